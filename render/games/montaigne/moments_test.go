package montaigne

import (
	"testing"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// TestHeraldsHaveAPicture: who comes home is shown from Bordeaux on the chart, and
// the last turn with its hourglass, not with bare words.
func TestHeraldsHaveAPicture(t *testing.T) {
	v := crowded(t, 3, 5, 5)
	c := contextOf("fr", &v)
	at := lay.Common(rules.Town, int(rules.Bordeaux))
	for _, key := range []game.NoteKey{rules.NoteHome, rules.NoteHomeBooks, rules.NoteLast} {
		m := Board{}.Moment(game.Event{Kind: game.Note, Key: key}, &v, c)
		if m.Kind != board.Heralded || m.Pic.Kind == "" || m.Size[0] <= 0 || m.Words == "" {
			t.Errorf("%s: %+v", key, m)
		}
		if home := key != rules.NoteLast; home != (m.From == at && m.To == at) {
			t.Errorf("%s begins at %v and ends at %v", key, m.From, m.To)
		}
	}
	if r, ok := (Board{}).Layout(&v, c).Rect(at); !ok || r.W <= 0 {
		t.Error("Bordeaux lies nowhere")
	}
}

package table

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	rules "posterestante/game/sakodo"
	"posterestante/render/engine/stage"
	"posterestante/render/games/sakodo"
	"posterestante/render/table/board"
)

// TestBarterPointedAt checks that who is chosen to barter with, by the pawn or by the panel, is told to be offered one
// when pointed at: what the log says of it later, that one thinks of an offer, doesn't say what a click does.
func TestBarterPointedAt(t *testing.T) {
	for lang, want := range map[string]map[game.Seat]string{
		"en": {1: "Offers Anaïs a barter", 2: "Offers Théo a barter"},
		"fr": {1: "Propose un troc à Anaïs", 2: "Propose un troc à Théo"},
	} {
		st := globetest.Position(t, rules.Game,
			"seats 3; bag passport camera guide; 1: bag passport compass; 2: bag passport compass; at 22; 1: at 20; 2: at 20")
		s := game.From(rules.Game, game.Setup{Game: "sakodo", Seats: []string{"person", "bot:steady", "bot:steady"}, Seed: "1"}, st)
		tb := New(&Deps{Words: words.In(lang), Board: sakodo.Board, Names: []string{"Lise", "Anaïs", "Théo"},
			Colours: []int{2, 0, 1}}, Unkept{On: s})
		p := &player{t, tb, nil, stage.NewShow(tb)}
		p.step(stage.Raw{X: -1, Y: -1}, 0)
		p.click(board.SpotID(game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: rules.ButtonBarter}))
		seen := map[game.Seat]int{}
		p.settle()
		for _, id := range p.litSpots() {
			at, ok := p.show.Frame().Hot(id).Does.(game.Spot)
			if !ok || want[at.Seat] == "" {
				continue
			}
			p.settle()
			p.pointAt(id)
			if seen[at.Seat]++; !p.written(want[at.Seat]) {
				t.Errorf("%s: %s is pointed at, and %q isn't said", lang, id, want[at.Seat])
			}
		}
		if seen[1] != 2 || seen[2] != 2 {
			t.Errorf("%s: who can be bartered with is lit at %v places, by pawn and panel", lang, seen)
		}
	}
}

package headless

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
)

// mute is a teller that can't tell what is done.
type mute struct{ game.Teller }

func (mute) Step(_, _ *game.View, _ game.Seat, _ game.Action, _ []game.Event) game.Told { panic("37") }

// TestReplaySurvives prints a match that can't be told: its actions stand there without
// sentences, it says so, and it shows nothing of why.
func TestReplaySurvives(t *testing.T) {
	data, err := os.ReadFile(filepath.Join("..", "docs", "examples", "match.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	r, err := store.Read(data)
	if err != nil {
		t.Fatal(err)
	}
	p := box.Of(r.Header.Game)
	was := p.Teller
	p.Teller = mute{was}
	defer func() { p.Teller = was }()
	for lang, want := range map[string]string{"en": "could not be made.", "fr": "pas pu être"} {
		var out strings.Builder
		if err := Print(&out, r, lang); err != nil {
			t.Fatal(err)
		}
		if text := out.String(); !strings.Contains(text, want) || !strings.Contains(text, r.Session.Text(0, game.Nobody)) {
			t.Errorf("%s: it prints\n%s", lang, text)
		}
	}
}

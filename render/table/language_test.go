package table

import (
	"errors"
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"posterestante/game/store"
	"posterestante/render/engine/stage"
)

// inEnglish are words that no French sentence has.
var inEnglish = regexp.MustCompile(`(?i)(?:^|[^\p{L}])(the|of|to|and|is|are|for|with|from|it|not|was|be|could|this|that)(?:[^\p{L}]|$)`)

// TestDialogsInFrench checks that what goes wrong at the table is said in the
// player's language, whoever says it.
func TestDialogsInFrench(t *testing.T) {
	for _, err := range []error{
		&store.Trouble{Key: "store.write", Err: fs.ErrPermission},
		&store.Damage{Trouble: store.Trouble{Key: "store.read", Args: map[string]any{"Name": "x"},
			Err: fs.ErrNotExist}},
		&store.Excuse{Key: "journal.error.write", Args: map[string]any{"Dir": "/x"}, Err: fs.ErrPermission},
		fs.ErrPermission, fs.ErrNotExist,
	} {
		p := newPlayer(t, 0, 5, "person", "person")
		p.table.deps = deps(0, 2, "fr")
		p.match.fail = err
		p.table.act(p.match.On.Legal()[0])
		if p.table.Dialog == nil {
			t.Fatalf("%v is not told", err)
		}
		if text := p.table.Dialog.Title + " " + p.table.Dialog.Text; inEnglish.MatchString(text) ||
			strings.ContainsAny(text, "[{") {
			t.Errorf("%q", text)
		}
	}
	p := newPlayer(t, 0, 5, "person", "person")
	p.table.deps = deps(0, 2, "fr")
	p.match.fail = errors.New("strange")
	p.table.act(p.match.On.Legal()[0])
	if want := "message du programme\u00a0: «\u00a0strange\u00a0»"; p.table.Dialog == nil ||
		p.table.Dialog.Text != want {
		t.Errorf("what has no words of ours isn't marked as such: %+v", p.table.Dialog)
	}
}

// TestLabelsNameTheKeysThatAreSet checks that a button's words name the key that
// its command has now, and none where it has none.
func TestLabelsNameTheKeysThatAreSet(t *testing.T) {
	p := played(t, 0, 30, 3, "person", "automa:easy")
	label := func(id string) string {
		p.show.Touch()
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		h := p.show.Frame().Hot(id)
		if h == nil {
			t.Fatalf("no %s", id)
		}
		return h.Label
	}
	for id, want := range map[string]string{"table.redo": "Redo (Ctrl+Y)",
		"table.restart": "Undo the whole turn (Shift+Backspace)", "table.hints": "What can I do? (H)",
		"table.past": "Look back (T)"} {
		if got := label(id); got != want {
			t.Errorf("%s is %q, not %q", id, got, want)
		}
	}
	next, _ := (*stage.Keymap)(nil).Bind(stage.CmdHints, stage.Stroke{Key: "q"})
	next, _ = next.Bind(stage.CmdRedo, stage.Stroke{Key: "t"}) // the look back had it
	p.show.SetKeys(next)
	for id, want := range map[string]string{"table.redo": "Redo (T)", "table.hints": "What can I do? (Q)",
		"table.past": "Look back (Ctrl+Y)"} {
		if got := label(id); got != want {
			t.Errorf("%s is %q, not %q", id, got, want)
		}
	}
}

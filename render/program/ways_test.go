package program

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards/lesson"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// visitor walks through the program without a window.
type visitor struct {
	*testing.T
	show *stage.Show
}

func (v *visitor) step() { v.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick) }

// rest waits until nothing moves.
func (v *visitor) rest() {
	v.Helper()
	v.step()
	for range 3000 {
		if v.step(); !v.show.Busy() {
			return
		}
	}
	v.Fatal("it never comes to rest")
}

func (v *visitor) click(ids ...string) {
	v.Helper()
	for _, id := range ids {
		h := v.show.Frame().Hot(id)
		if h == nil {
			v.Fatalf("there is no %s on %T", id, v.show.Scene())
		}
		x, y := h.Rect.Mid()
		for _, down := range []bool{false, true, false} {
			v.show.Step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
		}
		v.rest()
	}
}

// texts is all that is written.
func (v *visitor) texts() string {
	var out []string
	for _, s := range v.show.Frame().Sprites {
		out = append(out, s.Pic.Text)
	}
	return strings.Join(out, "\n")
}

// overMatch is a match that is over, and closed; chance played for its person.
func overMatch(t *testing.T, h *home) (id string) {
	t.Helper()
	m, err := h.shelf.New(metaOf(solo))
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(1)
	for bot := (&game.RandomBot{Rand: r}); !m.Session().Over(); {
		if _, err := m.Do(m.Session().Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	return m.ID()
}

// TestMenuFromAWhatIf: "To the menu" lands in the menu, from a what-if over a
// replay too, and holds neither match any longer; the pause of a replay doesn't
// speak of going on.
func TestMenuFromAWhatIf(t *testing.T) {
	h := newHome(t, t.TempDir())
	h.settings.Speed = 0
	id := overMatch(t, h)
	v := &visitor{t, stage.NewShow(menus.NewMenu(h.deps))}
	v.rest()
	v.click("menu.matches")
	if v.show.Frame().Hot("matches.go") == nil {
		v.click("matches.tab.1")
	}
	v.click("matches.go", "table.menu")
	w := h.deps.Words
	if all := v.texts(); !strings.Contains(all, w.T("end.pause")) || strings.Contains(all, w.T("table.pause.text")) {
		t.Errorf("the pause of a replay says %q", all)
	}
	v.click("dialog.stay", "past.forth", "past.go")
	v.show.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyEscape}}, stage.Tick)
	v.step()
	if !strings.Contains(v.texts(), w.T("table.pause.text")) {
		t.Errorf("the pause of a match that goes on says %q", v.texts())
	}
	v.click("dialog.menu")
	if _, ok := v.show.Scene().(*menus.Menu); !ok {
		t.Errorf("to the menu led to %T", v.show.Scene())
	}
	for _, i := range h.matches() {
		m, err := h.shelf.Resume(i.ID)
		if err != nil {
			t.Errorf("%s is still held: %v", i.Name, err)
			continue
		}
		m.Close()
	}
	if len(h.matches()) != 2 || id == "" {
		t.Errorf("%d matches", len(h.matches()))
	}
}

// TestAlone: a lesson whose match is played on alone doesn't come back to it,
// and learning begins anew.
func TestAlone(t *testing.T) {
	h := newHome(t, t.TempDir())
	h.settings.Speed = 0
	m, err := h.shelf.New(lesson.Course.Meta(h.deps.Words))
	if err != nil {
		t.Fatal(err)
	}
	coach := lesson.Course.Coach(h.deps.Words)
	for l := coach.Lesson(m.Session()); !l.Done; l = coach.Lesson(m.Session()) {
		if _, err := m.Do(l.Wants[0]); err != nil {
			t.Fatal(err)
		}
	}
	id := m.ID()
	m.Close()
	open := func() *visitor {
		next, err := h.resume(id)
		if err != nil {
			t.Fatal(err)
		}
		v := &visitor{t, stage.NewShow(&over{menus.NewMenu(h.deps), next})}
		v.rest()
		return v
	}
	v := open()
	v.click("lesson.done", "table.menu", "dialog.menu")
	v = open()
	if v.show.Frame().Hot("lesson.done") != nil {
		t.Error("the lesson came back")
	}
	v.click("table.menu", "dialog.menu")
	next, err := h.lesson("postcards")
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := next.(*table.Table); !ok || len(h.matches()) != 2 {
		t.Errorf("%T, %d matches: learning doesn't begin anew", next, len(h.matches()))
	}
}

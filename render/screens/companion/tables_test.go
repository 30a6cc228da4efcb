package companion

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
)

// said are all words that are shown.
func (p *player) said() string {
	var all []string
	for _, s := range p.show.Frame().Sprites {
		all = append(all, s.Pic.Text)
	}
	return strings.Join(all, "\n")
}

// TestTwoTables plays at two tables of a game by turns: each is listed with who sits
// there, how far it is and whose turn it is, goes on as it was left, and is deleted
// only after a question.
func TestTwoTables(t *testing.T) {
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		first := laid(t, k, lang)
		first.desk().now.names[0] = "Lise"
		first.desk().push(first.desk().now)
		second := laid(t, k, lang, "tray.seats.1")
		second.desk().now.names[0] = "Jo"
		second.desk().push(second.desk().now)
		if len(k.kept) != 2 || k.kept[0].ID != second.desk().id || k.kept[1].ID != first.desk().id {
			t.Fatalf("%d tables are kept", len(k.kept))
		}
		k.kept[0].Faces = []int{3, 4, 5}
		p := play(t, New(k.deps(lang)))
		p.shot("welcome_two")
		checked(t, "two tables", p.show.Frame())
		w := k.deps(lang).Words
		for _, want := range []string{"Lise", "Jo", w.T("companion.stands.turn", with{"Who": "Lise"}),
			w.T("companion.stands.turn", with{"Who": "Jo"}), w.T(k.game + ".name")} {
			if !strings.Contains(strings.ToLower(p.said()), strings.ToLower(want)) {
				t.Errorf("%q isn't said", want)
			}
		}
		p.click("companion.row.1", "companion.on")
		d := p.desk()
		if len(d.now.names) != 2 || d.name(0) != "Lise" || !d.now.st.Equal(first.desk().now.st) {
			t.Fatalf("the other table goes on: %v", d.now.names)
		}
		was := string(k.kept[0].Position)
		d.edit(canvas, func(st game.Editable) error { st.SetTurn(1, false); return nil })
		p.click("desk.back")
		if len(k.kept) != 2 || k.kept[0].ID != d.id || string(k.kept[1].Position) != was {
			t.Fatal("what was changed at one table isn't kept there alone")
		}
		if x := p.show.Scene().(*welcome).chosen(); x.ID != d.id {
			t.Error("the table one comes from isn't chosen")
		}
		p.click("companion.lay", "tray.lay")
		for p.show.Frame().Hot("tray.skip") != nil {
			p.click("tray.skip")
		}
		laid := p.desk().id
		p.click("desk.back")
		if x := p.show.Scene().(*welcome).chosen(); len(k.kept) != 3 || x.ID != laid {
			t.Error("the table that was laid isn't chosen")
		}
		p.click("companion.delete", "dialog.delete", "companion.row.1")
		p.click("companion.row.1") // a click on the chosen one opens it
		if got := p.desk(); got.name(0) != "Jo" {
			t.Errorf("the table of %q is opened", got.name(0))
		}
		p.click("desk.back", "companion.delete")
		p.shot("welcome_delete")
		checked(t, "question", p.show.Frame())
		p.click("dialog.keep")
		if len(k.kept) != 2 {
			t.Fatal("deleted without a yes")
		}
		p.click("companion.delete", "dialog.delete")
		if len(k.kept) != 1 || k.kept[0].ID != d.id {
			t.Fatal("another is deleted")
		}
		p.click("companion.delete", "dialog.delete")
		if len(k.kept) != 0 || p.show.Frame().Hot("companion.on") != nil || p.show.Frame().
			Hot("companion.row.0") != nil {
			t.Error("the last one is still there")
		}
	})
}

// TestManyTables: a long list is walked by keys, and whatever can't be read is said,
// can't be gone on with, and can be deleted.
func TestManyTables(t *testing.T) {
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		laid(t, k, lang, "tray.seats.2")
		for _, id := range []string{"b", "c", "d", "e", "f"} {
			more := k.kept[0]
			more.ID = id
			k.kept = append(k.kept, more)
		}
		bad := "The file of a table kept here is damaged (there is no field “more”) and can't be continued; it is left as it is."
		k.kept = append(k.kept, Kept{ID: "z", Problem: bad})
		k.said = []string{"The file of a table kept here is damaged (it is not what is expected there) and can't be continued; it was set aside as companion-postcards.json.damaged-20261122-224800."}
		p := play(t, New(k.deps(lang)))
		p.shot("welcome_many")
		checked(t, "many", p.show.Frame())
		if !strings.Contains(p.said(), k.said[0]) {
			t.Error("what was set aside isn't said")
		}
		w := p.show.Scene().(*welcome)
		p.click("companion.row.0")
		p.click("desk.back")
		for range 6 {
			p.keys(stage.Raw{}, stage.KeyDown)
		}
		if !slices.ContainsFunc(p.show.Frame().Hots, func(h stage.Hot) bool { return h.ID == "companion.row.6" }) {
			t.Fatal("the list doesn't move along")
		}
		w.at = 6
		p.show.Touch()
		p.settle()
		checked(t, "a bad one", p.show.Frame())
		p.shot("welcome_bad")
		if h := p.show.Frame().Hot("companion.on"); h.Lit || !strings.Contains(p.said(), bad) {
			t.Error("a damaged table can be gone on with, or isn't said to be")
		}
		p.click("companion.row.6")
		if _, ok := p.show.Scene().(*welcome); !ok {
			t.Error("a damaged table is opened")
		}
		k.full = true
		p.click("companion.delete", "dialog.delete", "dialog.ok")
		if len(w.tables) != 7 {
			t.Error("it is gone though it couldn't be")
		}
		k.full = false
		p.click("companion.delete", "dialog.delete")
		if len(w.tables) != 6 || w.chosen() == nil || w.chosen().ID != "f" {
			t.Error("the one before isn't chosen")
		}
	})
}

// TestRestIsDrawn: what flew is drawn as it lies, and lit as it is then, in the very
// step in which nothing moves any more.
func TestRestIsDrawn(t *testing.T) {
	k := &kitchen{}
	p := play(t, New(k.deps("en")))
	p.click("companion.edit")
	d := p.desk()
	s := game.Spot{Zone: rules.Row, Seat: game.Nobody}
	flies := 0
	for _, c := range d.now.st.Choices(s)[:12] {
		d.edit(canvas, d.put(s, c.ID, false))
		p.show.Touch()
		drawn := p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		for p.show.Busy() {
			flies++
			drawn = p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		if !drawn {
			t.Fatal("it comes to rest and isn't drawn")
		}
	}
	if flies == 0 {
		t.Error("nothing flies")
	}
}

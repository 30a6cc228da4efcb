package windowtest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
	"posterestante/game/store"
	"posterestante/windowtest/drive"
)

// TestBeside lays a table beside the cardboard game with a real pointer, from the
// game's page on: it tells what the seat has that is played here and what the departure
// gave each, then one turn of it as the dice fall and the bag cards come, and sees the
// table advance, on the screen and in what is kept. It is there again when one comes
// back, and beside a second table that is laid.
func TestBeside(t *testing.T) {
	d := screen(t)
	for _, row := range []struct{ lid, name, lang string }{{"2", "sakodo", "fr"}, {"3", "routard", "en"}} {
		t.Run(row.name, func(t *testing.T) { beside(t, d, row.lid, row.name, row.lang) })
	}
}

func beside(t *testing.T, d *drive.Display, lid, name, lang string) {
	p := sit(t, d, t.TempDir(), lang, 0)
	p.click("menu.lid."+lid, "page.companion", "companion.lay", "tray.lay")
	p.lay(name)
	p.shoot("beside-" + name)
	before := p.kept(name)
	if before == nil {
		t.Fatal("the table that was laid isn't kept")
	}
	p.click("desk.main")
	asked := 0
	for n := 0; n < 60; n++ {
		s := p.lies("desk.seats", "desk.main", "tray.die.3", "tray.item.0", "tray.tell")
		if n > 0 && s.Hot("desk.seats") != nil { // the turn is over
			break
		}
		asked += p.told(s)
		if asked == 1 {
			p.shoot("beside-" + name + "-asked")
		}
	}
	if asked == 0 {
		t.Error("nothing had to be told")
	}
	w := words.In(lang)
	s := p.lies("desk.seats")
	p.shoot("beside-" + name + "-told")
	who := w.T("companion.told", map[string]any{"Who": w.T(name + ".opponent")})
	if !slices.Contains(s.Texts, who) {
		t.Errorf("it doesn't say %q: %q", who, s.Texts)
	}
	after := p.kept(name)
	if after.Turn() == 1 || after.Equal(before) {
		t.Fatalf("the table stands as before: %+v", after)
	}
	t.Logf("%d times asked", asked)
	p.click("desk.back", "companion.on")
	p.lies("desk.seats")
	if st := p.kept(name); !st.Equal(after) {
		t.Error("what was kept is another table")
	}
	p.click("desk.back", "companion.lay", "tray.seats.1", "tray.lay") // for another group
	if p.lies("tray.skip", "desk.main").Hot("tray.skip") != nil {
		p.click("tray.skip")
	}
	p.click("desk.back")
	p.lies("companion.row.1")
	p.shoot("beside-" + name + "-tables")
	if st := p.kept(name); st.View(game.Nobody).Seats != 3 {
		t.Error("the second table isn't the one that was kept last")
	}
	p.click("companion.row.1", "companion.on")
	p.lies("desk.seats")
	p.click("desk.back", "companion.delete", "dialog.delete") // the first one, which was chosen
	if list, _ := store.NewTables(p.Data, name).List(); len(list) != 1 || len(list[0].Seats) != 3 {
		t.Errorf("left are %+v", list)
	}
}

// lay tells what a new table asks for: of Sakodo a bag without a passport, and more
// money than who looks for a job may have, so that the first turn is one with a die,
// however the seat that is played here decides.
func (p *player) lay(name string) {
	p.Helper()
	bag := map[string][]string{"sakodo": {"tray.item.1", "tray.item.3", "tray.enough"}, "routard": {"tray.item.0", "tray.item.1", "tray.item.2", "tray.item.3", "tray.item.4", "tray.skip"}}[name]
	for {
		s := p.lies("desk.main", "tray.skip")
		switch {
		case s.Hot("tray.skip") == nil:
			return
		case s.Hot("tray.told") != nil:
			p.write(fmt.Sprintf("tray.field.%d", globe.MoneyN), "800")
			p.click("tray.told")
		default:
			p.click(bag[0])
			bag = append(bag[1:], bag[len(bag)-1])
		}
	}
}

// told tells what is asked for, or goes on; it says how much it told.
func (p *player) told(s drive.Screen) int {
	p.Helper()
	for _, id := range []string{"tray.die.3", "tray.tell", "tray.item.0"} {
		if s.Hot(id) != nil {
			p.click(id)
			return 1
		}
	}
	p.click("desk.main")
	return 0
}

// kept is the table beside a game that was kept last; nil where nothing was told yet.
func (p *player) kept(name string) game.Editable {
	p.Helper()
	list, said := store.NewTables(p.Data, name).List()
	if len(said) > 0 {
		p.Fatal(said[0])
	}
	if len(list) == 0 {
		return nil
	}
	st, err := box.Of(name).Game.(game.Drafter).Draft(list[0].Position)
	p.must(err)
	return st
}

// lies waits until one of some hots is lit, and nothing moves.
func (p *player) lies(ids ...string) drive.Screen {
	p.Helper()
	s, err := p.Wait(strings.Join(ids, " or "), func(s drive.Screen) bool {
		return !s.Busy && slices.ContainsFunc(ids, func(id string) bool { return s.Hot(id) != nil })
	})
	p.must(err)
	return s
}

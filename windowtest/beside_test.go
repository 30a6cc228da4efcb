package windowtest

import (
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
	"posterestante/windowtest/drive"
)

// TestBeside lays a table beside the cardboard game with a real pointer, from the
// game's page on: it tells what the seat has that is played here, then one turn of it
// as the dice fall and the bag cards come, and sees the table advance, on the screen
// and in what is kept. It is there again when one comes back.
func TestBeside(t *testing.T) {
	d := screen(t)
	for _, row := range []struct{ lid, name, lang string }{{"3", "routard", "en"}} { // a first turn of Sakodo may end before what the test waits for, by what is drawn
		t.Run(row.name, func(t *testing.T) { beside(t, d, row.lid, row.name, row.lang) })
	}
}

func beside(t *testing.T, d *drive.Display, lid, name, lang string) {
	p := sit(t, d, t.TempDir(), lang, 0)
	p.click("menu.lid."+lid, "page.companion", "companion.lay", "tray.lay")
	for n := 0; ; n++ { // its bag: one of each
		s := p.lies("desk.main", "tray.skip")
		if s.Hot("tray.skip") == nil {
			break
		}
		p.click([]string{"tray.item.0", "tray.item.1", "tray.item.2", "tray.item.3", "tray.item.4", "tray.skip"}[min(n, 5)])
	}
	p.shoot("beside-" + name)
	before := 0 // what it has, once anything was told
	money := func(s game.State) int { v := s.View(game.Nobody); return v.Counter(globe.MoneyN, 1) }
	if st := p.kept(name); st != nil {
		before = money(st)
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
	if after == nil || after.Turn() == 1 || money(after) == before {
		t.Fatalf("the table stands as before: %+v", after)
	}
	t.Logf("%d times asked; money %d, then %d", asked, before, money(after))
	p.click("desk.back", "companion.on")
	p.lies("desk.seats")
	if st := p.kept(name); !st.Equal(after) {
		t.Error("what was kept is another table")
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

// kept is the table beside a game as it lies in its file; nil where nothing was told yet.
func (p *player) kept(name string) game.Editable {
	p.Helper()
	data, err := os.ReadFile(filepath.Join(p.Data, "companion-"+name+".json"))
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	p.must(err)
	var file struct{ Position json.RawMessage }
	p.must(json.Unmarshal(data, &file))
	st, err := box.Of(name).Game.(game.Drafter).Draft(file.Position)
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

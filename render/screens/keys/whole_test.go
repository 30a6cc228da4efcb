package keys_test

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// box is the program without a window, played without a mouse.
type box struct {
	*testing.T
	show  *stage.Show
	match *game.Session
	prefs menus.Prefs
}

func open(t *testing.T) *box {
	b := &box{T: t}
	d := &menus.Deps{Words: words.In("fr")}
	d.Matches, d.NewSeed = func() []menus.Match { return nil }, func() game.Seed { return "12" }
	d.Prefs, d.OnPrefs = func() menus.Prefs { return b.prefs }, func(p menus.Prefs) {
		b.prefs = p
		b.show.SetKeys(p.Keys)
	}
	d.Box = []menus.Boxed{menus.BoxOf(rules.Game{}, "automa:easy")}
	d.OnStart = func(s menus.Setup) (stage.Scene, error) {
		setup := game.Setup{Game: "postcards", Seed: s.Seed, Options: s.Options}
		th := &table.Deps{Words: d.Words, Board: postcards.Board{}}
		for _, seat := range s.Seats {
			setup.Seats = append(setup.Seats, seat.Kind)
			th.Names, th.Colours = append(th.Names, seat.Name), append(th.Colours, seat.Colour)
		}
		m, err := game.NewSession(rules.Game{}, setup)
		b.match = m
		return table.New(th, table.Unkept{On: m}), err
	}
	b.show = stage.NewShow(menus.NewMenu(d))
	b.press()
	return b
}

// press presses keys, one after the other, with the mouse far away.
func (b *box) press(ks ...stage.Key) {
	for _, k := range append([]stage.Key{""}, ks...) {
		raw := stage.Raw{X: -1, Y: -1}
		if k != "" {
			raw.Keys = []stage.Key{k}
		}
		b.show.Step(raw, stage.Tick)
	}
}

// rest lets time pass until nothing moves.
func (b *box) rest() {
	for i := 0; i < 3 || b.show.Busy(); i++ {
		if i > 5000 {
			b.Fatal("it never comes to rest")
		}
		b.press()
	}
}

func (b *box) lit(prefix string) (out []string) {
	for _, h := range b.show.Frame().Hots {
		if h.Lit && strings.HasPrefix(h.ID, prefix) {
			out = append(out, h.ID)
		}
	}
	return out
}

// to walks to a hot by a key; it is chosen by another.
func (b *box) to(id string, by, choose stage.Key) {
	b.Helper()
	for range 400 {
		if f := b.show.Frame(); f.Focus == id && f.Ring {
			b.press(choose)
			return
		}
		b.press(by)
	}
	b.Fatalf("%s doesn't come to %s", by, id)
}

// TestAMatchWithoutAMouse goes from the menu through the setup, and plays a
// whole match against the Automa up to its result, by Tab, Enter and Space only.
func TestAMatchWithoutAMouse(t *testing.T) {
	b := open(t)
	b.to("menu.new", stage.KeyTab, stage.KeyEnter)
	b.to("setup.start", stage.KeyTab, stage.KeySpace)
	r := game.NewRand(4)
	keys := []stage.Key{stage.KeyTab, stage.KeyBackTab, stage.KeyEnter, stage.KeySpace}
	for n := 0; ; n++ {
		b.rest()
		if _, over := b.show.Scene().(*table.Result); over {
			break
		}
		if n > 5000 {
			t.Fatal("it does not end")
		}
		by, choose := keys[r.Intn(2)], keys[2+r.Intn(2)]
		if len(b.lit("dialog.end")) > 0 {
			b.to("dialog.end", by, choose)
		} else if spots := b.lit("spot:"); len(spots) > 0 {
			b.to(spots[r.Intn(len(spots))], by, choose)
		} else {
			t.Fatalf("nothing is to be chosen: %v", b.lit(""))
		}
	}
	if !b.match.Over() {
		t.Error("the result is shown before the end")
	}
	b.rest()
	b.to("result.menu", stage.KeyTab, stage.KeyEnter)
	b.rest()
	if _, ok := b.show.Scene().(*menus.Menu); !ok {
		t.Errorf("after the result comes %T", b.show.Scene())
	}
}

// TestTheFocusStaysAmongPieces checks that after a choice the keyboard is on
// something that can be chosen next, so that a match goes on without a search.
func TestTheFocusStaysAmongPieces(t *testing.T) {
	b := open(t)
	b.to("menu.new", stage.KeyTab, stage.KeyEnter)
	b.to("setup.start", stage.KeyTab, stage.KeyEnter)
	b.rest()
	b.press(stage.KeyTab)
	for i := range 60 {
		if f := b.show.Frame(); !strings.HasPrefix(f.Focus, "spot:") || !f.Hot(f.Focus).Lit {
			t.Fatalf("after %d choices the keyboard is on %q", i, f.Focus)
		}
		b.press(stage.KeyEnter)
		b.rest()
		if len(b.lit("dialog.end")) > 0 {
			b.to("dialog.end", stage.KeyTab, stage.KeyEnter)
			b.rest()
		}
	}
	if b.match.Len() < 20 {
		t.Errorf("60 times Enter played %d actions", b.match.Len())
	}
}

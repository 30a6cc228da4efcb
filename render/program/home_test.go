package program

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/palette"
	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/render/cli"
	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

func newHome(t *testing.T, data string) *home {
	t.Helper()
	shelf, err := store.Open(data)
	if err != nil {
		t.Fatal(err)
	}
	h := &home{data: data, shelf: shelf, settings: settings.Default(), mail: newMailroom(shelf)}
	h.deps = h.scenes("fr")
	h.deps.Patience = time.Minute // what is slow here is the machine
	return h
}

var solo = menus.Setup{Game: "postcards", Options: map[string]string{"side": "B", "openfaces": "yes"}, Seed: "4", Seats: []menus.Seat{
	{Name: "Zoé", Kind: menus.Person, Colour: 3}, {Name: "Automa", Kind: "automa:easy", Colour: 0}}}

// TestStartAndResume starts a match, leaves it, and goes on with it.
func TestStartAndResume(t *testing.T) {
	data := t.TempDir()
	h := newHome(t, data)
	if _, err := h.start(solo); err != nil {
		t.Fatal(err)
	}
	list := h.matches()
	if len(list) != 1 || list[0].Name != "Zoé, Automa" || list[0].Over {
		t.Fatalf("the list is %+v", list)
	}
	if _, err := h.resume(list[0].ID); err == nil {
		t.Error("a match that is held can be opened twice")
	}
	bad := solo
	bad.Seats = bad.Seats[:1]
	if _, err := h.start(bad); err == nil {
		t.Error("a match of one seat was started")
	}
}

// TestNewSeeds: a seed that nobody typed is one of very many, in a new match and
// in the next one of the same travellers; and a colour of the store is one that there is.
func TestNewSeeds(t *testing.T) {
	h := newHome(t, t.TempDir())
	m, err := h.shelf.New(metaOf(solo))
	if err != nil {
		t.Fatal(err)
	}
	seen := map[game.Seed]bool{}
	for what, draw := range map[string]func() game.Seed{
		"new": h.deps.NewSeed, "again": func() game.Seed { return again(m.Header()).Seed }, "companion": h.companion(&packs.Games[0]).NewSeed,
	} {
		for range 20 {
			if s := draw(); len(s) != len(game.NewSeed()) || seen[s] {
				t.Errorf("%s: %q came before, or is short", what, s)
			} else {
				seen[s] = true
			}
		}
	}
	if store.MaxColour != palette.Seats {
		t.Error(store.MaxColour, "colours in files,", palette.Seats, "on the table")
	}
}

// TestAfterACrash checks that the match goes on at once after a crash, and only
// at the first start after it.
func TestAfterACrash(t *testing.T) {
	data := t.TempDir()
	h := newHome(t, data)
	m, err := h.shelf.New(store.Meta{Name: "x", Setup: metaOf(solo).Setup, Seats: metaOf(solo).Seats})
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if _, ok := h.first(data).(*menus.Menu); !ok {
		t.Error("without a crash the start is not the menu")
	}
	name := filepath.Join(data, "crash-"+time.Now().Format("20060102-150405")+".txt")
	if err := os.WriteFile(name, []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	s := stage.NewShow(h.first(data))
	for range 3 {
		s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	if _, ok := s.Scene().(*table.Table); !ok {
		t.Errorf("after a crash %T is shown, want the table", s.Scene())
	}
	if _, ok := newHome(t, data).first(data).(*menus.Menu); !ok {
		t.Error("the second start after a crash is not the menu")
	}
}

// TestEveryWordOfTheTable checks that the program's own keys have words.
func TestEveryWordOfTheTable(t *testing.T) {
	for _, lang := range words.Languages() {
		w := words.In(lang)
		for _, s := range table.Speeds {
			if got := w.T(s.Key); got[0] == '[' {
				t.Errorf("%s: %s", lang, got)
			}
		}
	}
}

// TestBoxed checks that every game with a table can be set up.
func TestBoxed(t *testing.T) {
	all := packs.Shelf()
	if len(all) != len(packs.Games) {
		t.Errorf("%d games can be set up, %d have a table", len(all), len(packs.Games))
	}
	for _, g := range all {
		if len(g.Kinds) < 2 || g.Kinds[0] != menus.Person || !slices.Contains(g.Kinds, g.Usual) {
			t.Errorf("%s: kinds %v, usually %q", g.Name, g.Kinds, g.Usual)
		}
		for _, lang := range words.Languages() {
			w := words.In(lang)
			keys := []string{g.Name + ".name", g.Name + ".opponent", g.Name + ".minutes", g.Name + ".blurb", "about." + g.Name}
			for _, k := range g.Kinds {
				keys = append(keys, "kind."+strings.ReplaceAll(k, ":", "."), g.Name+".kind_of_seat."+k)
			}
			for _, o := range g.Options {
				keys = append(keys, g.Name+".option."+o.Name, g.Name+".option."+o.Name+".words")
				for _, v := range o.Values {
					if !slices.Contains(o.Values, "yes") {
						keys = append(keys, g.Name+".option."+o.Name+"."+v)
					}
				}
			}
			for _, k := range keys {
				if strings.HasPrefix(w.T(k), "[") {
					t.Errorf("%s has no words for %s", lang, k)
				}
			}
		}
	}
}

// TestRulesOfEveryGame checks that every game of the box has its rules, in both
// languages, and that one comes from each to the next.
func TestRulesOfEveryGame(t *testing.T) {
	h := newHome(t, t.TempDir())
	for _, g := range h.deps.Box {
		for _, lang := range words.Languages() {
			if b, err := rules.For(g.Name, lang); err != nil || b.Lang != lang || len(b.Chapters) < 5 {
				t.Errorf("%s in %s: %v", g.Name, lang, err)
			}
		}
		for i, other := range h.deps.Box {
			if other.Name == g.Name {
				continue
			}
			show := stage.NewShow(h.rules(g.Name, ""))
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			for _, id := range []string{"rulebook.game", fmt.Sprintf("rulebook.game.%d", i)} {
				x, y := show.Frame().Hot(id).Rect.Mid()
				show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
				show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
			}
			title := h.deps.Words.T(other.Name + ".name")
			if !slices.ContainsFunc(show.Frame().Sprites, func(s stage.Sprite) bool { return s.Pic.Kind == "select" && s.Pic.Text == title }) {
				t.Errorf("from the rules of %s there is no way to those of %s", g.Name, other.Name)
			}
		}
	}
	if h.lately() != h.deps.Box[0].Name {
		t.Errorf("with nothing played %q comes first", h.lately())
	}
}

// TestNoTable: a match of a game without a table is refused in a sentence,
// wherever it is opened, and is not held; the menu doesn't offer the game.
func TestNoTable(t *testing.T) {
	all := packs.Games
	packs.Games = all[:1]
	t.Cleanup(func() { packs.Games = all })
	h := newHome(t, t.TempDir())
	if len(h.deps.Box) != 1 {
		t.Error("the menu offers", h.deps.Box)
	}
	without := solo
	without.Game, without.Options, without.Seats = all[1].Name, nil, []menus.Seat{{Name: "Zoé", Kind: menus.Person}, {Name: "x", Kind: "bot:steady", Colour: 1}}
	m, err := h.shelf.New(metaOf(without))
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	for range 2 { // a match that stayed held would be refused for that
		for what, open := range map[string]func(string) (stage.Scene, error){"resume": h.resume, "same": h.same} {
			if next, err := open(m.ID()); next != nil || err == nil || !strings.Contains(err.Error(), "pas encore de table") {
				t.Errorf("%s: %v, %v", what, next, err)
			}
		}
	}
	if h.lately() != all[0].Name || h.thumb(m.ID()).Kind != "" {
		t.Errorf("%q was played lately", h.lately())
	}
	if _, err := h.journal(m.ID()); err == nil || len(h.matches()) != 1 {
		t.Errorf("%v; %d matches on the shelf", err, len(h.matches()))
	}
}

// TestEditorOfEveryGame: each game with a table whose positions can be changed by
// hand has an editor, and no other; a match that is begun from what it shows is on
// the shelf, as a position.
func TestEditorOfEveryGame(t *testing.T) {
	editors := 0
	for _, p := range packs.Games {
		h := newHome(t, t.TempDir())
		opponent := box.Of(p.Name).Opponent
		m, err := h.shelf.New(store.Meta{Name: "x", Setup: game.Setup{Game: p.Name, Seats: []string{menus.Person, opponent}},
			Seats: []store.Seat{{Name: "Zoé"}, {Name: "Automa", Colour: 1}}})
		if err != nil {
			t.Fatal(err)
		}
		th := &table.Deps{Words: h.deps.Words, Names: []string{"Zoé", "Automa"}, Colours: []int{0, 1}}
		h.furnish(th, m)
		_, editable := m.Session().StateAt(0).(game.Editable)
		if editable != (th.Position != nil) || editable != edits(p.Name) {
			t.Errorf("%s: positions can be changed: %v, an editor: %v", p.Name, editable, th.Position != nil)
		}
		if th.Position == nil {
			continue
		}
		editors++
		if !slices.ContainsFunc(companions(), func(o *packs.Pack) bool { return o.Name == p.Name }) {
			t.Errorf("%s isn't on the companion's page", p.Name)
		}
		scene, err := th.Position(m.Session(), 0)
		if err != nil {
			t.Fatal(p.Name, err)
		}
		show := stage.NewShow(scene)
		show.Step(stage.Raw{X: -1, Y: -1}, 0)
		if len(show.Frame().Hots) < 20 {
			t.Errorf("%s: %d things can be changed", p.Name, len(show.Frame().Hots))
		}
		raw, err := m.Session().StateAt(0).MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		if next, err := h.onPosition(p.Name)(raw, th.Names, th.Colours); err != nil || next == nil {
			t.Errorf("%s: %v", p.Name, err)
		}
		if list := h.shelf.List(); len(list) != 2 || list[0].Game != p.Name && list[1].Game != p.Name {
			t.Errorf("%s: %+v", p.Name, list)
		}
		if err := m.Close(); err != nil {
			t.Fatal(err)
		}
	}
	if editors < 2 {
		t.Errorf("%d games have an editor", editors)
	}
}

// TestFills: a size that is asked for is had, though full screen was remembered.
func TestFills(t *testing.T) {
	for _, row := range []struct{ asked, full, remembered, want bool }{
		{false, false, false, false}, {false, false, true, true}, {false, true, false, true},
		{true, false, true, false}, {true, true, true, true}, {true, false, false, false},
	} {
		var o cli.Options
		if row.asked {
			o.Width, o.Height = 1280, 720
		}
		o.FullScreen = row.full
		if got := fills(o, settings.Settings{FullScreen: row.remembered}); got != row.want {
			t.Errorf("%+v: full screen %v", row, got)
		}
	}
}

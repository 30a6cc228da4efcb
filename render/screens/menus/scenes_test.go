package menus

import (
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
)

// table stands for the table in the tests.
type table struct{}

func (table) Update(*stage.Input, time.Duration) stage.Answer { return stage.Answer{} }
func (table) Build(f *stage.Frame)                            { f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas()) }

type told struct {
	setup   Setup
	resumed string
	renamed string
	deleted string
	lang    string
	prefs   Prefs
}

func deps(lang string, n int) (*Deps, *told) {
	d := &told{}
	var list []Match
	for i := range n {
		list = append(list, Match{ID: string(rune('a' + i)), Name: "Voyage " + string(rune('A'+i)), Seats: []Player{{Name: "Zoé", Colour: 3}, {Name: "Émile", Colour: 1}}, Actions: i})
	}
	return &Deps{Words: words.In(lang), Version: "1", Box: []Boxed{BoxOf(rules.Game{}, "automa:normal")},
		Starts: Starts{OnStart: func(s Setup) (stage.Scene, error) { d.setup = s; return table{}, nil },
			NewSeed: func() game.Seed { return "4711" }},
		Shelf: Shelf{
			Matches:  func() []Match { return slices.Clone(list) },
			OnResume: func(id string) (stage.Scene, error) { d.resumed = id; return table{}, nil },
			OnRename: func(id, name string) error {
				d.renamed = id + "=" + name
				return nil
			},
			OnDelete: func(id string) error {
				d.deleted = id
				list = slices.DeleteFunc(list, func(m Match) bool { return m.ID == id })
				return nil
			},
		},
		Choices: Choices{OnLanguage: func(l string) { d.lang = l }, Prefs: func() Prefs { return d.prefs },
			OnPrefs:   func(p Prefs) { d.prefs = p },
			SoundNote: func() string { return "No sound device was found." }},
	}, d
}

// player drives a show as a person would.
type player struct {
	t    *testing.T
	show *stage.Show
}

func play(t *testing.T, s stage.Scene) *player {
	p := &player{t, stage.NewShow(s)}
	p.show.Step(stage.Raw{X: -1, Y: -1}, 0)
	return p
}

// click presses and releases where the hot can be hit.
func (p *player) click(ids ...string) {
	p.t.Helper()
	for _, id := range ids {
		h := p.show.Frame().Hot(id)
		if h == nil {
			p.t.Fatalf("there is no %s", id)
		}
		uitest.Does(p.t, id, p.show.Frame())
		x, y := h.Rect.Mid()
		if top := p.show.Frame().At(x, y); top == nil || top.ID != id {
			p.t.Fatalf("%s is covered", id)
		}
		p.show.Step(stage.Raw{X: x, Y: y, Left: true}, 3*stage.Tick)
		p.show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
	}
}

func (p *player) keys(ks ...stage.Key) {
	for _, k := range ks {
		p.show.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{k}}, stage.Tick)
	}
}

func (p *player) write(s string) {
	for _, r := range s {
		p.show.Step(stage.Raw{X: -1, Y: -1, Runes: []rune{r}}, stage.Tick)
	}
}

func TestStartWithNamesAndAutomas(t *testing.T) {
	h, d := deps("en", 0)
	p := play(t, NewMenu(h))
	p.click("menu.new", "setup.name.0")
	p.keys(slices.Repeat([]stage.Key{stage.KeyBackspace}, 20)...)
	p.write("Zoé Œuf")
	p.keys(stage.KeyHome, stage.KeyRight)
	p.write("ü")
	p.keys(stage.KeyEnter)
	p.click("setup.add", "setup.kind.2", "setup.kind.2.3", "setup.colour.0.2", "setup.more", "setup.option.side.1", "setup.option.openfaces", "setup.seed")
	p.keys(slices.Repeat([]stage.Key{stage.KeyBackspace}, 8)...)
	p.write("12x3")
	p.click("setup.more.close")
	if said := p.texts(); !strings.Contains(said, "Board Side B · Written") && !strings.Contains(said, "Board Side B") {
		t.Errorf("what is chosen isn't said: %s", said)
	}
	p.click("setup.start")
	want := Setup{Game: "postcards", Seed: "12x3", Options: map[string]string{"side": "B", "openfaces": "no"}, Seats: []Seat{
		{"Züoé Œuf", Person, 2, 0}, {"Automa", "automa:normal", 1, 0}, {"Automa 2", "automa:expert", 0, 0}}}
	if !slices.Equal(d.setup.Seats, want.Seats) || d.setup.Game != want.Game || d.setup.Seed != want.Seed || !maps.Equal(d.setup.Options, want.Options) {
		t.Errorf("started with %+v", d.setup)
	}
	if _, ok := p.show.Scene().(table); !ok {
		t.Error("the table isn't shown")
	}
}

// TestSetupKnowsTypedSeeds: a seed that was drawn is no typed one, since a room whose seed nobody typed is dealt by all.
func TestSetupKnowsTypedSeeds(t *testing.T) {
	h, _ := deps("en", 0)
	j := NewJourney(h)
	p := play(t, j)
	typed := func(want bool, what string) {
		t.Helper()
		if j.Setup().Typed != want {
			t.Errorf("%s: typed is %v", what, !want)
		}
	}
	typed(false, "begun")
	p.click("setup.more", "setup.seed")
	p.keys(stage.KeyEnter)
	typed(false, "looked at")
	p.click("setup.seed")
	p.write("rain")
	p.keys(stage.KeyEnter)
	typed(true, "written")
	p.click("setup.new_seed")
	typed(false, "drawn anew")
}

func TestSetupRefusesDoubleAndEmptyNames(t *testing.T) {
	h, d := deps("fr", 0)
	j := NewJourney(h)
	p := play(t, j)
	p.click("setup.name.0")
	p.keys(slices.Repeat([]stage.Key{stage.KeyBackspace}, 20)...)
	if !strings.Contains(j.Why(), "nom") || p.show.Frame().Hot("setup.start").Lit {
		t.Errorf("a traveller without a name may start: %q", j.Why())
	}
	p.write("automa")
	if !strings.Contains(strings.ToLower(j.Why()), "automa") {
		t.Errorf("two of a name may start: %q", j.Why())
	}
	p.click("setup.start")
	if d.setup.Seats != nil {
		t.Error("it was started")
	}
	p.click("setup.add", "setup.add")
	if p.show.Frame().Hot("setup.add") != nil {
		t.Error("a fifth may be added")
	}
	p.click("setup.remove.3", "setup.remove.0")
	if n := len(j.Setup().Seats); n != 2 || p.show.Frame().Hot("setup.remove.0") != nil {
		t.Errorf("%d are left", n)
	}
	colours := map[int]bool{}
	for _, s := range j.Setup().Seats {
		colours[s.Colour] = true
	}
	if len(colours) != 2 {
		t.Error("two share a colour")
	}
}

func TestMatches(t *testing.T) {
	h, d := deps("en", 30)
	p := play(t, NewMenu(h))
	p.click("menu.matches", "matches.row.2", "matches.rename")
	p.write("!")
	p.keys(stage.KeyEnter)
	if d.renamed != "c=Voyage C!" {
		t.Errorf("renamed %q", d.renamed)
	}
	p.click("matches.delete", "dialog.cancel")
	if d.deleted != "" {
		t.Error("deleted though kept")
	}
	p.click("matches.delete")
	p.keys(stage.KeyEscape)
	if d.deleted != "" {
		t.Error("Escape deletes")
	}
	p.click("matches.delete", "dialog.delete")
	if d.deleted != "c" {
		t.Errorf("deleted %q", d.deleted)
	}
	p.show.Step(stage.Raw{X: 500, Y: 500, Wheel: -6}, stage.Tick)
	p.click("matches.row.14", "matches.go")
	if d.resumed != "p" {
		t.Errorf("resumed %q", d.resumed)
	}
}

func TestMenuByKeyboardAlone(t *testing.T) {
	h, d := deps("en", 1)
	p := play(t, NewMenu(h))
	p.keys(stage.KeyEnter, stage.KeyEnter)
	if d.resumed != "a" {
		t.Errorf("Enter, Enter: %q, focus %q", d.resumed, p.show.Frame().Focus)
	}
	h, d = deps("en", 0)
	p = play(t, NewMenu(h))
	for range 20 {
		if p.show.Frame().Focus == "menu.language.1" {
			break
		}
		p.keys(stage.KeyTab)
	}
	p.keys(stage.KeyEnter)
	if d.lang != "fr" || p.show.Frame().Hot("menu.quit").Label != "Quitter" {
		t.Errorf("language %q", d.lang)
	}
	p.click("menu.quit")
	if !p.show.Done() {
		t.Error("Quit doesn't quit")
	}
}

// TestThinkersAreChosen checks that any seat can be one of the opponents that think, by
// its own name, and that no other kind is shown as chosen then.
func TestThinkersAreChosen(t *testing.T) {
	h, d := deps("en", 0)
	p := play(t, NewMenu(h))
	p.click("menu.new", "setup.add", "setup.kind.1", "setup.kind.1.8", "setup.kind.2", "setup.kind.2.8", "setup.kind.0", "setup.kind.0.4")
	p.click("setup.start")
	want := []Seat{{"Firmin", "think:0", 0, 0}, {"Élisée", "think:4000", 1, 0}, {"Élisée 2", "think:4000", 2, 0}}
	if !slices.Equal(d.setup.Seats, want) {
		t.Errorf("started with %+v", d.setup.Seats)
	}
}

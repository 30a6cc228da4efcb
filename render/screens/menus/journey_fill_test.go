package menus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/montaigne"
	rules "posterestante/game/postcards"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
	"posterestante/render/engine/stage"
)

// boxes are all games, as their setup sees them.
func boxes() []Boxed {
	return []Boxed{BoxOf(rules.Game{}, "automa:normal"), BoxOf(montaigne.Game{}, "bot:steady"),
		BoxOf(sakodo.Game, "bot:steady"), BoxOf(routard.Game, "bot:steady")}
}

// TestFill checks for every game, every number of persons among opponents, every level and every number of seats that
// is offered, that the table is then one of so many: persons as they were, all others of that level, no name or colour
// twice, the options as they are advised for so many.
func TestFill(t *testing.T) {
	filled := 0
	for _, lang := range words.Languages() {
		for _, g := range boxes() {
			for persons := range g.Most {
				for level := range game.Levels {
					d, _ := deps(lang, 0)
					d.Box = []Boxed{g}
					for seats := NewJourneyOf(d, g).withPersons(persons).fewest(); seats <= g.Most; seats++ {
						j := NewJourneyOf(d, g).withPersons(persons)
						before := j.Setup()
						j.fill(level, seats)
						filled++
						where := fmt.Sprintf("%s %s, %d persons, level %d, %d seats", lang, g.Name, persons, level, seats)
						for _, why := range misfilled(j, before, level, seats) {
							t.Errorf("%s: %s", where, why)
						}
					}
				}
			}
		}
	}
	if filled < 400 {
		t.Errorf("filled %d tables", filled)
	}
}

// withPersons is a full table with so many persons on it, not side by side, one of whom is called like an opponent.
func (j *Journey) withPersons(persons int) *Journey {
	for len(j.setup.Seats) < j.game().Most {
		j.add(j.game().Usual)
	}
	for i := range j.setup.Seats {
		kind := j.game().Usual
		if at := 2 * i % j.game().Most; at/2+at%2*(j.game().Most+1)/2 < persons {
			kind = Person
		}
		j.kind(i, kind)
	}
	names := []string{strings.ToUpper(j.deps.t("think.name.3")), "Zoé", "Émile", "Anaïs", "Lucien", "Maud"}
	for i, s := range j.setup.Seats {
		if s.Kind == Person {
			j.rename(i, names[i])
			j.setup.Seats[i].Face = 7 + i%5
		}
	}
	return j
}

// misfilled says what is wrong with a table that was filled.
func misfilled(j *Journey, before Setup, level, seats int) (out []string) {
	after := j.Setup()
	people := func(s Setup) []Seat {
		return slices.DeleteFunc(slices.Clone(s.Seats), func(s Seat) bool { return s.Kind != Person })
	}
	if len(after.Seats) != seats || !slices.Equal(people(before), people(after)) {
		out = append(out, fmt.Sprintf("%+v became %+v", before.Seats, after.Seats))
	}
	colours := map[int]bool{}
	for _, s := range after.Seats {
		kind, name := game.ThinkKind(game.Levels[level]), j.deps.t("think.name."+strconv.Itoa(level+1))
		if colours[s.Colour] || s.Kind != Person && (s.Kind != kind || !strings.HasPrefix(s.Name, name)) {
			out = append(out, fmt.Sprintf("%+v", s))
		}
		colours[s.Colour] = true
	}
	for _, o := range j.game().Options {
		if o.Advised != nil && after.Options[o.Name] != o.Advice(seats) {
			out = append(out, o.Name+" is "+after.Options[o.Name])
		}
	}
	if why := j.Why(); why != "" {
		out = append(out, why)
	}
	return out
}

// TestFillByHand fills a table by clicks, then by keys alone, and takes it back by hand; a table of persons can't be
// filled, and Escape leaves all as it was.
func TestFillByHand(t *testing.T) {
	d, _ := deps("fr", 0)
	d.Box = boxes()
	p := play(t, NewMenu(d))
	p.click("menu.new")
	j := p.show.Scene().(*Journey)
	kinds := func(want ...string) {
		t.Helper()
		var got []string
		for _, s := range j.Setup().Seats {
			got = append(got, s.Kind)
		}
		if !slices.Equal(got, want) {
			t.Errorf("the table is %v, want %v", got, want)
		}
	}
	p.click("setup.fill", "fill.level.3", "fill.seats.1", "fill.go")
	strong := game.ThinkKind(game.Levels[3])
	kinds(Person, strong, strong)
	p.click("setup.remove.2", "setup.kind.1", "setup.kind.1.0")
	kinds(Person, Person)
	p.walk("setup.fill", "fill.level.0", "fill.seats.2", "fill.go")
	weak := game.ThinkKind(game.Levels[0])
	kinds(Person, Person, weak, weak)
	p.click("setup.fill", "fill.level.4")
	p.keys(stage.KeyEscape)
	kinds(Person, Person, weak, weak)
	p.click("setup.kind.2", "setup.kind.2.0", "setup.kind.3", "setup.kind.3.0")
	if h := p.show.Frame().Hot("setup.fill"); h == nil || h.Lit {
		t.Error("a table of persons can be filled")
	}
	p.click("setup.fill")
	if p.show.Frame().Hot("fill.go") != nil {
		t.Error("a table of persons is offered to be filled")
	}
}

// walk goes from one hot to the next by the tabulator and presses Enter on each.
func (p *player) walk(ids ...string) {
	p.t.Helper()
	for _, id := range ids {
		for n := 0; p.show.Frame().Over != id; n++ {
			if n > 99 {
				p.t.Fatalf("no key leads to %s", id)
			}
			p.keys(stage.KeyTab)
		}
		p.keys(stage.KeyEnter)
		p.show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

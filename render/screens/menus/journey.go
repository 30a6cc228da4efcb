package menus

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"posterestante/assets/palette"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Journey is the setup of a new match.
type Journey struct {
	deps   *Deps
	setup  Setup
	names  [palette.Seats]ui.Field
	seed   ui.Field
	games  ui.Select
	kinds  [palette.Seats]ui.Select
	facing int        // the seat that chooses a face, -1 for none
	more   bool       // the rarer options lie open
	filled filling    // the sheet that fills the table with opponents
	pace   pace       // what is ours of the game's pace
	seats  stage.Rect // where the cards of the seats lie
	dialog *ui.Dialog
}

// Portrait implements stage.Portrait.
func (j *Journey) Portrait() bool { return true }

// NewJourney starts from what was started last, with a new seed.
func NewJourney(d *Deps) *Journey {
	j := &Journey{deps: d, facing: -1}
	if d.LastSetup != nil {
		if s, ok := d.LastSetup(); ok {
			s.Seats, s.Options = slices.Clone(s.Seats), maps.Clone(s.Options)
			j.setup = s
		}
		if n := len(j.setup.Seats); n < j.game().Least || n > j.game().Most {
			j.setup = Setup{}
		}
	}
	if j.setup.Seats == nil {
		g := d.Box[0]
		j.setup = Setup{Game: g.Name, Seats: []Seat{{Kind: Person, Colour: 0}}}
		for i := 1; i < max(g.Least, min(2, g.Most)); i++ {
			j.setup.Seats = append(j.setup.Seats, Seat{Kind: g.Usual, Colour: i})
		}
		for i := range j.setup.Seats {
			j.setup.Seats[i].Name = j.usual(i)
		}
		j.setup.Options = advised(g, len(j.setup.Seats))
	}
	for i, s := range j.setup.Seats {
		j.names[i].Text = s.Name
	}
	j.setSeed(d.NewSeed())
	j.seed.Max, j.seed.Whole = game.MostSeed, true
	return j
}

// NewJourneyOf starts from what was started last, with that game chosen.
func NewJourneyOf(d *Deps, g Boxed) *Journey {
	j := NewJourney(d)
	j.take(g)
	return j
}

// Setup returns what is chosen now.
func (j *Journey) Setup() Setup {
	s := j.setup
	s.Seats, s.Options = slices.Clone(s.Seats), maps.Clone(s.Options)
	return s
}

// game is the game that is chosen; one that is no longer in the box counts as the first.
func (j *Journey) game() Boxed {
	i := slices.IndexFunc(j.deps.Box, func(g Boxed) bool { return g.Name == j.setup.Game })
	return j.deps.Box[max(i, 0)]
}

// take chooses another game: persons stay, opponents become its usual ones; who
// is too many leaves, and where there are too few its usual opponents come.
func (j *Journey) take(g Boxed) {
	if g.Name == j.setup.Game {
		return
	}
	usual := j.unwritten()
	j.setup.Game, j.setup.Options, j.pace = g.Name, map[string]string{}, pace{}
	for i := range j.setup.Seats {
		s := &j.setup.Seats[i]
		if _, thinks := game.Thinks(s.Kind); !thinks && !slices.Contains(g.Kinds, s.Kind) {
			s.Kind = g.Usual
		}
	}
	j.rewrite(usual)
	for len(j.setup.Seats) > g.Most {
		j.remove(len(j.setup.Seats) - 1)
	}
	for len(j.setup.Seats) < g.Least {
		j.add(g.Usual)
	}
	for i := range j.setup.Seats {
		if s := &j.setup.Seats[i]; s.Colour >= g.colours() {
			s.Colour = j.free()
		}
	}
	j.setup.Options = advised(g, len(j.setup.Seats))
}

// unwritten says of each seat whether nobody wrote its name.
func (j *Journey) unwritten() []bool {
	out := make([]bool, len(j.setup.Seats))
	for k := range out {
		out[k] = j.setup.Seats[k].Name == j.usual(k)
	}
	return out
}

// rewrite gives those seats the names that they now usually have.
func (j *Journey) rewrite(usual []bool) {
	for k := range j.setup.Seats {
		if usual[k] {
			j.rename(k, j.usual(k))
		}
	}
}

func (j *Journey) setSeed(s game.Seed) {
	j.setup.Seed, j.setup.Typed, j.seed.Text = s, false, string(s)
}

// usual is the name that a seat has until one is written.
func (j *Journey) usual(i int) string {
	if j.setup.Seats[i].Kind == Person {
		return j.deps.t("setup.seat", with("N", i+1))
	}
	kind := j.setup.Seats[i].Kind
	name, thinks := j.levelName(kind)
	if !thinks {
		name = j.deps.t(j.game().Name + ".opponent")
	}
	n := 1
	for k := range i {
		if other := j.setup.Seats[k].Kind; thinks && other == kind || !thinks && j.plain(other) {
			n++
		}
	}
	if n > 1 {
		name = fmt.Sprintf("%s %d", name, n)
	}
	return name
}

// plain says whether a kind is one of those that the game itself plays.
func (j *Journey) plain(kind string) bool {
	_, level := j.levelName(kind)
	return kind != Person && !level
}

// Why says why the journey can't start, or "".
func (j *Journey) Why() string {
	seen := map[string]bool{}
	for _, s := range j.setup.Seats {
		if s.Name == "" {
			return j.deps.t("setup.no_name")
		}
		if k := strings.ToLower(s.Name); seen[k] {
			return j.deps.t("setup.same_name", with("Name", s.Name))
		} else {
			seen[k] = true
		}
	}
	return ""
}

// Update implements stage.Scene.
func (j *Journey) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if a, asked := ui.Asks(&j.dialog, in); asked {
		return a
	}
	if j.filled.open {
		return j.filled.update(in, j)
	}
	if i, a, took := j.games.Update(in, "setup.game"); took {
		if i >= 0 {
			j.take(j.deps.Box[i])
		}
		return a
	}
	if a, took := j.chooseKind(in); took {
		return a
	}
	dirty := j.write(in)
	switch {
	case j.facing >= 0:
		return j.updateFaces(in)
	case j.more && ui.Leaves(in):
		j.more, dirty = false, true
	case ui.Leaves(in):
		return stage.Answer{Go: stage.Pop}
	case in.Did == setupStart && j.Why() == "":
		s, err := j.deps.OnStart(j.Setup())
		return j.deps.lead(stage.Replace, s, err, &j.dialog)
	case in.Did == setupInvite && j.Why() == "":
		s, err := j.deps.OnInvite(j.Setup())
		return j.deps.lead(stage.Replace, s, err, &j.dialog)
	case in.Did == setupPost && j.Why() == "":
		s, err := j.deps.OnPost(j.Setup())
		return j.deps.lead(stage.Replace, s, err, &j.dialog)
	}
	j.choose(in.Did)
	return stage.Answer{Dirty: dirty || in.Hit != ""}
}

// What the controls of the setup do.
type (
	setupDo   int
	facing    int // the seat chooses a face
	removal   int // the seat leaves
	colouring struct{ seat, colour int }
	option    struct{ name, value string }
)

const (
	setupStart setupDo = iota
	setupAdd
	setupMore
	setupSeed
	setupInvite
	setupPost
)

// write gives the fields their keys.
func (j *Journey) write(in *stage.Input) bool {
	dirty := false
	for i := range j.setup.Seats {
		id := fmt.Sprintf("setup.name.%d", i)
		if j.names[i].Update(in, id) {
			j.setup.Seats[i].Name = strings.TrimSpace(j.names[i].Text)
			dirty = true
		}
	}
	if j.seed.Update(in, "setup.seed") {
		if s := game.Seed(strings.TrimSpace(j.seed.Text)); s != "" && s != j.setup.Seed && s.Check() == nil {
			j.setup.Seed, j.setup.Typed = s, true
		}
		if !j.seed.Open {
			j.seed.Text = string(j.setup.Seed)
		}
		dirty = true
	}
	return dirty
}

// choose does what was chosen.
func (j *Journey) choose(do any) {
	switch do := do.(type) {
	case facing:
		j.facing = int(do)
	case removal:
		j.remove(int(do))
	case colouring:
		j.colour(do.seat, do.colour)
	case option:
		j.setup.Options[do.name] = do.value
		j.pace.chosen = true
	case fillDo:
		j.filled.begin(j)
	case asInBox:
		j.setPace(bool(do))
	case marking:
		do.toggle(j)
	case setupDo:
		switch do {
		case setupAdd:
			j.add(Person)
		case setupMore:
			j.more = true
		case setupSeed:
			j.setSeed(j.deps.NewSeed())
		}
	}
}

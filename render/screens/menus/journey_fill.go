package menus

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// filling is the sheet that fills the table with opponents: how strong they are, and for how many in all.
type filling struct {
	open  bool
	level int // of game.Levels
	seats int
}

// What its controls do.
type (
	fillLevel int
	fillSeats int
	fillDo    int
)

const (
	fillOpen fillDo = iota
	fillTable
)

// usualLevel is how strong they are until something is chosen.
const usualLevel = 2

// begin opens the sheet: as strong as the first opponent who is of a level, for as many as may play.
func (s *filling) begin(j *Journey) {
	if j.peopled() {
		return
	}
	*s = filling{open: true, level: usualLevel, seats: j.game().Most}
	for _, seat := range j.setup.Seats {
		if level, ok := game.LevelOf(seat.Kind); ok {
			s.level = level
			break
		}
	}
}

// update takes what was chosen on the sheet.
func (s *filling) update(in *stage.Input, j *Journey) stage.Answer {
	switch do := in.Did.(type) {
	case fillLevel:
		s.level = int(do)
	case fillSeats:
		s.seats = j.fewest() + int(do)
	case fillDo:
		j.fill(s.level, s.seats)
		s.open = false
	}
	if ui.Leaves(in) {
		s.open = false
	}
	return stage.Answer{Dirty: in.Acts()}
}

// persons is how many seats are persons'.
func (j *Journey) persons() (n int) {
	for _, s := range j.setup.Seats {
		if s.Kind == Person {
			n++
		}
	}
	return n
}

// peopled says whether persons have all the seats that there may be.
func (j *Journey) peopled() bool { return j.persons() == j.game().Most }

// fewest is for how many the table may be filled at least: two, and no person leaves.
func (j *Journey) fewest() int { return max(2, j.game().Least, j.persons()) }

// fill fills the table with opponents of a level until it is one of so many: they take the place of whoever is no
// person, and persons keep their seats.
func (j *Journey) fill(level, seats int) {
	kind := game.ThinkKind(game.Levels[level])
	for i := len(j.setup.Seats) - 1; i >= 0 && len(j.setup.Seats) > seats; i-- {
		if j.setup.Seats[i].Kind != Person {
			j.remove(i)
		}
	}
	for i := range j.setup.Seats {
		if s := &j.setup.Seats[i]; s.Kind != Person {
			s.Kind = kind
		}
	}
	for len(j.setup.Seats) < seats {
		j.add(kind)
	}
	for i, s := range j.setup.Seats {
		if s.Kind != Person {
			j.rename(i, j.unlike(i))
		}
	}
}

// unlike is the usual name of a seat, with a number where another has it already.
func (j *Journey) unlike(i int) string {
	name := j.usual(i)
	bare, _ := j.levelName(j.setup.Seats[i].Kind)
	for n := 2; ; n++ {
		if !slices.ContainsFunc(slices.Delete(slices.Clone(j.setup.Seats), i, i+1), func(s Seat) bool {
			return strings.EqualFold(s.Name, name)
		}) {
			return name
		}
		name = fmt.Sprintf("%s %d", bare, n)
	}
}

// fillButton opens the sheet, unless persons have all the seats.
func (j *Journey) fillButton(f *stage.Frame, r stage.Rect) {
	look := 0
	if j.peopled() {
		look = paint.Off
	}
	ui.Button(f, "setup.fill", r, j.deps.t("fill.open"), look).Does = fillOpen
}

// The sheet, in logical pixels.
const (
	fillW, fillH = 940.0, 700.0
	fillEdge     = 60.0
	fillGap      = 12.0
)

// build shows it over all else.
func (s *filling) build(f *stage.Frame, j *Journey) {
	if !s.open {
		return
	}
	d, c := j.deps, f.Canvas()
	f.Cover()
	f.Add(stage.Pic{Kind: "dim"}, c)
	r := stage.Rect{X: (c.W - fillW) / 2, Y: (c.H - fillH) / 2.2, W: fillW, H: fillH}
	ui.Panel(f, r, 3)
	in := stage.Rect{X: r.X + fillEdge, W: r.W - 2*fillEdge}
	head := func(y, high float64, style int, key string) {
		ui.Text(f, stage.Rect{X: in.X, Y: r.Y + y, W: in.W, H: high}, style, 0, d.t(key))
	}
	head(36, 60, paint.TextHead, "fill.title")
	head(112, 40, paint.TextLabel, "fill.level")
	s.levels(f, d, stage.Rect{X: in.X, Y: r.Y + 156, W: in.W, H: 210})
	head(392, 40, paint.TextLabel, "fill.seats")
	var counts []string
	for n := j.fewest(); n <= j.game().Most; n++ {
		counts = append(counts, strconv.Itoa(n))
	}
	ui.Choice(f, "fill.seats", stage.Rect{X: in.X, Y: r.Y + 436, W: in.W, H: 64}, counts, s.seats-j.fewest(),
		ui.As[fillSeats])
	ui.Text(f, stage.Rect{X: in.X, Y: r.Y + 512, W: in.W, H: 68}, paint.TextSmall,
		paint.LookWrap|paint.Ink(paint.InkSoft), d.Words.N("fill.says", s.seats-j.persons()))
	foot := r.Y + r.H - 104
	ui.Button(f, "fill.back", stage.Rect{X: in.X, Y: foot, W: 220, H: 72}, d.t("setup.back"), 0).Does = ui.Back
	ui.Button(f, "fill.go", stage.Rect{X: in.X + in.W - 340, Y: foot, W: 340, H: 72}, d.t("fill.go"),
		paint.Main).Does = fillTable
	f.First = "fill.go"
}

// levels are the five who may be called, with their faces, and in a word how strong they are.
func (s *filling) levels(f *stage.Frame, d *Deps, r stage.Rect) {
	n := float64(len(game.Levels))
	w := (r.W - fillGap*(n-1)) / n
	for i := range game.Levels {
		id, at := fmt.Sprintf("fill.level.%d", i), stage.Rect{X: r.X + float64(i)*(w+fillGap), Y: r.Y, W: w, H: r.H}
		look := 0
		switch {
		case i == s.level:
			look = paint.On
		case f.Over == id:
			look = paint.Over
		}
		side := min(w-24, r.H-62)
		f.Add(stage.Pic{Kind: "photo", Look: look, ID: i}, stage.Rect{X: at.X + (w-side)/2, Y: at.Y, W: side, H: side})
		f.Add(ui.Face(i+1, i), stage.Rect{X: at.X + (w-side)/2, Y: at.Y, W: side, H: side}.Inset(16))
		word, ink := d.t("fill.word."+strconv.Itoa(i+1)), paint.InkSoft
		if i == s.level {
			ink = paint.InkSea
		}
		ui.Text(f, stage.Rect{X: at.X, Y: at.Y + side + 6, W: w, H: r.H - side - 6}, paint.TextLabel,
			paint.LookWrap|paint.LookCentre|paint.Ink(ink), word)
		f.Point(stage.Hot{ID: id, Does: fillLevel(i), Rect: at, Lit: true,
			Label: d.t("think.level." + strconv.Itoa(i+1))})
	}
}

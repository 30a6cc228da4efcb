package menus

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The sheet of rarer options, in logical pixels: two columns.
const (
	moreX, moreW = 300.0, 1320.0
	moreGap      = 56.0
	moreCol      = (moreW - 120 - moreGap) / 2
	toggleHigh   = 50.0
	choiceHigh   = 108.0 // with its heading
	optionGap    = 26.0
)

// played says in a line which options were chosen that aren't the usual ones.
func (j *Journey) played() string {
	d, g := j.deps, j.game()
	var other []string
	for _, o := range g.Options {
		key, v := g.Name+".option."+o.Name, j.setup.Options[o.Name]
		switch {
		case v == "" || v == o.Values[0]:
		case o.OfSeat:
			other = append(other, d.t(key+".is", with("Name", j.setup.Seats[j.marked()].Name)))
		case plain(o):
			other = append(other, d.t(key))
		default:
			other = append(other, d.t(key)+" "+d.t(key+"."+v))
		}
	}
	if len(other) == 0 {
		return d.t("setup.usual")
	}
	return d.t("setup.with", with("What", strings.Join(other, " · ")))
}

// sentence is what an option of the game changes, and how high that is at a size of words.
func (j *Journey) sentence(o game.Option, size int) (words string, high float64) {
	words = j.deps.t(j.game().Name + ".option." + o.Name + ".words")
	return words, paint.TextStyle(paint.TextSmall, paint.LookWrap).Larger(size).Height(words, moreCol) + 12
}

// optionHigh is how high an option is at a size of its sentence.
func (j *Journey) optionHigh(o game.Option, size int) float64 {
	_, h := j.sentence(o, size)
	if plain(o) {
		return h + toggleHigh
	}
	return h + choiceHigh
}

// buildMore is the sheet of the game's options, each with a sentence of what it
// changes, and of the seed.
func (j *Journey) buildMore(f *stage.Frame) {
	if !j.more {
		return
	}
	d, options := j.deps, j.game().sheet()
	f.Cover()
	f.Add(stage.Pic{Kind: "dim"}, f.Canvas())
	const head, seedHigh = 122.0, 210.0
	foot, aside := 124.0, 290.0 // below the options; what the button takes of its width
	if f.Tall {
		foot, aside = 124+150, 0
	}
	left, y, second := j.columns(f, options)
	box := j.boxHigh()
	r := stage.Rect{X: moreX, W: moreW, H: head + max(left+box, y+seedHigh) + foot}
	if f.Tall { // all in one column
		r.W, r.H = moreCol+120, head+left+box+seedHigh+foot
		r.X = (f.Canvas().W - r.W) / 2
	}
	r.Y = (f.Canvas().H - r.H) / 2.2
	ui.Panel(f, r, 3)
	ui.Text(f, stage.Rect{X: r.X + 60, Y: r.Y + 36, W: r.W - 120, H: 60}, paint.TextHead, 0, d.t("setup.more.title"))
	at := func(col float64) float64 { return r.X + 60 + col*(moreCol+moreGap) }
	left, y = r.Y+head, r.Y+head
	for i, o := range options {
		h := j.optionHigh(o, f.Text) + optionGap
		if i >= second {
			j.option(f, o, at(1), y, f.Text)
			y += h
		} else {
			j.option(f, o, at(0), left, f.Text)
			left += h
		}
	}
	j.buildBox(f, stage.Rect{X: at(0), Y: left, W: moreCol, H: 48})
	left += box
	sx := at(1)
	switch {
	case f.Tall:
		sx, y = at(0), left
	case len(options) == 0:
		sx = at(0)
	}
	j.buildSeed(f, sx, y)
	ui.Text(f, stage.Rect{X: r.X + 60, Y: r.Y + r.H - foot + 16, W: r.W - 120 - aside, H: foot - 40}, paint.TextSmall,
		paint.LookWrap|paint.Ink(paint.InkSoft), d.t("think.lines"))
	ui.Button(f, "setup.more.close", stage.Rect{X: r.X + r.W - 60 - 260, Y: r.Y + r.H - 104, W: 260, H: 72},
		d.t("setup.more.close"), paint.Main).Does = ui.Back
	f.First = "setup.more.close"
}

// columns says how high the options stand in the first column and in the second, and which is the first there.
func (j *Journey) columns(f *stage.Frame, options []game.Option) (left, right float64, second int) {
	second = len(options)
	for i, o := range options {
		h := j.optionHigh(o, f.Text) + optionGap
		if second == len(options) && left > 0 && left+h > 560 && !f.Tall {
			second = i
		}
		if i >= second {
			right += h
		} else {
			left += h
		}
	}
	return left, right, second
}

// buildSeed lays the seed: its field, and what draws another.
func (j *Journey) buildSeed(f *stage.Frame, x, y float64) {
	d := j.deps
	ui.Text(f, stage.Rect{X: x, Y: y, W: 200, H: 48}, paint.TextLabel, 0, d.t("setup.seed"))
	ui.Button(f, "setup.new_seed", stage.Rect{X: x + 220, Y: y - 2, W: moreCol - 220, H: 56},
		d.t("setup.new_seed"), 0).Does = setupSeed
	j.seed.Build(f, "setup.seed", stage.Rect{X: x, Y: y + 62, W: moreCol, H: 58}, d.t("setup.seed_tip"))
	ui.Text(f, stage.Rect{X: x, Y: y + 130, W: moreCol, H: 74}, paint.TextSmall,
		paint.LookWrap|paint.Ink(paint.InkSoft), d.t("setup.seed_tip"))
}

// option is one of the game's options with a sentence of what it changes.
func (j *Journey) option(f *stage.Frame, o game.Option, x, y float64, size int) {
	d := j.deps
	key, id := j.game().Name+".option."+o.Name, "setup.option."+o.Name
	is := slices.Index(o.Values, j.setup.Options[o.Name])
	to := func(i int) any { return option{o.Name, o.Values[i]} }
	if plain(o) {
		ui.Toggle(f, id, stage.Rect{X: x, Y: y, W: moreCol, H: 48},
			d.t(key), o.Values[max(is, 0)] == "yes").Does = to((is + 1) % len(o.Values))
		y += toggleHigh
	} else {
		ui.Text(f, stage.Rect{X: x, Y: y, W: moreCol, H: 40}, paint.TextLabel, 0, d.t(key))
		var names []string
		for _, v := range o.Values {
			names = append(names, d.t(key+"."+v))
		}
		ui.Choice(f, id, stage.Rect{X: x, Y: y + 42, W: moreCol, H: 58}, names, max(is, 0), to)
		y += choiceHigh
	}
	words, h := j.sentence(o, size)
	ui.Text(f, stage.Rect{X: x, Y: y, W: moreCol, H: h}, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft),
		words)
}

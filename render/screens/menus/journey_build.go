package menus

import (
	"fmt"
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The columns of the travellers' table, in logical pixels.
const (
	colourX, colourW = 190.0, 244.0
	nameX, nameW     = 458.0, 266.0
	kindX, kindW     = 742.0, 408.0
	removeX          = 1246.0
	rowTop, rowsH    = 328.0, 552.0 // of the travellers, and of all of them
	rowMost          = 116.0        // of one
	sideX, sideW     = 1384.0, 376.0
)

// Build implements stage.Scene.
func (j *Journey) Build(f *stage.Frame) {
	d := j.deps
	backdrop(f)
	page := stage.Rect{X: 96, Y: 64, W: 1728, H: 952}
	ui.Panel(f, page, 2)
	title(f, d.t("setup.title"))
	ui.Rule(f, stage.Rect{X: colourX, Y: 216, W: sideX + sideW - colourX, H: 4})
	head := paint.Ink(paint.InkSoft)
	ui.Text(f, stage.Rect{X: colourX, Y: 240, W: 500, H: 44}, paint.TextHead, 0, d.t("setup.travellers"))
	kinds := float64(len(j.game().Kinds))
	ui.Text(f, stage.Rect{X: kindX + kindW/kinds, Y: 288, W: (kinds - 1) * kindW / kinds, H: 30}, paint.TextTag, head|paint.LookCentre, d.t(j.game().Name+".opponent"))
	lids, on := d.lids(j.game().Name)
	if len(lids) > 1 {
		j.games.Build(f, "setup.game", stage.Rect{X: 1160, Y: 122, W: 600, H: 66}, lids, on)
	}
	high := j.rowHigh()
	for i := range j.setup.Seats {
		j.row(f, i, stage.Rect{X: colourX, Y: rowTop + float64(i)*high, W: removeX + 52 - colourX, H: high})
	}
	if n := len(j.setup.Seats); n < j.game().Most {
		ui.Button(f, "setup.add", stage.Rect{X: colourX, Y: rowTop + float64(n)*high + (high-76)/2, W: 330, H: 60}, d.t("setup.add"), 0)
	}
	f.Add(stage.Pic{Kind: "rule", ID: 2}, stage.Rect{X: sideX - 50, Y: 240, W: 4, H: 716})
	j.side(f)
	j.foot(f)
	if h := f.Hot(f.Over); h != nil && (isSwatch(h.ID) || h.ID == "setup.seed") {
		ui.Tooltip(f)
	} else if h != nil {
		ui.Tip(f, h.Rect, j.kindTold(h.ID))
	}
	j.games.BuildOpen(f, "setup.game", lids, on)
	j.buildLevels(f)
	if j.dialog != nil {
		j.dialog.Build(f)
	}
}

// kindTold is how the kind of seat plays whose hot it is, "" for any other hot.
func (j *Journey) kindTold(id string) string {
	for i := range j.setup.Seats {
		if k, ok := ui.Part(id, fmt.Sprintf("setup.kind.%d", i)); ok {
			return j.deps.t(j.game().Name + ".kind_of_seat." + j.game().Kinds[k])
		}
	}
	return ""
}

// rowHigh is how high a traveller's row is, so that as many as may play fit.
func (j *Journey) rowHigh() float64 { return min(rowMost, rowsH/float64(j.game().Most)) }

func isSwatch(id string) bool {
	const p = "setup.colour."
	return len(id) > len(p) && id[:len(p)] == p
}

// lids are the games of the box with their pictures, and which of them is named.
func (d *Deps) lids(name string) (lids []ui.Lid, on int) {
	for i, g := range d.Box {
		l := ui.Lid{Name: d.t(g.Name + ".name"), Note: d.Words.N("setup.seats", g.Most, with("Least", g.Least))}
		if g.Lid != nil {
			l.Pic = g.Lid()
		}
		if lids = append(lids, l); g.Name == name {
			on = i
		}
	}
	return lids, on
}

// row is one traveller: colour, name, who plays, out.
func (j *Journey) row(f *stage.Frame, i int, at stage.Rect) {
	d, s := j.deps, j.setup.Seats[i]
	y := at.Y + (at.H-76)/2 - 20
	colours := j.game().colours()
	step := min(61.0, (nameX-colourX-4)/float64(colours)) // from a colour to the next
	for c := range colours {
		id := fmt.Sprintf("setup.colour.%d.%d", i, c)
		r := stage.Rect{X: colourX + float64(c)*step, Y: y + 20 + (61-step)/2, W: step - 1, H: step - 1}
		look := 0
		switch {
		case s.Colour == c:
			look = paint.On
		case f.Over == id:
			look = paint.Over
		case j.taken(c):
			look = paint.Off
		}
		f.Add(stage.Pic{Kind: "swatch", ID: c, Look: look}, r)
		f.Hots = append(f.Hots, stage.Hot{ID: id, Rect: r, Label: d.t(fmt.Sprintf("colour.%d", c)), Lit: true})
	}
	j.names[i].Build(f, fmt.Sprintf("setup.name.%d", i), stage.Rect{X: nameX, Y: y + 20, W: nameW, H: 60},
		d.t("setup.name", with("N", i+1)))
	var names []string
	on := -1 // one that thinks stands beside them
	for k, kind := range j.game().Kinds {
		names = append(names, d.t("kind."+strings.ReplaceAll(kind, ":", ".")))
		if kind == s.Kind {
			on = k
		}
	}
	ui.Choice(f, fmt.Sprintf("setup.kind.%d", i), stage.Rect{X: kindX, Y: y + 20, W: kindW, H: 60}, names, on)
	j.buildThink(f, i, stage.Rect{X: thinkX, Y: y + 14, W: thinkW, H: 72})
	if len(j.setup.Seats) > j.game().Least {
		id := fmt.Sprintf("setup.remove.%d", i)
		r := stage.Rect{X: removeX, Y: y + 24, W: 52, H: 52}
		ui.Button(f, id, r, "×", paint.Quiet)
		f.Hots[len(f.Hots)-1].Label = d.t("setup.remove", with("Name", s.Name))
		if f.Over == id {
			ui.Tip(f, r, d.t("setup.remove", with("Name", s.Name)))
		}
	}
	f.Add(stage.Pic{Kind: "rule", ID: 1}, stage.Rect{X: at.X, Y: at.Y + at.H - 8, W: at.W, H: 4})
}

func (j *Journey) taken(c int) bool {
	for _, s := range j.setup.Seats {
		if s.Colour == c {
			return true
		}
	}
	return false
}

// side is the right column: the game's options, and the seed.
func (j *Journey) side(f *stage.Frame) {
	d, g := j.deps, j.game()
	y := 236.0
	size := f.Text // of the sentences, as far as all have room above the foot
	for size > 0 && j.optionsHigh(size) > 526 {
		size--
	}
	for _, o := range g.Options {
		y = j.option(f, o, y, size)
	}
	ui.Text(f, stage.Rect{X: sideX, Y: y, W: 118, H: 48}, paint.TextLabel, 0, d.t("setup.seed"))
	ui.Button(f, "setup.new_seed", stage.Rect{X: sideX + 122, Y: y - 2, W: sideW - 122, H: 52}, d.t("setup.new_seed"), 0)
	y += 52
	j.seed.Build(f, "setup.seed", stage.Rect{X: sideX, Y: y, W: sideW, H: 58}, d.t("setup.seed_tip"))
	if y < 590 { // where the options leave room
		f.Add(stage.Pic{Kind: "stampframe", Text: "52"}, stage.Rect{X: sideX + sideW - 172, Y: 668, W: 172, H: 206})
		f.Add(stage.Pic{Kind: "postmark", Text: d.t("setup.mark")}, stage.Rect{X: sideX + 8, Y: 700, W: 330, H: 130})
	}
}

// The heights of an option's parts, in logical pixels.
const (
	toggleHigh = 46.0
	choiceHigh = 98.0 // with its heading
	optionGap  = 12.0
)

// sentence is what an option of the game changes, and how high that is at a size of words.
func (j *Journey) sentence(o game.Option, size int) (words string, high float64) {
	words = j.deps.t(j.game().Name + ".option." + o.Name + ".words")
	return words, paint.TextStyle(paint.TextTag, paint.LookWrap).Larger(size).Height(words, sideW) + 12
}

// optionsHigh is how high the options are together at a size of their sentences.
func (j *Journey) optionsHigh(size int) (high float64) {
	for _, o := range j.game().Options {
		_, h := j.sentence(o, size)
		high += h + optionGap
		if plain(o) {
			high += toggleHigh
		} else {
			high += choiceHigh
		}
	}
	return high
}

// option is one of the game's options with a sentence of what it changes; it says
// where the next one begins.
func (j *Journey) option(f *stage.Frame, o game.Option, y float64, size int) float64 {
	d := j.deps
	key, id := j.game().Name+".option."+o.Name, "setup.option."+o.Name
	if plain(o) {
		ui.Toggle(f, id, stage.Rect{X: sideX, Y: y, W: sideW, H: 44}, d.t(key), j.setup.Options[o.Name] == "yes")
		y += toggleHigh
	} else {
		ui.Text(f, stage.Rect{X: sideX, Y: y, W: sideW, H: 40}, paint.TextLabel, 0, d.t(key))
		var names []string
		for _, v := range o.Values {
			names = append(names, d.t(key+"."+v))
		}
		ui.Choice(f, id, stage.Rect{X: sideX, Y: y + 40, W: sideW, H: 54}, names, max(slices.Index(o.Values, j.setup.Options[o.Name]), 0))
		y += choiceHigh
	}
	words, h := j.sentence(o, size)
	ui.Text(f, stage.Rect{X: sideX, Y: y, W: sideW, H: h}, paint.TextTag, paint.LookWrap|paint.Ink(paint.InkSoft), words)
	return y + h + optionGap
}

// foot is what will happen, and the way on and back.
func (j *Journey) foot(f *stage.Frame) {
	d := j.deps
	why := j.Why()
	note, ink := why, paint.InkWarn
	if why == "" {
		note, ink = j.note(), paint.InkSoft
	}
	y := 892.0
	ui.Button(f, "setup.back", stage.Rect{X: colourX, Y: y, W: 200, H: 76}, d.t("setup.back"), 0)
	ui.Text(f, stage.Rect{X: colourX + 228, Y: y, W: 860, H: 76}, paint.TextBody, paint.Ink(ink), note)
	look := paint.Main
	if why != "" {
		look |= paint.Off
	}
	ui.Button(f, "setup.start", stage.Rect{X: sideX, Y: y, W: sideW, H: 76}, d.t("setup.start"), look)
}

func (j *Journey) note() string {
	persons := 0
	for _, s := range j.setup.Seats {
		if s.Kind == Person {
			persons++
		}
	}
	switch persons {
	case 0:
		return j.deps.t("setup.no_person")
	case 1:
		return ""
	}
	return j.deps.t("setup.handover")
}

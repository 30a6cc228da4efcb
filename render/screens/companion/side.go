package companion

import (
	"strconv"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// side is the sheet at the right: a turn as it is told, or how the position stands.
type side struct{ *desk }

// Update implements table.Part.
func (d *side) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	a.Dirty = d.scroll.Update(in, "story")
	switch do := in.Did.(type) {
	case telling:
		d.unfold(int(do))
	case deskDo:
		switch do {
		case deskDeal:
			d.edit(d.Lay.Log, func(st game.Editable) error { st.Fill(); return nil })
		case deskAnew:
			d.edit(d.Lay.Log, func(st game.Editable) error { st.SetTurn(max(d.View.Turn, 0), false); return nil })
		default:
			return a, false
		}
	default:
		return a, false
	}
	return stage.Answer{Dirty: true}, true
}

// Build implements table.Part.
func (d *side) Build(f *stage.Frame) {
	if d.turn != nil {
		d.buildStory(f)
	} else {
		d.buildSide(f)
	}
}

// buildSide is that sheet: what is impossible, how the last
// Automa's turn went, what to do, and how the seats stand.
func (d *side) buildSide(f *stage.Frame) {
	r, h := d.side(), d.deps
	d.paper(f, r, 1)
	in := stage.Rect{X: r.X + 22, Y: r.Y + 14, W: r.W - 44, H: r.H - 28}
	problems := d.problems()
	switch {
	case d.laying:
		ui.Text(f, in, paint.TextTag, paint.LookWrap, h.t("lay.hint"))
	case len(d.walk) > 0:
		words := h.Words.N("companion.sound.walk", len(d.walked)+len(d.walk))
		if d.walk[len(d.walk)-1].Zone == 0 {
			words = h.Words.N("companion.sound.given", len(d.walked)+len(d.walk))
		}
		ui.Text(f, in, paint.TextTag, paint.LookWrap, words)
	case d.now.st.Over():
		d.buildCount(f, in)
	case len(problems) > 0:
		d.buildProblems(f, in, problems)
	case len(d.told) > 0:
		ui.Text(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 36}, paint.TextCaption, paint.Ink(paint.InkGood),
			h.t("told", with{"Who": d.name(d.told[0].Seat)}))
		ui.Text(f, stage.Rect{X: in.X, Y: in.Y + 38, W: in.W, H: 30}, paint.TextTag, soft, h.t("told.hint"))
		in.Y, in.H = in.Y+80, in.H-80
		d.buildRows(f, in, d.broken(f, d.told, in.W))
	default:
		d.buildSound(f, in)
	}
}

// buildProblems says what is impossible, and offers what puts most of it right.
func (d *desk) buildProblems(f *stage.Frame, in stage.Rect, problems []string) {
	h := d.deps
	ui.Text(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 36}, paint.TextCaption, paint.Ink(paint.InkWarn),
		h.t("unsound"))
	y, bottom := in.Y+46, in.Y+in.H-62
	x := in.X
	if full := d.now.st.Clone().(game.Editable); d.fills(full) {
		ui.Button(f, "desk.deal", stage.Rect{X: x, Y: bottom + 8, W: 180, H: 54}, h.t("deal"), 0).Does = deskDeal
		x += 186
	}
	ui.Button(f, "desk.anew", stage.Rect{X: x, Y: bottom + 8, W: min(in.X+in.W-x, 240), H: 54},
		h.t("anew"), 0).Does = deskAnew
	for _, p := range problems {
		high := ui.High(f, paint.TextTag, p, in.W)
		if y+high > bottom {
			break
		}
		ui.Text(f, stage.Rect{X: in.X, Y: y, W: in.W, H: high}, paint.TextTag, paint.LookWrap, p)
		y += high + 6
	}
}

// fills says whether the decks fill anything of a position.
func (d *desk) fills(st game.Editable) bool {
	st.Fill()
	return !st.Equal(d.now.st)
}

// buildSound says that all is well, what to do now, and how the seats stand.
func (d *desk) buildSound(f *stage.Frame, in stage.Rect) {
	h := d.deps
	ui.Text(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 36}, paint.TextCaption, paint.Ink(paint.InkGood), h.t("sound"))
	who := with{"Who": h.Words.T(h.Game.Name() + ".opponent")}
	words := h.t("sound.edit", who)
	switch {
	case d.midTurn():
		words = h.t("prompt.mid", who)
	case d.mode == Companion:
		words = h.t("sound.beside", who)
	}
	if d.Ctx.Tall && !d.midTurn() && d.View.Seats > 1 { // the prompt is too short for it
		words += " " + h.t("bring")
	}
	y, high := in.Y+44, ui.High(f, paint.TextTag, words, in.W)
	ui.Text(f, stage.Rect{X: in.X, Y: y, W: in.W, H: high}, paint.TextTag, paint.LookWrap, words)
	if y += high; d.midTurn() {
		ui.Button(f, "desk.anew", stage.Rect{X: in.X, Y: y + 8, W: 240, H: 54}, h.t("anew"), 0).Does = deskAnew
		y += 66
	}
	seats := d.counted()
	y += 22
	if y+46+36*float64(len(seats)) > in.Y+in.H || len(seats) == 0 {
		return
	}
	ui.Rule(f, stage.Rect{X: in.X, Y: y - 10, W: in.W, H: 4})
	ui.Text(f, stage.Rect{X: in.X, Y: y, W: in.W, H: 34}, paint.TextTag, soft, h.t("if_over"))
	y += 40
	scores := d.now.st.Scores()
	for _, s := range seats {
		r := stage.Rect{X: in.X, Y: y, W: in.W, H: 34}
		f.Add(stage.Pic{Kind: "swatch", ID: d.now.colours[s]}, stage.Rect{X: in.X, Y: y + 3, W: 28, H: 28})
		ui.Text(f, stage.Rect{X: in.X + 40, Y: y, W: in.W - 120, H: 34}, paint.TextLabel, 0, d.name(s))
		ui.Text(f, stage.Rect{X: in.X + in.W - 80, Y: y, W: 80, H: 34}, paint.TextLabel, paint.LookRight,
			strconv.Itoa(scores[s].Total))
		f.Hots = append(f.Hots, stage.Hot{ID: "score." + strconv.Itoa(int(s)), Rect: r,
			Label: strings.Join(d.scored(scores[s]), "\n")})
		y += 36
	}
}

// counted are the seats whose points are all known here: beside a cardboard
// game only the Automas'.
func (d *desk) counted() []game.Seat {
	var out []game.Seat
	for i := range game.Seat(d.View.Seats) {
		if d.mode == Editor || d.plays(i) {
			out = append(out, i)
		}
	}
	return out
}

// scored are the lines of a score.
func (d *desk) scored(s game.Score) []string {
	var out []string
	for _, l := range s.Lines {
		out = append(out, d.deps.t("scored", with{"What": d.Teller.ScoreLine(l), "N": l.Points}))
	}
	return out
}

// buildCount is what the seat scores whose page it is, at the end.
func (d *desk) buildCount(f *stage.Frame, in stage.Rect) {
	score := d.now.st.Scores()[d.page]
	ui.Text(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: 36}, paint.TextCaption, paint.Ink(paint.InkGood),
		d.deps.t("count", with{"Who": d.name(d.page)}))
	rows := []row{}
	for _, said := range d.ended() {
		for _, words := range ui.Style(f, paint.TextTag).Lines(said, in.W-104) {
			rows = append(rows, row{words: words, line: -1, seat: -1, head: true})
		}
		rows = append(rows, row{line: -1, seat: -1})
	}
	for _, l := range score.Lines {
		for i, words := range ui.Style(f, paint.TextTag).Lines(d.Teller.ScoreLine(l), in.W-104) {
			r := row{words: words, line: -1, seat: -1}
			if i == 0 {
				r.figure = strconv.Itoa(l.Points)
			}
			rows = append(rows, r)
		}
	}
	rows = append(rows, row{words: d.deps.t("total"), figure: strconv.Itoa(score.Total), line: -1, seat: -1,
		head: true})
	in.Y, in.H = in.Y+46, in.H-46
	d.buildRows(f, in, rows)
}

// ended says why the match ended and, where all points are known here, who won.
func (d *desk) ended() []string {
	ending := game.EndingOf(d.deps.Game, d.now.st)
	if len(d.counted()) < d.View.Seats {
		return d.Teller.Why(ending[:1])
	}
	return append(d.Teller.Why(ending), d.Teller.Verdict(d.now.st.Scores()))
}

package table

import (
	"slices"
	"time"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// company shows who is away, passes signs, and puts what is asked to whoever is here.
type company struct {
	*acting
	shown    Company
	until    time.Duration // how long a sign stays
	question *ui.Dialog    // whether another may take back, while that is asked
	answered bool          // it was answered here; the referee hasn't said so yet
}

// signStays is how long a sign is shown.
const signStays = 5 * time.Second

// speaking is the button that says one of a few fixed things.
const speaking = stage.Command("away.speak")

// signs of a Distant, in the order in which they are offered; each names its words.
var signsOf = [...]string{"hello", "well", "moment"}

// Update implements Part.
func (c *company) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	if c.far == nil {
		return a, false
	}
	if a, done = c.watches(in); done || in.Did != speaking {
		return a, done
	}
	w := c.deps.Words
	var answers []ui.Answer
	for _, kind := range signsOf {
		answers = append(answers, ui.Answer{ID: "away.say." + kind, Verb: w.T("away.sign." + kind), Look: paint.Main,
			Do: func() stage.Answer {
				c.far.Sign(kind)
				return stage.Answer{}
			}})
	}
	answers = append(answers, ui.Answer{ID: "dialog.stay", Verb: w.T("table.pause.stay")})
	c.Dialog = &ui.Dialog{Title: w.T("away.sign.title"), Text: w.T("away.sign.text"), Answers: answers, Column: true}
	return stage.Answer{Dirty: true}, true
}

// Watch implements Watcher.
func (c *company) Watch(_ *stage.Input, dt time.Duration) (a stage.Answer) {
	if c.far == nil {
		return a
	}
	now := c.far.Company()
	if c.until > 0 {
		c.until -= dt
		a.Busy, a.Dirty = c.until > 0, c.until <= 0
	}
	if now.Said != c.shown.Said && now.Sign != "" {
		c.until, a.Busy = signStays, true
		c.hear("yourturn")
	}
	a.Dirty = a.Dirty || !now.like(&c.shown)
	c.shown, c.far.late = now, now.Late
	if !now.Asked { // another said no, or all have answered
		if c.Dialog != nil && c.Dialog == c.question {
			c.Dialog, a.Dirty = nil, true
		}
		c.question, c.answered = nil, false
	}
	switch {
	case c.Dialog != nil:
	case now.Ended != "":
		w := c.deps.Words
		c.Dialog = &ui.Dialog{Title: w.T("away.title"), Text: now.Ended, Answers: []ui.Answer{
			{ID: "dialog.menu", Verb: w.T("table.pause.menu"), Look: paint.Main, Do: toMenu}}}
	case now.Asked && !c.answered:
		c.askBack(now.Asks)
	}
	return a
}

// askBack asks whether another may take back.
func (c *company) askBack(by game.Seat) {
	w := c.deps.Words
	say := func(yes bool) func() stage.Answer {
		return func() stage.Answer {
			c.answered = true
			c.far.Answer(yes)
			return stage.Answer{}
		}
	}
	c.question = &ui.Dialog{Title: w.T("away.undo.title", map[string]any{"Name": c.deps.Names[by]}),
		Text: w.T("away.undo.text"), Answers: []ui.Answer{
			{ID: "away.no", Verb: w.T("away.undo.no"), Do: say(false)},
			{ID: "away.yes", Verb: w.T("away.undo.yes"), Look: paint.Main, Do: say(true)},
		}}
	c.Dialog = c.question
}

// like says whether two are the same.
func (c *Company) like(o *Company) bool {
	return slices.Equal(c.Gone, o.Gone) && slices.Equal(c.Lapsed, o.Lapsed) && c.Lost == o.Lost &&
		c.Ended == o.Ended && c.Asks == o.Asks && c.Asked == o.Asked && c.Said == o.Said &&
		c.Late == o.Late && c.Offers == o.Offers && c.Sent == o.Sent
}

// chip is one line of what is said of the others.
type chip struct {
	seats []game.Seat // of whom; none for all
	words string
	warn  bool
}

// chips are all that is to be said of the others now.
func (c *company) chips() (out []chip) {
	w, now := c.deps.Words, &c.shown
	name := func(s game.Seat) map[string]any { return map[string]any{"Name": c.deps.Names[s]} }
	if now.Lost {
		out = append(out, chip{nil, w.T("away.lost"), true})
	}
	if c.until > 0 && now.By >= 0 && int(now.By) < len(c.deps.Names) {
		out = append(out, chip{[]game.Seat{now.By}, c.deps.Names[now.By] + " · " + w.T("away.sign."+now.Sign), false})
	}
	if now.Asks != game.Nobody && !now.Asked {
		out = append(out, chip{nil, w.T("away.waits"), false})
	}
	var away []game.Seat
	for i, gone := range now.Gone {
		switch {
		case now.Lost || i >= len(c.deps.Names):
		case i < len(now.Lapsed) && now.Lapsed[i]:
			out = append(out, chip{[]game.Seat{game.Seat(i)}, w.T("away.lapsed", name(game.Seat(i))), true})
		case gone:
			away = append(away, game.Seat(i))
		}
	}
	switch len(away) {
	case 0:
	case 1:
		out = append(out, chip{away, w.T("away.gone", name(away[0])), true})
	default: // their names would cover the map
		out = append(out, chip{away, w.T("away.all_gone"), true})
	}
	return out
}

// speakWide is the room of the button that speaks, beside the bar.
const speakWide = 62.0

// Build implements Part: the button that speaks, and beside it what is said of the others, after what one of them did.
func (c *company) Build(f *stage.Frame) {
	if c.far == nil {
		return
	}
	const left, high, gap = 316.0 + 4*grab, 46.0, 8.0 // right of where the bar takes the pointer
	at, from, late := stage.Rect{X: left, Y: 2, W: 56, H: 50}, left+speakWide, c.shown.Late
	switch {
	case late || c.shown.Offers: // who looks on says nothing
		from = c.buildEyes(f, left) + 2
	case c.far.posted():
		c.iconButton(f, "away.letter", at, "postcard", c.deps.Words.T("post.page"), 0).Does = toLetter
	default:
		c.iconButton(f, "away.speak", at, "bell", c.deps.Words.T("away.sign.title"), 0).Does = speaking
	}
	x, y, below := from, 4.0, high+gap
	if c.tellsInStrip() && c.lastTold != nil && c.phase != looking && c.Ctx.Open == game.Nobody {
		told := c.strip(f).at
		if below = max(below, told.Y+told.H+gap-y); !late {
			x = told.X + told.W + gap
		}
	}
	right := f.Canvas().W - 8
	if m := c.Lay.Map; m.W > 0 {
		right = min(right, m.X+m.W) // what lies beside the map stays free
	}
	for _, p := range c.chips() {
		room := 28 + 40*float64(len(p.seats))
		p.words = ui.Style(f, paint.TextSmall).Fit(p.words, right-8-room)
		r := stage.Rect{Y: y, W: ui.Wide(f, paint.TextSmall, p.words, high) + room, H: high}
		if x+r.W > right { // the next line
			x, y, below = max(8, min(left+speakWide, right-r.W)), y+below, high+gap
		}
		r.X, r.Y = x, y
		ui.Panel(f, r, 1)
		for i, seat := range p.seats {
			at := stage.Rect{X: r.X + 9 + 40*float64(i), Y: y + 8, W: 30, H: 30}
			f.Add(stage.Pic{Kind: "swatch", ID: c.deps.Colours[seat]}, at)
		}
		ink := paint.Ink(paint.InkSoft)
		if p.warn {
			ink = paint.Ink(paint.InkWarn)
		}
		words := r
		words.X += 12 + 40*float64(len(p.seats))
		words.W = r.X + r.W - words.X - 2
		ui.Text(f, words, paint.TextSmall, ink, p.words)
		x += r.W + gap
	}
}

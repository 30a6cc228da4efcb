package table

import (
	"strconv"
	"time"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
	"posterestante/render/table/deeds"
)

const (
	rowHigh  = 27.0 // of a line of the log
	rowIn    = 34.0 // its words stand right of its sign
	lockWide = 24.0 // of the padlock at the right of a line
	headHigh = 46.0 // of what stands over the lines
)

// timeline is the log, and the look back along it.
type timeline struct {
	*pointer
	lines    []wording.Line
	opening  []string // what is told of how the match was set up, above them
	broken   [][]row  // its lines as they are broken
	brokenAt int      // at this size of words
	log      ui.Scroll
	filter   int             // bits of the seats whose lines the log shows; 0 for all
	past     *past           // the look back; nil for none
	tales    map[string]bool // what there was to read so far

	sides  []*idea     // a turn that was played and the better one, where the table is there to show them
	hidden func() bool // something else stands in its place while nobody looks back
}

// Update implements Part.
func (l *timeline) Update(in *stage.Input, _ time.Duration) (a stage.Answer, done bool) {
	switch {
	case in.Did == stage.CmdPast && l.phase != looking && l.session().Len() > 0:
		l.Past(l.session().Len())
		return stage.Answer{Dirty: true}, true
	case l.phase == looking && l.sides != nil && l.backTo(in.Did):
		return stage.Answer{Dirty: true}, true
	case l.logged(in.Did):
		if l.phase == looking {
			l.Hush(in)
		}
		return stage.Answer{Dirty: true, Busy: l.phase == looking && l.moving()}, true
	case l.phase != looking && l.moving():
		return a, false
	}
	return stage.Answer{Dirty: l.log.Update(in, "log")}, false
}

// Watch says what could not be told.
func (l *timeline) Watch(*stage.Input, time.Duration) stage.Answer {
	return stage.Answer{Dirty: l.confess()}
}

// Build shows the timeline: what was done, the last at the bottom; a click on
// a line looks back to it.
func (l *timeline) Build(f *stage.Frame) {
	if l.phase != looking && l.hidden() {
		return
	}
	r := l.Lay.Log
	ui.Panel(f, r, 1)
	in := r.Inset(10)
	l.buildLogHead(f, stage.Rect{X: in.X, Y: in.Y, W: in.W, H: headHigh})
	in.Y, in.H = in.Y+headHigh, in.H-headHigh
	if l.phase == looking {
		h := l.pastHigh(f, in.H)
		l.buildPast(f, stage.Rect{X: in.X, Y: in.Y + in.H - h, W: in.W, H: h})
		in.H -= h
	}
	rows := l.rows(f)
	if l.phase == looking {
		l.showPast(rows)
	}
	if in.H < rowHigh {
		return
	}
	var tip func()
	l.log.Build(f, "log", in, len(rows), rowHigh*larger(f), func(i int, r stage.Rect) {
		if say := l.buildRow(f, rows[i], r); say != nil && tip == nil {
			tip = say
		}
	})
	if tip != nil && l.overFor >= hoverAfter {
		tip()
	}
}

// larger is how much larger than usual the log's words are.
func larger(f *stage.Frame) float64 {
	return ui.Style(f, paint.TextTag).Size / paint.TextStyle(paint.TextTag, 0).Size
}

// showPast scrolls so that the line that is looked back at is seen.
func (l *timeline) showPast(rows []row) {
	if l.past.at == l.past.seen {
		return
	}
	l.past.seen = l.past.at
	l.log.Tail = false
	for i := len(rows) - 1; i >= 0; i-- {
		if rows[i].line >= 0 && rows[i].line < l.past.at {
			l.log.Show(i)
			return
		}
	}
	l.log.Show(0)
}

// buildRow is one line; what it returns says more of it while it is pointed at.
func (l *timeline) buildRow(f *stage.Frame, w row, r stage.Rect) (tip func()) {
	if w.line == opening || w.line == fault {
		if w.first {
			f.Add(stage.Pic{Kind: "icon", Text: w.icon(), Look: iconFaint},
				marked(r, r.X+2))
		}
		ui.Text(f, stage.Rect{X: r.X + rowIn, Y: r.Y, W: r.W - rowIn, H: r.H}, paint.TextTag,
			paint.Ink(paint.InkSoft), w.words)
		return nil
	}
	line := l.lines[w.line]
	if w.signs != nil {
		return l.buildSigns(f, w, r)
	}
	if w.head {
		f.Add(stage.Pic{Kind: "swatch", ID: l.deps.Colours[line.Seat]}, marked(r, r.X))
		ui.Text(f, stage.Rect{X: r.X + rowIn, Y: r.Y, W: r.W - rowIn, H: r.H}, paint.TextTag,
			paint.Ink(paint.InkSea), w.words)
		return nil
	}
	id := logID(w.line)
	ink := l.rowLook(f, w.line, id, r)
	if ink == 0 && w.tale {
		ink = paint.Ink(paint.InkSoft)
	}
	if w.first && line.Sign != "" {
		f.Add(stage.Pic{Kind: "icon", Text: line.Sign}, marked(r, r.X+2))
	}
	ui.Text(f, stage.Rect{X: r.X + rowIn, Y: r.Y, W: r.W - rowIn - lockWide, H: r.H}, paint.TextTag, ink, w.words)
	f.Point(stage.Hot{ID: id, Does: looks(w.line + 1), Rect: r, Label: line.Short})
	if w.first && l.barrier(w.line) != nil {
		l.buildLock(f, r)
	}
	if f.Over != id {
		return nil
	}
	return func() { l.Tip(f, r, long(l.says(w.line))) }
}

// marked is where a sign or a swatch stands in a row, in the middle of its height beside its words.
func marked(r stage.Rect, x float64) stage.Rect { return deeds.Middle(r, x) }

// rowLook shows where one looks back to and what is pointed at, and gives the ink of its words: faint for what isn't
// done yet in what is shown.
func (l *timeline) rowLook(f *stage.Frame, n int, id string, r stage.Rect) (ink int) {
	switch at := n + 1; {
	case l.phase == looking && at == l.past.at:
		f.Add(stage.Pic{Kind: "row", Look: paint.On}, r)
	case f.Over == id:
		f.Add(stage.Pic{Kind: "row", Look: paint.Over}, r)
	case l.phase == looking && at > l.past.at:
		return paint.Ink(paint.InkFaint)
	}
	return 0
}

// buildLock is the padlock at a row's end: something in it can't be taken back.
func (l *timeline) buildLock(f *stage.Frame, r stage.Rect) {
	name := "padlock"
	if l.session().Lifted() {
		name = "padlock_open"
	}
	f.Add(stage.Pic{Kind: "icon", Text: name, Look: iconFaint},
		marked(r, r.X+r.W-lockWide-1).Inset(1))
}

// says is what is said of a telling that is pointed at, beside what it is.
func (l *timeline) says(n int) (words []string) {
	if l.phase != looking { // else it is said beside the map
		words = append(words, l.lines[n].Long...)
	}
	if b := l.barrier(n); b != nil {
		words = append(words, l.Teller.Barrier(b))
	}
	return words
}

// barrier is what keeps the viewer from taking back an action of the running
// match. That the Automa or another person decided needs no padlock of its own
// on each of their lines: the first one of theirs stands for all.
func (l *timeline) barrier(n int) *game.Barrier {
	s := l.session()
	if n >= s.Len() || s.Over() {
		return nil
	}
	b := s.BarrierAt(n, l.View.Seat)
	if b != nil && b.Event.Kind == 0 && n > 0 && s.Step(n-1).Seat == s.Step(n).Seat {
		return nil
	}
	return b
}

func filterID(seat int) string { return "filter." + strconv.Itoa(seat) }

// buildLogHead stands over the lines: each seat's swatch, which leaves only
// its lines, and the way to look back.
func (l *timeline) buildLogHead(f *stage.Frame, r stage.Rect) {
	w := l.deps.Words
	x := r.X
	for i, name := range l.deps.Names {
		id := filterID(i)
		at := stage.Rect{X: x, Y: r.Y, W: 40, H: 38}
		if l.filter&(1<<i) != 0 || f.Over == id {
			look := paint.On
			if f.Over == id {
				look = paint.Over
			}
			f.Add(stage.Pic{Kind: "row", Look: look}, at)
		}
		s := stage.Sprite{Pic: stage.Pic{Kind: "swatch", ID: l.deps.Colours[i]},
			Rect: stage.Rect{X: x + 7, Y: r.Y + 6, W: 26, H: 26}}
		if l.filter != 0 && l.filter&(1<<i) == 0 {
			s.Alpha = 0.35
		}
		f.Sprites = append(f.Sprites, s)
		says := w.T("past.filter", map[string]any{"Name": name})
		f.Point(stage.Hot{ID: id, Does: filters(i), Rect: at, Label: says, Lit: l.phase == looking})
		l.tipOver(f, id)
		x += 44
	}
	if l.phase == looking {
		l.buildPastHead(f, r)
	} else if l.session().Len() > 0 {
		at, says := stage.Rect{X: r.X + r.W - 60, Y: r.Y - 6, W: 64, H: 48},
			shortcut.With(w, f.Keymap, w.T("past.look"), stage.CmdPast)
		l.iconButton(f, "table.past", at, "clock", says, 0).Does = stage.CmdPast
		l.buildForm(f, stage.Rect{X: at.X - 64, Y: at.Y, W: at.W, H: at.H})
	}
	ui.Rule(f, stage.Rect{X: r.X, Y: r.Y + headHigh - 6, W: r.W, H: 3})
}

func long(lines []string) string {
	out := ""
	for i, l := range lines {
		if i > 0 {
			out += "\n"
		}
		out += l
	}
	return out
}

package table

import (
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// taleFor is how long a tale stays at least, as long as nobody presses anything.
const taleFor = 6 * time.Second

// taleOf is what there is to read of what the n-th action laid, as the viewer may see it: each tale once in a match.
func (l *timeline) taleOf(n int) string {
	if !l.deps.Tales {
		return ""
	}
	tale := l.Teller.Tale(game.EventsFor(l.session().Step(n).Events, l.View.Seat))
	if tale == "" || l.tales[tale] {
		return ""
	}
	l.tales[tale] = true
	return tale
}

// line is something short about a place.
type line struct {
	words string
	about stage.Rect
}

// tales tell something to read of a card that was just laid: a note beside it that nobody waits for. It goes by a
// press, or with the next action after a while.
type tales struct {
	*showing
	Quiet
	timeline *timeline

	seen  int // so many actions were told when it was looked last
	words string
	about stage.Rect
	since time.Duration
	under string // what the pointer lay on when it came: that is no reason to hide it
}

// Watch brings a tale once its card lies there.
func (t *tales) Watch(in *stage.Input, dt time.Duration) (a stage.Answer) {
	n, pressed := t.timeline.told(), in.Hit != "" || in.Miss || in.Back || len(in.Keys) > 0
	t.since += dt
	if t.over != t.under {
		t.under = ""
	}
	if t.words != "" && (pressed || t.phase == looking || n != t.seen && t.since >= taleFor) {
		t.words, a.Dirty = "", true
	}
	if t.line.words != "" {
		t.tell(t.line)
		t.line, a.Dirty = line{}, true
	}
	if n == t.seen || t.flies() {
		return a
	}
	fresh := n == t.seen+1 && t.phase != looking
	t.seen = n
	if fresh && t.timeline.lines[n-1].Tale != "" && t.hurry == 0 && t.deps.Coach == nil {
		t.tell(line{t.timeline.lines[n-1].Tale, t.lastLanding})
		a.Dirty = true
	}
	return a
}

// tell shows a line; what the pointer lies on isn't shown large over it.
func (t *tales) tell(l line) {
	t.words, t.about, t.since = l.words, l.about, 0
	t.under, t.overFor, t.pointing = t.over, 0, clicked
}

// Build shows the tale, as long as nothing else is pointed at or read.
func (t *tales) Build(f *stage.Frame) {
	if t.words == "" || t.speaks() || t.over != t.under || t.Dialog != nil || t.phase == handing {
		return
	}
	var told []stage.Rect
	if t.lastTold != nil {
		told = append(told, t.Lay.Told())
	}
	t.Tip(f, t.about, t.words, told...)
}

package app

import (
	"math"
	"time"
)

// contact is a finger on the screen, in logical pixels.
type contact struct {
	id   int
	x, y float64
}

// pointer is what touches make of the mouse in one tick.
type pointer struct {
	used        bool // fingers, not the mouse, were used last
	x, y        float64
	left, right bool
	wheel       float64 // notches
}

const (
	touchWait = 70 * time.Millisecond // how long a second finger may come after the first
	touchSlip = 14.0                  // logical pixels that a finger may slip in a tap
	touchRoll = 60.0                  // logical pixels of two fingers for a notch of the wheel
	nowhere   = -1e4                  // where the pointer is while no finger is down

	fingerSlip = 14.0 // pixels of the system or the page that a finger may come down beside what is lit
)

// touchPhase is what the fingers are at.
type touchPhase int

const (
	touchNone  touchPhase = iota
	touchFirst            // one finger is down; another may follow
	touchOne              // one finger is the left button
	touchLift             // it was a tap too short to wait for: it is let go now
	touchTwo              // two fingers: a tap goes back, a slide turns the wheel
	touchDead             // what remains of two fingers means nothing
)

// toucher turns fingers into a pointer: a tap clicks, a finger that stays holds,
// one that slides drags, two that tap go one step back, two that slide scroll.
// With no finger down nothing is pointed at.
type toucher struct {
	phase  touchPhase
	finger int
	began  time.Time
	x, y   float64 // where the first finger is, or was last
	x0, y0 float64 // where it came down
	roll   float64 // where two fingers were, in height, when the wheel last turned
	slid   bool    // two fingers slid
	mouse  [2]float64
	used   bool
	count  [2]int // gestures that began, and that ended
}

// step takes the fingers that are down now, and where the mouse is, which takes
// over again when it moves.
func (t *toucher) step(now []contact, mouse [2]float64, at time.Time) pointer {
	if len(now) > 0 {
		t.used = true
	} else if mouse != t.mouse && t.phase == touchNone {
		t.used = false
	}
	t.mouse = mouse
	p := pointer{used: t.used, x: nowhere, y: nowhere}
	if !t.used {
		return p
	}
	first, there := t.first(now)
	if there {
		t.x, t.y = first.x, first.y
	}
	switch t.phase {
	case touchNone:
		if there {
			t.phase, t.finger, t.began, t.x0, t.y0 = touchFirst, first.id, at, first.x, first.y
			t.count[0]++
			t.second(now)
		}
	case touchFirst:
		switch {
		case t.second(now):
		case !there:
			t.phase, p.left = touchLift, true
		case at.Sub(t.began) >= touchWait || t.slipped():
			t.phase, p.left = touchOne, true
		}
		p.x, p.y = t.x0, t.y0
	case touchOne:
		p.x, p.y, p.left = t.x, t.y, there
		if !there {
			t.rest(now)
		}
	case touchLift:
		p.x, p.y = t.x0, t.y0
		t.rest(now)
	case touchTwo:
		t.two(now, &p)
	case touchDead:
		t.rest(now)
	}
	return p
}

// first is the finger that leads.
func (t *toucher) first(now []contact) (contact, bool) {
	for _, c := range now {
		if t.phase == touchNone || c.id == t.finger {
			return c, true
		}
	}
	return contact{}, false
}

// second begins what two fingers do, if there are two.
func (t *toucher) second(now []contact) bool {
	if len(now) < 2 {
		return false
	}
	t.phase, t.slid, t.roll = touchTwo, false, middle(now)
	return true
}

// two turns the wheel while two fingers slide; letting go without that goes back.
func (t *toucher) two(now []contact, p *pointer) {
	if len(now) < 2 {
		if !t.slid {
			p.x, p.y, p.right = t.x0, t.y0, true
		}
		t.rest(now)
		return
	}
	p.x, p.y = t.x0, t.y0
	y := middle(now)
	t.slid = t.slid || math.Abs(y-t.roll) > touchSlip || t.slipped()
	if t.slid {
		p.wheel, t.roll = (y-t.roll)/touchRoll, y
	}
}

// rest is what follows when the gesture is over.
func (t *toucher) rest(now []contact) {
	t.phase = touchDead
	if len(now) == 0 {
		t.phase = touchNone
		t.count[1]++
	}
}

func (t *toucher) slipped() bool { return math.Hypot(t.x-t.x0, t.y-t.y0) > touchSlip }

// middle is how low the first two fingers are.
func middle(now []contact) float64 { return (now[0].y + now[1].y) / 2 }

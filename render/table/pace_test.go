package table

import (
	"testing"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// informing is a table of Sakodo on which a card is read that the viewer drew, and that goes by itself.
func informing(t *testing.T, seats ...string) (p *player, before int) {
	t.Helper()
	p, a := drawing(t, seats...)
	p.table.deps.Paced = true
	p.table.act(a)
	p.until("the card is read", func() bool {
		return p.table.speaks() && p.table.Motion.Progress() == 1 && !p.table.Motion.Busy()
	})
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if r := p.table.speech.ring; r.whole <= 0 || p.show.Frame().Hot("speech.on") == nil || !p.rings() {
		t.Fatalf("no ring: %+v", r)
	}
	return p, p.money()
}

// rings says whether a ring is shown.
func (p *player) rings() bool {
	for _, s := range p.show.Frame().Sprites {
		if s.Pic.Kind == "ring" {
			return true
		}
	}
	return false
}

// during lets so much time pass with the devices as they are.
func (p *player) during(d time.Duration, raw stage.Raw) {
	for ; d > 0; d -= stage.Tick {
		p.step(raw, stage.Tick)
	}
}

// TestRingRunsOut checks that a card that only informs goes by itself when its time is over, not before, and that the
// loop sleeps then.
func TestRingRunsOut(t *testing.T) {
	for _, calm := range []bool{false, true} {
		p, before := informing(t, "person", "bot:steady")
		p.table.deps.Calm = calm
		d := p.table.speech.ring.left
		p.during(d-4*stage.Tick, stage.Raw{X: -1, Y: -1})
		if !p.table.speaks() || p.money() != before {
			t.Fatalf("calm %v: it goes before its time", calm)
		}
		p.during(8*stage.Tick, stage.Raw{X: -1, Y: -1})
		if p.table.speaks() {
			t.Fatalf("calm %v: it stays, %+v", calm, p.table.speech.ring)
		}
		p.until("the card does something", func() bool { return p.money() != before })
	}
}

// TestRingLeadsToHandover checks that after what goes by itself the next person still says that they are there.
func TestRingLeadsToHandover(t *testing.T) {
	p, _ := informing(t, "person", "person")
	n := p.match.On.Len()
	p.during(30*time.Second, stage.Raw{X: -1, Y: -1})
	if turns := p.match.On.Turn() != p.table.View.Seat; p.match.On.Len() != n || p.show.Busy() ||
		turns || p.match.On.Turn() == 1 && p.table.phase != handing {
		t.Errorf("%d actions after %d, busy %v, phase %v", p.match.On.Len(), n, p.show.Busy(), p.table.phase)
	}
}

// TestRingStops checks what stops the time: the pointer on the card, unless it lay there before, the button held,
// Shift, another window in front; and that the loop sleeps meanwhile.
func TestRingStops(t *testing.T) {
	p, _ := informing(t, "person", "person")
	x, y := p.table.speech.sheet.Mid()
	fx, fy := p.free()
	for _, row := range []struct {
		name string
		raw  stage.Raw
		runs bool
	}{
		{"pointed at", stage.Raw{X: x, Y: y}, false},
		{"beside it", stage.Raw{X: fx, Y: fy}, true},
		{"held", stage.Raw{X: fx, Y: fy, Left: true}, false},
		{"let go", stage.Raw{X: fx, Y: fy}, true},
		{"shift", stage.Raw{X: fx, Y: fy, Shift: true}, false},
		{"away", stage.Raw{X: fx, Y: fy, Away: true}, false},
	} {
		p.step(row.raw, stage.Tick)
		was := p.table.speech.ring.left
		p.during(time.Second/2, row.raw)
		if now := p.table.speech.ring.left; (now < was) != row.runs || !p.table.speaks() || p.show.Busy() != row.runs {
			t.Errorf("%s: %v is left of %v, read %v, busy %v", row.name, now, was, p.table.speaks(), p.show.Busy())
		}
	}
	p.step(stage.Raw{X: fx, Y: fy}, stage.Tick)
	p.table.Say("So", "what")
	was := p.table.speech.ring.left
	p.during(time.Second, stage.Raw{X: fx, Y: fy})
	if p.table.speech.ring.left != was || p.show.Busy() {
		t.Error("the time runs on under a dialog")
	}
}

// TestRingUnderThePointer checks that a pointer which lies where a card comes isn't pointing at it.
func TestRingUnderThePointer(t *testing.T) {
	p, a := drawing(t, "person", "bot:steady")
	p.table.deps.Paced = true
	b := p.show.Frame().Canvas()
	x, y := b.W*0.4, b.H*0.4
	p.step(stage.Raw{X: x, Y: y}, stage.Tick)
	p.table.act(a)
	for n := 0; !p.table.speaks() || p.table.speech.ring.left == p.table.speech.ring.whole; n++ {
		if p.step(stage.Raw{X: x, Y: y}, stage.Tick); n > 900 {
			t.Fatalf("the time doesn't run: %+v", p.table.speech)
		}
	}
	if !p.table.speech.sheet.Has(x, y) {
		t.Fatalf("the pointer doesn't lie on %+v", p.table.speech.sheet)
	}
}

// TestImpatientRing checks that hands which press while the ring runs, or just as it has run out, decide nothing by
// that: the card goes, once.
func TestImpatientRing(t *testing.T) {
	for _, row := range []struct {
		name string
		do   func(p *player)
	}{
		{"double click", func(p *player) {
			x, y := p.click("speech.on")
			for _, down := range []bool{true, false} {
				p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
			}
		}},
		{"enter twice", func(p *player) { p.key(stage.KeyEnter, false); p.key(stage.KeyEnter, false) }},
		{"click as it goes", func(p *player) {
			p.during(p.table.speech.ring.left+2*stage.Tick, stage.Raw{X: -1, Y: -1})
			p.press(4)
		}},
		{"enter as it goes", func(p *player) {
			p.during(p.table.speech.ring.left+2*stage.Tick, stage.Raw{X: -1, Y: -1})
			p.key(stage.KeyEnter, false)
			p.key(stage.KeySpace, false)
		}},
	} {
		p, _ := informing(t, "person", "person")
		n := p.match.On.Len()
		row.do(p)
		if p.table.speaks() {
			t.Errorf("%s: it is still read", row.name)
		}
		if p.settle(); p.match.On.Len() != n || p.table.Dialog != nil {
			t.Errorf("%s: something was decided", row.name)
		}
	}
	p, _ := informing(t, "person", "person")
	fx, fy := p.free()
	p.during(time.Second, stage.Raw{X: fx, Y: fy, Left: true})
	if p.step(stage.Raw{X: fx, Y: fy}, stage.Tick); !p.table.speaks() {
		t.Error("what was held to stop the time goes on when it is let go")
	}
	p.during(p.table.speech.ring.left+time.Second, stage.Raw{X: fx, Y: fy})
	if p.show.Busy() {
		p.settle()
	}
	if p.table.late.left > 0 || p.table.late.takes {
		t.Error("what is pressed later is still taken for it")
	}
}

// free is a point where nothing can be clicked.
func (p *player) free() (x, y float64) {
	for x = 3; p.show.Frame().At(x, 60) != nil; x += 7 {
	}
	return x, 60
}

// press clicks so many times where the button lay that goes on, or at what is lit there now.
func (p *player) press(times int) {
	x, y := p.table.speech.sheet.Mid()
	if lit := p.litSpots(); len(lit) > 0 {
		x, y = p.where(lit[0])
	}
	for range times {
		for _, down := range []bool{true, false} {
			p.step(stage.Raw{X: x, Y: y, Left: down}, stage.Tick)
		}
	}
}

// TestOthersRing checks that another seat's card shows its ring, and stays as long as it is pointed at.
func TestOthersRing(t *testing.T) {
	p, a := drawing(t, "bot:steady", "bot:steady", "person")
	p.table.deps.Paced = true
	p.table.act(a)
	p.until("the card is read", func() bool { return p.rings() })
	x, y := p.table.speech.sheet.Mid()
	p.during(5*time.Second, stage.Raw{X: x, Y: y})
	if !p.table.speaks() {
		t.Error("it goes while it is pointed at")
	}
	p.until("it goes on", func() bool { return !p.table.speaks() })
}

// loudBoard is a Board whose cards ask, or are told by a line.
type loudBoard struct {
	board.Board
	hearing board.Hearing
}

func (b loudBoard) Hears(game.Event, []game.Event, *game.View, *board.Context) board.Hearing {
	return b.hearing
}

// TestWhatAsksWaits checks that a card which brings something unexpected waits until one goes on, and that one told by
// a line waits for nothing and is told.
func TestWhatAsksWaits(t *testing.T) {
	p, a := drawing(t, "person", "person")
	p.table.deps.Paced, p.table.deps.Board = true, loudBoard{p.table.deps.Board, board.Hearing{Asks: true, Letters: 9}}
	p.table.act(a)
	p.until("the card is read", func() bool { return p.show.Frame().Hot("speech.on") != nil })
	if p.during(20*time.Second, stage.Raw{X: -1, Y: -1}); !p.table.speaks() || p.show.Busy() || p.rings() {
		t.Errorf("read %v, busy %v, ring %v", p.table.speaks(), p.show.Busy(), p.rings())
	}
	p, a = drawing(t, "person", "person")
	p.table.deps.Paced, p.table.deps.Board = true, loudBoard{p.table.deps.Board, board.Hearing{Line: "A hayloft"}}
	p.table.act(a)
	told := false
	for range 3600 {
		if p.step(stage.Raw{X: -1, Y: -1}, stage.Tick); p.table.speaks() {
			t.Fatal("the card is read")
		}
		for _, s := range p.show.Frame().Sprites {
			told = told || s.Pic.Text == "A hayloft"
		}
	}
	if !told || p.show.Busy() {
		t.Errorf("told %v, busy %v", told, p.show.Busy())
	}
}

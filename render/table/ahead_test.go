package table

import (
	"testing"
	"time"

	"posterestante/assets/wording"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// kinds counts the sprites of a kind on the frame.
func (p *player) kinds(kind string) int {
	n := 0
	f := p.show.Frame()
	for _, s := range f.Sprites {
		if s.Pic.Kind == kind {
			n++
		}
	}
	return n
}

func (p *player) pointAt(id string) {
	p.t.Helper()
	x, y := p.where(id)
	p.step(stage.Raw{X: x, Y: y}, stage.Tick)
}

// TestAhead checks that a card that is pointed at shows where it leads, that with
// it picked a target shows the road there and says what it brings, without
// anything being done, and that nothing of it stays.
func TestAhead(t *testing.T) {
	s, _ := moveCard(t)
	p := playerOf(t, 0, s)
	roads, done := 0, s.Len()
	for _, card := range p.litSpots() {
		at, _ := board.ParseSpot(card)
		if at.Zone != rules.Hand {
			continue
		}
		p.pointAt(card)
		if len(p.table.sight.ahead.next) == 0 {
			t.Fatalf("%s leads nowhere", card)
		}
		p.click(card)
		for _, target := range p.litSpots() {
			to, _ := board.ParseSpot(target)
			if to.Zone != rules.RegionSpot {
				continue
			}
			p.pointAt(target)
			a := p.table.sight.aheadOf(to)
			if a == nil {
				t.Fatalf("%s, then %s: no one action", card, target)
			}
			if a.After.At(game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: to.Index}).Back == 0 {
				t.Errorf("the bike is not foreseen in region %d", to.Index)
			}
			if title, lines := p.table.sight.foretold(a); p.kinds("dash") == 0 || title == "" || len(lines) == 0 {
				t.Errorf("%s: no road, or no words", target)
			}
			roads++
		}
		p.click(card)
	}
	if roads < 2 || s.Len() != done {
		t.Fatalf("%d roads seen, %d actions done", roads, s.Len()-done)
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if p.kinds("dash") != 0 || len(p.table.sight.ahead.all) > 0 {
		t.Error("a road stays where nothing is pointed at")
	}
}

// TestAheadAtRest checks that while nothing changes nothing is looked at again.
func TestAheadAtRest(t *testing.T) {
	p := played(t, 0, 0, 5, "person", "automa:easy")
	lit := p.litSpots()
	if len(lit) == 0 {
		t.Fatal("nothing is lit")
	}
	card := lit[0]
	p.pointAt(card)
	in := stage.Input{Over: card}
	in.X, in.Y = p.where(card)
	p.table.sight.foresee(&in)
	if n := testing.AllocsPerRun(20, func() {
		if p.table.sight.foresee(&in) {
			t.Error("it changes at rest")
		}
	}); n > 0 {
		t.Errorf("%v allocations at rest", n)
	}
}

// TestLargeGiftKeepsClear checks that a gift on offer that is shown large covers neither the
// postcards on offer nor the notebook, on either canvas.
func TestLargeGiftKeepsClear(t *testing.T) {
	p := played(t, 0, 24, 3, "person", "automa:easy")
	for _, tall := range []bool{false, true} {
		p.show.SetTall(tall)
		p.rest()
		for i := range uint8(3) {
			spot := game.Spot{Zone: rules.GiftRow, Seat: game.Nobody, Index: i}
			p.point(board.SpotID(spot), false, time.Second)
			shown := stage.Rect{}
			for _, s := range p.show.Frame().Sprites {
				if s.Pic.Kind == "pc.gift" && s.Rect.H > 300 {
					shown = s.Rect
				}
			}
			if shown.W == 0 {
				t.Fatalf("tall %v: gift %d isn't shown large", tall, i)
			}
			for at, r := range p.table.Lay.At {
				if (at.Zone == rules.CardRow || at.Zone == rules.CardTop || at.Zone == rules.Row) &&
					shown.Meets(r.Inset(1)) {
					t.Errorf("tall %v: gift %d at %+v lies on %+v", tall, i, shown, at)
				}
			}
			for _, s := range p.table.clear(p.show.Frame()) {
				if s.weight == shyOfWords && shown.Meets(s.Rect) {
					t.Errorf("tall %v: gift %d at %+v lies on the prompt or a button at %+v", tall, i, shown, s.Rect)
				}
			}
		}
	}
}

// TestLargeKeepsClear checks that what is shown large covers neither the prompt, nor
// what is pointed at, nor a button that is offered.
func TestLargeKeepsClear(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "person")
	p.table.Ready()
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	seen := 0
	for n := 0; n < 60; n++ {
		if p.table.phase == handing {
			p.table.Ready()
		}
		p.show.SetTall(n%3 == 1)
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		for i := range p.table.Lay.Places {
			pl := &p.table.Lay.Places[i]
			if pl.Large.Kind == "" || pl.Covered || pl.Drawer {
				continue
			}
			f := p.show.Frame()
			clear := p.table.clear(f)
			r := stand(p.table.Canvas(), pl.Rect, pl.Size[0]+420, pl.Size[1], clear)
			for _, s := range clear {
				if s.weight == shyOfWords && r.Meets(s.Rect.Inset(1)) || r.Meets(pl.Rect.Inset(1)) {
					t.Fatalf("what is shown of %+v at %+v covers %+v", pl.Spot, r, s.Rect)
				}
			}
			seen++
		}
		legal := p.match.Session().Legal()
		if len(legal) == 0 {
			break
		}
		p.table.act(legal[n%len(legal)])
		p.settle()
	}
	if seen < 200 {
		t.Fatalf("%d places seen", seen)
	}
}

// TestChipsOpenRules checks that what another seat did is told without the numbers of
// rules, and that a click on the chip in their place opens the rule.
func TestChipsOpenRules(t *testing.T) {
	opened := game.Rule("")
	d := deps(0, 2, "en")
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy"},
		Seed: "3"})
	if err != nil {
		t.Fatal(err)
	}
	d.Rules = func(r game.Rule) stage.Scene { opened = r; return New(deps(0, 2, "en"), &memory{Unkept: Unkept{s}}) }
	p := &player{t, New(d, &memory{Unkept: Unkept{s}}), nil, nil}
	p.show = stage.NewShow(p.table)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.table.lastTold = &wording.Line{Seat: 1, Bare: "Rides", Long: []string{"So it is. (P10.2)", "And this. (P4.1)",
		"Again. (P10.2)"}}
	p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{"f24"}}, stage.Tick)
	if p.says("(P10.2)") || !p.says("So it is.") {
		t.Error("the numbers stand in the words, or the words are gone")
	}
	p.click("rule.P4.1")
	if opened != "P4.1" {
		t.Errorf("%q is opened", opened)
	}
}

// TestDragLifts checks that a dragged card is lifted over its shadow and tilted to
// where it is drawn; with reduced motion it follows the pointer as it is.
func TestDragLifts(t *testing.T) {
	for _, calm := range []bool{false, true} {
		s, card := moveCard(t)
		p := playerOf(t, 0, s)
		p.table.deps.Calm = calm
		x, y := p.where(handSpot(uint8(card)))
		p.step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		p.step(stage.Raw{X: x + 200, Y: y - 300, Left: true}, stage.Tick)
		f := p.show.Frame()
		tilted := 0
		for _, sp := range f.Sprites {
			if sp.Pic.Kind == "pc.travel" && sp.Angle > 0 && sp.Zoom > 1 {
				tilted++
			}
		}
		if want := map[bool]int{false: 1, true: 0}[calm]; tilted != want || p.kinds("contact") != want {
			t.Errorf("calm %v: %d cards tilted, %d shadows", calm, tilted, p.kinds("contact"))
		}
	}
}

package companion

import (
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	riding "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
)

// dial is the ID of what is clicked of a counter.
func dial(c game.Counter, seat game.Seat, what string) string {
	return "tray.dial." + strconv.Itoa(int(c)) + "." + strconv.Itoa(int(seat)) + "." + what
}

// TestRidingByClicks changes a position of Montaigne in all the ways there are:
// cards of the board, of a hand, of a voyage and of the discard, tiles, counters,
// what was visited, what must be settled, the King's Call; then plays from it.
func TestRidingByClicks(t *testing.T) {
	for _, lang := range words.Languages() {
		k := &kitchen{game: "montaigne"}
		p := play(t, New(k.deps(lang)))
		p.click("companion.edit")
		d := p.desk()
		start := d.now.st
		page := d.page
		count := func(z game.Zone, seat game.Seat) int { return d.View.Pile(z, seat).Len() }
		hand := count(riding.Hand, page)
		p.shot("editor")
		p.click(spot(riding.Row, game.Nobody, 1, 0))
		p.shot("tray-board")
		p.item(fresh)
		p.click(spot(riding.Hand, page, hand, 0))
		p.item(fresh)
		if n := count(riding.Hand, page); n != hand+1 {
			t.Errorf("%d cards in hand, not %d", n, hand+1)
		}
		p.click(spot(riding.Voyage, page, 0, 0))
		p.item(func(it item) bool {
			return fresh(it) && strings.Contains(it.group, words.In(lang).T("montaigne.city.lyon"))
		})
		p.click(spot(riding.Discard, game.Nobody, 0, 0))
		p.item(fresh)
		p.click("open."+strconv.Itoa(64), "desk.more")
		p.item(fresh)
		p.shot("drawer")
		p.click("desk.open")
		if n := count(riding.Discard, game.Nobody); n != 2 {
			t.Errorf("%d cards are discarded", n)
		}
		p.click(spot(riding.TileRow, game.Nobody, 4, 0))
		if count(riding.TilesHeld, page) != 1 {
			t.Error("the tile doesn't come to whose page it is")
		}
		p.click(spot(riding.TilesHeld, page, 4, 0))
		if count(riding.TilesHeld, page) != 0 {
			t.Error("the tile doesn't go back")
		}
		visited := d.View.Counter(riding.VisitedN, page)
		p.click("desk.numbers", dial(riding.VisitedN, page, "bit.8"), "tray.close")
		if n := d.View.Counter(riding.VisitedN, page); n != visited|1<<8 || n&(1<<3) == 0 {
			t.Errorf("visited are %b, before %b", n, visited)
		}
		p.click("desk.numbers")
		p.shot("numbers")
		p.click(dial(riding.HomeN, page, "is.1"), "tray.close")
		if bad := d.problems(); len(bad) == 0 || !strings.Contains(strings.Join(bad, " "), "M6.2") {
			t.Errorf("home with a voyage to Lyon: %q", bad)
		}
		p.shot("problems")
		p.click("desk.undo", "desk.seats")
		p.shot("seats")
		p.click(dial(riding.Meets, game.Nobody, "is.1"), dial(riding.Called, game.Nobody, "is.1"),
			dial(riding.Remade, game.Nobody, "more"), dial(riding.ActionsLeft, game.Nobody, "more"))
		p.click(dial(riding.StepKind, game.Nobody, "more"), dial(riding.StepA, game.Nobody, "more"), "tray.close")
		v := d.now.st.View(game.Nobody)
		for c, want := range map[game.Counter]int{riding.Meets: 1, riding.Called: 1, riding.Remade: 1,
			riding.ActionsLeft: 2, riding.StepKind: int(riding.StepTake), riding.StepA: 2} {
			if n := v.Counter(c, game.Nobody); n != want {
				t.Errorf("counter %d is %d, not %d", c, n, want)
			}
		}
		if v.Pile(riding.CallAside, game.Nobody).Len() != 1 {
			t.Error("the King's Call doesn't lie aside")
		}
		if bad := d.problems(); bad != nil {
			t.Fatalf("%q", bad)
		}
		p.shot("changed")
		p.click("desk.main")
		if st, err := (riding.Game{}).Load(k.position); err != nil || !st.Equal(d.now.st) {
			t.Errorf("the match starts from something else: %v", err)
		}
		p.settle()
		for n := 0; len(p.desk().past) > 0 && n < 99; n++ {
			p.keys(stage.Raw{Ctrl: true}, "z")
		}
		if !d.now.st.Equal(start) {
			t.Error("undo doesn't lead back to the start")
		}
	}
}

// TestSeatsComeAndGo lets travellers join and leave; the position stays one that can
// be played.
func TestSeatsComeAndGo(t *testing.T) {
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		p := play(t, New(k.deps(lang)))
		last := len(k.deps(lang).Game.Kinds()) - 1
		p.click("companion.edit", "desk.seats", "tray.seats.2", "tray.kind.3."+strconv.Itoa(last), "tray.colour.0",
			"tray.turn.3")
		d := p.desk()
		if d.View.Seats != 4 || d.kind(3) != last || d.now.st.Turn() != 3 || len(d.now.names) != 4 ||
			d.now.colours[0] != 1 {
			t.Errorf("%d seats, the last of kind %d, turn %d", d.View.Seats, d.kind(3), d.now.st.Turn())
		}
		if bad := d.problems(); bad != nil {
			t.Errorf("with four: %q", bad)
		}
		p.click("tray.seats.0", "tray.close")
		if d.problems() != nil {
			p.click("desk.deal")
		}
		if bad := d.problems(); bad != nil || d.View.Seats != 2 || len(d.now.colours) != 2 {
			t.Errorf("with two again: %q", bad)
		}
	})
}

// TestHandsAreKnownByTheirBacks: beside a cardboard game a person's hand of
// Montaigne is told by its backs; a card that they lay comes out of it.
func TestHandsAreKnownByTheirBacks(t *testing.T) {
	p := laid(t, &kitchen{game: "montaigne"}, "fr")
	d := p.desk()
	p.click("open.0")
	hand := d.View.Pile(riding.Hand, 0).Pieces
	if len(hand) == 0 || hand[0].ID != 0 {
		t.Fatalf("a person's hand is shown: %+v", hand)
	}
	p.click(spot(riding.Hand, 0, 0, 0))
	if !d.tray.backs || len(d.tray.items) > 9 {
		t.Fatalf("%d things, backs %v", len(d.tray.items), d.tray.backs)
	}
	p.shot("backs")
	other := 0
	p.item(func(it item) bool { other++; return other == 2 })
	p.click(spot(riding.Voyage, 0, 0, 0))
	laidBack := d.View.Pile(riding.Hand, 0).Pieces[2].Back
	n := 0
	for _, piece := range d.View.Pile(riding.Hand, 0).Pieces {
		if piece.Back == laidBack {
			n++
		}
	}
	p.item(func(it item) bool { return fresh(it) && backOf(d.now.st, d.tray.spot, it.id) == laidBack })
	left := 0
	for _, piece := range d.View.Pile(riding.Hand, 0).Pieces {
		if piece.Back == laidBack {
			left++
		}
	}
	if left != n-1 || d.View.Pile(riding.Voyage, 0).Len() != 1 {
		t.Errorf("%d cards of that back are left of %d", left, n)
	}
}

// TestNotEditable: a game without changes by hand says so.
func TestNotEditable(t *testing.T) {
	deps := (&kitchen{}).deps("fr")
	deps.Game = struct{ game.Game }{deps.Game}
	if _, err := Open(deps, []byte("{}"), nil, nil); err == nil || !strings.Contains(err.Error(), "à la main") {
		t.Error(err)
	}
}

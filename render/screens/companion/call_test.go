package companion

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/globe/sight"
)

// cardboard is a table of three, of whom seat 1 is played here.
func cardboard(t *testing.T, g globe.Game) *kitchen {
	t.Helper()
	pass := g.R.Items[1]
	st := globetest.Position(t, g, "seats 3; at 12; 1: at 12; 2: at 13; money 100; 1: money 900; 2: money 800; "+
		"bag "+pass+" guide; 1: bag "+pass+"; 2: bag "+pass+"; tickets 1; round 3")
	if err := st.SetCounter(globe.LevelN, 1, slices.Index(g.Kinds(), "bot:steady")); err != nil {
		t.Fatal(err)
	}
	position, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	return &kitchen{game: g.Name(), kept: []Kept{{ID: "t", Position: position, Names: []string{"Lise", "", "Jo"},
		Colours: []int{0, 1, 2}}}}
}

// TestAuctionBesideTheTable has somebody at the table put things up for auction: the
// seat that is played here bids by itself, what the other person bid is told, the bids
// are opened, and money and goods change hands. Undo takes it back, action by action.
func TestAuctionBesideTheTable(t *testing.T) {
	for _, name := range []string{"sakodo", "routard"} {
		for _, lang := range words.Languages() {
			g := box.Of(name).Game.(sight.Game).Game
			k := cardboard(t, g)
			p := play(t, New(k.deps(lang)))
			p.click("companion.on")
			d := p.desk()
			if d.page != 1 {
				t.Fatalf("%s: the page is of seat %d", name, d.page)
			}
			if len(d.calls()) != 0 {
				t.Errorf("%s: the seat that is played here is asked what it sells", name)
			}
			p.click("open.0", "desk.call")
			p.shot("call-" + name)
			ticket := -1
			for i, c := range d.tray.calls {
				if c.Action == (game.Action{Verb: globe.VSell, A: globe.GoodTicket}) {
					ticket = i
				}
				if words := d.Teller.Phrase(c.Words); words == "" {
					t.Errorf("%s: call %d has no words", name, i)
				}
			}
			least := 2
			if g.R.Hidden { // any item may be in the bag
				least = len(g.R.Items) - 1
			}
			if ticket < 0 || len(d.tray.calls) < least {
				t.Fatalf("%s: %d can be sold, the ticket is %d", name, len(d.tray.calls), ticket)
			}
			before := d.now.st
			p.click("tray.call." + string(rune('0'+ticket)))
			if !d.asking() {
				t.Fatalf("%s: nothing is asked", name)
			}
			if d.turn.ask.Kind != game.Seal || d.turn.ask.Seat != 2 {
				t.Fatalf("%s: it asks %+v", name, d.turn.ask)
			}
			if d.viewer() == 0 || d.turn.view.Seat != game.Nobody {
				t.Errorf("%s: it shows what only seat 0 sees", name)
			}
			p.click("tray.by.3", "tray.by.3", "tray.by.3") // 30 up
			p.shot("call-" + name + "-bid")
			bid := d.turn.bids[d.tray.bid]
			p.click("tray.tell")
			if d.turn != nil || len(d.told) != 1 {
				t.Fatalf("%s: it isn't over: %+v", name, d.told)
			}
			p.shot("call-" + name + "-told")
			if said := strings.Join(d.told[0].Long, " "); len(d.unfolded) != 1 || !strings.Contains(said, "Jo") ||
				!strings.Contains(said, d.name(1)) {
				t.Errorf("%s: it tells of the bids %q", name, said)
			}
			v, was := d.now.st.View(game.Nobody), before.View(game.Nobody)
			tickets, gained := 0, v.Counter(globe.MoneyN, 0)-was.Counter(globe.MoneyN, 0)
			for seat := range game.Seat(3) {
				tickets += v.Counter(globe.TicketsN, seat)
			}
			paid := 0
			for seat := game.Seat(1); seat < 3; seat++ {
				paid += was.Counter(globe.MoneyN, seat) - v.Counter(globe.MoneyN, seat)
			}
			if v.Counter(globe.TicketsN, 0) != 0 || tickets != 1 || gained != paid || gained < 250 {
				t.Errorf("%s: %d tickets, %d gained, %d paid, by a bid of %v", name, tickets, gained, paid, bid)
			}
			p.click("desk.undo")
			if !d.now.st.Equal(before) {
				t.Errorf("%s: undo gives another table", name)
			}
		}
	}
}

// TestItemsSoldThatNobodySaw checks that whatever a hidden bag may hold can be sold, that
// it is then what was said, and that pieces stay whole.
func TestItemsSoldThatNobodySaw(t *testing.T) {
	g := box.Of("sakodo").Game.(sight.Game).Game
	k := cardboard(t, g)
	p := play(t, New(k.deps("en")))
	p.click("companion.on", "open.0")
	for i := 2; i < len(g.R.Items); i++ {
		p.click("desk.call")
		d := p.desk()
		at := -1
		for n, c := range d.tray.calls {
			if c.Action == (game.Action{Verb: globe.VSell, A: uint8(i)}) {
				at = n
			}
		}
		if at < 0 {
			if g.R.Resale[i] > 0 {
				t.Errorf("%s can't be sold", g.R.Items[i])
			}
			p.click("tray.close")
			continue
		}
		p.click("tray.call." + string(rune('0'+at)))
		for d.asking() {
			p.click("tray.tell")
		}
		if bad := d.now.st.Problems(); len(bad) > 0 {
			t.Errorf("%s: %v", g.R.Items[i], bad)
		}
		v := d.now.st.View(game.Nobody)
		if left := v.Pile(globe.BagZone, 0).Len(); left != 1 {
			t.Errorf("%s: %d left in the bag", g.R.Items[i], left)
		}
		p.click("desk.undo")
	}
}

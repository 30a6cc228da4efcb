package companion

import (
	"slices"
	"strconv"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/sight"
	"posterestante/render/engine/stage"
)

// TestGiven holds what chance gives in each game as it is dealt: that is what a new
// table asks for besides what lies open.
func TestGiven(t *testing.T) {
	for name, want := range map[string]given{
		"postcards": {}, "montaigne": {}, "routard": {},
		"sakodo": {counters: []game.Counter{globe.MoneyN, globe.TicketsN}, piles: []game.Zone{globe.BagZone}, usual: map[game.Zone]int{globe.BagZone: 4}},
	} {
		h := (&kitchen{game: name}).deps("en")
		g := newLay(&h).given()
		slices.Sort(g.counters)
		slices.Sort(want.counters)
		if !slices.Equal(g.counters, want.counters) || !slices.Equal(g.piles, want.piles) ||
			g.usual[globe.BagZone] != want.usual[globe.BagZone] {
			t.Errorf("%s: %+v, not %+v", name, g, want)
		}
	}
}

// TestDeparture lays a new table of Sakodo as it stands after its departure (S2): who
// begins, the bag of the seat that is played here card by card until that is all, and
// what the jobs brought each seat. Nothing of the deal that the program made by itself
// is left.
func TestDeparture(t *testing.T) {
	for _, lang := range words.Languages() {
		k := &kitchen{game: "sakodo"}
		p := play(t, New(k.deps(lang)))
		p.click("companion.lay", "tray.seats.1") // three
		d := p.desk()
		starter := "tray.dial." + strconv.Itoa(int(globe.StarterN)) + ".-1.is."
		p.click(starter+"2", "tray.lay")
		if d.View.Turn != 2 || d.now.st.Turn() != 2 {
			t.Fatalf("%s: seat %d begins", lang, d.now.st.Turn())
		}
		item := func(want string) { // of the bag
			t.Helper()
			g := k.deps(lang).Game.(sight.Game)
			p.item(func(it item) bool {
				return it.id == globe.ItemPiece(uint8(slices.Index(g.R.Items, want))).ID
			})
		}
		for _, it := range []string{"passport", "guide", "compass"} {
			item(it)
		}
		p.click("desk.undo") // it asks again
		if n := d.View.Pile(globe.BagZone, 1).Len(); n != 2 || d.tray == nil || d.walk[0].Index != 2 {
			t.Fatalf("%s: %d in the bag, and the round is at %+v", lang, n, d.walk)
		}
		item("camera")
		item("guide") // the fourth,
		item("firstaid")
		checked(t, "a bag that grows", p.show.Frame())
		p.shot("given-bag")
		p.click("tray.enough")
		for seat, want := range []struct{ money, tickets, bag int }{{310, 1, 4}, {0, 1, 5}, {540, 0, 5}} {
			if d.tray == nil || d.tray.given == nil || d.tray.spot.Seat != game.Seat(seat) {
				t.Fatalf("%s: seat %d isn't asked for", lang, seat)
			}
			v := d.now.st.View(1)
			if v.Counter(globe.MoneyN, game.Seat(seat)) != 0 || v.Counter(globe.TicketsN, game.Seat(seat)) != 0 {
				t.Errorf("%s: before it is told seat %d has %d and %d tickets", lang, seat,
					v.Counter(globe.MoneyN, game.Seat(seat)), v.Counter(globe.TicketsN, game.Seat(seat)))
			}
			p.click("tray.field." + strconv.Itoa(int(globe.MoneyN)))
			for range 6 {
				p.keys(stage.Raw{}, stage.KeyBackspace)
			}
			p.show.Step(stage.Raw{X: -1, Y: -1, Runes: []rune(strconv.Itoa(want.money))}, stage.Tick)
			p.keys(stage.Raw{}, stage.KeyEnter)
			for range want.tickets {
				p.click("tray.dial." + strconv.Itoa(int(globe.TicketsN)) + "." + strconv.Itoa(seat) + ".more")
			}
			if seat != 1 {
				for range want.bag - 4 {
					p.click("tray.pile." + strconv.Itoa(int(globe.BagZone)) + ".more")
				}
			}
			checked(t, "what it has", p.show.Frame())
			p.shot("given-" + strconv.Itoa(seat))
			if seat == 2 { // one click is taken back, then told anew; before that the seat before is asked again
				p.click("desk.undo")
				if d.tray == nil || d.tray.spot.Seat != 2 || d.View.Pile(globe.BagZone, 2).Len() != 4 {
					t.Fatalf("%s: undo leads away", lang)
				}
				p.click("tray.pile." + strconv.Itoa(int(globe.BagZone)) + ".more")
			}
			p.click("tray.told")
		}
		if d.tray != nil || len(d.walk) > 0 || d.problems() != nil {
			t.Fatalf("%s: the round isn't over: %v, %v", lang, d.walk, d.problems())
		}
		v := d.now.st.View(1)
		for seat, want := range []struct{ money, tickets, bag int }{{310, 1, 4}, {0, 1, 5}, {540, 0, 5}} {
			s := game.Seat(seat)
			if v.Counter(globe.MoneyN, s) != want.money || v.Counter(globe.TicketsN, s) != want.tickets ||
				v.Pile(globe.BagZone, s).Len() != want.bag {
				t.Errorf("%s: seat %d has %d, %d tickets, %d in its bag", lang, seat, v.Counter(globe.MoneyN, s),
					v.Counter(globe.TicketsN, s), v.Pile(globe.BagZone, s).Len())
			}
		}
		if k.kept[0].ID != d.id || d.now.st.Turn() != 2 {
			t.Errorf("%s: it isn't kept so", lang)
		}
	}
}

// TestGivenGoesBack: undo leads from a seat's numbers back to what was told before.
func TestGivenGoesBack(t *testing.T) {
	k := &kitchen{game: "sakodo"}
	p := play(t, New(k.deps("en")))
	p.click("companion.lay", "tray.lay")
	d := p.desk()
	p.click("tray.item.0", "tray.item.1", "tray.enough")
	if d.tray.given == nil || d.tray.spot.Seat != 0 {
		t.Fatal("the numbers aren't asked for")
	}
	p.click("tray.told", "desk.undo")
	if d.tray == nil || d.tray.given == nil || d.tray.spot.Seat != 0 {
		t.Fatal("undo doesn't lead back to the seat before")
	}
	p.click("desk.undo")
	if d.tray == nil || d.tray.given != nil || !d.tray.grows || d.View.Pile(globe.BagZone, 1).Len() != 2 {
		t.Fatalf("nor to the bag: %+v", d.tray)
	}
	p.click("desk.undo")
	if d.View.Pile(globe.BagZone, 1).Len() != 1 || d.walk[0].Index != 1 {
		t.Error("nor to what lies in it")
	}
	p.click("tray.item.2", "tray.enough", "tray.told", "tray.told")
	if d.tray != nil || d.problems() != nil {
		t.Error("it doesn't go on from there")
	}
}

// TestTurnsAbroad plays turns of Sakodo and of the Routard's game from new tables, with
// dice, cards and bids told at random, as they would come at a table: each turn begins,
// ends, changes the table and leaves one from which the next can be played.
func TestTurnsAbroad(t *testing.T) {
	for _, name := range []string{"sakodo", "routard"} {
		most, asked := 0, map[game.EventKind]int{}
		for seed := uint64(1); seed <= 8; seed++ {
			k, r := &kitchen{game: name}, game.NewRand(seed)
			h, at := k.deps("en"), seed*1000
			h.NewSeed = func() game.Seed { at++; return game.Numbered(at) }
			d := newLay(&h)
			d.beginWalk()
			for n := 0; len(d.walk) > 0; n++ {
				switch t := d.tray; {
				case t.given != nil:
					seat := t.spot.Seat
					for _, c := range t.given.counters {
						if dial, ok := d.now.st.Range(c, seat); ok && c == globe.MoneyN {
							d.set(c, seat, 10*r.Intn(90), dial)
						} else if ok {
							d.set(c, seat, r.Intn(2), dial)
						}
					}
					d.obeys(trayGiven)
				case t.grows && n > 4:
					d.obeys(trayEnough)
				default: // a second passport is put back at the table
					d.choose(t.items[min(n, 1)*(1+r.Intn(len(t.items)-1))])
				}
			}
			for turn := range 10 {
				if d.now.st.Over() {
					break
				}
				before := d.now.st
				d.Forget()
				d.begin()
				if d.turn == nil && d.now.st.Equal(before) {
					t.Fatalf("%s, seed %d: turn %d doesn't begin: %q, %v", name, seed, turn, d.Note(), d.problems())
				}
				n := 0
				for ; d.turn != nil && n < 150; n++ {
					if !d.asking() {
						d.goOn()
						continue
					}
					asked[d.turn.ask.Kind]++
					switch d.tray.kind {
					case dieTray:
						d.tell(uint16(1 + r.Intn(6)))
					case bidTray:
						d.tell(uint16(r.Intn(len(d.turn.bids))))
					default:
						free := slices.DeleteFunc(slices.Clone(d.tray.items), func(it item) bool { return it.gone })
						d.choose(free[r.Intn(len(free))])
					}
				}
				if most = max(most, n); d.turn != nil {
					t.Fatalf("%s, seed %d: turn %d doesn't end: asking %v, %q", name, seed, turn, d.asking(), d.Note())
				}
				if d.now.st.Equal(before) || len(d.problems()) > 0 {
					t.Fatalf("%s, seed %d: turn %d leaves the table as it was, or %v", name, seed, turn, d.problems())
				}
				if st, err := newMoment(&h, k.kept[0].Position, nil, nil); err != nil || !st.st.Equal(d.now.st) {
					t.Fatalf("%s, seed %d: after turn %d another table is kept: %v", name, seed, turn, err)
				}
			}
		}
		t.Logf("%s: at most %d steps a turn; asked %v", name, most, asked)
		if asked[game.Roll] == 0 || name == "sakodo" && asked[game.Seal] == 0 {
			t.Errorf("%s: no die, or no bid, was asked for: %v", name, asked)
		}
	}
}

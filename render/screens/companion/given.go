package companion

import (
	"slices"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// What chance gives each seat as a match is dealt, and is no piece that is shown: its
// money, say, or how many cards a hidden hand has. On a cardboard table it was dealt
// already, so it is told, seat by seat, after all that lies open. No game says what
// that is: it is what differs from one deal to the next.

// given are the counters of a seat and the piles whose length chance decides.
type given struct {
	counters []game.Counter
	piles    []game.Zone
	usual    map[game.Zone]int // the length that comes most often
}

// deals are how many deals are looked at.
const deals = 16

// given is what chance gives seats of these kinds.
func (d *desk) given() (g given) {
	kinds := make([]string, d.View.Seats)
	for i := range kinds {
		kinds[i] = d.deps.Game.Kinds()[d.kind(game.Seat(i))]
	}
	t := d.deps.Game.Table()
	type of struct{ what, seat int }
	values, lengths := map[of]int{}, map[of]int{} // in the first deal
	differ, long := map[int]bool{}, map[int]bool{}
	often := map[of]int{} // how often a pile, by its zone, is so long
	for seed := range uint64(deals) {
		v := dealt(d.deps, kinds, game.Numbered(seed)).st.View(game.Nobody)
		look := func(first map[of]int, differ map[int]bool, key of, n int) {
			if was, ok := first[key]; !ok {
				first[key] = n
			} else if was != n {
				differ[key.what] = true
			}
		}
		for seat := range v.Seats {
			for c := 1; c < len(t.Counters); c++ {
				if t.Counters[c].PerSeat {
					look(values, differ, of{c, seat}, v.Counter(game.Counter(c), game.Seat(seat)))
				}
			}
			for z := 1; z < len(t.Zones); z++ {
				if t.Zones[z].PerSeat && t.Zones[z].Kind == game.List {
					n := v.Pile(game.Zone(z), game.Seat(seat)).Len()
					look(lengths, long, of{z, seat}, n)
					often[of{z, n}]++
				}
			}
		}
	}
	for c := range t.Counters {
		if _, ok := d.now.st.Range(game.Counter(c), 0); differ[c] && ok {
			g.counters = append(g.counters, game.Counter(c))
		}
	}
	g.usual = map[game.Zone]int{}
	for z := range t.Zones {
		if !long[z] || len(d.now.st.Choices(game.Spot{Zone: game.Zone(z)})) == 0 {
			continue
		}
		g.piles = append(g.piles, game.Zone(z))
		most := 0
		for n := range 256 {
			if k := often[of{z, n}]; k > most {
				g.usual[game.Zone(z)], most = n, k
			}
		}
	}
	return g
}

// some says whether there is anything to tell.
func (g *given) some() bool { return len(g.counters)+len(g.piles) > 0 }

// ungive takes back what a deal gave: counters are at their least, and what nobody
// at the table sees is as long as it usually is.
func (d *desk) ungive(st game.Editable, g *given) {
	for seat := range game.Seat(d.View.Seats) {
		for _, c := range g.counters {
			if dial, ok := st.Range(c, seat); ok {
				_ = st.SetCounter(c, seat, dial.Least) // what can't be so stays until it is told
			}
		}
		for _, z := range g.piles {
			if !d.plays(seat) {
				d.stretch(st, z, seat, g.usual[z])
			}
		}
	}
}

// stretch makes a pile so long, by backs that nobody has seen; it says how long it is.
func (d *desk) stretch(st game.Editable, z game.Zone, seat game.Seat, n int) int {
	for {
		v := st.View(game.Nobody)
		has := v.Pile(z, seat).Len()
		s := game.Spot{Zone: z, Seat: seat, Index: uint8(has)}
		switch {
		case has > n:
			if s.Index--; st.Put(s, 0) != nil {
				return has
			}
		case has == n || !d.lengthen(st, s):
			return has
		}
		if now := st.View(game.Nobody); now.Pile(z, seat).Len() == has { // it can't be changed
			return has
		}
	}
}

// lengthen lays a back that nobody has seen at the end of a pile: one that makes
// nothing impossible, if there is any. It says whether it could.
func (d *desk) lengthen(st game.Editable, s game.Spot) bool {
	choices := st.Choices(s)
	slices.Reverse(choices) // what all look for comes first, see alike
	was := len(st.Problems())
	for _, p := range choices {
		try := st.Clone().(game.Editable)
		if try.Put(s, p.ID) == nil && len(try.Problems()) <= was {
			return st.Put(s, p.ID) == nil
		}
	}
	return slices.ContainsFunc(choices, func(p game.Piece) bool { return st.Put(s, p.ID) == nil })
}

// numbersStop is the stop of the round at which the numbers of a seat are told.
func numbersStop(seat game.Seat) game.Spot { return game.Spot{Seat: seat} }

// openGiven opens what chance gave a seat.
func (d *desk) openGiven(seat game.Seat) {
	d.openNumbers(seat)
	g := d.given()
	d.tray.given = &g
	if d.plays(seat) { // its cards were told one by one
		d.tray.given.piles = nil
	}
}

// buildGiven shows what chance gave a seat, with what goes on.
func (d *desk) buildGiven(f *stage.Frame) {
	const head, foot = 136.0, 84.0
	g, seat := d.tray.given, d.tray.spot.Seat
	r := d.panel()
	high := head + dialHigh*float64(len(g.counters)+len(g.piles)) + foot
	r.Y, r.H = r.Y+(r.H-high)/2, high
	d.paper(f, r, 3)
	room := r.W - 72 - 300
	ui.Text(f, stage.Rect{X: r.X + 36, Y: r.Y + 16, W: room, H: 52}, paint.TextHead, 0,
		paint.TextStyle(paint.TextHead, 0).Fit(d.deps.t("given", with{"Who": d.name(seat)}), room))
	d.walkKeys(f, r)
	ui.Text(f, stage.Rect{X: r.X + 36, Y: r.Y + 72, W: r.W - 72, H: 50}, paint.TextSmall, paint.LookWrap|soft,
		d.deps.t("given.hint"))
	at := stage.Rect{X: r.X + 40, Y: r.Y + head, W: r.W - 80, H: 54}
	for _, c := range g.counters {
		d.buildDial(f, at, c, seat)
		at.Y += dialHigh
	}
	for _, z := range g.piles {
		const in = 300.0
		n := d.View.Pile(z, seat).Len()
		ui.Text(f, stage.Rect{X: at.X, Y: at.Y, W: in - 10, H: 54}, paint.TextLabel, soft,
			paint.TextStyle(paint.TextLabel, 0).Fit(d.zoneName(z), in-10))
		room := stage.Rect{X: at.X + in, Y: at.Y, W: at.W - in, H: 54}
		by := func(n int) any { return pileBy{z, n} }
		d.buildNumber(f, "tray.pile."+strconv.Itoa(int(z)), room, strconv.Itoa(n), n > 0, n < 255, 68, by)
		at.Y += dialHigh
	}
	next := stage.Rect{X: r.X + r.W - 280, Y: r.Y + r.H - foot + 2, W: 244, H: 62}
	ui.Button(f, "tray.told", next, d.deps.t("next"), paint.Main).Does = trayGiven
	f.First = "tray.told"
}

// walkKeys are how far the round is, and what stops it, at the top of a tray.
func (d *desk) walkKeys(f *stage.Frame, r stage.Rect) {
	ui.Text(f, stage.Rect{X: r.X + r.W - 316, Y: r.Y + 20, W: 100, H: 44}, paint.TextLabel, soft|paint.LookRight,
		d.deps.t("walked", with{"N": len(d.walked) + 1, "Of": len(d.walked) + len(d.walk)}))
	at := stage.Rect{X: r.X + r.W - 204, Y: r.Y + 18, W: 170, H: 48}
	ui.Button(f, "tray.skip", at, d.deps.t("skip"), 0).Does = traySkip
}

// grows says whether a stop of the round is one of a pile whose length chance
// decides: after its last card another is asked for, until that is all.
func (d *desk) grows(s game.Spot) bool {
	if s.Zone == 0 || s.Seat == game.Nobody {
		return false
	}
	g := d.given()
	return slices.Contains(g.piles, s.Zone)
}

// samePile says whether two stops are of one pile.
func samePile(a, b game.Spot) bool { return a.Zone == b.Zone && a.Seat == b.Seat }

// starter is the counter that says who began, 0 where the game has none.
func (d *desk) starter() game.Counter { return max(d.counter("first"), d.counter("starter")) }

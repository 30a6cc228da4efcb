package globe

import (
	"slices"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// chip is a figure with its sign, and what it is in words.
func (l *Layout) chip(seat game.Seat, what, n int, r stage.Rect) {
	d := Chip{Style: l.B.Style, What: what}
	if what >= ChipSouvenir {
		d.Need = l.N(rules.NeedN)
		d.Done = n >= d.Need
	}
	l.Show(stage.Pic{Kind: "gl.chip", Text: l.figure(what, n), Data: d}, r)
	l.count(seat, what, n, r)
}

// figure is a count as it is written: money with its currency.
func (l *Layout) figure(what, n int) string {
	if what == ChipMoney {
		return l.Money(n)
	}
	return strconv.Itoa(n)
}

// count says in words what a figure counts.
func (l *Layout) count(seat game.Seat, what, n int, r stage.Rect) {
	l.Out.At[stands(seat, what)] = r
	with := l.Who(seat)
	with["Need"], with["Money"] = l.N(rules.NeedN), l.Money(n)
	key := l.B.R.Name + ".table.chip." + strconv.Itoa(what)
	l.Out.Notes = append(l.Out.Notes, board.Note{Rect: r, Words: l.Ctx.Words.N(key, n, with)})
}

// kept is how many cards of a kind a seat has won.
func (l *Layout) kept(seat game.Seat, k rules.Kind) (n int) {
	for _, p := range l.View.Pile(rules.WonZone, seat).Pieces {
		if c := rules.CardOf(p); c != 0 && rules.KindOf(c) == k {
			n++
		}
	}
	return n
}

// states are what there is to know of a seat besides what it has.
func (l *Layout) states(seat game.Seat) (out [][2]int) {
	onRoad := l.Of(seat, rules.SquareN) > 0
	if onRoad && l.Of(seat, rules.PassN) == 0 {
		out = append(out, [2]int{ChipPass, 0})
	}
	if n := l.Of(seat, rules.MissN); n > 0 {
		out = append(out, [2]int{ChipMiss, n})
	}
	if n := l.Of(seat, rules.OrderN); n > 0 {
		out = append(out, [2]int{ChipOrder, n})
	}
	if l.N(rules.Riders)>>seat&1 == 1 {
		out = append(out, [2]int{ChipRides, 0})
	}
	return out
}

// chips are the figures of a seat's panel: what it carries, then what it has won.
func (l *Layout) chips(seat game.Seat) (carried, won [][2]int) {
	carried = append(carried, [2]int{ChipTickets, l.Of(seat, rules.TicketsN)})
	if l.cheques() {
		carried = append(carried, [2]int{ChipCheques, l.Of(seat, rules.ChequesN)})
	}
	carried = append(carried, [2]int{ChipBag, l.Landed(rules.BagZone, seat)})
	for k := rules.Souvenir; k <= rules.Adventure; k++ {
		won = append(won, [2]int{ChipSouvenir + int(k-rules.Souvenir), l.kept(seat, k)})
	}
	return carried, won
}

// cheques says whether the game has hotel cheques.
func (l *Layout) cheques() bool { return len(l.B.R.Decks[rules.Lodging]) > 0 }

// panelLeft is how wide the figures of a panel so wide are; won cards lie beside them,
// or in a panel higher than panelHigh below them.
func panelLeft(wide float64) float64 { return min(max(286, wide/2), 372) }

const (
	panelHigh  = 122.0
	panelRoomy = 340.0 // from so wide figures on there is room to say of how many
	moneyW     = 112.0 // of a sum of five figures
)

// panel is another seat at a glance.
func (l *Layout) panel(seat game.Seat, r stage.Rect) {
	look := 0
	if l.View.Turn == seat {
		look = 1
	}
	l.Show(stage.Pic{Kind: "gl.panel", ID: l.Colour(seat), Look: look, Data: Sheet{Style: l.B.Style}}, r)
	l.Open(seat, r, l.Ctx.Words.T("globe.table.open", l.Who(seat)))
	if l.choosesSeat() || l.mine() && l.bartersWith() {
		l.seatSpot(seat, r)
	} else { // a click opens what it has
		l.seatSpot(seat, stage.Rect{X: r.X + 8, Y: r.Y + 10, W: 40, H: 36})
	}
	left := panelLeft(r.W)
	x, y := r.X+12, r.Y+14
	asks := l.asks(seat, stage.Rect{X: r.X + left - AskW - 6, Y: y + 32, W: AskW, H: AskH})
	l.Name(seat, stage.Rect{X: x, Y: y, W: 28, H: 28}, stage.Rect{X: x + 34, Y: y, W: left - 34 - 20, H: 28})
	carried, won := l.chips(seat)
	line := func(list [][2]int, y, wide, beside float64) {
		const gap, least = 4.0, 30.0
		room, total := left-20-beside, 0.0
		width := func(c [2]int) float64 {
			switch {
			case c[0] == ChipMoney:
				return moneyW
			case c[1] >= 100:
				return wide + 12
			}
			return wide
		}
		for _, c := range list {
			total += width(c) + gap
		}
		if room/total*(wide+gap) < least+gap { // so much to say is seldom: it goes under the bell
			room += beside
		}
		k, x := min(1, room/total), x
		for _, c := range list {
			w := (width(c)+gap)*k - gap
			at := stage.Rect{X: x, Y: y, W: w, H: ChipH}
			l.chip(seat, c[0], c[1], at)
			if c[0] == ChipMoney {
				l.Out.Scores[seat] = at
			}
			x += w + gap
		}
	}
	line(append(carried, l.states(seat)...), y+36, 50, asks)
	wonW := ChipW
	if left < panelRoomy { // how many it has won, without how many it needs
		wonW = 46
	}
	line(append([][2]int{{ChipMoney, l.Of(seat, rules.MoneyN)}}, won...), y+72, wonW, 0)
	l.Whole(seat, stage.Rect{X: x + 58, Y: y + 36, W: 40, H: ChipH}, rules.BagZone)
	l.Whole(seat, stage.Rect{X: x + 76, Y: y + 60, W: 60, H: 50}, rules.WonZone)
	if l.Ctx.Open != seat { // else they lie in the scene
		l.wonBy(seat, r, left)
	}
}

// wonBy lays what a seat won on its panel, where there is room: under its figures, or to the right of them.
func (l *Layout) wonBy(seat game.Seat, r stage.Rect, left float64) {
	if high := r.H - panelHigh - 8; high > CardH {
		l.wonIn(seat, stage.Rect{X: r.X + 14, Y: r.Y + panelHigh, W: r.W - 28, H: high})
		return
	}
	if in := (stage.Rect{X: r.X + left, Y: r.Y + (r.H-CardH)/2 + 3, W: r.W - left - 12, H: CardH}); in.W > CardW {
		l.wonIn(seat, in)
	}
}

// ask is where a seat says that it wants to sell though another decides: the table lays its button there; once it has
// said so its bell hangs there (S5.3, R4.5).
func (l *Layout) ask(seat game.Seat, r stage.Rect) {
	l.Out.At[lay.Of(seat, rules.Asks, 0)] = r
	if l.Of(seat, rules.WantsN) == 1 {
		l.Show(stage.Pic{Kind: "iconbutton", Text: "bell", Look: paint.Main}, r)
		l.Say(r, "wants", l.Who(seat))
	}
}

// asks are where a seat speaks out of turn, one to the left of the other: that it wants to sell, and where the fine is
// played bells at those who drew a card since their turn began, the last first (R4.6); where there are many, in a
// second line. It says how wide they are.
func (l *Layout) asks(seat game.Seat, r stage.Rect) (wide float64) {
	const step, side = AskW + 4, 5
	l.ask(seat, r)
	for i, accused := range l.drew(seat) {
		n := i + 1
		spot := lay.Of(seat, rules.Asks, 1+int(accused))
		l.Out.At[spot] = r.At(r.X-step*float64(n%side), r.Y+(AskH-2)*float64(n/side))
		l.Out.Signs[spot] = "lightning"
		wide = max(wide, step*float64(n%side))
	}
	return AskW + wide
}

// drew are those at whom a seat may ring, the last who had a turn first.
func (l *Layout) drew(seat game.Seat) (out []game.Seat) {
	seats := game.Seat(l.View.Seats)
	for i := range seats {
		accused := (game.Seat(l.N(rules.ActiveN)) + seats - i) % seats
		if accused != seat && l.Of(accused, rules.TakenN) > 0 && l.Of(seat, rules.RingsN) == 0 {
			out = append(out, accused)
		}
	}
	return out
}

// wonIn are the cards that another seat has won, beside the figures of its panel or below them, and what it still lacks
// where all that has room side by side.
func (l *Layout) wonIn(seat game.Seat, in stage.Rect) {
	const gap = 4.0
	missing := l.missing(seat)
	n := l.View.Pile(rules.WonZone, seat).Len()
	row := lay.Row{In: in, W: in.H * CardW / CardH, H: in.H, Gap: gap}
	if w := (in.W+gap)/float64(max(n+len(missing), 1)) - gap; w >= CardW {
		row.W = min(row.W, w)
		row.H = row.W * CardH / CardW
		for i, k := range missing {
			l.Show(stage.Pic{Kind: "gl.hole", Data: Back{l.B.Style, k}}, row.At(n+i, n+len(missing)))
		}
	}
	look := l.card
	if n > 1 && (in.W+gap)/float64(n)-gap < 0.8*row.W { // a price would be cut by the next card
		look = l.unpriced
	}
	l.Zones(seat, lay.Zone{Zone: rules.WonZone, Row: row, Look: look})
}

// choosesSeat says whether the page's seat chooses a seat now, or may.
func (l *Layout) choosesSeat() bool {
	verbs := l.B.R.Steps[l.Step].Verbs
	return l.mine() && (slices.Contains(verbs, rules.VAim) || l.B.Take != 0 && slices.Contains(verbs, l.B.Take))
}

// seatSpot is the place that stands for a seat when one is chosen.
func (l *Layout) seatSpot(seat game.Seat, r stage.Rect) {
	l.Place(lay.Of(seat, rules.SeatSpot, 0), r)
}

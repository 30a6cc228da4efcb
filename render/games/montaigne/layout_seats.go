package montaigne

import (
	"math"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// lane is the line of another seat: who it is, its voyage, its hand by the backs.
func (l layout) lane(seat game.Seat, r stage.Rect) {
	l.Panel("mo.lane", seat, r, l.Ctx.Words.T("montaigne.table.open", l.Who(seat)))
	l.gate(seat, r.X+l.on.laneHeld-14, r.Y+laneRoad(r.H))
	l.seatSpot(seat, stage.Rect{X: r.X + 8, Y: r.Y + 10, W: 190, H: r.H - 18})
	l.Name(seat, stage.Rect{X: r.X + 12, Y: r.Y + 15, W: 26, H: 26},
		stage.Rect{X: r.X + 42, Y: r.Y + 13, W: 158, H: 30})
	l.Out.Scores[seat] = stage.Rect{X: r.X + 12, Y: r.Y + 46, W: 62, H: 34}
	l.chip(chipPoints, 0, l.points(seat), "points", seat, l.Out.Scores[seat])
	l.bookMarks(seat, stage.Rect{X: r.X + 80, Y: r.Y + 46, W: 78, H: 34})
	mark := stage.Rect{X: r.X + 162, Y: r.Y + 46, W: 34, H: 34}
	l.homeMark(seat, mark)
	if l.asks(seat) { // who is home doesn't
		l.Out.At[lay.Of(seat, rules.Asks, 0)] = mark
	}
	l.Zones(seat, l.held(stage.Rect{X: r.X + l.on.laneHeld, Y: r.Y + 11, W: l.on.laneHand - l.on.laneHeld - 14,
		H: r.H - 18}, wonW, wonH, int((r.H-18)/(wonH+4))))
	if l.Ctx.Open != seat {
		in := l.on.laneVoyage(r)
		w := laneCard(in, l.View.Pile(rules.Voyage, seat).Len())
		l.voyageOf(seat, stage.Rect{X: in.X, Y: in.Y + (in.H-w*cardRatio)/2, W: in.W, H: w * cardRatio}, w, false)
		l.handBacks(seat, stage.Rect{X: r.X + l.on.laneHand + 10, Y: r.Y + 10, W: r.W - l.on.laneHand - 18,
			H: r.H - 18})
		l.homecoming(seat, r.X+l.on.laneHeld-14, r.Y+laneRoad(r.H))
	}
}

// laneRoad is how far down a lane of that height its road runs.
func laneRoad(h float64) float64 { return 11 + (h-40)/2 }

// gate is the castle at the end of a seat's road, which is there: lit once it is called home.
func (l layout) gate(seat game.Seat, x, y float64) {
	home := l.View.Counter(rules.HomeN, seat) > 0
	if !home && l.View.Counter(rules.Called, game.Nobody) == 0 {
		return
	}
	pic := stage.Pic{Kind: "mo.gate"}
	if home {
		pic.Look = 1
	}
	l.Show(pic, gateAt(x, y))
}

// homecoming is the rider on a seat's own road, which ends there: at the end of its voyage as
// long as that lasts; who comes home rides all the rest to the castle.
func (l layout) homecoming(seat game.Seat, x, y float64) {
	at := gateAt(x, y)
	at = stage.Rect{X: at.X + (at.W-homeRiderW)/2, Y: at.Y + at.H/2 - 1, W: homeRiderW, H: homeRiderH}
	next, ok := l.Out.At[lay.Of(seat, rules.Voyage, l.View.Pile(rules.Voyage, seat).Len())]
	if ok && l.Ctx.Holes { // nothing lies where a card may be laid by hand
		return
	}
	if ok && l.View.Counter(rules.HomeN, seat) == 0 {
		at.X = min(next.X, at.X)
	}
	l.Moves("homeward"+strconv.Itoa(int(seat)), stage.Pic{Kind: "mo.pawn", ID: l.Colour(seat)}, at)
}

// homeRiderW and homeRiderH are the size of that rider, by which its road is known.
const homeRiderW, homeRiderH = 26.0, 35.0

// cardRatio is the height of a card as a multiple of its width.
const cardRatio = 100.0 / 72

// laneCard is how wide the cards of a lane are: as large as fits, and smaller
// when they are so many that too little would be seen of each.
func laneCard(r stage.Rect, n int) float64 {
	return math.Min(r.H/cardRatio, r.W/(1+0.6*float64(n)))
}

// seatSpot is the place that stands for a seat when one is chosen.
func (l layout) seatSpot(seat game.Seat, r stage.Rect) {
	l.Place(lay.Of(seat, rules.SeatSpot, 0), r)
}

// bookMarks are the three books, and of which the seat has a quotation (M6.2).
func (l layout) bookMarks(seat game.Seat, r stage.Rect) {
	bits := l.books(seat)
	l.Show(stage.Pic{Kind: "mo.books", ID: bits}, r)
	n := 0
	for b := 1; b <= 3; b++ {
		n += bits >> b & 1
	}
	l.Note(r, "books", n, l.Who(seat))
}

// homeMark says that a seat is home, and as which (M6.2).
func (l layout) homeMark(seat game.Seat, r stage.Rect) {
	if n := l.View.Counter(rules.HomeN, seat); n > 0 {
		l.Show(stage.Pic{Kind: "mo.home", ID: n, Look: l.Colour(seat)}, r)
		with := l.Who(seat)
		with["Home"] = l.Ctx.Words.T("montaigne.arrival." + strconv.Itoa(n))
		l.Say(r, "home", with)
	}
}

// asks says whether a seat may call on the Pope in another's turn: the table lays its button then (M7.2).
func (l layout) asks(seat game.Seat) bool {
	return rules.MayAsk(l.View, seat)
}

// held are the tiles that a seat holds.
func (l layout) held(r stage.Rect, w, h float64, lines int) lay.Zone {
	return lay.Zone{Zone: rules.TilesHeld, Row: lay.Row{In: r, W: w, H: h, Gap: 4, Lines: lines}, N: rules.NumTiles,
		From: 1, Packed: true, Look: l.won}
}

// voyageOf lays a voyage in a line: the start tile, then the cards, and ribbons
// with the names of the stations. At the end there is room for the card to come.
func (l layout) voyageOf(seat game.Seat, r stage.Rect, w float64, end bool) {
	n := l.View.Pile(rules.Voyage, seat).Len()
	slots := n + 1
	if end {
		slots++
	}
	row := lay.Row{In: r, W: w, H: r.H, Gap: cardGap}
	at := func(i, _ int) stage.Rect { return row.At(i+1, slots) }
	l.stations(seat, at)
	l.Card(lay.Of(seat, rules.Start, 0), at(-1, n), l.start(""))
	l.Zones(seat, lay.Zone{Zone: rules.Voyage, At: at, Look: l.voyageLook(w, row.At(1, slots).X-row.At(0, slots).X)})
	last, next := lay.Of(seat, rules.Voyage, n), at(n-1, n)
	next.X += next.X - at(n-2, n).X
	l.Out.At[last] = next
	if end && seat == l.View.Turn && l.Ctx.Open != seat {
		l.Place(last, next).Lit = stage.Pic{Kind: "mo.lit", ID: 2}
	}
}

// voyageLook is how cards of a voyage look that are so wide, and of which so much is
// seen.
func (l layout) voyageLook(w, seen float64) lay.Looks {
	switch {
	case w < 60:
		return l.token
	case w < l.on.ownWides[len(l.on.ownWides)-1] || seen < w*0.95:
		return l.plain
	}
	return l.titled(false)
}

// stations are the ribbons under the cards of one city that lie side by side; at
// says where the cards lie, the start tile as -1.
func (l layout) stations(seat game.Seat, at func(i, n int) stage.Rect) {
	pieces := l.View.Pile(rules.Voyage, seat).Pieces
	n := len(pieces)
	for i := -1; i < n; {
		city := rules.Bordeaux
		if i >= 0 {
			city = rules.City(pieces[i].Back)
		}
		j := i + 1
		for j < n && rules.City(pieces[j].Back) == city {
			j++
		}
		first, last := at(i, n), at(j-1, n)
		r := stage.Rect{X: first.X, Y: first.Y + first.H + 1, W: last.X + last.W - first.X, H: stationH}
		if j < n {
			r.W = at(j, n).X - first.X - 3
		}
		words := cityName(l.Ctx, city)
		if stationStyle().Width(words) > r.W-12 {
			words = ""
		}
		l.Show(stage.Pic{Kind: "mo.station", ID: int(city), Text: words}, r)
		i = j
	}
}

// handBacks is the hand of another seat: its backs, in two rows where they are many.
func (l layout) handBacks(seat game.Seat, r stage.Rect) {
	label := stage.Rect{X: r.X - 10, Y: r.Y, W: 44, H: r.H}
	l.Figure("mo.chip", chipHand, 1, l.Landed(rules.Hand, seat), label)
	n := l.View.Pile(rules.Hand, seat).Len()
	l.Note(label, "hand", n, l.Who(seat))
	row := lay.Row{In: stage.Rect{X: r.X + 38, Y: r.Y - 1, W: r.W - 38}, W: math.Min(r.H*backW/backH, 66),
		H: r.H, Gap: 3}
	row.H = math.Min(r.H, row.W*backH/backW)
	if n > 6 {
		row.H = (r.H - 2) / 2
		row.W, row.Down, row.Lines = row.H*backW/backH, row.H+2, 2
	}
	if l.looked() == seat { // it lies large on a sheet
		l.Out.At[lay.Of(seat, rules.Hand, n)] = row.At(n, n)
		return
	}
	l.Zones(seat, lay.Zone{Zone: rules.Hand, Row: row, Look: l.plain})
}

package montaigne

import (
	"math"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// lane is the line of another seat: who it is, its voyage, its hand by the backs.
func (l *lay) lane(seat game.Seat, r stage.Rect) {
	v := l.v
	look := 0
	if v.Turn == seat {
		look = 1
	}
	l.still("mo.lane", l.colour(seat), look, "", r)
	l.out.Openers = append(l.out.Openers, board.Opener{Seat: seat, Rect: r, Label: l.c.Words.T("montaigne.table.open", l.who(seat))})
	head := stage.Rect{X: r.X + 8, Y: r.Y + 10, W: 190, H: r.H - 18}
	l.seatSpot(seat, head)
	l.still("swatch", l.colour(seat), 0, "", stage.Rect{X: r.X + 12, Y: r.Y + 15, W: 26, H: 26})
	style := paint.TextStyle(paint.TextTag, 0)
	l.text(paint.TextTag, 0, style.Fit(l.c.Names[seat], 157), stage.Rect{X: r.X + 42, Y: r.Y + 13, W: 158, H: 30})
	l.out.Scores[seat] = stage.Rect{X: r.X + 12, Y: r.Y + 46, W: 62, H: 34}
	l.chip(chipPoints, 0, l.points(seat), "points", seat, l.out.Scores[seat])
	l.bookMarks(seat, stage.Rect{X: r.X + 80, Y: r.Y + 46, W: 78, H: 34})
	l.homeMark(seat, stage.Rect{X: r.X + 162, Y: r.Y + 46, W: 34, H: 34})
	l.heldRow(seat, stage.Rect{X: r.X + 12, Y: r.Y + 86, W: 184, H: r.H - 96}, 66, 42, r.H >= 180)
	if l.c.Open != seat {
		in := laneVoyage(r)
		w := laneCard(in, v.Pile(rules.Voyage, seat).Len())
		l.voyageOf(seat, stage.Rect{X: in.X, Y: in.Y + (in.H-w*cardRatio)/2, W: in.W, H: w * cardRatio}, w, false)
		l.handBacks(seat, stage.Rect{X: r.X + 1126, Y: r.Y + 10, W: 322, H: r.H - 18})
	}
}

// cardRatio is the height of a card as a multiple of its width.
const cardRatio = 100.0 / 72

// laneVoyage is where the cards of a lane lie, over their ribbons.
func laneVoyage(r stage.Rect) stage.Rect {
	return stage.Rect{X: r.X + 206, Y: r.Y + 12, W: 906, H: r.H - 44}
}

// laneCard is how wide the cards of a lane are: as large as fits, and smaller
// when they are so many that too little would be seen of each.
func laneCard(r stage.Rect, n int) float64 {
	return math.Min(r.H/cardRatio, r.W/(1+0.6*float64(n)))
}

// seatSpot is the place that stands for a seat when one is chosen.
func (l *lay) seatSpot(seat game.Seat, r stage.Rect) {
	l.place(of(seat, rules.SeatSpot, 0), r)
}

// bookMarks are the three books, and of which the seat has a quotation (M6.2).
func (l *lay) bookMarks(seat game.Seat, r stage.Rect) {
	bits := l.books(seat)
	l.still("mo.books", bits, 0, "", r)
	n := 0
	for b := 1; b <= 3; b++ {
		n += bits >> b & 1
	}
	l.note(r, "books", n, l.who(seat))
}

// homeMark says that a seat is home, and as which (M6.2).
func (l *lay) homeMark(seat game.Seat, r stage.Rect) {
	if n := l.v.Counter(rules.HomeN, seat); n > 0 {
		l.still("mo.home", n, l.colour(seat), "", r)
		with := l.who(seat)
		with["Home"] = l.c.Words.T("montaigne.arrival." + strconv.Itoa(n))
		l.say(r, "home", with)
	}
}

// heldRow are the tiles that a seat holds, side by side; they overlap when they
// are many.
func (l *lay) heldRow(seat game.Seat, r stage.Rect, w, h float64, twoRows bool) {
	var held []int
	for t := 1; t <= rules.NumTiles; t++ {
		l.out.At[of(seat, rules.TilesHeld, t)] = stage.Rect{X: r.X, Y: r.Y, W: w, H: h}
		if l.v.At(of(seat, rules.TilesHeld, t)).Back != 0 {
			held = append(held, t)
		}
	}
	cols := len(held)
	if twoRows {
		cols = max((len(held)+1)/2, int((r.W+4)/(w+4)))
	}
	step := w + 4
	if cols > 1 {
		step = math.Min(step, (r.W-w)/float64(cols-1))
	}
	for i, t := range held {
		y := r.Y
		if twoRows && i >= cols {
			y += h + 4
		}
		l.tile(of(seat, rules.TilesHeld, t), stage.Rect{X: r.X + step*float64(i%max(cols, 1)), Y: y, W: w, H: h})
	}
}

// voyageOf lays a voyage in a line: the start tile, then the cards, which
// overlap when they are many, and ribbons with the names of the stations.
func (l *lay) voyageOf(seat game.Seat, r stage.Rect, w float64, end bool) {
	pieces := l.v.Pile(rules.Voyage, seat).Pieces
	n := len(pieces)
	slots := n + 1
	if end { // room for the card to come
		slots++
	}
	step := math.Min(w+6, (r.W-w)/float64(max(1, slots-1)))
	at := func(i int) stage.Rect { return stage.Rect{X: r.X + step*float64(i), Y: r.Y, W: w, H: r.H} }
	l.stations(seat, r, step, w)
	start := of(seat, rules.Start, 0)
	p := l.place(start, at(0))
	p.Large, p.Size, p.Told = stage.Pic{Kind: "mo.start", Text: cityName(l.c, rules.Bordeaux)}, [2]float64{200, 280}, true
	l.piece(start, stage.Pic{Kind: "mo.start"}, at(0))
	for i := range pieces {
		l.card(of(seat, rules.Voyage, i), at(i+1), false)
	}
	last := of(seat, rules.Voyage, n)
	l.out.At[last] = at(min(n+1, slots))
	if end && seat == l.v.Turn && l.c.Open != seat {
		l.place(last, at(n+1)).Lit = stage.Pic{Kind: "mo.lit", ID: 2}
	}
}

// stations are the ribbons under the cards of one city that lie side by side.
func (l *lay) stations(seat game.Seat, r stage.Rect, step, w float64) {
	pieces := l.v.Pile(rules.Voyage, seat).Pieces
	y := r.Y + r.H + 1
	for i := 0; i <= len(pieces); {
		city := rules.Bordeaux
		if i > 0 {
			city = rules.City(pieces[i-1].Back)
		}
		j := i + 1
		for j <= len(pieces) && rules.City(pieces[j-1].Back) == city {
			j++
		}
		at := stage.Rect{X: r.X + step*float64(i), Y: y, W: step*float64(j-i) - 3, H: stationH}
		if j > len(pieces) {
			at.W = step*float64(j-i-1) + w
		}
		words := cityName(l.c, city)
		if stationStyle().Width(words) > at.W-12 {
			words = ""
		}
		l.still("mo.station", int(city), 0, words, at)
		i = j
	}
}

// handBacks is the hand of another seat: its backs, in two rows.
func (l *lay) handBacks(seat game.Seat, r stage.Rect) {
	pieces := l.v.Pile(rules.Hand, seat).Pieces
	n := len(pieces)
	label := stage.Rect{X: r.X - 10, Y: r.Y, W: 44, H: r.H}
	l.still("mo.chip", chipHand, 1, strconv.Itoa(l.landed(rules.Hand, seat)), label)
	l.note(label, "hand", n, l.who(seat))
	high := (r.H - 2) / 2
	w := math.Min(high*backW/backH, 66)
	in := stage.Rect{X: r.X + 38, Y: r.Y - 1, W: r.W - 38, H: r.H}
	cols := max(int((in.W+3)/(w+3)), (n+1)/2)
	step := math.Min(w+3, (in.W-w)/float64(cols-1))
	for i := range n + 1 {
		at := stage.Rect{X: in.X + step*float64(i%cols), Y: in.Y + float64(min(i/cols, 1))*(high+2), W: w, H: high}
		s := of(seat, rules.Hand, i)
		if l.out.At[s] = at; i < n && l.looked() != seat {
			l.card(s, at, false)
		}
	}
}

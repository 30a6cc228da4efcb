package postcards

import (
	"math"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// seat is the small, complete panel of another seat.
func (l *lay) seat(seat game.Seat, r stage.Rect) {
	v := l.v
	look := 0
	if v.Turn == seat {
		look = 1
	}
	l.still("pc.seat", l.colour(seat), look, "", r)
	l.out.Openers = append(l.out.Openers, board.Opener{Seat: seat, Rect: r, Label: l.c.Words.T("table.open.seat", map[string]any{"Name": l.c.Names[seat]})})
	l.still("swatch", l.colour(seat), 0, "", stage.Rect{X: r.X + 12, Y: r.Y + 12, W: 30, H: 30})
	x := r.X + 406 // left of the ribbon of whose turn it is
	chip := func(id, n, w int, key string) stage.Rect {
		at := stage.Rect{X: x - float64(w), Y: r.Y + 11, W: float64(w), H: 32}
		x = at.X
		l.still("pc.chip", id, 0, strconv.Itoa(n), at)
		l.note(at, key, n, l.who(seat))
		return at
	}
	l.out.Scores[seat] = chip(9, v.Counter(rules.ScoreN, seat), 72, "score") // points may have three figures
	sent := chip(6, l.landed(rules.Sent, seat), 54, "sent")
	campAt := chip(7, v.Pile(rules.Track, seat).Len(), 62, "track")
	handAt := campAt
	if v.Counter(rules.Level, seat) == int(rules.Person) { // an Automa has none
		handAt = chip(8, l.landed(rules.Hand, seat), 54, "hand")
	}
	style := paint.TextStyle(paint.TextTag, 0)
	l.text(paint.TextTag, 0, style.Fit(l.c.Names[seat], x-r.X-54), stage.Rect{X: r.X + 48, Y: r.Y + 12, W: x - r.X - 52, H: 30})
	for i := range 6 {
		l.out.At[of(seat, rules.Hand, i)] = handAt
		l.out.At[of(seat, rules.Played, i)] = handAt
		l.out.At[of(seat, rules.Look, i)] = handAt
	}
	for i := range rules.NumCamps {
		l.out.At[of(seat, rules.Track, i)] = campAt
	}
	for i := range v.Pile(rules.Sent, seat).Len() + 1 {
		l.out.At[of(seat, rules.Sent, i)] = sent
	}
	l.tiles(seat, stage.Rect{X: r.X + 14, Y: r.Y + 50, W: r.W - 28, H: tileH})
	l.itinerary(seat, stage.Rect{X: r.X + 14, Y: r.Y + 112, W: 170, H: 46})
	gifts := stage.Rect{X: r.X + 194, Y: r.Y + 110, W: 150, H: 50}
	gifts.W -= l.playedOf(seat, gifts)
	l.fan(seat, rules.GiftsHeld, gifts, 34, func(s game.Spot, at stage.Rect) {
		l.gift(l.place(s, at), s, at)
	})
	l.tokens(seat, stage.Rect{X: r.X + 352, Y: r.Y + 116, W: 36, H: 36})
}

// playedOf lays the cards that another seat has played this turn at the right
// of its gifts, one over the other, and says how much of their room they take.
func (l *lay) playedOf(seat game.Seat, r stage.Rect) (room float64) {
	const w, step, gap = 34.0, 13.0, 8.0
	n := l.v.Pile(rules.Played, seat).Len()
	for i := range n {
		l.travel(of(seat, rules.Played, i), stage.Rect{X: r.X + r.W - w - step*float64(n-1-i), Y: r.Y, W: w, H: r.H})
	}
	if n == 0 {
		return 0
	}
	return w + step*float64(n-1) + gap
}

// tiles are the unsent postcards of another seat, small.
func (l *lay) tiles(seat game.Seat, r stage.Rect) {
	if l.c.Open == seat {
		return
	}
	l.fan(seat, rules.Cards, r, tileW, func(s game.Spot, at stage.Rect) {
		n := number(l.v.At(s))
		laid := 0
		if n != 0 {
			for j := range rules.Postcards[n].Stamps {
				sp := common(rules.Stamps, n, j)
				l.out.At[sp] = at
				if l.v.At(sp).Back != 0 && !l.c.Due[sp] {
					laid |= 1 << j
				}
			}
			for j := range 3 {
				l.out.At[common(rules.Memories, n, j)] = at
			}
		}
		if p := l.place(s, at); n != 0 {
			large(p, l.worn(n), 640, 280)
		}
		l.piece(s, stage.Pic{Kind: "pc.mini", ID: n, Look: laid}, at)
	})
}

// opened shows all postcards of a seat large, over the map, as high as they need.
func (l *lay) opened(seat game.Seat) {
	const w, h, cols = 424.0, 184.0, 3
	const head, foot = 70.0, 24.0
	n := l.v.Pile(rules.Cards, seat).Len()
	rows := max(1, (n+cols-1)/cols)
	step := math.Min(h+12, (openPanel.H-head-foot-h)/math.Max(1, float64(rows-1)))
	panel := openPanel
	panel.H = head + step*float64(rows-1) + h + foot
	l.out.Cover(panel)
	l.still("panel", 3, 0, "", panel.Inset(-paint.ShadowRoom))
	title := l.c.Words.T("table.opened.title", map[string]any{"Name": l.c.Names[seat]})
	l.text(paint.TextCaption, 0, title, stage.Rect{X: panel.X + 40, Y: panel.Y + 18, W: 1300, H: 44})
	for i := range n {
		l.card(seat, i, stage.Rect{X: panel.X + 60 + float64(i%cols)*(w+20), Y: panel.Y + head + float64(i/cols)*step, W: w, H: h})
	}
	if n == 0 {
		l.text(paint.TextBody, paint.LookCentre, l.c.Words.T("table.opened.none"), panel)
	}
}

// look shows what the hiking guide's five postcards are (P8.5), to the seat
// whose page it is alone.
func (l *lay) look(seat game.Seat) {
	pieces := l.v.Pile(rules.Look, seat).Pieces
	if len(pieces) == 0 || pieces[0].ID == 0 {
		return
	}
	r := stage.Rect{X: MapPanel.X + 60, Y: 150, W: 904, H: 350}
	l.out.Cover(r)
	l.still("panel", 3, 0, "", r.Inset(-paint.ShadowRoom))
	l.text(paint.TextCaption, paint.LookCentre, l.c.Words.T("table.look"), stage.Rect{X: r.X, Y: r.Y + 14, W: r.W, H: 44})
	for i, p := range pieces {
		s := of(seat, rules.Look, i)
		at := stage.Rect{X: r.X + 24 + float64(i%3)*(cardW+12), Y: r.Y + 70 + float64(i/3)*(cardH+14), W: cardW, H: cardH}
		large(l.place(s, at), stage.Pic{Kind: "pc.written", ID: number(p)}, 640, 280)
		l.piece(s, stage.Pic{Kind: "pc.written", ID: number(p)}, at)
	}
}

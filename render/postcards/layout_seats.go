package postcards

import (
	"math"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/board"
	"posterestante/render/paint"
	"posterestante/render/stage"
)

// page is the acting seat's page along the bottom.
func (l *lay) page(seat game.Seat) {
	v := l.v
	l.still("pc.page", l.colour(seat), 0, "", Page)
	l.handOf(seat)
	l.cards(seat)
	l.still("pc.track", l.colour(seat), v.Counter(rules.Side, game.Nobody), "", trackAt)
	for i := range rules.NumCamps {
		s := of(seat, rules.Track, i)
		l.out.At[s] = TrackRect(trackAt, i)
		if v.At(s).Back != 0 {
			l.piece(s, stage.Pic{Kind: "pc.camp", ID: l.colour(seat)}, TrackRect(trackAt, i))
		}
	}
	l.itinerary(seat, itineraryAt)
	l.fan(seat, rules.Sent, sentAt, smallW, func(s game.Spot, r stage.Rect) {
		n := number(v.At(s))
		p := l.place(s, r)
		large(p, stage.Pic{Kind: "pc.picture", ID: n}, 620, 417)
		l.piece(s, stage.Pic{Kind: "pc.picture", ID: n}, r)
	})
	l.fan(seat, rules.GiftsHeld, giftsAt, 56, func(s game.Spot, r stage.Rect) {
		l.gift(l.place(s, r), s, r)
	})
	l.tokens(seat, stage.Rect{X: 1624, Y: 1020, W: 36, H: 36})
	score := strconv.Itoa(v.Counter(rules.ScoreN, seat))
	l.out.Scores[seat] = stage.Rect{X: 1596, Y: 780, W: 104, H: 42}
	l.still("pc.chip", 9, 0, score, l.out.Scores[seat])
	if seat == v.Turn {
		l.kept()
	}
}

// kept are the effects that can still be used this turn.
func (l *lay) kept() {
	v := l.v
	total := 3 + v.Counter(rules.Extra, game.Nobody)
	if phase := v.Counter(rules.Phase, game.Nobody); int16(phase) == rules.Playing || int16(phase) == rules.AutoTurn {
		l.still("pc.pips", total, v.Counter(rules.PlayedN, game.Nobody), "", stage.Rect{X: 18, Y: 1018, W: 34 * float64(total), H: 34})
	}
	i := 0
	for n, c := range []game.Counter{rules.Moves, rules.Takes, rules.Camps, rules.Extra} {
		if k := v.Counter(c, game.Nobody); k > 0 {
			l.still("pc.chip", n, 0, strconv.Itoa(k), stage.Rect{X: 1716 + float64(i%2)*98, Y: 830 + float64(i/2)*44, W: 92, H: 38})
			i++
		}
	}
}

// handOf is the hand, and the cards played this turn.
func (l *lay) handOf(seat game.Seat) {
	n := l.v.Pile(rules.Hand, seat).Len()
	step := 79.0
	for i := range n {
		s := of(seat, rules.Hand, i)
		r := stage.Rect{X: hand.X + step*float64(i), Y: hand.Y, W: 112, H: hand.H}
		l.place(s, r)
		l.piece(s, stage.Pic{Kind: "pc.travel", ID: number(l.v.At(s))}, r)
	}
	l.out.At[of(seat, rules.Hand, n)] = stage.Rect{X: hand.X + step*float64(min(n, 4)), Y: hand.Y, W: 112, H: hand.H}
	for i := range 6 {
		s := of(seat, rules.Played, i)
		r := stage.Rect{X: 196 + 50*float64(i), Y: 1002, W: 46, H: 66}
		l.out.At[s] = r
		if i < l.v.Pile(rules.Played, seat).Len() {
			l.travel(s, r)
		}
	}
}

// cards are the unsent postcards of the page: up to six side by side; beyond,
// they overlap and a click opens them.
func (l *lay) cards(seat game.Seat) {
	n := l.v.Pile(rules.Cards, seat).Len()
	cols := max(3, (n+1)/2)
	step := (grid.W - cardW) / float64(cols-1)
	if l.c.Open == seat {
		l.text(paint.TextBody, paint.LookCentre|paint.Ink(paint.InkSoft), l.c.Words.T("table.opened"), grid)
		return
	}
	if n > 6 {
		l.out.Openers = append(l.out.Openers, board.Opener{Seat: seat, Rect: grid, Label: l.c.Words.T("table.open")})
	}
	for i := range n + 1 {
		r := stage.Rect{X: grid.X + step*float64(i%cols), Y: grid.Y + float64(min(i/cols, 1))*(cardH+6), W: cardW, H: cardH}
		if i == n {
			l.out.At[of(seat, rules.Cards, i)] = r
			break
		}
		l.card(seat, i, r)
	}
}

// card is a written postcard with its stamps and memories.
func (l *lay) card(seat game.Seat, i int, r stage.Rect) {
	s := of(seat, rules.Cards, i)
	n := number(l.v.At(s))
	p := l.place(s, r)
	p.Solid = true
	pic := stage.Pic{Kind: "pc.written", ID: n}
	if r.W < 400 {
		large(p, pic, 640, 280)
	}
	l.piece(s, pic, r)
	if n == 0 {
		return
	}
	for j := range rules.Postcards[n].Stamps {
		s := common(rules.Stamps, n, j)
		at := StampRect(r, n, j)
		l.place(s, at)
		if l.v.At(s).Back != 0 {
			l.piece(s, stage.Pic{Kind: "pc.stamp", ID: stampColour(s)}, at)
		}
	}
	for j := range 3 {
		s := common(rules.Memories, n, j)
		at := MemoryRect(r, j)
		l.place(s, at).Lit.ID = 1
		if l.v.At(s).Back != 0 {
			l.piece(s, stage.Pic{Kind: "pc.memory", ID: memoryEffect(s)}, at)
		}
	}
}

// itinerary is a seat's itinerary with what is done of it.
func (l *lay) itinerary(seat game.Seat, r stage.Rect) {
	s := of(seat, rules.ItineraryHeld, 0)
	n := number(l.v.At(s))
	if n == 0 {
		return
	}
	met := 0
	for i, target := range rules.Itineraries[n].Targets {
		for _, p := range l.v.Pile(rules.Sent, seat).Pieces {
			if c := number(p); c != 0 && rules.Postcards[c].Region == target {
				met |= 1 << i
			}
		}
	}
	l.place(s, r)
	l.piece(s, stage.Pic{Kind: "pc.itinerary", ID: n, Look: met}, r)
}

// fan lays the pieces of a list in a row that overlaps when it is full.
func (l *lay) fan(seat game.Seat, z game.Zone, r stage.Rect, w float64, piece func(game.Spot, stage.Rect)) {
	n := l.v.Pile(z, seat).Len()
	step := w + 6
	if n > 1 {
		step = math.Min(step, (r.W-w)/float64(n-1))
	}
	for i := range n {
		piece(of(seat, z, i), stage.Rect{X: r.X + step*float64(i), Y: r.Y, W: w, H: r.H})
	}
	l.out.At[of(seat, z, n)] = stage.Rect{X: r.X + math.Min(step*float64(n), math.Max(0, r.W-w)), Y: r.Y, W: w, H: r.H}
}

// tokens are the end bonus and the first player's.
func (l *lay) tokens(seat game.Seat, r stage.Rect) {
	for i, z := range []game.Zone{rules.BonusHeld, rules.FirstHeld} {
		s := of(seat, z, 0)
		at := r.At(r.X+float64(i)*(r.W+4), r.Y)
		l.out.At[s] = at
		if l.v.At(s).Back != 0 {
			l.place(s, at)
			l.piece(s, stage.Pic{Kind: "pc.token", ID: i}, at)
		}
	}
	if s := common(rules.Bonus, 0, 0); l.v.At(s).Back != 0 && seat == l.c.Page {
		at := stage.Rect{X: 402, Y: 584, W: 30, H: 30}
		l.place(s, at)
		l.piece(s, stage.Pic{Kind: "pc.token"}, at)
	}
}

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
	l.text(paint.TextTag, 0, l.c.Names[seat], stage.Rect{X: r.X + 48, Y: r.Y + 12, W: 126, H: 30})
	chip := func(i, id, n int) stage.Rect {
		w := 54.0
		if id == 9 { // points may have three figures
			w = 72
		}
		at := stage.Rect{X: r.X + 172 + 54*float64(i), Y: r.Y + 11, W: w, H: 32}
		l.still("pc.chip", id, 0, strconv.Itoa(n), at)
		return at
	}
	handAt := chip(0, 8, v.Pile(rules.Hand, seat).Len())
	campAt := chip(1, 7, v.Pile(rules.Track, seat).Len())
	sent := chip(2, 6, v.Pile(rules.Sent, seat).Len())
	l.out.Scores[seat] = chip(3, 9, v.Counter(rules.ScoreN, seat))
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
	l.fan(seat, rules.GiftsHeld, stage.Rect{X: r.X + 194, Y: r.Y + 110, W: 150, H: 50}, 34, func(s game.Spot, at stage.Rect) {
		l.gift(l.place(s, at), s, at)
	})
	l.tokens(seat, stage.Rect{X: r.X + 352, Y: r.Y + 116, W: 36, H: 36})
	for i, p := range v.Pile(rules.Played, seat).Pieces {
		if p.Back != 0 {
			l.travel(of(seat, rules.Played, i), stage.Rect{X: r.X - 50, Y: r.Y + 8 + 30*float64(i), W: 46, H: 66})
		}
	}
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
				if l.v.At(sp).Back != 0 {
					laid |= 1 << j
				}
			}
			for j := range 3 {
				l.out.At[common(rules.Memories, n, j)] = at
			}
		}
		large(l.place(s, at), stage.Pic{Kind: "pc.written", ID: n}, 640, 280)
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
	l.still("panel", 3, 0, "", r.Inset(-paint.ShadowRoom))
	l.text(paint.TextCaption, paint.LookCentre, l.c.Words.T("table.look"), stage.Rect{X: r.X, Y: r.Y + 14, W: r.W, H: 44})
	for i, p := range pieces {
		s := of(seat, rules.Look, i)
		at := stage.Rect{X: r.X + 24 + float64(i%3)*(cardW+12), Y: r.Y + 70 + float64(i/3)*(cardH+14), W: cardW, H: cardH}
		large(l.place(s, at), stage.Pic{Kind: "pc.written", ID: number(p)}, 640, 280)
		l.piece(s, stage.Pic{Kind: "pc.written", ID: number(p)}, at)
	}
}

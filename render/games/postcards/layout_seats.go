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

// page is the acting seat's page along the bottom.
func (l *lay) page(seat game.Seat) {
	v := l.v
	l.still("pc.page", l.colour(seat), 0, "", Page)
	l.handOf(seat)
	l.cards(seat)
	l.still("pc.track", l.colour(seat), v.Counter(rules.Side, game.Nobody), "", trackAt)
	for i := range rules.NumCamps {
		s := of(seat, rules.Track, i)
		p := l.place(s, TrackRect(trackAt, i))
		large(p, stage.Pic{Kind: "pc.track", ID: l.colour(seat), Look: v.Counter(rules.Side, game.Nobody) | (1+v.Pile(rules.Track, seat).Len())<<1}, 760, 140)
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
	l.slot(seat, rules.Sent, 0, "slot_sent", stage.Rect{X: sentAt.X, Y: sentAt.Y, W: smallW, H: smallH})
	l.slot(seat, rules.GiftsHeld, 1, "slot_gifts", stage.Rect{X: giftsAt.X, Y: giftsAt.Y, W: 56, H: 84})
	l.tokens(seat, stage.Rect{X: 1624, Y: 1020, W: 36, H: 36})
	score := strconv.Itoa(v.Counter(rules.ScoreN, seat))
	l.out.Scores[seat] = stage.Rect{X: 1596, Y: 780, W: 104, H: 42}
	l.still("pc.chip", 9, 0, score, l.out.Scores[seat])
	l.note(l.out.Scores[seat], "score", v.Counter(rules.ScoreN, seat), l.who(seat))
	l.still("pc.round", v.Counter(rules.Round, game.Nobody), 0, l.c.Words.T("postcards.counter.round"), roundAt)
	l.note(roundAt, "round", v.Counter(rules.Round, game.Nobody), nil)
	if seat == v.Turn {
		l.kept()
	}
}

// slot is a faint frame that says what will lie there, while nothing does.
func (l *lay) slot(seat game.Seat, z game.Zone, id int, key string, r stage.Rect) {
	if l.v.Pile(z, seat).Len() == 0 {
		l.still("pc.slot", id, 0, "", r)
		l.note(r, key, 0, nil)
	}
}

// who is the name of a seat, for words.
func (l *lay) who(seat game.Seat) map[string]any { return map[string]any{"Who": l.c.Names[seat]} }

// kept are the effects that can still be used this turn.
func (l *lay) kept() {
	v := l.v
	total, played := 3+v.Counter(rules.Extra, game.Nobody), v.Counter(rules.PlayedN, game.Nobody)
	if phase := v.Counter(rules.Phase, game.Nobody); int16(phase) == rules.Playing || int16(phase) == rules.AutoTurn {
		at := stage.Rect{X: 18, Y: 1014, W: 34 * float64(total), H: 38}
		l.still("pc.pips", total, played, "", at)
		l.note(at, "pips", total-played, map[string]any{"Done": played, "All": total})
	}
	counters := []game.Counter{rules.Moves, rules.Takes, rules.Camps, rules.Extra}
	x := keptAt.X + keptAt.W // the first stands at the right, and the prompt gives way
	for n := len(counters) - 1; n >= 0; n-- {
		if k := v.Counter(counters[n], game.Nobody); k > 0 {
			at := keptAt.At(x-keptAt.W, keptAt.Y)
			l.still("pc.chip", n, 0, strconv.Itoa(k), at)
			l.note(at, [...]string{"moves", "takes", "camps", "extra"}[n], k, nil)
			x = at.X - 4
		}
	}
	l.out.Prompt.W = x - 10 - l.out.Prompt.X
}

// handOf is the hand, and the cards played this turn.
func (l *lay) handOf(seat game.Seat) {
	n := l.v.Pile(rules.Hand, seat).Len()
	step := (hand.W - handW) / 4
	for i := range n {
		s := of(seat, rules.Hand, i)
		r := stage.Rect{X: hand.X + step*float64(i), Y: hand.Y, W: handW, H: hand.H}
		p := l.place(s, r)
		pic := stage.Pic{Kind: "pc.travel", ID: number(l.v.At(s))}
		if pic.ID != 0 {
			large(p, pic, 224, 328)
		}
		l.piece(s, pic, r)
	}
	l.out.At[of(seat, rules.Hand, n)] = stage.Rect{X: hand.X + step*float64(min(n, 4)), Y: hand.Y, W: handW, H: hand.H}
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
	l.piece(s, stage.Pic{Kind: "pc.written", ID: n}, r)
	if n == 0 {
		return
	}
	l.out.Worn[l.out.Keys[s]] = l.worn(n)
	if r.W < 400 {
		large(p, l.worn(n), 640, 280)
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

// worn is a written postcard with what lies on it.
func (l *lay) worn(n int) stage.Pic {
	p := stage.Pic{Kind: "pc.written", ID: n}
	for j := range rules.Postcards[n].Stamps {
		if l.v.At(common(rules.Stamps, n, j)).Back != 0 {
			p.Look |= 1 << j
		}
	}
	for j := range 3 {
		if l.v.At(common(rules.Memories, n, j)).Back != 0 {
			p.Look |= 1 << (memoryBit + j)
		}
	}
	return p
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
		for _, p := range l.v.Pile(rules.Sent, seat).Pieces[:l.landed(rules.Sent, seat)] {
			if c := number(p); c != 0 && rules.Postcards[c].Region == target {
				met |= 1 << i
			}
		}
	}
	large(l.place(s, r), stage.Pic{Kind: "pc.itinerary", ID: n, Look: met}, 460, 168)
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
			large(l.place(s, at), stage.Pic{Kind: "pc.token", ID: i}, 150, 150)
			l.piece(s, stage.Pic{Kind: "pc.token", ID: i}, at)
		}
	}
	if s := common(rules.Bonus, 0, 0); seat == l.c.Page {
		at := stage.Rect{X: 405, Y: 588, W: 26, H: 26}
		l.out.At[s] = at
		if l.v.At(s).Back != 0 {
			large(l.place(s, at), stage.Pic{Kind: "pc.token"}, 150, 150)
			l.piece(s, stage.Pic{Kind: "pc.token"}, at)
		}
	}
}

package gametest

import (
	"slices"
	"testing"

	"posterestante/game"
)

// Placed is how many pieces that a seat doesn't see were dealt to whoever has them: by what it saw, and evenly; and of
// how many it was sure, of how many that are hidden from it.
type Placed struct{ Believed, Evenly, Sure, Hidden int }

// Beliefs holds on random matches what is believed: a deal by it looks the same to its seat and allows it the same; it
// is the same on a machine that was told no more than that seat saw, after a step back and from a file; what went
// openly into a hand, and nothing left that hand unseen since, lies there in every deal; what is believed to be sure is
// true; and a deal for another seat is as if nothing were believed.
// reply chooses for the seats; nil: they play by chance.
func Beliefs(t *testing.T, g game.Game, setups []game.Setup, reply func(*game.Session) game.Action) (sum Placed) {
	t.Helper()
	for n := range len(setups) * Times() {
		setup := setups[n%len(setups)]
		setup.Seed = game.Numbered(uint64(n))
		s, err := game.NewSession(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		b := believers{t: t, s: s, sum: &sum, chance: game.NewRand(uint64(n))}
		for i := range s.Seats() + 1 {
			seat := game.Seat(i)
			if i == s.Seats() {
				seat = game.Nobody
			}
			b.all = append(b.all, &believer{seat: seat, open: map[heldPiece]int{},
				told: game.Seen(g, setup, nil, s.Imagined(0, seat, 1))})
		}
		bot := &bot{rand: game.NewRand(uint64(n)), byVerb: n%4 != 3}
		for !s.Over() && s.Len() < 700 {
			a := bot.Choose(game.View{}, s.Legal(), nil)
			if reply != nil {
				a = reply(s)
			}
			b.act(a)
		}
	}
	return sum
}

// believers are the seats of a match, and a spectator.
type believers struct {
	t      *testing.T
	s      *game.Session
	all    []*believer
	sum    *Placed
	chance game.Rand
}

// heldPiece is a piece in somebody's hand.
type heldPiece struct {
	zone game.Zone
	seat game.Seat
	id   uint16
}

type believer struct {
	seat game.Seat
	open map[heldPiece]int // how many went there openly, and are there since
	told *game.Session     // the match as it was told
}

// again holds that a match that was stepped back, and one that was read from a file, are believed of alike.
func (b *believers) again(seat game.Seat, deal game.State, seed uint64) {
	n, copied := b.s.Len(), b.s.Copy()
	read, err := game.NewSession(b.s.Game(), b.s.Setup())
	for k := 0; k < n && err == nil; k++ {
		_, err = read.Do(b.s.Step(k).Action)
	}
	if err != nil {
		b.t.Fatal(err)
	}
	if copied.UndoN(1) == nil {
		if _, err := copied.Redo(); err != nil {
			b.t.Fatal(err)
		}
	}
	for _, s := range []*game.Session{copied, read, b.s.Branch(n)} {
		if !s.Believed(n, seat, seed).Equal(deal) {
			b.t.Fatalf("after %d actions seat %d believes otherwise where they were done again", n, seat)
		}
	}
}

// act does an action, and looks now and then at what is believed.
func (b *believers) act(a game.Action) {
	events, err := b.s.Do(a)
	if err != nil {
		b.t.Fatal(err)
	}
	n := b.s.Len()
	for _, one := range b.all {
		seen := game.EventsFor(events, one.seat)
		one.watch(seen)
		one.told.Hear(game.Heard{Seat: b.s.Step(n - 1).Seat, Action: a, Events: seen,
			After: b.s.Imagined(n, one.seat, uint64(n))})
		if n%11 == 0 && !b.s.Over() {
			b.hold(one)
		}
	}
}

// watch counts what goes openly into hands.
func (o *believer) watch(seen []game.Event) {
	for _, e := range seen {
		if e.Kind != game.Move {
			continue
		}
		from := heldPiece{e.From.Zone, e.From.Seat, e.Piece.ID}
		if o.open[from]--; o.open[from] < 0 {
			o.open[from] = 0
		}
		if e.Piece.ID == 0 {
			for p := range o.open {
				if p.zone == from.zone && p.seat == from.seat {
					delete(o.open, p)
				}
			}
		} else if e.To.Seat != game.Nobody {
			o.open[heldPiece{e.To.Zone, e.To.Seat, e.Piece.ID}]++
		}
	}
}

// hold holds the laws for one seat.
func (b *believers) hold(o *believer) {
	t, n, now := b.t, b.s.Len(), b.s.State()
	seed := b.chance.Next()
	deal := b.s.Believed(n, o.seat, seed)
	if d := now.View(o.seat).Diff(deal.View(o.seat)); d != "" {
		t.Fatalf("a deal by what seat %d believes looks otherwise: %s", o.seat, d)
	}
	if err := deal.Check(); err != nil {
		t.Fatalf("a deal by what seat %d believes is impossible: %v", o.seat, err)
	}
	if now.Turn() == o.seat && !slices.Equal(now.Legal(nil), deal.Legal(nil)) {
		t.Fatalf("a deal by what seat %d believes allows it something else", o.seat)
	}
	if told := o.told.Believed(n, o.seat, seed); !told.Equal(deal) {
		t.Fatalf("who was told what seat %d saw deals otherwise:\n%s\n%s", o.seat, text(told), text(deal))
	}
	for p, open := range o.open {
		if p.seat == game.TurnOf(now) && o.seat != now.Turn() {
			continue // maybe for this turn alone, as a card that is looked at: nobody else decides meanwhile
		}
		if there := piecesAt(deal.View(p.seat), p); there < open {
			t.Fatalf("seat %d saw %d of piece %d go to seat %d, and deals it %d", o.seat, open, p.id, p.seat, there)
		}
	}
	b.sure(o, deal)
	if n%187 == 0 {
		b.again(o.seat, deal, seed)
	}
	other := game.Seat(b.chance.Intn(b.s.Seats()))
	if other != o.seat {
		one, two := game.NewRand(seed), game.NewRand(seed)
		plain, mixed := b.s.State(), believing(b.s, n, o.seat)
		plain.Determinize(other, &one)
		mixed.Determinize(other, &two)
		if !mixed.Equal(plain) {
			t.Fatalf("what seat %d believes is in a deal for seat %d", o.seat, other)
		}
	}
}

// believing is the position as it is, with what a seat believes.
func believing(s *game.Session, n int, seat game.Seat) game.State {
	st := s.StateAt(n)
	game.Believe(st, seat, func(yield func(game.Event) bool) {
		for i := range n {
			for _, e := range s.Step(i).Events {
				if !yield(e) {
					return
				}
			}
		}
	})
	return st
}

// piecesAt is how many of a piece lie in a place.
func piecesAt(v game.View, p heldPiece) (n int) {
	for _, piece := range v.Pile(p.zone, p.seat).Pieces {
		if piece.ID == p.id {
			n++
		}
	}
	return n
}

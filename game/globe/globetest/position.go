// Package globetest holds what the tests of Sakodo and of Le jeu du Routard
// share: the language of their rows, golden playthroughs, the
// laws' cases, bodies for fuzzing. Each game's tests are rows.
package globetest

import (
	"fmt"
	"maps"
	"slices"
	"strconv"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
	"posterestante/game/globe"
)

type (
	position = gametest.Position[globe.State]
	word     = gametest.Word[globe.State]
	run      = gametest.Run[globe.State]
)

// Language is what the rows of both games are written in, see gametest.Language. What
// isn't said is plain: two persons, on square 20, who have 1,000, a pass and nothing
// else; seat 0 begins its turn; the decks in the order of their numbers, the first of
// all on top; bids are sealed (options auction=outcry: aloud, as a match is without
// options). Words of their own:
//
//	at 12 (0: not left)   at arrival   at job (the first such square behind 20)
//	bag passport guide (exactly, in any order)   runs 1 3 (seat 1, three turns)   turn 1
//	top job.ice (on top of its deck)   empty souvenir (the last seat has what isn't named)
//	next camera guide (on top of the bag cards)   die 4 1 (what comes next)
//	unlawful (the card of "taken" was drawn without the right)
//
// and of what must hold:
//
//	turn 1 (who decides; -1 nobody)   step road   pile 0 1 (who stands here, from the lowest)   bids 1 (has bid)
//	open job.ice (it was read last)   under job.ice (it lies at the bottom)   die 4 (rolled last)
func Language(g globe.Game) *gametest.Language[globe.State] {
	numbered := func(c game.Counter) word { return gametest.Counter(g.Zones(), c, nil) }
	turn, die := numbered(globe.ActiveN), numbered(globe.Die)
	turn.Get = func(s *globe.State, _ game.Seat) []string { return []string{fmt.Sprint(s.Turn())} }
	die.Set = loadDie
	return &gametest.Language[globe.State]{
		Game: g, Table: g.Zones(), Notes: globe.Notes, Any: []string{"bag"}, Deal: deal,
		Plain: func(setup game.Setup) (*globe.State, error) { return plain(g, setup) },
		Words: map[string]word{
			"turn": turn, "die": die, "bids": {Get: numbered(globe.BidN).Get},
			"at": {Set: stand, Fails: failsAt}, "pile": {Get: pile},
			"bag": {Set: pack, Get: bag, Fails: failsBag}, "next": {Set: nextItems},
			"unlawful": {Set: drewUnlawfully},
			"runs":     {Set: setRuns, Get: numbered(globe.RunsN).Get},
			"top":      {Set: onTop}, "empty": {Set: emptyDeck},
			"open": {Fails: failsLies(func(s *globe.State, k globe.Kind) uint8 { return s.Open[k] })},
			"under": {Fails: failsLies(func(s *globe.State, k globe.Kind) uint8 {
				return append(s.Decks[k].All(), 0)[0]
			})},
			"step": {Get: func(s *globe.State, _ game.Seat) []string { return []string{s.R.Steps[s.Top().Kind].Name} }},
		},
	}
}

// Position builds a position.
func Position(tb testing.TB, g globe.Game, text string) *globe.State {
	tb.Helper()
	return Language(g).Position(tb, text)
}

// square is the one on which everybody stands if nothing is said.
const square = 20

// enveloped has bids be sealed where a setup doesn't say how they are made.
func enveloped(setup game.Setup) game.Setup {
	if setup.Options[globe.Auction.Name] == "" {
		setup.Options = maps.Clone(setup.Options)
		if setup.Options == nil {
			setup.Options = map[string]string{}
		}
		setup.Options[globe.Auction.Name] = "sealed"
	}
	return setup
}

// plain is the plain position; the cards lie nowhere.
func plain(g globe.Game, setup game.Setup) (*globe.State, error) {
	st, err := g.New(enveloped(setup))
	if err != nil {
		return nil, err
	}
	s := st.(*globe.State)
	s.EndTurn()
	s.N[globe.StarterN], s.N[globe.ActiveN], s.N[globe.Plays] = 0, 0, 0
	s.Decks = [globe.NumDecks + 1]globe.Deck{}
	s.Items = globe.Bag{}
	for i := len(s.R.Items) - 1; i > 0; i-- {
		for range s.R.Copies {
			s.Items.Push(uint8(i))
		}
	}
	for i := range s.P[:s.Seats] {
		p := globe.Player{Place: uint8(i)}
		p.N[globe.MoneyN-globe.SquareN] = 1000
		p.N[globe.LevelN-globe.SquareN] = s.P[i].N[globe.LevelN-globe.SquareN]
		s.P[i] = p
		s.Gets(game.Seat(i), globe.Pass, nil)
	}
	for i := range game.Seat(s.Seats) {
		s.MoveTo(i, square, nil)
	}
	s.Rng = game.NewRand(1)
	return s, nil
}

// deal lays the cards that are not named into their decks, and begins the turn.
func deal(p *position) error {
	p.Fill()
	s := p.State
	chance := s.Rng
	s.R.Begin(s, nil)
	s.Rng = chance
	return nil
}

// pack gives a seat exactly these items.
func pack(p *position, c Clause) error {
	bag := &p.State.P[c.Seat].Bag
	for bag.N > 0 {
		p.State.Gives(c.Seat, globe.Item(bag.All()[0]), nil)
	}
	for _, name := range c.Args {
		i := slices.Index(p.State.R.Items, name)
		if i < 1 || !p.State.Gets(c.Seat, globe.Item(i), nil) {
			return fmt.Errorf("seat %d can't have %s", c.Seat, name)
		}
	}
	return nil
}

func bag(s *globe.State, seat game.Seat) (out []string) {
	for _, i := range s.P[seat].Bag.All() {
		out = append(out, s.R.Items[i])
	}
	return out
}

func failsBag(r *run, c Clause) string {
	return gametest.SameSet(bag(r.State(), max(c.Seat, 0)), c.Args)
}

// nextItems lays bag cards on top of theirs.
func nextItems(p *position, c Clause) error {
	items := &p.State.Items
	for _, name := range slices.Backward(c.Args) {
		at := items.Find(uint8(slices.Index(p.State.R.Items, name)))
		if at < 0 {
			return fmt.Errorf("no %s is left", name)
		}
		items.Push(items.Remove(at))
	}
	return nil
}

// stand puts a pawn on a square: a number, the kind of those behind the plain one, or the last.
func stand(p *position, c Clause) error {
	road := p.State.R.Road
	if c.Line() == "arrival" {
		p.State.MoveTo(c.Seat, p.State.Last(), nil)
		return nil
	}
	for at := square; at > 0; at-- {
		if road[at].Kind.String() == c.Line() {
			p.State.MoveTo(c.Seat, at, nil)
			return nil
		}
	}
	n, err := c.Int()
	if err == nil && (n < 0 || n >= len(road)) {
		err = fmt.Errorf("%q: there is no such square", c.Text)
	}
	if err == nil {
		p.State.MoveTo(c.Seat, n, nil)
	}
	return err
}

func failsAt(r *run, c Clause) string {
	want, s := c.Line(), r.State()
	if want == "arrival" {
		want = strconv.Itoa(s.Last())
	}
	return gametest.Same(s.P[max(c.Seat, 0)].Square(), want)
}

// pile is who stands where a seat does, from the lowest.
func pile(s *globe.State, seat game.Seat) (out []string) {
	at := s.P[seat].Square()
	for place := uint8(0); s.At(at, place) != game.Nobody; place++ {
		out = append(out, fmt.Sprint(s.At(at, place)))
	}
	return out
}

// drewUnlawfully has a seat have drawn its card without the right (R4.6).
func drewUnlawfully(p *position, c Clause) error {
	p.State.P[c.Seat].Unlawful = 1
	return nil
}

func setRuns(p *position, c Clause) error {
	var with, turns int
	if _, err := fmt.Sscanf(c.Line(), "%d %d", &with, &turns); err != nil {
		return fmt.Errorf("%q: a seat and how many turns", c.Text)
	}
	runs := p.State.P[c.Seat].Of(globe.RunsN)
	p.State.SetOf(c.Seat, globe.RunsN, runs|int32(turns<<(2*with)), nil)
	return nil
}

// onTop lays cards on top of their decks.
func onTop(p *position, c Clause) error {
	for _, name := range slices.Backward(c.Args) {
		n := p.Table.Rows[globe.Job].Sort.Number(name)
		if n == 0 {
			return fmt.Errorf("there is no card %s", name)
		}
		deck := &p.State.Decks[globe.KindOf(n)]
		if at := deck.Find(n); at >= 0 { // it was said before
			deck.Remove(at)
		}
		deck.Push(n)
	}
	return nil
}

// emptyDeck gives the last seat all cards of a deck that are not named.
func emptyDeck(p *position, c Clause) error {
	for k := globe.Job; int(k) <= globe.NumDecks; k++ {
		if k.String() != c.Line() {
			continue
		}
		for _, n := range p.Left(p.Table.Rows[k].Sort) {
			if globe.KindOf(n) == k {
				p.State.P[p.State.Seats-1].Won.Push(n)
			}
		}
		return nil
	}
	return fmt.Errorf("there is no deck %s", c.Line())
}

// loadDie has the die show these faces next.
func loadDie(p *position, c Clause) error {
	for seed := uint64(1); seed < 10_000_000; seed++ {
		r, fits := game.NewRand(seed), true
		for _, face := range c.Args {
			fits = fits && strconv.Itoa(r.Intn(6)+1) == face
		}
		if fits {
			p.State.Rng = game.NewRand(seed)
			return nil
		}
	}
	return fmt.Errorf("%q: a die has six faces", c.Text)
}

// failsLies looks for a card in one place of each deck.
func failsLies(at func(*globe.State, globe.Kind) uint8) func(*run, Clause) string {
	return func(r *run, c Clause) string {
		for k := globe.Job; int(k) <= globe.NumDecks; k++ {
			if n := at(r.State(), k); n != 0 && r.S.Game().PieceName(uint16(n)) == c.Line() {
				return ""
			}
		}
		return "it does not lie there"
	}
}

package globe_test

import (
	"reflect"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// factPositions are where random play seldom comes.
var factPositions = map[string][]string{
	"sakodo":  {"at 23; bag; waits 1", "at 0; tries 2; bag guide", "seats 3; 1: at 22; 2: at 22; runs 1 3; at 21", "at 34; tickets 1"},
	"routard": {"at 25; 1: at 25; cheques 3; money 60", "at 25; 1: at 25; cheques 3; money 250", "at 65; 1: at 65; cheques 3; money 30", "at 20; tickets 1; cheques 2", "at arrival; tickets 1; cheques 2"},
}

// factual plays matches of both games and calls with positions, whoever decides.
func factual(t *testing.T, with func(g globe.Game, s *globe.State, r *game.Rand)) {
	t.Helper()
	for _, g := range []globe.Game{sakodo.Game, routard.Game} {
		for seed := range uint64(12) {
			options := map[string]string{}
			for i, o := range g.Options() {
				options[o.Name] = o.Values[int(seed)>>i%len(o.Values)]
			}
			st, err := g.New(globetest.Setup(g, 2+int(seed%5), seed, options))
			if err != nil {
				t.Fatal(err)
			}
			s, r := st.(*globe.State), game.NewRand(seed)
			for n := 0; n < 400 && !s.Over(); n++ {
				if r.Intn(9) == 0 {
					with(g, s, &r)
				}
				legal := s.Legal(nil)
				a := legal[r.Intn(len(legal))]
				if a.Verb == globe.VSell || a.Verb == globe.VLot {
					a = legal[r.Intn(len(legal))]
				}
				s.Apply(a, nil)
			}
		}
		for _, pos := range factPositions[g.Name()] {
			s, r := globetest.Position(t, g, pos), game.NewRand(3)
			with(g, s, &r)
			if a, err := g.Parse("move 1"); err == nil && slices.Contains(s.Legal(nil), a) {
				s.Apply(a, nil)
				with(g, s, &r)
			}
		}
	}
}

func factsOf(g globe.Game, s *globe.State, seat game.Seat) []game.Fact {
	var legal []game.Action
	if s.Turn() == seat {
		legal = s.Legal(nil)
	}
	return g.Facts(s.View(seat), legal, func() game.State { panic("facts hang on what is dealt") })
}

// TestFactsKnowNoMore checks that facts are the same whatever is dealt of what the
// seat can't know.
func TestFactsKnowNoMore(t *testing.T) {
	n := 0
	factual(t, func(g globe.Game, s *globe.State, r *game.Rand) {
		for seat := game.Nobody; seat < game.Seat(s.Seats); seat++ {
			want, other := factsOf(g, s, seat), s.Clone().(*globe.State)
			other.Determinize(seat, r)
			if got := factsOf(g, other, seat); !reflect.DeepEqual(got, want) {
				t.Fatalf("seat %d, another deal: %+v\nnot %+v", seat, got, want)
			}
			if (len(want) == 0) != (seat == game.Nobody) {
				t.Fatalf("seat %d is told %d facts", seat, len(want))
			}
			n++
		}
	})
	if n < 500 {
		t.Errorf("only %d", n)
	}
}

// TestFactsHold tries what facts tell: on the engine, with all faces of the die.
func TestFactsHold(t *testing.T) {
	held := map[string]int{}
	factual(t, func(g globe.Game, s *globe.State, r *game.Rand) {
		for seat := range game.Seat(s.Seats) {
			for _, f := range factsOf(g, s, seat) {
				if f.Head() {
					continue
				}
				held[f.Key]++
				if why := fails(s, seat, f); why != "" {
					t.Fatalf("%s, seat %d: %+v: %s", g.Name(), seat, f, why)
				}
				for _, a := range f.Actions {
					if s.Turn() != seat || s.Refuse(a) != nil {
						t.Fatalf("%s: %+v is about what is not legal", g.Name(), f)
					}
				}
			}
		}
	})
	for _, key := range []string{"need.souvenir", "need.report", "need.adventure", "road", "next", "next.fare", "next.none", "fly", "lack.souvenir", "lack.report", "lack.adventure",
		"lack.leave", "die.ticket", "die.line", "die.ride", "lodge", "ticket.cheapest", "fill.gift", "wait.passport", "cannot.run"} {
		if held[key] == 0 {
			t.Errorf("%s was never told: %v", key, held)
		}
	}
}

// fails says why a fact doesn't hold, "" if it does.
func fails(s *globe.State, seat game.Seat, f game.Fact) string {
	p := &s.P[seat]
	is := func(ok bool, why string) string {
		if ok {
			return ""
		}
		return why
	}
	kind := map[string]globe.Kind{"need.souvenir": globe.Souvenir, "need.report": globe.Report, "need.adventure": globe.Adventure,
		"lack.souvenir": globe.Souvenir, "lack.report": globe.Report, "lack.adventure": globe.Adventure}[f.Key]
	switch f.Key {
	case "need.souvenir", "need.report", "need.adventure":
		line := s.Scores()[seat].Lines[kind-globe.Souvenir]
		return is(f.N > 0 && line.Points+f.N == int(s.N[globe.NeedN]), "another number is missing")
	case "need.none":
		return is(s.Scores()[seat].Total == 3*int(s.N[globe.NeedN]), "something is missing")
	case "road":
		return is(p.Square()+f.N == s.Last(), "it is another way home")
	case "next", "next.fare":
		at, n := int(f.Spots[0].Index), 0
		for i := p.Square() + 1; i <= at; i++ {
			if s.R.Road[i].Kind == s.R.Road[at].Kind {
				n++
			}
		}
		return is(p.Square()+f.N == at && n == 1 && (f.Key == "next.fare") == (f.N <= 6), "another one is nearer, or it lies elsewhere")
	case "next.none":
		for i := p.Square() + 1; i < len(s.R.Road); i++ {
			if int(s.R.Road[i].Kind) == f.Counts[0].What {
				return "there is one"
			}
		}
		return ""
	case "lack.souvenir", "lack.report", "lack.adventure":
		for _, c := range f.Counts {
			if p.Has(globe.Item(c.What)) || !slices.Contains(s.R.Needs[kind], globe.Item(c.What)) {
				return "it is there, or not needed"
			}
		}
		return ""
	case "lodge":
		return lodges(s, f)
	case "ticket.cheapest":
		for i := p.Square(); i <= s.Last(); i++ {
			if n := int(s.R.Road[i].Price); n > 0 && n < f.N {
				return "one is cheaper"
			}
		}
		return is(int(s.R.Road[f.Spots[0].Index].Price) == f.N, "it costs something else")
	case "cannot.run":
		no := s.Refuse(game.Action{Verb: sakodo.VTake, A: uint8(f.Spots[0].Seat)})
		return is(no != nil && no.Code == "refuse.take.run", "it may be taken along")
	}
	return played(s, seat, f)
}

// lodges counts the lodgings in the deck as it truly is.
func lodges(s *globe.State, f game.Fact) string {
	n := 0
	for _, c := range s.Decks[globe.Lodging].All() {
		price := int32(s.R.Decks.Card(c).Price)
		if s.R.Double(s, s.Active()) {
			price *= 2
		}
		if price > s.Me().Of(globe.ChequesN) {
			n++
		}
	}
	if n != f.Counts[0].N || int(s.Decks[globe.Lodging].N) != f.Counts[0].Of {
		return "the deck has others"
	}
	return ""
}

// played does what a fact is about, with every face of the die.
func played(s *globe.State, seat game.Seat, f game.Fact) string {
	switch f.Key {
	case "fly", "fly.back":
		c := s.Clone().(*globe.State)
		c.R.Moves.Rows[f.Actions[0].Verb].Do(c, f.Actions[0], nil)
		way := c.P[seat].Square() - s.P[seat].Square()
		if c.P[seat].Square() != int(f.Spots[0].Index) || max(way, -way) != f.N || (way < 0) != (f.Key == "fly.back") {
			return "the plane leads elsewhere"
		}
	case "lack.leave":
		c := s.Clone().(*globe.State)
		for i, what := range f.Counts {
			if c.Refuse(game.Action{Verb: routard.VLeave}) == nil {
				return "nothing more is needed"
			}
			if i < 0 {
				continue
			}
			switch what.What {
			case 0:
				c.Add(seat, globe.MoneyN, what.N, nil)
			case globe.GoodTicket:
				c.Add(seat, globe.TicketsN, what.N, nil)
			case globe.GoodCheques:
				c.Add(seat, globe.ChequesN, what.N, nil)
			default:
				c.Gets(seat, globe.Item(what.What), nil)
			}
		}
		if c.Refuse(game.Action{Verb: routard.VLeave}) != nil {
			return "something else is needed"
		}
	case "fill.gift":
		for seed := range uint64(40) {
			c := s.Clone().(*globe.State)
			c.Rng = game.NewRand(seed)
			c.Apply(f.Actions[0], nil)
			if !c.P[seat].Has(globe.Pass) && c.Drawn.Find(uint8(globe.Pass)) < 0 {
				return "no passport came"
			}
		}
	case "wait.passport":
		c := s.Clone().(*globe.State)
		a := game.Action{Verb: sakodo.VPassport}
		for n := range f.N {
			if c.Refuse(a) == nil {
				return "it can be bought before"
			}
			c.Add(seat, globe.WaitsN, 1, nil)
			_ = n
		}
		if c.Refuse(a) != nil {
			return "it can't be bought then"
		}
	case "die.ticket", "die.line", "die.ride":
		return rolledAll(s, f)
	default:
		return "nothing tries it"
	}
	return ""
}

// rolledAll rolls every face of the die, and counts those that can be paid.
func rolledAll(s *globe.State, f game.Fact) string {
	paid := map[int]bool{}
	for seed := uint64(1); len(paid) < 6; seed++ {
		r := game.NewRand(seed)
		d := 1 + r.Intn(6)
		if _, ok := paid[d]; ok {
			continue
		}
		c := s.Clone().(*globe.State)
		c.Rng = game.NewRand(seed)
		var l game.Log
		c.Apply(f.Actions[0], &l)
		paid[d] = true
		for _, e := range l.Events {
			if e.Kind == game.Note && (e.Key == globe.NoteTicketDear || e.Key == routard.NoteLineDear) {
				paid[d] = false
			}
		}
		if c.Top().Kind == routard.StepDear && f.Key == "die.ride" {
			paid[d] = false
		}
	}
	n := 0
	for _, ok := range paid {
		if ok {
			n++
		}
	}
	if n != f.Counts[0].N || f.Counts[0].Of != 6 {
		return "other faces can be paid"
	}
	return ""
}

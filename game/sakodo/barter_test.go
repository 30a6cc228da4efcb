package sakodo

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"

	"posterestante/game/globe/globetest"
)

// TestBarter: cards for cards (S5.4), answered by the other seat (S5.5), three times a turn (S5.6).
func TestBarter(t *testing.T) {
	const (
		both  = "bag passport guide camera; 1: bag passport compass firstaid"
		plain = both + "; "
		one   = "barter 1; give guide; seek compass; offer"
	)
	globetest.Rows(t, Game, []globetest.Row{
		is("S5.4", "cards for cards", both, "barter 1; ? step barter; ? turn 0; give guide; seek compass; ? turn 0; offer; ? step answer; ? turn 1; accept",
			"turn 0; step road; bag passport camera compass; 1: bag passport guide firstaid; notes bartered; money 1000; 1: money 1000; 0: sees bag/1 ? ? ?; 1: sees bag/0 ? ? ?"),
		is("S5.4", "until it is spoken all can be taken back", both, "barter 1; ? canundo; give guide; ? canundo; seek compass; ? canundo; add; ? canundo; sum 50; ? canundo; offer; ? cannotundo", "turn 1"),
		is("S5.4", "three cards a side", "bag passport guide guide guide camera; 1: bag passport compass compass compass camera",
			"barter 1; give guide; give guide; give guide; !give guide S5.4; !give camera S5.4; seek compass; seek compass; seek compass; !seek compass S5.4; offer; accept",
			"bag passport camera compass compass compass; 1: bag passport camera guide guide guide"),
		is("S5.4", "no passport", both, "barter 1; !give passport S5.4; !seek passport S5.4", "illegal give passport"),
		is("S5.4", "what one has, each card once", both, "barter 1; !give compass S5.4; give guide; !give guide S5.4", ""),
		is("S5.4", "not the same on both sides", both, "barter 1; give guide; !seek guide S5.4; seek camera; !give camera S5.4", ""),
		is("S5.4", "money is added", both, "barter 1; give guide; seek compass; add; ? step sum; !sum 1010 S5.4; !sum 15 S5.4; sum 250; !add S5.4; !ask S5.4; offer; accept",
			"money 750; 1: money 1250; bag passport camera compass"),
		is("S5.4", "money is asked for", plain+"1: money 90", "barter 1; give guide; seek compass; ask; !sum 100 S5.4; sum 90; offer; accept", "money 1090; 1: money 0"),
		is("S5.4", "money that isn't there", plain+"money 0; 1: money 0", "barter 1; !add S5.4; !ask S5.4", ""),
		is("S5.4", "no sum beyond 9990", plain+"money 20000", "barter 1; add; !sum 10000 S5.4", ""),
		is("S5.4", "cards on both sides", both, "barter 1; !offer S5.4; give guide; !offer S5.4; seek compass", "legal offer"),
		is("S5.4", "others, who may have something", "seats 4; bag passport guide; 1: bag passport; 2: bag; 2: at 0; 3: bag passport guide",
			"!barter 0 S5.4; !barter 1 S5.4; !barter 2 S5.4; !barter 5 S5.4; barter 3", "step barter"),
		is("S5.4", "who has something", "1: bag passport guide", "!barter 1 S5.4", ""),
		is("S5.4", "what is being put together comes first", both, "barter 1; !move 1 S5.4; !sell guide S5.4; !accept S5.4; add; !offer S5.4; !give guide S5.4", "verbs sum"),
		is("S5.4", "before leaving", plain+"at 0", one+"; accept", "step depart; bag passport camera compass"),
		is("S5.4", "without a passport", "at 23; bag guide; 1: bag passport compass", one+"; accept", "step stuck; bag compass"),
		is("S5.4", "between rides", plain+"seats 3; 1: at 22; 2: at 22", "move 2; !barter 1 S4.2; take 2; barter 1; give guide; seek compass; offer; accept", "step go; bag passport camera compass"),
		is("S5.4", "not between a die and its result", "at 33; 1: at 30; bag passport guide; die 1", "move 1; ? step shop; !barter 1 S4.3", ""),
		is("S5.4", "a debt: money for cards", "at 23; money 20; bag passport guide camera; 1: at 40; 1: bag passport compass; top chance.customs; die 1",
			"move 1; ? step debt; barter 1; give guide; seek compass; ask; sum 100; offer; accept", "money 20; bag passport camera compass; 1: money 900; turn 1"),
		is("S5.4", "a price: declined, it is still due", "at 25; money 0; bag passport guide guide; 1: at 30; 1: bag passport compass; top souvenir.carpet",
			"move 1; draw; ? step price; barter 1; give guide; seek compass; ask; sum 400; offer; decline; ? step price; skip", "won; turn 1"),

		is("S5.5", "declined, all stays as it was", both, one+"; decline", "turn 0; step road; "+both+"; notes declined; illegal decline; 1: sees bag/0 ? ? ?; cannotundo"),
		is("S5.5", "who lacks it is asked too", both, "barter 1; give guide; seek sleepingbag; offer; ? turn 1; !accept S5.5", "onlylegal decline"),
		is("S5.5", "nobody asks to sell meanwhile", "seats 3; "+both, one+"; !want 2 S5.3; !want 1 S5.3; !want 0 S5.3; decline; want 2", "turn 0"),
		is("S5.5", "as many as are wanted", both, "barter 1; give guide; seek compass; seek compass; offer; !accept S5.5", "onlylegal decline"),
		is("S5.5", "who answers does nothing else", both, one+"; !move 1 S5.5; !barter 0 S5.5; !skip S5.5", "onlylegal accept | decline"),
		is("S5.5", "others don't learn what is handed over", "seats 3; "+both, one+"; accept; ?2: sees bag/0 ? ? ?", "2: sees bag/1 ? ? ?; s: sees bag/0 ? ? ?"),
		is("S5.5", "an answer stays", both, one+"; accept", "cannotundo"),

		is("S5.6", "three offers a turn", both, one+"; decline; barter 1; give guide; seek firstaid; offer; decline; barter 1; give camera; seek firstaid; offer; decline; !barter 1 S5.6", "legal move 1"),
		is("S5.6", "none twice", both, one+"; decline; barter 1; give guide; seek compass; !offer S5.6; add; sum 10; offer", "turn 1"),
		is("S5.6", "the same to another", "seats 3; "+both+"; 2: bag passport compass", one+"; decline; barter 2; give guide; seek compass; offer; accept", "2: bag passport guide"),
		is("S5.6", "dropping is no offer, but three times a turn", both, "barter 1; give guide; skip; ? step road; ? bag passport guide camera; barter 1; skip; barter 1; skip; !barter 1 S5.6", "legal move 1"),
		is("S5.6", "a new turn, new offers", both, one+"; decline; move 1; move 1; play; barter 1; give guide; seek compass; offer; accept", "bag passport camera compass"),
	})
}

// TestDeclinedTellsNothing: whether somebody who is asked has the cards or lacks them, all
// others see the same before the answer and after it was declined, and imagine the same;
// also a seat that thinks, or plays steadily, is asked either way (S5.5).
func TestDeclinedTellsNothing(t *testing.T) {
	const others = "seats 4; bag passport guide camera; 2: bag passport firstaid; 3: bag guide compass; 3: at 0; "
	has := globetest.Start(t, Game, others+"1: bag passport compass sleepingbag")
	lacks := globetest.Start(t, Game, others+"1: bag passport guide sleepingbag")
	for _, text := range []string{"barter 1", "give guide", "seek compass", "add", "sum 50", "offer", "decline"} {
		one, err := has.S.DoText(text)
		if err != nil {
			t.Fatal(err)
		}
		other, err := lacks.S.DoText(text)
		if err != nil {
			t.Fatal(err)
		}
		if has.S.Turn() != lacks.S.Turn() {
			t.Fatalf("after %q seat %d decides, or seat %d", text, has.S.Turn(), lacks.S.Turn())
		}
		for seat := game.Nobody; seat < 4; seat++ {
			if seat == 1 {
				continue
			}
			if a, b := game.EventsFor(one, seat), game.EventsFor(other, seat); !slices.Equal(a, b) {
				t.Errorf("after %q seat %d hears %v, or %v", text, seat, a, b)
			}
			if d := has.S.View(seat).Diff(lacks.S.View(seat)); d != "" {
				t.Errorf("after %q seat %d sees whether it is there: %s", text, seat, d)
			}
		}
		if text == "offer" && (len(has.S.Legal()) != 2 || len(lacks.S.Legal()) != 1) {
			t.Errorf("who has it may do %v, who lacks it %v", has.S.Legal(), lacks.S.Legal())
		}
	}
}

// TestSteadyBarters checks that the steady player takes what is of use, and nothing that helps
// somebody home.
func TestSteadyBarters(t *testing.T) {
	for _, c := range []struct{ name, pos, want string }{
		{"of use", "bag passport guide guide guide; 1: bag passport camera camera camera", "accept"},
		{"of no use", "bag passport guide; 1: bag passport guide guide camera camera", "decline"},
		{"the last card", "bag passport guide guide guide; won souvenir.silk souvenir.hat report.kasbah adventure.volcano adventure.castle; 1: bag passport camera camera camera", "decline"},
	} {
		run := globetest.Start(t, Game, c.pos)
		for _, text := range []string{"barter 1", "give guide", "seek camera", "offer"} {
			if _, err := run.S.DoText(text); err != nil {
				t.Fatal(c.name, err)
			}
		}
		r := game.NewRand(1)
		if got := Game.Notation(run.S.Ask(globe.Steady{}, &r)); got != c.want {
			t.Errorf("%s: %s, not %s", c.name, got, c.want)
		}
		few := run.S.State().(*globe.State)
		few.Sparse()
		if legal := few.Legal(nil); c.name == "the last card" && len(legal) != 1 {
			t.Errorf("%s: who thinks may do %v", c.name, legal)
		}
	}
}

// TestForetold: beside a cardboard table the answer of somebody there is told, whatever its
// bag was thought to hold.
func TestForetold(t *testing.T) {
	run := globetest.Start(t, Game, "bag passport guide camera; 1: bag passport firstaid firstaid")
	for _, text := range []string{"barter 1", "give guide", "seek compass"} {
		if _, err := run.S.DoText(text); err != nil {
			t.Fatal(err)
		}
	}
	st := run.S.State().(game.Editable)
	f := game.Foretell(st, game.Action{Verb: VOffer}, nil)
	if f.Ask == nil || f.Ask.Kind != game.Seal || len(f.Legal) != 2 || len(f.Values) != 2 {
		t.Fatalf("an offer asks %+v: %v", f.Ask, f.Legal)
	}
	for i, has := range []bool{true, false} {
		f := game.Foretell(st, game.Action{Verb: VOffer}, []uint16{uint16(i)})
		if f.Ask != nil || f.After.Check() != nil {
			t.Fatalf("told %d, it asks %+v, %v", i, f.Ask, f.After.Check())
		}
		if got := f.After.(*globe.State).P[0].Has(Compass); got != has {
			t.Errorf("told %d, it has a compass: %v", i, got)
		}
	}
}

// TestDeclinesAlike: in matches by chance a declined offer sounds and looks the same to all
// others in every world that they may imagine, where it could be taken or not (S5.5).
func TestDeclinesAlike(t *testing.T) {
	met := map[bool]int{}
	for seed := range uint64(40) {
		st, err := Game.New(globetest.Setup(Game, 2+int(seed%5), seed, nil))
		if err != nil {
			t.Fatal(err)
		}
		s, r := st.(*globe.State), game.NewRand(seed)
		for n := 0; n < 400 && !s.Over(); n++ {
			legal := s.Legal(nil)
			if to := s.Turn(); s.Top().Kind == StepAnswer {
				for seat := range game.Seat(s.Seats) {
					if seat == to {
						continue
					}
					met[len(legal) == 2]++
					events, view := declined(s, seat)
					deal := s.Clone().(*globe.State)
					deal.Determinize(seat, &r)
					other, seen := declined(deal, seat)
					if d := view.Diff(seen); d != "" || !slices.Equal(events, other) {
						t.Fatalf("seed %d: seat %d hears %v or %v, sees %s", seed, seat, events, other, d)
					}
				}
			}
			s.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	if met[true] < 20 || met[false] < 20 {
		t.Errorf("met %v", met)
	}
}

// declined is what a seat hears and sees as an offer is declined.
func declined(s *state, seat game.Seat) ([]game.Event, game.View) {
	c, l := s.Clone(), &game.Log{}
	c.Apply(one(VDecline), l)
	return l.For(seat), c.View(seat)
}

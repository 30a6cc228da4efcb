package wording

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestToursNoLeak tells every action in two worlds that differ only in what a
// viewer can't know: it hears the same. And an item that only two seats know, or
// a bid, is told alike whatever the action names.
func TestToursNoLeak(t *testing.T) {
	for _, g := range tours {
		compared, hidden, tellers := map[game.Verb]int{}, 0, g.tellers()
		var r game.Rand
		g.toured(t, 5, 120, func(s *game.Session) {
			n := s.Len() - 1
			if n < 0 {
				return
			}
			step, was := s.Step(n), s.StateAt(n)
			for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
				if viewer == step.Seat || viewer > 2 && !slices.Contains([]game.Verb{globe.VBid, globe.VPick}, step.Action.Verb) {
					continue
				}
				before, after := s.ViewAt(n, viewer), s.View(viewer)
				events := game.EventsFor(step.Events, viewer)
				told := func(a game.Action) (out []Line) {
					for _, lang := range []string{"en", "fr"} {
						out = append(out, tellers[lang].Step(&before, &after, step.Seat, a, events))
					}
					return out
				}
				line := told(step.Action)
				for _, a := range likeIt(step.Action) {
					if s.Sealed(n) || !s.PublicAt(n) && !knows(g.Game, step, events) {
						hidden++
						if x := told(a); !reflect.DeepEqual(x, line) {
							t.Fatalf("%s, seat %d: the action leaks: %+v, %+v", g.Name(), viewer, line, x)
						}
					}
				}
				other := was.Clone()
				other.Determinize(viewer, &r)
				if !slices.Contains(other.Legal(nil), step.Action) {
					continue
				}
				var log game.Log
				v := other.View(viewer)
				other.Apply(step.Action, &log)
				w := other.View(viewer)
				if !slices.Equal(log.For(viewer), events) {
					continue // something came to light
				}
				compared[step.Action.Verb]++
				for i, lang := range []string{"en", "fr"} {
					if x := tellers[lang].Step(&v, &w, step.Seat, step.Action, events); !reflect.DeepEqual(x, line[i]) {
						t.Fatalf("%s, seat %d, %s: %+v, %+v", g.Name(), viewer, g.Notation(step.Action), line[i], x)
					}
				}
			}
		})
		if len(compared) < 12 || hidden < 20 || compared[globe.VBid] == 0 {
			t.Errorf("%s: compared %v, %d hidden", g.Name(), compared, hidden)
		}
	}
}

// likeIt are actions of the same kind as a secret one, that name something else.
func likeIt(a game.Action) []game.Action {
	b := a
	switch a.Verb {
	case globe.VBid, globe.VNoBid:
		return []game.Action{{Verb: globe.VBid, N: a.N + 7}, {Verb: globe.VBid, N: 1}, {Verb: globe.VNoBid}}
	case globe.VPick, globe.OwnVerbs + 4: // Sakodo's keep
		b.A = a.A%6 + 1
		return []game.Action{b}
	}
	return nil
}

// knows says whether whoever sees these events knows the item that an action is
// about, or the bids.
func knows(g globe.Game, step game.Step, events []game.Event) bool {
	if !g.R.Hidden && step.Action.Verb >= globe.OwnVerbs {
		return true // no secrets but bids
	}
	for _, e := range events {
		if e.Kind == game.Note && (e.Key == globe.NoteSold || e.Key == globe.NoteLost) || e.Kind == game.Move && e.To.Zone == globe.BagZone && e.Piece.ID != 0 {
			return true
		}
	}
	return false
}

// TestBidsStaySecret: while bids are sealed, all that can be asked of a match by
// anybody is the same whatever was bid: views, prompts, labels, rules, counters,
// facts, log lines, notations, refusals, what is asked before an action, barriers.
func TestBidsStaySecret(t *testing.T) {
	for i, g := range tours {
		pos := []string{"seats 4; bag passport camera; 1: money 900; 2: money 800; 3: money 700", "seats 4; bag papers camera; cheques 9; 1: money 900; 2: money 800; 3: money 700"}[i]
		for _, sale := range []string{"sell camera", "lot 4", "sell ticket"} {
			if sale == "lot 4" && g.R.Hidden {
				continue
			}
			var told []string
			for _, bids := range [][2]string{{"bid 430", "bid 560"}, {"nobid", "bid 560"}, {"bid 300", "nobid"}, {"nobid", "nobid"}} {
				run := globetest.Start(t, g.Game, pos+"; tickets 1")
				all := ""
				for n, text := range []string{sale, bids[0], bids[1]} {
					if _, err := run.S.DoText(text); err != nil {
						t.Fatal(err)
					}
					if run.S.State().(*globe.State).Sealed() != n {
						t.Fatalf("%s: %d bids are sealed", g.Name(), run.S.State().(*globe.State).Sealed())
					}
					all += g.everything(run.S)
				}
				told = append(told, all)
			}
			for _, other := range told[1:] {
				if told[0] != other {
					at := 0
					for told[0][at] == other[at] {
						at++
					}
					t.Fatalf("%s, %s: a bid is told: …%.200s, …%.200s", g.Name(), sale, told[0][max(0, at-100):], other[max(0, at-100):])
				}
			}
			if len(told[0]) < 20000 {
				t.Errorf("only %d letters", len(told[0]))
			}
		}
	}
}

// everything is all that a match tells anybody.
func (g tour) everything(s *game.Session) string {
	var out strings.Builder
	add := func(what ...any) { fmt.Fprintln(&out, what...) }
	tell := g.tellers()["en"]
	for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
		v := s.View(viewer)
		add(viewer, v.Piles, v.Counters)
		add(tell.Prompt(&v, nil), tell.Lost(&v), tell.Facts(s, viewer), tell.Why(s.Ending()))
		for _, spot := range spots(&v) {
			if spot.Zone != globe.RoadZone || spot.Sub == 0 {
				add(tell.Label(&v, spot), tell.Rules(&v, spot))
			}
		}
		for c := range v.Table.Counters {
			for who := game.Nobody; int(who) < s.Seats(); who++ {
				add(tell.Counter(&v, game.Counter(c), who))
			}
		}
		for n := range s.Len() {
			add(tell.Told(s, n, viewer), s.Text(n, viewer), s.BarrierAt(n, viewer))
		}
		add(s.Since(viewer))
	}
	add(s.Legal(), s.Scores())
	for _, b := range []uint8{globe.ButtonPay, globe.ButtonNoBid, globe.ButtonSell} {
		add(s.Why(nil, common(globe.Buttons, b, 0)))
	}
	for _, a := range g.R.Moves.All() {
		add(s.Refuse(a))
	}
	for _, a := range s.Legal()[:3] {
		add(s.Parts(a), s.Stakes(a), g.Notation(a))
	}
	return out.String()
}

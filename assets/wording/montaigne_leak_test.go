package wording

import (
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// TestMontaigneNoLeak tells every action to every seat, and checks that no card
// is named whose face the seat neither sees nor saw; and that an action in two
// worlds that differ only in what a seat can't know is told alike.
func TestMontaigneNoLeak(t *testing.T) {
	told, compared, names := map[game.Verb]int{}, map[game.Verb]int{}, cardNames()
	tellers := travelTellers()
	for n := range uint64(9) {
		s, r := leave(t, n), game.NewRand(n+70)
		for !s.Over() && s.Len() < 400 {
			state, a, actor := s.State(), roam(s, &r), s.Turn()
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
			for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
				before, after := s.ViewAt(s.Len()-1, viewer), s.View(viewer)
				events := game.EventsFor(s.Step(s.Len()-1).Events, viewer)
				line := func(tell Teller, a game.Action) Line { return tell.Step(&before, &after, actor, a, events) }
				known := knownCards(&before, &after, events)
				for lang, tell := range tellers {
					unnamed(t, names[lang], known, line(tell, a))
					if hidden := a.Verb == mt.VPick && !known[a.A]; hidden {
						other := a
						other.A = a.A%mt.NumCards + 1
						if x, y := line(tell, a), line(tell, other); !reflect.DeepEqual(x, y) {
							t.Fatalf("%s: the action leaks: %+v, %+v", lang, x, y)
						}
					}
				}
				told[a.Verb]++
				other := state.Clone()
				other.Determinize(viewer, &r)
				if viewer == actor || !slices.Contains(other.Legal(nil), a) {
					continue
				}
				var log game.Log
				was := other.View(viewer)
				other.Apply(a, &log)
				is := other.View(viewer)
				if !slices.Equal(log.For(viewer), events) {
					continue // something came to light
				}
				compared[a.Verb]++
				for lang, tell := range tellers {
					if x, y := line(tell, a), tell.Step(&was, &is, actor, a, events); !reflect.DeepEqual(x, y) {
						t.Fatalf("%s, %s: %+v, %+v", lang, mt.Game{}.Notation(a), x, y)
					}
				}
			}
		}
	}
	for _, v := range []game.Verb{mt.VMove, mt.VPay, mt.VTake, mt.VLook, mt.VPick, mt.VUnseen, mt.VPower, mt.VFetch, mt.VSkip} {
		if told[v] == 0 {
			t.Errorf("verb %d was never told", v)
		}
	}
	if len(compared) < 8 {
		t.Errorf("compared: %v", compared)
	}
}

// knownCards are those whose faces lie in the views or the events.
func knownCards(before, after *game.View, events []game.Event) map[uint8]bool {
	known := map[uint8]bool{}
	for _, v := range []*game.View{before, after} {
		for _, pile := range v.Piles {
			for _, piece := range pile.Pieces {
				known[mt.CardOf(piece)] = true
			}
		}
	}
	for _, e := range events {
		known[mt.CardOf(e.Piece)] = true
	}
	return known
}

// cardNames are the names of the cards in each language.
func cardNames() map[string][]string {
	out := map[string][]string{}
	for lang, tell := range travelTellers() {
		names := make([]string, mt.NumCards+1)
		for c := uint8(1); c <= mt.NumCards; c++ {
			names[c] = tell.say.phrase(mt.Teller{}.Thing(game.Piece{ID: uint16(c), Back: uint8(mt.Cards[c].City)}))
		}
		out[lang] = names
	}
	return out
}

// unnamed checks that a line names no card but those known; several cards of one
// city may have the same name.
func unnamed(t *testing.T, names []string, known map[uint8]bool, line Line) {
	t.Helper()
	text := line.Short + "\n" + strings.Join(line.Long, "\n")
	for c, name := range names {
		if c == 0 || known[uint8(c)] || !strings.Contains(text, name) {
			continue
		}
		same := false
		for o := range known {
			same = same || o != 0 && names[o] == name
		}
		if !same {
			t.Fatalf("%q names %s", text, name)
		}
	}
}

// TestMontaigneHiddenHands checks that the cards in another's hand are told by
// their backs alone, and that a hand looked into is told to who looks.
func TestMontaigneHiddenHands(t *testing.T) {
	looked, tell := 0, travelTellers()["en"]
	roamed(t, 6, func(s *game.Session, step game.Step) {
		for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
			v := s.View(viewer)
			kind, a := uint8(v.Counter(mt.StepKind, game.Nobody)), v.Counter(mt.StepA, game.Nobody)
			for seat := range game.Seat(s.Seats()) {
				looks := viewer == v.Turn && int(seat) == a && (kind == mt.StepRead || kind == mt.StepChoose)
				for i, piece := range v.Pile(mt.Hand, seat).Pieces {
					if i > 2 {
						break
					}
					spot := game.Spot{Zone: mt.Hand, Seat: seat, Index: uint8(i)}
					back := fmt.Sprintf("%s card, face down", tell.say.t("city."+mt.City(piece.Back).String()))
					got := strings.HasPrefix(tell.Label(&v, spot), back)
					if got == (looks || seat == viewer) {
						t.Fatalf("seat %d is told %q of a card of seat %d", viewer, tell.Label(&v, spot), seat)
					}
					if looks {
						looked++
					}
				}
			}
		}
	})
	if looked == 0 {
		t.Error("no hand was ever looked into")
	}
}

package wording

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	pc "posterestante/game/postcards"
)

// common is a spot of nobody's.
func common(z game.Zone, index, sub uint8) game.Spot {
	return game.Spot{Zone: z, Seat: game.Nobody, Index: index, Sub: sub}
}

// TestNoLeak tells the same action in two worlds that differ only in what a
// seat can't know: it must hear the same. What becomes public in an Automa's
// step may differ, and is compared where it doesn't.
func TestNoLeak(t *testing.T) {
	compared := map[game.Verb]int{}
	for n := range uint64(6) {
		s, r := start(t, n*2), game.NewRand(n)
		for !s.Over() && s.Len() < 500 {
			state, a, actor := s.State(), choose(s.Legal(), &r), s.Turn()
			s.Do(a)
			for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
				if viewer == actor {
					continue
				}
				other := state.Clone()
				other.Determinize(viewer, &r)
				if !slices.Contains(other.Legal(nil), a) {
					continue
				}
				var log game.Log
				before := other.View(viewer)
				other.Apply(a, &log)
				after := other.View(viewer)
				was, is := s.ViewAt(s.Len()-1, viewer), s.View(viewer)
				mine, theirs := game.EventsFor(s.Step(s.Len()-1).Events, viewer), log.For(viewer)
				if a.Verb == pc.VAutoma && !slices.Equal(notesOf(mine), notesOf(theirs)) {
					continue // another postcard came up and it chose by it, or took it from elsewhere
				}
				compared[a.Verb]++
				for lang, tell := range tellers() {
					x, y := tell.Step(&was, &is, actor, a, mine), tell.Step(&before, &after, actor, a, theirs)
					if x.Short != y.Short || a.Verb != pc.VKeep && !slices.Equal(x.Long, y.Long) {
						t.Fatalf("%s, %s: %+v, %+v", lang, (pc.Game{}).Notation(a), x, y)
					}
					hidden(t, &is, tell, viewer)
				}
			}
		}
	}
	for _, v := range []game.Verb{pc.VDraw, pc.VUse, pc.VAutoma, pc.VMove, pc.VPass} {
		if compared[v] == 0 {
			t.Errorf("verb %d was never compared", v)
		}
	}
}

// notesOf are the notes, and from where to where something went.
func notesOf(events []game.Event) []game.Event {
	var out []game.Event
	for _, e := range events {
		switch e.Kind {
		case game.Note:
			out = append(out, e)
		case game.Move:
			out = append(out, game.Event{Kind: game.Move, From: e.From, To: e.To})
		}
	}
	return out
}

// hidden checks that the cards in another's hand are all called the same.
func hidden(t *testing.T, v *game.View, tell Teller, viewer game.Seat) {
	for seat := range game.Seat(v.Seats) {
		for i := range v.Pile(pc.Hand, seat).Pieces {
			got := tell.Label(v, game.Spot{Zone: pc.Hand, Seat: seat, Index: uint8(i)})
			if seat != viewer && got != tell.say.t("label.travel_hidden") {
				t.Fatalf("seat %d is told %q of a hidden card", viewer, got)
			}
		}
	}
}

// TestWrittenFaces checks that a postcard on the row is read only with open faces.
func TestWrittenFaces(t *testing.T) {
	for open, want := range map[string]bool{"yes": true, "no": false} {
		s, err := game.NewSession(pc.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Options: map[string]string{"openfaces": open}})
		if err != nil {
			t.Fatal(err)
		}
		v := s.View(0)
		for lang, tell := range tellers() {
			row, mine := tell.Label(&v, common(pc.CardRow, 0, 0)), tell.Label(&v, game.Spot{Zone: pc.Cards, Seat: 1})
			if got := strings.Contains(row, "\n"); got != want {
				t.Errorf("%s, open faces %s: %q", lang, open, row)
			}
			if !strings.Contains(mine, "\n") {
				t.Errorf("%s: a taken postcard is public: %q", lang, mine)
			}
			_, n := pc.Sort(v.At(common(pc.CardRow, 0, 0)))
			if got := tell.Label(&v, common(pc.Stamps, uint8(n), 0)) != tell.say.t("label.space_hidden"); got != want {
				t.Errorf("%s, open faces %s: the space of a postcard on the row", lang, open)
			}
		}
	}
}

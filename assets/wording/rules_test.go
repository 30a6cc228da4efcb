package wording

import (
	"strings"
	"testing"

	"posterestante/game"
	pc "posterestante/game/postcards"
)

// TestRules checks that every card that a seat can see has its rules in words,
// in both languages and whole, and that a card it can't see has none.
func TestRules(t *testing.T) {
	ruled := map[game.Zone]int{}
	for n := range uint64(4) {
		s, r := start(t, n), game.NewRand(n)
		for s.Len() < 160 && !s.Over() {
			s.Do(choose(s.Legal(), &r))
			if s.Len()%14 != 0 {
				continue
			}
			for viewer := game.Nobody; int(viewer) < s.Seats(); viewer++ {
				v := s.View(viewer)
				for lang, tell := range tellers() {
					ruledView(t, &v, lang, tell, ruled)
				}
			}
		}
	}
	for _, z := range []game.Zone{pc.Row, pc.Hand, pc.Played, pc.CardTop, pc.CardRow, pc.Cards, pc.Sent, pc.GiftRow, pc.GiftsHeld,
		pc.ItineraryHeld, pc.Track, pc.Bonus, pc.FirstHeld, pc.TravelDiscard, pc.CardDiscard} {
		if ruled[z] == 0 {
			t.Errorf("no rules were ever said of zone %d", z)
		}
	}
}

func ruledView(t *testing.T, v *game.View, lang string, tell Teller, ruled map[game.Zone]int) {
	t.Helper()
	for z := range v.Table.Zones[1:] {
		zone := game.Zone(z + 1)
		for seat := game.Nobody; int(seat) < v.Seats; seat++ {
			for i, piece := range v.Pile(zone, seat).Pieces {
				spot := game.Spot{Zone: zone, Seat: seat, Index: uint8(i)}
				rules := tell.Rules(v, spot)
				if v.Table.Zones[zone].Sub > 0 || piece.Back == 0 {
					continue
				}
				if (zone == pc.Hand || zone == pc.Look) && piece.ID == 0 && len(rules) > 0 {
					t.Fatalf("%s: rules of a card that seat %d can't see: %q", lang, v.Seat, rules)
				}
				if len(rules) > 0 {
					ruled[zone]++
				}
				for _, words := range rules {
					if bad := sane(words); bad != "" || words == "" {
						t.Fatalf("%s, zone %d: %q has %q", lang, zone, words, bad)
					}
				}
				if n := len(rules); n > 0 && !strings.Contains(strings.Join(rules, "\n"), "(P") {
					t.Fatalf("%s, zone %d: no rule is cited in %q", lang, zone, rules)
				}
			}
		}
	}
}

package postcards

import (
	"slices"
	"testing"

	"posterestante/game"
)

// TestTargets checks in which zone what is clicked last for each verb lies, all through random games, by a list apart.
func TestTargets(t *testing.T) {
	want := map[game.Verb][]string{
		VMove: {"region"}, VTake: {"postcard_top", "postcard_row"}, VCamp: {"sites"}, VStamp: {"stamps"}, VPair: {"hand"},
		VWrite: {"memories"}, VSend: {"postcards"}, VGift: {"gift_row"}, VUse: {"gifts"}, VKeep: {"look"}, VDraw: {"row", "travel_deck"},
	}
	seen := map[string]bool{}
	asked(t, 48, 4, func(s *State, _ *game.Rand) {
		for _, a := range s.Legal(nil) {
			parts := s.Parts(a, nil)
			last := parts[len(parts)-1]
			zone := table.Zones[last.Zone].Name
			if zones, ok := want[a.Verb]; !slices.Contains(zones, zone) && (ok || zone != "button") {
				t.Fatalf("%s is clicked at %s", Game{}.Notation(a), zone)
			}
			if a.Verb == VDraw && (a.A == 0) != (zone == "travel_deck") {
				t.Fatalf("%s is clicked at %s", Game{}.Notation(a), zone)
			}
			seen[verbTable.Rows[a.Verb].Name+" "+zone] = true
		}
	})
	for v, zones := range want {
		for _, zone := range zones {
			if !seen[verbTable.Rows[v].Name+" "+zone] {
				t.Errorf("nothing was clicked at %s to %s", zone, verbTable.Rows[v].Name)
			}
		}
	}
}

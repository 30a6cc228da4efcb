package postcards

import "testing"

// P2.6 and P11: whose turn follows, and what is public.
func TestScenarioPublic(t *testing.T) { runRows(t, publicRows) }

var publicRows = []row{
	{"P2.6", "play goes clockwise", "seats person person person; turn 1; 1: hand bm1 rm1 gm1 ym1 yp1; 1: bike 1", turn3, "turn 2; first 0"},
	{"P2.6", "from the last seat to the first", "seats person person person; turn 2; first 2; 2: hand bm1 rm1 gm1 ym1 yp1; 2: bike 1", turn3, "turn 0; first 2; round 3"},
	{"P2.6", "the token stays", three + "first 1", turn3, "first 1; round 4; sees first_held/1 first; sees first_held/0 -"},
	{"P2.4", "the itineraries are public", "itinerary 5; 1: itinerary 9", "", "1: sees itinerary/0 i5; sees itinerary/1 i9; s: sees itinerary/0 i5"},

	{"P11.1", "the faces in another's hand are not seen", "hand bm1 rm1 gm1 ym1 bp1", "", "sees hand/0 bm1 rm1 gm1 ym1 bp1; 1: sees hand/0 ? ? ? ? ?; sees hand/1 ? ? ? ? ?; s: sees hand/0 ? ? ? ? ?"},
	{"P11.1", "how many there are is", "hand bm1 rm1; phase draw", "", "1: sees hand/0 ? ?"},
	{"P11.1", "a card played is seen by all", "hand bm1 rm1 gm1 ym1 bp1", "move rm1 2", "1: sees played/0 rm1; 1: sees hand/0 ? ? ? ?; 1: saw rm1; 1: unseen bm1"},
	{"P11.1", "a card drawn from the deck is seen by its player only", "hand bm1 rm1; phase draw; travel_deck yp1", "draw deck", "saw yp1; 1: unseen yp1; s: unseen yp1; 1: sees hand/0 ? ? ?"},
	{"P11.1", "deck counts", "travel_deck= bm1 bm2; gift_deck= car1; gift_row globe1 globe2 globe3; 1: rest gifts", "", "s: sees travel_deck 2; s: sees gift_deck 1; 1: sees postcard_deck 48"},
	{"P11.1", "the discards", "travel_discard bm1 rm1; postcard_discard 1-3; gift_discard car1", "", "1: sees travel_discard bm1 rm1; 1: sees postcard_discard 1-3; s: sees gift_discard car1"},
	{"P11.1", "the picture on top of the deck", "postcard_top 5-3; postcard_deck 6-3", "", "sees postcard_top 5-3; 1: sees postcard_top 5-3; s: sees postcard_top 5-3"},
	{"P11.1", "not the one below it", "hand bp1 rm1 gm1 ym1 bm1; postcard_top 5-3; postcard_deck 6-3 7-3", "take bp1 5-3", "1: sees postcard_top 6-3; unseen 7-3; 1: unseen 7-3"},
	{"P11.1", "gifts, camps, bikes, stamps, memories", "gifts car1; camps 8.1; bike 8; card 12-4 s1 m2", "", "1: sees gifts/0 car1; 1: sees postcards/0 12-4; s: sees gifts/0 car1"},
	{"P11.1", "the next travel card is nobody's to know", "hand bm1 rm1; phase draw; travel_deck yp1 yp2", "draw deck", "unseen yp2; 1: unseen yp2"},
	{"P11.1", "the next gift is nobody's to know", "card 1-3 s123; gift_row globe1 globe2 globe3; gift_deck car1 map1", "send 1-3; gift globe1", "saw car1; 1: saw car1; unseen map1"},
	{"P11.1", "what the Automa does is seen by all", "seats automa:easy person; row rm1; card 8-3", "auto", "1: sees postcards/0 8-3; s: sees travel_discard rm1; notes auto.left auto.stamp"},
	{"P11.1", "a shuffled deck tells nothing", "hand bm1 rm1; phase draw; travel_deck= yp1; travel_discard gc1", "draw deck", "sees travel_discard; unseen gc1; 1: unseen gc1"},

	{"P11.2", "the row shows pictures, what is taken its written side", "hand bp1 rm1 gm1 ym1 bm1; postcard_row 1-3 2-3 3-3", "take bp1 2-3", "1: sees postcards/0 2-3; 1: saw 2-3"},

	{"P11.3", "the guide: seen by its player only, then public", "gifts guide1; postcard_top 1-3; postcard_deck 2-3 3-3 4-3 5-3", "use guide1; ? 1: sees look/0 ? ? ? ? ?; ? 1: unseen 4-3; keep 2-3; keep 3-3", "1: sees postcards/0 2-3 3-3; 1: sees postcard_discard 1-3 4-3 5-3"},

	{"P11.4", "a card taken from the row is seen as it goes, then forgotten", "hand bm1 rm1; phase draw; row gc1 gc2 gc3 gc4 gc5", "draw gc2", "1: saw gc2; s: saw gc2; 1: sees hand/0 ? ? ?; s: sees hand/0 ? ? ?; sees hand/0 bm1 rm1 gc2"},

	{"P11.1", "playing one's card tells its player nothing new", "hand bm1 rm1 gm1 ym1 bp1", "move bm1 2", "canundo"},
	{"P11.1", "nor do a camp, a stamp, a pair, sending, a car", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4; card 8-3 s12; gifts car1",
		"camp bc1 8.4; ? canundo; write 11-4.1; ? canundo; pair rm1 gm1; ? canundo; stamp 8-3.3; ? canundo; send 8-3", "canundo"},
	{"P11.1", "nor does a card of the row", "hand bm1 rm1; phase draw; row gc1 gc2 gc3 gc4 gc5", "draw gc1", "canundo"},
	{"P11.1", "a card of the deck does", "hand bm1 rm1; phase draw", "draw deck", "cannotundo"},
	{"P11.1", "a postcard turned up does", "hand bp1 rm1 gm1 ym1 bm1; postcard_row 1-3 2-3 3-3; postcard_top 9-3", "take bp1 2-3", "cannotundo"},
	{"P11.1", "none is turned up beside an empty deck", "hand bp1 rm1 gm1 ym1 bm1; postcard_row 1-3 2-3 3-3; 1: rest postcards", "take bp1 2-3", "canundo"},
	{"P11.1", "a gift turned up does", "card 1-3 s123; gift_row globe1 globe2 globe3", "send 1-3; ? canundo; gift globe1", "cannotundo"},
	{"P11.3", "what the guide shows does", "gifts guide1", "use guide1", "cannotundo"},
}

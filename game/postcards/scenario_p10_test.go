package postcards

import "testing"

// P10.1 to P10.7: the Automa's turn, its cards, moves and postcards. Its
// itinerary is 1: regions 3, 5, 8, 11. Slots 1 and 2 of the row lie left of the
// binding: "row bm1" is a card left of it, "row - - bm1" one right of it.
func TestScenarioAutoma(t *testing.T) { runRows(t, autoRows) }

const (
	easy   = "seats automa:easy person; "
	normal = "seats automa:normal person; "
	expert = "seats automa:expert person; "
	noBike = "postcard_top 1-3; " // the bike is there already
	idle   = "row bc1 rc1 gc1 yc1 bc2; "
)

var autoRows = []row{
	{"P10.1", "easy plays three cards", easy + idle, "auto", "has travel_discard bc1 rc1 gc1; size travel_discard 3; turn 1"},
	{"P10.1", "normal plays four", normal + idle, "auto", "has travel_discard bc1 rc1 gc1 yc1; size travel_discard 4; turn 1"},
	{"P10.1", "expert plays five", expert + idle, "auto", "has travel_discard bc1 rc1 gc1 yc1 bc2; size travel_discard 5; turn 1"},
	{"P10.1", "two Automas, each of its level", "seats person automa:easy automa:expert; turn 1; row bc1 rc1 gc1 yc1 bc2; travel_deck rc2 gc2 yc2", "auto; ? size travel_discard 3; ? turn 2; ? row rc2 gc2 yc2 yc1 bc2; auto", "size travel_discard 8; turn 0; round 4"},
	{"P10.1", "among several persons", "seats person automa:normal person; turn 1; row bc1 rc1 gc1 yc1 bc2", "auto", "size travel_discard 4; turn 2; plays 3; 2: size hand 5"},
	{"P10.1", "it holds no travel cards", easy + idle, "auto", "hand; sees hand/0; sees played/0"},

	{"P10.2", "from the left, the row refilled when its turn ends", easy + idle + "travel_deck rm1 gm1 ym1", "auto", "row rm1 gm1 ym1 yc1 bc2"},
	{"P10.2", "each card goes to the discard once played", expert + "row bp1 rm1 gc1 yp1 bc2; postcard_top 9-3", "auto", "size travel_discard 5; has travel_discard bp1 rm1 gc1 yp1 bc2"},
	{"P10.2", "the order is from left to right", expert + "row bm1 rc1 gc1 yc1 bm2; postcard_top 9-3; postcard_deck 8-3; card 11-4; bike 10", "auto", "notes auto.left auto.stamp auto.left auto.stamp auto.right auto.nosite auto.stamp auto.right auto.stamp auto.send auto.right auto.move auto.end"},
	{"P10.2", "easy: the second card lies left of the binding", easy + "row - bm1; card 11-4; postcard_top 9-3", "auto", "card 11-4 s3; bike 1"},
	{"P10.2", "easy: the third lies right of it", easy + "row - - bm1; card 11-4; postcard_top 9-3", "auto", "card 11-4; bike 9"},
	{"P10.2", "normal: the fourth lies right of it", normal + "row - - - bm1; card 11-4; postcard_top 9-3", "auto", "card 11-4; bike 9"},
	{"P10.2", "expert: the fifth lies right of it", expert + "row - - - - bm1; card 11-4; postcard_top 9-3", "auto", "card 11-4; bike 9"},
	{"P10.2", "holes are no cards", easy + "row bc1 - rc1 - gc1; travel_deck rm1 gm1 ym1 bm1 bm2", "auto", "has travel_discard bc1 rc1 gc1; size travel_discard 3; row rm1 gm1 ym1 bm1 bm2"},
	{"P10.2", "a short row is played to its end", expert + "row bc1 - rc1", "auto", "size travel_discard 2; turn 1"},
	{"P10.2", "nothing else is legal for it", easy + idle, "!end P10.2; !draw deck P10.2; !move bc1 2 P10.2; !skip P10.2", "onlylegal automa"},
	{"P10.2", "a person is no Automa", "", "!automa P10.2", "turn 0"},
	{"P10.2", "the travel deck is made anew for the row", easy + idle + "travel_deck= rm1", "auto", "shuffled 1; size travel_discard 0; turn 1"},

	{"P10.3", "a stamp: by the order of its itinerary", easy + "row rm1; card 11-4; card 8-3", "auto", "card 8-3 s2; card 11-4; notes auto.stamp"},
	{"P10.3", "a stamp: the next of the itinerary that has the colour", easy + "row gm1; card 11-4; card 8-3", "auto", "card 8-3; card 11-4 s4"},
	{"P10.3", "a stamp: off the itinerary comes after", easy + "row rm1; card 1-3; card 11-4", "auto", "card 11-4 s1; card 1-3"},
	{"P10.3", "a stamp: off the itinerary the oldest first", easy + "row rm1; card 9-5; card 2-4; card 1-3", "auto", "card 9-5 s2; card 2-4; card 1-3"},
	{"P10.3", "a stamp: the oldest that has the colour", easy + "row bm1; card 1-3; card 9-5; card 2-4", "auto", "card 1-3; card 9-5 s4; card 2-4"},

	{"P10.4", "left: a stamp of its colour", easy + "row ym1; card 11-4; postcard_top 9-3", "auto", "card 11-4 s2; bike 1; notes auto.left auto.stamp auto.end"},
	{"P10.4", "left: the first space of the colour", easy + "row rm1; card 8-3", "auto", "card 8-3 s2"},
	{"P10.4", "left: no space: the card's move", easy + "row gm1; card 8-3; postcard_top 9-3", "auto", "card 8-3; bike 9; notes auto.left auto.nostamp auto.move"},
	{"P10.4", "left: no space: the card's postcard", easy + "row gp1; card 8-3; postcard_top 3-3", "auto", "postcards 8-3 3-3"},
	{"P10.4", "left: no space: the card's camp", easy + "row gc1; card 8-3; bike 8", "auto", "card 8-3 m1; camps 8.3"},
	{"P10.4", "left: neither: nothing", easy + "row gc1; card 8-3; bike 1", "auto", "card 8-3; camps; size travel_discard 1; score 0; notes auto.nothing"},
	{"P10.4", "left: a move to where it is: nothing", easy + "row gm1; card 8-3; " + noBike, "auto", "card 8-3; bike 1; notes auto.there auto.nothing"},

	{"P10.5", "right: the move", easy + "row - - rm1; card 8-3; postcard_top 9-3", "auto", "card 8-3; bike 9; notes auto.right auto.move"},
	{"P10.5", "right: the postcard", easy + "row - - rp1; card 8-3; postcard_top 3-3", "auto", "postcards 8-3 3-3; card 8-3"},
	{"P10.5", "right: the camp", easy + "row - - rc1; card 8-3; bike 8", "auto", "card 8-3 m1; camps 8.3"},
	{"P10.5", "right: it can't move: a stamp", easy + "row - - rm1; card 8-3; " + noBike, "auto", "card 8-3 s2; bike 1; notes auto.right auto.there auto.stamp"},
	{"P10.5", "right: it can't camp: a stamp", easy + "row - - rc1; card 8-3; bike 1", "auto", "card 8-3 s2; camps; notes auto.right auto.nosite auto.stamp"},
	{"P10.5", "right: it can't take: a stamp", easy + "row - - rp1; card 8-3; postcard_row - - -; 1: rest postcards", "auto", "card 8-3 s2; notes auto.right auto.nopostcard auto.stamp"},
	{"P10.5", "right: neither: nothing", easy + "row - - gc1; card 8-3; bike 1", "auto", "card 8-3; size travel_discard 1; notes auto.right auto.nothing"},

	{"P10.6", "it jumps to the region of the deck's top, adjacent or not", easy + "row - - rm1; postcard_top 7-3; bike 2", "auto", "bike 7; postcard_top 7-3"},
	{"P10.6", "or adjacent", easy + "row - - rm1; postcard_top 3-3; bike 2", "auto", "bike 3"},
	{"P10.6", "already there: it can't", easy + "row - - rm1; postcard_top 2-3; bike 2", "auto", "bike 2; notes auto.there"},
	{"P10.6", "no deck: it can't", easy + "row - - bm1; card 8-3; postcard_row 1-3 2-3 4-3; 1: rest postcards; bike 2", "auto", "bike 2; card 8-3 s1; notes auto.nodeck auto.stamp"},

	{"P10.7", "the first region of its itinerary", easy + "row - - bp1; postcard_top 8-3; postcard_deck 12-3; postcard_row 5-3 3-3 2-3", "auto", "postcards 3-3; postcard_row 5-3 8-3 2-3; postcard_top 12-3"},
	{"P10.7", "from the deck's top too", easy + "row - - bp1; postcard_top 3-3; postcard_deck 12-3; postcard_row 5-3 8-3 2-3", "auto", "postcards 3-3; postcard_row 5-3 8-3 2-3; postcard_top 12-3"},
	{"P10.7", "the leftmost of equals", easy + "row - - bp1; postcard_top 9-3; postcard_row 2-3 3-5 3-3", "auto", "postcards 3-5"},
	{"P10.7", "the deck's top counts as leftmost", easy + "row - - bp1; postcard_top 3-6; postcard_row 3-5 3-4 3-3", "auto", "postcards 3-6"},
	{"P10.7", "order goes before place", easy + "row - - bp1; postcard_top 5-3; postcard_row 8-3 11-4 3-3", "auto", "postcards 3-3"},
	{"P10.7", "the second region when it holds the first", easy + "row - - bp1; postcard_top 3-4; postcard_row 3-5 8-3 5-3; card 3-6", "auto", "postcards 3-6 5-3"},
	{"P10.7", "or has sent one of it", easy + "row - - bp1; postcard_top 3-4; postcard_row 3-5 8-3 5-3; sent 3-6", "auto", "postcards 5-3"},
	{"P10.7", "another's postcards don't matter", easy + "row - - bp1; postcard_top 9-3; postcard_row 3-5 8-3 5-3; 1: card 3-6; 1: sent 3-4", "auto", "postcards 3-5"},
	{"P10.7", "off the itinerary is not eligible: the three are discarded", easy + "row - - bp1; postcard_top 9-3; postcard_row 1-3 2-3 4-3; postcard_deck 13-3 5-3 6-3 7-3", "auto", "postcards 5-3; has postcard_discard 1-3 2-3 4-3; postcard_row 9-3 13-3 6-3; postcard_top 7-3; notes auto.sweep"},
	{"P10.7", "after it the deck's top may be eligible", easy + "row - - bp1; postcard_top 9-3; postcard_row 1-3 2-3 4-3; postcard_deck 13-3 12-3 11-3 7-3", "auto", "postcards 11-3; postcard_row 9-3 13-3 12-3; postcard_top 7-3"},
	{"P10.7", "still none: the deck's top", easy + "row - - bp1; postcard_top 9-3; postcard_row 1-3 2-3 4-3; postcard_deck 13-3 12-3 6-3 7-3", "auto", "postcards 6-3; postcard_row 9-3 13-3 12-3; postcard_top 7-3; notes auto.sweep; size postcard_discard 3"},
	{"P10.7", "off the itinerary a second of a region is allowed", easy + "row - - bp1; postcard_top 9-3; postcard_row 1-3 2-3 4-3; postcard_deck 13-3 12-3 6-3 7-3; card 6-4; sent 6-5", "auto", "postcards 6-4 6-3"},
	{"P10.7", "a second of the itinerary it can't take: a stamp, the new deal stands", easy + "row - - bp1; postcard_top 9-3; postcard_row 1-3 2-3 4-3; postcard_deck 13-3 12-3 3-3 7-3; card 3-6", "auto", "card 3-6 s3; postcards 3-6; postcard_row 9-3 13-3 12-3; postcard_top 3-3; has postcard_discard 1-3 2-3 4-3; notes auto.sweep auto.second auto.stamp"},
	{"P10.7", "only seconds beside the deck: they are discarded", easy + "row - - bp1; postcard_top 9-3; postcard_row 3-3 3-4 3-5; postcard_deck 13-3 12-3 6-3 7-3; card 3-6", "auto", "postcards 3-6 6-3; has postcard_discard 3-3 3-4 3-5"},
	{"P10.7", "a second on the deck, an eligible one in the row", easy + "row - - bp1; postcard_top 3-3; postcard_row 1-3 11-3 8-3; card 3-6", "auto", "postcards 3-6 8-3; size postcard_discard 0"},
	{"P10.7", "with all four regions held it takes off the itinerary", easy + "row - - bp1; postcard_top 3-3; postcard_row 5-4 8-4 11-4; card 3-6; card 5-3; sent 8-3; card 11-3; postcard_deck 13-3 12-3 6-3", "auto", "postcards 3-6 5-3 11-3 6-3; postcard_row 3-3 13-3 12-3"},
	{"P10.7", "no postcard there: it can't", easy + "row - - bp1; card 8-3; postcard_row - - -; 1: rest postcards", "auto", "postcards 8-3; card 8-3 s1; notes auto.nopostcard"},
	{"P10.7", "an eligible one beside an empty deck", easy + "row - - bp1; postcard_row 1-3 8-3 2-3; 1: rest postcards", "auto", "postcards 8-3; postcard_row 1-3 - 2-3"},
	{"P10.7", "no eligible one beside an empty deck: it can't", easy + "row - - bp1; card 8-4; postcard_row 1-3 6-3 2-3; 1: rest postcards", "auto", "postcards 8-4; card 8-4 s3; postcard_row 1-3 6-3 2-3"},
	{"P10.7", "the three come back when only the deck's top is left", easy + "row - - bp1; postcard_top 9-3; postcard_row 1-3 6-3 2-3; 1: rest postcards", "auto", "shuffled 1; size postcard_discard 0; size postcard_deck 0; postcard_top -"},
	{"P10.7", "the gap left in the row is filled at once", expert + "row - - bp1 rp1; postcard_top 9-3; postcard_row 8-3 2-3 4-3; postcard_deck 5-3 7-3 1-3", "auto", "postcards 8-3 5-3; postcard_row 9-3 2-3 4-3; postcard_top 7-3"},
}

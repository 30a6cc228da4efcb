package postcards

import (
	"fmt"
	"slices"
	"testing"
)

// P4.1: the borders as the board shows them, both ferries of Corse included.
var neighbours = map[int][]int{
	1: {2, 3, 4, 10, 13}, 2: {1, 3, 13}, 3: {1, 2, 4}, 4: {1, 3, 5, 10}, 5: {4, 6, 8, 9, 10}, 6: {5, 7, 8}, 7: {6, 8},
	8: {5, 6, 7, 9}, 9: {5, 8, 10, 11}, 10: {1, 4, 5, 9, 11, 13}, 11: {9, 10, 12, 13}, 12: {11, 13}, 13: {1, 2, 10, 11, 12},
}

func TestScenarioBorders(t *testing.T) {
	var rows []row
	for from := 1; from <= NumRegions; from++ {
		want, play := fmt.Sprintf("count move %d", len(neighbours[from])), ""
		for to := 1; to <= NumRegions; to++ {
			if slices.Contains(neighbours[from], to) {
				want += fmt.Sprintf("; legal move bm1 %d", to)
			} else {
				play += fmt.Sprintf("!move bm1 %d P4.1;", to)
			}
		}
		rows = append(rows, row{"P4.1", fmt.Sprintf("from region %d", from), fmt.Sprintf("hand bm1 rp1 gp1 yp1 bc1; bike %d", from), play, want})
	}
	runRows(t, rows)
}

// P4: the actions.
func TestScenarioActions(t *testing.T) { runRows(t, actionRows) }

var actionRows = []row{
	{"P4.1", "the ferries of Corse", "hand bm1 rm1 gm1 ym1 bc1; bike 6", "move bm1 7; move rm1 8; move gm1 7", "bike 7; plays 0"},
	{"P4.1", "bikes share a region", "hand bm1 rm1 gm1 ym1 bc1; bike 1; 1: bike 2", "move bm1 2", "bike 2; 1: bike 2"},
	{"P4.1", "one region a card", "hand bm1 rm1 gm1 ym1 bc1; bike 1", "!move bm1 5 P4.1; move bm1 4; move rm1 5", "bike 5"},

	{"P4.2", "one of the three, the gap is filled at once", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; postcard_deck 8-3", "take bp1 2-3", "postcards 2-3; postcard_row 1-3 9-3 3-3; postcard_top 8-3; plays 2"},
	{"P4.2", "or the top of the deck", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; postcard_deck 8-3", "take bp1 9-3", "postcards 9-3; postcard_row 1-3 2-3 3-3; postcard_top 8-3"},
	{"P4.2", "no other", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; postcard_deck 8-3; 1: card 12-4", "!take bp1 8-3 P4.2; !take bp1 12-4 P4.2", "count take 4"},
	{"P4.2", "discard the three first", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; postcard_deck 8-3 7-3 6-3 5-3",
		"sweep bp1; ? postcard_row 9-3 8-3 7-3; ? postcard_top 6-3; ? has postcard_discard 1-3 2-3 3-3; ? onlylegal take 9-3 | take 8-3 | take 7-3 | take 6-3; take 8-3", "postcards 8-3; postcard_row 9-3 6-3 7-3; postcard_top 5-3; plays 2"},
	{"P4.2", "then one must be taken", "hand bp1 rm1 gm1 ym1 bc1; gifts car1; card 1-3 s123", "sweep bp1; !end P4.2; !skip P4.2; !move rm1 2 P4.2; !use car1 P4.2; !send 1-3 P4.2", "count take 4"},
	{"P4.2", "once for an action", "hand bp1 rp1 gm1 ym1 bc1", "sweep bp1; !sweep P4.2", "verbs take"},
	{"P4.2", "again with the next action", "hand bp1 rp1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; postcard_deck 8-3 7-3 6-3 5-3 4-3 13-3", "sweep bp1; take 9-3; sweep rp1; take 13-3", "postcards 9-3 13-3; size postcard_discard 6"},
	{"P4.2", "a kept postcard action may discard them too", "takes 1; postcard_row 1-3 2-3 3-3; postcard_top 9-3", "sweep; ? takes 0; take 9-3", "postcards 9-3; has postcard_discard 1-3 2-3 3-3; plays 3"},
	{"P4.2", "no discarding when deck and discard are empty", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; 1: rest postcards", "!sweep bp1 P4.2", "count take 3; postcard_top -"},
	{"P4.2", "the three first go to the discard, so they may come back", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; 1: rest postcards", "sweep bp1", "shuffled 1; count take 4; legal take 9-3; legal take 1-3; legal take 2-3; legal take 3-3; size postcard_discard 0; size postcard_deck 0"},
	{"P4.2", "a gap stays when the deck is empty", "hand bp1 rp1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; 1: rest postcards", "take bp1 2-3; ? postcard_row 1-3 - 3-3; take rp1 1-3", "postcard_row - - 3-3; postcards 2-3 1-3"},
	{"P4.2", "the postcard deck is made anew at once", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; postcard_deck= 8-3", "take bp1 9-3; ? shuffled 0; ? size postcard_deck 0; ? postcard_top 8-3", "size postcard_discard 47"},
	{"P4.2", "the postcard deck is made anew when its last goes", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; postcard_top 9-3; postcard_deck=", "? size postcard_discard 48; take bp1 2-3", "postcard_row 1-3 9-3 3-3; shuffled 1; size postcard_discard 0; size postcard_deck 47"},
	{"P4.2", "no limit to how many are held", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; card 4-3; card 4-4; card 4-5; card 4-6; card 5-3; card 5-4; card 5-5; card 5-6; card 6-3; card 6-4; card 6-5; card 6-6", "take bp1 2-3", "postcards 4-3 4-4 4-5 4-6 5-3 5-4 5-5 5-6 6-3 6-4 6-5 6-6 2-3"},
	{"P4.2", "several of a region are allowed", "hand bp1 rm1 gm1 ym1 bc1; postcard_row 1-3 2-3 3-3; card 1-4", "take bp1 1-3", "postcards 1-4 1-3"},

	{"P4.3", "a camp on a free site here", "hand bc1 rm1 gm1 ym1 bp1; bike 8", "camp bc1 8.6", "camps 8.6; sees track/0 - camp0 camp0 camp0 camp0 camp0 camp0 camp0 camp0 camp0 camp0 camp0 camp0; step -; plays 2"},
	{"P4.3", "the leftmost of the board is taken", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 3", "camp bc1 8.6", "sees track/0 - - - - camp0 camp0 camp0 camp0 camp0 camp0 camp0 camp0 camp0"},
	{"P4.3", "only in the bike's region", "hand bc1 rm1 gm1 ym1 bp1; bike 8", "!camp bc1 9.1 P4.3; !camp bc1 1.1 P4.3", "count camp 6"},
	{"P4.3", "one camp to a site", "hand bc1 rm1 gm1 ym1 bp1; bike 8; camps 8.1; 1: camps 8.2", "!camp bc1 8.1 P4.3; !camp bc1 8.2 P4.3", "count camp 4"},
	{"P4.3", "a memory of the site's kind", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4", "camp bc1 8.4; ? step memory 6; write 11-4.1", "card 11-4 m1; moves 2; step -"},
	{"P4.3", "a camp without a memory", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4", "camp bc1 8.4; skip", "card 11-4; moves 0; camps 8.4; step -"},
	{"P4.3", "no space of that kind: none is offered", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4", "camp bc1 8.3", "step -; camps 8.3"},
	{"P4.3", "only of the site's kind", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4; card 7-4", "camp bc1 8.5; !write 11-4.1 P4.3; !write 7-4.2 P4.3", "onlylegal write 11-4.2 | skip"},
	{"P4.3", "a taken memory space is not free", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4 m1; card 4-3", "camp bc1 8.4; !write 11-4.1 P4.3", "onlylegal write 4-3.1 | skip"},
	{"P4.3", "on any of the unsent postcards, but one only", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4; card 13-6; card 4-3", "camp bc1 8.6; ? count write 3; write 13-6.3; !write 11-4.1 P4.3", "card 13-6 m3; card 11-4; card 4-3; moves 2; step -"},
	{"P4.3", "not on another's postcard", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4; 1: card 4-3", "camp bc1 8.4; !write 4-3.1 P4.3", "count write 1"},
	{"P4.3", "not on a sent postcard", "hand bc1 rm1 gm1 ym1 bp1; bike 8; sent 11-4", "camp bc1 8.4", "step -"},
	{"P4.3", "a postcard full of stamps still takes memories", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4 s1234", "camp bc1 8.4; write 11-4.1", "card 11-4 s1234 m1"},

	{"P4.4", "track points, region bonus, memory", "hand bc1 rm1 gm1 ym1 bp1; bike 12; camps 12.1 12.3 12.4; spread 7; card 1-4", "camp bc1 12.2; ? score 5; write 1-4.3", "score 7; scored 1 4 2"},
	{"P4.4", "the track's stamp before the region bonus before the memory", "hand bc1 rm1 gm1 ym1 bp1; bike 12; camps 12.1 12.3 12.4; spread 5; card 1-4",
		"camp bc1 12.2; ? step stamp; ? score 0; stamp 1-4.1; ? score 4; ? step memory; write 1-4.3", "scored 4 2; card 1-4 s1 m3"},
	{"P4.4", "the star before the region bonus", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 12; camps 12.1 12.3 12.4; spread 1; card 1-4", "camp bc1 12.2; ? step star; ? score 0; star move; ? score 4; ? step memory; skip", "scored 4; moves 1"},
	{"P4.4", "a star's stamp before the region bonus", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 12; camps 12.1 12.3 12.4; spread 1; card 1-4", "camp bc1 12.2; star stamp; ? step stamp; ? score 0; skip; ? score 4; write 1-4.3", "scored 4 2"},
	{"P4.4", "no sending in between", "hand bc1 rm1 gm1 ym1 bp1; bike 12; spread 8; card 12-3 s12; card 1-4", "camp bc1 12.2; stamp 12-3.3; !send 12-3 P4.3; write 1-4.3; send 12-3", "score 5"},

	{"P4.5", "Hauts-de-France filled scores 5 at once", "hand bc1 rm1 gm1 ym1 bp1; bike 2; camps 2.1 2.2 2.3 2.4", "camp bc1 2.5", "score 5; notes traveller"},
	{"P4.5", "Île-de-France 3", "hand bc1 rm1 gm1 ym1 bp1; bike 1; camps 1.1 1.3", "camp bc1 1.2", "score 3"},
	{"P4.5", "Occitanie 6", "hand bc1 rm1 gm1 ym1 bp1; bike 8; camps 8.1 8.2 8.3 8.4 8.5", "camp bc1 8.6", "score 6"},
	{"P4.5", "not with a camp of another among them", "hand bc1 rm1 gm1 ym1 bp1; bike 2; camps 2.1 2.2 2.3; 1: camps 2.4", "camp bc1 2.5", "score 0; 1: score 0; nonote traveller"},
	{"P4.5", "not before the last site", "hand bc1 rm1 gm1 ym1 bp1; bike 2; camps 2.1 2.2 2.3", "camp bc1 2.5", "score 0"},
	{"P4.5", "one seat may do it in several regions", "hand bc1 bm1 rc1 rm1 gm1; bike 1; camps 1.1 1.3 3.1 3.2 3.3", "camp bc1 1.2; move bm1 3; camp rc1 3.4", "score 7; scored 3 4"},

	{"P4.6", "with no camp left, no camp", "hand bc1 rc1 gm1 ym1 bp1; bike 9; spread 13", "!camp bc1 9.1 P4.6", "count camp 0; sees track/0 - - - - - - - - - - - - -"},
	{"P4.6", "the thirteenth may still be placed", "hand bc1 rc1 gm1 ym1 bp1; bike 9; spread 12", "camp bc1 9.1; !camp rc1 9.2 P4.6", "size camps 13; count camp 0"},
	{"P4.6", "with no free site here, no camp", "hand bc1 rc1 gm1 ym1 bp1; bike 1; camps 1.1; 1: camps 1.2 1.3; kept 1", "!camp bc1 1.1 P4.6; !camp 1.2 P4.6; !camp bc1 2.1 P4.3", "count camp 0"},
	{"P4.6", "a kept camp waits for a region with a free site", "hand bm1 rm1 gm1 ym1 bp1; bike 1; camps 1.1; 1: camps 1.2 1.3; kept 1", "? count camp 0; move bm1 2; camp 2.1", "camps 1.1 2.1; kept 0"},
	{"P4.6", "with no postcard, no postcard action", "hand bp1 rp1 gm1 ym1 bc1; postcard_row - - -; 1: rest postcards; takes 1", "!take bp1 1-3 P4.6; !take 1-3 P4.6; !sweep bp1 P4.6", "count take 0; count sweep 0"},
}

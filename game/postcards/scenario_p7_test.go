package postcards

import "testing"

// P7: sending a postcard.
func TestScenarioSending(t *testing.T) { runRows(t, sendRows) }

var sendRows = []row{
	{"P7.1", "all stamped and the bike in its region", "card 12-4 s1234; bike 12; gift_row globe1 key-sight car1", "send 12-4; gift car1", "sent 12-4; postcards; gifts car1; score 6"},
	{"P7.1", "not with a free stamp space", "card 12-4 s123; bike 12", "!send 12-4 P7.1", "count send 0"},
	{"P7.1", "not from another region", "card 12-4 s1234; bike 11", "!send 12-4 P7.1", "count send 0"},
	{"P7.1", "not another's", "1: card 1-3 s123; bike 1", "!send 1-3 P7.1", "count send 0"},
	{"P7.1", "not one twice", "sent 1-3; bike 1", "!send 1-3 P7.1", "count send 0"},
	{"P7.1", "not from the row", "postcard_row 1-3 2-3 3-3; bike 1", "!send 1-3 P7.1", "count send 0"},
	{"P7.1", "memories are not needed", "card 1-3 s123; bike 1; gift_row globe1 globe2 globe3", "send 1-3; gift globe1", "sent 1-3"},
	{"P7.1", "nor do they hinder", "card 1-3 s123 m123; bike 1; gift_row globe1 globe2 globe3", "send 1-3; gift globe1", "sent 1-3"},
	{"P7.1", "on your turn only", "turn 1; card 1-3 s123; bike 1", "!send 1-3 P7.1", "turn 1; postcards 1-3"},
	{"P7.1", "it need not be sent", "hand bm1 rm1 gm1 ym1 bp1; card 2-3 s123", "move bm1 2; move rm1 1; move gm1 2; ? legal send 2-3; end", "postcards 2-3; phase draw"},

	{"P7.2", "three stamps score 3", "card 1-3 s123; bike 1; gift_row globe1 globe2 globe3", "send 1-3; ? score 3; gift globe1", "score 3"},
	{"P7.2", "four score 6", "card 1-4 s1234; bike 1; gift_row globe1 globe2 globe3", "send 1-4; gift globe1", "score 6"},
	{"P7.2", "five score 10", "card 1-5 s12345; bike 1; gift_row globe1 globe2 globe3", "send 1-5; gift globe1", "score 10"},
	{"P7.2", "six score 15", "card 1-6 s123456; bike 1; gift_row globe1 globe2 globe3", "send 1-6; gift globe1", "score 15"},
	{"P7.2", "one face-up gift, the gap filled at once", "card 1-3 s123; bike 1; gift_row globe1 key-sight car1; gift_deck map1 map2", "send 1-3; !gift map1 P7.2; gift key-sight", "gifts key-sight; gift_row globe1 map1 car1; size gift_deck 21"},
	{"P7.2", "the tokens go back, the picture shows", "card 1-3 s123 m12; bike 1; gift_row globe1 globe2 globe3", "? sees postcards/0 1-3; send 1-3; gift globe1", "sees postcards/0; sees sent/0 1-3; postcards"},
	{"P7.2", "several in one turn", "card 1-3 s123; card 1-4 s1234; bike 1; gift_row globe1 globe2 globe3; gift_deck car1 car2", "send 1-4; gift globe2; send 1-3; gift car1", "sent 1-4 1-3; score 9; gifts globe2 car1; gift_row globe1 car2 globe3; plays 3"},
	{"P7.2", "it costs no card", "card 1-3 s123; bike 1; gift_row globe1 globe2 globe3", "send 1-3; gift globe1", "plays 3; size hand 5"},
	{"P7.2", "a gift must be taken", "card 1-3 s123; bike 1", "send 1-3; !end P7.2; !skip P7.2", "verbs gift; count gift 3"},

	{"P7.3", "the used lightning gifts make a new deck", "card 1-3 s123; bike 1; gift_row globe1 car2 key-sight; gift_deck= globe2; gift_discard car1; 1: rest gifts", "send 1-3; gift globe1", "gift_row globe2 car2 key-sight; size gift_deck 1; size gift_discard 0; shuffled 1"},
	{"P7.3", "a gap stays when there are none", "card 1-3 s123; bike 1; gift_row globe1 car2 key-sight; 1: rest gifts", "send 1-3; gift globe1", "gift_row - car2 key-sight; size gift_deck 0; gifts globe1"},
	{"P7.3", "until a lightning gift is used", "bike 1; gifts car1; gift_row globe1 - key-sight; 1: rest gifts", "use car1", "gift_row globe1 car1 key-sight; gifts; size gift_discard 0; size gift_deck 0; moves 3"},
	{"P7.3", "a used gift fills the first gap in place", "bike 1; gifts car1; gift_row - - key-sight; 1: rest gifts", "use car1", "gift_row car1 - key-sight"},
	{"P7.3", "no gift lies there: none is taken", "card 1-3 s123; bike 1; gift_row - - -; 1: rest gifts", "send 1-3", "sent 1-3; gifts; step -; score 3"},
	{"P7.3", "the last face-up gift is taken", "card 1-3 s123; bike 1; gift_row - - car1; 1: rest gifts", "send 1-3; gift car1", "gifts car1; gift_row - - -; legal use car1"},
}

// P8: gifts.
func TestScenarioGifts(t *testing.T) { runRows(t, giftRows) }

var giftRows = []row{
	{"P8", "used the turn it was got", "card 1-3 s123; bike 1; gift_row car1 globe2 globe3", "send 1-3; gift car1; use car1; move 2", "moves 2; has gift_discard car1; gifts"},
	{"P8", "used once", "gifts car1; bike 1", "use car1; !use car1 P8", "size gift_discard 1; count use 0"},
	{"P8", "kept for a later turn", "gifts car1 map1 globe1; bike 1", "", "legal use car1; legal use map1; illegal use globe1"},
	{"P8", "a bell gift can't be used", "gifts globe1 key-beach caravan1", "!use globe1 P8; !use key-beach P8; !use caravan1 P8", "count use 0"},
	{"P8", "nor another's, nor one in the row", "1: gifts car1; gift_row map1 globe2 globe3", "!use car1 P8; !use map1 P8", "count use 0"},
	{"P8", "on your turn only", "turn 1; gifts car1", "!use car1 P8", "count use 0"},
	{"P8", "it costs no card", "gifts car1; bike 1", "use car1", "plays 3; size hand 5"},

	{"P8.1", "road map: a move, then a camp there", "gifts map1; bike 7", "use map1; ? step roadmove; move 8; ? step roadcamp; camp 8.3", "bike 8; camps 8.3; has gift_discard map1; plays 3; step -"},
	{"P8.1", "to a neighbour only", "gifts map1; bike 7", "use map1; !move 9 P4.1", "count move 2"},
	{"P8.1", "the camp is in the new region", "gifts map1; bike 7", "use map1; move 8; !camp 7.1 P4.3", "count camp 6"},
	{"P8.1", "the camp may be declined", "gifts map1; bike 7", "use map1; move 8; skip", "bike 8; camps; step -"},
	{"P8.1", "the move may not", "gifts map1; bike 7", "use map1; !skip P8.1; !camp 7.1 P8.1; !end P8.1", "verbs move"},
	{"P8.1", "a whole camp: memory", "gifts map1; bike 7; card 11-4", "use map1; move 8; camp 8.4; ? step memory 6; write 11-4.1", "card 11-4 m1; moves 2; step -"},
	{"P8.1", "a whole camp: track and region", "gifts map1; bike 3; camps 2.1 2.2 2.3 2.4 4.1 4.2; card 4-3", "use map1; move 2; camp 2.5", "score 5; moves 1; step -"},
	{"P8.1", "no free site there: the move alone", "gifts map1; bike 3; 1: camps 1.1 1.2 1.3", "use map1; move 1", "bike 1; step -"},
	{"P8.1", "no camp left: the move alone", "gifts map1; bike 9; spread 13", "use map1; move 8", "bike 8; step -"},
	{"P8.1", "one camp", "gifts map1; bike 7", "use map1; move 8; camp 8.1; !camp 8.2 P3.1", "camps 8.1"},

	{"P8.2", "no snow globe", "", "", "line globes 0; total 0"},
	{"P8.2", "1 snow globe 3", "gifts globe1", "", "line globes 3; total 3"},
	{"P8.2", "2 snow globes 6", "gifts globe1 globe2", "", "total 6"},
	{"P8.2", "3 snow globes 12", "gifts globe1 globe2 globe3", "", "total 12"},
	{"P8.2", "4 snow globes 18", "gifts globe1 globe2 globe3 globe4", "", "total 18"},
	{"P8.2", "5 snow globes still 18", "gifts globe1 globe2 globe3 globe4 globe5", "", "line globes 18; total 18"},
	{"P8.2", "8 snow globes still 18", "gifts globe1 globe2 globe3 globe4 globe5 globe6 globe7 globe8", "", "total 18"},

	{"P8.3", "stamp collection: two of any colour, on any postcards", "gifts stamps1; card 12-4; card 1-3", "use stamps1; ? step stamp 2; ? count stamp 7; stamp 12-4.1; ? step stamp 1; stamp 1-3.2", "card 12-4 s1; card 1-3 s2; step -; has gift_discard stamps1; plays 3"},
	{"P8.3", "both on one postcard", "gifts stamps1; card 1-3 s1; bike 1; gift_row globe1 globe2 globe3", "use stamps1; stamp 1-3.2; !stamp 1-3.2 P5.1; !send 1-3 P6.1; stamp 1-3.3; send 1-3; gift globe1", "sent 1-3"},
	{"P8.3", "one only", "gifts stamps1; card 12-4", "use stamps1; stamp 12-4.1; skip", "card 12-4 s1; step -"},
	{"P8.3", "with one space left, one", "gifts stamps1; card 1-3 s12", "use stamps1; stamp 1-3.3", "card 1-3 s123; step -; size gift_discard 1"},
	{"P8.3", "not used with no free space", "gifts stamps1; card 1-3 s123; 1: card 12-4", "!use stamps1 P8.3", "count use 0; gifts stamps1"},
	{"P8.3", "not on another's", "gifts stamps1; card 1-3 s1; 1: card 12-4", "use stamps1; !stamp 12-4.1 P5.1", "count stamp 2"},

	{"P8.4", "caravan: 2 points a region with two camps", "gifts caravan1; camps 8.1 8.2 7.1 7.2 6.1", "", "line caravan 4; total 4"},
	{"P8.4", "three camps in one region count once", "gifts caravan1; camps 8.1 8.2 8.3", "", "line caravan 2"},
	{"P8.4", "another's camps don't count", "gifts caravan1; camps 8.1; 1: camps 8.2", "", "line caravan 0; total 0"},
	{"P8.4", "six regions of two", "gifts caravan1; camps 8.1 8.2 7.1 7.2 6.1 6.2 5.1 5.2 4.1 4.2 3.1 3.2 2.1", "", "line caravan 12"},

	{"P8.5", "hiking guide: five seen, two kept, three discarded", "gifts guide1; postcard_top 1-3; postcard_deck 2-3 3-3 4-3 5-3 6-3; card 12-4",
		"use guide1; ? look 1-3 2-3 3-3 4-3 5-3; ? postcard_top 6-3; ? count keep 5; !keep 12-4 P8.5; !skip P8.5; keep 4-3; ? step guide 1; !end P8.5; keep 1-3", "postcards 12-4 4-3 1-3; has postcard_discard 2-3 3-3 5-3; size postcard_discard 3; look; step -; has gift_discard guide1"},
	{"P8.5", "they are seen by their player only", "seats person person person; gifts guide1; postcard_top 1-3; postcard_deck 2-3 3-3 4-3 5-3 6-3", "use guide1; ? sees look/0 1-3 2-3 3-3 4-3 5-3; ? 1: sees look/0 ? ? ? ? ?; ? s: sees look/0 ? ? ? ? ?", "1: unseen 2-3 3-3 4-3 5-3; s: unseen 2-3 3-3 4-3 5-3; saw 2-3 3-3 4-3 5-3"},
	{"P8.5", "the kept and the discarded become public", "gifts guide1; postcard_top 1-3; postcard_deck 2-3 3-3 4-3 5-3 6-3", "use guide1; keep 2-3; ? 1: saw 2-3; ? 1: unseen 4-3; keep 3-3", "1: saw 3-3 4-3 5-3; 1: sees postcards/0 2-3 3-3; 1: sees look/0"},
	{"P8.5", "fewer than five: the discard is shuffled first", "gifts guide1; postcard_top 1-3; postcard_deck= 2-3; postcard_discard 3-3 4-3 5-3 6-3; postcard_row 7-3 8-3 9-3; 1: rest postcards", "use guide1", "shuffled 1; count keep 5; size postcard_discard 0; size postcard_deck 0; legal keep 1-3; legal keep 2-3"},
	{"P8.5", "fewer than five even so: what there is", "gifts guide1; postcard_top 1-3; postcard_deck= 2-3; postcard_discard 3-3; postcard_row 7-3 8-3 9-3; 1: rest postcards", "use guide1; ? count keep 3; ? postcard_top -; keep 2-3; keep 3-3", "postcards 2-3 3-3; postcard_top 1-3; step -; size postcard_discard 0; size postcard_deck 0"},
	{"P8.5", "one postcard: it is kept", "gifts guide1; postcard_top 1-3; postcard_row 7-3 8-3 9-3; 1: rest postcards", "use guide1; ? onlylegal keep 1-3; keep 1-3", "postcards 1-3; step -; postcard_top -"},
	{"P8.5", "two postcards: both", "gifts guide1; postcard_top 1-3; postcard_deck 2-3; postcard_row 7-3 8-3 9-3; 1: rest postcards", "use guide1; keep 1-3; keep 2-3", "postcards 1-3 2-3; size postcard_discard 0"},
	{"P8.5", "no postcard: it can't be used", "gifts guide1; postcard_row 7-3 8-3 9-3; 1: rest postcards", "!use guide1 P8.5", "count use 0"},
	{"P8.5", "the three in the row are not looked at", "gifts guide1; postcard_top 1-3; postcard_deck 2-3 3-3 4-3 5-3 6-3; postcard_row 7-3 8-3 9-3", "use guide1; !keep 7-3 P8.5; keep 1-3; keep 2-3", "postcard_row 7-3 8-3 9-3"},

	{"P8.6", "key ring: no camp", "gifts key-beach", "", "total 0"},
	{"P8.6", "1 camp 1", "gifts key-beach; camps 2.1", "", "line key.beach 1; total 1"},
	{"P8.6", "2 camps 3", "gifts key-beach; camps 2.1 6.4", "", "total 3"},
	{"P8.6", "3 camps 6", "gifts key-beach; camps 2.1 6.4 7.1", "", "total 6"},
	{"P8.6", "4 camps 10", "gifts key-beach; camps 2.1 6.4 7.1 8.3", "", "total 10"},
	{"P8.6", "5 camps 14", "gifts key-beach; camps 2.1 6.4 7.1 8.3 9.5", "", "total 14"},
	{"P8.6", "6 camps 20", "gifts key-beach; camps 2.1 6.4 7.1 8.3 9.5 12.3", "", "total 20"},
	{"P8.6", "7 camps still 20", "gifts key-beach; camps 2.1 6.4 7.1 8.3 9.5 12.3 13.1", "", "line key.beach 20; total 20"},
	{"P8.6", "other kinds and others' camps don't count", "gifts key-beach; camps 2.1 2.2 2.3 2.4; 1: camps 7.1", "", "total 1"},
	{"P8.6", "two sites of a kind in one region", "gifts key-culture; camps 1.2 1.3", "", "line key.culture 3"},
	{"P8.6", "each ring for itself", "gifts key-beach key-shore key-sight; camps 2.1 2.3 6.3 6.4 1.1", "", "line key.beach 3; line key.shore 3; line key.sight 1; total 7"},
	{"P8.6", "history", "gifts key-history; camps 2.4 3.1 5.1 8.1 9.1 11.3 13.4", "", "total 20"},
	{"P8.6", "gastronomy", "gifts key-gastronomy; camps 2.2 3.3 4.3 5.4 7.2 9.2 11.1", "", "total 20"},
	{"P8.6", "forest", "gifts key-forest; camps 2.5 4.1 6.1 9.3 10.3 12.4 13.3", "", "total 20"},
	{"P8.6", "mountain", "gifts key-mountain; camps 3.4 4.2 5.2 5.3 7.3 8.4 8.6", "", "total 20"},

	{"P8.7", "car: three moves", "gifts car1; bike 1", "use car1; move 4; move 5; move 8; !move 7 P3.1", "bike 8; moves 0; plays 3"},
	{"P8.7", "up to three, apart", "gifts car1; hand bm1 rc1 gm1 ym1 bp1; bike 1", "use car1; move 2; camp rc1 2.1; move 3; ? moves 1; move bm1 4; move gm1 1; end", "moves 0; bike 1; phase draw"},
	{"P8.7", "they add to other moves", "gifts car1; moves 2", "use car1", "moves 5"},
	{"P8.7", "both cars", "gifts car1 car2", "use car1; use car2", "moves 6; size gift_discard 2"},
}

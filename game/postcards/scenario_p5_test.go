package postcards

import "testing"

// P5 and P6: stamps and effects.
func TestScenarioEffects(t *testing.T) { runRows(t, effectRows) }

var effectRows = []row{
	{"P5.1", "one stamp on a free space of the card's colour", "hand gm1 rm1 bm1 ym1 bp1; card 12-4", "stamp gm1 12-4.4", "card 12-4 s4; plays 2; played gm1"},
	{"P5.1", "not on another colour", "hand gm1 rm1 bm1 ym1 bp1; card 12-4", "!stamp gm1 12-4.1 P5.1; !stamp rm1 12-4.2 P5.1", "plays 3"},
	{"P5.1", "not on a taken space", "hand gm1 rm1 bm1 ym1 bp1; card 12-4 s3", "!stamp gm1 12-4.3 P5.1", "legal stamp gm1 12-4.4"},
	{"P5.1", "on any of the unsent postcards", "hand gm1 rm1 bm1 ym1 bp1; card 12-4; card 1-3; card 2-3", "? legal stamp gm1 12-4.3; ? legal stamp gm1 12-4.4; ? legal stamp gm1 1-3.3; ? legal stamp gm1 2-3.3; stamp gm1 2-3.3", "card 2-3 s3; card 12-4; card 1-3"},
	{"P5.1", "not on another seat's", "hand gm1 rm1 bm1 ym1 bp1; 1: card 12-4", "!stamp gm1 12-4.3 P5.1", "count stamp 0"},
	{"P5.1", "not on a sent one, nor in the row", "hand gm1 rm1 bm1 ym1 bp1; sent 12-4; postcard_row 1-3 2-3 3-3", "!stamp gm1 12-4.3 P5.1; !stamp gm1 1-3.3 P5.1", "count stamp 0"},
	{"P5.1", "wherever the bike is", "hand gm1 rm1 bm1 ym1 bp1; card 12-4; bike 7", "stamp gm1 12-4.3", "card 12-4 s3; bike 7"},
	{"P5.1", "a full postcard takes none", "hand gm1 rm1 bm1 ym1 bp1; card 12-4 s1234", "!stamp gm1 12-4.3 P5.1", "count stamp 0"},

	{"P6.1", "points at once", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 1-4; score 4", "camp bc1 8.2; write 1-4.3", "score 6"},
	{"P6.1", "a stamp effect: any free space of any colour", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 10-4 s2; card 1-3", "camp bc1 8.2; write 10-4.2; ? step stamp 1; ? count stamp 6; !stamp 10-4.2 P5.1; stamp 1-3.2", "card 1-3 s2; card 10-4 s2 m2; step -"},
	{"P6.1", "a stamp effect is declined", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 10-4", "camp bc1 8.2; write 10-4.2; skip", "card 10-4 m2; step -"},
	{"P6.1", "a stamp effect with no free space passes", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 10-4 s1234", "camp bc1 8.2; write 10-4.2", "card 10-4 s1234 m2; step -"},
	{"P6.1", "a stamp effect may be laid on its own postcard", "hand bc1 rm1 gm1 ym1 bp1; bike 10; card 10-4 s123", "camp bc1 10.1; write 10-4.2; stamp 10-4.4; send 10-4", "sent 10-4; score 6"},
	{"P6.1", "a move is kept for the turn", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4", "camp bc1 8.4; write 11-4.1; move rm1 9; move 8; move gm1 7; move 6", "bike 6; moves 0; plays 0"},
	{"P6.1", "a postcard action is kept for the turn", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 7-4; postcard_row 1-3 2-3 3-3", "camp bc1 8.1; write 7-4.2; ? takes 1; move rm1 9; take 2-3", "postcards 7-4 2-3; takes 0; plays 1"},
	{"P6.1", "a camp is kept for the turn", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 8-3", "camp bc1 8.1; write 8-3.2; ? kept 1; move rm1 9; camp 9.2", "camps 8.1 9.2; kept 0; plays 1"},
	{"P6.1", "kept effects are declined by not using them", "hand bm1 rm1 gm1 ym1 bp1; moves 2; takes 1; kept 1", "move bm1 2; move rm1 1; move gm1 2; ? legal move 1; ? legal camp 2.1; end", "phase draw; moves 0"},
	{"P6.1", "no effect is kept, none is used", "hand rp1 gp1 yp1 bp1 bc1; bike 1", "!move 2 P3.1; !camp 1.1 P3.1; !take 1-3 P3.1; !sweep P3.1; !stamp 1-3.1 P3.1", "moves 0"},

	{"P6.2", "two moves, used apart", "hand bc1 rc1 gm1 ym1 bp1; bike 8; card 11-4", "camp bc1 8.4; write 11-4.1; ? moves 2; move 9; ? moves 1; camp rc1 9.2; move 8", "bike 8; moves 0; camps 8.4 9.2"},
	{"P6.2", "one move from the track", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 6", "camp bc1 8.1; ? moves 1; move 9", "moves 0; illegal move 8"},
	{"P6.2", "one move from the star", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 6", "camp bc1 8.1; star move", "moves 1; step -"},

	{"P6.3", "extra card", "hand bc1 rm1 gm1 ym1 bp1; bike 8; card 11-4", "camp bc1 8.5; write 11-4.2", "extra 1; plays 3"},
	{"P6.3", "2 moves", "hand bc1 rm1 gm1 ym1 bp1; bike 1; card 12-4", "camp bc1 1.2; write 12-4.2", "moves 2"},
	{"P6.3", "camp", "hand bc1 rm1 gm1 ym1 bp1; bike 1; card 1-3", "camp bc1 1.3; write 1-3.3", "kept 1"},
	{"P6.3", "postcard", "hand bc1 rm1 gm1 ym1 bp1; bike 12; card 12-4", "camp bc1 12.1; write 12-4.1", "takes 1"},
	{"P6.3", "stamp", "hand bc1 rm1 gm1 ym1 bp1; bike 2; card 12-4", "camp bc1 2.2; write 12-4.3", "step stamp 1; count stamp 4"},
	{"P6.3", "2 points", "hand bc1 rm1 gm1 ym1 bp1; bike 11; card 11-4", "camp bc1 11.5; write 11-4.3", "score 2"},

	{"P6.4", "side A, the 4th gives nothing", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 3; card 1-3", "camp bc1 8.3", "takes 0; moves 0; score 0; step -"},
	{"P6.4", "side A, the 5th a postcard", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 4; card 1-3", "camp bc1 8.3", "takes 1; moves 0; score 0; step -"},
	{"P6.4", "side A, the 6th nothing", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 5; card 1-3", "camp bc1 8.3", "takes 0; moves 0; score 0; step -"},
	{"P6.4", "side A, the 7th a move", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 6; card 1-3", "camp bc1 8.3", "takes 0; moves 1; score 0; step -"},
	{"P6.4", "side A, the 8th nothing", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 7; card 1-3", "camp bc1 8.3", "takes 0; moves 0; score 0; step -"},
	{"P6.4", "side A, the 9th a stamp", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 8; card 1-3", "camp bc1 8.3; ? step stamp 1; stamp 1-3.2", "card 1-3 s2; step -"},
	{"P6.4", "side A, the 9th with no free space", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 8", "camp bc1 8.3", "step -"},
	{"P6.4", "the 10th nothing", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 9; card 1-3", "camp bc1 8.3", "takes 0; moves 0; score 0; step -"},
	{"P6.4", "the 11th scores 1", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 10; card 1-3", "camp bc1 8.3", "score 1; step -"},
	{"P6.4", "the 12th scores 3", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 11; card 1-3", "camp bc1 8.3", "score 3; step -"},
	{"P6.4", "the 13th scores 7", "hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 12; card 1-3", "camp bc1 8.3", "score 7; step -"},
	{"P6.4", "side B, the 4th gives nothing", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 3", "camp bc1 8.3", "step -"},
	{"P6.4", "side B, the 5th a star: a postcard", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 4; card 1-3", "camp bc1 8.3; ? onlylegal star move | star postcard | star stamp | skip; star postcard", "takes 1; moves 0; step -"},
	{"P6.4", "side B, the 7th a star: a stamp", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 6; card 1-3", "camp bc1 8.3; ? verbs star skip; star stamp; stamp 1-3.2", "card 1-3 s2; moves 0; step -"},
	{"P6.4", "side B, the 9th a star: a move", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 8; card 1-3", "camp bc1 8.3; ? verbs star skip; star move", "moves 1; card 1-3; step -"},
	{"P6.4", "side B, the star: nothing", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 4; card 1-3", "camp bc1 8.3; skip", "moves 0; takes 0; card 1-3; step -"},
	{"P6.4", "side B, the star: no free space, no stamp", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 4; card 1-3 s123", "camp bc1 8.3; !star stamp P5.1", "onlylegal star move | star postcard | skip"},
	{"P6.4", "side B, the star: no postcard there, no postcard", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 4; card 1-3; postcard_row - - -; 1: rest postcards", "camp bc1 8.3; !star postcard P4.6", "onlylegal star move | star stamp | skip"},
	{"P6.4", "side B, the star must be settled as the camp is placed", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 4", "camp bc1 8.3; !move rm1 9 P6.4; !end P6.4", "step star"},
	{"P6.4", "side B, the 11th scores 1", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 10", "camp bc1 8.3", "score 1; step -"},
	{"P6.4", "side B, the 12th scores 3", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 11", "camp bc1 8.3", "score 3; step -"},
	{"P6.4", "side B, the 13th scores 7", "side B; hand bc1 rm1 gm1 ym1 bp1; bike 8; spread 12", "camp bc1 8.3", "score 7; step -"},

	{"P6.5", "camp after camp after camp", "hand gc1 rm1 gm1 ym1 bp1; bike 13; card 13-3; card 3-4; card 7-4; card 10-6",
		"camp gc1 13.4; write 13-3.1; camp 13.1; write 3-4.1; camp 13.2; write 7-4.1; camp 13.3; write 10-6.1", "camps 13.1 13.2 13.3 13.4; score 4; kept 1; plays 2; illegal camp 13.1"},
	{"P6.5", "a stamp by a camp by a stamped memory", "hand gc1 rm1 gm1 ym1 bp1; bike 13; card 13-3; card 3-3 s12; card 11-6", "camp gc1 13.4; write 13-3.1; camp 13.1; write 3-3.3; stamp 3-3.3", "card 3-3 s123 m3; kept 0; plays 2"},
	{"P6.5", "track and memory of one camp", "hand gc1 rm1 gm1 ym1 bp1; bike 13; spread 6; card 13-3", "camp gc1 13.4; ? moves 1; write 13-3.1; camp 13.3", "size camps 8; moves 1; kept 0"},
}

package postcards

import "testing"

// P9: the end.
func TestScenarioEnd(t *testing.T) { runRows(t, endRows) }

// passOn ends a turn of three moves from region 1 or 2.
const (
	three = "hand bm1 rm1 gm1 ym1 yp1; bike 1; "
	turn3 = "move bm1 2; move rm1 1; move gm1 2; end; draw deck; draw deck; draw deck; pass"
)

var endRows = []row{
	{"P9.1", "the fourth postcard gives the bonus at once", "sent 2-3 3-3 4-3; card 1-3 s123; bike 1; gift_row globe1 globe2 globe3", "? notbonus; send 1-3; ? bonus; gift globe1", "bonus; sees bonus -; sees bonus_held/0 bonus; notes bonus; score 3; turn 0"},
	{"P9.1", "the third does not", "sent 2-3 3-3; card 1-3 s123; bike 1; gift_row globe1 globe2 globe3", "send 1-3; gift globe1", "notbonus; nonote bonus"},
	{"P9.1", "the turn goes on, a fifth may be sent", "sent 2-3 3-3 4-3; card 1-3 s123; card 1-4 s1234; bike 1; gift_row globe1 globe2 globe3", "send 1-3; gift globe1; send 1-4; gift globe2; move bm6 2", "sent 2-3 3-3 4-3 1-3 1-4; bonus; plays 2"},
	{"P9.1", "one bonus only", "sent 2-3 3-3 4-3; card 1-3 s123; bike 1; 1: sent 2-4 3-4 4-4 5-4; 1: bonus; gift_row globe1 globe2 globe3", "send 1-3; gift globe1", "notbonus; 1: bonus"},
	{"P9.1", "the round is played to its end", three + "sent 2-3 3-3 4-3 5-3; bonus; first 0", turn3, "notover; turn 1; round 3"},
	{"P9.1", "the seat before the first has the last turn", three + "sent 2-3 3-3 4-3 5-3; bonus; first 1", turn3, "over; turn -1; phase over"},
	{"P9.1", "so with three seats", "seats person person person; turn 2; first 1; 2: hand bm1 rm1 gm1 ym1 yp1; 2: bike 1; 2: sent 2-3 3-3 4-3 5-3; 2: bonus", turn3, "notover; turn 0"},
	{"P9.1", "so with four seats", "seats person person person person; turn 3; first 0; 3: hand bm1 rm1 gm1 ym1 yp1; 3: bike 1; 3: sent 2-3 3-3 4-3 5-3; 3: bonus", turn3, "over"},
	{"P9.1", "all its last turns are whole turns", "first 1; turn 1; sent 2-3 3-3 4-3 5-3; bonus; 1: hand bm1 rm1 gm1 ym1 yp1; 1: bike 1; hand bp1 rp1 gp1 yp2 bc1", turn3 + "; ? notover; ? turn 0; take bp1 13-6; !end P3.1", "notover; plays 2"},
	{"P9.1", "with three sent nothing ends", three + "sent 2-3 3-3 4-3; first 1", turn3, "notover; turn 1; round 4"},
	{"P9.1", "over is over", three + "sent 2-3 3-3 4-3 5-3; bonus; first 1", turn3 + "; !end P9.1; !pass P9.1; !move ym1 3 P9.1; !automa P9.1", "over; verbs"},

	{"P9.2", "none of the itinerary 0", "itinerary 1; sent 1-3", "", "line itinerary 0; total 0"},
	{"P9.2", "1 of the itinerary 2", "itinerary 1; sent 3-3", "", "line itinerary 2; total 2"},
	{"P9.2", "2 of the itinerary 4", "itinerary 1; sent 3-3 5-3", "", "total 4"},
	{"P9.2", "3 of the itinerary 7", "itinerary 1; sent 3-3 5-3 8-3", "", "total 7"},
	{"P9.2", "4 of the itinerary 11 and the bonus 3", "itinerary 1; sent 3-3 5-3 8-3 11-3; bonus", "", "line itinerary 11; line bonus 3; total 14"},
	{"P9.2", "a region counts once", "itinerary 1; sent 3-3 3-4 3-5", "", "line itinerary 2; total 2"},
	{"P9.2", "unsent postcards of it don't count for it", "itinerary 1; card 3-3; card 5-3", "", "line itinerary 0; line unsent 2; total 2"},
	{"P9.2", "1 for each unsent postcard, stamped or not", "card 1-3; card 1-4 s1234; card 1-5 m1", "", "line unsent 3; total 3"},
	{"P9.2", "the points scored in play", "score 32", "", "line play 32; total 32"},
	{"P9.2", "everything together", "score 5; itinerary 1; sent 3-3; card 1-3; gifts globe1 key-beach caravan1; camps 2.1 2.2", "", "total 14"},
	{"P9.2", "an unused lightning gift gives a person nothing", "gifts car1 map1", "", "total 0"},

	{"P9.3", "most points", "score 10; 1: score 11; 1: sent 1-3; sent 1-4 1-5", "", "places 2 1"},
	{"P9.3", "then most sent", "itinerary 1; 1: itinerary 2; sent 1-3 1-4; score 10; 1: sent 2-3; 1: score 10", "", "places 1 2"},
	{"P9.3", "then most camps placed", "sent 1-3; 1: sent 2-3; score 10; 1: score 10; camps 8.1 8.2; 1: camps 8.3 8.4 8.5", "", "places 2 1"},
	{"P9.3", "then the victory is shared", "sent 1-3; 1: sent 2-3; score 10; 1: score 10; camps 8.1; 1: camps 8.3", "", "places 1 1"},
	{"P9.3", "sent goes before camps", "sent 1-3 1-4; score 10; 1: score 10; 1: camps 8.3 8.4; 1: sent 2-3", "", "places 1 2"},
	{"P9.3", "points go before sent", "seats person person person; score 9; 1: score 10; 2: score 8; sent 1-3 1-4", "", "places 2 1 3"},
	{"P9.3", "a place shared by two, the next is third", "seats person person person person; score 9; 1: score 10; 2: score 10; 3: score 8", "", "places 3 1 1 4"},
	{"P9.3", "the points of the end count", "score 10; 1: score 8; 1: gifts globe1", "", "places 2 1; 0: total 10; 1: total 11"},
	{"P9.3", "a shared victory when the game is over", three + "round 100; first 1; score 5; 1: score 5", turn3, "over; places 1 1"},

	{"P9.4", "the worked example: 59 points", "itinerary 1; score 32; sent 3-3 5-3 8-3 1-3; bonus; card 2-3; gifts globe1 globe2 key-beach; camps 2.1 6.4 7.1 8.3", "", "line play 32; line itinerary 7; line unsent 1; line globes 6; line key.beach 10; line bonus 3; total 59"},
	{"P9.4", "the same when the game is over", three + "first 1; itinerary 1; score 32; sent 3-3 5-3 8-3 1-3; bonus; card 2-3; gifts globe1 globe2 key-beach; camps 2.1 6.4 7.1 8.3", turn3, "over; total 59; places 1 2; score 32"},

	{"P9.5", "after round 100 it ends", three + "round 100; first 1; card 2-3", turn3, "over; total 1"},
	{"P9.5", "over is over", three + "round 100; first 1", turn3 + "; !end P9.5; !move ym1 3 P9.5; !automa P9.5", "over; verbs"},
	{"P9.5", "round 100 is played to its end", three + "round 100; first 0", turn3, "notover; turn 1; round 100"},
	{"P9.5", "after round 99 it goes on", three + "round 99; first 1", turn3, "notover; round 100"},
}

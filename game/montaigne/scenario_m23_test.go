package montaigne

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
)

// M2: setting up.
func TestScenarioSetup(t *testing.T) {
	for seats := uint8(2); seats <= MaxSeats; seats++ {
		places, firsts := map[int]bool{}, map[game.Seat]bool{}
		for seed := range uint64(300) {
			setup := setupOf("p p p p"[:2*seats-1], "")
			setup.Seed = game.Numbered(seed)
			s := newState(t, setup)
			low, high := callWindow(seats)
			at := s.callAt()
			if at < low || at > high || high != 109/int(seats) || high-low != 10 {
				t.Fatalf("M2.1: %d seats, the Call lies at %d, from %d to %d", seats, at, low, high)
			}
			places[at] = true
			if want := NumCards - 4 - 7*int(seats); int(s.reserve.N) != want || s.discard.N != 0 || s.row[3] == 0 {
				t.Fatalf("M2.2: %d seats, %d cards in the reserve, not %d", seats, s.reserve.N, want)
			}
			var fewest [MaxSeats]int
			for i := range s.p[:seats] {
				for _, c := range s.p[i].hand.All() {
					if Cards[c].City == Bordeaux {
						fewest[i]++
					}
				}
				if p := s.p[i]; p.hand.N != 7 || p.voyage.N != 0 || p.visited != 1<<Bordeaux {
					t.Fatalf("M2.2: seat %d is dealt %+v", i, p)
				}
			}
			if fewest[s.turn] != slices.Min(fewest[:seats]) {
				t.Fatalf("M2.3: seat %d begins, of Bordeaux they hold %v", s.turn, fewest)
			}
			firsts[s.turn] = true
		}
		if len(places) != 11 || len(firsts) != int(seats) {
			t.Errorf("%d seats: the Call was put in %d places, %d seats began", seats, len(places), len(firsts))
		}
	}
}

// TestYoungest checks that who is marked as the youngest begins wherever they tie, and that the mark changes nothing
// else (M2.3).
func TestYoungest(t *testing.T) {
	begins := map[bool]int{}
	for seed := range uint64(200) {
		setup := setupOf("p p p", "")
		setup.Seed = game.Numbered(seed)
		plain := newState(t, setup)
		fewest := plain.ofBordeaux(int(plain.turn))
		for i := range 3 {
			setup.Options = map[string]string{"youngest": fmt.Sprint(i + 1)}
			s := newState(t, setup)
			want := plain.turn
			if s.ofBordeaux(i) == fewest {
				want = game.Seat(i)
			}
			if s.turn != want {
				t.Fatalf("M2.3: seed %d, the youngest is seat %d: seat %d begins, not %d", seed, i, s.turn, want)
			}
			begins[want != plain.turn]++
			if s.turn = plain.turn; *s != *plain {
				t.Fatalf("seed %d: the mark changes more than who begins", seed)
			}
		}
	}
	if begins[true] == 0 || begins[false] == 0 {
		t.Errorf("nothing was tried: %v", begins)
	}
	setup := setupOf("p p p", "")
	if setup.Options = map[string]string{"youngest": "4"}; game.CheckSetup(Game{}, setup) == nil {
		t.Error("a fourth seat of three is the youngest")
	}
}

// M3: a turn.
func TestScenarioTurn(t *testing.T) { runRows(t, turnRows) }

const plainRow = "row spa5 spa7 spa8 spa9; "

var turnRows = []row{
	{"M3", "one action, then the end", "hand spa3 spa4", "move spa3; !move spa4 M3; !supply M3; end", "turn 1; actions 1; acted 0"},
	{"M3", "no end without an action", "hand spa3", "!end M3", "turn 0"},
	{"M3", "clockwise", "seats 3; turn 2; 2: hand spa3", "move spa3; end", "turn 0"},
	{"M3", "no verb out of its time", "hand spa3", "!take 1 M3.3; !sail 2 M7.1; !pay spa3 M3.4; !lay spa3 M7.2; !look 1 M7.2; !pick spa4 M7.2; !unseen 1.1 M7.2; !rob spa4 M7.2; !skip M3", ""},

	{"M3.1", "within a zone nothing is discarded", "hand spa3 spa4", "move spa3", "voyage spa3; step -; hand spa4; visited bordeaux limoges; canundo"},
	{"M3.1", "a zone costs a card", "hand spa5 spa3 spa4", "move spa5; ? step toll 1; !end M3.1; pay spa3", "voyage spa5; hand spa4; has discard spa3; step -"},
	{"M3.1", "two zones cost two", "hand spa9 spa3 spa4 spa1", "move spa9; ? step toll 2; pay spa3; ? step toll 1; pay spa1", "hand spa4; size discard 2"},
	{"M3.1", "on the way back too", "voyage spa9; hand spa5 spa3; visited limoges", "move spa5; pay spa3", "hand"},
	{"M3.1", "what can't be paid can't be done", "hand spa9 spa3", "!move spa9 M3.1", ""},
	{"M3.1", "not with the card that is laid", "hand spa5", "!move spa5 M3.1; supply", ""},
	{"M3.1", "only from the hand", "hand spa5; 1: hand spa3", "!move spa3 M3.1; !move spa8 M3.1", ""},
	{"M3.1", "the toll is paid from the hand", "hand spa5 spa3", "move spa5; !pay spa4 M3.1", ""},
	{"M3.1", "the same city is no move", "voyage spa3; hand landscape2", "!move landscape2 M3.1", ""},
	{"M3.1", "meeting another gives one more", "hand spa3 spa4; 1: voyage monument2", "move spa3; ? actions 1; ? said meeting; move spa4; ? actions 0; end", "turn 1"},
	{"M3.1", "meeting two gives one more", "seats 3; hand spa3; 1: voyage monument2; 2: voyage landscape2", "move spa3", "actions 1"},
	{"M3.1", "it need not be used", "hand spa3 spa4; 1: voyage monument2", "move spa3; end", "turn 1"},
	{"M3.1", "only where a voyage ends now", "hand spa3; 1: voyage monument2 spa4", "move spa3", "actions 0"},
	{"M3.1", "a chain", "seats 3; hand spa3 spa4 spa5 spa1; 1: voyage monument2; 2: voyage landscape3", "move spa3; move spa4; ? actions 1; supply; take 1; take 1", "actions 0; acted 3"},
	{"M3.1", "a meeting after a toll", "hand spa5 spa3 spa4; 1: voyage monument5", "move spa5; pay spa3", "actions 1"},
	{"M3.1", "who is home is in Bordeaux", "seats 3; voyage spa4; hand spa1 spa3; 1: voyage spa2; 1: home 1", "move spa3", "actions 0"},

	{"M3.2", "a stay takes a card", plainRow + "voyage spa3; hand landscape2", "stay landscape2; ? step take 1; !end M3.4; take 1", "voyage spa3 landscape2; hand spa5; step -; actions 0"},
	{"M3.2", "at the start too", plainRow + "hand spa1", "stay spa1; take 1", "voyage spa1; home 0"},
	{"M3.2", "not of another city", "voyage spa3; hand spa4", "!stay spa4 M3.2", ""},
	{"M3.2", "only from the hand", "voyage spa3; hand spa4", "!stay landscape2 M3.2; !stay spa4 M3.2; !move landscape2 M3.1", ""},
	{"M3.2", "the card laid pays nothing", plainRow + "voyage spa3; hand landscape2", "stay landscape2; !take 2 M3.4", ""},

	{"M3.3", "two cards, one after the other", plainRow + "reserve spa10 spa11 spa12", "supply; ? step take 2; take 1; ? row spa7 spa8 spa9 spa10; ? step take 1; take 1", "hand spa5 spa7; row spa8 spa9 spa10 spa11; step -"},
	{"M3.3", "no character between", plainRow + "voyage noble; discard spa1", "supply; !further noble M4.1; !fetch noble spa1 M4.1", ""},

	{"M3.4", "the second costs one", plainRow + "hand spa1 spa2", "supply; take 2; ? step buy 1; !take 1 M3.4; pay spa1", "hand spa2 spa7; has discard spa1; step take 1"},
	{"M3.4", "it is paid from the hand", plainRow + "hand spa1 spa2", "supply; take 2; !pay spa3 M3.4; pay spa1", "hand spa2 spa7"},
	{"M3.4", "the third costs two", plainRow + "hand spa1 spa2 spa3", "supply; take 3; pay spa1; pay spa3", "hand spa2 spa8; size discard 2; step take 1"},
	{"M3.4", "in full or not at all", plainRow + "hand spa1", "supply; !take 3 M3.4; take 2; pay spa1", "hand spa7"},
	{"M3.4", "what was just taken may pay for the next", plainRow + "hand spa1", "supply; take 1; take 3; pay spa1; pay spa5", "hand spa9"},
	{"M3.4", "the one face down is free", plainRow, "supply; take 4", "hand spa9; cannotundo"},
	{"M3.4", "taken openly nothing new is learned but what turns up", plainRow + "reserve spa10", "supply; take 1", "row spa7 spa8 spa9 spa10; cannotundo; s: sees row spa7 spa8 spa9 ?; s: back row basel augsburg rome venice"},
	{"M3.4", "the row slides from where it was taken", plainRow + "reserve spa10; hand spa1", "supply; take 2; pay spa1", "row spa5 spa8 spa9 spa10"},
	{"M3.4", "the top of the reserve shows its back", plainRow + "reserve spa10 spa1", "", "s: sees reserve_top ?; s: back reserve_top venice"},
	{"M3.4", "an empty place", "called; row spa5 spa7 - -; rest hand", "supply; !take 3 M3.4; take 2", "step buy 1"},

	{"M3.5", "not back to a city", "voyage spa3 spa4; hand landscape2", "!move landscape2 M3.5", ""},
	{"M3.5", "not even when its cards are gone", "voyage spa4; visited limoges; hand landscape2", "!move landscape2 M3.5", ""},
	{"M3.5", "but to Bordeaux", "voyage spa3 spa4; hand spa1", "move spa1", "home 1"},
	{"M3.5", "the reserve is made anew when a card must come from it", "called; row spa5 spa7 spa8 spa9; reserve spa10; rest discard", "supply; take 1; ? size reserve 0; ? shuffled 0; take 1", "shuffled 1; remade 1; size discard 0; cannotundo"},
	{"M3.5", "no hand limit", "called; rest hand; row spa5 spa7 spa8 spa9", "supply; take 1", "size hand 106"},

	{"M3.6", "supply of what there is", "called; row spa5 - - -; rest voyage; turn 1", "supply; take 1", "1: hand spa5; step -; turn 1"},
	{"M3.6", "nothing at all: pass", "called; row - - - -; rest voyage; turn 1", "!supply M3.6; !end M3; pass", "turn 0; passes 1"},
	{"M3.6", "no pass while something can be laid", "called; row - - - -; rest voyage; turn 1; 1: hand spa1 spa3", "!pass M3.6; move spa3; !pass M3.6", ""},
	{"M3.6", "no pass while a card can be taken", "hand spa9", "!pass M3.6", ""},
	{"M3.6", "a stay with an empty board takes nothing", "row - - - -; rest voyage; reserve; called; turn 1; 1: hand spa1", "!stay spa1 M6.1; pass", ""},
}

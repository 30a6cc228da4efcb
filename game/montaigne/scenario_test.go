package montaigne

import (
	"slices"
	"testing"

	"posterestante/game/gametest"
)

// TestScenarioTool checks that a row can fail: each of these must.
func TestScenarioTool(t *testing.T) {
	r := lang.Start(t, "hand spa1 love1 education1; voyage health5; row love2 love3 love4 love5; tiles zones; 1: hand noble; discard spa9")
	r.CanFail(`hand spa1; has hand spa2; lacks hand spa1; size hand 2; voyage; tiles; home 1; visited bordeaux; actions 0; acted 1; turn 1
		called; remade 1; passes 1; last_turn; over; row love2 love3 - love5; has discard spa1; size discard 2; size reserve 3; step take 2; legal move noble
		illegal supply; onlylegal supply; verbs supply; notes tile; said tile; total 5; places 2 1; line tile.zones 3; sees hand/1 noble; 1: sees hand/1 ?
		turned; nonsense 1; 1: size hand 0; nonote nonsense; has nonsense spa1; 2: size hand 0; illegal nonsense; over M6.3; back row bordeaux`,
		`hand love1 spa1 education1; has hand spa1; lacks hand noble; size hand 3; voyage health5; tiles zones; home 0; visited bordeaux basel
		actions 1; acted 0; turn 0; notcalled; remade 0; passes 0; notlast_turn; notover; row love2 love3 love4 love5; discard spa9; size discard 1
		step -; legal supply; illegal move noble; notes; said; nonote tile; total 1; places 1 2; line tile.zones 1; sees hand/1 ?; 1: sees hand/1 noble; s: sees row love2 love3 love4 ?
		notturned`)
	if slices.Contains(gametest.Legal(r.S), "move noble") {
		t.Error("the list of legal actions is not to be trusted")
	}
}

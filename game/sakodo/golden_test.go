package sakodo

import (
	"strings"
	"testing"

	"posterestante/game/globe/globetest"
)

// TestGolden shows matches as every seat sees them. Read the diff after -update.
func TestGolden(t *testing.T) {
	globetest.Golden(t, Game, "two", globetest.Setup(Game, 2, 11, variants[0]), 40, 12)
	globetest.Golden(t, Game, "four", globetest.Setup(Game, 4, 12, variants[0]), 70, 12)
	globetest.Golden(t, Game, "aloud3", globetest.Setup(Game, 3, 13, nil), 70, 12)
}

// TestRefusals holds Refuse against Legal, and that every reason is given.
func TestRefusals(t *testing.T) {
	const aim = "seats 6; at 27; 1: at 0; 2: at 28; 3: at arrival; 4: at 1; 5: at 23; 5: bag guide; 2: bag passport guide; 4: money 0; die 1; top mail."
	globetest.Refusals(t, Game, "S", variants, []string{
		"at arrival", "at arrival; tickets 1; money 0", "at 65; money 0", "at 1; tickets 1", "at 23; bag; waits 1", "at 0; next passport guide; die 2 => fill",
		"seats 3; 1: at 22; 2: at 22; runs 1 3 => move 2", "seats 3; at 22; 1: at 23; 2: at 23; 2: bag guide => move 1",
		aim + "good_spot => move 1; play", aim + "old_map => move 1; play", aim + "dinner => move 1; play", aim + "loan => move 1; play",
		"seats 3; bag passport guide guide guide camera; 1: bag passport; 2: bag passport compass; 2: money 0 => barter 2; give guide; give guide; give guide",
		"bag passport guide; 1: bag passport compass; money 0; 1: money 0 => barter 1; give guide; seek compass; offer; decline; barter 1; give guide; seek compass",
		"bag passport guide camera; 1: bag passport compass; 1: money 100 => barter 1; give guide; seek compass; seek firstaid",
		"bag passport guide camera; 1: bag passport compass; 1: money 100 => barter 1; ask", "bag passport guide; 1: bag passport",
		"at 22; 1: at 23; 1: bag passport guide => move 1; take 1",
		"at 23; bag passport guide; 1: at 40; top chance.monsoon; die 1 => move 1",
		"bag passport guide camera; 1: bag passport compass => barter 1; seek compass; seek compass; seek compass; give guide; offer",
		"bag passport guide; 1: bag passport compass => barter 1; skip; barter 1; skip; barter 1; skip",
		"bag passport guide camera; 1: bag passport compass => barter 1; give guide; seek compass; offer; decline; barter 1; give camera; seek compass; offer; decline; barter 1; give guide; seek firstaid; offer; decline",
		"at 28; money 50; " + three + "; 1: at 25; top adventure.dunes => move 1; draw",
		"bag passport guide guide guide guide guide guide guide guide guide guide guide guide guide; 1: money 0 =>" + strings.Repeat(" sell guide;", 12),
		"at 23; 1: at 40; bag passport guide guide camera; top chance.monsoon; die 1 => move 1",
		"seats 3; 1: at 22; 2: at 22; 1: bag passport guide => move 2; take 1; pick guide; move 2",
		"seats 3; 1: at 22; 2: at 22; 1: bag passport guide => move 2; take 1; pick guide",
		"bag passport guide guide guide guide guide guide guide => bundle;" + strings.Repeat(" sell guide;", 6),
	}, "refuse.sell.now", "refuse.sell.lot", "refuse.sell.most", "refuse.bundle.lot", // lots of cheques are Routard's
		"refuse.way.item") // whoever draws an adventure has what it may cost
}

package routard

import (
	"strings"
	"testing"

	"posterestante/game/globe/globetest"
)

// TestLot is the sale of several goods at once (R4.3).
func TestLot(t *testing.T) {
	const much = fine + "at 25; tickets 2; cheques 9; won souvenir.record; "
	globetest.Rows(t, Game, []globetest.Row{
		is("R4.3", "several goods in one lot", much+"1: bag papers", "bundle; ? step bundle; !move 1 R4.3; !roll R4.3; sell camera; lot 4; !lot 2 R4.3; sell ticket; sell ticket; !sell ticket R4.3; ? tickets 0; ? cheques 5; putup; ? turn 1; !bid 730 R4.3; bid 740",
			"money 1740; 1: money 260; 1: tickets 2; 1: bag papers camera; 1: cheques 13; cheques 5; turn 0; step road"),
		is("R4.3", "the floor of a lot is the sum, and the bank takes all of it", much+"1: money 230", "bundle; sell guide; sell camera; lot 3; putup", "money 1240; cheques 6; 1: money 230; 1: bag papers"),
		is("R4.3", "what lies in a lot is taken back", much, "bundle; sell guide; sell record; lot 9; sell ticket; skip", "money 1000; cheques 9; tickets 2; won souvenir.record; bag papers guide equipment camera; turn 0; step road"),
		is("R4.3", "no papers in a lot", much, "bundle; !sell papers R4.3; !putup R4.3; skip", "step road"),
		is("R4.3", "six goods at most, all cheques being one", much+"bag papers guide guide guide guide guide guide guide; 1: money 0", "bundle; lot 9; sell guide; sell guide; sell guide; sell guide; sell guide; !sell guide R4.3; putup", "money 1140; cheques 0"),
		is("R4.3", "twelve auctions a turn", fine+"at 25; 1: money 0; bag papers"+strings.Repeat(" guide", 14), strings.Repeat("sell guide; ", 12)+"!sell guide R4.3; !lot 1 R4.3; !bundle R4.3", "money 1120"),
		is("R4.3", "a lot takes two goods", fine+"at 25; cheques 0; bag papers guide", "!bundle R4.3", ""),
		is("R4.3", "who has no room for all of it isn't asked", much+"seats 3; 1: bag papers"+strings.Repeat(" guide", 58), "bundle; sell guide; sell camera; putup; ? turn 2; bid 210", "2: money 790"),
		is("R4.3", "and is where it has", much+"seats 3; 1: bag papers"+strings.Repeat(" guide", 57), "bundle; sell guide; sell camera; putup", "turn 1"),
		is("R4.3", "no cheques in a lot for the night", fine+"at 22; money 0; cheques 1; 1: money 0; top lodging.dormitory", "move 1; bundle; !lot 1 R4.3; sell guide; !lot 1 R4.3; sell camera; putup", "step night; money 210; cheques 1"),
	})
}

// TestOutcry is an auction in which bids are spoken (R4.3).
func TestOutcry(t *testing.T) {
	const aloud = "options auction=outcry; " + fine + "at 25; "
	globetest.Rows(t, Game, []globetest.Row{
		is("R4.3", "bids rise until all others have passed", "seats 4; "+aloud, "lot 4; ? step cry; ? turn 1; bid 40; ? turn 2; !bid 40 R4.3; nobid; ? turn 3; bid 60; ? turn 1; nobid",
			"money 1060; 3: money 940; cheques 5; 3: cheques 4; turn 0"),
		is("R4.3", "aloud: nobody: the bank", aloud, "sell guide; nobid", "money 1010; turn 0"),
		is("R4.3", "a lot, aloud", aloud+"tickets 1", "bundle; sell ticket; lot 9; putup; bid 340", "money 1340; 1: money 660; 1: tickets 1; cheques 0; 1: cheques 18"),
		is("R4.3", "for the papers that are missing", "seats 3; options auction=outcry; at 1; bag guide camera; money 0", "sell camera; bid 200; nobid", "bag papers guide; money 0; turn 0"),
	})
}

// TestStalls checks that a turn can't be drawn out by selling (R4.3).
func TestStalls(t *testing.T) {
	globetest.Stalls(t, Game, "seats 6; options auction=outcry; at 25; cheques 300; bag papers"+strings.Repeat(" guide", 50)+"; 1: money 3000; 2: money 3000; 3: money 3000")
}

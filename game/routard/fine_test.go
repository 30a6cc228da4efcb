package routard

import (
	"testing"

	"posterestante/game/globe/globetest"
)

// awake is a position of three in which the fine is played: seat 0 stands before a report (24), an adventure (27) or a
// purchase (23).
const (
	awake = "options fine=yes; seats 3; 1: at 41; 1: cheques 9; 2: at 45; 2: cheques 9; cheques 9; top lodging.barn; "
	bare  = awake + "bag papers guide; "
	kodak = awake + full + "; "
	// carried: seat 0 drew a report without the right, and seat 1 takes it to the arrival airport
	carried = "options fine=yes cards=one; seats 3; 1: at 65; at 65; 1: cheques 9; 2: at 45; cheques 9; turn 1; die 3; " +
		"1: " + full + "; bag papers guide; won souvenir.record adventure.turtles report.falls; taken 103; "
)

// TestFine: the fine (R4.6).
func TestFine(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("R4.6", "without the option a square that one may not play is skipped", fine+"at 24; bag papers guide", "move 1", "won; notes square.lacks; turn 1; taken 0"),
		is("R4.6", "and there is no bell", fine+"at 24", "move 1; !ring 1 0 R4.6", ""),
		is("R4.6", "a report is drawn without a camera", bare+"at 24; top report.falls", "move 1; ? step draw; draw", "won report.falls; turn 1; money 1000; nonote square.lacks"),
		is("R4.6", "with it too one chooses", kodak+"at 24; top report.falls", "move 1; !move 1 R4.6; draw", "won report.falls; turn 1"),
		is("R4.6", "or goes on", kodak+"at 24", "move 1; skip", "won; turn 1; taken 0; canundo"),
		is("R4.6", "or goes on without", bare+"at 24", "move 1; skip; !ring 1 0 R4.6", "won; turn 1; taken 0"),
		is("R4.6", "an adventure is drawn without equipment", bare+"at 27; top adventure.currach; die 3", "move 1; draw", "won adventure.currach; turn 1"),
		is("R4.6", "a purchase needs nothing", bare+"at 23; top souvenir.record", "move 1; !ring 1 0 R4.6", "won souvenir.record; turn 1; taken 0"),
		is("R4.6", "an empty deck asks nothing", bare+"at 24; empty report", "move 1", "turn 1; notes deck.empty"),
		is("R4.6", "rung rightly: 500 to whoever rang, the card under its deck", bare+"at 24; top report.falls", "move 1; draw; ring 2 0", "won; money 500; 2: money 1500; 1: money 1000; under report.falls; turn 1; notes ring.right; cannotundo"),
		is("R4.6", "by the seat whose turn it is too", bare+"at 24; top report.falls", "move 1; draw; ring 1 0", "won; 1: money 1500; turn 1; step road"),
		is("R4.6", "who has less pays all", bare+"money 300; at 24; top report.falls", "move 1; draw; ring 2 0", "won; money 0; 2: money 1300"),
		is("R4.6", "rung wrongly: 100 to the accused, the card stays", kodak+"at 24; top report.falls", "move 1; draw; ring 2 0", "won report.falls; money 1100; 2: money 900; notes ring.wrong; cannotundo"),
		is("R4.6", "who has less pays all, wrongly too", kodak+"2: money 40; at 24; top report.falls", "move 1; draw; ring 2 0", "money 1040; 2: money 0"),
		is("R4.6", "others may ring after a wrong bell", kodak+"at 24; top report.falls", "move 1; draw; ring 2 0; ring 1 0", "won report.falls; money 1200; 1: money 900"),
		is("R4.6", "once a turn", kodak+"at 24; top report.falls", "move 1; draw; ring 2 0; !ring 2 0 R4.6; move 1; skip; ring 2 0", "money 1200; 2: money 800"),
		is("R4.6", "not at oneself, nor at nobody", bare+"at 24", "move 1; draw; !ring 0 0 R4.6; !ring 0 1 R4.6; !ring 5 0 R5.5; !ring 1 5 R5.5", ""),
		is("R4.6", "not when it was rung rightly", bare+"at 24", "move 1; draw; ring 2 0; !ring 1 0 R4.6", "1: money 1000"),
		is("R4.6", "a failed adventure too: it lies where it lay", bare+"at 27; top adventure.currach; die 2", "move 1; draw; ring 1 0", "won; money 500; 1: money 1500; open adventure.currach"),
		is("R4.6", "what the card brought stays", bare+"at 27; top adventure.stowaway; die 5", "move 1; draw; ? money 1100; ring 1 0", "won; money 600; 1: money 1500"),
		is("R4.6", "what counts is the bag as the card was drawn", kodak+"at 27; top adventure.wind; die 1", "move 1; draw; ? bag papers guide camera; ring 1 0", "money 1100; 1: money 900"),
		is("R4.6", "until that player's next turn", bare+"at 24; 1: at 33; 2: at 46; top report.falls", "move 1; draw; move 1; move 1; !ring 1 0 R4.6", "turn 0; won report.falls; taken 0"),
		is("R4.6", "also while turns are missed", bare+"at 24; miss 1; 1: at 33; 2: at 46; top report.falls", "move 1; draw; move 1; move 1; ? turn 1; ring 2 0", "won; money 500"),
		is("R4.6", "while something is decided a bell waits", bare+"at 24; top report.falls; 1: at 48; 1: "+full, "move 1; draw; move 1; ? step cheques; ring 1 0; ? money 1000; ? 1: rings 1; cheques 1; ? 1: rings 0; ? turn 2", "money 500; 1: money 1680; won"),
		is("R4.6", "of two bells the first in the order of seats counts, and the second costs nothing", bare+"at 24; top report.falls; 1: at 48; 1: "+full, "move 1; draw; move 1; ring 2 0; ring 1 0; skip", "money 500; 1: money 1700; 2: money 1000; notes ring.right ring.late"),
		is("R4.6", "not while envelopes are being filled", bare+"at 24; 1: "+full, "move 1; draw; sell camera; !ring 2 0 R4.6; bid 200; nobid; ring 2 0", "money 500; 2: money 1300"),
		is("R4.6", "not while bids are aloud", "options auction=outcry; "+bare+"at 24; 1: "+full, "move 1; draw; sell camera; !ring 2 0 R4.6; bid 200; nobid; ring 2 0", "money 500; 2: money 1300"),
	})
}

// TestFineHome: a last chance to ring before an arrival counts (R4.6).
func TestFineHome(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("R4.6", "who has drawn nothing has arrived", carried+"taken 0", "roll", "over R5.1"),
		is("R4.6", "each other seat is asked", carried, "roll; ? step last; ? turn 1; !move 1 R4.6; skip; ? turn 2; ? onlylegal skip; skip", "over R5.1; places 1 3 2"),
		is("R4.6", "rung wrongly the arrival counts", carried, "roll; ring 1 0; ? turn 2; skip", "over R5.1; money 1100"),
		is("R4.6", "rung rightly it doesn't, and the turn goes on", unlawful(carried), "roll; ring 2 0; ? notover; ? step shop; skip", "won souvenir.record adventure.turtles; money 500; turn 2"),
		is("R4.6", "who has cards enough without it has arrived all the same", unlawful(carried+"won report.dolphins; "), "roll; ring 2 0", "over R5.1; money 500"),
		is("R4.6", "a bell rung before is heard first", unlawful(carried), "ring 2 0; roll; skip", "notover; money 500"),
		is("R4.6", "who has rung isn't asked", carried, "ring 1 0; roll; ? turn 2; skip", "over R5.1"),
	})
}

// unlawful is a position in which seat 0 drew its last card without the right.
func unlawful(position string) string { return position + "unlawful" }

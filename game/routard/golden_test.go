package routard

import (
	"strings"
	"testing"

	"posterestante/game/globe/globetest"
)

// TestGolden shows matches as every seat sees them. Read the diff after -update.
func TestGolden(t *testing.T) {
	globetest.Golden(t, Game, "two", globetest.Setup(Game, 2, 11, variants[0]), 60, 12)
	globetest.Golden(t, Game, "express4", globetest.Setup(Game, 4, 12, variants[3]), 70, 12)
	globetest.Golden(t, Game, "aloud3", globetest.Setup(Game, 3, 13, variants[2]), 70, 12)
}

// TestRefusals holds Refuse against Legal, and that every reason is given.
func TestRefusals(t *testing.T) {
	const aim = "seats 6; at 26; cheques 9; 1: at 0; 2: at 27; 3: at arrival; 4: at 1; 4: money 0; 5: at 20; 5: bag; 5: money 10; " + full + "; 2: " + full + "; top mail."
	globetest.Refusals(t, Game, "R", variants, []string{
		"at arrival", "at 20; bag; money 10", "at 25; 1: at 25; money 10", "at 29; 1: at 29; tickets 1", "at 25; order 3", "at 65; order 3", "at 65; 1: at 65", "at arrival; 1: at arrival", "at arrival; tickets 1",
		"at arrival; bag; money 10", "at arrival; money 490; cheques 1", "at 57; bag guide; money 10", "options express=yes; at 0; 1: at 0; tickets 1; cheques 10; money 1800",
		"at 22; cheques 1; top lodging.dormitory => move 1", "at 22; money 10; cheques 1; tickets 1; top lodging.palace => move 1", "at 22; money 10; cheques 0; bag papers camera; top lodging.palace => move 1",
		"at 1; " + full + "; cheques 9", "at 0; 1: at 0; " + full + "; tickets 2; cheques 10; money 1500; tries 1 => leave",
		"at 29; bag papers" + strings.Repeat(" guide", 59),
		"at 25; bag papers" + strings.Repeat(" guide", 20) + "; 1: money 0 =>" + strings.Repeat(" sell guide;", 12),
		"at 25; cheques 5; bag papers" + strings.Repeat(" guide", 20) + "; 1: money 0 => bundle; lot 2;" + strings.Repeat(" sell guide;", 5),
		"at 29; tickets 3; won souvenir.vase souvenir.mug; bag papers" + strings.Repeat(" guide", 59),
		"at 0; 1: at 0; " + full + "; tickets 2; cheques 10; money 1500; tries 1", // it may leave
		"at 0; 1: at 0; " + full + strings.Repeat(" guide", 56) + "; tickets 2; cheques 10; money 1500; tries 1",
		carried + "=> roll", carried + "=> ring 1 0", // a last chance to ring; who has rung
		aim + "house_swap => move 1; skip", aim + "lost_hat => move 1; skip", aim + "kitty => move 1; skip", aim + "borrowed => move 1; skip",
	}, "choose", "refuse.first.choose", "refuse.outcome", "refuse.way.money", "refuse.way.item", // all its adventures are rolled for
		"refuse.first.pick R3.4", "refuse.item R3.4", "refuse.item.pass R3.4", // nobody pays for a ride
		"refuse.fly.first") // one flies back from the arrival airport only
}

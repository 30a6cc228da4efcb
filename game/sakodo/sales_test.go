package sakodo

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// TestLot is the sale of several goods at once (S5.2).
func TestLot(t *testing.T) {
	const much = "bag passport guide camera compass; won souvenir.carpet; tickets 1; "
	globetest.Rows(t, Game, []globetest.Row{
		is("S5.2", "several goods in one lot", "seats 3; "+much+"1: money 700; 2: money 690",
			"bundle; ? step bundle; ? turn 0; !move 1 S5.2; sell camera; sell ticket; sell carpet; ? sees bag/0 passport guide compass; ?1: sees lot camera; ?s: sees lot_cards souvenir.carpet; !sell carpet S5.2; putup; ? turn 1; ? step bid; !bid 640 S5.2; bid 650; ? turn 2; bid 660",
			"money 1660; tickets 0; won; bag passport guide compass; 2: money 30; 2: tickets 1; 2: won souvenir.carpet; 2: bag passport camera; turn 0; step road; s: sees lot"),
		is("S5.2", "the floor of a lot is the sum, and the bank takes all of it", much+"1: money 650", "bundle; sell guide; sell ticket; sell carpet; sell camera; putup",
			"money 1660; turn 0; step road; won; tickets 0; bag passport compass; 1: money 650; under souvenir.carpet; notes sold"),
		is("S5.2", "what lies in a lot is taken back", much, "bundle; sell camera; sell ticket; sell carpet; skip", "money 1000; bag passport guide compass camera; tickets 1; won souvenir.carpet; turn 0; step road; 1: sees bag/0 ? ? ? ?; s: sees lot; s: sees lot_cards"),
		is("S5.2", "an empty lot is not put up", much, "bundle; !putup S5.2; skip", "step road"),
		is("S5.2", "a lot of one good is a sale", much+"1: money 0", "bundle; sell camera; putup", "money 1200; turn 0"),
		is("S5.2", "no passport in a lot", much, "bundle; !sell passport S5.2; sell guide; !sell passport S5.2", "step bundle"),
		is("S5.2", "six goods at most", "bag passport guide guide guide guide guide guide guide; 1: money 0", "bundle; sell guide; sell guide; sell guide; sell guide; sell guide; sell guide; !sell guide S5.2; putup", "money 1060; bag passport guide"),
		is("S5.2", "a lot takes two goods", "bag passport guide", "!bundle S5.2; sell guide", "turn 1"),
		is("S5.2", "twelve auctions a turn, lots taken back included", "bag passport guide guide guide guide guide guide guide guide guide guide guide guide guide guide; 1: money 0",
			"bundle; skip; sell guide; sell guide; sell guide; sell guide; sell guide; sell guide; sell guide; sell guide; sell guide; sell guide; sell guide; !sell guide S5.2; !bundle S5.2; ? money 1110; move 1", "at 21"),
		is("S5.2", "a lot for a debt", "at 23; money 20; bag passport guide camera compass; 1: at 40; 1: money 0; top chance.customs; die 1",
			"move 1; ? step debt; bundle; sell camera; sell compass; putup; ? step debt; ? money 250; pay", "money 150; bag passport guide; turn 1"),
		is("S5.2", "a lot for a price", "at 25; money 200; tickets 1; bag passport guide guide; 1: at 30; 1: money 0; top souvenir.carpet",
			"move 1; draw; bundle; sell ticket; sell guide; putup; ? step price; pay", "won souvenir.carpet; money 60"),
		is("S5.2", "no lot between a die and its result", "at 33; 1: at 30; bag passport guide camera; die 1", "move 1; ? step shop; !bundle S4.3", ""),
	})
}

// TestOutcry is an auction in which bids are spoken (S5.2).
func TestOutcry(t *testing.T) {
	const aloud = "options auction=outcry; bag passport camera; "
	globetest.Rows(t, Game, []globetest.Row{
		is("S5.2", "bids rise around the table until all others have passed", "seats 4; "+aloud,
			"sell camera; ? step cry; ? turn 1; !bid 190 S5.2; !move 1 S5.2; bid 200; ? sealed 0; ? turn 2; !bid 200 S5.2; bid 210; ? turn 3; nobid; ? turn 1; bid 300; ? turn 2; nobid",
			"money 1300; 1: money 700; 1: bag passport camera; bag passport; turn 0; step road; notes sold; nonote bid"),
		is("S5.2", "from the seller's left", "seats 3; turn 1; options auction=outcry; 1: bag passport camera", "sell camera; ? turn 2; nobid; ? turn 0; nobid", "1: money 1200; turn 1"),
		is("S5.2", "aloud: nobody: the bank", aloud, "sell camera; nobid", "money 1200; bag passport; turn 0"),
		is("S5.2", "aloud: who is the only one pays its own bid", aloud, "sell camera; bid 250", "money 1250; 1: money 750; 1: bag passport camera"),
		is("S5.2", "aloud: who can't reach the floor isn't asked", "seats 3; "+aloud+"1: money 190", "sell camera; ? turn 2; nobid", "money 1200"),
		is("S5.2", "who can't go higher is out", "seats 3; "+aloud+"1: money 250; 2: money 400", "sell camera; bid 200; bid 250", "money 1250; 2: money 150; 2: bag passport camera; 1: money 250; turn 0"),
		is("S5.2", "aloud: nobody can", aloud+"1: money 190", "sell camera", "money 1200; turn 0"),
		is("S5.2", "not more than one has", aloud+"1: money 300", "sell camera; !bid 310 S5.2; !bid 205 S5.2; bid 300", "1: money 0"),
		is("S5.2", "a lot, aloud", "seats 3; options auction=outcry; bag passport camera guide; tickets 1; 1: money 500; 2: money 460",
			"bundle; sell camera; sell guide; sell ticket; putup; ? turn 1; bid 460", "money 1460; 1: money 40; 1: tickets 1; 1: bag passport camera guide; 2: money 460"),
		is("S5.2", "a bid is another seat's decision", "seats 3; "+aloud, "sell camera; bid 200; ? canundo; nobid", "turn 0"),
	})
}

// TestStalls checks that a turn can't be drawn out by selling (S5.2).
func TestStalls(t *testing.T) {
	globetest.Stalls(t, Game, "seats 6; options auction=outcry; bag passport"+strings.Repeat(" guide", 14)+strings.Repeat(" camera", 14)+"; 1: money 3000; 2: money 3000; 3: money 3000")
}

// TestOutcryTold checks that an outcry at a cardboard table is told bid by bid, each by
// its place among what may be bid, until it is sold (S5.2).
func TestOutcryTold(t *testing.T) {
	st := globetest.Position(t, Game, "seats 3; options auction=outcry; bag passport camera guide")
	a, err := Game.Parse("sell camera")
	if err != nil {
		t.Fatal(err)
	}
	var told []uint16
	for _, seat := range []game.Seat{1, 2, 1} {
		f := st.Foretell(a, told)
		if f.Ask == nil || f.Ask.Kind != game.Seal || f.Ask.Seat != seat || len(f.Values) != len(f.Legal) {
			t.Fatalf("after %v seat %d isn't asked: %+v", told, seat, f.Ask)
		}
		told = append(told, 1) // the least
	}
	f := st.Foretell(a, append(told, 0))
	after, ok := f.After.(*globe.State)
	if !ok || after.P[0].Money() != 1220 || !after.P[1].Has(Camera) || after.Top().Kind != StepRoad {
		t.Fatalf("it isn't sold for 220 to seat 1: %+v", f.Ask)
	}
}

// TestNoDithering checks that a seat that no person plays opens a lot only to put several things up: of what may be done
// with an open one it does neither the taking back nor, while more can be added, the selling of one thing.
func TestNoDithering(t *testing.T) {
	run := globetest.Start(t, Game, "seats 3; bag passport guide camera")
	for _, row := range []struct{ do, shuns, does string }{
		{"bundle", "skip", "sell camera"}, {"sell camera", "putup", "sell guide"}, {"sell guide", "skip", "putup"},
	} {
		if _, err := run.S.DoText(row.do); err != nil {
			t.Fatal(err)
		}
		left := 0
		for _, a := range run.S.Legal() {
			shuns := run.S.State().(game.Principled).Shuns(a)
			if !shuns {
				left++
			}
			if text := Game.Notation(a); text == row.shuns && !shuns || text == row.does && shuns {
				t.Errorf("after %s: %s is shunned: %t", row.do, text, shuns)
			}
		}
		if left == 0 {
			t.Errorf("after %s nothing is left", row.do)
		}
	}
}

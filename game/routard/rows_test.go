package routard

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// The rows stand beside the rule page, by its numbers.

var is = globetest.Case

// far is the other seat out of the way; home both before they have left.
const (
	far    = "1: at 41; 1: cheques 9; "
	home   = "at 0; 1: at 0; bag; 1: bag; tries 1; 1: tries 1; "
	fill60 = " guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide" +
		" guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide" +
		" guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide guide"
	fine = far + full + "; cheques 9; top lodging.barn; "
)

// TestLinesAreAdvised checks that a match for two begins with a line a turn as in the box, one for three
// or more with two, and that it is no rule: without a word about it it is one line.
func TestLinesAreAdvised(t *testing.T) {
	lines := options[0]
	for seats := 2; seats <= globe.MaxSeats; seats++ {
		want := "two"
		if seats == 2 {
			want = "one"
		}
		if got := lines.Advice(seats); got != want {
			t.Errorf("%d seats: %s", seats, got)
		}
	}
	if lines.Name != "lines" || lines.Values[0] != "one" {
		t.Errorf("the box has %s: %s", lines.Name, lines.Values[0])
	}
}

func TestPacking(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("R2.1", "first of all pocket money", home+"tries 0; money 0; die 4", "!line ticket R2.1; !move 1 R2.1; !leave R2.3; line money", "money 600; turn 1; cannotundo"),
		is("R2.1", "can't pay, the line is lost", home+"money 390; die 3", "line ticket", "money 390; tickets 0; turn 1; notes line.dear"),
		is("R2.1", "play again", home+"die 6 3", "line papers; ? turn 0; line ticket", "bag papers; tickets 1; money 600; turn 1"),
		is("R2.1", "two lines a turn", "options lines=two; "+home+"die 3 3", "line money; ? turn 0; line ticket", "turn 1; tickets 1"),
		is("R2.1", "play again is extra", "options lines=two; "+home+"die 6 3 3", "line papers; line ticket; ? turn 0; line money", "turn 1"),
		is("R2.1", "leaving instead of the second", "options lines=two; "+home+full+"; cheques 10; tickets 1; money 2000; die 3", "line money; leave", "at 1; step road"),
		is("R2.2", "the neighbour gives one, even the last", home+"1: bag equipment; die 5", "line equipment", "bag equipment; 1: bag; turn 1"),
		is("R2.2", "the neighbour has none", home+"die 5", "line equipment", "bag; turn 0; step pack"),
		is("R2.2", "the neighbour gives it on the road too", home+"1: at 30; 1: bag papers equipment; die 5", "line equipment",
			"bag equipment; 1: bag papers; 1: at 30; turn 1"),
		is("R2.2", "the neighbour on the road has none", home+"1: at 30; 1: bag papers; die 5", "line equipment", "bag; turn 0; step pack"),
		is("R2.2", "the seat before", "seats 3; "+home+"2: at 0; 1: bag equipment; 2: bag equipment; die 5", "line equipment", "bag equipment; 2: bag; 1: bag equipment"),
		is("R2.3", "leaving", home+full+"; tickets 1; cheques 10; money 1500", "leave; ? at 1; ? tickets 0; !fly on R2.3; !fly back R2.3; buy guide; move 2", "at 3; money 1460"),
		is("R2.3", "on top of the pile, alone", home+full+"; tickets 2; cheques 10; money 1500; 1: at 1; 1: bag papers", "leave; ? pile 1 0; !roll R3.4; !fly on R2.3", "legal move 1"),
		is("R2.3", "1500", home+full+"; tickets 1; cheques 10; money 1490", "!leave R2.3", ""),
		is("R2.3", "10 cheques", home+full+"; tickets 1; cheques 9; money 1500", "!leave R2.3", ""),
		is("R2.3", "a ticket", home+full+"; cheques 10; money 1500", "!leave R2.3", ""),
		is("R2.3", "the four items", home+"bag papers guide equipment; tickets 1; cheques 10; money 1500", "!leave R2.3; !sell guide R2.1", ""),
		is("R5.3", "express", "options express=yes; at 0; 1: at 0; "+full+"; tickets 1; cheques 10; money 1800", "!line money R5.3; !skip R5.3; leave; !fly on R2.3; move 1", "at 2"),
	})
}

// TestSheet plays every line of the sheet with every face: what there is then,
// money, tickets, cheques, the bag, whether one plays again (R2.2).
func TestSheet(t *testing.T) {
	for line, faces := range map[string]string{
		"money":     "1400 | 1400 | 1600 | 1600 | 1800 | 1800",
		"cheques":   "1000 c5 | 1000 c5 | 1000 c5 | 1000 c10 | 1000 c10 | 1000 c10",
		"ticket":    "800 t1 | 800 t1 | 600 t1 | 600 t1 | 500 t1 | 300 t1",
		"papers":    "1000 papers | 1000 papers | 800 papers | 800 papers | 700 papers | 1000 papers again",
		"guide":     "1000 | 1000 | 990 guide | 990 guide | 990 guide guide | 1000 guide again",
		"equipment": "1000 equipment again | 1000 equipment again | 850 equipment | 700 equipment | 1000 again | 300 equipment camera",
		"camera":    "600 camera | 600 camera | 850 camera | 750 camera | 1000 camera again | 400 camera",
	} {
		for i, want := range strings.Split(faces, " | ") {
			s := globetest.Position(t, Game, fmt.Sprintf("%s die %d", home, i+1))
			a, err := Game.Parse("line " + line)
			if err != nil {
				t.Fatal(err)
			}
			s.Apply(a, nil)
			p := &s.P[0]
			got := fmt.Sprint(p.Money())
			if n := p.Of(globe.TicketsN); n > 0 {
				got += fmt.Sprint(" t", n)
			}
			if n := p.Of(globe.ChequesN); n > 0 {
				got += fmt.Sprint(" c", n)
			}
			for _, item := range p.Bag.All() {
				got += " " + s.R.Items[item]
			}
			if s.Turn() == 0 {
				got += " again"
			}
			if got != want {
				t.Errorf("line %s, a %d: %s, not %s", line, i+1, got, want)
			}
		}
	}
}

func TestTravel(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("R3.1", "fare, lodging, square", fine+"at 22; top lodging.dormitory job.oysters", "move 1", "at 23; cheques 7; money 1250; turn 1; notes card night card"),
		is("R3.1", "six squares cost 400", fine+"at 22; bag papers", "move 6", "money 600; at 28"),
		is("R3.1", "too dear", fine+"at 22; money 190", "!move 5 R3.1", "legal move 4"),
		is("R3.2", "without a guide lodging is double", fine+"at 20; bag papers; top lodging.dormitory", "move 1", "cheques 5"),
		is("R3.2", "a purchase must be paid", fine+"at 23; top souvenir.record", "move 1", "won souvenir.record; money 940; turn 1"),
		is("R3.2", "double without a guide", fine+"at 23; bag papers; top souvenir.record", "move 1", "won souvenir.record; money 880"),
		is("R3.2", "unpaid it is left", fine+"at 23; money 30; top souvenir.record", "move 1; !pay R3.2; skip", "won; money 30; turn 1; open souvenir.record"),
		is("R3.2", "paid after a sale", fine+"at 23; money 50; 1: money 0; top souvenir.record", "move 1; sell guide", "won souvenir.record; money 0; turn 1"),
		is("R3.2", "a guide sold for a price leaves it as it was drawn: it can be paid", fine+"at 23; money 50; "+
			"bag papers guide; 1: money 0; top souvenir.bonnet",
			"move 1; ? step price; sell guide", "won souvenir.bonnet; money 0; bag papers; turn 1"),
		is("R3.2", "what is due stays as it was drawn: a guide sold for a price", fine+"at 23; money 60; bag papers guide; 1: money 0; top souvenir.blouse", "move 1; ? step price; sell guide; !pay R3.2; skip", "won; money 70; bag papers"),
		is("R3.2", "a report needs the camera, which is kept", fine+"at 24; top report.falls", "move 1", "won report.falls; "+full),
		is("R3.5", "without it is skipped", fine+"at 24; bag papers guide", "move 1", "won; notes square.lacks; turn 1"),
		is("R3.2", "an adventure is rolled for", fine+"at 27; top adventure.currach; die 3", "move 1", "won adventure.currach; "+full),
		is("R3.2", "and may fail", fine+"at 27; top adventure.currach; die 2", "move 1", "won; notes failed"),
		is("R3.2", "without equipment none", fine+"at 27; bag papers guide", "move 1", "notes square.lacks"),
		is("R3.2", "an empty deck", "seats 3; 2: at 43; "+fine+"at 24; empty report", "move 1", "turn 1; notes deck.empty"),
		is("R3.2", "moved by a card: nothing there", fine+"at 25; top chance.banana_truck", "move 1; skip", "at 32; cheques 8; turn 1"),
		is("R1.3", "cheques before lodging", fine+"at 25; top chance.fine", "move 1; !cheques 51 R1.3; !cheques 201 R1.3; !move 1 R1.3; cheques 5", "cheques 13; money 750; turn 1"),
		is("R1.3", "nowhere else", fine+"at 22", "!cheques 1 R3.1; move 1", "turn 1"),
		is("R3.3", "an airport: lodging, then the shop", fine+"at 28", "move 1; ? step shop; ? cheques 8; buy ticket; buy equipment; !buy camera R3.3; skip", "tickets 1; money 100; bag papers guide equipment equipment camera; turn 1"),
		is("R3.3", "a shop in which nothing can be done is passed over", fine+"at 28; bag papers; money 10; cheques 2", "move 1", "turn 1; step road"),
		is("R3.3", "also without money", fine+"at 28; bag papers; money 0; cheques 2", "move 1", "turn 1; step road"),
		is("R3.3", "not one in which something can be sold", fine+"at 28; bag papers guide; money 10; cheques 1", "move 1", "step shop; turn 0"),
		is("R1.1", "a bag holds 60", fine+"at 29; bag papers"+fill60, "!buy guide R1.1; buy ticket", "tickets 1"),
		is("R1.1", "a full bag is asked for no thing", "seats 3; 2: at 30; "+fine+"at 29; 1: bag papers"+fill60, "sell guide", "turn 2"),
		is("R3.3", "at the turn's start", fine+"at 29", "buy guide; buy camera; buy papers; move 1", "money 380"),
		is("R3.3", "not elsewhere", fine+"at 25", "!buy guide R3.3; !fly on R3.3", ""),
		is("R3.3", "flying is the whole turn", fine+"at 29; tickets 1", "!fly back R5.2; fly on; ? at 39; ? cheques 8; ? step shop; skip", "turn 1; tickets 0"),
		is("R3.3", "no ticket", fine+"at 29", "!fly on R3.3", ""),
		is("R1.2", "the printed price", fine+"at 11", "buy ticket", "money 600"),
		is("R1.1", "an order is obeyed for nothing", fine+"at 22; order 6; money 60", "!move 1 R1.1; !roll R1.1; !help R4.3; obey", "at 28; money 60; order 0"),
		is("R1.1", "after any shop", fine+"at 29; order 1; tickets 1", "!fly on R1.1; buy guide; obey", "at 30; money 980"),
		is("R1.1", "a card orders", fine+"at 25; top chance.ferry", "move 1; skip", "order 5; turn 1"),
		is("R1.1", "job help cancels it", fine+"at 25; order 3; money 40", "help", "order 0; at 23"),
		is("R1.1", "the arrival cancels it", fine+"at 66; order 3", "obey; skip", "order 0; at arrival; money 1000"),
		is("R1.1", "it waits while a turn is missed", fine+"turn 1; at 22; order 3; miss 1", "move 6", "order 3; miss 0; turn 1"),
	})
}

func TestHitchHike(t *testing.T) {
	const two = "at 25; 1: at 25; 1: cheques 9; " + full + "; cheques 9; top lodging.barn; "
	globetest.Rows(t, Game, []globetest.Row{
		is("R3.4", "the lowest rolls and carries", two+"die 3", "!move 1 R3.4; roll", "at 28; 1: at 28; money 950; 1: money 1000; cheques 8; 1: cheques 9; pile 0 1; turn 1"),
		is("R3.4", "others leave alone", two+"turn 1", "!roll R3.4; move 1; skip", "1: at 26; at 25"),
		is("R3.4", "pawns without papers don't count", "seats 3; "+two+"at 29; 1: at 29; 2: at 29; bag; turn 1; die 1; money 100", "!move 1 R3.4; roll; skip", "at 29; 1: at 30; 2: at 30"),
		is("R3.4", "alone among those without", two+"at 29; 1: at 29; 1: bag; 1: money 100", "!roll R3.4", "legal move 1"),
		is("R3.4", "the driver can't fly", two+"at 29; 1: at 29; tickets 1", "!fly on R3.4; buy guide", "legal roll"),
		is("R3.4", "all others may", two+"at 29; 1: at 29; 1: tickets 1; turn 1", "fly on", "1: at 39; at 29"),
		is("R3.4", "a roll too dear: job help, alone", two+"money 60; die 5", "roll; ? step dear; !move 1 R3.4; help", "at 23; 1: at 25; money 310"),
		is("R3.4", "a roll too dear: sold for it", two+"money 60; tickets 1; 1: money 0; die 4", "roll; sell ticket; ? at 29; skip", "money 210; 1: at 29; turn 1"),
		is("R5.1", "the overshoot stops, only squares moved are paid", two+"at 65; 1: at 65; die 6", "roll; skip", "at arrival; 1: at arrival; money 980"),
		is("R1.1", "the arrival cancels an order", two+"at 65; 1: at 65; 1: order 3; die 2", "roll; skip", "1: at arrival; 1: order 0"),
		is("R3.4", "an order replaces the roll", two+"order 3", "!roll R1.1; obey", "at 28; 1: at 28; money 1000"),
		is("R3.4", "none on the arrival", two+"at arrival; 1: at arrival; tickets 1", "!roll R3.4; fly back", "at 57; 1: at arrival"),
		is("R3.4", "a pile goes on top, its order kept", "seats 3; "+two+"2: at 28; die 3", "roll", "pile 2 0 1"),
		is("R3.4", "a card takes the carried on", two+"at 23; 1: at 23; top chance.banana_truck; die 3", "roll; skip", "at 32; 1: at 32; pile 0 1"),
		is("R3.4", "and back", two+"at 23; 1: at 23; top chance.detour; die 3", "roll; skip", "at 24; 1: at 24"),
		is("R3.4", "a swap doesn't", "seats 3; "+two+"at 24; 1: at 24; 2: at 50; top mail.house_swap; die 3", "roll; skip; !aim 1 R5.5; aim 2", "at 50; 1: at 27; 2: at 27"),
	})
}

func TestAssistance(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("R4.1", "papers lost, back to the airport", fine+"at 25; money 190; top chance.wave", "move 1; skip", "at 20; bag guide equipment camera; turn 1; notes pass.lost"),
		is("R4.1", "bought at once by who can", fine+"at 25; top chance.wave", "move 1; skip", "at 20; "+full+"; money 800; turn 1"),
		is("R4.1", "not the last copy", fine+"at 25; bag papers papers guide; top chance.wave", "move 1; skip", "at 26; bag papers guide; turn 1"),
		is("R4.1", "no further without", fine+"at 20; bag guide; money 190", "!move 1 R4.1; !fly on R4.1; !buy papers R3.3; help", "at 20; money 440; cheques 8; turn 1"),
		is("R4.1", "bought after a sale, the turn goes on", fine+"at 20; bag camera guide; money 10; 1: money 0", "sell camera; ? bag papers guide; ? money 10; move 1", "at 21"),
		is("R4.1", "no card moves it", "seats 3; "+fine+"at 26; 1: at 29; 1: bag; 1: money 100; 2: at 40; top mail.lost_hat", "move 1; skip; !aim 1 R4.1; aim 2", "2: at 38"),
		is("R4.3", "job help under 50", fine+"at 25; money 40", "help", "at 23; money 290; cheques 8; turn 1"),
		is("R4.3", "not with 50", fine+"at 25; money 50", "!help R4.3", ""),
		is("R4.3", "none behind", fine+"at 2; money 0", "help", "at 2; money 250"),
		is("R4.3", "a lot of cheques", fine+"at 25", "!lot 10 R4.3; !lot 201 R4.3; lot 4; ? turn 1; !bid 30 R4.3; !bid 65 R4.3; !bid 99999 R4.3; bid 60", "money 1060; cheques 5; 1: cheques 13; 1: money 940; turn 0"),
		is("R4.3", "a lot to the bank", fine+"at 25; 1: money 0", "lot 4", "money 1040; cheques 5"),
		is("R4.3", "no papers", fine+"at 25", "!sell papers R4.3", ""),
		is("R4.3", "resale prices", fine+"at 25; 1: money 0; tickets 1; won souvenir.record", "sell guide; ? money 1010; sell equipment; ? money 1160; sell camera; ? money 1360; sell ticket; ? money 1610; sell record", "money 1640; bag papers"),
		is("R4.3", "a debt: sell, then all one has", fine+"at 25; money 20; 1: money 0; top chance.fine", "move 1; skip; ? step debt; sell guide; pay", "money 0; turn 1"),
		is("R4.4", "sent back, nothing is played", fine+"at 22; cheques 0; top lodging.dormitory", "move 1; ? at 22; ? step night; !cheques 1 R4.4; !night R4.4; cheques 3", "cheques 1; money 940; turn 1"),
		is("R4.4", "even from one of them", fine+"at 21; cheques 0", "move 1; skip; ? at 17; cheques 1", "cheques 0; turn 1"),
		is("R4.4", "bought before, not sent back", fine+"at 21; cheques 0; top mail.kitty", "move 1; cheques 1; ? at 22; aim 1", "cheques 0; money 1080"),
		is("R4.4", "none behind: where one is, then the square", fine+"at 1; cheques 0", "move 1; ? at 2; ? step night; cheques 1", "cheques 0; money 1230; turn 1"),
		is("R4.4", "still short: the night is free", fine+"at 22; bag papers; money 10; cheques 1; top lodging.barn", "move 1", "cheques 0; money 10; at 22; turn 1"),
		is("R4.4", "after any sales", fine+"at 22; bag papers guide; money 0; 1: money 0; cheques 0; top lodging.dormitory", "move 1; ? step night; night", "cheques 0; bag papers guide; turn 1"),
		is("R3.2", "a guide sold for a night leaves it as it was drawn", fine+"at 22; bag papers guide camera; money 10; 1: money 0; cheques 0; top lodging.barn", "move 1; ? step night; sell guide; cheques 1", "cheques 0; money 0; bag papers camera; turn 1"),
		is("R4.4", "no cheques are sold then", fine+"at 22; money 0; cheques 1; top lodging.dormitory", "move 1; !lot 1 R4.3", "step night"),
		is("R4.4", "passengers stay", fine+"at 21; 1: at 21; cheques 0; top lodging.dormitory; die 2", "roll; cheques 2", "at 22; 1: at 23"),
		is("R5.5", "what is taken is chosen", fine+"at 26; 1: bag papers guide camera; top mail.borrowed", "move 1; skip; aim 1; !pick papers R5.5; pick guide", "bag papers guide guide equipment camera; 1: bag papers camera"),
	})
}

func TestEnd(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("R5.1", "arriving with six cards wins, before lodging", fine+"at 66; cheques 0; "+sixWon, "move 1", "over R5.1; cheques 0; places 1 2; total 7"),
		is("R5.1", "two at once: most money", fine+"at 66; 1: at 66; "+sixWon+"; 1: won souvenir.pearl souvenir.vase report.whales report.capoeira adventure.wind adventure.salt; 1: money 1010; die 1", "roll", "over R5.1; ended end.together tie.purse; places 2 1"),
		is("R5.1", "then shared", fine+"at 66; 1: at 66; "+sixWon+"; 1: won souvenir.pearl souvenir.vase report.whales report.capoeira adventure.wind adventure.salt; die 1", "roll", "over R5.1; ended end.together tie.shared_purse; places 1 1"),
		is("R5.1", "an auction completes a set there", fine+"at 25; won souvenir.whistle; 1: at arrival; 1: won souvenir.record report.dolphins report.falls adventure.currach adventure.turtles", "sell whistle; bid 20", "over R5.1; places 2 1"),
		is("R5.2", "fly back with a ticket", fine+"at arrival; tickets 1", "!move 1 R5.2; !roll R3.4; !skip R5.2; !help R5.2; fly back", "at 57; cheques 8"),
		is("R5.2", "buying one first", fine+"at arrival", "!help R5.2; !fly back R3.3; buy ticket; fly back", "at 57; money 500"),
		is("R5.2", "else job help", fine+"at arrival; money 490", "help", "at 63; money 740"),
		is("R5.3", "one card of each", "options cards=one; "+fine+"at 66; won souvenir.record report.falls adventure.turtles", "move 1", "over R5.1; total 4"),
		is("R5.3", "three cards of each", "options cards=three; "+fine+"at 66; "+sixWon, "move 1; skip", "notover; total 6"),
		is("R5.2", "the 200th round", fine+"round 200; turn 1; at 25; won report.falls", "move 6", "over R5.2; places 1 2"),
	})
}

package sakodo

import (
	"testing"

	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
)

// The rows stand beside the rule page, by its numbers.

var is = globetest.Case

const (
	all   = "bag passport guide camera compass sleepingbag firstaid"
	three = "bag passport compass sleepingbag firstaid"
)

// TestSettingUp: four bag cards and four jobs each, which are turned into what
// they say and lie under their deck; then who has no ticket buys one if able
// (S2.1, S2.2). Who begins (S2.3) is globe's TestOpening.
func TestSettingUp(t *testing.T) {
	seen := map[string]int{}
	for seed := range uint64(100) {
		st, err := Game.New(globetest.Setup(Game, 2+int(seed%5), seed, nil))
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*globe.State)
		deck, n := s.Decks[globe.Job].All(), int(s.Seats)
		if len(deck) != len(jobs) {
			t.Fatalf("seed %d: %d jobs in the deck (S2.1)", seed, len(deck))
		}
		for i := range n {
			p, bag := &s.P[i], 4
			money, tickets := int32(0), int32(0)
			for _, c := range deck[4*(n-1-i):][:4] { // the last seat's lie lowest
				for _, e := range Decks.Card(c).Effects {
					switch e.Kind {
					case globe.Gain:
						money += int32(e.N)
					case globe.Ticket:
						tickets += int32(e.N)
					case globe.Get:
						bag++
					}
				}
			}
			paid := money - p.Money()
			bought := p.Of(globe.TicketsN) == tickets+1
			switch {
			case tickets > 0 && !bought && paid == 0:
				seen["had one"]++
			case tickets == 0 && bought && paid >= 100 && paid <= 600 && paid%100 == 0:
				seen["bought"]++
			case tickets == 0 && !bought && paid == 0 && money < 600:
				seen["too dear"]++
			default:
				t.Errorf("seed %d, seat %d: %d tickets by jobs, bought %v, for %d of %d (S2.2)", seed, i, tickets, bought, paid, money)
			}
			passes := globe.Count(&p.Bag, Passport)
			if int(p.Bag.N) > bag || passes > 1 || int(p.Bag.N) < bag && passes == 0 {
				t.Errorf("seed %d, seat %d: %d bag cards of %d, %d passports (S2.1)", seed, i, p.Bag.N, bag, passes)
			}
			if int(p.Bag.N) < bag {
				seen["a second passport rejected"]++
			}
		}
	}
	if len(seen) != 4 {
		t.Errorf("not all was seen: %v", seen)
	}
}

func TestDeparture(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S3.1", "one card of those drawn is kept", "at 0; bag guide; tickets 1; next guide camera passport; die 3",
			"fill; ? step keep; ?s: sees drawn ? ? ?; ?0: sees drawn guide camera passport; !leave S3.1; keep camera", "bag guide camera; turn 1; canundo; 1: sees bag/0 ? ?"),
		is("S3.1", "a passport may be left", "at 0; bag guide; next passport guide; die 2", "fill; ? legal keep passport; keep guide", "bag guide guide; tries 0"),
		is("S3.1", "never a second passport", "at 0; next passport guide; die 2", "fill; !keep passport S3.1; keep guide", "bag passport guide"),
		is("S3.1", "nothing fits", "at 0; next passport; die 1", "fill", "bag passport; turn 1; notes drawn"),
		is("S3.1", "the third roll without a passport gives one", "at 0; tries 2; bag guide; next camera camera; die 2", "fill", "bag guide passport; turn 1"),
		is("S3.1", "the third roll that shows one gives none", "at 0; tries 2; bag guide; next camera passport; die 2", "fill; keep camera", "bag guide camera; tries 2"),
		is("S3.1", "the second gives none", "at 0; tries 1; bag guide; next camera camera; die 2", "fill; keep camera", "bag guide camera; tries 2"),
		is("S3.1", "with a passport none is counted", "at 0; tries 0; next camera; die 1", "fill; keep camera", "tries 0"),
		is("S2.2", "a ticket for the die times 100", "at 0; die 3", "try", "tickets 1; money 700; turn 1"),
		is("S2.2", "too dear", "at 0; money 250; die 3", "try", "tickets 0; money 250; turn 1; notes ticket.dear"),
		is("S2.2", "no second ticket by trying", "at 0; tickets 1", "!try S2.2", ""),
		is("S5.1", "job help at departure", "at 0; money 590; top job.ice", "help", "at 0; open job.ice; money 750; turn 1"),
		is("S5.1", "not with a ticket", "at 0; money 590; tickets 1", "!help S5.1", ""),
		is("S5.1", "not with 600", "at 0; money 600", "!help S5.1", ""),
		is("S3.2", "leaving moves at once", "at 0; tickets 1", "leave; ? at 1; ? tickets 0; ? step go; !fly on S4.1; !fill S4.1; move 2", "at 3; money 1080"),
		is("S3.2", "a passport", "at 0; tickets 1; bag guide", "!leave S3.2", ""),
		is("S3.2", "a ticket", "at 0", "!leave S3.2; !move 1 S3.1; !fly on S3.1", ""),
		is("S3.2", "nobody is taken along on the 1st airport", "at 0; tickets 1; 1: at 1", "leave; !take 1 S4.2; ? pile 1 0", "onlylegal move 1 | move 2 | move 3 | move 4 | move 5 | move 6"),
		is("S5.2", "one may sell before leaving", "at 0; bag passport camera; 1: money 190", "sell camera", "money 1200; bag passport; turn 0"),
	})
}

func TestMoving(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S1.4", "one square is free", "at 25; 1: at 30", "move 1", "at 26; money 1000"),
		is("S1.4", "two cost 20", "at 24; 1: at 30", "move 2", "money 980"),
		is("S1.4", "three cost 50", "at 23; 1: at 30", "move 3", "money 950"),
		is("S1.4", "four cost 100", "at 22; 1: at 30", "move 4", "money 900; at 26; canundo"),
		is("S1.4", "five cost 200", "at 21; 1: at 30", "move 5", "money 800"),
		is("S1.4", "six cost 400", "at 20; 1: at 30", "move 6", "money 600"),
		is("S4.1", "what can't be paid", "money 30", "!move 3 S4.1; !move 6 S4.1", "legal move 2; illegal move 3"),
		is("S4.1", "not past the arrival", "at 65", "!move 3 S4.1", "legal move 2"),
		is("S4.1", "one of those drawn on the road", "at 23; 1: at 30; next camera passport; die 2", "move 1; !skip S4.1; !keep guide S4.1; !keep passport S4.1", "onlylegal keep camera"),
		is("S4.1", "chance rolls for the bag first", "at 23; 1: at 30; next camera; top chance.wallet; die 1", "move 1; ? step keep; keep camera", "bag passport camera; notes card; money 1500; turn 1"),
		is("S4.5", "a job pays", "at 24; 1: at 30; top job.ice", "move 1", "open job.ice; money 1160; turn 1; cannotundo"),
		is("S4.3", "an airport rolls and may sell a ticket", "at 33; 1: at 30; next camera; die 1 2", "move 1; keep camera; ? step shop; !move 1 S4.3; try", "at 34; tickets 1; money 800; turn 1"),
		is("S4.3", "too dear a ticket", "at 33; money 100; 1: at 30; next camera; die 1 2", "move 1; keep camera; try", "tickets 0; money 100"),
		is("S4.3", "no ticket wanted", "at 33; 1: at 30; next camera; die 1", "move 1; keep camera; skip", "tickets 0; turn 1"),
		is("S4.3", "stay and roll, no ticket sold", "at 34; next camera; die 1", "fill; keep camera", "bag passport camera; turn 1"),
		is("S4.3", "only on an airport", "", "!fill S4.3; !fly on S4.3", ""),
		is("S4.3", "fly on and move", "at 34; tickets 2", "fly on; ? at 45; ? tickets 1; ? step go; !fly on S4.1; move 1", "at 46"),
		is("S4.3", "fly back and move", "at 34; tickets 1", "fly back; ? at 23; move 1", "at 24"),
		is("S4.3", "no ticket", "at 34", "!fly on S4.3", ""),
		is("S4.3", "never to the departure", "at 1; tickets 1", "!fly back S4.3", "legal fly on"),
		is("S4.3", "flying onto the arrival is arriving", "at 56; tickets 1; next camera; die 1", "fly on; ? at arrival; keep camera; skip", "turn 1"),
		is("S5.1", "job help behind", "at 26; top job.ice", "help", "at 25; money 1160; turn 1"),
		is("S5.1", "strictly behind", "at 25; top job.ice", "help", "at 22; money 1160"),
		is("S5.1", "none behind", "at 3; top job.ice", "help", "at 3; money 1160"),
	})
}

func TestHitchHike(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S4.2", "take along, choose a card, move on", "1: at 22; 1: bag passport camera guide; top job.ice",
			"move 2; ? step meet; take 1; ? step pick; ?0: sees bag/1 passport camera guide; ?s: sees bag/1 ? ? ?; !pick passport S4.2; !pick firstaid S4.2; !play S4.2; pick camera; ?0: sees bag/1 ? ?; !play S4.1; move 3",
			"at 25; 1: at 25; money 1090; bag passport camera; 1: bag passport guide; pile 0 1; turn 1"),
		is("S4.2", "or play the square", "1: at 22", "move 2; play", "turn 1"),
		is("S4.2", "the free square too", "1: at 21", "move 1", "step meet"),
		is("S4.2", "no card, none taken", "1: at 22", "move 2; take 1", "step go; bag passport"),
		is("S4.2", "not oneself, nor who isn't there", "seats 3; 1: at 22; 2: at 30", "move 2; !take 0 S4.2; !take 2 S4.2; !take 5 S4.2", ""),
		is("S4.2", "several, one by one", "seats 3; 1: at 22; 2: at 22; 2: bag passport guide", "move 2; take 1; take 2; pick guide; move 3", "at 25; 1: at 25; 2: at 25; pile 0 1 2; bag passport guide"),
		is("S4.2", "again only others", "seats 3; 1: at 22; 2: at 24; top job.ice", "move 2; take 1; move 2; ? step meet; !take 1 S4.2; take 2; move 1", "at 25; 1: at 25; 2: at 25; money 1120"),
		is("S4.2", "those taken before alone don't ask", "1: at 22; top job.ice", "move 2; take 1; move 3", "step road; turn 1"),
		is("S4.2", "not more than three turns running", "1: at 22; runs 1 3", "move 2", "turn 1; nonote taken"),
		is("S4.2", "a third time", "1: at 22; runs 1 2", "move 2; take 1; move 3; move 1; move 1", "turn 1; step road; at 26"),
		is("S4.6", "nobody without a passport", "1: at 23; 1: bag guide; at 22; next camera; die 1", "move 1; keep camera", "step shop"),
		is("S4.4", "moved by a card they come along", "1: at 21; next camera; top chance.lorry; die 1", "move 1; take 1; move 3; keep camera", "1: at 29; at 29; turn 1"),
	})
}

func TestSquares(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S4.5", "a souvenir costs a guide and its price", "at 25; bag passport guide; 1: at 30; top souvenir.carpet", "move 1; ? step win; draw; ? step price; ? bag passport; pay", "won souvenir.carpet; money 600; turn 1"),
		is("S4.5", "an able buyer may leave it, the guide is gone", "at 25; bag passport guide; 1: at 30; top souvenir.carpet", "move 1; draw; skip", "won; money 1000; bag passport; turn 1; open souvenir.carpet"),
		is("S4.5", "too dear and nothing to sell", "at 25; money 100; bag passport guide; 1: at 30; top souvenir.carpet", "move 1; draw", "won; money 100; turn 1; notes left"),
		is("S4.5", "too dear, then sold for it", "at 25; money 200; tickets 1; bag passport guide; 1: at 30; 1: money 0; top souvenir.carpet", "move 1; draw; !pay S4.5; sell ticket; pay", "won souvenir.carpet; money 50"),
		is("S4.5", "no guide, no effect", "at 25; 1: at 30", "move 1", "turn 1; notes square.lacks"),
		is("S4.5", "it may be declined", "at 25; bag passport guide; 1: at 30", "move 1; skip", "bag passport guide; turn 1"),
		is("S4.5", "an empty deck costs nothing", "seats 3; at 25; bag passport guide; 1: at 30; empty souvenir", "move 1", "bag passport guide; turn 1"),
		is("S4.5", "a report costs a camera", "at 30; bag passport camera; 1: at 25", "move 1; draw", "won report.kasbah; bag passport; turn 1"),
		is("S4.5", "an adventure costs nothing of itself", "at 28; "+three+"; 1: at 25; top adventure.volcano; die 5", "move 1; draw", "won adventure.volcano; "+three+"; turn 1; notes outcome won"),
		is("S4.5", "it may fail", "at 28; "+three+"; 1: at 25; top adventure.volcano; die 1", "move 1; draw", "won; open adventure.volcano; notes failed"),
		is("S4.5", "it fails whatever is done", "at 28; "+three+"; 1: at 25; top adventure.treasure", "move 1; draw", "won; money 1050; notes failed"),
		is("S4.5", "it has its price", "at 28; "+three+"; 1: at 25; top adventure.rapids", "move 1; draw", "won adventure.rapids; bag passport compass firstaid; notes lost"),
		is("S4.5", "one of two is chosen", "at 28; "+three+"; 1: at 25; top adventure.dunes", "move 1; draw; ? step choose; choose 2", "won adventure.dunes; bag passport compass sleepingbag"),
		is("S4.5", "what can't be paid is not chosen", "at 28; money 50; "+three+"; 1: at 25; top adventure.dunes", "move 1; draw; !choose 1 S4.5; !sell compass S7.2", "onlylegal choose 2"),
		is("S4.5", "without all three no effect", "at 28; bag passport compass firstaid; 1: at 25", "move 1", "turn 1; notes square.lacks"),
		is("S4.4", "moved by a card the square is not played", "at 23; 1: at 40; top chance.sidecar; die 1", "move 1", "at 28; turn 1; nonote square.lacks"),
		is("S4.4", "no hitch-hike there", "at 23; 1: at 28; top chance.sidecar; die 1", "move 1", "at 28; turn 1"),
		is("S4.4", "back to the 1st airport at most", "at 1; 1: at 40; top chance.wrong_bus; die 1", "move 1", "at 1"),
		is("S7.2", "fly free to the next airport", "at 23; 1: at 40; top chance.pilot; die 1", "move 1", "at 34; tickets 0"),
		is("S7.2", "a turn is missed", "at 23; 1: at 40; top chance.strike; die 1 1", "move 1; move 1", "miss 0; turn 1; notes missed"),
	})
}

func TestPassport(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S4.6", "lost in one's own turn", "at 23; 1: at 40; top chance.monkey; die 1", "move 1", "at 23; bag; turn 1; notes pass.lost"),
		is("S4.6", "back to the last airport", "at 27; 1: at 40; top chance.monkey; die 1", "move 5", "at 23; turn 1"),
		is("S4.6", "stay and roll", "at 23; bag guide; next camera guide; die 2", "!move 1 S4.6; !help S4.6; fill; ? step keep; keep camera", "bag guide camera; turn 1"),
		is("S4.6", "a drawn passport must be kept", "at 23; bag guide; next camera passport; die 2", "fill", "bag guide passport; turn 1"),
		is("S4.6", "not bought before the third turn", "at 23; bag; waits 2", "!passport S4.6", ""),
		is("S4.6", "bought from the third", "at 23; bag; waits 3", "passport", "bag passport; money 500; turn 1"),
		is("S4.6", "regained and lost again, the count begins anew", "at 23; bag guide; waits 2; 1: at 27; next passport camera; die 1 1; top mail.visa",
			"fill; ? waits 0; ? bag guide passport; move 1; keep camera; aim 0", "waits 1; bag guide; turn 0; step stuck"),
		is("S4.6", "with all one has", "at 23; bag; waits 3; money 120", "passport", "bag passport; money 0"),
		is("S4.6", "missed turns count", "at 23; bag; miss 1; turn 1; 1: at 25", "move 1", "waits 1; miss 0; turn 1"),
		is("S4.6", "one may sell", "at 23; bag camera; 1: money 0", "sell camera", "money 1200; turn 0"),
		is("S4.6", "cards don't move it", "seats 3; at 27; 1: at 23; 1: bag guide; 2: at 40; top mail.good_spot; die 1", "move 1; !aim 1 S4.6", "legal aim 2"),
	})
}

func TestAuction(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S5.2", "the highest bid pays", "seats 3; bag passport camera; 1: money 500; 2: money 400",
			"sell camera; ? turn 1; ?s: sees lot camera; !bid 190 S5.2; !bid 510 S5.2; bid 300; ? turn 2; ? sealed 1; ? cannotundo; ? nonote bid; ?1: bids 1; bid 310; ? sealed 0", "money 1310; 2: money 90; 2: bag passport camera; 1: money 500; turn 0; step road; notes bid bid sold"),
		is("S5.2", "ties: the first after the seller", "seats 3; turn 1; 1: bag passport camera", "sell camera; ? turn 2; bid 300; bid 300", "2: money 700; 2: bag passport camera; money 1000"),
		is("S5.2", "no bid: the bank", "bag passport camera", "sell camera; nobid", "money 1200; bag passport; 1: money 1000; 1: bag passport"),
		is("S5.2", "who can't reach the floor isn't asked", "seats 3; bag passport camera; 1: money 190; 2: money 200", "sell camera; ? turn 2; nobid", "money 1200"),
		is("S5.2", "nobody can", "bag passport camera; 1: money 190", "sell camera", "money 1200; turn 0"),
		is("S5.2", "a ticket", "tickets 1; 1: money 240", "sell ticket", "money 1250; tickets 0"),
		is("S5.2", "a ticket bought", "tickets 1", "sell ticket; bid 250", "money 1250; tickets 0; 1: tickets 1; 1: money 750"),
		is("S5.2", "a souvenir at half its price", "won souvenir.carpet; 1: money 110", "sell carpet", "money 1200; won"),
		is("S5.2", "a souvenir bought", "won souvenir.carpet", "sell carpet; bid 200", "won; 1: won souvenir.carpet; 1: money 800"),
		is("S5.2", "resale prices", "bag passport guide compass sleepingbag firstaid; 1: money 0", "sell guide; ? money 1010; sell compass; ? money 1040; sell sleepingbag; ? money 1140; sell firstaid", "money 1190"),
		is("S5.2", "no passport", "", "!sell passport S5.2", ""),
		is("S5.2", "what one has", "", "!sell camera S5.2; !sell ticket S5.2; !sell carpet S5.2", ""),
		is("S5.2", "packers may bid", "bag passport camera; 1: at 0", "sell camera; bid 200", "1: bag passport camera"),
		is("S5.2", "not between a die and its result", "at 33; 1: at 30; bag passport guide; die 1", "move 1; ? step shop; !sell guide S4.3", ""),
		is("S5.2", "between rides", "1: at 22; bag passport guide; 1: money 0", "move 2; !sell guide S4.2; take 1; sell guide", "step go; money 990"),
		is("S5.2", "a debt that a sale covers: one may sell more before paying", "at 23; money 20; bag passport guide camera; 1: at 40; 1: money 0; top chance.customs; die 1",
			"move 1; ? step debt; sell camera; ? step debt; ? money 220; sell guide", "money 130; bag passport; turn 1"),
		is("S5.2", "or pay at once", "at 23; money 20; bag passport guide camera; 1: at 40; 1: money 0; top chance.customs; die 1",
			"move 1; sell camera; ? step debt; pay", "money 120; bag passport guide; turn 1"),
		is("S5.2", "bids: multiples of 10, to 9990", "bag passport camera; 1: money 12000", "sell camera; !bid 205 S5.2; !bid 10000 S5.2; bid 9990", "1: money 2010"),
		is("S1.5", "a used card lies under its deck before what is sold meanwhile", "at 25; bag passport guide; won souvenir.silk; 1: at 30; 1: money 0; top souvenir.carpet",
			"move 1; draw; skip; ? open souvenir.carpet; move 1; sell silk", "under souvenir.silk; 1: at 31; s: sees open - - - - - - -"),
		is("S1.5", "one that is still to be paid after it", "at 25; bag passport guide; money 0; won souvenir.silk; 1: at 30; 1: money 0; top souvenir.carpet",
			"move 1; draw; ? step price; sell silk", "under souvenir.silk; open souvenir.carpet; turn 1"),
		is("S5.2", "a debt: sell, then pay what one has", "at 23; money 20; bag passport guide guide; 1: at 40; 1: money 0; top chance.customs; die 1", "move 1; ? step debt; sell guide; ? step debt; pay", "money 0; turn 1"),
	})
}

func TestMail(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S7.2", "a bag card is taken blind", "at 27; 1: at 40; 1: bag passport camera; top mail.loan; die 1", "move 1; ? step aim; aim 1", "bag passport camera; 1: bag passport"),
		is("S7.2", "only from who has one", "seats 3; at 27; 1: at 40; 2: at 40; 2: bag passport guide; top mail.loan; die 1", "move 1; !aim 1 S7.2; !aim 0 S7.2; aim 2", "bag passport guide"),
		is("S7.2", "nobody fits", "at 27; 1: at 40; top mail.loan; die 1", "move 1", "turn 1; notes nobody"),
		is("S7.2", "not at who has not left", "seats 3; at 27; 1: at 0; 2: at 40; 1: bag passport guide; 2: bag passport guide; top mail.loan; die 1", "move 1; !aim 1 S7.2", "onlylegal aim 2"),
		is("S7.2", "a passport is taken", "at 27; 1: at 40; top mail.visa; die 1", "move 1; aim 1", "1: at 34; 1: bag; turn 1; step stuck"),
		is("S7.2", "places change", "at 27; 1: at 40; top mail.good_spot; die 1", "move 1; aim 1", "at 40; 1: at 28"),
		is("S7.2", "not with the arrival", "seats 3; at 27; 1: at arrival; 2: at 40; top mail.good_spot; die 1", "move 1; !aim 1 S7.2", "onlylegal aim 2"),
		is("S7.2", "not on one's own square", "seats 3; at 27; 1: at 28; 2: at 40; top mail.good_spot; die 1", "move 1; play; !aim 1 S7.2", "onlylegal aim 2"),
		is("S4.4", "a swap leaves the riders", "seats 3; at 27; 1: at 28; 2: at 40; top mail.good_spot; die 1", "move 1; take 1; move 2; aim 2", "at 40; 1: at 30; 2: at 30"),
		is("S7.2", "back", "at 27; 1: at 40; top mail.old_map; die 1", "move 1; aim 1", "1: at 38; turn 1"),
		is("S7.2", "make one pay", "at 27; 1: at 40; 1: money 30; top mail.dinner; die 1", "move 1; aim 1", "money 1030; 1: money 0"),
	})
}

func TestEnd(t *testing.T) {
	globetest.Rows(t, Game, []globetest.Row{
		is("S6.1", "arriving with six cards wins", "at 66; "+sixWon, "move 1", "over S6.1; ended end.arrived; turn -1; total 7; places 1 2"),
		is("S6.1", "by a flight", "at 56; tickets 1; "+sixWon, "fly on", "over S6.1; places 1 2"),
		is("S6.1", "by a souvenir bought there", "at 40; won souvenir.carpet; 1: at arrival; 1: won souvenir.sardines report.kasbah report.storks adventure.volcano adventure.castle", "sell carpet; bid 200", "over S6.1; places 2 1"),
		is("S6.1", "five are not enough", "at 66; won souvenir.sardines souvenir.slippers report.kasbah report.storks adventure.volcano; next camera; die 1", "move 1; ? step keep; keep camera; skip", "notover; at arrival; turn 1"),
		is("S6.2", "together: most cards", "at 64; 1: at 65; "+sixWon+"; 1: won souvenir.carpet souvenir.papyrus report.feluccas report.churches report.coppersmiths adventure.yeti adventure.treasure", "move 1; take 1; move 2", "over S6.2; ended end.together tie.cards; places 2 1"),
		is("S6.2", "money of those alone who have the most cards", "seats 3; at 64; 1: at 65; 2: at 65; 2: money 5000; "+sixWon+" report.market; 1: won souvenir.carpet souvenir.papyrus souvenir.silk report.feluccas report.churches adventure.yeti adventure.treasure; 2: won souvenir.hat souvenir.seal report.fog report.army adventure.nile adventure.dunes",
			"move 1; take 1; take 2; move 2", "over S6.2; ended end.together tie.money; places 3 1 2"),
		is("S6.2", "then money", "at 64; 1: at 65; "+sixWon+"; 1: won souvenir.carpet souvenir.papyrus report.feluccas report.churches adventure.yeti adventure.treasure; 1: money 990", "move 1; take 1; move 2", "over S6.2; ended end.together tie.money; places 2 1"),
		is("S6.2", "then shared", "at 64; 1: at 65; "+sixWon+"; 1: won souvenir.carpet souvenir.papyrus report.feluccas report.churches adventure.yeti adventure.treasure; 1: money 980", "move 1; take 1; move 2", "over S6.2; ended end.together tie.shared; places 1 1"),
		is("S6.3", "carried there nothing is played", "at 64; 1: at 65", "move 1; take 1; move 2", "at arrival; 1: at arrival"),
		is("S6.3", "next turn", "at arrival; tickets 1", "!move 1 S6.3; !fly on S6.3; !skip S6.3", "onlylegal fly back | fill | help | sell ticket"),
		is("S6.3", "fly back and move", "at arrival; tickets 1", "fly back; move 1", "at 57"),
		is("S6.4", "the 200th round", "round 200; starter 0; turn 1; at 25; 1: at 25; won report.kasbah", "move 1", "over S6.4; places 1 2; total 1"),
		is("S6.4", "then money", "round 200; starter 0; turn 1; at 25; 1: at 25; 1: money 1010", "move 1", "over S6.4; ended end.long tie.money; places 2 1"),
		is("S6.4", "then shared", "round 200; starter 0; turn 1; at 25; 1: at 25", "move 1", "over S6.4; places 1 1"),
	})
}

// TestPages: without a passport one pays 500 for one only if one likes (S4.6): load takes
// such positions, however much money there is.
func TestPages(t *testing.T) {
	const none = "at 23; bag; money 0; waits 3"
	on := globetest.PageCase
	globetest.Pages(t, Game, []globetest.Page{
		on("S4.6", "passport missing, nothing to pay with", none, 0, "money", 0, ""),
		on("S4.6", "passport missing, some money", none, 0, "money", 200, ""),
		on("S4.6", "passport missing, the price", none, 0, "money", 500, ""),
		on("S4.6", "passport missing, more than the price", none, 0, "money", 1000, ""),
		on("S7.2", "no coin is smaller than 10", none, 0, "money", 199, "why.tens"),
		on("S4.6", "one who waits has no passport", "at 23", 0, "waits", 1, "why.waits"),
		on("S6.1", "arrived, and the game goes on", "at arrival", 0, "arrived", 1, "why.arrived"),
	})
}

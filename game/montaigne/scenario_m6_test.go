package montaigne

import "testing"

// M6: the King's Call and the end.
func TestScenarioEnd(t *testing.T) { runRows(t, endRows) }

// books are three quotations of three books, ending in Limoges; books2 are three others.
const (
	books  = "voyage education2 friendship2 wisdom5; "
	books2 = "voyage travel4 wisdom2 friendship5; "
)

var endRows = []row{
	{"M6.1", "face down it is not revealed", "row spa5 spa7 spa8 call; rest discard; reserve " + low44, "", "notcalled; s: sees row spa5 spa7 spa8 ?; s: back row plombieres basel augsburg bordeaux"},
	{"M6.1", "turning up it is set aside and replaced", "row spa5 spa7 spa8 call; rest discard; reserve " + low44, "supply; take 1", "called; size reserve 42; said call; step take 1; s: sees call call; nonote last"},
	{"M6.1", "taken it is replaced from the reserve", "row spa5 spa7 spa8 call; rest discard; reserve " + low44, "supply; take 4", "called; size hand 1; lacks hand call; size reserve 42"},
	{"M6.1", "drawn it is replaced", "encounters; voyage noble; row spa5 spa7 spa8 spa9; rest discard; reserve spa10 call " + low44, "power noble", "called; size hand 3; lacks hand call"},
	{"M6.1", "lying in the reserve it does nothing", "row spa5 spa7 spa8 spa9; rest discard; reserve spa10 call " + low44, "supply; take 1; take 1; ? turn 0", "notcalled; row spa8 spa9 spa10 call; s: sees row spa8 spa9 spa10 ?"},
	{"M6.1", "no stays", "called; voyage spa3; hand landscape2", "!stay landscape2 M6.1", ""},
	{"M6.1", "not farther from Bordeaux", "called; voyage spa5; hand spa9 spa1 spa2", "!move spa9 M6.1", ""},
	{"M6.1", "within the zone", "called; voyage spa5; hand spa7", "move spa7", "voyage spa5 spa7"},
	{"M6.1", "nearer", "called; voyage spa9; hand spa5 spa3 spa4 spa1", "move spa5; pay spa1", "voyage spa9 spa5"},
	{"M6.1", "before it all is open", "voyage spa5; hand spa9 spa1", "move spa9; pay spa1", "voyage spa5 spa9"},
	{"M6.1", "a discarded character may bring one nearer, too", "called; voyage spa3 montaigne-rome; hand spa9 spa4", "!move spa9 M3.1; further montaigne-rome; move spa4", ""},

	{"M6.2", "home before the Call", "voyage spa3; hand spa1", "move spa1", "home 1; turn 1; said home.books last; tiles; last_turn"},
	{"M6.2", "a long voyage isn't over before the Call", "longvoyage; voyage spa3; hand spa1", "!move spa1 M6.2", ""},
	{"M6.2", "nor with three books in few cities", "longvoyage; " + books + "hand spa1", "!move spa1 M6.2", ""},
	{"M6.2", "nor with six cities and two books", "longvoyage; voyage montaigne-limoges montaigne-augsburg montaigne-basel montaigne-rome love1 wisdom2; hand spa1 spa2", "!move spa1 M6.2", ""},
	{"M6.2", "it is with both", "longvoyage; voyage spa7 spa8 education2 friendship2 wisdom3; hand spa1", "move spa1", "home 1; tiles return1 spa"},
	{"M6.2", "the card of Bordeaux may bring the third book", "longvoyage; voyage wisdom2 humanity2 montaigne-basel montaigne-plombieres montaigne-limoges; hand friendship1", "move friendship1", "home 1; tiles return1 zones"},
	{"M6.2", "and not the sixth city", "longvoyage; voyage travel4 wisdom2 friendship5 montaigne-augsburg montaigne-limoges; hand spa1", "!move spa1 M6.2", ""},
	{"M6.2", "after the Call one is home as one is", "longvoyage; called; voyage spa3; hand spa1", "move spa1", "home 1; said home.books last; tiles"},
	{"M6.2", "nor do the winds bring one home sooner", "winds; longvoyage; voyage spa3; hand spa5 spa6; row spa7 spa8 spa1 spa9; step take 1", "!sail 3 M6.2", ""},
	{"M6.2", "nor the Coachman, who needs another card", "encounters; longvoyage; voyage coachman spa3; hand spa1", "!power coachman M6.2", ""},
	{"M6.2", "he has one", "encounters; longvoyage; voyage coachman spa3; hand spa1 spa7", "power coachman; !lay spa1 M6.2; lay spa7", "voyage spa3 spa7"},

	{"M6.2", "with three books the highest tile", books + "hand spa1", "move spa1", "home 1; tiles return1; total 5"},
	{"M6.2", "the highest left", "seats 4; " + books + "hand spa1; 1: home 1; 1: voyage spa2; 1: tiles return3", "move spa1", "home 2; tiles return2"},
	{"M6.2", "the highest of four", "seats 4; " + books + "hand spa1", "move spa1", "tiles return3"},
	{"M6.2", "the highest of three", "seats 3; " + books + "hand spa1", "move spa1", "tiles return2"},
	{"M6.2", "none left", "seats 3; " + books + "hand spa1; 1: home 1; 1: voyage spa2; 1: tiles return2 return1", "move spa1", "tiles; home 2"},
	{"M6.2", "one without books leaves the tile to the next", "seats 4; " + books + "hand spa1; 1: home 1; 1: voyage spa2", "move spa1", "home 2; tiles return3"},
	{"M6.2", "the card that brings one home counts", "voyage education2 friendship2; hand equality1", "move equality1", "tiles return1"},
	{"M6.2", "the toll is paid first", books2 + "hand spa1 spa3 spa4; visited lyon", "move spa1; ? step toll 2; ? home 0; pay spa3; pay spa4", "home 1; turn 1; tiles return1 zones"},
	{"M6.2", "it ends the turn", "seats 3; voyage spa3; hand spa1; actions 3; 1: voyage spa2", "move spa1", "turn 1; actions 1; nonote meeting"},
	{"M6.2", "a Bordeaux card at the start is no homecoming", "hand spa1 spa2 spa3 spa4; voyage gastronomy1", "stay spa1; take 1", "home 0"},

	{"M6.3", "no more turns", "seats 3; 1: home 1; 1: voyage spa2; hand spa3; turn 0", "move spa3; end", "turn 2"},
	{"M6.3", "the last has one more turn", "seats 3; turn 1; voyage spa2; home 1; 1: voyage spa3; 1: hand spa1; 2: hand spa4 spa8", "move spa1; ? last_turn; ? turn 2; move spa4; end", "over; over M6.3; turn -1"},
	{"M6.3", "unless they come home in it", "1: voyage spa3; 1: home 1; 1: voyage spa1; last_turn; voyage spa4; hand spa2", "move spa2", "over; home 2; over M6.3"},
	{"M6.3", "a further action belongs to that turn", "1: voyage spa1; 1: home 1; last_turn; voyage coachman spa4; hand landscape3", "further coachman; supply; take 1; take 1; ? notover; stay landscape3; take 1; end", "over"},
	{"M6.3", "the hand of one who is home can be robbed", "encounters; seats 3; voyage theologian; 1: voyage spa1; 1: home 1; 1: hand spa5", "power theologian; unseen 1.1", "hand spa5"},
	{"M6.3", "the voyage can't", "encounters; seats 3; voyage maid; 1: voyage spa3 spa1; 1: home 1; 2: voyage spa4", "power maid; !rob spa3 M6.3; rob spa4", "voyage spa4"},
	{"M6.3", "over is over", "1: voyage spa1; 1: home 1; last_turn; hand spa3", "move spa3; end; !end M6.3; !move spa3 M6.3; !supply M6.3", "over; verbs"},

	{"M6.4", "who is home with three books alone", books + "hand spa1; 1: voyage love1", "move spa1; ? 1: total 0; supply; take 1; take 1; end", "over; tiles return1 characters cities quotations discoveries; total 5; 1: tiles"},
	{"M6.4", "a long voyage asks for a least count", "longvoyage; called; " + books + "hand spa1; 1: voyage love1", "move spa1; supply; take 1; take 1; end", "over; tiles return1; total 1; 1: tiles"},
	{"M6.4", "whoever has it is given the tile", "longvoyage; called; voyage spa5 spa7 spa8 spa9 spa10 education2 friendship2 wisdom5 montaigne-lyon; hand spa1; 1: voyage love1", "move spa1; supply; take 1; take 1; end", "over; tiles return1 characters cities discoveries spa zones; 1: tiles"},
	{"M6.4", "home without books has no part", "1: voyage spa1; 1: home 1; last_turn; " + books + "voyage spa4; hand spa2", "move spa2", "1: tiles; tiles return1 characters cities quotations discoveries"},
	{"M6.4", "not home has no part", "1: " + books + "1: voyage spa1; 1: home 1; last_turn; 1: tiles return1; voyage noble coachman montaigne-lyon maid scholar; tiles company", "supply; take 1; take 1; end", "1: tiles return1 characters cities quotations discoveries; tiles company"},
	{"M6.4", "each count has its first", "1: " + books + "1: voyage spa1; 1: home 1; last_turn; 1: tiles return1; voyage travel4 wisdom2 friendship5 pope; hand gastronomy1 spa2 spa3 spa8", "move gastronomy1; pay spa2; pay spa3", "tiles characters cities zones; 1: tiles return1 quotations discoveries"},
	{"M6.4", "a tie goes to the first home", "1: " + books + "1: voyage noble; 1: home 1; last_turn; 1: tiles return1; voyage friendship3 wisdom2 humanity1; hand montaigne-bordeaux spa2", "move montaigne-bordeaux; pay spa2", "1: tiles return1 characters cities quotations discoveries; tiles"},
	{"M6.4", "Montaigne counts once among the characters", "1: " + books + "1: voyage noble; 1: home 1; last_turn; 1: tiles return1; voyage friendship3 wisdom2 humanity1 montaigne-augsburg; hand montaigne-bordeaux spa2", "move montaigne-bordeaux; pay spa2", "1: tiles return1 characters cities quotations discoveries; tiles; total 2; 1: total 5"},
	{"M6.4", "nobody home with books, nobody has them", "voyage spa3; hand spa1; passes 0", "move spa1; supply; take 1; take 1; end", "over; tiles; 1: tiles"},

	{"M6.5", "tiles and Montaignes", "voyage montaigne-limoges montaigne-lyon; tiles book1 spa zones", "", "total 8; line montaigne 2; line tile.book1 3; places 1 2"},
	{"M6.5", "one not home has them too", "1: voyage spa1; 1: home 1; last_turn; voyage montaigne-limoges; tiles book2; hand spa4", "move spa4; end", "over; total 4; places 1 2"},
	{"M6.5", "a tie is shared", "tiles book1; 1: tiles book2", "", "places 1 1"},
	{"M6.5", "with three: shared, then third", "seats 3; tiles book1; 1: tiles book2; 2: tiles spa", "", "places 1 1 3"},

	{"M6.6", "made anew twice after the Call", "called; remade 1; row spa5 spa7 spa8 spa9; rest discard", "supply; take 1", "over; over M6.6; shuffled 1"},
	{"M6.6", "once is not enough", "called; row spa5 spa7 spa8 spa9; rest discard", "supply; take 1", "notover; remade 1"},
	{"M6.6", "all on the road pass in a row", "called; row - - - -; rest voyage; turn 1; passes 1", "pass", "over; over M6.6"},
	{"M6.6", "over is over, all passed", "called; row - - - -; rest voyage; turn 1; passes 1", "pass; !pass M6.6; !end M6.6", "over"},
	{"M6.6", "over is over, made anew", "called; remade 1; row spa5 spa7 spa8 spa9; rest discard", "supply; take 1; !take 1 M6.6; !supply M6.6", "over"},
	{"M6.6", "one passes and the other does not", "called; row - - - -; rest voyage; turn 1; 1: hand spa1", "pass; ? passes 1; further coachman; ? remade 1; ? row coachman - - -; supply; take 1; end", "passes 0; notover"},
}

// low44 are enough cards for a reserve in which the Call may lie above.
const low44 = "friendship1 love5 humanity4 health3 travel2 gastronomy1 spa1 monument1 landscape1 gastronomy2 spa2 " +
	"friendship2 equality1 wisdom5 pleasures4 travel3 monument2 landscape2 gastronomy3 spa3 monument3 " +
	"friendship3 equality2 education1 humanity5 health4 landscape3 gastronomy4 spa4 monument4 landscape4 gastronomy5 " +
	"equality3 education2 love1 pleasures5 travel4 monument5 landscape5 gastronomy6 spa6 friendship4 education3 love2"

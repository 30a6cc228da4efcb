package montaigne

import "testing"

// M4: characters.
func TestScenarioCharacters(t *testing.T) { runRows(t, characterRows) }

var characterRows = []row{
	{"M4.1", "a further action before", "voyage noble spa3; hand spa4 spa5 spa1", "further noble; ? actions 2; move spa4; move spa5; pay spa1", "actions 0; acted 2; has discard noble; voyage spa3 spa4 spa5"},
	{"M4.1", "a further action after", "voyage noble spa3; hand spa4", "move spa4; further noble; supply; take 1; take 1; end", "turn 1"},
	{"M4.1", "a card of the discard", "voyage noble; discard spa3 spa4", "fetch noble spa3", "hand spa3; has discard spa4 noble; size discard 2; actions 1; 1: sees hand/0 ?; canundo"},
	{"M4.1", "never the character itself", "voyage noble; discard spa3", "!fetch noble noble M4.1; fetch noble spa3", ""},
	{"M4.1", "nor what is not there", "voyage noble; discard spa3", "!fetch noble spa4 M4.1", ""},
	{"M4.1", "not with an empty discard", "voyage noble", "", "count fetch 0; legal further noble"},
	{"M4.1", "several in a turn", "voyage noble coachman montaigne-lyon; discard spa3", "fetch noble spa3; further coachman; further montaigne-lyon", "actions 3; hand spa3"},
	{"M4.1", "only of the own voyage", "1: voyage noble; hand coachman; discard spa3", "!further noble M4.1; !further coachman M4.1; !fetch noble spa3 M4.1", ""},
	{"M4.1", "a further action may meet again", "voyage noble spa3; hand spa4; 1: voyage landscape3", "further noble; move spa4", "actions 2"},
	{"M4.1", "the base game has no powers", "voyage noble", "!power noble M7.2", ""},
	{"M4.1", "whoever is meant", "voyage noble", "!power coachman M7.2; !further coachman M4.1", ""},
	{"M4.1", "a power too is that of the own voyage", "encounters; voyage noble", "!power coachman M4.1", ""},

	{"M4.2", "alone in its city: it may be visited again", "voyage coachman spa4; hand spa3", "!move spa3 M3.5; further coachman; move spa3", "voyage spa4 spa3"},
	{"M4.2", "not when another card lies there", "voyage coachman landscape2 spa4; hand spa3", "further coachman; !move spa3 M3.5", ""},
	{"M4.2", "not after fetching", "voyage coachman spa4; hand spa3; discard spa8", "fetch coachman spa8; !move spa3 M3.5", ""},
	{"M4.2", "the voyage ends where its last card says", "voyage spa4 coachman; hand landscape3 spa3", "further coachman; stay landscape3; take 1; move spa3", "voyage spa4 landscape3 spa3"},
	{"M4.2", "or at the start", "voyage coachman; hand spa1", "further coachman; stay spa1; take 1", "home 0; voyage spa1; visited bordeaux"},
	{"M4.2", "Bordeaux stays closed", "voyage noble spa3; hand spa1 spa4", "further noble; move spa1", "home 1"},
	{"M4.2", "a discarded Montaigne no longer counts", "voyage montaigne-lyon montaigne-rome", "? total 2; further montaigne-rome", "total 1"},
	{"M4.2", "tiles stay when the cards go", "voyage noble montaigne-lyon coachman; tiles company", "further noble", "tiles company; total 4"},
}

// M5: voyage tiles.
func TestScenarioTiles(t *testing.T) { runRows(t, tileRows) }

var tileRows = []row{
	{"M5.1", "a complete book I", "voyage friendship2 pleasures4; hand love2 spa1", "move love2", "tiles book1; total 3; line tile.book1 3; said tile"},
	{"M5.1", "a complete book II", "voyage health1 wisdom5; hand equality2", "move equality2", "tiles book2; total 3"},
	{"M5.1", "book III with its third theme", "voyage humanity4 travel5; hand education1", "stay education1; take 1", "tiles book3"},
	{"M5.1", "two of a theme don't complete", "voyage friendship1 friendship2 pleasures4; hand friendship3", "move friendship3", "tiles"},
	{"M5.1", "three of gastronomy", "voyage gastronomy4 gastronomy5; hand gastronomy3", "move gastronomy3", "tiles gastronomy; total 2"},
	{"M5.1", "two are too few", "voyage gastronomy4; hand gastronomy3", "move gastronomy3", "tiles"},
	{"M5.1", "three of spa", "voyage spa3 spa4; hand spa5 spa1", "move spa5; pay spa1", "tiles spa"},
	{"M5.1", "three of monument", "voyage monument2 monument3; hand monument4", "move monument4", "tiles monument"},
	{"M5.1", "three of landscape", "voyage landscape3 landscape4; hand landscape2", "move landscape2", "tiles landscape"},
	{"M5.1", "all three zones, the start counts", "voyage spa5; hand monument9 spa1", "move monument9; pay spa1", "tiles zones"},
	{"M5.1", "two zones are too few", "hand monument9 spa1 spa2", "move monument9; pay spa1; pay spa2", "tiles"},
	{"M5.1", "two different characters", "voyage noble; hand montaigne-lyon", "move montaigne-lyon", "tiles company"},
	{"M5.1", "Montaigne twice is one character", "voyage montaigne-limoges; hand montaigne-lyon", "move montaigne-lyon", "tiles"},
	{"M5.1", "a tile is taken once", "voyage noble coachman; hand montaigne-lyon; 1: tiles company", "move montaigne-lyon", "tiles; 1: tiles company"},
	{"M5.1", "as many does not take it over", "voyage gastronomy4 gastronomy5; hand gastronomy3; 1: voyage gastronomy1 gastronomy2 gastronomy6; 1: tiles gastronomy", "move gastronomy3", "tiles; 1: tiles gastronomy"},
	{"M5.1", "more takes it over", "voyage gastronomy4 gastronomy5 gastronomy6; hand gastronomy7; 1: voyage gastronomy1 gastronomy2 gastronomy3; 1: tiles gastronomy", "move gastronomy7", "tiles gastronomy; 1: tiles; said tile.passes"},
	{"M5.1", "from one who is home too", "seats 3; voyage gastronomy4 gastronomy5 gastronomy6; hand gastronomy7; 1: voyage gastronomy3 gastronomy8 gastronomy1; 1: home 1; 1: tiles gastronomy", "move gastronomy7", "tiles gastronomy; 1: tiles"},
	{"M5.1", "two at once", "voyage noble coachman; voyage spa4 spa5; hand montaigne-rome spa1 spa2", "move montaigne-rome; pay spa1", "tiles company zones; said tile tile"},
	{"M5.1", "only who gained a card", "1: voyage noble coachman montaigne-lyon; hand spa3", "move spa3", "tiles; 1: tiles"},
}

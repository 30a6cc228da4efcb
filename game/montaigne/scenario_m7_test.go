package montaigne

import (
	"testing"

	"posterestante/game"
)

// M7: the Great Travellers.
func TestScenarioTravellers(t *testing.T) { runRows(t, travellerRows) }

const (
	winds = "winds; "
	meets = "encounters; "
	popes = meets + "1: voyage pope; hand spa3; row spa5 spa7 spa8 spa9; "
)

var travellerRows = []row{
	{"M7.1", "cost 1, the same city", winds + "voyage spa3; row spa5 landscape2 spa8 spa9; hand spa1", "supply; sail 2; ? step sail 1 1; pay spa1; ? step take 1; take 1", "voyage spa3 landscape2; hand spa5; has discard spa1; actions 0"},
	{"M7.1", "cost 1, another city", winds + "voyage spa3; row spa5 spa4 spa8 spa9; hand spa1", "supply; !sail 2 M7.1; take 2", ""},
	{"M7.1", "cost 2, the same zone", winds + "voyage spa3; row spa5 spa7 spa4 spa9; hand spa1 spa2", "supply; sail 3; pay spa1; pay spa2", "voyage spa3 spa4; visited bordeaux limoges lyon; step take 1"},
	{"M7.1", "cost 2, the same city, no card for it", winds + "voyage spa3; row spa5 spa7 landscape2 spa9; hand spa1 spa2 spa4", "supply; sail 3; pay spa1; pay spa2; ? step take 1; take 1", "voyage spa3 landscape2; hand spa4 spa5; actions 0"},
	{"M7.1", "cost 2, another zone", winds + "voyage spa3; row spa5 spa7 spa8 spa9; hand spa1 spa2", "supply; !sail 3 M7.1", ""},
	{"M7.1", "no meeting", winds + "voyage spa3; row spa5 spa7 spa4 spa9; hand spa1 spa2; 1: voyage landscape3", "supply; sail 3; pay spa1; pay spa2", "actions 0; nonote meeting"},
	{"M7.1", "it must be paid", winds + "voyage spa3; row spa5 landscape2 spa8 spa9", "supply; !sail 2 M3.4", ""},
	{"M7.1", "or into the hand", winds + "voyage spa3; row spa5 landscape2 spa8 spa9; hand spa1", "supply; take 2; pay spa1", "voyage spa3; hand landscape2"},
	{"M7.1", "in a stay too", winds + "voyage spa3; row spa5 landscape2 spa8 spa9; hand spa1 monument2", "stay monument2; sail 2; pay spa1", "voyage spa3 monument2 landscape2; step -"},
	{"M7.1", "not back to a city left", winds + "voyage spa4 spa3; row spa5 spa7 landscape3 spa9; hand spa1 spa2", "supply; !sail 3 M3.5", ""},
	{"M7.1", "no stays after the Call", winds + "called; voyage spa3; row spa5 landscape2 spa8 spa9; hand spa1", "supply; !sail 2 M6.1", ""},
	{"M7.1", "within the zone after the Call", winds + "called; voyage spa3; row spa5 spa7 spa4 spa9; hand spa1 spa2", "supply; sail 3; pay spa1; pay spa2", "voyage spa3 spa4"},
	{"M7.1", "home by the winds, no second take", winds + books + "row spa5 spa7 spa1 spa9; hand spa3 spa4", "supply; sail 3; pay spa3; pay spa4", "home 1; tiles return1; turn 1; hand"},
	{"M7.1", "tiles are looked at", winds + "voyage landscape2 landscape3; row spa5 landscape4 spa8 spa9; hand spa1", "supply; sail 2; pay spa1", "tiles landscape"},
	{"M7.1", "it is paid from the hand", winds + "voyage spa3; row spa5 landscape2 spa8 spa9; hand spa1", "supply; sail 2; !pay spa2 M3.4; !take 1 M3.4; pay spa1", "voyage spa3 landscape2"},
	{"M7.1", "not without the option, paid or not", "voyage spa3; row spa5 landscape2 spa4 spa9", "supply; !sail 2 M7.1; !sail 3 M7.1; !take 2 M3.4", ""},
	{"M7.1", "not without the option", "voyage spa3; row spa5 landscape2 spa8 spa9; hand spa1", "supply; !sail 2 M7.1", ""},

	{"M7.2", "Montaigne: a quotation of the board", meets + "voyage montaigne-lyon; row spa5 spa7 love1 spa9", "power montaigne-lyon; ? step quote; !take 1 M7.2; !take 4 M7.2; take 3", "hand love1; actions 1; has discard montaigne-lyon; 1: sees hand/0 ?"},
	{"M7.2", "Montaigne: a quotation of a hand", meets + "voyage montaigne-lyon spa3; 1: hand travel1 equality2 spa4",
		"power montaigne-lyon; !look 0 M7.2; look 1; ? sees hand/1 travel1 equality2 spa4; ? s: sees hand/1 ? ? ?; ? cannotundo; !pick spa4 M7.2; !skip M7.2; pick travel1", "voyage spa3 travel1; 1: hand equality2 spa4; sees hand/1 ? ?; visited bordeaux limoges lyon basel"},
	{"M7.2", "Montaigne: it joins its city's group", meets + "voyage monument2 spa4 montaigne-rome; 1: hand love1", "power montaigne-rome; look 1; pick love1", "voyage monument2 love1 spa4"},
	{"M7.2", "Montaigne: none there, lost all the same", meets + "voyage montaigne-lyon; 1: hand spa4 spa3", "power montaigne-lyon; look 1; !pick spa4 M7.2; skip", "voyage; has discard montaigne-lyon; 1: size hand 2; sees hand/1 ? ?; actions 1"},
	{"M7.2", "Montaigne: none that may join", meets + "voyage spa3 montaigne-lyon; visited lyon; 1: hand equality2", "power montaigne-lyon; look 1; !pick equality2 M3.5; skip", "voyage spa3"},
	{"M7.2", "Montaigne: an empty hand is not looked at", meets + "seats 3; voyage montaigne-lyon; 1: hand spa4", "power montaigne-lyon; !look 2 M7.2; look 1", ""},
	{"M7.2", "Montaigne: nothing anywhere", meets + "voyage montaigne-lyon; row spa5 spa7 spa8 love1", "!power montaigne-lyon M7.2", ""},

	{"M7.2", "Montaigne: an empty place", meets + "called; voyage montaigne-lyon; row love1 - - -; rest hand", "power montaigne-lyon; !take 3 M7.2; take 1", ""},

	{"M7.2", "Noble: three of the reserve", meets + "voyage noble spa3; reserve spa10 spa11 spa12 spa4; row spa5 spa7 spa8 spa9", "power noble", "hand spa10 spa11 spa12; row spa5 spa7 spa8 spa9; voyage spa3; actions 1; cannotundo; 1: sees hand/0 ? ? ?"},
	{"M7.2", "Noble: coming home, a card of the board", meets + "voyage education2 friendship2; hand noble; row spa5 wisdom5 spa8 spa9", "move noble; ? step noble; ? home 0; take 2", "home 1; turned; voyage education2 friendship2 wisdom5 noble; tiles return1; s: sees voyage/0 education2 friendship2 wisdom5 noble"},
	{"M7.2", "Noble: the one face down", meets + "voyage spa3; hand noble; row spa5 education1 spa8 landscape2", "move noble; take 4", "voyage spa3 landscape2 noble; home 1"},
	{"M7.2", "Noble: it may stay face up", meets + "voyage spa3; hand noble", "move noble; !end M7.2; skip", "home 1; notturned; voyage spa3 noble"},
	{"M7.2", "Noble: turned it no longer counts", meets + "voyage coachman montaigne-lyon; hand noble; row spa5 spa7 spa8 spa9", "move noble; ? tiles company; take 1", "tiles company; turned"},
	{"M7.2", "Noble: turned it is no character at the end", meets + "1: " + books + "1: voyage coachman noble; 1: home 1; 1: turned; 1: tiles return1; last_turn; " + books2 + "voyage montaigne-rome pope; hand gastronomy1 spa3 spa4",
		"move gastronomy1; pay spa3; pay spa4", "over; tiles zones company characters cities discoveries; 1: tiles return1 quotations"},
	{"M7.2", "Noble: in the base game just a card", "voyage spa3; hand noble", "move noble", "home 1; notturned"},
	{"M7.2", "Noble: the toll first", meets + "voyage spa5; hand noble spa2; row spa7 spa8 spa9 spa10", "move noble; ? step toll 1; pay spa2; ? step noble; take 1", "voyage spa5 spa7 noble; home 1"},
	{"M7.2", "Noble: a city that was left is open to it", meets + "voyage spa3; visited lyon; hand noble; row spa5 spa4 spa8 spa9", "move noble; take 2", "voyage spa3 spa4 noble; home 1"},
	{"M7.2", "Noble: an empty place", meets + "called; voyage spa3; row spa5 - - -; rest hand", "move noble; !take 2 M7.2; take 1", "voyage spa3 spa5 noble"},
	{"M7.2", "Noble: any card of the board, the Call in force", meets + "called; voyage spa3; hand noble; row spa9 spa8 spa7 spa10", "move noble; take 1", "voyage spa3 spa9 noble"},

	{"M7.2", "Coachman: any zone, free", meets + "voyage coachman; hand spa9 spa3", "power coachman; ? step coach; !move spa9 M7.2; lay spa9", "voyage spa9; hand spa3; actions 1; step -"},
	{"M7.2", "Coachman: only from the hand", meets + "voyage coachman; hand spa9", "power coachman; !lay spa3 M7.2; lay spa9", "voyage spa9"},
	{"M7.2", "Coachman: a city already visited", meets + "voyage coachman spa4; hand spa3", "power coachman; lay spa3", "voyage spa4 spa3"},
	{"M7.2", "Coachman: no meeting", meets + "voyage coachman; hand spa9; 1: voyage monument9", "power coachman; lay spa9", "actions 1; nonote meeting"},
	{"M7.2", "Coachman: at the end, not in the group", meets + "voyage spa3 coachman spa4; hand landscape2", "power coachman; lay landscape2", "voyage spa3 spa4 landscape2"},
	{"M7.2", "Coachman: no draw", meets + "voyage coachman spa4; hand landscape3", "power coachman; lay landscape3", "hand; step -"},
	{"M7.2", "Coachman: home", meets + books + "voyage coachman; hand spa1", "power coachman; lay spa1", "home 1; tiles return1; turn 1"},
	{"M7.2", "Coachman: farther after the Call", meets + "called; voyage coachman; hand spa9", "power coachman; lay spa9", "voyage spa9"},
	{"M7.2", "Coachman: nothing to lay", meets + "voyage coachman", "!power coachman M7.2", ""},

	{"M7.2", "Maid: a spa or gastronomy", meets + "voyage maid spa3; 1: voyage spa4 gastronomy4 monument4 love1", "power maid; ? step rob 1; !rob monument4 M7.2; !rob love1 M7.2; !rob spa3 M7.2; rob gastronomy4", "voyage spa3 gastronomy4; 1: voyage spa4 monument4 love1; visited bordeaux limoges lyon plombieres; actions 1"},
	{"M7.2", "Maid: into the group", meets + "voyage landscape3 spa3 maid; 1: voyage spa4", "power maid; rob spa4", "voyage landscape3 spa4 spa3; 1: voyage; 1: visited bordeaux lyon"},
	{"M7.2", "Maid: beside the start tile", meets + "voyage spa3 maid; 1: voyage spa1", "power maid; rob spa1", "voyage spa1 spa3; home 0"},
	{"M7.2", "Maid: not to a city left", meets + "voyage spa3 maid; visited lyon; 1: voyage spa4", "!power maid M7.2", ""},
	{"M7.2", "Maid: not farther after the Call", meets + "called; voyage spa3 maid; 1: voyage spa9 spa7", "!power maid M7.2", ""},
	{"M7.2", "Maid: within reach after the Call", meets + "called; voyage spa5 maid; 1: voyage spa9 spa7", "power maid; !rob spa9 M6.1; rob spa7", "voyage spa5 spa7"},
	{"M7.2", "Maid: the tile passes", meets + "voyage maid spa3 spa7 spa8; 1: voyage spa4 spa9 spa10; 1: tiles spa", "power maid; rob spa4", "tiles spa; 1: tiles"},
	{"M7.2", "Maid: nothing there", meets + "voyage maid; 1: voyage love1", "!power maid M7.2", ""},
	{"M7.2", "Maid: the robbed city stays closed", meets + "voyage maid; 1: voyage spa4; 1: hand landscape3", "power maid; rob spa4; supply; take 1; take 1; end; !move landscape3 M3.5", "turn 1"},

	{"M7.2", "Scholar: look and take", meets + "voyage scholar; 1: hand love1 spa4", "power scholar; ? step search; look 1; ? sees hand/1 love1 spa4; !skip M7.2; pick spa4", "hand spa4; 1: hand love1; sees hand/1 ?; 1: sees hand/0 ?; actions 1"},
	{"M7.2", "Scholar: another hand, at the last one must", meets + "seats 3; voyage scholar; 1: hand love1; 2: hand spa4", "power scholar; look 1; ? s: sees hand/1 ?; ? 2: sees hand/1 ?; skip; ? sees hand/1 ?; !look 1 M7.2; look 2; !skip M7.2; pick spa4", "hand spa4; 1: hand love1; 2: hand"},
	{"M7.2", "Scholar: empty hands are skipped", meets + "seats 3; voyage scholar; 1: hand love1", "power scholar; !look 2 M7.2; look 1; !skip M7.2; pick love1", "hand love1"},
	{"M7.2", "Scholar: no hand at all", meets + "voyage scholar", "!power scholar M7.2", ""},
	{"M7.2", "Scholar: only what is there", meets + "voyage scholar; 1: hand love1", "power scholar; look 1; !pick love2 M7.2", ""},

	{"M7.2", "Theologian: of each hand, by its back", meets + "seats 3; voyage theologian; 1: hand spa4 wisdom4; 2: hand spa7 spa9", "power theologian; ? step unseen; !unseen 1.1 M7.2; unseen 2.1; !unseen 2.1 M7.2; unseen 1.2", "hand spa7 wisdom4; 1: hand spa4; 2: hand spa9; actions 1; cannotundo"},
	{"M7.2", "Theologian: who has none gives none", meets + "seats 3; voyage theologian; 1: hand spa4; 2: hand spa7", "power theologian; !unseen 1.1 M7.2; unseen 2.1", "hand spa7; step -; 1: hand spa4"},
	{"M7.2", "Theologian: nobody has any", meets + "voyage theologian; 1: hand spa4", "!power theologian M7.2", ""},
	{"M7.2", "Theologian: backs of zone 2", meets + "voyage theologian; 1: hand spa5 spa7 spa8 spa9 spa1", "power theologian; ? back hand/1 plombieres basel augsburg rome bordeaux", "count unseen 3"},

	{"M7.2", "Pope: any card, free", meets + "voyage pope; row spa5 spa7 spa8 spa9", "power pope; ? step pope; take 3", "hand spa8; size discard 1; actions 1; step -"},
	{"M7.2", "Pope: the one face down", meets + "voyage pope; row spa5 spa7 spa8 spa9", "power pope; take 4", "hand spa9"},
	{"M7.2", "Pope: an empty place", meets + "called; voyage pope; row spa5 spa7 - -; rest hand", "power pope; ? row spa5 spa7 pope -; !take 4 M7.2; take 2", "step -"},
	{"M7.2", "Pope: between the takes", meets + "voyage pope; row spa5 spa7 spa8 spa9; reserve spa10", "supply; take 1; power pope; take 2; ? step take 1; take 1", "hand spa5 spa8 spa7; step -"},
	{"M7.2", "Pope: after the action", meets + "voyage pope; hand spa10; row spa5 spa7 spa8 spa9", "move spa10; power pope; take 2; end", "turn 1"},
	{"M7.2", "Pope: in another's turn, who then goes on", popes, "move spa3; pope 1; ? turn 1; ? step pope 1; !end M7.2; !skip M7.2; take 4; ? turn 0; end",
		"turn 1; 1: hand spa9; 1: voyage; has discard pope; actions 1"},
	{"M7.2", "Pope: before another's first action", popes, "pope 1; take 3; ? turn 0; ? actions 1; move spa3", "1: hand spa8; actions 0"},
	{"M7.2", "Pope: nothing that is said is taken back", popes, "pope 1", "cannotundo"},
	{"M7.2", "Pope: once, and only who has the Pope", "seats 3; " + popes, "!pope 2 M7.2; !pope 3 M7.2; pope 1; !pope 1 M7.2; take 1; !pope 1 M7.2", "turn 0"},
	{"M7.2", "Pope: in one's own turn from the voyage", meets + "voyage pope; hand spa3", "!pope 0 M7.2; power pope", "turn 0; step pope"},
	{"M7.2", "Pope: not while another settles something", popes, "supply; !pope 1 M7.2; take 1; !pope 1 M7.2; take 1; pope 1", "turn 1"},
	{"M7.2", "Pope: not from home", "seats 3; " + meets + "1: voyage pope spa1; 1: home 1; hand spa3", "!pope 1 M6.3", ""},
	{"M7.2", "Pope: not without the encounters", "1: voyage pope; hand spa3", "!pope 1 M7.2", ""},
	{"M7.2", "Pope: no other between the takes", meets + "voyage pope coachman; hand spa1", "supply; !power coachman M3.4; power pope", ""},

	{"M7.2", "Courtesan: a character", meets + "voyage courtesan spa3; 1: voyage montaigne-lyon spa4", "power courtesan; !rob spa4 M7.2; rob montaigne-lyon", "voyage spa3 montaigne-lyon; 1: voyage spa4; total 1"},
	{"M7.2", "Courtesan: into the group", meets + "voyage spa3 spa4 courtesan; 1: voyage coachman", "power courtesan; rob coachman", "voyage spa3 coachman spa4"},
	{"M7.2", "Courtesan: the Noble beside the start tile", meets + "voyage spa3 courtesan; 1: voyage noble", "power courtesan; rob noble; power noble", "size hand 3; voyage spa3"},
	{"M7.2", "Courtesan: no character there", meets + "voyage courtesan; 1: voyage spa3", "!power courtesan M7.2", ""},
	{"M7.2", "instead of a further action, or fetching", meets + "voyage coachman; hand spa9; discard spa1", "", "legal further coachman; legal fetch coachman spa1; legal power coachman"},
	{"M7.2", "not of the city's own card once it left", meets + "voyage spa3 maid; 1: voyage gastronomy6", "!power maid M7.2", ""},
	{"M7.2", "both options together", "winds; encounters; voyage pope; row spa5 spa9 spa7 spa8; hand spa1", "supply; sail 2; pay spa1", "voyage pope spa9"},

	{"M7.3", "the last group of its city", meets + "voyage spa3 spa4 courtesan; 1: voyage coachman; visited limoges", "power courtesan; rob coachman", "voyage spa3 coachman spa4"},
	{"M7.3", "a stolen card brings no meeting", meets + "voyage courtesan; 1: voyage spa4 montaigne-rome; hand spa3", "power courtesan; rob montaigne-rome", "actions 1; nonote meeting"},
}

// TestLot checks that of equal backs the lot decides (M7.2), whichever of them is
// clicked, and that all of them come.
func TestLot(t *testing.T) {
	came := map[uint8]int{}
	for seed := range uint64(200) {
		s := lang.Position(t, meets+"voyage theologian; 1: hand spa4 spa5 spa7 spa6 wisdom4 gastronomy6")
		s.rng = game.NewRand(seed)
		s.Apply(game.Action{Verb: VPower, A: cardNamed("theologian")}, nil)
		s.Apply(game.Action{Verb: VUnseen, A: 1, B: 1}, nil)
		came[s.p[0].hand.C[0]]++
	}
	for _, name := range []string{"spa5", "spa6", "wisdom4", "gastronomy6"} {
		if n := came[cardNamed(name)]; n < 25 || len(came) != 4 {
			t.Errorf("%s came %d times of 200: %v", name, n, came)
		}
	}
}

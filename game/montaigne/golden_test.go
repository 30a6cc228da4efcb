package montaigne

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// The golden playthroughs, show matches under seeded play as every seat sees
// them: the whole table when a turn begins, then each action, what is said
// (":"), and the lines of the table that it changed ("~"). "sees" lines tell
// where a seat's view differs from a spectator's. Read the diff after -update.
var goldens = []playthrough{
	{"base2", "p p", "", 11, 60, 20},
	{"base4", "p p p p", "", 12, 60, 20},
	{"winds3", "p p p", "w", 13, 60, 20},
	{"encounters3", "p p p", "e", 14, 120, 40},
	{"travellers2", "p p", "we", 15, 120, 40},
	{"long2", "p p", "l", 16, 60, 30},
	{"longtravellers3", "p p p", "wel", 17, 120, 40},
}

type playthrough struct {
	name, seats, options string
	seed                 uint64
	first, last          int // actions shown
}

// roamer plays at random, and comes home only once the King has called.
type roamer struct{ rand game.Rand }

// Choose is game.Bot.
func (b *roamer) Choose(v game.View, legal []game.Action, deal func() game.State) game.Action {
	s := deal().(*State)
	on := slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return !s.called() && leadsHome(s, a) })
	if len(on) == 0 {
		on = legal
	}
	if b.rand.Intn(3) == 0 { // verbs that are rare among the actions
		rare := slices.DeleteFunc(slices.Clone(on), func(a game.Action) bool { return a.Verb != VPower && a.Verb != VSail })
		if len(rare) > 0 {
			on = rare
		}
	}
	return on[b.rand.Intn(len(on))]
}

func TestGolden(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, g.golden)
	}
}

// golden plays a match and compares what is seen of it with its file.
func (g playthrough) golden(t *testing.T) {
	setup := setupOf(g.seats, g.options)
	setup.Seed = game.Numbered(g.seed)
	s, err := game.NewSession(Game{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	bot := &roamer{rand: game.NewRand(g.seed)}
	for !s.Over() {
		if _, err := s.Do(s.Ask(bot, &bot.rand)); err != nil {
			t.Fatal(err)
		}
	}
	head := fmt.Sprintf("%v %v seed %s", setup.Seats, setup.Options, setup.Seed)
	got := gametest.Told{Said: said, View: viewLines}.Playthrough(s, head, g.first, g.last)
	gametest.Golden(t, filepath.Join("testdata", "golden", g.name+".txt"), got)
}

// said is what an event tells beyond what the table shows.
func said(e game.Event) string {
	switch e.Kind {
	case game.Shuffle:
		return "the discard is shuffled into the reserve"
	case game.End:
		return fmt.Sprintf("the end, %s", e.Rule)
	case game.Note:
		return strings.Join(strings.Fields(fmt.Sprintf("%s %s seat %d %s", e.Rule, e.Key, e.Seat, pieceName(e.Piece.ID))), " ")
	}
	return ""
}

// viewLines writes a view, a line for each part of the table.
func viewLines(v game.View) []string {
	counters := fmt.Sprintf("  turn %d", v.Turn)
	for i, c := range table.Counters { // those that are not 0
		if n := v.Counter(game.Counter(i), game.Nobody); i > 0 && !c.PerSeat && n != 0 {
			counters += fmt.Sprintf(", %s %d", c.Name, n)
		}
	}
	out := []string{counters}
	for _, z := range []game.Zone{ReserveTop, Row, Discard, CallAside, TileRow} {
		out = append(out, " "+zoneText(&v, z, game.Nobody))
	}
	out = append(out, fmt.Sprintf("  reserve %v", v.Pile(Reserve, game.Nobody).Backs))
	for seat := range game.Seat(v.Seats) {
		out = append(out, fmt.Sprintf("  seat %d: home %d, visited %03x, level %d |", seat, v.Counter(HomeN, seat), v.Counter(VisitedN, seat), v.Counter(LevelN, seat))+
			zoneText(&v, Voyage, seat)+zoneText(&v, TilesHeld, seat))
		out = append(out, "   "+zoneText(&v, Hand, seat))
	}
	return out
}

// zoneText lists a zone: names, "?" and the city where a face isn't known.
func zoneText(v *game.View, z game.Zone, seat game.Seat) string {
	name := " " + table.Zones[z].Name
	if table.Zones[z].PerSeat {
		name += "/" + fmt.Sprint(seat)
	}
	for _, piece := range v.Pile(z, seat).Pieces {
		switch {
		case piece.Back != 0 && piece.ID == 0:
			name += " ?" + City(piece.Back).String()
		case piece.Back != 0:
			name += " " + pieceName(piece.ID)
		}
	}
	return name + " |"
}

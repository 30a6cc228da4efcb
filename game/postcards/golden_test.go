package postcards

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// The golden playthroughs show matches under seeded random play as every seat
// sees them: the whole table when a turn begins, then each action, what is said
// (":"), and the lines of the table that it changed ("~"). "sees" lines tell
// where a seat's view differs from a spectator's. Read the diff after -update.
var goldens = []struct {
	name, seats, side string
	seed              uint64
	first, last       int // actions shown
}{
	{"persons2", "person person", "A", 11, 60, 20},
	{"persons3", "person person person", "B", 12, 60, 20},
	{"persons4", "person person person person", "A", 13, 60, 20},
	{"solo-easy", "person automa:easy", "A", 21, 100, 30},
	{"solo-normal", "person automa:normal", "B", 22, 100, 30},
	{"solo-expert", "automa:expert person", "A", 23, 100, 30},
}

func TestGolden(t *testing.T) {
	for _, g := range goldens {
		t.Run(g.name, func(t *testing.T) {
			setup := game.Setup{Game: "postcards", Seats: strings.Fields(g.seats), Options: map[string]string{"side": g.side}, Seed: game.Numbered(g.seed)}
			s, err := game.NewSession(Game{}, setup)
			if err != nil {
				t.Fatal(err)
			}
			bot := &game.RandomBot{Rand: game.NewRand(g.seed)}
			for !s.Over() {
				if _, err := s.Do(s.Ask(bot, &bot.Rand)); err != nil {
					t.Fatal(err)
				}
			}
			head := fmt.Sprintf("%v side %s seed %s", setup.Seats, setup.Options["side"], setup.Seed)
			got := gametest.Told{Said: said, View: viewLines}.Playthrough(s, head, g.first, g.last)
			gametest.Golden(t, filepath.Join("testdata", "golden", g.name+".txt"), got)
		})
	}
}

// said is what an event tells beyond what the table shows.
func said(e game.Event) string {
	switch e.Kind {
	case game.Shuffle:
		return fmt.Sprintf("%s is shuffled into %s", table.Zones[e.From.Zone].Name, table.Zones[e.To.Zone].Name)
	case game.End:
		return "the end"
	case game.Note:
		at := ""
		if e.To.Zone != 0 {
			at = fmt.Sprintf(" at %s %d.%d", table.Zones[e.To.Zone].Name, e.To.Index, e.To.Sub)
		}
		return strings.Join(strings.Fields(fmt.Sprintf("%s %s %s%s (%d)", e.Rule, e.Key, pieceName(e.Piece.ID), at, e.Value)), " ")
	}
	return ""
}

// viewLines writes a view, a line for each part of the table.
func viewLines(v game.View) []string {
	counters := fmt.Sprintf("  turn %d, %s", v.Turn, phaseNames[v.Counter(Phase, game.Nobody)])
	if v.Over {
		counters += ", over"
	}
	for i, c := range table.Counters { // those that are not 0
		if n := v.Counter(game.Counter(i), game.Nobody); i > 0 && !c.PerSeat && game.Counter(i) != Phase && n != 0 {
			counters += fmt.Sprintf(", %s %d", c.Name, n)
		}
	}
	out := []string{counters}
	for _, zones := range [][]game.Zone{{TravelDeck, Row, TravelDiscard}, {CardDeck, CardTop, CardRow, CardDiscard}, {GiftDeck, GiftRow, GiftDiscard, Bonus}} {
		line := " "
		for _, z := range zones {
			line += zoneText(&v, z, game.Nobody)
		}
		out = append(out, line)
	}
	for seat := range game.Seat(v.Seats) {
		line := fmt.Sprintf("  seat %d: score %d, level %d, bike %v, camps %v, left %d |", seat, v.Counter(ScoreN, seat), v.Counter(Level, seat),
			onMap(&v, Bikes, bike(seat)), onMap(&v, Sites, camp(seat)), v.Pile(Track, seat).Len())
		for _, z := range []game.Zone{ItineraryHeld, FirstHeld, BonusHeld, Sent, GiftsHeld} {
			line += zoneText(&v, z, seat)
		}
		out = append(out, line)
		cards := "    postcards/" + fmt.Sprint(seat)
		for _, p := range v.Pile(Cards, seat).Pieces {
			_, c := Sort(p)
			cards += fmt.Sprintf(" %s[s%s m%s]", pieceName(p.ID), spaces(&v, Stamps, c), spaces(&v, Memories, c))
		}
		out = append(out, cards)
		out = append(out, "   "+zoneText(&v, Hand, seat)+zoneText(&v, Played, seat)+zoneText(&v, Look, seat))
	}
	return out
}

func zoneText(v *game.View, z game.Zone, seat game.Seat) string {
	p := v.Pile(z, seat)
	name := table.Zones[z].Name
	if table.Zones[z].PerSeat {
		name += "/" + fmt.Sprint(seat)
	}
	if table.Zones[z].Kind == game.Bag {
		return fmt.Sprintf(" %s %d |", name, p.Len())
	}
	return strings.Join(append([]string{" " + name}, gametest.PileNames(p, lang.Called)...), " ") + " |"
}

// onMap lists where a piece stands on the map, sites counted from 1.
func onMap(v *game.View, z game.Zone, p game.Piece) (out []string) {
	for i, at := range v.Pile(z, game.Nobody).Pieces {
		sub := table.Zones[z].Sub
		switch {
		case at.ID != p.ID:
		case z == Bikes:
			out = append(out, fmt.Sprint(i/sub))
		default:
			out = append(out, fmt.Sprintf("%d.%d", i/sub, i%sub+1))
		}
	}
	return out
}

// spaces lists the spaces of a postcard that hold a token.
func spaces(v *game.View, z game.Zone, card int) (out string) {
	for i := range table.Zones[z].Sub {
		if v.At(common(z, uint8(card), uint8(i))).Back != 0 {
			out += fmt.Sprint(i + 1)
		}
	}
	return out
}

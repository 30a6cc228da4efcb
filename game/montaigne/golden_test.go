package montaigne

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// The golden playthroughs show matches under seeded play as every seat sees
// them: the whole table when a turn begins, then each action, what is said
// (":"), and the lines of the table that it changed ("~"). "sees" lines tell
// where a seat's view differs from a spectator's. Read the diff after -update.
var goldens = []struct {
	name, seats, options string
	seed                 uint64
	first, last          int // actions shown
}{
	{"base2", "p p", "", 11, 60, 20},
	{"base4", "p p p p", "", 12, 60, 20},
	{"winds3", "p p p", "w", 13, 60, 20},
	{"encounters3", "p p p", "e", 14, 120, 40},
	{"travellers2", "p p", "we", 15, 120, 40},
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
		t.Run(g.name, func(t *testing.T) {
			setup := setupOf(g.seats, g.options)
			setup.Seed = g.seed
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
			compareGolden(t, filepath.Join("testdata", "golden", g.name+".txt"), playthrough(s, g.first, g.last))
		})
	}
}

// compareGolden shows the first line that differs.
func compareGolden(t *testing.T, file, got string) {
	t.Helper()
	if gametest.Update() {
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
		return
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatalf("%v (go test -update writes it)", err)
	}
	if why := firstDifference(string(data), got); why != "" {
		t.Errorf("%s:%s\n(if it changed on purpose: go test -update, and read the diff)", file, why)
	}
}

// firstDifference says where two texts part, and under which action.
func firstDifference(want, got string) string {
	w, g := strings.Split(want, "\n"), strings.Split(got, "\n")
	action := ""
	for i := range max(len(w), len(g)) {
		a, b := "(end)", "(end)"
		if i < len(w) {
			a = w[i]
		}
		if i < len(g) {
			b = g[i]
		}
		if a != b {
			return fmt.Sprintf("%d: after %q\n  was %s\n  is  %s", i+1, action, a, b)
		}
		if strings.HasPrefix(a, "#") {
			action = a
		}
	}
	return ""
}

// TestFirstDifference holds that a golden comparison can fail.
func TestFirstDifference(t *testing.T) {
	for _, c := range [][3]string{
		{"#1 a\nb\n", "#1 a\nb\n", ""},
		{"#1 a\nb\n", "#1 a\nc\n", "2: after \"#1 a\"\n  was b\n  is  c"},
		{"a", "a\nb", "2: after \"\"\n  was (end)\n  is  b"},
	} {
		if got := firstDifference(c[0], c[1]); got != c[2] {
			t.Errorf("%q and %q: %q, it must be %q", c[0], c[1], got, c[2])
		}
	}
}

// playthrough writes a match, its first and last actions.
func playthrough(s *game.Session, first, last int) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%v %v seed %d\n", s.Setup().Seats, s.Setup().Options, s.Setup().Seed)
	var before []string
	turn := game.Nobody
	for n := range s.Len() {
		if n >= first && n < s.Len()-last {
			if n == first {
				fmt.Fprintf(&b, "\n... %d actions are not shown ...\n", s.Len()-last-first)
			}
			turn = game.Nobody
			continue
		}
		step := s.Step(n)
		if step.Seat != turn {
			turn = step.Seat
			before = tableLines(s, n)
			fmt.Fprintf(&b, "\n== seat %d's turn\n%s\n", turn, strings.Join(before, "\n"))
		}
		fmt.Fprintf(&b, "#%d seat %d: %s\n", n+1, step.Seat, Game{}.Notation(step.Action))
		for _, e := range step.Events {
			if line := said(e); line != "" {
				b.WriteString("    : " + line + "\n")
			}
		}
		after := tableLines(s, n+1)
		for _, line := range after {
			if !slices.Contains(before, line) {
				b.WriteString("    ~ " + strings.TrimSpace(line) + "\n")
			}
		}
		before = after
	}
	fmt.Fprintf(&b, "\n== over after %d actions\n%s\n", s.Len(), strings.Join(before, "\n"))
	for i, sc := range s.Scores() {
		fmt.Fprintf(&b, "seat %d: %d points, place %d\n", i, sc.Total, sc.Place)
		for _, l := range sc.Lines {
			fmt.Fprintf(&b, "    %s %s: %d, %d points\n", l.Rule, l.Key, l.Count, l.Points)
		}
	}
	return b.String()
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

// tableLines is the table after n actions: as a spectator sees it, and what
// each seat sees otherwise.
func tableLines(s *game.Session, n int) []string {
	common := viewLines(s.ViewAt(n, game.Nobody))
	out := slices.Clone(common)
	for seat := range game.Seat(s.Seats()) {
		for _, line := range viewLines(s.ViewAt(n, seat)) {
			if !slices.Contains(common, line) {
				out = append(out, fmt.Sprintf("  seat %d sees %s", seat, strings.TrimSpace(line)))
			}
		}
	}
	return out
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

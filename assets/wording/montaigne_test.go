package wording

import (
	"strings"
	"testing"
	"unicode/utf8"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// widest are how many letters there is room for.
const (
	widestShort  = 96
	widestLong   = 200
	widestPrompt = 124
	widestButton = 22
)

func TestMontaigneActionsTold(t *testing.T) {
	verbs, notes, ends, asked := map[game.Verb]int{}, map[string]int{}, map[game.Rule]int{}, map[int]int{}
	shorts := map[string]bool{}
	roamed(t, 21, func(s *game.Session, step game.Step) {
		verbs[step.Action.Verb]++
		for _, e := range step.Events {
			notes[e.Key.String()]++
			if e.Kind == game.End {
				ends[e.Rule]++
			}
		}
		for _, seat := range []game.Seat{game.Nobody, step.Seat, (step.Seat + 1) % game.Seat(s.Seats())} {
			before, after := s.ViewAt(s.Len()-1, seat), s.View(seat)
			asked[after.Counter(mt.StepKind, game.Nobody)]++
			for lang, tell := range travelTellers() {
				line := tell.Step(&before, &after, step.Seat, step.Action, game.EventsFor(step.Events, seat))
				for _, text := range append(line.Long, line.Short) {
					if bad := sane(text); bad != "" || text == "" {
						t.Fatalf("%s, seat %d, %s: %q holds %q", lang, seat, mt.Game{}.Notation(step.Action), text, bad)
					}
				}
				fits(t, lang, line)
				if line.Seat != step.Seat || line.Rule == "" || line.Sign == "" || !strings.HasPrefix(line.Short, seatNames[step.Seat]) {
					t.Fatalf("%s: %+v", lang, line)
				}
				if strings.HasPrefix(line.Short, tell.say.t("line.step", with{"Who": seatNames[step.Seat]})) {
					t.Fatalf("%s: nothing is told of %s", lang, mt.Game{}.Notation(step.Action))
				}
				shorts[line.Short] = true
			}
		}
		if s.Over() {
			travelScores(t, s)
		}
	})
	for v := mt.VMove; v <= mt.VPass; v++ {
		if verbs[v] == 0 && v != mt.VPass { // see TestMontaigneSeldom
			t.Errorf("verb %d was never told", v)
		}
	}
	for _, key := range []string{"meeting", "home", "home.books", "tile", "call", "last"} {
		if notes[key] == 0 {
			t.Errorf("the note %s was never told", key)
		}
	}
	if ends["M6.3"] == 0 {
		t.Errorf("ends: %v", ends)
	}
	for kind := range int(mt.StepPope) + 1 {
		if asked[kind] == 0 && kind != int(mt.StepHome) {
			t.Errorf("step %d was never there", kind)
		}
	}
	t.Logf("%d different lines, ends %v", len(shorts), ends)
}

// fits checks that a line is no longer than there is room for; what a hand holds
// may be any number of cards.
func fits(t *testing.T, lang string, line Line) {
	t.Helper()
	if n := utf8.RuneCountInString(line.Short); n > widestShort {
		t.Errorf("%s: %d letters: %q", lang, n, line.Short)
	}
	for _, long := range line.Long {
		if n := utf8.RuneCountInString(long); n > widestLong && strings.Count(long, ", ") < 5 {
			t.Errorf("%s: %d letters: %q", lang, n, long)
		}
	}
}

func travelScores(t *testing.T, s *game.Session) {
	t.Helper()
	for _, score := range s.Scores() {
		for _, line := range score.Lines {
			for lang, tell := range travelTellers() {
				if text := tell.ScoreLine(line); sane(text) != "" || text == "" {
					t.Errorf("%s: %q", lang, text)
				}
			}
		}
	}
}

// TestMontaigneSeldom tells what random play seldom does.
func TestMontaigneSeldom(t *testing.T) {
	s := leave(t, 0)
	v := s.View(0)
	tile := game.Piece{ID: 204, Back: mt.BackTile, Up: true}
	if mt.TileOf(tile) != mt.TileGastronomy {
		t.Fatal("the tile is another")
	}
	from, to := game.Spot{Zone: mt.TilesHeld, Seat: 1, Index: 4}, game.Spot{Zone: mt.TilesHeld, Seat: 0, Index: 4}
	passes := []game.Event{{Kind: game.Move, Piece: tile, From: from, To: to}, {Kind: game.Note, Key: mt.NoteTilePasses, Rule: "M5.1", Piece: tile, To: to, Value: 2}}
	for lang, want := range map[string][]string{
		"en": {"Lise can do nothing and passes; Anatole is next", "The tile “The gourmet” passes from Anatole to Lise: 2 points. (M5.1)"},
		"fr": {"Lise ne peut rien faire et passe\u00a0; à Anatole de jouer", "La tuile «\u00a0Le gourmet\u00a0» quitte Anatole pour Lise\u00a0: 2 points. (M5.1)"},
	} {
		tell, after := travelTellers()[lang], v.Clone()
		after.Turn = 1
		if line := tell.Step(&v, &after, 0, game.Action{Verb: mt.VPass}, nil); line.Short != want[0] || line.Rule != "M3.6" {
			t.Errorf("%s: %+v", lang, line)
		}
		if line := tell.Step(&v, &v, 0, game.Action{Verb: mt.VStay, A: 1}, passes); len(line.Long) != 1 || line.Long[0] != want[1] {
			t.Errorf("%s: %q", lang, line.Long)
		}
	}
}

// TestMontaigneReasons lets bots play and says why they did what they did.
func TestMontaigneReasons(t *testing.T) {
	s, err := game.NewSession(mt.Game{}, game.Setup{Game: "montaigne", Seats: []string{"bot:steady", "bot:random"}, Seed: "3"})
	if err != nil {
		t.Fatal(err)
	}
	said := map[string]int{}
	for !s.Over() && s.Len() < 80 {
		a, _ := s.Reply()
		if _, err := s.Do(a); err != nil {
			t.Fatal(err)
		}
		f, ok := s.Reason(s.Len()-1, s.Step(s.Len()-1).Seat)
		if (s.Step(s.Len()-1).Seat == 0) != ok {
			t.Fatalf("action %d: a reason is %v", s.Len(), ok)
		}
		for lang, tell := range travelTellers() {
			if !ok {
				continue
			}
			text := tell.Reason(f)
			if sane(text) != "" || f.Rule != "" && !strings.HasSuffix(text, ". ("+string(f.Rule)+")") {
				t.Fatalf("%s: %q of %+v", lang, text, f)
			}
			said[text]++
		}
	}
	if len(said) < 8 {
		t.Errorf("only %v", said)
	}
}

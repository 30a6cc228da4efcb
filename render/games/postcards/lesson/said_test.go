package lesson

import (
	"strings"
	"testing"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/postcards"
	view "posterestante/render/games/postcards"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// TestTimeAndClicks holds the lesson's length as the issue counts it. The
// Automa needs no click; each of its actions counts as one for the time it takes.
func TestTimeAndClicks(t *testing.T) {
	for _, lang := range words.Languages() {
		for seed := range uint64(chances) {
			clicks, read, was := 0, 0, ""
			end := follow(t, seed, Course.Coach(words.In(lang)), func(s *game.Session, l *table.Lesson, a game.Action) {
				clicks += len(s.Parts(a))
				if l.Title != was {
					read += count(l)
				}
				was = l.Title
			})
			read += count(Course.Coach(words.In(lang)).Lesson(end))
			if minutes := float64(read)/180 + float64(clicks)*3/60; clicks > 45 || minutes >= 8 {
				t.Errorf("%s, seed %d: %d clicks, %d words, %.1f minutes", lang, seed, clicks, read, minutes)
			} else if seed == 0 {
				t.Logf("%s: %d clicks, %d words, %.1f minutes", lang, clicks, read, minutes)
			}
		}
	}
}

func count(l *table.Lesson) int { return len(strings.Fields(l.Title + " " + l.Words)) }

// TestWordsAreShort checks that a step fits its panel: a few words of title, at
// most three sentences.
func TestWordsAreShort(t *testing.T) {
	for _, lang := range words.Languages() {
		c := Course.Coach(words.In(lang))
		check := func(l *table.Lesson) {
			if n := len([]rune(l.Title)); n == 0 || n > 28 || strings.HasPrefix(l.Title, "[") {
				t.Errorf("%s, step %d: title %q", lang, l.Step, l.Title)
			}
			if n := len([]rune(l.Words)); n < 60 || n > 250 || strings.HasPrefix(l.Words, "[") {
				t.Errorf("%s, step %d: %d letters: %q", lang, l.Step, n, l.Words)
			}
			if n := strings.Count(l.Words, ".") + strings.Count(l.Words, "!") + strings.Count(l.Words, "?"); n < 1 || n > 4 {
				t.Errorf("%s, step %d: %d sentences: %q", lang, l.Step, n, l.Words)
			}
		}
		check(c.Lesson(follow(t, 1, c, func(_ *game.Session, l *table.Lesson, _ game.Action) { check(l) })))
	}
}

// TestWhatIsSaid holds what the words say of the deal.
func TestWhatIsSaid(t *testing.T) {
	if postcards.Postcards[44].Points != 15 || postcards.Postcards[13].Points != 3 || postcards.Regions[4].Sites[2] != postcards.Gastronomy {
		t.Error("the words tell other figures")
	}
	said := false
	follow(t, 3, Course.Coach(words.In("en")), func(s *game.Session, l *table.Lesson, a game.Action) {
		v := s.View(0)
		if a.Verb != postcards.VStamp || v.Counter(postcards.StepKind, game.Nobody) != int(postcards.StepStamp) || len(l.Wants) != 2 {
			return
		}
		said = true
		red := 0
		for _, p := range v.Pile(postcards.Hand, 0).Pieces {
			switch _, n := postcards.Sort(p); postcards.TravelColour(uint8(n)) {
			case postcards.Red:
				red++
			case postcards.Yellow, postcards.Green:
				t.Errorf("a %s card is in hand", postcards.TravelColour(uint8(n)))
			}
		}
		if red == 0 {
			t.Error("no red card is in hand")
		}
	})
	if !said {
		t.Error("the step was not met")
	}
}

// TestPointsAtPlaces checks that all that is pointed at is on the table.
func TestPointsAtPlaces(t *testing.T) {
	for _, lang := range words.Languages() {
		w := words.In(lang)
		names := []string{Course.Meta(w).Seats[0].Name, Course.Meta(w).Seats[1].Name}
		ctx := board.Context{Names: names, Colours: []int{0, 1}, Words: w, Tell: wording.For("postcards", w, names), Open: game.Nobody}
		for seed := range uint64(5) {
			follow(t, seed, Course.Coach(w), func(s *game.Session, l *table.Lesson, a game.Action) {
				v := s.View(0)
				lay := view.Board{}.Layout(&v, &ctx)
				if len(l.At) == 0 {
					t.Errorf("%q points at nothing", l.Title)
				}
				for _, spot := range l.At {
					if _, ok := lay.At[spot]; !ok && spot.Zone != postcards.Buttons {
						t.Errorf("%q points at %s, which is nowhere", l.Title, board.SpotID(spot))
					}
				}
			})
		}
	}
}

package montaigne

import (
	"reflect"
	"strings"
	"testing"

	spoken "posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// TestNobodySeesHiddenFaces checks that what a seat can't know changes nothing
// of what it is shown: the layout of its view is the same when that is dealt anew.
func TestNobodySeesHiddenFaces(t *testing.T) {
	r := game.NewRand(9)
	played(t, 1, func(n int, s *game.Session) {
		if n%47 != 0 {
			return
		}
		for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
			st := s.State().Clone()
			st.Determinize(seat, &r)
			before, after := s.View(seat), st.View(seat)
			for _, open := range []game.Seat{game.Nobody, 1} {
				c := contextOf("en", &before)
				c.Open = open
				a, b := Board{}.Layout(&before, c), Board{}.Layout(&after, c)
				if !reflect.DeepEqual(a.Sprites, b.Sprites) || !reflect.DeepEqual(a.Places, b.Places) || !reflect.DeepEqual(a.Notes, b.Notes) {
					t.Fatalf("seat %d sees what it can't know after %d actions", seat, n)
				}
				for _, sprite := range a.Sprites {
					if sprite.Pic.Kind == "mo.card" && sprite.Pic.ID == 0 {
						t.Fatal("a face that nobody knows is shown")
					}
				}
			}
		}
	})
}

// TestEveryMoveIsSeen checks that each zone that pieces come from or go to is
// somewhere on the table, that each move has its manner, and its sound is not
// that of something hidden.
func TestEveryMoveIsSeen(t *testing.T) {
	seen := map[anim.Manner]int{}
	played(t, 2, func(n int, s *game.Session) {
		if n == 0 || n%3 != 0 && n < 150 {
			return
		}
		v := s.View(0)
		l := Board{}.Layout(&v, contextOf("fr", &v))
		for _, e := range s.Step(n - 1).Events {
			if e.Kind != game.Move && e.Kind != game.Shuffle {
				continue
			}
			m := Board{}.Manner(e)
			seen[m.How]++
			if e.Kind == game.Shuffle && m.Back.Kind == "" {
				t.Errorf("a deck is mixed that has no back: %+v", e)
			}
			for _, spot := range []game.Spot{e.From, e.To} {
				if _, ok := l.Rect(spot); !ok {
					t.Fatalf("zone %d of seat %d is nowhere", spot.Zone, spot.Seat)
				}
			}
			if hidden, ok := e.For(game.Nobody); ok && (Board{}).Cue(e) != (Board{}).Cue(hidden) {
				t.Errorf("the sound of %+v tells what it is", e)
			}
		}
	})
	for _, m := range []anim.Manner{anim.Glide, anim.Deal, anim.Toss, anim.Drop, anim.Pop, anim.Swing, anim.Send} {
		if seen[m] == 0 {
			t.Errorf("nothing came in manner %d", m)
		}
	}
}

// TestWordsAreWhole checks that whatever is written or said on the table is there
// in both languages.
func TestWordsAreWhole(t *testing.T) {
	played(t, 1, func(n int, s *game.Session) {
		if n%71 != 0 {
			return
		}
		v := s.View(s.Turn())
		for _, lang := range spoken.Languages() {
			for _, open := range []game.Seat{game.Nobody, board.Drawer, 1} {
				c := contextOf(lang, &v)
				c.Open = open
				l := Board{}.Layout(&v, c)
				whole := func(what, words string) {
					t.Helper()
					if strings.ContainsAny(words, "[]{}") || strings.Contains(words, "<no value>") {
						t.Fatalf("%s: %s says %q", lang, what, words)
					}
				}
				for _, note := range l.Notes {
					whole("a note", note.Words)
					if note.Words == "" {
						t.Fatalf("%s: a note at %+v is empty", lang, note.Rect)
					}
				}
				for _, o := range l.Openers {
					whole("an opener", o.Label)
				}
				for _, s := range l.Sprites {
					whole(s.Pic.Kind, written(s.Pic))
				}
				for _, p := range l.Places {
					whole("a place", written(p.Large))
				}
				for _, s := range (Board{}).Legend(c) {
					whole("the legend", s.Words)
				}
			}
		}
	})
}

// written are the words of a picture.
func written(p stage.Pic) string {
	words := []string{p.Text}
	var read func(v reflect.Value)
	read = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.String:
			words = append(words, v.String())
		case reflect.Struct:
			for i := range v.NumField() {
				read(v.Field(i))
			}
		case reflect.Array:
			for i := range v.Len() {
				read(v.Index(i))
			}
		}
	}
	read(reflect.ValueOf(p.Data))
	return strings.Join(words, "\n")
}

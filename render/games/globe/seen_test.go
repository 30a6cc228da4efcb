package globe_test

import (
	"reflect"
	"strings"
	"testing"

	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
)

// TestNobodySeesHiddenFaces checks that what a seat can't know changes nothing of
// what it is shown: bids, others' bags, decks may be dealt anew.
func TestNobodySeesHiddenFaces(t *testing.T) {
	r := game.NewRand(9)
	for _, g := range sisters {
		steps := map[int]int{}
		played(t, g.board, 4, 900, map[string]string{"auction": "sealed"}, 2, func(n int, s *game.Session) {
			v := s.View(s.Turn())
			step := v.Counter(rules.StepKindN, game.Nobody)
			if steps[step]++; n%61 != 0 && steps[step] > 4 {
				return
			}
			for seat := game.Nobody; int(seat) < s.Seats(); seat++ {
				st := s.State().Clone()
				st.Determinize(seat, &r)
				before, after := s.View(seat), st.View(seat)
				for i, open := range []game.Seat{game.Nobody, 1, game.Nobody, 1} {
					c := contextOn(plans[i/2], g.board, "en", &before)
					c.Open = open
					a, b := g.board.Layout(&before, c), g.board.Layout(&after, c)
					if !reflect.DeepEqual(a.Sprites, b.Sprites) || !reflect.DeepEqual(bare(a.Places), bare(b.Places)) || !reflect.DeepEqual(a.Notes, b.Notes) {
						t.Fatalf("%s: seat %d sees what it can't know after %d actions", g.board.R.Name, seat, n)
					}
				}
			}
		})
		if steps[int(rules.StepBid)] == 0 || steps[int(rules.StepPick)] == 0 {
			t.Errorf("%s: no auction, or no bag was opened: %v", g.board.R.Name, steps)
		}
	}
}

// bare are places without what can't be compared: their shapes.
func bare(places []board.Place) []board.Place {
	out := append([]board.Place{}, places...)
	for i := range out {
		out[i].Shape = nil
	}
	return out
}

// TestFiguresNameTheirThings checks that the figures of a seat name in each game what is
// theirs there: Le jeu du Routard has purchases, Sakodo souvenirs.
func TestFiguresNameTheirThings(t *testing.T) {
	for i, row := range []map[string][2]string{ // by language what is said, and what isn't
		{"en": {"souvenir", "purchase"}, "fr": {"souvenir", "achat"}},
		{"en": {"purchase", "souvenir"}, "fr": {"achat", "souvenir"}},
	} {
		g := sisters[i]
		played(t, g.board, 4, 400, nil, 2, func(n int, s *game.Session) {
			if n%40 != 39 {
				return
			}
			v := s.View(game.Seat(n % 4))
			for lang, says := range row {
				all := ""
				for _, note := range g.board.Layout(&v, contextOf(g.board, lang, &v)).Notes {
					all += note.Words + "\n"
				}
				if !strings.Contains(all, says[0]) || strings.Contains(all, says[1]) {
					t.Errorf("%s, %s: %q", g.board.R.Name, lang, all)
				}
			}
		})
	}
}

// TestEveryMoveIsSeen checks that each zone that pieces come from or go to is
// somewhere on the table, that each move has its manner, and that its sound is not
// that of something hidden.
func TestEveryMoveIsSeen(t *testing.T) {
	seen := map[anim.Manner]int{}
	for _, g := range sisters {
		played(t, g.board, 3, 900, nil, 5, func(n int, s *game.Session) {
			if n == 0 || n%3 != 0 && n < 500 {
				return
			}
			v := s.View(0)
			l := g.board.Layout(&v, contextOn(plans[n%2], g.board, "fr", &v))
			for _, e := range s.Step(n - 1).Events {
				if e.Kind != game.Move {
					continue
				}
				seen[g.board.Manner(e).How]++
				for _, spot := range []game.Spot{e.From, e.To} {
					if r, ok := l.Rect(spot); !ok || r.W == 0 {
						t.Fatalf("%s: %+v is nowhere", g.board.R.Name, spot)
					}
				}
				if hidden, ok := e.For(game.Nobody); ok && g.board.Cue(e) != g.board.Cue(hidden) {
					t.Errorf("the sound of %+v tells what it is", e)
				}
			}
		})
	}
	for _, m := range []anim.Manner{anim.Glide, anim.Deal, anim.Toss, anim.Drop, anim.Pop, anim.Swing, anim.Send, anim.Roll} {
		if seen[m] == 0 {
			t.Errorf("nothing came in manner %d", m)
		}
	}
}

// TestPawnsWalkTheRoad checks that a pawn that goes no farther than six squares goes
// by those between, on or back, and that another flies.
func TestPawnsWalkTheRoad(t *testing.T) {
	for _, g := range sisters {
		for _, row := range []struct{ from, to, via int }{{3, 4, 0}, {3, 9, 5}, {9, 5, 3}, {3, 12, 0}, {0, 1, 0}} {
			m := g.board.Manner(game.Event{Kind: game.Move, Piece: rules.PawnPiece(2), From: rules.SquareSpot(row.from), To: rules.SquareSpot(row.to)})
			if !m.How.OnRoad() || m.Mark.ID != 2 {
				t.Errorf("%s, %d to %d: %+v", g.board.R.Name, row.from, row.to, m)
			}
			for _, plan := range plans {
				var via []anim.Point
				if m.Via != nil {
					via = m.Via(plan.Poster)
				}
				if len(via) != row.via {
					t.Errorf("%s, %d to %d: %d squares on the way", g.board.R.Name, row.from, row.to, len(via))
				}
				for i, at := range via {
					square := row.from + i + 1
					if row.to < row.from {
						square = row.from - i - 1
					}
					if r := plan.PawnRect(g.board.Style, square, 0, 1); !r.Has(at.X, at.Y) {
						t.Errorf("%s: on its way from %d to %d it isn't on %d", g.board.R.Name, row.from, row.to, square)
					}
				}
			}
		}
	}
}

// TestProcession checks that up to three pawns of a square stand in the order of their
// pile, each to be seen, on the poster, and that more are one token.
func TestProcession(t *testing.T) {
	for _, g := range sisters {
		for square := range g.board.R.Road {
			for k := range len(plans) * rules.MaxSeats {
				at, n := plans[k%2], k/2+1
				for i := range n {
					r := at.PawnRect(g.board.Style, square, i, n)
					if p := at.Poster; r.X < p.X || r.X+r.W > p.X+p.W || r.Y < p.Y-4 || r.Y+r.H > p.Y+p.H {
						t.Errorf("%s: pawn %d of %d on %d stands beside the poster", g.board.R.Name, i, n, square)
					}
					if i == 0 {
						continue
					}
					if before := at.PawnRect(g.board.Style, square, i-1, n); n <= 3 && r.X-before.X < 12 || n > 3 && r != before {
						t.Errorf("%s: pawn %d of %d on %d hides the one before", g.board.R.Name, i, n, square)
					}
				}
			}
		}
	}
}

// TestWordsAreWhole checks that whatever is written or said on the table is there in
// both languages.
func TestWordsAreWhole(t *testing.T) {
	for _, g := range sisters {
		steps := map[int]int{}
		played(t, g.board, 4, 700, nil, 3, func(n int, s *game.Session) {
			v := s.View(s.Turn())
			if steps[v.Counter(rules.StepKindN, game.Nobody)]++; n%71 != 0 && steps[v.Counter(rules.StepKindN, game.Nobody)] > 1 {
				return
			}
			for _, lang := range spoken.Languages() {
				for _, open := range []game.Seat{game.Nobody, board.Drawer, (v.Seat + 1) % 4} {
					c := contextOn(plans[n%2], g.board, lang, &v)
					c.Open = open
					whole(t, lang, g.board, c, g.board.Layout(&v, c))
				}
			}
		})
	}
}

func whole(t *testing.T, lang string, b globe.Board, c *board.Context, l *board.Layout) {
	t.Helper()
	check := func(what, words string) {
		t.Helper()
		if strings.ContainsAny(words, "[]{}") || strings.Contains(words, "<no value>") || strings.Contains(words, "globe.") || strings.Contains(words, b.R.Name+".") {
			t.Fatalf("%s: %s says %q", lang, what, words)
		}
	}
	for _, note := range l.Notes {
		check("a note", note.Words)
		if note.Words == "" {
			t.Fatalf("%s: a note at %+v is empty", lang, note.Rect)
		}
	}
	for _, o := range l.Openers {
		check("an opener", o.Label)
	}
	for _, s := range l.Sprites {
		check(s.Pic.Kind, written(s.Pic))
	}
	for _, p := range l.Places {
		check("a place", written(p.Large))
	}
	for _, s := range b.Legend(c) {
		check("the legend", s.Words)
	}
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

// TestSixFit checks that with six seats all that is shown lies on the canvas, that
// no two things that move have one name, and that what a panel says of a seat with
// much stays in the panel.
func TestSixFit(t *testing.T) {
	for _, g := range sisters {
		played(t, g.board, 6, 900, nil, 8, func(n int, s *game.Session) {
			if n%37 != 0 {
				return
			}
			v := s.View(s.Turn())
			for i := range 6 { // as much as there may be to say
				seat := game.Seat(i)
				v.Set(rules.MissN, seat, 2)
				v.Set(rules.OrderN, seat, 6)
				v.Set(rules.MoneyN, seat, 9990)
				v.Set(rules.TicketsN, seat, 120)
				v.Set(rules.ChequesN, seat, 180)
				v.Set(rules.PassN, seat, 0)
			}
			v.Set(rules.Riders, game.Nobody, 63)
			at := plans[n/37%2]
			l := g.board.Layout(&v, contextOn(at, g.board, "fr", &v))
			keys := map[string]bool{}
			for _, s := range l.Sprites {
				if r := s.Rect; r.X < -21 || r.Y < -21 || r.X+r.W > at.Canvas.W+21 || r.Y+r.H > at.Canvas.H+21 {
					t.Fatalf("%s lies beside the canvas: %+v", s.Pic.Kind, r)
				}
				if s.Key != "" && keys[s.Key] {
					t.Fatalf("%s: two things have the key %s", g.board.R.Name, s.Key)
				}
				keys[s.Key] = true
				if s.Pic.Kind != "gl.chip" || s.Rect.Y < at.Seats.Y || s.Rect.Y >= at.Page.Y {
					continue
				}
				in := false
				for i := range 5 {
					p := at.PanelRect(6, i)
					in = in || s.Rect.X >= p.X && s.Rect.X+s.Rect.W <= p.X+p.W && s.Rect.Y+s.Rect.H <= p.Y+p.H
				}
				if !in || s.Rect.W < 30 {
					t.Fatalf("%s: %+v lies at %+v, in no panel", g.board.R.Name, s.Pic.Data, s.Rect)
				}
			}
		})
	}
}

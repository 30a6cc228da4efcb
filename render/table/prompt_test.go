package table

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/milestones"
	"posterestante/render/games/montaigne"
	"posterestante/render/games/postcards"
	"posterestante/render/games/routard"
	"posterestante/render/games/sakodo"
	"posterestante/render/table/board"
)

// boards are the tables of all games.
var boards = map[string]board.Board{"postcards": postcards.Board{}, "montaigne": montaigne.Board{}, "sakodo": sakodo.Board,
	"routard": routard.Board, "milestones": milestones.Board{}}

// asked is a prompt and where a match asked it.
type asked struct {
	words  string
	match  *game.Session
	viewer game.Seat
	picked int // spots
}

// sitters are names as long as opponents have them, and a person's.
var sitters = []string{"Globe-trotteur (aguerri)", "Marie-Antoinette"}

// askedIn are the longest prompts of some matches of a game by chance, in a language: one of those that differ but in a
// name or a number.
func askedIn(t *testing.T, g game.Game, lang string, most int) (out []asked) {
	t.Helper()
	like := map[string]asked{}
	blank := strings.NewReplacer(sitters[0], "N", sitters[1], "N")
	digits := regexp.MustCompile(`[0-9]+`)
	_, top := g.Seats()
	for try, n := range []int{2, top} {
		setup := game.Setup{Game: g.Name(), Seed: game.Numbered(uint64(try)), Options: map[string]string{}}
		for range n {
			setup.Seats = append(setup.Seats, "person")
		}
		for _, o := range g.Options() {
			values := o.For(n)
			setup.Options[o.Name] = values[(try+len(o.Name))%len(values)]
		}
		s, err := game.NewSession(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		teller := wording.For(g.Name(), words.In(lang), named(n))
		for r := game.NewRand(uint64(try)); !s.Over() && s.Len() < 160; {
			legal := s.Legal()
			for viewer := range game.Seat(n) {
				v := s.View(viewer)
				picks := [][]game.Spot{nil}
				if viewer == s.Turn() {
					for _, a := range legal {
						for k := 1; k < min(3, len(s.Parts(a))); k++ {
							picks = append(picks, s.Parts(a)[:k])
						}
					}
				}
				for _, picked := range slices.CompactFunc(picks, slices.Equal) {
					said := teller.Prompt(&v, picked)
					key := digits.ReplaceAllString(blank.Replace(said), "#")
					if len(said) > len(like[key].words) {
						like[key] = asked{said, s.Branch(s.Len()), viewer, len(picked)}
					}
				}
			}
			if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	for _, a := range like {
		out = append(out, a)
	}
	slices.SortFunc(out, func(a, b asked) int {
		if len(a.words) != len(b.words) {
			return len(b.words) - len(a.words)
		}
		return strings.Compare(a.words, b.words)
	})
	return out[:min(len(out), most)]
}

// named are the names of so many seats.
func named(n int) (out []string) {
	for i := range n {
		out = append(out, sitters[i%len(sitters)])
	}
	return out
}

// TestPromptsAreWhole checks that the longest prompts of all games are written whole, in both languages, on all
// canvases, at the usual and the largest size of words: no word is cut, and none lies under the band of the page or
// beyond its room.
func TestPromptsAreWhole(t *testing.T) {
	lines := 0
	askedTables(t, func(where string, a asked, tb *Table) {
		for _, f := range []*stage.Frame{{}, {Tall: true}, {Classic: true}} {
			for _, f.Text = range []int{0, stage.TextMost} {
				f.Sprites = nil
				tb.timeline.turnCanvas(f)
				(&prompt{tb.acting.pointer}).write(f, a.words)
				on := fmt.Sprintf("%s, tall %v, classic %v, size %d", where, f.Tall, f.Classic, f.Text)
				grow(f)
				lines += whole(t, on, tb, f.Sprites, a.words)
			}
		}
	})
	if lines < 500 {
		t.Errorf("only %d lines were looked at", lines)
	}
}

// grow sets words as large as the frame's, as a stage.Show does.
func grow(f *stage.Frame) {
	for i := range f.Sprites {
		f.Sprites[i].Pic.Size = f.Text
	}
}

// askedTables are the tables at which the longest prompts of all games are asked, in both languages.
func askedTables(t *testing.T, look func(where string, a asked, tb *Table)) {
	t.Helper()
	for _, p := range box.Games {
		for _, lang := range words.Languages() {
			for _, a := range askedIn(t, p.Game, lang, 25) {
				n := a.match.Seats()
				d := &Deps{Words: words.In(lang), Board: boards[p.Game.Name()], Names: named(n)}
				for i := range n {
					d.Colours = append(d.Colours, i)
				}
				tb := New(d, Unkept{On: a.match})
				tb.Ready()
				tb.see(a.viewer)
				look(p.Game.Name()+" "+lang, a, tb)
			}
		}
	}
}

// whole checks a prompt in a frame, and says in how many lines it is written.
func whole(t *testing.T, where string, tb *Table, all []stage.Sprite, said string) int {
	t.Helper()
	for _, s := range all {
		if s.Pic.Text != said {
			continue
		}
		style := paint.TextStyle(s.Pic.ID, s.Pic.Look).Grown(s.Pic.Size, said, s.Rect.W, s.Rect.H)
		up, down := 0.74*style.Size, 0.24*style.Size
		if !style.Wrap {
			mid := s.Rect.Y + s.Rect.H/2
			within(t, where, tb, said, mid-up/2, mid+up/2+down)
			if style.Width(said) > s.Rect.W+1 {
				t.Errorf("%s: %q is %.0f wide, its room %.0f", where, said, style.Width(said), s.Rect.W)
			}
			return 1
		}
		lead := style.Height("", 100)
		n := int(style.Height(said, s.Rect.W)/lead + 0.5)
		if room := int((s.Rect.H + 0.3*style.Size) / lead); n > room {
			t.Errorf("%s: %q needs %d lines, and has %d, %.0f wide", where, said, n, room, s.Rect.W)
		}
		within(t, where, tb, said, s.Rect.Y+1.02*style.Size-up, s.Rect.Y+1.02*style.Size+float64(n-1)*lead+down)
		return n
	}
	t.Errorf("%s: %q isn't written", where, said)
	return 0
}

// within checks that words from a height to another lie in the prompt's room, and that this is below the band at the
// upper edge of the page it lies on.
func within(t *testing.T, where string, tb *Table, said string, from, to float64) {
	t.Helper()
	const touch, band = 1.0, 15.0
	r := tb.Lay.Prompt
	if from < r.Y-touch || to > r.Y+r.H+touch {
		t.Errorf("%s: %q stands from %.1f to %.1f, its room from %.1f to %.1f", where, said, from, to, r.Y, r.Y+r.H)
	}
	for _, s := range tb.Lay.Sprites {
		if strings.HasSuffix(s.Pic.Kind, ".page") && s.Rect.Has(r.X, r.Y+r.H/2) && r.Y < s.Rect.Y+band-touch {
			t.Errorf("%s: the prompt at %.0f lies on the band of its page at %.0f", where, r.Y, s.Rect.Y)
		}
	}
}

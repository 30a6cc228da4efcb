package stats

import (
	"errors"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/postcards"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
)

var out = flag.String("out", "", "write the pages as pictures into this folder, to be looked at")

var levels = figures.TermsOf("postcards").Opponents()

// played are finished matches by chance, as they are counted.
func played(t *testing.T, n int) (all []figures.Match) {
	t.Helper()
	people := []string{"Lise", "Maximilienne-Joséphine", "Zoé"}
	for i := range n {
		seed := uint64(i + 1)
		setup := game.Setup{Game: "postcards", Seed: game.Numbered(seed), Options: map[string]string{"side": []string{"A", "B"}[i%2]}}
		h := store.Header{Game: "postcards", ID: fmt.Sprint("m", i), Created: time.Date(2026, 11, 1+i, 20, 0, 0, 0, time.UTC)}
		for k, name := range []string{people[i%3], "Automa", people[(i+1)%3], "Automa"}[:2+i%3] {
			setup.Seats, h.Seats = append(setup.Seats, levels[(i*k+k)%3]), append(h.Seats, store.Seat{Name: name, Colour: (k + i) % 4})
		}
		s, err := game.NewSession(postcards.Game{}, setup)
		if err != nil {
			t.Fatal(err)
		}
		r, bot := game.NewRand(seed), &game.RandomBot{Rand: game.NewRand(seed)}
		for !s.Over() {
			if _, err := s.Do(s.Ask(bot, &r)); err != nil {
				t.Fatal(err)
			}
		}
		h.Setup = setup
		m, why := figures.Of(&store.Reading{Header: h, Session: s})
		if why != figures.Counted {
			t.Fatal(why)
		}
		m.Lifted = i%5 == 4
		for k := range m.Seats { // Automas play better than chance does
			if m.Seats[k].Name != "Automa" {
				m.Seats[k].Kind = "person"
			}
		}
		all = append(all, m)
	}
	return all
}

// page is the page of those matches.
func page(lang string, matches []figures.Match, note string) *Stats {
	r := figures.Read(matches)
	if len(matches) > 3 {
		r.Skipped = map[string]int{figures.Lesson: 2, figures.Damaged: 1}
	}
	return New(&Deps{Words: words.In(lang), Load: func() (Data, string) { return Data{r, matches}, note },
		Export: func() (string, error) { return "/home/lise/stats.json", nil }})
}

func kinds() paint.Table { return paint.Kinds().With(Kinds()) }

// TestPageFits checks that no word is cut or too small, in both languages, and
// that the page is painted; with -out it can be looked at.
func TestPageFits(t *testing.T) {
	many := played(t, 9)
	road := travelled(t, 8)
	slices.Reverse(road)
	both := slices.Concat(road, many)
	for name, s := range map[string]func(lang string) *Stats{
		"many":   func(lang string) *Stats { return page(lang, many, "") },
		"one":    func(lang string) *Stats { return page(lang, many[:1], "") },
		"errors": func(lang string) *Stats { return analysed(lang, many, 9, "") },
		"first":  func(lang string) *Stats { return analysed(lang, many, 1, "") },
		"ask":    func(lang string) *Stats { return analysed(lang, many, 0, "") },
		"road":   func(lang string) *Stats { return page(lang, both, "") },
		"two": func(lang string) *Stats {
			s := page(lang, both, "")
			s.load()
			s.choose(0)
			return s
		},
		"none": func(lang string) *Stats {
			return page(lang, nil, words.In(lang).T("stats.error.damaged", map[string]any{"Copy": "stats.damaged-20261121-140000.json"}))
		},
	} {
		for _, lang := range words.Languages() {
			show := stage.NewShow(s(lang))
			show.Step(stage.Raw{X: -1, Y: -1}, 0)
			apart(t, lang+" "+name, show.Frame())
			f := show.Frame()
			for _, sprite := range f.Sprites {
				fits(t, lang+" "+name, sprite)
				if _, err := kinds().Try(sprite.Pic, sprite.Rect.W, sprite.Rect.H, int(sprite.Rect.W*2/3), int(sprite.Rect.H*2/3)); err != nil {
					t.Error(err)
				}
			}
			write(t, "stats-"+name+"-"+lang, f)
			show.SetText(stage.TextMost)
			show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			write(t, "stats-"+name+"-"+lang+"-largest", show.Frame())
		}
	}
}

// apart checks that no words lie on others, nor on the tape of a heading that isn't
// theirs.
func apart(t *testing.T, where string, f *stage.Frame) {
	t.Helper()
	var words []stage.Sprite
	for _, s := range f.Sprites {
		if s.Pic.Kind == "text" && s.Rect.H <= 40 {
			words = append(words, s)
		}
	}
	for i, a := range words {
		for _, b := range words[i+1:] {
			x := min(a.Rect.X+a.Rect.W, b.Rect.X+b.Rect.W) - max(a.Rect.X, b.Rect.X)
			y := min(a.Rect.Y+a.Rect.H, b.Rect.Y+b.Rect.H) - max(a.Rect.Y, b.Rect.Y)
			if x > 4 && y > 4 {
				t.Errorf("%s: %q lies on %q", where, a.Pic.Text, b.Pic.Text)
			}
		}
	}
}

func write(t *testing.T, name string, f *stage.Frame) {
	t.Helper()
	if *out == "" {
		return
	}
	w, err := os.Create(filepath.Join(*out, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	if err := png.Encode(w, kinds().Compose(f, 2.0/3)); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
}

func fits(t *testing.T, where string, s stage.Sprite) {
	t.Helper()
	r := s.Rect
	if s.Pic.Kind != "text" {
		return
	}
	style := paint.TextStyle(s.Pic.ID, s.Pic.Look)
	if strings.ContainsAny(s.Pic.Text, "[]{}") || style.Size < fonts.Smallest {
		t.Errorf("%s: %q in %.0f px", where, s.Pic.Text, style.Size)
	}
	if !style.Wrap && style.Width(s.Pic.Text) > r.W+1 {
		t.Errorf("%s: %q is %.0f wide, its place %.0f", where, s.Pic.Text, style.Width(s.Pic.Text), r.W)
	}
	if style.Wrap && style.Height(s.Pic.Text, r.W) > r.H+0.4*style.Size {
		t.Errorf("%s: %q is %.0f high, its place %.0f", where, s.Pic.Text, style.Height(s.Pic.Text, r.W), r.H)
	}
	on := stage.Rect{W: stage.Width, H: stage.Height}
	if strings.HasPrefix(where, "tall ") {
		on = stage.Rect{W: stage.TallWidth, H: stage.TallHeight}
	}
	if r.X < 0 || r.Y < 0 || r.X+r.W > on.W || r.Y+r.H > on.H {
		t.Errorf("%s: %q lies beyond the canvas", where, s.Pic.Text)
	}
}

// leaf is a page that is left at once.
type leaf struct{}

func (leaf) Update(*stage.Input, time.Duration) stage.Answer { return stage.Answer{Go: stage.Pop} }
func (leaf) Build(*stage.Frame)                              {}

// TestPageIsWalked: another person, the export and its failure, its page where there is
// one, and the way back.
func TestPageIsWalked(t *testing.T) {
	s := page("fr", played(t, 4), "")
	var said error
	s.deps.Export = func() (string, error) { return "/tmp/x.json", said }
	show := stage.NewShow(s)
	click := func(id string) {
		t.Helper()
		show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		uitest.Seen(show)
		h := show.Frame().Hot(id)
		if h == nil || !h.Lit {
			t.Fatalf("%s can't be clicked", id)
		}
		x, y := h.Rect.Mid()
		show.Step(stage.Raw{X: x, Y: y, Left: true}, stage.Tick)
		show.Step(stage.Raw{X: x, Y: y}, stage.Tick)
	}
	text := func() string {
		var all []string
		for _, sprite := range show.Frame().Sprites {
			all = append(all, sprite.Pic.Text)
		}
		return strings.Join(all, "\n")
	}
	click("stats.person.1")
	if s.at != 1 || !strings.Contains(text(), s.number(s.report().Persons[1].All.Mean())) {
		t.Error("the second person is not shown")
	}
	click("stats.export")
	if !strings.Contains(text(), "x.json") || !strings.Contains(text(), "/tmp") {
		t.Error("it isn't said where the file is")
	}
	click("dialog.ok")
	said = errors.New("no room")
	click("stats.export")
	if !strings.Contains(text(), "no room") {
		t.Error("it isn't said what went wrong")
	}
	click("dialog.ok")
	said = nil
	var told string
	s.deps.Saved = func(title, text, path string) stage.Scene { told = title + text + path; return leaf{} }
	click("stats.export")
	if !strings.Contains(told, "/tmp/x.json") || !strings.Contains(told, "/tmp") {
		t.Errorf("the page of what was saved is told %q", told)
	}
	show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	click("stats.back")
	if !show.Done() {
		t.Error("there is no way back")
	}
}

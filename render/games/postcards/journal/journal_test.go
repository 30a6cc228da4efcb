package journal

import (
	"bytes"
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"posterestante/assets/fonts"
	"posterestante/assets/geo/trail"
	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/render/engine/paint"
	screens "posterestante/render/journal"
)

var out = flag.String("out", "", "write the pages into this folder, to be looked at")

// match is a match of Automas (they play better than chance), after so many
// actions, or 0 for its end.
func match(t *testing.T, lang string, seed uint64, actions int, names ...string) screens.Match {
	t.Helper()
	return played(t, lang, seed, actions, []string{"automa:expert", "automa:normal", "automa:expert", "automa:easy"}, names...)
}

// played is a match of those kinds of seat.
func played(t *testing.T, lang string, seed uint64, actions int, levels []string, names ...string) screens.Match {
	t.Helper()
	s, err := game.NewSession(postcards.Game{}, game.Setup{Game: "postcards", Seats: levels[:len(names)], Seed: game.Numbered(seed), Options: map[string]string{"side": "B"}})
	if err != nil {
		t.Fatal(err)
	}
	r, bot := game.NewRand(seed), &game.RandomBot{Rand: game.NewRand(seed)}
	for n := 0; !s.Over() && (actions == 0 || n < actions); n++ {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	return screens.Match{Title: "Été", Begun: time.Date(2026, 11, 1, 20, 0, 0, 0, time.UTC), Session: s, Names: names,
		Colours: []int{2, 0, 3, 1}[:len(names)], Words: words.In(lang)}
}

// TestPages are painted for two to four seats, in both languages, at the start,
// on the way and at the end; with -out they can be looked at.
func TestPages(t *testing.T) {
	for name, m := range map[string]screens.Match{
		"two":   match(t, "fr", 7, 0, "Lise", "Anaïs"),
		"four":  match(t, "en", 3, 0, "Lise", "Maximilienne-Joséphine de la Tour", "Théo", "Automa"),
		"three": match(t, "fr", 5, 120, "Lise", "Anaïs", "Théo"),
		"start": match(t, "en", 5, 1, "Lise", "Anaïs"),
		"crowd": played(t, "fr", 4, 900, []string{"person", "person", "automa:expert"}, "Lise", "Anaïs", "Automa"),
	} {
		if testing.Short() && name != "four" {
			continue
		}
		begin := time.Now()
		im, err := Paint(m)
		if err != nil || im.Bounds().Dx() != 2400 || im.Bounds().Dy() != 1600 {
			t.Fatalf("%s: %v", name, err)
		}
		t.Logf("%s takes %v", name, time.Since(begin))
		if *out == "" {
			continue
		}
		f, err := os.Create(filepath.Join(*out, "page-"+name+".png"))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, im); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// TestLegsAreTheMoves checks that the page draws each road through the regions in
// the order of the engine's moves, there and back apart.
func TestLegsAreTheMoves(t *testing.T) {
	m := match(t, "en", 3, 0, "a", "b", "c", "d")
	for seat, tour := range trail.Of(m.Session, m.Names) {
		road := postcards.Road(m.Session, game.Seat(seat))
		legs := legsOf(tour)
		if len(legs) != len(road)-1 {
			t.Fatalf("seat %d: %d legs of %d stops", seat, len(legs), len(road))
		}
		mids := map[string]bool{}
		for i, l := range legs {
			if l.a != stopAt(int(road[i]), seat) || l.b != stopAt(int(road[i+1]), seat) || l.at(0) != l.a || l.at(1) != l.b {
				t.Errorf("seat %d: leg %d goes from %v to %v", seat, i, l.a, l.b)
			}
			mid := fmt.Sprintf("%.0f", l.at(0.5))
			if mids[mid] {
				t.Errorf("seat %d: leg %d covers another", seat, i)
			}
			mids[mid] = true
		}
	}
}

// TestNumbersKeepClear: a number moves along its leg from where another stands.
func TestNumbersKeepClear(t *testing.T) {
	l := leg{dot{0, 0}, dot{100, 0}, dot{200, 0}}
	var busy crowd
	first, second := busy.spotOn(l, 13), busy.spotOn(l, 13)
	if first.x < 90 || first.x > 110 {
		t.Errorf("alone it stands at %v", first)
	}
	if d := first.x - second.x; d*d < 26*26 {
		t.Errorf("%v covers %v", second, first)
	}
}

func TestPostcardsFitTheirBlock(t *testing.T) {
	for _, r := range [][2]float64{{534, 130}, {534, 200}, {534, 340}} {
		for n := 1; n <= 9; n++ {
			at := seatsAt
			at.W, at.H = r[0], r[1]
			wide, rows := spread(n, at)
			if rows < 1 || wide < 70 || wide > at.W || wide*cardShape*float64(rows) > at.H+1 {
				t.Errorf("%d postcards in %v: %.0f wide in %d rows", n, r, wide, rows)
			}
		}
	}
}

func TestBlocksShareTheColumn(t *testing.T) {
	for _, sent := range [][]int{{4, 4}, {0, 0}, {4, 0, 2}, {1, 2, 3, 4}, {0, 0, 0, 5}} {
		sum := -blockGap
		for i, h := range share(sent) {
			sum += h + blockGap
			if h < blockLow || sent[i] == 0 && h != blockLow {
				t.Errorf("%v: block %d is %.0f high", sent, i, h)
			}
		}
		if sum > seatsAt.H+1 {
			t.Errorf("%v: the blocks are %.0f high, their column %.0f", sent, sum, seatsAt.H)
		}
	}
}

func TestWriteThreeFiles(t *testing.T) {
	m := match(t, "fr", 7, 40, "Lise", "Anaïs")
	dir := filepath.Join(t.TempDir(), "carnets")
	for _, want := range []string{"Lise-Anaïs", "Lise-Anaïs-2"} {
		files, err := screens.Write(dir, "Lise, Anaïs", m, Paint)
		if err != nil || len(files) != 3 {
			t.Fatal(files, err)
		}
		for i, ext := range []string{".png", ".geojson", ".gpx"} {
			info, err := os.Stat(files[i])
			if err != nil || info.Size() < 300 || ext == ".png" && !isPicture(files[i]) || filepath.Base(files[i]) != want+ext {
				t.Errorf("%s: %v", files[i], err)
			}
		}
	}
	if os.Getuid() == 0 {
		return // root may write anywhere
	}
	if err := os.Chmod(dir, 0o555); err != nil {
		t.Fatal(err)
	}
	if _, err := screens.Write(dir, "x", m, Paint); err == nil || !strings.HasSuffix(usererr.Words(err, words.In("en")), ".") {
		t.Error(err)
	}
}

// isPicture says whether the file is a PNG of the page's size.
func isPicture(file string) bool {
	data, err := os.ReadFile(file)
	c, bad := png.DecodeConfig(bytes.NewReader(data))
	return err == nil && bad == nil && c.Width == 2400 && c.Height == 1600
}

func TestWhatHasNoJournal(t *testing.T) {
	if err := screens.PNG(&bytes.Buffer{}, screens.Match{}, Paint); err != nil && strings.Contains(err.Error(), "\n") {
		t.Error(err)
	} else if err == nil {
		t.Error("a page of nothing")
	}
	m := match(t, "en", 1, 1, "a", "b")
	m.Names, m.Colours = nil, nil
	if err := screens.PNG(&bytes.Buffer{}, m, Paint); err != nil {
		t.Error("without names:", err)
	}
}

// TestTie: a shared first place is called a tie, and fits beside the names.
func TestTie(t *testing.T) {
	for lang, want := range map[string]string{"en": "tie", "fr": "ex æquo"} {
		p := &page{Match: match(t, lang, 7, 0, "Lise", "Anaïs", "Théo")}
		p.scores = []game.Score{{Total: 9, Place: 1}, {Total: 9, Place: 1}, {Total: 3, Place: 3}}
		if p.place(0) != want || p.place(1) != want || p.place(2) == want {
			t.Errorf("%s: %q, %q, %q", lang, p.place(0), p.place(1), p.place(2))
		}
		if w := (paint.Style{Role: fonts.Caption, Size: 24}).Width(want); w > 90 {
			t.Errorf("%s: %q is %v wide", lang, want, w)
		}
		p.scores[1].Place = 2
		if p.place(0) == want {
			t.Errorf("%s: who wins alone is called %q", lang, want)
		}
	}
}

// TestTitleIsClear checks that nothing is written over the title, however wide the seed of the match is.
func TestTitleIsClear(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, seed := range []game.Seed{"7", game.Seed(strings.Repeat("m", len(game.NewSeed()))), game.Seed(strings.Repeat("W", game.MostSeed))} {
			s, err := game.NewSession(postcards.Game{}, game.Setup{Game: "postcards", Seats: []string{"person", "person"}, Seed: seed})
			if err != nil {
				t.Fatal(err)
			}
			m := screens.Match{Session: s, Names: []string{"Lise", "Anaïs"}, Words: words.In(lang)}
			empty, titled := newPage(m), newPage(m)
			empty.paper()
			titled.paper()
			titled.title()
			wide := paint.Style{Role: fonts.Title, Size: 90}.Width(m.Words.T("journal.title"))
			for y := int(sheet.Y * scale); float64(y) < 136*scale; y++ {
				for x := int((mapAt.X + wide + 4) * scale); x < int((mapAt.X+wide+20)*scale); x++ {
					if empty.c.Image().RGBAAt(x, y) != titled.c.Image().RGBAAt(x, y) {
						t.Fatalf("%s: with the seed %s something is written at %d, %d beside the title", lang, seed, x, y)
					}
				}
			}
		}
	}
}

// Package golden holds that every screen looks as it did: each is composed
// without a window and without grain and compared with a picture of it. After
// a wanted change: go test ./render/golden -update, and look at the pictures.
package golden

import (
	"flag"
	"fmt"
	"image"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	xdraw "golang.org/x/image/draw"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/paint"
	"posterestante/render/postcards"
	"posterestante/render/scenes"
	"posterestante/render/stage"
	"posterestante/render/table"
)

var update = flag.Bool("update", false, "write the pictures anew")

func painters() paint.Table { return paint.Kinds().With(postcards.Kinds()) }

// memory is a match kept nowhere.
type memory struct{ s *game.Session }

func (m memory) Session() *game.Session                 { return m.s }
func (m memory) Do(a game.Action) ([]game.Event, error) { return m.s.Do(a) }
func (m memory) Undo(int) error                         { return m.s.Undo() }
func (m memory) Redo(int) ([]game.Event, error)         { return m.s.Redo() }
func (m memory) Close() error                           { return nil }

// house is what the scenes round the table get.
func house(lang string) *scenes.House {
	prefs := scenes.Prefs{Speed: 2, Sounds: 3, Music: 1}
	day := time.Date(2026, 11, 21, 18, 30, 0, 0, time.UTC)
	return &scenes.House{
		Words: words.In(lang), Version: "1",
		Matches: func() []scenes.Match {
			return []scenes.Match{
				{ID: "a", Name: "Zoé, Automa", When: day, Seats: []string{"Zoé", "Automa"}, Actions: 214},
				{ID: "b", Name: "Le tour de Bretagne", When: day.Add(-26 * time.Hour), Seats: []string{"Zoé", "Émile", "Automa"}, Actions: 530, Over: true},
			}
		},
		NewSeed: func() uint64 { return 4711 }, Prefs: func() scenes.Prefs { return prefs }, OnPrefs: func(scenes.Prefs) {},
		SoundNote: func() string { return words.In(lang).T("sound.ready") },
	}
}

// at is a table after so many random actions of a match.
func at(t *testing.T, lang string, actions int, seats ...string) *table.Table {
	t.Helper()
	s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: 21})
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(3)
	bot := &game.RandomBot{Rand: r}
	for i := 0; i < actions && !s.Over(); i++ {
		if _, err := s.Do(s.Ask(bot, &r)); err != nil {
			t.Fatal(err)
		}
	}
	h := &table.House{Words: words.In(lang), Board: postcards.Board{}, Names: []string{"Zoé", "Émile", "Automa", "Anaïs"}[:len(seats)], Colours: []int{0, 1, 2, 3}[:len(seats)]}
	return table.New(h, memory{s})
}

// screens are all screens that are held.
func screens(t *testing.T, lang string) map[string]*stage.Show {
	h := house(lang)
	solo, four := []string{"person", "automa:expert"}, []string{"person", "automa:easy", "automa:expert", "person"}
	shows := map[string]*stage.Show{
		"menu": stage.NewShow(scenes.NewMenu(h)), "setup": stage.NewShow(scenes.NewJourney(h)),
		"matches": stage.NewShow(scenes.NewMatches(h)), "about": stage.NewShow(scenes.NewAbout(h)),
		"settings": stage.NewShow(scenes.NewSettings(h)),
	}
	for name, tb := range map[string]*table.Table{
		"table-early": at(t, lang, 12, solo...), "table-late": at(t, lang, 200, four...),
		"legend": at(t, lang, 30, solo...), "pause": at(t, lang, 30, solo...),
	} {
		tb.Ready()
		shows[name] = stage.NewShow(tb)
	}
	shows["handover"] = stage.NewShow(at(t, lang, 40, "person", "person"))
	shows["result"] = stage.NewShow(at(t, lang, 1<<20, four...))
	for name, s := range shows {
		settle(s)
		switch name {
		case "legend":
			press(s, "l")
		case "pause":
			press(s, stage.KeyEscape)
		}
		settle(s)
	}
	return shows
}

func press(s *stage.Show, k stage.Key) {
	s.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{k}}, stage.Tick)
}

// settle lets a while pass, so that results are shown whole.
func settle(s *stage.Show) {
	for i := 0; i < 3 || i < 2000 && s.Busy(); i++ {
		s.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
}

func TestScreens(t *testing.T) {
	if testing.Short() {
		t.Skip("takes a while")
	}
	for _, lang := range words.Languages() {
		for name, show := range screens(t, lang) {
			name := fmt.Sprintf("%s.%s", name, lang)
			full := painters().Compose(show.Frame(), 1)
			compare(t, name+".480", shrink(full, 480, 270))
			compare(t, name+".1280", painters().Compose(show.Frame(), 2.0/3))
		}
	}
}

// shrink makes a picture small.
func shrink(im *image.RGBA, w, h int) *image.RGBA {
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	xdraw.CatmullRom.Scale(out, out.Rect, im, im.Rect, draw.Src, nil)
	return out
}

// What may differ from machine to machine: edges by a shade, no surface, no word.
const (
	level   = 40    // of 255, from which a pixel counts as another
	another = 0.002 // share of pixels that may be another
)

func compare(t *testing.T, name string, got *image.RGBA) {
	t.Helper()
	file := filepath.Join("testdata", name+".png")
	if *update {
		write(t, file, got)
		return
	}
	f, err := os.Open(file)
	if err != nil {
		t.Fatalf("%v; -update writes it", err)
	}
	defer f.Close()
	im, err := png.Decode(f)
	if err != nil {
		t.Fatal(err)
	}
	want := image.NewRGBA(im.Bounds())
	draw.Draw(want, want.Rect, im, image.Point{}, draw.Src)
	if share := differ(want, got); share > another {
		out := filepath.Join(os.TempDir(), name+".png")
		write(t, out, got)
		t.Errorf("%s: %.2f %% of the pixels differ; what was painted now is %s", name, 100*share, out)
	}
}

// differ is the share of pixels of which some channel differs by level or more.
func differ(a, b *image.RGBA) float64 {
	if a.Rect != b.Rect {
		return 1
	}
	n := 0
	for i := 0; i < len(a.Pix); i += 4 {
		for c := range 3 {
			if d := int(a.Pix[i+c]) - int(b.Pix[i+c]); d >= level || -d >= level {
				n++
				break
			}
		}
	}
	return float64(n) / float64(len(a.Pix)/4)
}

func write(t *testing.T, file string, im image.Image) {
	t.Helper()
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(file)
	if err != nil {
		t.Fatal(err)
	}
	e := png.Encoder{CompressionLevel: png.BestCompression}
	if err := e.Encode(f, im); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
}

// TestDiffer holds that a changed word or piece is seen.
func TestDiffer(t *testing.T) {
	a := image.NewRGBA(image.Rect(0, 0, 480, 270))
	b := image.NewRGBA(a.Rect)
	if differ(a, b) != 0 {
		t.Error("equal pictures differ")
	}
	draw.Draw(b, image.Rect(100, 100, 124, 120), image.White, image.Point{}, draw.Src)
	if differ(a, b) <= another {
		t.Error("a piece of 24 by 20 pixels is not seen")
	}
}

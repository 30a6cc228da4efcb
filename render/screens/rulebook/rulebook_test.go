package rulebook

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
	"posterestante/render/games/postcards"
)

var out = flag.String("out", "", "write every page there, as PNG")

func painters() paint.Table { return paint.Kinds().With(postcards.Kinds()).With(Kinds()) }

func open(t *testing.T, lang string, at game.Rule) (*player, *Scene) {
	t.Helper()
	b, err := rules.For("postcards", lang)
	if err != nil {
		t.Fatal(err)
	}
	s := New(Config{Words: words.In(lang), Book: b, At: at, Still: true}).(*Scene)
	p := &player{t, stage.NewShow(s)}
	p.step(stage.Raw{})
	return p, s
}

// player drives a show as a person would.
type player struct {
	t    *testing.T
	show *stage.Show
}

func (p *player) step(raw stage.Raw) {
	if raw.X == 0 && raw.Y == 0 {
		raw.X, raw.Y = 1200, 990 // on the right page, on nothing
	}
	if !p.show.Done() {
		p.show.Step(raw, stage.Tick)
	}
}

func (p *player) click(ids ...string) {
	p.t.Helper()
	for _, id := range ids {
		h := p.show.Frame().Hot(id)
		if h == nil {
			p.t.Fatalf("there is no %s", id)
		}
		uitest.Does(p.t, id, p.show.Frame())
		x, y := h.Rect.Mid()
		if top := p.show.Frame().At(x, y); top == nil || top.ID != id {
			p.t.Fatalf("%s is covered", id)
		}
		p.step(stage.Raw{X: x, Y: y, Left: true})
		p.step(stage.Raw{X: x, Y: y})
		p.step(stage.Raw{})
	}
}

func (p *player) keys(ks ...stage.Key) {
	for _, k := range ks {
		p.step(stage.Raw{Keys: []stage.Key{k}})
	}
}

func (p *player) write(s string) {
	for _, r := range s {
		p.step(stage.Raw{Runes: []rune{r}})
	}
}

func save(t *testing.T, p *player, name string) {
	t.Helper()
	f, err := os.Create(filepath.Join(*out, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, painters().Compose(p.show.Frame(), 2.0/3)); err != nil {
		t.Fatal(err)
	}
}

// TestPictures writes what is to be looked at.
func TestPictures(t *testing.T) {
	if *out == "" {
		t.Skip("-out DIR writes every page")
	}
	for _, lang := range words.Languages() {
		p, s := open(t, lang, "")
		for i := range s.sheets {
			save(t, p, fmt.Sprintf("%s-%02d", lang, i+1))
			p.keys(stage.KeyPageDown)
		}
		p, _ = open(t, lang, "P4.2")
		save(t, p, lang+"-at")
		p.show.SetText(2)
		p.step(stage.Raw{})
		save(t, p, lang+"-large")
		p.write(map[string]string{"en": "memory", "fr": "etoile"}[lang])
		save(t, p, lang+"-search")
	}
}

// TestEveryRule checks that the book opens at every rule, lit and whole, in
// either language, and that nothing on any page is cut or lies off its page.
func TestEveryRule(t *testing.T) {
	for _, lang := range words.Languages() {
		p, s := open(t, lang, "")
		for _, para := range s.cfg.Book.Paragraphs() {
			if !rules.IsRule(para.Number) { // see TestMemo
				continue
			}
			s.jump(para.Number)
			p.show.Touch()
			p.step(stage.Raw{})
			if s.lit != para.Number || !shown(p.show.Frame(), string(para.Number)) {
				t.Errorf("%s: %s isn't shown", lang, para.Number)
			}
		}
	}
}

// shown says whether a number stands on the right page.
func shown(f *stage.Frame, number string) bool {
	for _, sp := range f.Sprites {
		if sp.Pic.Kind == "rb.tab" && sp.Pic.Text == number && sp.Pic.Look == paint.On && planOf(f.Tall).right.Has(sp.Rect.X, sp.Rect.Y) {
			return true
		}
	}
	return false
}

func firstRef(t *testing.T, p *player) string {
	t.Helper()
	for _, h := range p.show.Frame().Hots {
		if _, ok := h.Does.(citation); ok {
			return h.ID
		}
	}
	t.Fatal("no citation on this page")
	return ""
}

func TestCitationsLead(t *testing.T) {
	p, s := open(t, "en", "P4.4")
	from := s.at
	p.click(firstRef(t, p))
	if s.lit != "P6.4" || s.at == from {
		t.Fatalf("the first citation of P4.4 leads to %q", s.lit)
	}
	p.click("rulebook.return")
	if s.lit != "P4.4" || s.at != from || len(s.came) != 0 {
		t.Errorf("the way back leads to %q on page %d", s.lit, s.at+1)
	}
	if p.show.Frame().Hot("rulebook.return") != nil {
		t.Error("there is still a way back")
	}
}

func TestChaptersAndPages(t *testing.T) {
	p, s := open(t, "fr", "")
	for i := range s.cfg.Book.Chapters {
		p.click("rulebook.chapter." + strconv.Itoa(i))
		if s.sheets[s.at].chapter != i || !s.sheets[s.at].blocks[0].lead {
			t.Errorf("chapter %d opens page %d", i+1, s.at+1)
		}
	}
	last := len(s.sheets) - 1
	for _, c := range []struct {
		key stage.Key
		at  int
	}{{stage.KeyHome, 0}, {stage.KeyPageUp, 0}, {stage.KeyPageDown, 1}, {stage.KeyPageDown, 2}, {stage.KeyPageUp, 1}, {stage.KeyEnd, last}, {stage.KeyPageDown, last}} {
		p.keys(c.key)
		if s.at != c.at {
			t.Errorf("after %s page %d, want %d", c.key, s.at+1, c.at+1)
		}
	}
	if p.show.Frame().Hot("rulebook.next") != nil {
		t.Error("there is a page after the last")
	}
	p.click("rulebook.before")
	p.step(stage.Raw{Wheel: 1})
	p.step(stage.Raw{Wheel: -1})
	p.step(stage.Raw{Wheel: 1})
	if s.at != last-2 {
		t.Errorf("the wheel leads to page %d, want %d", s.at+1, last-1)
	}
	for range s.sheets { // by arrows alone one gets through
		p.keys(stage.KeyRight, stage.KeyRight, stage.KeyRight)
	}
	if s.at != last {
		t.Errorf("arrows lead to page %d of %d", s.at+1, last+1)
	}
}

// TestTurning checks that a turned page comes to rest where it is laid out.
func TestTurning(t *testing.T) {
	b, err := rules.For("postcards", "en")
	if err != nil {
		t.Fatal(err)
	}
	for _, calm := range []bool{false, true} {
		p := &player{t, stage.NewShow(New(Config{Words: words.In("en"), Book: b, Calm: calm}))}
		p.step(stage.Raw{})
		if p.show.Busy() {
			t.Error("something moves when the book is opened")
		}
		p.keys(stage.KeyPageDown)
		if !p.show.Busy() {
			t.Error("the page is there at once")
		}
		if x := titleX(p.show.Frame()); (x == wide.titled.X) != calm {
			t.Errorf("calm %v: the title comes from %.0f", calm, x)
		}
		for range 30 {
			p.step(stage.Raw{})
		}
		if x := titleX(p.show.Frame()); p.show.Busy() || x != wide.titled.X {
			t.Errorf("calm %v: still at %.0f", calm, x)
		}
	}
}

func titleX(f *stage.Frame) float64 {
	for _, sp := range f.Sprites {
		if sp.Pic.Kind == "text" && sp.Pic.ID == paint.TextTitle && sp.Rect.X > wide.left.X+wide.left.W {
			return sp.Rect.X
		}
	}
	return -1
}

func TestSamples(t *testing.T) {
	seen := map[string]bool{}
	for _, sm := range Samples() {
		seen[sm.Pic.Kind] = true
		if _, err := painters().Try(sm.Pic, sm.W, sm.H, int(sm.W), int(sm.H)); err != nil {
			t.Error(err)
		}
	}
	for k := range Kinds() {
		if !seen[k] {
			t.Errorf("%s has no sample", k)
		}
	}
}

// TestPageNumbers: beside each chapter stands the page on which it begins.
func TestPageNumbers(t *testing.T) {
	_, s := open(t, "en", "")
	n := 0
	for i := range s.cfg.Book.Chapters {
		page := s.first(i)
		if s.sheets[page].chapter != i || page > 0 && s.sheets[page-1].chapter == i {
			t.Errorf("chapter %d is said to begin on page %d", i, page+1)
		}
		n += min(page, 1)
	}
	if n == 0 {
		t.Error("all begin on the first page")
	}
}

package rulebook

import (
	"flag"
	"fmt"
	"image/png"
	"math"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/fonts"
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

// TestAllWords checks that every word of every rule is on some page.
func TestAllWords(t *testing.T) {
	for _, lang := range words.Languages() {
		p, s := open(t, lang, "")
		all := map[string]bool{}
		for range s.sheets {
			for _, sp := range p.show.Frame().Sprites {
				if sp.Pic.Kind == "text" {
					for _, w := range strings.Fields(sp.Pic.Text) {
						all[w] = true
					}
				}
			}
			p.keys(stage.KeyPageDown)
		}
		for _, para := range s.cfg.Book.Paragraphs() {
			for _, w := range strings.Fields(cited.ReplaceAllString(para.Words+" "+para.Ours, "")) {
				if !all[w] && !strings.ContainsAny(w, "()") {
					t.Errorf("%s: %q of %s is on no page", lang, w, para.Number)
				}
			}
		}
	}
}

var cited = regexp.MustCompile(`\(?P\d+(\.\d+)?\)?[.,;:]*`)

// TestFits checks that on every page and in every search words fit, nothing lies
// off its page, no letter is too small, and each picture can be painted.
func TestFits(t *testing.T) {
	kinds := painters()
	tried := map[stage.Pic]bool{}
	for _, sized := range sizes() {
		lang := sized.lang
		p, s := open(t, lang, "")
		p.set(sized)
		check := func(where string) {
			where = fmt.Sprintf("size %d, tall %v, %s", sized.text, sized.tall, where)
			for _, sp := range p.show.Frame().Sprites {
				fits(t, lang+" "+where, s.plan, sp)
				if kinds[sp.Pic.Kind] == nil {
					t.Errorf("%s %s: nobody paints %q", lang, where, sp.Pic.Kind)
				}
				if !tried[sp.Pic] && sp.Pic.Kind != "text" && sp.Pic.Kind != "backdrop" && sp.Pic.Kind != "rb.spread" {
					tried[sp.Pic] = true
					if _, err := kinds.Try(sp.Pic, sp.Rect.W, sp.Rect.H, int(sp.Rect.W), int(sp.Rect.H)); err != nil {
						t.Errorf("%s %s: %v", lang, where, err)
					}
				}
			}
		}
		for i := range s.sheets {
			check(fmt.Sprint("page ", i+1))
			p.keys(stage.KeyPageDown)
		}
		for _, typed := range []string{"a", "p10", "zeppelin", "automa"} {
			s.ask(typed)
			p.show.Touch()
			p.step(stage.Raw{})
			check(typed)
		}
		s.ask("")
		s.jump("P10.8")
		p.show.Touch()
		p.step(stage.Raw{})
		p.click(firstRef(t, p))
		check("with a way back")
	}
}

// sized is a language, a size of words, and a canvas.
type sized struct {
	lang string
	text int
	tall bool
}

// set has the book shown so.
func (p *player) set(to sized) {
	p.show.SetText(to.text)
	p.show.SetTall(to.tall)
	p.step(stage.Raw{})
}

func sizes() (out []sized) {
	for _, lang := range words.Languages() {
		for text := range stage.TextMost + 1 {
			out = append(out, sized{lang, text, false}, sized{lang, text, true})
		}
	}
	return out
}

func fits(t *testing.T, where string, p *plan, sp stage.Sprite) {
	t.Helper()
	r := sp.Rect
	switch sp.Pic.Kind {
	case "text":
		style := paint.TextStyle(sp.Pic.ID, sp.Pic.Look).Grown(sp.Pic.Size, sp.Pic.Text, r.W, r.H)
		if style.Size < fonts.Smallest {
			t.Errorf("%s: %q is too small", where, sp.Pic.Text)
		}
		if !style.Wrap && style.Width(sp.Pic.Text) > r.W+1 {
			t.Errorf("%s: %q is %.0f wide, its place %.0f", where, sp.Pic.Text, style.Width(sp.Pic.Text), r.W)
		}
		if style.Wrap && style.Height(sp.Pic.Text, r.W) > r.H+0.4*style.Size {
			t.Errorf("%s: %q needs more lines than there is room for", where, sp.Pic.Text)
		}
	case "button":
		if (paint.Style{Role: fonts.Medium, Size: fonts.Smallest}).Width(sp.Pic.Text) > r.W-16 {
			t.Errorf("%s: the button %q is too narrow", where, sp.Pic.Text)
		}
	case "rb.spread", "backdrop":
		return
	}
	page := p.right
	if p.left.Has(r.X, r.Y) {
		page = p.left
	}
	page = page.Inset(-1)
	if r.X < page.X || r.X+r.W > page.X+page.W || r.Y < page.Y || r.Y+r.H > page.Y+page.H {
		t.Errorf("%s: %q %q lies off its page: %+v", where, sp.Pic.Kind, sp.Pic.Text, r)
	}
}

// TestNothingOverlaps checks that on no page two lines or pictures of different
// rules lie on each other, nor on the foot.
func TestNothingOverlaps(t *testing.T) {
	for _, sized := range sizes() {
		lang := sized.lang
		_, s := open(t, lang, "")
		s.lay(sized.text, sized.tall)
		figures := 0
		for i := range s.sheets {
			for _, b := range s.sheets[i].blocks {
				figures += len(b.side) + len(b.under)
			}
		}
		if want := 52 - 4*sized.text; figures < want {
			t.Errorf("%s, size %d: %d figures, want %d", lang, sized.text, figures, want)
		}
		for i := range s.sheets {
			at := s.plan.bodyY
			for j := range s.sheets[i].blocks {
				b := &s.sheets[i].blocks[j]
				if b.y < at {
					t.Errorf("%s: %s lies on what is above it", lang, b.para.Number)
				}
				at = b.y + b.h
			}
			if at > s.plan.bodyTo+0.5 {
				t.Errorf("%s: page %d is %.0f too long", lang, i+1, at-s.plan.bodyTo)
			}
		}
	}
}

// TestLargerWords checks that the rules grow with the player's size of words, all
// alike, and that one stays where one was.
func TestLargerWords(t *testing.T) {
	for _, lang := range words.Languages() {
		p, s := open(t, lang, "P10.8")
		for text, least := range []float64{26, 30, 33} {
			p.show.SetText(text)
			p.step(stage.Raw{})
			if s.lit != "P10.8" || !shown(p.show.Frame(), "P10.8") {
				t.Errorf("%s: size %d loses the page", lang, text)
			}
			for _, sp := range p.show.Frame().Sprites {
				if sp.Pic.Kind != "text" || sp.Pic.ID != paint.TextBody || !s.plan.right.Has(sp.Rect.X, sp.Rect.Y) || len(sp.Pic.Text) < 20 {
					continue
				}
				style := paint.TextStyle(sp.Pic.ID, sp.Pic.Look).Grown(sp.Pic.Size, sp.Pic.Text, sp.Rect.W, sp.Rect.H)
				if style.Size < least || math.Abs(style.Size-26*s.set.k) > 0.7 {
					t.Errorf("%s: at size %d %q is set in %.1f px, its lines are made for %.1f", lang, text, sp.Pic.Text, style.Size, 26*s.set.k)
				}
			}
		}
	}
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

func TestSearch(t *testing.T) {
	p, s := open(t, "en", "")
	p.write("snow") // whatever the keyboard is on
	if !s.field.Open || len(s.hits) == 0 {
		t.Fatalf("typing doesn't search: %q", s.field.Text)
	}
	p.write(" globe")
	p.keys(stage.KeyEnter)
	if s.lit != "P8.2" {
		t.Errorf("Enter leads to %q", s.lit)
	}
	marks := 0
	for _, sp := range p.show.Frame().Sprites {
		if sp.Pic.Kind == "rb.mark" {
			marks++
		}
	}
	if marks < 4 {
		t.Errorf("only %d words are marked", marks)
	}
	p.click("rulebook.hit.1")
	if s.lit != s.hits[1].Number {
		t.Errorf("the second hit leads to %q, want %q", s.lit, s.hits[1].Number)
	}
	p.click("rulebook.clear")
	if s.searching() || p.show.Frame().Hot("rulebook.chapter.0") == nil {
		t.Error("the search isn't cleared")
	}
	p.click("rulebook.search")
	p.write("zeppelin")
	if len(s.hits) != 0 || p.show.Frame().Hot("rulebook.hit.0") != nil {
		t.Error("there are zeppelins")
	}
	p.keys(stage.KeyEscape)
	if s.field.Text != "" || s.field.Open || p.show.Done() {
		t.Errorf("the first Escape leaves %q, open %v", s.field.Text, s.field.Open)
	}
	p.keys(stage.KeyEscape)
	if !p.show.Done() {
		t.Error("the second Escape doesn't leave")
	}
}

// TestBack checks that Escape and the right button leave one thing at a time.
func TestBack(t *testing.T) {
	p, s := open(t, "en", "P3.1")
	s.ask("camp")
	p.show.Touch()
	p.step(stage.Raw{Right: true})
	p.step(stage.Raw{})
	if p.show.Done() || s.searching() {
		t.Fatal("the right button doesn't end the search first")
	}
	p.keys(stage.KeyEscape)
	if !p.show.Done() {
		t.Error("Escape doesn't leave")
	}
	p, _ = open(t, "en", "")
	p.click("rulebook.back")
	if !p.show.Done() {
		t.Error("Back doesn't leave")
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

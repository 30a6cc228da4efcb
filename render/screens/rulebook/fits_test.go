package rulebook

import (
	"fmt"
	"math"
	"regexp"
	"strings"
	"testing"

	"posterestante/assets/fonts"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

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

package rulebook

import (
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// openOf is the book of a game as a player sees it.
func openOf(t *testing.T, name string, to sized) (*player, *Scene) {
	t.Helper()
	b, err := rules.For(name, to.lang)
	if err != nil {
		t.Fatal(err)
	}
	s := New(Config{Words: words.In(to.lang), Book: b, Still: true}).(*Scene)
	p := &player{t, stage.NewShow(s)}
	p.set(to)
	return p, s
}

// TestMemo checks that every book begins with its game's memo and tips: both are in the
// contents, and each of their lines can be jumped to, lit and with all its words, at
// every size of words, wide and upright.
func TestMemo(t *testing.T) {
	for _, name := range []string{"postcards", "montaigne", "sakodo", "routard"} {
		for _, sized := range sizes() {
			p, s := openOf(t, name, sized)
			where := fmt.Sprintf("%s, %+v", name, sized)
			for i, c := range s.cfg.Book.Chapters[:2] {
				p.click(fmt.Sprint("rulebook.chapter.", i))
				if !s.sheets[s.at].has(c.Number) || !strings.Contains(said(p), c.Title) || len(c.Rules) < 10 {
					t.Errorf("%s: chapter %d opens page %d", where, i, s.at+1)
				}
				for j := range c.Rules {
					para := &c.Rules[j]
					s.jump(para.Number)
					p.show.Touch()
					p.step(stage.Raw{})
					if !lit(p) || !strings.Contains(said(p), strings.Join(strings.Fields(para.Words), " ")) {
						t.Errorf("%s: %q isn't shown lit:\n%s", where, para.Words, said(p))
					}
				}
				if *out != "" {
					s.lit = ""
					for n := range s.sheets {
						if s.sheets[n].chapter == i {
							s.turn(n)
							p.show.Touch()
							p.step(stage.Raw{})
							save(t, p, filepath.Base(fmt.Sprintf("%s-%s-%d-%v-%d", name, sized.lang, sized.text, sized.tall, n)))
						}
					}
				}
			}
		}
	}
}

// lit says whether some line is lit.
func lit(p *player) bool {
	for _, sp := range p.show.Frame().Sprites {
		if sp.Pic.Kind == "rb.glow" {
			return true
		}
	}
	return false
}

// said is all that stands on the page, in the order in which it is painted.
func said(p *player) string {
	var all []string
	for _, sp := range p.show.Frame().Sprites {
		if sp.Pic.Kind == "text" {
			all = append(all, strings.Fields(sp.Pic.Text)...)
		}
	}
	// a citation is painted for itself
	return strings.NewReplacer("( ", "(", " )", ")").Replace(strings.Join(all, " "))
}

// TestMemoLeads: a number in the memo leads to its rule, and back to the memo by its name.
func TestMemoLeads(t *testing.T) {
	for _, lang := range words.Languages() {
		p, s := openOf(t, "sakodo", sized{lang: lang})
		if s.at != 0 {
			t.Fatalf("the book opens at page %d", s.at+1)
		}
		p.click(firstRef(t, p))
		if s.lit != "S3.1" {
			t.Errorf("%s: the first number of the memo leads to %q", lang, s.lit)
		}
		if back := p.show.Frame().Hot("rulebook.return"); !strings.Contains(back.Label, s.cfg.Book.Chapters[0].Title) {
			t.Errorf("%s: the way back is called %q", lang, back.Label)
		}
		p.click("rulebook.return")
		if s.at != 0 || s.lit != "memo.turn.1" {
			t.Errorf("%s: the way back leads to %q on page %d", lang, s.lit, s.at+1)
		}
	}
}

// TestMemoIsFound: what stands in the memo or the tips is found and gone to by its words.
func TestMemoIsFound(t *testing.T) {
	p, s := openOf(t, "sakodo", sized{lang: "fr"})
	p.write("hâte")
	p.keys(stage.KeyEnter)
	if s.lit != "tips.1" || !lit(p) {
		t.Errorf("Enter leads to %q", s.lit)
	}
	p.click("rulebook.clear")
	p.write("pharmacie boussole duvet")
	found := false
	for i := range s.hits {
		if s.hits[i].Number == "memo.needs.4" {
			p.click(fmt.Sprint("rulebook.hit.", i))
			found = true
		}
	}
	if !found || s.lit != "memo.needs.4" {
		t.Errorf("found %v, lit %q", found, s.lit)
	}
}

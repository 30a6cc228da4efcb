package words

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// globeDecks are the decks of the games round the world, globeRoads their roads.
var (
	globeDecks = map[string]*globe.Decks{"sakodo": &sakodo.Decks, "routard": &routard.Decks}
	globeRoads = []globe.Road{sakodo.Road, routard.Road}
)

// What a card has room for, in letters.
const (
	longestTitle = 32
	shortest     = 18
)

// globeKeys are the keys of titles and of sentences of a game's cards.
func globeKeys(game string) (titles, sentences []string) {
	for k := globe.Job; int(k) <= globe.NumDecks; k++ {
		for _, c := range globeDecks[game][k] {
			at := game + ".card." + k.String() + "." + c.Key
			titles, sentences = append(titles, at+".name"), append(sentences, at+".words")
			for _, o := range append(append([]globe.Outcome{}, c.Roll...), c.Choose...) {
				sentences = append(sentences, at+"."+o.Key)
			}
		}
	}
	return titles, sentences
}

// TestGlobeCards checks that each card and each outcome has its words in every
// language, that they have room, that no two are alike and that none is left over.
func TestGlobeCards(t *testing.T) {
	for _, lang := range languages {
		all, said := read(t, lang), map[string]string{}
		for game := range globeDecks {
			named := map[string]string{}
			titles, sentences := globeKeys(game)
			for _, k := range titles {
				name := all[k]
				if n := utf8.RuneCountInString(name); n < 3 || n > longestTitle || strings.ContainsAny(name[max(len(name)-1, 0):], ".!") {
					t.Errorf("%s: %s has %d letters: %q", lang, k, n, name)
				}
				if o := named[bare(name)]; o != "" {
					t.Errorf("%s: %s and %s are both %q", lang, o, k, name)
				}
				named[bare(name)] = k
			}
			for _, k := range sentences {
				words := all[k]
				if n := utf8.RuneCountInString(words); n < shortest || n > longest {
					t.Errorf("%s: %s has %d letters: %q", lang, k, n, words)
				}
				if !strings.HasSuffix(strings.TrimRight(words, "”» \u00a0"), ".") && !strings.ContainsAny(words[max(len(words)-3, 0):], "!?…") {
					t.Errorf("%s: %s is no sentence: %q", lang, k, words)
				}
				if o := said[bare(words)]; o != "" {
					t.Errorf("%s: %s and %s say the same", lang, o, k)
				}
				said[bare(words)] = k
			}
			for k := range all {
				if strings.HasPrefix(k, game+".card.") && !slices.Contains(titles, k) && !slices.Contains(sentences, k) {
					t.Errorf("%s: there is no card for %s", lang, k)
				}
			}
		}
	}
}

// TestGlobePlaces checks that each square's and each card's place has its name,
// and that no name is left over.
func TestGlobePlaces(t *testing.T) {
	wanted := map[string]bool{}
	for _, road := range globeRoads {
		for _, q := range road {
			wanted["place."+q.Key] = true
		}
	}
	for game, decks := range globeDecks {
		for _, deck := range decks {
			for _, c := range deck {
				if c.Place == "" {
					t.Errorf("%s: card %q has no place", game, c.Key)
				}
				wanted["place."+c.Place] = true
			}
		}
	}
	for _, lang := range languages {
		all := read(t, lang)
		for k := range wanted {
			if all[k] == "" {
				t.Errorf("%s lacks %s", lang, k)
			}
		}
		for k := range all {
			if strings.HasPrefix(k, "place.") && !wanted[k] {
				t.Errorf("%s: nothing is at %s", lang, k)
			}
		}
	}
}

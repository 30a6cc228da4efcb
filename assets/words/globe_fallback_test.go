package words

import (
	"regexp"
	"strings"
	"testing"
)

// foreignTo are the names of what one of the games round the world lacks and the other
// has: their common words must not use them.
var foreignTo = map[string]*regexp.Regexp{
	"routard": regexp.MustCompile(`(?i)souvenirs?\b|passports?\b|passeports?\b|compass|boussole|` +
		`sleeping bag|duvet|first-aid|pharmacie`),
	"sakodo": regexp.MustCompile(`(?i)\bpurchases?\b|\bpapers\b|\bpapiers\b|lodging|hébergement|` +
		`chèques|\bcheques|equipment|équipement`),
}

// ofOne are messages among the common ones that only one game says.
var ofOne = map[string]string{
	"table.cheques": "routard", "table.lot": "routard", "table.night": "routard", "table.chip.2": "routard",
	"counter.cheques": "routard", "called.cheques": "routard",
	"label.good_cheques": "routard", "zone.deck_lodging": "routard",
	"refuse.sell.now": "routard", "refuse.sell.lot": "routard", "refuse.sell.most": "routard", "refuse.bundle.lot": "routard", "counter.lot_cheques": "routard",
	"why.passes": "sakodo",
}

// filled are the places of a message that are filled in.
var filled = regexp.MustCompile(`\{\{[^}]*\}\}`)

// TestKinNamesNothingForeign: what both games round the world say in the same words, and
// what each says besides its cards, names no thing that only the other has.
func TestKinNamesNothingForeign(t *testing.T) {
	for _, lang := range languages {
		all := read(t, lang)
		for key, text := range all {
			area, rest, _ := strings.Cut(key, ".")
			for game, foreign := range foreignTo {
				_, own := all[game+"."+rest]
				switch {
				case area != "globe" && area != game || strings.HasPrefix(rest, "card."):
					continue
				case area == "globe" && (own || ofOne[rest] != "" && ofOne[rest] != game):
					continue
				}
				if said := foreign.FindString(filled.ReplaceAllString(text, "")); said != "" {
					t.Errorf("%s: %s would say %q in %s: %q", lang, game, said, key, text)
				}
			}
		}
	}
}

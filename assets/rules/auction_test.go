package rules

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
)

// TestAuctionOptions checks that the rule of auctions tells of bids as they are made
// without options, and names the other way by its words, in its own part.
func TestAuctionOptions(t *testing.T) {
	for name, rule := range map[string]game.Rule{"sakodo": "S5.2", "routard": "R4.3"} {
		for _, lang := range words.Languages() {
			p, w := bookOf(t, name, lang).At(rule), words.In(lang)
			usual, other := globe.Auction.Values[0], globe.Auction.Values[1]
			named := func(text, value string) bool {
				return strings.Contains(strings.ToLower(text), strings.ToLower(w.T(name+".option.auction."+value)))
			}
			if !named(p.Ours, other) || named(p.Ours, usual) || named(p.Words, other) {
				t.Errorf("%s, %s: %s doesn't name %q alone, as our option", name, lang, rule, other)
			}
		}
	}
}

package rules

import (
	"math"
	"regexp"
	"slices"
	"strconv"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// thousands are the marks between the digits of great numbers.
var thousands = regexp.MustCompile(`(\d)[,\x{a0} ](\d{3})\b`)

// said are the numbers of a paragraph.
func said(p *Paragraph) (out []int) {
	for _, text := range figures.FindAllString(thousands.ReplaceAllString(p.Words+" "+p.Ours, "$1$2"), -1) {
		n, _ := strconv.Atoi(text)
		out = append(out, n)
	}
	return out
}

// amounts are those of an effect in a deck.
func amounts(deck []globe.Card, k globe.EffectKind) (out []int) {
	for _, c := range deck {
		for _, e := range c.Effects {
			if e.Kind == k && e.N > 0 {
				out = append(out, int(e.N))
			}
		}
	}
	return out
}

// losses are how many chances lose a thing, and how many of them the pass.
func losses(deck []globe.Card) (all, pass int) {
	for _, c := range deck {
		for _, e := range c.Effects {
			if e.Kind == globe.Lose {
				all++
			}
			if e.Kind == globe.Lose && e.Item == globe.Pass {
				pass++
			}
		}
	}
	return all, pass
}

// badly is of a hundred adventures how many go badly.
func badly(deck []globe.Card) int {
	faces := 0
	for _, c := range deck {
		last := 0
		for _, o := range c.Roll {
			if slices.ContainsFunc(o.Effects, func(e globe.Effect) bool { return e.Kind == globe.Fail }) {
				faces += int(o.Most) - last
			}
			last = int(o.Most)
		}
	}
	return faces * 100 / (6 * len(deck))
}

// TestDeckFigures: what the rules say of the decks, in each language, is what the
// decks come to.
func TestDeckFigures(t *testing.T) {
	holds := func(name string, rule game.Rule, want ...int) {
		for _, lang := range words.Languages() {
			has := said(bookOf(t, name, lang).At(rule))
			for _, n := range want {
				if !slices.Contains(has, n) {
					t.Errorf("%s, %s: %s does not say %d: %v", name, lang, rule, n, has)
				}
			}
		}
	}
	mean := func(list []int) int {
		sum := 0
		for _, n := range list {
			sum += n
		}
		return 5 * int(math.Round(float64(sum)/float64(len(list))/5))
	}
	gains := amounts(sakodo.Decks[globe.Job], globe.Gain)
	holds("sakodo", "S7.1", slices.Min(gains), slices.Max(gains))
	holds("sakodo", "S7.2", mean(gains), len(amounts(sakodo.Decks[globe.Job], globe.Ticket)))
	luck := amounts(sakodo.Decks[globe.Chance], globe.Gain)
	_, pass := losses(sakodo.Decks[globe.Chance])
	holds("sakodo", "S7.2", slices.Min(luck), slices.Max(luck), pass)
	var prices []int
	for _, c := range sakodo.Decks[globe.Souvenir] {
		prices = append(prices, int(c.Price))
	}
	holds("sakodo", "S7.1", slices.Min(prices), slices.Max(prices))

	gains, luck = amounts(routard.Decks[globe.Job], globe.Gain), amounts(routard.Decks[globe.Chance], globe.Gain)
	cheques := amounts(routard.Decks[globe.Chance], globe.Cheques)
	lost, pass := losses(routard.Decks[globe.Chance])
	holds("routard", "R5.4", slices.Min(gains), slices.Max(gains), 10*(mean(gains)/10), slices.Min(luck), slices.Max(luck),
		slices.Min(cheques), slices.Max(cheques), lost, pass, badly(routard.Decks[globe.Adventure]))
}

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

// sums are all amounts of money in decks.
func sums(decks *globe.Decks) (out []int) {
	for _, deck := range decks {
		for _, c := range deck {
			all := slices.Clone(c.Effects)
			for _, o := range slices.Concat(c.Roll, c.Choose) {
				all = append(all, o.Effects...)
			}
			for _, e := range all {
				if e.Kind == globe.Gain || e.Kind == globe.Pay || e.Kind == globe.Charge {
					out = append(out, int(e.N))
				}
			}
		}
	}
	return out
}

// prices are those of a deck.
func prices(deck []globe.Card) (out []int) {
	for _, c := range deck {
		out = append(out, int(c.Price))
	}
	return out
}

// divisor is the greatest common one.
func divisor(list []int) int {
	d := 0
	for _, n := range list {
		for n != 0 {
			d, n = n, d%n
		}
	}
	return d
}

// with are how many cards of a deck do something.
func with(deck []globe.Card, does func(globe.Effect) bool) (n int) {
	for _, c := range deck {
		if slices.ContainsFunc(c.Effects, does) {
			n++
		}
	}
	return n
}

// kind is a test whether an effect is of a kind.
func kind(k globe.EffectKind) func(globe.Effect) bool {
	return func(e globe.Effect) bool { return e.Kind == k }
}

// bad says whether an effect of a chance is bad luck.
func bad(e globe.Effect) bool {
	return priced(e) || e.Kind == globe.Miss || e.Kind == globe.Go && e.N < 0
}

// priced says whether an effect of an adventure is its price.
func priced(e globe.Effect) bool { return e.Kind == globe.Pay || e.Kind == globe.Lose }

// mean is that of a list, to the next five.
func mean(list []int) int {
	sum := 0
	for _, n := range list {
		sum += n
	}
	return 5 * int(math.Round(float64(sum)/float64(len(list))/5))
}

// once is a list in order, each number once.
func once(list []int) []int {
	out := slices.Clone(list)
	slices.Sort(out)
	return slices.Compact(out)
}

// TestDeckFigures: what the rules say of the decks, in each language, is what the
// decks come to, and they say no other number.
func TestDeckFigures(t *testing.T) {
	holds := func(name string, rule game.Rule, want ...int) {
		for _, lang := range words.Languages() {
			has, want := once(said(bookOf(t, name, lang).At(rule))), once(want)
			if !slices.Equal(has, want) {
				t.Errorf("%s, %s: %s says %v, the decks come to %v", name, lang, rule, has, want)
			}
		}
	}
	d := &sakodo.Decks
	gains, luck := amounts(d[globe.Job], globe.Gain), amounts(d[globe.Chance], globe.Gain)
	_, pass := losses(d[globe.Chance])
	cost := prices(d[globe.Souvenir])
	const first = 1 // the 1st airport
	holds("sakodo", "S7.1",
		slices.Min(gains), slices.Max(gains), slices.Min(cost), slices.Max(cost), divisor(cost), first)
	rolled, chosen := 0, 0
	for _, c := range d[globe.Adventure] {
		if len(c.Roll) > 0 {
			rolled++
		} else if len(c.Choose) > 0 {
			chosen++
		}
	}
	failed, paid := with(d[globe.Adventure], kind(globe.Fail)), with(d[globe.Adventure], priced)+chosen
	holds("sakodo", "S7.2", divisor(sums(d)),
		mean(gains), with(d[globe.Job], kind(globe.Ticket)), with(d[globe.Job], kind(globe.Get)),
		len(d[globe.Chance])-with(d[globe.Chance], bad), with(d[globe.Chance], bad),
		pass, with(d[globe.Chance], kind(globe.Miss)),
		slices.Min(luck), slices.Max(luck), with(d[globe.Mail], kind(globe.TakePass)),
		failed, rolled, paid, len(d[globe.Adventure])-failed-rolled-paid)

	d = &routard.Decks
	gains, luck = amounts(d[globe.Job], globe.Gain), amounts(d[globe.Chance], globe.Gain)
	cheques := amounts(d[globe.Chance], globe.Cheques)
	lost, pass := losses(d[globe.Chance])
	nights := prices(d[globe.Lodging])
	at := func(n int) int {
		return len(slices.DeleteFunc(slices.Clone(nights), func(p int) bool { return p != n }))
	}
	holds("routard", "R1.1", 2, game.MaxSeats, len(d[globe.Job]), len(nights), with(d[globe.Chance], kind(globe.Order)),
		at(1), 1, at(2), 2, at(3), 3, at(4), 4, routard.New(routard.Road, &routard.Decks).R.BagMost)
	holds("routard", "R1.4", divisor(prices(d[globe.Souvenir])))
	holds("routard", "R5.4", slices.Min(gains), slices.Max(gains), 10*(mean(gains)/10),
		slices.Min(luck), slices.Max(luck), slices.Min(cheques), slices.Max(cheques), lost, len(d[globe.Chance]), pass, badly(d[globe.Adventure]), 100)
	holds("routard", "R5.5", divisor(sums(d)), first)
}

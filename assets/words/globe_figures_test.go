package words

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"posterestante/game/globe"
)

// text is a sentence of a card round the world with what happens as one reads it.
type text struct {
	game, key string // the key of its words
	effects   []globe.Effect
	price     int16 // of a souvenir in money, of a lodging in nights
	kind      globe.Kind
}

// globeTexts are the sentences of all cards, those of outcomes among them.
func globeTexts() (out []text) {
	for game, decks := range globeDecks {
		for k, deck := range decks {
			for _, c := range deck {
				at := fmt.Sprintf("%s.card.%s.%s.", game, globe.Kind(k), c.Key)
				out = append(out, text{game, at + "words", c.Effects, c.Price, globe.Kind(k)})
				for _, o := range slices.Concat(c.Roll, c.Choose) {
					effects := slices.Concat(c.Effects, o.Effects)
					out = append(out, text{game, at + o.Key, effects, c.Price, globe.Kind(k)})
				}
			}
		}
	}
	return out
}

// does says whether the card does something of one of these kinds.
func (c text) does(kinds ...globe.EffectKind) bool {
	return slices.ContainsFunc(c.effects, func(e globe.Effect) bool { return slices.Contains(kinds, e.Kind) })
}

// figures are the numbers of what it does in one of these kinds.
func (c text) figures(kinds ...globe.EffectKind) (out []int) {
	for _, e := range c.effects {
		if slices.Contains(kinds, e.Kind) {
			out = append(out, int(max(e.N, -e.N)))
		}
	}
	return out
}

var (
	money  = []globe.EffectKind{globe.Gain, globe.Pay, globe.Charge}
	nights = []globe.EffectKind{globe.Cheques}
	rides  = []globe.EffectKind{globe.Go, globe.Back, globe.Order}
)

// units are what the game counts: a number just before one must be the card's own. An
// amount an hour or a day reads as pay.
var units = []struct {
	what  *regexp.Regexp
	kinds []globe.EffectKind
	deck  globe.Kind // whose price is counted in it too
}{
	{unit(``, `an? (hour|day|week)|per|à l’heure|de l’heure|par (heure|jour|semaine)`), money, globe.Souvenir},
	{unit(`(\pL+ )?`, `euros?|dollars?|francs?|banknotes?|coins?|pièces`), money, globe.Souvenir},
	{unit(`(\pL+ )?`, `nights?|nuits?|nuitées?|rooms?|chambres?|cheques?|chèques?|vouchers?`), nights, globe.Lodging},
	{unit(`(\pL+ )?`, `tickets?|flights?|billets? d’avion`), []globe.EffectKind{globe.Ticket}, 0},
	{unit(`(\pL+ )?`, `squares?|cases?`), rides, 0},
	{unit(`(\pL+ )?`, `turns?|tours? (passés?|à passer)`), []globe.EffectKind{globe.Miss}, 0},
}

// unit is a name of one where it stands behind a number.
func unit(between, names string) *regexp.Regexp {
	return regexp.MustCompile(`^` + between + `(` + names + `)\b`)
}

// rooms are spoken of where somebody has to be put up: whatever number stands in the
// sentence is of those who are.
var rooms = regexp.MustCompile(`(?i)\b(rooms|chambres|nights|nuits|nuitées)\b`)

// meanings are words that say what a card does, and what it then must do.
var meanings = []struct {
	words *regexp.Regexp
	is    func(text) bool
}{
	{regexp.MustCompile(`(?i)passport|passeport|\bpapers\b|papiers|\bvisas? comes`), func(c text) bool {
		lost := func(e globe.Effect) bool { return e.Kind == globe.Lose && e.Item == globe.Pass }
		return c.does(globe.TakePass) || slices.ContainsFunc(c.effects, lost)
	}},
	{regexp.MustCompile(`(?i)\b(a|by) flight\b|plane ticket|billet d’avion|\b(un |l’)avion\b`), func(c text) bool {
		return c.does(globe.Ticket, globe.FlyOn)
	}},
	{regexp.MustCompile(`(?i)you (pay|are paying)\b|your expense|à vos frais|\b(a|des) (fee|frais)\b|has its price|` +
		`a son prix|sont pour vous|\bduty\b|à taxe|\bfacture|\bbill\b|price list|les tarifs`), func(c text) bool {
		back := func(e globe.Effect) bool { return e.Kind == globe.Cheques && e.N < 0 }
		return c.does(globe.Pay, globe.Charge) || slices.ContainsFunc(c.effects, back)
	}},
}

// contradicts says what a sentence tells that its card does not do, "" for nothing.
func (c text) contradicts(words string) string {
	if slices.Contains([]globe.Kind{globe.Job, globe.Chance, globe.Mail, globe.Adventure}, c.kind) {
		for _, m := range meanings {
			if said := m.words.FindString(words); said != "" && !m.is(c) {
				return said
			}
		}
	}
	for _, sentence := range regexp.MustCompile(`[^.!?…]+`).FindAllString(words, -1) {
		for _, n := range numbersIn(sentence) {
			if said, own := c.counted(n, sentence); said != "" && !slices.Contains(own, n.n) {
				return fmt.Sprintf("%d %s", n.n, said)
			}
		}
	}
	return ""
}

// counted is the unit of the game that a number counts, "" for none, and which numbers
// the card has in it.
func (c text) counted(n number, sentence string) (what string, own []int) {
	if n.digits { // nobody counts stories in digits
		all := slices.Concat(money, nights, rides, []globe.EffectKind{globe.Ticket, globe.Miss})
		return "in digits", append(c.figures(all...), int(c.price), 1911) // a clock's
	}
	if said := rooms.FindString(sentence); said != "" {
		return said, append(c.figures(nights...), int(c.price))
	}
	for _, u := range units {
		if said := u.what.FindString(n.rest); said != "" {
			if own = c.figures(u.kinds...); u.deck == c.kind {
				own = append(own, int(c.price))
			}
			return said, own
		}
	}
	return "", nil
}

// TestCardsSayWhatTheyDo: the words of no card of any deck, nor of what may come of it,
// count what the game counts in another number than the card does, in digits or in
// words, and none speaks of a loss, a price or a flight that it doesn't bring.
func TestCardsSayWhatTheyDo(t *testing.T) {
	all := globeTexts()
	if len(all) < 400 {
		t.Fatalf("only %d sentences", len(all))
	}
	for _, lang := range Languages() {
		counts := 0
		for _, c := range all {
			words := In(lang).T(c.key)
			if strings.HasPrefix(words, "[") {
				t.Fatalf("%s: no words for %s", lang, c.key)
			}
			counts += len(numbersIn(words))
			if what := c.contradicts(words); what != "" {
				t.Errorf("%s: %s does %v for %d, and says %q: %q", lang, c.key, c.effects, c.price, what, words)
			}
		}
		if counts < 100 {
			t.Errorf("%s: only %d numbers were found in all of them", lang, counts)
		}
	}
}

// TestContradictionsAreFound: faults that cards once had are such as the test above finds.
func TestContradictionsAreFound(t *testing.T) {
	pays, gains := []globe.Effect{globe.Pay.Of(100)}, []globe.Effect{globe.Gain.Of(130)}
	friends := []globe.Effect{globe.Cheques.Of(-3)}
	for _, row := range []struct {
		words string
		card  text
	}{
		{"A job with its ups and downs: some two hundred a day.", text{kind: globe.Job, effects: gains}},
		{"Un métier avec des hauts et des bas : deux cents par jour.", text{kind: globe.Job, effects: gains}},
		{"The passport comes out spotless: no name, no face, no stamps.", text{kind: globe.Chance, effects: pays}},
		{"You had ticket 6; they read it as 9. Your things are travelling well.",
			text{kind: globe.Chance, effects: pays}},
		{"“They won’t be any trouble.” They are six, and you are paying the rooms.",
			text{kind: globe.Mail, effects: friends}},
		{"« Ils ne dérangeront pas. » Ils sont six, et les chambres sont pour vous.",
			text{kind: globe.Mail, effects: friends}},
		{"You learn to say “a hint of fig”, and the owner adds a flight.", text{kind: globe.Job, effects: gains}},
		{"The driver has a printed price list.", text{kind: globe.Adventure}},
		{"The shade is yours for three nights.", text{kind: globe.Lodging, price: 2}},
		{"Two tickets fall out of it.", text{kind: globe.Job, effects: []globe.Effect{globe.Ticket.Of(1)}}},
		{"Trois cents pièces, bien comptées.", text{kind: globe.Souvenir, price: 200}},
		{"You sit out twenty-one turns.", text{kind: globe.Chance, effects: []globe.Effect{globe.Miss.Of(1)}}},
	} {
		if row.card.contradicts(row.words) == "" {
			t.Errorf("nothing is found in %q", row.words)
		}
	}
}

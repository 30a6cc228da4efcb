package globe

import (
	"fmt"
	"slices"
)

// Limits are what a game's rules say of its decks: the values of S7.2 and R5.4,
// which tuning may change. A limit of -1 is none.
type Limits struct {
	Items                 Item   // how many items there are
	Kept                  []Item // what whoever draws an adventure has
	Cheques               bool   // hotel cheques, orders and lodgings are part of the game
	JobLeast, JobMost     int16  // money of a job
	JobAverage, JobNear   int    // their average money, and how far it may be off
	JobTickets, JobItems  int    // how many jobs also give a ticket, an item
	Bad                   int    // chances that are bad luck
	BadPass, BadMiss      int    // those that lose the pass, those that miss a turn
	BadItems              int    // those that lose any item, the pass included
	Orders                int    // chances that order the next turn
	MailPass              int    // mails that take a pass
	Sorts                 [4]int // adventures by Sort
	AdventureBad          int    // faces out of 100 by which adventures fail, 10 more or less
	PriceLeast, PriceMost int16  // of souvenirs, multiples of 20
	Nights                [5]int // lodgings by their cheques
}

// Sort is a sort of adventure.
type Sort uint8

// The sorts: it fails whatever is done, the die decides, it has its price, or
// it is kept without more ado.
const (
	Fails Sort = iota
	Rolls
	Costs
	Sure
)

// Sort is what sort of adventure a card is.
func (c *Card) Sort() Sort {
	switch {
	case len(c.Roll) > 0:
		return Rolls
	case c.has(Fail):
		return Fails
	case len(c.Choose) > 0 || c.has(Pay) || c.has(Lose) || c.has(Cheques):
		return Costs
	}
	return Sure
}

// bad says whether an effect is bad luck for who draws it.
func (e Effect) bad() bool {
	switch e.Kind {
	case Pay, Lose, Miss, Fail:
		return true
	case Go, Cheques:
		return e.N < 0
	}
	return false
}

// Bad says whether a card is bad luck by all that it does. mixed says that it is
// neither wholly bad nor wholly good.
func (c *Card) Bad() (bad, mixed bool) {
	n := 0
	for _, e := range c.Effects {
		if e.bad() {
			n++
		}
	}
	return n > 0, n > 0 && n < len(c.Effects)
}

// allowed are the effects that a deck's cards may have.
var allowed = map[Kind][]EffectKind{
	Job:       {Gain, Ticket, Get},
	Chance:    {Gain, Pay, Ticket, Cheques, Get, Lose, Go, FlyOn, Miss, Order},
	Mail:      {Gain, Pay, Ticket, Cheques, Get, Back, Take, TakePass, Swap, Charge},
	Adventure: {Gain, Pay, Ticket, Cheques, Get, Lose, Miss, Fail},
}

// CheckDecks says what is wrong with the decks of a game, nil if nothing is.
func CheckDecks(decks *Decks, lim Limits) error {
	for k := Job; int(k) <= NumDecks; k++ {
		want := deckSize
		if k == Lodging {
			want = lim.Nights[0] + lim.Nights[1] + lim.Nights[2] + lim.Nights[3] + lim.Nights[4]
		}
		if len(decks[k]) != want {
			return fmt.Errorf("%v: %d cards, not %d", k, len(decks[k]), want)
		}
		keys := map[string]bool{}
		for i := range decks[k] {
			c := &decks[k][i]
			if c.Key == "" || keys[c.Key] {
				return fmt.Errorf("%v %d: the key %q is empty or there twice", k, i+1, c.Key)
			}
			keys[c.Key] = true
			if err := checkCard(k, c, lim); err != nil {
				return fmt.Errorf("%v %q: %w", k, c.Key, err)
			}
		}
	}
	for _, check := range []func(*Decks, Limits) error{checkJobs, checkLuck, checkAdventures, checkNights} {
		if err := check(decks, lim); err != nil {
			return err
		}
	}
	return nil
}

// checkCard looks at one card by itself.
func checkCard(k Kind, c *Card, lim Limits) error {
	switch {
	case (k == Souvenir || k == Lodging) != (c.Price > 0):
		return fmt.Errorf("price %d", c.Price)
	case k == Souvenir && (c.Price%20 != 0 || c.Price < lim.PriceLeast || c.Price > lim.PriceMost):
		return fmt.Errorf("price %d is no multiple of 20 from %d to %d", c.Price, lim.PriceLeast, lim.PriceMost)
	case k != Adventure && (len(c.Roll) > 0 || len(c.Choose) > 0):
		return fmt.Errorf("only an adventure is rolled for or chosen")
	case len(c.Roll) > 0 && len(c.Choose) > 0:
		return fmt.Errorf("it is rolled for or chosen, not both")
	case (k == Job || k == Chance || k == Mail) && len(c.Effects) == 0:
		return fmt.Errorf("it does nothing")
	}
	if err := checkEffects(k, c.Effects, lim); err != nil {
		return err
	}
	return checkOutcomes(k, c, lim)
}

func checkOutcomes(k Kind, c *Card, lim Limits) error {
	last, keys := uint8(0), map[string]bool{}
	for i, o := range append(append([]Outcome{}, c.Roll...), c.Choose...) {
		if i < len(c.Roll) && (o.Most <= last || o.Most > 6) || i >= len(c.Roll) && o.Most != 0 || o.Key == "" || keys[o.Key] {
			return fmt.Errorf("outcome %d: faces up to %d, key %q", i+1, o.Most, o.Key)
		}
		last, keys[o.Key] = o.Most, true
		if err := checkEffects(k, o.Effects, lim); err != nil {
			return err
		}
	}
	free := func(o Outcome) bool {
		return !slices.ContainsFunc(o.Effects, func(e Effect) bool {
			return e.bad() && e.Kind != Fail && !(e.Kind == Lose && slices.Contains(lim.Kept, e.Item))
		})
	}
	if len(c.Choose) > 0 && !slices.ContainsFunc(c.Choose, free) {
		return fmt.Errorf("nothing can be chosen by who has nothing")
	}
	if len(c.Roll) > 0 && last != 6 || len(c.Choose) == 1 {
		return fmt.Errorf("the die's faces end at %d, or there is but one thing to choose", last)
	}
	return nil
}

// checkEffects looks at a list of effects.
func checkEffects(k Kind, effects []Effect, lim Limits) error {
	for i, e := range effects {
		ok := false
		for _, a := range allowed[k] {
			ok = ok || a == e.Kind
		}
		money := e.Kind == Gain || e.Kind == Pay || e.Kind == Charge
		counted := money || e.Kind == Ticket || e.Kind == Miss || e.Kind == Order || e.Kind == Back
		moves := e.Kind == Go || e.Kind == FlyOn || e.Kind == Back || e.Kind == Swap
		switch {
		case !ok || !lim.Cheques && (e.Kind == Cheques || e.Kind == Order):
			return fmt.Errorf("it may not %v", e.Kind)
		case money && e.N%10 != 0, counted && e.N <= 0, !counted && e.Kind != Cheques && e.Kind != Go && e.N != 0, e.Kind == Go && e.N == 0:
			return fmt.Errorf("%v %d", e.Kind, e.N)
		case e.Kind == Get && (e.Item < Pass || e.Item > lim.Items), e.Kind == Lose && e.Item > lim.Items, e.Kind != Get && e.Kind != Lose && e.Item != 0:
			return fmt.Errorf("%v of item %d", e.Kind, e.Item)
		case (moves || e.Kind == Lose && e.Item == Pass) && i < len(effects)-1:
			return fmt.Errorf("%v ends what a card does", e.Kind)
		}
	}
	return nil
}

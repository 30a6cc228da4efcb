package game

import (
	"fmt"
	"slices"

	"posterestante/game/foreign"
)

// CheckSetup says what is wrong with a setup of a game, in words: seats, kinds
// of seat, options and their values.
func CheckSetup(g Game, setup Setup) error {
	name := g.Name()
	least, most := g.Seats()
	if n := len(setup.Seats); n < least || n > most {
		return fmt.Errorf("%s is played by %d to %d seats, not %d", name, least, most, n)
	}
	for _, k := range setup.Seats {
		if _, ok := Thinks(k); !ok && !slices.Contains(g.Kinds(), k) {
			return fmt.Errorf("%s has no kind of seat %s; it has %v, and think:N for N looks ahead", name,
				foreign.Quote(k), g.Kinds())
		}
	}
	if err := setup.Seed.Check(); err != nil {
		return err
	}
	for option, v := range setup.Options {
		i := slices.IndexFunc(g.Options(), func(o Option) bool { return o.Name == option })
		if i < 0 {
			return fmt.Errorf("%s has no option %s", name, foreign.Quote(option))
		}
		if values := g.Options()[i].For(len(setup.Seats)); !slices.Contains(values, v) {
			return fmt.Errorf("option %s is one of %v, not %s", option, values, foreign.Quote(v))
		}
	}
	return nil
}

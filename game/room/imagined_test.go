package room_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

var imagined = flag.Int("imagined", 2, "matches a game and number of seats")

// TestImagined plays matches of steady bots, and some chance: at every position, what a seat imagines can be told, and
// the seat whose turn it is has something to do in it. Chance alone doesn't come where money is short.
func TestImagined(t *testing.T) {
	for _, pack := range box.Games {
		g := pack.Game
		t.Run(g.Name(), func(t *testing.T) {
			t.Parallel()
			for seats := 2; seats <= game.MaxSeats; seats++ {
				for match := range *imagined {
					imagine(t, g, seats, match)
				}
			}
		})
	}
}

func imagine(t *testing.T, g game.Game, seats, match int) {
	r := game.NewRand(uint64(100*match + seats))
	setup := game.Setup{Game: g.Name(), Seats: slices.Repeat([]string{"bot:steady"}, seats),
		Seed: game.Seed(fmt.Sprint("imagined ", seats, match)), Options: map[string]string{}}
	for _, o := range g.Options() {
		if values := o.For(seats); r.Intn(3) == 0 && len(values) > 0 {
			setup.Options[o.Name] = values[r.Intn(len(values))]
		}
	}
	var bot game.Bot
	if h, ok := g.(game.Hosted); ok {
		bot = h.Bot("bot:steady", uint64(match))
	} else {
		bot, setup.Seats = &game.RandomBot{Rand: r}, slices.Repeat([]string{"random"}, seats)
	}
	if game.CheckSetup(g, setup) != nil {
		return // not for so many
	}
	s, err := game.NewSession(g, setup)
	if err != nil {
		t.Fatal(err)
	}
	for !s.Over() && s.Len() < 3000 {
		n, seat := s.Len(), game.Seat(r.Intn(seats+1)-1)
		page, err := json.Marshal(s.Imagined(n, seat, game.SeedFor(s.StateAt(n), seat, n)))
		if err == nil {
			_, err = g.Load(page)
		}
		if err != nil {
			t.Errorf("match %d of %d with %v: after %d actions seat %d imagines what can't be: %v", match, seats,
				setup.Options, n, seat, err)
			return
		}
		if r.Intn(5) == 0 {
			_, err = s.Do(s.Legal()[r.Intn(len(s.Legal()))])
		} else {
			_, err = s.Do(s.Ask(bot, &r))
		}
		if err != nil {
			t.Fatal(err)
		}
	}
}

package golden

import (
	"testing"

	"posterestante/game"
	world "posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// six are six seats, one of them a person's.
var six = []string{"person", "bot:steady", "bot:steady", "bot:steady", "bot:steady", "bot:steady"}

// abroad are the screens of the two games that go round the world.
var abroad = []held{
	{"sakodo-depart", journey(sakodo.Game, "depart", 0, "bot:steady", "person", "bot:steady"), nil},
	{"sakodo-road", journey(sakodo.Game, "road", 40, "bot:steady", "person", "bot:steady"), nil},
	{"sakodo-six", journey(sakodo.Game, "road", 150, "bot:steady", six...), nil},
	{"sakodo-keep", journey(sakodo.Game, "keep", 60, "bot:steady", six...), nil},
	{"sakodo-price", journey(sakodo.Game, "price", 20, "bot:steady", "person", "bot:steady", "person"), nil},
	{"sakodo-choose", journey(sakodo.Game, "choose", 20, "bot:steady", "person", "bot:steady", "person"), nil},
	{"sakodo-auction", journey(sakodo.Game, "bid", 60, "bot:random", six...), nil},
	{"sakodo-bag", journey(sakodo.Game, "pick", 20, "bot:random", six...), nil},
	{"sakodo-barter", journey(sakodo.Game, "barter", 20, "bot:random", "person", "bot:steady", "person"), nil},
	{"sakodo-barter-sum", journey(sakodo.Game, "sum", 20, "bot:random", "person", "bot:steady", "person"), nil},
	{"sakodo-answer", journey(sakodo.Game, "answer", 20, "bot:random", "person", "bot:steady", "person"), nil},
	{"sakodo-opened", journey(sakodo.Game, "road", 90, "bot:steady", "person", "bot:steady"), []string{"open.1"}},
	{"sakodo-legend", journey(sakodo.Game, "depart", 0, "bot:steady", six...), []string{"key:l"}},
	{"sakodo-result", journey(sakodo.Game, "", 0, "bot:steady", six...), []string{"past.now"}},
	{"routard-packing", journey(routard.Game, "pack", 20, "bot:steady", "person", "bot:steady"), nil},
	{"routard-six", journey(routard.Game, "road", 160, "bot:steady", six...), nil},
	{"routard-night", journey(routard.Game, "night", 40, "bot:random", "person", "bot:steady", "person"), nil},
	{"routard-cheques", journey(routard.Game, "cheques", 40, "bot:steady", six...), nil},
	{"routard-kiosk", journey(routard.Game, "shop", 40, "bot:steady", "person", "bot:steady"), []string{board.SpotID(game.Spot{Zone: world.Buttons, Seat: game.Nobody, Index: routard.ButtonBuy})}},
	{"routard-auction", journey(routard.Game, "bid", 60, "bot:random", six...), nil},
	{"routard-result", journey(routard.Game, "", 0, "bot:steady", "person", "bot:steady"), []string{"past.now"}},
}

// journey is the table of a match, played by a kind of bot, once a person has to
// settle a step after so many actions; of no step, once it is over.
func journey(g world.Game, step string, actions int, by string, seats ...string) func(*testing.T, string) stage.Scene {
	return func(t *testing.T, lang string) stage.Scene {
		s := played(func() *game.Session { return journeyOf(t, g, step, actions, by, seats) }, g.Name(), step, actions, by, seats)
		return tableOf(lang, s)
	}
}

// journeyOf plays it.
func journeyOf(t *testing.T, g world.Game, step string, actions int, by string, seats []string) *game.Session {
	for seed := uint64(1); seed < 60; seed++ {
		setup := game.Setup{Game: g.Name(), Seats: seats, Seed: game.Numbered(seed)}
		if step == "bid" {
			setup.Options = map[string]string{"auction": "sealed"}
		}
		s, err := game.NewSession(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		bot, r := g.Bot(by, seed), game.NewRand(seed)
		until(s, bot, &r, func(s *game.Session) bool {
			v := s.View(s.Turn())
			kind := v.Counter(world.StepKindN, game.Nobody)
			waits := g.R.Steps[kind].Name == step && s.Setup().Seats[s.Turn()] == "person"
			return s.Len() >= actions && waits || s.Len() > 900 && by == "bot:random"
		})
		if s.Over() == (step == "") && s.Len() < 900 {
			return s
		}
	}
	t.Fatalf("no match leads to %s", step)
	return nil
}

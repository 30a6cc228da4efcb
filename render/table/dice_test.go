package table

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/sakodo"
	"posterestante/render/engine/stage"
	"posterestante/render/games/sakodo"
)

// travelling is a table of Sakodo at a speed at which everything flies.
func travelling(t *testing.T, speed int, seed uint64, seats ...string) *player {
	t.Helper()
	return travellingWith(t, speed, seed, nil, seats...)
}

// travellingWith is travelling with options.
func travellingWith(t *testing.T, speed int, seed uint64, options map[string]string, seats ...string) *player {
	t.Helper()
	s, err := game.NewSession(rules.Game, game.Setup{Game: "sakodo", Seats: seats, Seed: game.Numbered(seed),
		Options: options})
	if err != nil {
		t.Fatal(err)
	}
	m := &memory{Unkept: Unkept{s}}
	names, colours := []string{"Lise", "Anaïs", "Théo", "Jules", "Inès", "Max"}, []int{2, 0, 1, 3, 5, 4}
	tb := New(&Deps{Words: words.In("en"), Board: sakodo.Board, Speed: speed, Names: names[:len(seats)],
		Colours: colours[:len(seats)]}, m)
	p := &player{t, tb, m, stage.NewShow(tb)}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	return p
}

// die is the sprite of the die as it is shown, and what its tumbling still owes.
func (p *player) die() (s stage.Sprite, rolls bool) {
	p.show.Touch()
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	for _, s := range p.show.Frame().Sprites {
		if s.Key == "die" {
			_, rolls = p.table.Motion.Pose("die", s.Rect)
			return s, rolls
		}
	}
	p.t.Fatal("there is no die")
	return s, false
}

// rolled is the last roll of the last action, 0 for none.
func (p *player) rolled() (value int) {
	for _, e := range p.match.On.Step(p.match.On.Len() - 1).Events {
		if e.Kind == game.Roll {
			value = int(e.Value)
		}
	}
	return value
}

// TestDieTumbles: a roll is seen to tumble, shows at rest what the match rolled,
// and nothing that follows from it moves before; reduced motion fades it in.
func TestDieTumbles(t *testing.T) {
	for _, calm := range []bool{false, true} {
		p := travelling(t, 1, 4, "bot:random", "bot:random", "bot:random")
		p.table.deps.Calm = calm
		r := game.NewRand(7)
		bot := game.RandomBot{Rand: game.NewRand(3)}
		seen := 0
		for p.match.On.Len() < 300 && !p.match.On.Over() {
			p.table.wait = 0
			if !p.table.act(p.match.On.Ask(&bot, &r)) {
				t.Fatal("an action was not taken")
			}
			value := p.rolled()
			tumbled, faded, face := false, false, 0
			for p.table.moving() {
				s, rolls := p.die()
				if rolls {
					tumbled, faded, face = tumbled || s.Pic.Look > 0, faded || s.Alpha > 0, s.Pic.ID
					if p.table.Motion.Progress() != 0 {
						t.Fatal("others may start while the die rolls")
					}
				}
				p.table.advance(stage.Tick)
			}
			if value == 0 {
				continue
			}
			seen++
			if tumbled == calm || faded != calm {
				t.Fatalf("calm %v: tumbled %v, faded %v", calm, tumbled, faded)
			}
			if face != value {
				t.Fatalf("the die showed %d in the end, the match rolled %d", face, value)
			}
		}
		if seen < 8 {
			t.Errorf("%d rolls seen", seen)
		}
	}
}

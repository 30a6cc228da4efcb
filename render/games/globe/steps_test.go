package globe_test

import (
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// begun is a match as it stood before an action that asks something else of who did it.
type begun struct {
	at   *game.Session
	does game.Action
}

// newSteps are matches of both games just before a step begins that says of whom or of which card it is, at most so
// many of each step.
func newSteps(t *testing.T, name string, most int) (out []begun) {
	t.Helper()
	seen := map[int]int{}
	for seed := range uint64(6) {
		setup := game.Setup{Game: name, Seats: []string{"person", "person", "person", "person"}, Seed: game.Numbered(seed)}
		g := box.Of(name).Game
		s, err := game.NewSession(g, setup)
		if err != nil {
			t.Fatal(err)
		}
		bot, r := g.(game.Hosted).Bot("bot:steady", seed), game.NewRand(seed)
		for !s.Over() {
			before, turn, a := s.State().Clone(), s.Turn(), s.Ask(bot, &r)
			if _, err := s.Do(a); err != nil {
				t.Fatal(err)
			}
			v := s.View(turn)
			step := v.Counter(rules.StepKindN, game.Nobody)
			if s.Turn() != turn || v.Counter(rules.StepA, game.Nobody) == 0 || seen[step] == most {
				continue
			}
			seen[step]++
			out = append(out, begun{game.From(g, setup, before), a})
		}
	}
	return out
}

// TestStepsBeginInMotion checks that whatever is asked next is laid out only once all is known that it is about.
func TestStepsBeginInMotion(t *testing.T) {
	for _, g := range sisters {
		for _, b := range newSteps(t, g.board.R.Name, 12) {
			p := playerOf(t, g.board, b.at, table.Normal, "en")
			p.click("handover.ready")
			p.settle()
			p.do(b.does)
			for n := 0; p.show.Busy() && n < 60; n++ {
				p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			}
			p.settle()
		}
	}
}

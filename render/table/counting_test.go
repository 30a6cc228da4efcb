package table

import (
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/engine/stage"
)

// TestMoneyRolls: money goes up or down through figures between what it was and what
// it becomes, never beyond, and ends there; with reduced motion at once.
func TestMoneyRolls(t *testing.T) {
	for _, calm := range []bool{false, true} {
		p := travelling(t, 2, 11, "bot:steady", "bot:steady", "bot:steady")
		p.table.deps.Calm = calm
		rolled := 0
		for p.match.On.Len() < 70 && !p.match.On.Over() {
			a, ok := p.match.On.Reply()
			if !ok {
				t.Fatal("nobody replies")
			}
			least, most := [3]int{}, [3]int{}
			see := func() {
				for i := range 3 {
					n := p.table.View.Counter(globe.MoneyN, game.Seat(i))
					least[i], most[i] = min(least[i], n), max(most[i], n)
				}
			}
			v := p.match.On.View(game.Nobody)
			for i := range 3 {
				least[i] = v.Counter(globe.MoneyN, game.Seat(i))
				most[i] = least[i]
			}
			p.table.act(a)
			bounds := [2][3]int{least, most}
			for _, e := range p.match.On.Step(p.match.On.Len() - 1).Events {
				if e.Kind == game.Count && e.Counter == globe.MoneyN {
					bounds[0][e.Seat], bounds[1][e.Seat] = min(bounds[0][e.Seat], int(e.Value)),
						max(bounds[1][e.Seat], int(e.Value))
				}
			}
			seen := map[int]bool{}
			for range 4000 {
				if !p.table.moving() {
					break
				}
				p.table.advance(stage.Tick)
				see()
				for _, c := range p.table.flow.counts {
					seen[p.table.View.Counter(globe.MoneyN, c.to.Seat)] = true
				}
			}
			if least != bounds[0] || most != bounds[1] {
				t.Fatalf("money was seen from %v to %v, it is from %v to %v", least, most, bounds[0], bounds[1])
			}
			if len(seen) > 4 {
				rolled++
			}
		}
		if calm != (rolled == 0) {
			t.Errorf("calm %v: %d times money rolled", calm, rolled)
		}
	}
}

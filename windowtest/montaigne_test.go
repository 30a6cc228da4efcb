package windowtest

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/render/table/board"
)

// TestMontaigne plays a whole match of Voyages avec Montaigne, with both of its
// options, against a companion, from the menu to the final scoring, by clicking
// what is lit.
func TestMontaigne(t *testing.T) {
	p := sit(t, screen(t), t.TempDir(), "fr", 0)
	p.click("menu.new", "setup.game", "setup.game.1")
	p.write("setup.name.0", "Lise")
	p.seed("7", "setup.option.winds", "setup.option.encounters")
	p.shoot("montaigne-setup")
	p.click("setup.start")
	_, err := p.WaitFor("table.speed")
	p.must(err)
	head := p.read().Header
	if head.Game != "montaigne" || !slices.Equal(head.Setup.Seats, []string{"person", "bot:steady"}) ||
		head.Setup.Options["winds"] != "yes" || head.Setup.Options["encounters"] != "yes" {
		t.Fatalf("what was chosen is not what began: %+v", head)
	}
	r := game.NewRand(5)
	shot := false
	for n := 0; p.mine(); n++ {
		if n == 30 {
			shot = true
			p.picked = nil
			p.settle()
			p.shoot("montaigne")
		}
		p.act(p.any(&r))
	}
	if !shot {
		p.Log("the match was too short for a picture of the table")
	}
	t.Logf("%d actions", p.session.Len())
	p.result(p.read().Session.Scores())
	p.shoot("montaigne-result")
	p.ended()
}

// any is any action whose spots can be clicked.
func (p *player) any(r *game.Rand) game.Action {
	p.Helper()
	var all []game.Action
	for _, c := range p.choices() {
		if !slices.ContainsFunc(c.Parts, func(s game.Spot) bool { return p.covered[board.SpotID(s)] }) {
			all = append(all, c.Action)
		}
	}
	if len(all) == 0 {
		p.Fatal("nothing that is legal can be clicked")
	}
	return all[r.Intn(len(all))]
}

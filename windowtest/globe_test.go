package windowtest

import (
	"strconv"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/windowtest/drive"
)

// TestSakodo and TestRoutard play a whole match of each game that goes round the
// world against a companion, from the menu to the final scoring, by clicking what
// is lit; the second in a window that is higher than wide.
func TestSakodo(t *testing.T)  { abroad(t, screen(t), "sakodo", "2", "fr", "7") }
func TestRoutard(t *testing.T) { abroad(t, screenOf(t, height, width), "routard", "3", "en", "9") }

func abroad(t *testing.T, on *drive.Display, name, box, lang, seed string) {
	p := sit(t, on, t.TempDir(), lang, 0)
	p.click("menu.new", "setup.game", "setup.game."+box)
	p.write("setup.name.0", "Lise")
	p.seed(seed)
	p.shoot(name + "-setup")
	p.click("setup.start")
	_, err := p.WaitFor("table.speed")
	p.must(err)
	head := p.read().Header
	if head.Game != name || len(head.Setup.Seats) != 2 || head.Setup.Seats[0] != "person" {
		t.Fatalf("what was chosen is not what began: %+v", head)
	}
	bot, r := p.session.Game().(game.Hosted).Bot("bot:steady", 3), game.NewRand(3)
	for n := 0; p.mine(); n++ {
		if n == 3 || n == 25 {
			p.picked = nil
			p.settle()
			p.shoot(name + map[int]string{3: "", 25: "-late"}[n])
		}
		p.act(p.session.Ask(bot, &r))
	}
	t.Logf("%d actions", p.session.Len())
	p.result(p.read().Session.Scores())
	p.shoot(name + "-result")
	p.ended()
}

// name types the number of an action into the stepper, and decides on it.
func (p *player) name(a game.Action) {
	p.Helper()
	n := int(a.N)
	if a.Verb == globe.VBid || strings.HasPrefix(p.session.Game().Notation(a), "sum") {
		n *= 10
	}
	_, err := p.WaitFor("amount.ok")
	p.must(err)
	p.write("amount.field", strconv.Itoa(max(n, -n)))
}

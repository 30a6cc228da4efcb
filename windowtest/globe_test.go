package windowtest

import (
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/table/board"
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
		if a := p.session.Ask(bot, &r); a.Verb == globe.VBid {
			p.bid(a)
		} else {
			p.act(a)
		}
	}
	t.Logf("%d actions", p.session.Len())
	p.result(p.read().Session.Scores())
	p.shoot(name + "-result")
	p.ended()
}

// bid sets a number by its keys, and seals or says it; what has a large key of its own is said by that.
func (p *player) bid(a game.Action) {
	p.Helper()
	if len(p.session.Parts(a)) == 1 {
		p.act(a)
		return
	}
	p.picked = nil
	p.settle()
	n := p.session.Len()
	for _, s := range p.session.Parts(a) {
		p.click(board.SpotID(s))
	}
	p.click("amount.ok")
	for end := time.Now().Add(drive.Patience); p.read().Session.Len() == n; time.Sleep(4 * time.Millisecond) {
		if time.Now().After(end) {
			p.Fatal("a bid was made and is not in the match file")
		}
	}
	if got := p.session.Step(n).Action; got != a {
		p.Fatalf("%+v was bid, %+v is in the match file", a, got)
	}
}

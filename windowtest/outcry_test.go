package windowtest

import (
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/table/board"
	"posterestante/windowtest/drive"
)

// TestOutcryAtOneWindow has three persons share the window: one makes up a lot by clicks
// and puts it up, the others bid aloud by the large keys, and no page comes between them
// until the next turn.
func TestOutcryAtOneWindow(t *testing.T) { bothWays(t, outcried) }

func outcried(t *testing.T, on *drive.Display, lang, way string) {
	p := sit(t, on, t.TempDir(), lang, 3)
	p.click("menu.new", "setup.game", "setup.game.3", "setup.kind.1", "setup.kind.1.0", "setup.add")
	p.seed("5", "setup.option.express")
	p.click("setup.start")
	_, err := p.WaitFor("handover.ready")
	p.must(err)
	p.click("handover.ready")
	p.act(p.legal("leave"))
	seller := p.session.Turn()
	p.settle()
	for _, s := range p.session.Parts(p.legal("bundle")) {
		time.Sleep(900 * time.Millisecond) // both stand at one place: it must be no double click
		p.settle()
		p.pickUp(s)
	}
	p.picked = nil
	_, err = p.WaitFor(board.SpotID(game.Spot{Zone: globe.Buttons, Seat: game.Nobody, Index: globe.ButtonSkip}))
	p.must(err)
	for _, text := range []string{"sell guide", "sell camera"} {
		p.act(p.legal(text))
	}
	p.shoot("outcry-" + way + "-bundle")
	p.act(p.legal("putup"))
	bid := func() {
		t.Helper()
		s := p.settle()
		if s.Hot("handover.ready") != nil {
			t.Fatal("a page comes between persons who bid aloud")
		}
		p.act(p.legal("bid " + []string{"210", "220", "230"}[p.session.Len()-first(p.session)]))
	}
	bid()
	p.shoot("outcry-" + way + "-asked")
	bid()
	p.act(p.legal("nobid"))
	v := p.read().Session.View(game.Nobody)
	if p.session.Turn() != seller || v.Counter(globe.MoneyN, seller) != 1800+220 {
		t.Errorf("seat %d is asked, the seller has %d", p.session.Turn(), v.Counter(globe.MoneyN, seller))
	}
	p.shoot("outcry-" + way + "-sold")
	p.Kill()
}

// first is how many actions there were when the lot was put up.
func first(s *game.Session) int {
	for n := range s.Len() {
		if s.Step(n).Action.Verb == globe.VPutUp {
			return n + 1
		}
	}
	return s.Len()
}

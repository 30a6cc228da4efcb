package windowtest

import (
	"fmt"
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/sakodo"
	"posterestante/render/table/board"
	"posterestante/windowtest/drive"
)

// TestBarterAtOneWindow has three persons share the window: one offers cards that the asked one lacks, and is declined,
// then cards that it has, and is accepted; meanwhile the third asks to sell by the bell at the own panel, and is handed the
// page before the next turn.
func TestBarterAtOneWindow(t *testing.T) { bothWays(t, bartered) }

func bartered(t *testing.T, on *drive.Display, lang, way string) {
	p := sit(t, on, t.TempDir(), lang, 3)
	p.click("menu.new", "setup.game", "setup.game.2", "setup.kind.1", "setup.kind.1.0", "setup.add")
	p.seed("5")
	p.click("setup.start")
	p.ready()
	me := p.session.Turn()
	you, third := (me+1)%3, (me+2)%3
	st := p.session.State().(*globe.State)
	gives, has, lacks := 0, 0, 0
	for i := int(sakodo.Guide); i <= int(sakodo.FirstAid); i++ {
		switch mine, yours := st.P[me].Has(globe.Item(i)), st.P[you].Has(globe.Item(i)); {
		case mine && gives == 0:
			gives = i
		case yours && has == 0:
			has = i
		case !yours && lacks == 0:
			lacks = i
		}
	}
	if gives*has*lacks == 0 {
		t.Fatal("the bags don't allow it: take another seed")
	}
	name := func(i int) string { return sakodo.Game.R.Items[i] }
	for n, offer := range []struct {
		want   int
		answer string
	}{{lacks, "decline"}, {has, "accept"}} {
		for _, text := range []string{fmt.Sprint("barter ", you), "give " + name(gives), "seek " + name(offer.want), "offer"} {
			p.act(p.legal(text))
		}
		p.shoot(fmt.Sprintf("barter-%s-%d", way, n))
		p.ready()
		if legal := p.session.Legal(); len(legal) != n+1 {
			t.Errorf("asked for %s: %d answers", name(offer.want), len(legal))
		}
		p.act(p.legal(offer.answer))
		p.shoot(fmt.Sprintf("barter-%s-%s", way, offer.answer))
		p.ready()
	}
	v := p.read().Session.State().(*globe.State)
	if !v.P[me].Has(globe.Item(has)) || !v.P[you].Has(globe.Item(gives)) {
		t.Error("the cards didn't change hands")
	}
	p.settle()
	p.click("ask." + board.SpotID(game.Spot{Zone: globe.Asks, Seat: third}))
	for p.read().Session.Turn() == me {
		p.act(p.session.Legal()[0])
	}
	p.ready()
	s := p.read().Session
	if s.Turn() != third || !slices.Contains(texts(s), "skip") {
		t.Errorf("seat %d is asked, and may %v", s.Turn(), texts(s))
	}
	p.shoot("barter-" + way + "-stall")
	p.Kill()
}

// ready takes the page that is handed over; a card that is read aloud before is heard first.
func (p *player) ready() {
	p.Helper()
	p.picked = nil
	s, err := p.Wait("the page between two persons", func(s drive.Screen) bool {
		return s.Hot("handover.ready") != nil || s.Hot("speech.on") != nil
	})
	p.must(err)
	if s.Hot("speech.on") != nil {
		p.click("speech.on")
		_, err = p.WaitFor("handover.ready")
		p.must(err)
	}
	p.click("handover.ready")
	p.read()
}

// texts are the legal actions in the game's notation.
func texts(s *game.Session) (out []string) {
	for _, a := range s.Legal() {
		out = append(out, s.Game().Notation(a))
	}
	return out
}

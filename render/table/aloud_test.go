package table

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// TestThinksAloud: an opponent says why at once only where a person alone asks for it,
// by the pause; the program hears of both, and the result says so.
func TestThinksAloud(t *testing.T) {
	p, th := pondering(t, 2, "person", "think:250")
	chosen, heard := false, 0
	p.table.deps.Aloud = Aloud{OnChoose: func(on bool) { chosen = on }, OnHear: func() { heard++ }}
	said := func(n int) string {
		th.reply(n)
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		if p.table.lastTold == nil {
			t.Fatal("nothing is told")
		}
		return strings.Join(p.table.lastTold.Long, " ")
	}
	if why := said(0); strings.Contains(why, "61%") || heard != 0 {
		t.Errorf("it is told at once: %s", why)
	}
	if notes := p.table.result().remarks(); len(notes) != 0 {
		t.Errorf("the result says %v", notes)
	}
	p.click("table.menu")
	if p.show.Frame().Hot("pause.aloud") == nil {
		t.Fatal("the pause doesn't offer it")
	}
	p.click("pause.aloud")
	if !chosen || !p.table.deps.Aloud.On || !p.match.On.Aloud() {
		t.Error("the choice isn't kept")
	}
	for p.match.On.Turn() == 0 {
		legal := p.match.On.Legal()
		p.table.act(legal[len(legal)-1])
	}
	for range 400 {
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	if why := said(len(th.asked) - 1); !strings.Contains(why, "61%") || heard != 1 {
		t.Errorf("heard %d times: %s", heard, why)
	}
	if notes := p.table.result().remarks(); len(notes) != 1 || notes[0].words != "The opponents thought aloud." {
		t.Errorf("the result says %v", notes)
	}
	p.click("table.menu")
	p.click("pause.aloud")
	if chosen || p.match.On.Aloud() {
		t.Error("it can't be ended")
	}
}

// TestNobodyThinksAloud: it is offered neither to several persons nor where nobody
// thinks, and what was chosen before doesn't hold there.
func TestNobodyThinksAloud(t *testing.T) {
	for _, seats := range [][]string{{"person", "automa:easy"}, {"person", "person", "think:25"}, {"think:25", "think:25"}} {
		g := newPlayer(t, 0, 7, "person", "person").match.On.Game()
		s, err := game.NewSession(g, game.Setup{Game: "postcards", Seats: seats, Seed: "7"})
		if err != nil {
			t.Fatal(err)
		}
		p := playerOf(t, 0, s)
		if _, ok := p.table.aloudAnswer(); ok {
			t.Errorf("%v: it is offered", seats)
		}
		if len(seats) != 2 && s.ThinkAloud(true) {
			t.Errorf("%v: they think aloud", seats)
		}
	}
}

package windowtest

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/windowtest/drive"
)

// TestThinking plays a whole match of Voyages avec Montaigne against an opponent who
// thinks, with the coach: the best turns, what a turn cost, why the opponent did what
// it did, then the analysis, and one of its turns played otherwise.
func TestThinking(t *testing.T) {
	p := sit(t, screen(t), t.TempDir(), "en", 0)
	p.click("menu.new", "setup.game", "setup.game.1")
	p.until("setup.kind.1", func(s drive.Screen) bool { return s.Hot("setup.kind.1.6") != nil })
	p.shoot("think-levels")
	p.click("setup.kind.1.6")
	p.seed("11")
	p.click("setup.start")
	_, err := p.WaitFor("table.speed")
	p.must(err)
	if seats := p.read().Header.Setup.Seats; !slices.Equal(seats, []string{"person", "think:250"}) {
		t.Fatalf("what was chosen is not what began: %v", seats)
	}
	w, _, _ := p.deps()
	r := game.NewRand(8)
	costs := 0
	for n := 0; p.mine(); n++ {
		if n == 0 {
			p.settle()
			p.click("table.hints", "hints.judge", "hints.plans")
			s, err := p.Wait("the best turns", func(s drive.Screen) bool { return holds(s, "1. ") && holds(s, "2. ") })
			p.must(err)
			t.Logf("the coach: %q", s.Texts)
			p.shoot("think-plans")
			p.click("hints.plans", "hints.close")
		}
		if last := p.session.Len() - 1; costs < 3 && n > 0 && p.session.Step(last).Seat == 1 { // a turn begins, not the first
			costs++
			p.picked = nil
			p.settle()
			p.click("table.hints")
			_, err := p.Wait("what the last turn cost", func(s drive.Screen) bool { return holds(s, w.T("coach.last")) })
			p.must(err)
			p.shoot("think-cost")
			p.click("hints.close")
		}
		p.act(p.any(&r))
	}
	if costs == 0 {
		t.Error("the match was too short for the coach")
	}
	s := p.read().Session
	why := 0
	for n := range s.Len() {
		if th, ok := s.Thought(n, 0); ok && s.Step(n).Seat == 1 && th.Chance > 0 {
			why++
		}
	}
	if why == 0 {
		t.Error("the opponent kept no reason in the match")
	}
	t.Logf("%d actions, %d with a reason", s.Len(), why)
	p.result(s.Scores(), w.T("coach.helped"))
	p.click("extra.analysis")
	_, err = p.Wait("the analysis", func(s drive.Screen) bool { return s.Hot("analysis.whatif.0") != nil })
	p.must(err)
	p.shoot("think-analysis")
	p.click("analysis.whatif.0")
	_, err = p.Wait("the table, at that turn", func(s drive.Screen) bool { return s.Hot("table.menu") != nil && len(spots(s)) > 0 })
	p.must(err)
	if files := p.files(); len(files) != 2 {
		t.Errorf("what if made %d files of one", len(files))
	}
}

// holds says whether a text on the screen begins so.
func holds(s drive.Screen, words string) bool {
	return slices.ContainsFunc(s.Texts, func(t string) bool { return strings.HasPrefix(t, words) })
}

package windowtest

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/render/games/postcards/lesson"
	"posterestante/windowtest/drive"
)

// TestHome learns the game by playing it, looks back, asks what can be done,
// reads a rule, and visits the pages that the menu leads to.
func TestHome(t *testing.T) {
	p := sit(t, screen(t), t.TempDir(), "fr", 3)
	p.click("menu.lid.0", "page.learn")
	_, err := p.WaitFor("table.speed")
	p.must(err)
	p.coach = lesson.Course.Coach(words.In("fr"))
	steps := map[int]bool{}
	for p.mine() {
		l := p.coach.Lesson(p.session)
		if l == nil || l.Done {
			break
		}
		if !steps[l.Step] && l.Step == 4 {
			p.settle()
			p.shoot("lesson")
		}
		steps[l.Step] = true
		p.act(l.Wants[0])
	}
	if p.read().Header.Lesson != lesson.First || len(steps) < 10 {
		t.Errorf("only the steps %v were taught", steps)
	}
	p.click("lesson.done")
	n := p.read().Session.Len()

	p.must(p.Key("t"))
	p.click("past.back", "past.back", "past.back", "past.first", "past.forth", "past.last", "past.back")
	p.shoot("past")
	p.click("past.first", "past.lift", "dialog.lift", "past.forth", "past.go")
	_, err = p.Wait("the table to go on", func(s drive.Screen) bool { return s.Hot("past.now") == nil })
	p.must(err)
	if got := p.read().Session; got.Len() >= n || !got.Lifted() {
		t.Errorf("%d actions of %d are left after going on from before the last", got.Len(), n)
	}

	p.must(p.Key("h"))
	_, err = p.WaitFor("hints.close")
	p.must(err)
	p.shoot("hints")
	p.click("hints.close", "table.rules")
	_, err = p.Wait("the rules", func(s drive.Screen) bool { return s.Hot("table.rules") == nil })
	p.must(err)
	p.shoot("rules")
	p.must(p.Key("Escape"))
	p.click("table.menu", "dialog.menu")
	p.click("menu.lid.0")
	_, err = p.WaitFor("page.play")
	p.must(err)
	p.shoot("page")
	for _, page := range []string{"rules", "companion", "stats", "matches"} {
		p.click("page." + page)
		_, err = p.Wait(page, func(s drive.Screen) bool { return s.Hot("page.play") == nil })
		p.must(err)
		p.shoot(page)
		p.must(p.Key("Escape"))
		_, err = p.WaitFor("page.play")
		p.must(err)
	}
	p.click("page.back")
	p.click("menu.quit")
	if err := p.Ended(drive.Patience); err != nil {
		t.Errorf("it did not end well: %v", err)
	}
}

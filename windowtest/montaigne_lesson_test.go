package windowtest

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/games/montaigne/lesson"
	"posterestante/windowtest/drive"
)

// TestMontaigneLesson is whoever has read nothing: the lesson from the menu to its
// end by clicking what is lit, and then how a first match begins, with the facts.
func TestMontaigneLesson(t *testing.T) {
	p := sit(t, screen(t), t.TempDir(), "fr", 0)
	p.click("menu.lid.1", "page.learn")
	_, err := p.WaitFor("table.speed")
	p.must(err)
	p.coach = lesson.Course.Coach(words.In("fr"))
	steps := map[int]bool{}
	for p.mine() {
		l := p.coach.Lesson(p.session)
		if l == nil || l.Done {
			break
		}
		if !steps[l.Step] && (l.Step == 1 || l.Step == 4) {
			p.settle()
			p.shoot("montaigne-lesson-" + string(rune('0'+l.Step)))
		}
		steps[l.Step] = true
		p.act(l.Wants[0])
		if l := p.coach.Lesson(p.read().Session); l != nil && l.Done { // the others wait until it was read
			break
		}
	}
	if p.read().Header.Lesson != lesson.Course.ID || len(steps) != 7 {
		t.Errorf("only the steps %v were taught", steps)
	}
	p.coach = nil
	_, err = p.WaitFor("lesson.done") // the last step stays until it was read
	p.must(err)
	p.shoot("montaigne-lesson-8")
	p.click("lesson.done")
	for p.mine() { // the companion's last turn
		p.Fatal("home, and still to act")
	}
	p.result(p.read().Session.Scores())
	p.shoot("montaigne-lesson-end")
	p.click("result.menu")

	p.click("page.play") // the page of the game
	p.write("setup.name.0", "Lise")
	p.seed("11")
	p.click("setup.start")
	_, err = p.WaitFor("table.speed")
	p.must(err)
	p.reading = nil
	if head := p.read().Header; head.Lesson != "" || head.Game != "montaigne" || head.Setup.Options["longvoyage"] != "yes" {
		t.Fatalf("this is no first match: %+v", head)
	}
	p.must(p.Key("h"))
	_, err = p.Wait("the facts", func(s drive.Screen) bool { return s.Hot("hints.close") != nil })
	p.must(err)
	p.shoot("montaigne-facts")
	p.click("hints.close")
	r := game.NewRand(2)
	for n := 0; n < 8 && p.mine(); n++ { // whole matches are played by TestMontaigne
		p.act(p.any(&r))
	}
	if n := p.read().Session.Len(); n < 8 {
		t.Errorf("only %d actions were done in the first match", n)
	}
}

package windowtest

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/render/packs"
	"posterestante/windowtest/drive"
)

// TestLessons is whoever has read nothing: each lesson of the box at the usual speed, from the first page to its last
// step, by clicking what is lit; one in a window that is higher than wide.
func TestLessons(t *testing.T) {
	t.Parallel()
	for i := range packs.Games {
		name := packs.Games[i].Name
		t.Run(name, func(t *testing.T) {
			on := screen
			if name == "sakodo" {
				on = func(t *testing.T) *drive.Display { return screenOf(t, height, width) }
			}
			p := sit(t, on(t), t.TempDir(), "en", 2)
			p.click(fmt.Sprintf("menu.lid.%d", i), "page.learn")
			p.coach = packs.Games[i].Lesson.Coach(words.In("en"))
			_, err := p.WaitFor("table.speed")
			p.must(err)
			p.follow(name)
		})
	}
}

// follow does what the lesson says until its last step, and writes down how long each step kept somebody waiting.
func (p *player) follow(name string) {
	p.Helper()
	last, done, began, waited := 0, time.Now(), time.Now(), time.Duration(0)
	for {
		s, err := p.Wait("something to do in the lesson", func(s drive.Screen) bool {
			return s.Hot("speech.on") != nil || s.Hot("lesson.done") != nil || s.Hot("amount.ok") != nil || len(spots(s)) > 0
		})
		p.must(err)
		l := p.coach.Lesson(p.read().Session)
		switch {
		case s.Hot("lesson.done") != nil:
			p.Logf("%s: %.0f s, %d steps", name, time.Since(began).Seconds(), l.Step)
			p.shoot("lesson-" + name + "-done")
			return
		case s.Hot("speech.on") != nil:
			p.click("speech.on")
			continue
		case l == nil:
			p.Fatal("the lesson is lost")
		case p.session.Turn() != 0 || len(l.Wants) == 0:
			time.Sleep(20 * time.Millisecond)
			continue
		}
		if l.Step != last {
			if wait := time.Since(done); last > 0 && wait > waited {
				waited = wait
				p.Logf("%s: step %d came %.1f s after the click before", name, l.Step, wait.Seconds())
			}
			if last = l.Step; !strings.Contains(strings.Join(s.Texts, "\n"), l.Words) {
				p.Errorf("%s, step %d: what is lit is there before its words", name, l.Step)
			}
		}
		p.act(l.Wants[0])
		done = time.Now()
	}
}

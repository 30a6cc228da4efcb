package windowtest

import (
	"path/filepath"
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/windowtest/drive"
)

// TestWatchesLate has two play a whole match in a room, and a third look on in an upright window: the host asks whether
// all may be seen one round late, the other agrees, and whoever looks on sees both hands, the match to its result, and
// never what is younger than a round.
func TestWatchesLate(t *testing.T) {
	c := &company{T: t, name: "late", hands: handsOf("sakodo"), sales: 3}
	defer func() {
		if t.Failed() {
			c.proofs("failed")
		}
	}()
	host := sitWith(t, screenOf(t, width, height), filepath.Join(t.TempDir(), "host"), "en", `{"speed": 0, "met": true}`)
	c.at = append(c.at, host)
	host.click("menu.new", "setup.game", "setup.game.2")
	host.write("setup.name.0", "Ada")
	host.click("setup.invite", "hall.late")
	s, err := host.Wait("the link", func(s drive.Screen) bool { return linkOf(s) != "" && s.Hot("hall.sit.1") != nil })
	host.must(err)
	link := linkOf(s)
	c.joins(link)
	c.until("who has not agreed", 0, func() bool { return c.says(0, words.In("en").N("hall.late.waits", 1)) })
	c.at[1].click("hall.show")
	c.until("that all agreed", 0, func() bool { return c.says(0, words.In("en").T("hall.late.yes")) })
	c.looksOn(link)
	c.proofs("hall")
	host.click("hall.begin")
	for i := range c.at {
		c.until("a match", i, func() bool { return c.sees(i, "table.menu") })
	}
	c.at[1].from, c.at[2].from = host.Data, host.Data
	c.at[1].read()
	c.proofs("begun")
	c.at[2].click("away.watch", "away.watch.yes", "away.eyes.1")
	badge := words.In("fr").T("away.late")
	c.until("that it is late", 2, func() bool { return c.says(2, badge) })
	c.plays(func() bool { return c.match().Len() > 40 })
	c.proofs("middle")
	c.at[2].click("away.eyes")
	c.plays(func() bool { return false })
	for i := range c.at {
		c.until("the result", i, func() bool { return c.sees(i, "result.menu") && !c.sees(i, "result.skip") })
	}
	c.proofs("result")
	t.Logf("%d actions", c.match().Len())
}

// looksOn has a third come who doesn't sit down, in an upright window.
func (c *company) looksOn(link string) {
	c.Helper()
	p := sitWith(c.T, another(c.T, height, width), filepath.Join(c.TempDir(), "late"), "fr", `{"speed": 0, "met": true}`)
	c.at = append(c.at, p)
	p.click("menu.join")
	p.types("join.name", "Marc")
	p.types("join.way", link)
	c.proof("join", 2)
	p.click("join.go")
	c.until("the room", 2, func() bool {
		s, err := p.Now()
		p.must(err)
		return !s.Busy && slices.Contains(s.Texts, "Ada")
	})
}

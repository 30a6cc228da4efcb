package windowtest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"posterestante/windowtest/drive"
)

// page is where scripts/webbuild.sh made the page; the program takes it from there.
const page = "../build/web-test"

// TestTogether has three gather by an invitation and play by real pointers: two programs and a browser. In the middle of
// it one program is killed and comes back. With POSTE_TOGETHER=whole they play to the result (make together), one asks
// to take back, and whoever invited is killed too.
func TestTogether(t *testing.T) {
	for _, row := range []struct {
		name, box, lang string
	}{{"postcards", "0", "en"}, {"sakodo", "2", "fr"}} {
		t.Run(row.name, func(t *testing.T) {
			needs(t)
			c := &company{T: t, name: row.name, hands: handsOf(row.name)}
			defer func() {
				if t.Failed() {
					c.proofs("failed")
				}
			}()
			c.gathers(row.box, row.lang)
			c.plays(func() bool { return slices.Min(c.did) > 1 })
			c.lost()
			before := slices.Clone(c.did)
			c.plays(func() bool { return c.did[0] > before[0] && c.did[1] > before[1] && c.did[2] > before[2] })
			if os.Getenv("POSTE_TOGETHER") == "whole" {
				c.hostLost()
				c.plays(c.askedBack) // where nobody shows a card and goes on, to the end
				c.plays(func() bool { return false })
				c.results()
			}
			c.Logf("%d actions, of each seat %d; %d sales", c.match().Len(), c.did, c.sales)
		})
	}
}

// gathers has three sit down in a room, and begin.
func (c *company) gathers(box, lang string) {
	c.Helper()
	link := c.invites(box, lang)
	c.joins(link)
	c.browses(link)
	for i := range c.at {
		c.at[i].from = c.at[0].Data
	}
	for i := range c.at {
		id := []string{"hall.begin", "hall.stand.1", "hall.stand.2"}[i]
		c.until("three in the room", i, func() bool { return c.sees(i, id) })
	}
	c.proofs("hall")
	c.at[0].click("hall.begin")
	for i, p := range c.at {
		c.until("a match", i, func() bool { return c.sees(i, "table.menu") })
		p.read()
	}
	c.proofs("begun")
	c.at[2].speedOff() // the others' settings are so
}

// invites has a program open a room for three; it gives the link.
func (c *company) invites(box, lang string) string {
	c.Helper()
	p := sitWith(c.T, another(c.T, width, height), filepath.Join(c.TempDir(), "host"), lang, `{"speed": 0, "met": true}`)
	c.at = append(c.at, p)
	p.click("menu.new", "setup.game", "setup.game."+box)
	p.write("setup.name.0", "Ada")
	p.click("setup.add", "setup.invite", "hall.open.1")
	s, err := p.Wait("the link", func(s drive.Screen) bool { return linkOf(s) != "" && s.Hot("hall.open.1") == nil })
	p.must(err)
	c.proof("invite", 0)
	return linkOf(s)
}

func linkOf(s drive.Screen) string {
	i := slices.IndexFunc(s.Texts, func(t string) bool { return strings.HasPrefix(t, "http://") && strings.Contains(t, "#") })
	if i < 0 {
		return ""
	}
	return s.Texts[i]
}

// joins has a program join by typing the link.
func (c *company) joins(link string) {
	c.Helper()
	p := sitWith(c.T, another(c.T, width, height), filepath.Join(c.TempDir(), "guest"), "fr", `{"speed": 0, "met": true}`)
	c.at = append(c.at, p)
	p.click("menu.join")
	p.types("join.name", "Lise")
	p.types("join.way", link)
	c.proof("join", 1)
	p.click("join.go", "hall.sit.1")
}

// browses has somebody open the link in a browser.
func (c *company) browses(link string) {
	c.Helper()
	if drive.Browser() == "" {
		c.Fatal("Chromium must be installed: apt-get install chromium")
	}
	_, rest, _ := strings.Cut(strings.TrimPrefix(link, "http://"), ":")
	link, err := drive.Watched("http://127.0.0.1:"+rest, "-lang", "en") // the page takes arguments here alone
	if err != nil {
		c.Fatal(err)
	}
	w, err := another(c.T, width, height).Browse(link, filepath.Join(c.TempDir(), "browser"))
	if err != nil {
		c.Fatal(err)
	}
	c.Cleanup(w.Kill)
	p := &player{T: c.T, Window: w, lang: "en", covered: map[string]bool{}}
	c.at = append(c.at, p)
	c.until("the page", 2, func() bool { return c.sees(2, "join.name") })
	p.types("join.name", "Marc")
	c.proof("join", 2)
	p.click("join.go", "hall.sit.2")
}

// types writes into a field that is empty, and waits until it says so.
func (p *player) types(id, text string) {
	p.Helper()
	p.click(id)
	p.must(p.Do("type", "--delay", "20", text))
	s, err := p.Wait("all letters of "+text, func(s drive.Screen) bool { return slices.Contains(s.Fields, text) })
	if err != nil {
		p.must(fmt.Errorf("%w; what can be written says %q", err, s.Fields))
	}
}

package windowtest

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/windowtest/drive"
)

// company is several windows at one match, and what chance has them press.
type company struct {
	*testing.T
	at      []*player
	rand    game.Rand
	pressed []int // how often at each
}

// page is where scripts/webbuild.sh made the page; the program takes it from there.
const page = "../build/web-test"

// TestTogether has three gather by an invitation and play by real pointers: two programs and a browser. In the middle of
// it one program is killed and comes back. With POSTE_TOGETHER=whole they play to the result (make together).
func TestTogether(t *testing.T) {
	for _, row := range []struct {
		name, box, lang string
	}{{"postcards", "0", "en"}, {"sakodo", "2", "fr"}} {
		t.Run(row.name, func(t *testing.T) {
			needs(t)
			c := &company{T: t, rand: game.NewRand(1), pressed: make([]int, 3)}
			link := c.invites(row.box, row.lang)
			c.joins(link)
			c.browses(link)
			c.proofs(row.name + "-hall")
			c.at[0].click("hall.begin")
			c.until("a match", 0, func() bool { return c.all("table.menu") })
			c.proofs(row.name + "-begun")
			c.plays("everybody's turn", func() bool { return slices.Min(c.pressed) > 8 })
			c.lost(row.name)
			before := slices.Clone(c.pressed)
			c.plays("the match to go on", func() bool {
				return c.pressed[0] > before[0] && c.pressed[1] > before[1] && c.pressed[2] > before[2]
			})
			if os.Getenv("POSTE_TOGETHER") == "whole" {
				c.plays("the result", func() bool { return c.all("result.menu") })
				c.proofs(row.name + "-result")
			}
			c.Log("pressed ", c.pressed)
		})
	}
}

// invites has a program open a room for three; it gives the link.
func (c *company) invites(box, lang string) string {
	c.Helper()
	p := sitWith(c.T, another(c.T, width, height), filepath.Join(c.TempDir(), "host"), lang, `{"speed": 0, "met": true}`)
	c.at = append(c.at, p)
	p.click("menu.new", "setup.game", "setup.game."+box)
	p.click("setup.add", "setup.invite", "hall.open.1")
	s, err := p.Wait("the link", func(s drive.Screen) bool { return linkOf(s) != "" && s.Hot("hall.open.1") == nil })
	p.must(err)
	return linkOf(s)
}

func linkOf(s drive.Screen) string {
	i := slices.IndexFunc(s.Texts, func(t string) bool { return strings.HasPrefix(t, "http://") })
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
	p.click("join.go", "hall.sit.2")
}

// types writes into a field.
func (p *player) types(id, text string) {
	p.Helper()
	p.click(id)
	before, err := p.Now()
	p.must(err)
	p.must(p.Do("type", "--delay", "20", text))
	_, err = p.Wait("all letters of "+text, func(s drive.Screen) bool { return s.Up >= before.Up+len(text) })
	p.must(err)
}

// sees says whether a window shows something lit.
func (c *company) sees(i int, id string) bool {
	s, err := c.at[i].Now()
	c.at[i].must(err)
	return s.Hot(id) != nil
}

// all says whether each window does.
func (c *company) all(id string) bool {
	for i := range c.at {
		if !c.sees(i, id) {
			return false
		}
	}
	return true
}

// most is how long one thing may take, with a browser that paints without a graphics card; a match by chance is long.
func most() time.Duration {
	if os.Getenv("POSTE_TOGETHER") == "whole" {
		return 25 * time.Minute
	}
	return 2 * time.Minute
}

func (c *company) until(what string, i int, holds func() bool) {
	c.Helper()
	for end := time.Now().Add(most()); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			c.proofs("failed-" + strings.ReplaceAll(c.Name(), "/", "-"))
			s, _ := c.at[i].Now()
			c.Fatalf("%s never came at window %d; lit is %v; it shows %v; pressed %v", what, i, s.IDs(), s.Texts, c.pressed)
		}
	}
}

// plays presses by chance, at all windows in turn, until something holds.
func (c *company) plays(what string, holds func() bool) {
	c.Helper()
	n := 0
	c.until(what, 0, func() bool {
		n++
		c.press(n % len(c.at))
		return holds()
	})
}

// press presses one of what can be pressed at a window.
func (c *company) press(i int) {
	s, err := c.at[i].Now()
	c.at[i].must(err)
	if s.Busy || s.Hot("result.menu") != nil {
		return
	}
	var can, late []drive.Hot
	for _, h := range s.Lit {
		switch {
		case strings.HasPrefix(h.ID, "spot:"), strings.HasPrefix(h.ID, "ask:"), strings.HasPrefix(h.ID, "amount.ok"),
			strings.HasPrefix(h.ID, "away.yes"), h.ID == "speech.on", h.ID == "dialog.ok", h.ID == "past.now":
			can = append(can, h)
		case h.ID == "dialog.end", h.ID == "table.end":
			late = append(late, h)
		case strings.HasPrefix(h.ID, "dialog.") && h.ID != "dialog.menu":
			can = append(can, h)
		}
	}
	if len(late) > 0 && (len(can) == 0 || c.rand.Intn(3) == 0) {
		can = late
	}
	if len(can) == 0 {
		return
	}
	h := can[c.rand.Intn(len(can))]
	c.pressed[i]++
	c.at[i].must(c.at[i].ClickAt(h.At[0], h.At[1]))
}

// lost has the second program killed; the others see that it is away, and that it is back.
func (c *company) lost(name string) {
	c.Helper()
	p := c.at[1]
	p.Kill()
	gone := map[string]string{"en": "Lise isn’t there", "fr": "Lise n’est pas là"}[c.at[0].lang]
	c.until("that somebody is away", 0, func() bool { return c.says(0, gone) })
	time.Sleep(time.Second) // for the picture alone
	c.proofs(name + "-away")
	w, err := p.Display.Start(program, p.folder, "-lang", p.lang)
	p.must(err)
	p.Window = w
	c.Cleanup(w.Kill)
	p.click("menu.join", "join.again.0")
	c.until("the seat again", 1, func() bool { return c.sees(1, "table.menu") })
	c.until("that nobody is away", 0, func() bool { return !c.says(0, gone) })
}

func (c *company) says(i int, words string) bool {
	s, err := c.at[i].Now()
	c.at[i].must(err)
	return slices.ContainsFunc(s.Texts, func(t string) bool { return strings.Contains(t, words) })
}

// proofs keeps a picture of each window.
func (c *company) proofs(name string) {
	for i, p := range c.at {
		if err := p.Save(proof(fmt.Sprintf("together-%s-%d", name, i))); err != nil {
			c.Log(err)
		}
	}
}

package windowtest

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/windowtest/drive"
)

// company is several windows at one match; who invited has it in a file, by which the hands of all know what to press.
type company struct {
	*testing.T
	name  string // of the game
	hands func(c *company, p *player) game.Action
	at    []*player
	did   []int // how many actions each seat did by its pointer
	sales int
}

// handsOf is how the players of a game decide.
func handsOf(name string) func(*company, *player) game.Action {
	if name == "postcards" {
		return func(_ *company, p *player) game.Action { return p.choose() }
	}
	r := game.NewRand(3)
	return func(c *company, p *player) game.Action {
		s := p.session
		for _, a := range s.Legal() {
			if text := s.Game().Notation(a); strings.HasPrefix(text, "sell ") && c.sales < 3 {
				c.sales++
				return a
			}
		}
		return s.Ask(s.Game().(game.Hosted).Bot("bot:steady", 3), &r)
	}
}

// match is the match as it is kept.
func (c *company) match() *game.Session { return c.at[0].read().Session }

// plays has whoever is to decide do so, until something holds or the match is over.
func (c *company) plays(holds func() bool) {
	c.Helper()
	c.did = append(c.did, make([]int, len(c.at)-len(c.did))...)
	for !holds() && !c.match().Over() {
		i := int(c.match().Turn())
		p := c.at[i]
		p.read()
		if c.wantsToSell(i) {
			continue
		}
		c.offered(i)
		p.act(c.hands(c, p))
		c.did[i]++
	}
}

// wantsToSell has somebody whose turn it isn't ask to sell, where that is offered; it says whether one did.
func (c *company) wantsToSell(turn int) bool {
	s := c.match()
	if c.sales > 2 || s.Len()%7 != 3 {
		return false
	}
	seat := game.Seat((turn + 1) % len(c.at))
	for _, a := range s.Requests(seat) {
		if s.Refuse(a) == nil {
			id := "ask.spot:" // of the only button of that kind
			p := c.at[seat]
			h, err := p.Wait("to be asked what is to be sold", func(s drive.Screen) bool { return asking(s, id) != nil || c.reads(p, s) })
			p.must(err)
			p.must(p.ClickAt(asking(h, id).At[0], asking(h, id).At[1]))
			c.until("that somebody wants to sell", int(seat), func() bool { return c.match().Len() > s.Len() })
			return true
		}
	}
	return false
}

func asking(s drive.Screen, id string) *drive.Hot {
	i := slices.IndexFunc(s.Lit, func(h drive.Hot) bool { return strings.HasPrefix(h.ID, id) })
	if i < 0 {
		return nil
	}
	return &s.Lit[i]
}

// offered waits until a window offers all that the rules allow, once what is read there was heard.
func (c *company) offered(i int) {
	c.Helper()
	p := c.at[i]
	p.picked = nil
	want := p.wanted()
	c.until(fmt.Sprint("what the rules allow, ", want), i, func() bool {
		s, err := p.Now()
		p.must(err)
		return !c.reads(p, s) && !s.Busy && slices.Equal(spots(s), want)
	})
}

// reads goes on from a card that is read, and says whether there was one.
func (c *company) reads(p *player, s drive.Screen) bool {
	if s.Busy || s.Hot("speech.on") == nil {
		return false
	}
	p.click("speech.on")
	return true
}

// most is how long one thing may take, with a browser that paints without a graphics card on a machine that is busy.
const most = 2 * time.Minute

func (c *company) until(what string, i int, holds func() bool) {
	c.Helper()
	for end := time.Now().Add(most); !holds(); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			s, _ := c.at[i].Now()
			c.Fatalf("%s never came at window %d; lit is %v; it shows %v %v", what, i, s.IDs(), s.Texts, s.Tips)
		}
	}
}

// lost has the second program killed; the others see that it is away, and that it is back.
func (c *company) lost() {
	c.Helper()
	c.kills(1)
	gone := map[string]string{"en": "Lise isn’t there", "fr": "Lise n’est pas là"}
	for _, i := range []int{0, 2} {
		c.until("that somebody is away", i, func() bool { return c.says(i, gone[c.at[i].lang]) })
	}
	c.proofs("away")
	p := c.starts(1)
	p.click("menu.join")
	_, err := p.WaitFor("join.again.0")
	p.must(err)
	c.proof("again", 1)
	p.click("join.again.0")
	c.until("the seat again", 1, func() bool { return c.sees(1, "table.menu") })
	for i := range c.at {
		c.until("that nobody is away", i, func() bool { return !c.says(i, gone[c.at[i].lang]) })
	}
	c.proofs("back")
}

// hostLost has the program of the room killed; the others see that the link is broken, and go on when it is back.
func (c *company) hostLost() {
	c.Helper()
	c.kills(0)
	broken := []string{1: words.In(c.at[1].lang).T("away.lost"), 2: words.In(c.at[2].lang).T("away.lost")}
	for i := 1; i < 3; i++ {
		c.until("that the link is broken", i, func() bool { return c.says(i, broken[i]) })
	}
	c.proofs("lost")
	p := c.starts(0)
	p.click("menu.resume")
	c.until("the room again", 0, func() bool { return c.sees(0, "table.menu") })
	for i := 1; i < 3; i++ {
		c.until("the link again", i, func() bool { return !c.says(i, broken[i]) })
	}
}

// kills ends a program as kill -9 does, starts starts it again.
func (c *company) kills(i int) { c.at[i].Kill() }

func (c *company) starts(i int) *player {
	c.Helper()
	p := c.at[i]
	w, err := p.Display.Start(program, p.folder, "-lang", p.lang)
	p.must(err)
	c.Cleanup(w.Kill)
	p.Window = w
	return p
}

// askedBack has whoever showed others a card by the last action ask to take it back: one of them says no, then both yes.
func (c *company) askedBack() bool {
	c.Helper()
	s := c.match()
	n := s.Len() - 1
	by := s.Step(n).Seat
	others := []int{(int(by) + 1) % 3, (int(by) + 2) % 3}
	shown := func(e game.Event) bool { return e.Learns(game.Seat(others[0])) }
	if s.Turn() != by || s.BarrierAt(n, by) != nil || !slices.ContainsFunc(s.Step(n).Events, shown) {
		return false
	}
	for round, answer := range []string{"away.no", "away.yes"} {
		c.offered(int(by))
		c.at[by].click("table.undo")
		for _, i := range others {
			c.until("the question", i, func() bool { return c.sees(i, answer) })
		}
		if round == 0 {
			c.proofs("undo")
			c.at[others[0]].click(answer)
			c.until("the question to be over", others[1], func() bool { return !c.sees(others[1], answer) })
			c.proofs("no")
			continue
		}
		c.at[others[0]].click(answer)
		c.at[others[1]].click(answer)
	}
	c.until("that it is taken back", int(by), func() bool { return c.match().Len() == n })
	return true
}

// results waits until all windows show the result, and looks how the deal came about.
func (c *company) results() {
	c.Helper()
	for i, p := range c.at {
		c.until("the result", i, func() bool {
			s, err := p.Now()
			p.must(err)
			return !c.reads(p, s) && s.Hot("result.menu") != nil && s.Hot("result.skip") == nil
		})
	}
	c.proofs("result")
	for i, p := range c.at {
		if fair := words.In(p.lang).T("deal.line.fair"); !c.says(i, fair) {
			c.Errorf("window %d doesn't say %q", i, fair)
		}
		p.click("extra.deal")
		_, err := p.WaitFor("dialog.ok")
		p.must(err)
		c.proof("deal", i)
	}
}

// sees says whether a window shows something lit, says whether it shows words.
func (c *company) sees(i int, id string) bool {
	s, err := c.at[i].Now()
	c.at[i].must(err)
	return !s.Busy && s.Hot(id) != nil
}

func (c *company) says(i int, words string) bool {
	s, err := c.at[i].Now()
	c.at[i].must(err)
	return slices.ContainsFunc(s.Texts, func(t string) bool { return strings.Contains(t, words) })
}

// proofs keeps a picture of each window, proof of one.
func (c *company) proofs(name string) {
	for i := range c.at {
		c.proof(name, i)
	}
}

func (c *company) proof(name string, i int) {
	var last []byte
	for range 20 { // what was told as drawn may not be on the screen yet
		now, err := c.at[i].Pixels(0, 0, width, height)
		if err != nil || bytes.Equal(now, last) {
			break
		}
		last = now
		time.Sleep(300 * time.Millisecond)
	}
	if err := c.at[i].Save(proof(fmt.Sprintf("together-%s-%s-%d", c.name, name, i))); err != nil {
		c.Log(err)
	}
}

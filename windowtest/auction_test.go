package windowtest

import (
	"bytes"
	"image"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/windowtest/drive"
)

// TestAuctionAtOneWindow has three persons share the window and an auction by sealed bids: the page
// between two of them shows nothing, a sealed bid shows nowhere until all have bid, and
// then the envelopes are opened together, what was bid and who has it.
func TestAuctionAtOneWindow(t *testing.T) {
	d := screen(t)
	low, high := sealed(t, d, 4, "low"), sealed(t, d, 61, "high")
	for i := range low {
		if !bytes.Equal(low[i].Pix, high[i].Pix) {
			t.Errorf("picture %d tells what was bid", i+1)
		}
	}
}

// sealed plays an auction whose first bidder bids so many tens, and gives what others
// see until the envelopes are opened.
func sealed(t *testing.T, d *drive.Display, tens int16, name string) (seen []*image.RGBA) {
	p := sitWith(t, d, t.TempDir(), "fr", `{"speed": 3, "no_pace": true}`)
	p.click("menu.new", "setup.game", "setup.game.3", "setup.kind.1", "setup.kind.1.0", "setup.add")
	p.seed("5", "setup.option.express", "setup.option.auction.1")
	p.click("setup.start")
	_, err := p.WaitFor("handover.ready")
	p.must(err)
	w, _, names := p.deps()
	handed := func() {
		t.Helper()
		_, err := p.WaitFor("handover.ready")
		p.must(err)
		p.must(p.Do("mousemove", 2, height-2))
		time.Sleep(400 * time.Millisecond)
		s, err := p.Now()
		p.must(err)
		now := p.read().Session
		want, v := []string{names[now.Turn()]}, now.View(game.Nobody)
		if v.Counter(globe.StepKindN, game.Nobody) == int(globe.StepBid) {
			want = append(want, w.T("globe.handover.bid"))
		}
		if want = append(want, w.T("handover.ready")); !slices.Equal(s.Texts, want) {
			t.Errorf("the page between two persons says %q, not %q", s.Texts, want)
		}
		im, err := p.Picture()
		p.must(err)
		seen = append(seen, im)
		p.click("handover.ready")
	}
	handed()
	p.act(p.legal("leave"))
	seller := p.session.Turn()
	p.act(p.legal("sell guide"))
	handed()
	first := p.session.Turn()
	p.act(game.Action{Verb: globe.VBid, N: tens})
	handed()
	p.picked = nil
	s := p.settle()
	p.must(p.Do("mousemove", 2, height-2))
	time.Sleep(600 * time.Millisecond)
	im, err := p.Picture()
	p.must(err)
	seen = append(seen, im)
	told := func(s drive.Screen, n int) bool {
		return slices.ContainsFunc(s.Texts, func(text string) bool { return strings.Contains(text, strconv.Itoa(n)+"\u00a0€") })
	}
	if told(s, int(tens)*10) {
		t.Errorf("%d is told before all have bid", tens*10)
	}
	second := p.session.Turn()
	if first == second || first == seller || second == seller {
		t.Fatalf("%d sells, %d and %d bid", seller, first, second)
	}
	p.act(game.Action{Verb: globe.VBid, N: 20})
	to, price := second, 200
	if tens > 20 {
		to, price = first, int(tens)*10
	}
	_, err = p.Wait("the envelopes, opened", func(s drive.Screen) bool {
		return s.Hot("speech.on") != nil && told(s, price)
	})
	p.must(err)
	p.shoot("auction-opened-" + name)
	p.click("speech.on")
	_, err = p.WaitFor("handover.ready")
	p.must(err)
	v := p.read().Session.View(game.Nobody)
	if got := v.Counter(globe.MoneyN, to); got != 1800-price {
		t.Errorf("who bid the most has %d left", got)
	}
	p.Kill()
	return seen
}

// legal is a legal action by its notation.
func (p *player) legal(text string) game.Action {
	p.Helper()
	a, err := p.read().Session.Read(text)
	p.must(err)
	return a
}

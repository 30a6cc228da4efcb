package table

import (
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/render/engine/stage"
)

// drawing is a table at which the seat whose turn it is does something by which it
// reads a card that then does something.
func drawing(t *testing.T, seats ...string) (*player, game.Action) {
	t.Helper()
	for seed := uint64(1); seed < 40; seed++ {
		p := travelling(t, 1, seed, seats...)
		s := p.match.On
		p.table.Ready()
		r := game.NewRand(seed)
		bot := s.Game().(game.Hosted).Bot("bot:steady", seed)
		for range 80 {
			if s.Over() {
				break
			}
			a := s.Ask(bot, &r)
			probe := s.State().Clone()
			var log game.Log
			probe.Apply(a, &log)
			for i, e := range log.Events {
				if e.Kind != game.Move || e.To.Zone != globe.OpenCard || s.Setup().Seats[s.Turn()] != seats[0] {
					continue
				}
				for _, then := range log.Events[i+1:] {
					if then.Kind == game.Count && then.Counter == globe.MoneyN {
						p.table.see(max(p.table.firstViewer(), 0))
						return p, a
					}
				}
			}
			p.table.act(a)
			p.table.catchUp()
		}
	}
	t.Fatal("nobody reads a card that gives money")
	return nil, game.Action{}
}

// money is what all seats have as it is shown.
func (p *player) money() (sum int) {
	for i := range p.match.On.Seats() {
		sum += p.table.View.Counter(globe.MoneyN, game.Seat(i))
	}
	return sum
}

// until lets time pass, but no longer than a minute.
func (p *player) until(what string, holds func() bool) {
	p.t.Helper()
	for range 3600 {
		if holds() {
			return
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	p.t.Fatal("never: ", what)
}

// TestCardSpeaks: a card that the viewer drew is shown until a click or a key, and
// only then what it does; the loop sleeps meanwhile.
func TestCardSpeaks(t *testing.T) {
	for _, on := range []string{"click", "space"} {
		p, a := drawing(t, "person", "bot:steady")
		p.table.act(a)
		p.until("the card is read", func() bool {
			return p.table.speaks() && p.table.Motion.Progress() == 1 && !p.table.Motion.Busy()
		})
		before := p.money()
		for range 600 {
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
		if !p.table.speaks() || p.money() != before || p.show.Busy() || p.show.Frame().Hot("speech.on") == nil {
			t.Fatalf("after a while: read %v, money %d of %d, busy %v", p.table.speaks(), p.money(), before,
				p.show.Busy())
		}
		if on == "click" {
			p.click("speech.on")
		} else {
			p.key(stage.KeySpace, false)
		}
		if p.table.speaks() {
			t.Fatalf("%s doesn't go on", on)
		}
		p.settle()
		if p.money() == before {
			t.Errorf("%s: the card did nothing", on)
		}
	}
}

// TestOthersCardsSpeak: an opponent's card is shown for a while, and then goes on by
// itself.
func TestOthersCardsSpeak(t *testing.T) {
	p, a := drawing(t, "bot:steady", "bot:steady", "person")
	p.table.act(a)
	p.until("the card is read", func() bool {
		return p.table.speaks() && p.table.Motion.Progress() == 1 && len(p.table.flow.counts) == 0
	})
	before := p.money()
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if !p.table.speaks() || p.money() != before || p.show.Frame().Hot("speech.on") != nil {
		t.Fatalf("read %v, money %d of %d", p.table.speaks(), p.money(), before)
	}
	p.until("it goes on", func() bool { return !p.table.speaks() })
}

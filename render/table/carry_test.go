package table

import (
	"math"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/render/engine/stage"
	globeTable "posterestante/render/games/globe"
)

// TestSoldThingsGoToTheBuyer checks that tickets and cheques that are sold are seen to go from the lot to who has them
// now, before their number tells of them, in both games, also where they come back to their seller; and that what the
// bank takes goes to nobody.
func TestSoldThingsGoToTheBuyer(t *testing.T) {
	for _, row := range []struct {
		game, sells, bids string
		of                game.Counter
		to                game.Seat // whose they are then
	}{
		{"sakodo", "sell ticket", "bid 900", globe.TicketsN, 1},
		{"sakodo", "sell ticket", "nobid", globe.TicketsN, game.Nobody},
		{"routard", "sell ticket", "bid 900", globe.TicketsN, 1},
		{"routard", "lot 9", "bid 900", globe.ChequesN, 1},
	} {
		p := selling(t, row.game)
		for _, text := range []string{"bundle", row.sells, "putup"} {
			p.does(text)
			p.settle()
		}
		had := p.table.View.Counter(row.of, 1)
		p.does(row.bids)
		near, far, seen := math.Inf(1), 0.0, 0
		to, ok := p.table.Lay.Rect(game.Spot{Zone: globe.Goods, Seat: row.to, Index: 1})
		if row.of == globe.ChequesN {
			to, ok = p.table.Lay.Rect(game.Spot{Zone: globe.Goods, Seat: row.to, Index: 2})
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		for range 4000 {
			if p.show.Frame().Hot("speech.on") != nil {
				p.click("speech.on")
			} else if !p.show.Busy() {
				break
			}
			p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
			if p.table.speaks() || p.table.flow.staged > 0 {
				continue
			}
			for _, s := range p.show.Frame().Sprites {
				if s.Pic.Kind != "gl.note" || s.Key != "" || s.Rect.Y+s.Rect.H > p.table.Lay.Prompt.Y {
					continue
				}
				x, y := s.Rect.Mid()
				u, v := to.Mid()
				seen++
				near, far = min(near, math.Hypot(x-u, y-v)), max(far, math.Hypot(x-u, y-v))
				if p.table.View.Counter(row.of, 1) != had {
					t.Errorf("%s, %s: counted before it is there", row.game, row.sells)
				}
			}
		}
		switch {
		case seen < 5:
			t.Errorf("%s, %s, %s: nothing is seen to go", row.game, row.sells, row.bids)
		case ok && (near > 80 || far < 200):
			t.Errorf("%s, %s: it goes from %.0f to %.0f off where it counts", row.game, row.sells, far, near)
		}
		v := p.match.On.View(1)
		if now := v.Counter(row.of, 1) > had; now != (row.to == 1) {
			t.Errorf("%s, %s, %s: sold to seat 1: %v", row.game, row.sells, row.bids, now)
		}
	}
}

// selling is a table of a game at which seat 0 may sell much, and the other seat has money; bids are made aloud.
func selling(t *testing.T, name string) *player {
	t.Helper()
	b := boards[name].(globeTable.Board)
	where := "options auction=outcry; seats 2; bag guide camera; tickets 3; at 12; 1: at 12; 1: money 1500"
	if name == "routard" {
		where = strings.Replace(where, "bag", "cheques 9; bag papers", 1)
	}
	run := globetest.Start(t, globe.Game{R: b.R}, where)
	m := &memory{Unkept: Unkept{game.From(box.Of(name).Game, game.Setup{Game: name, Seats: []string{"person", "person"}, Seed: "7",
		Options: map[string]string{"auction": "outcry"}}, run.State())}}
	d := deps(Normal, 2, "en")
	d.Board = b
	tb := New(d, m)
	p := &player{t, tb, m, stage.NewShow(tb)}
	p.step(stage.Raw{X: -1, Y: -1}, 0)
	if tb.phase == handing {
		p.click("handover.ready")
		p.settle()
	}
	return p
}

// does does an action of whoever's turn it is.
func (p *player) does(text string) {
	p.t.Helper()
	if a, err := p.match.On.Read(text); err != nil || !p.table.act(a) {
		p.t.Fatal(text, err, p.match.On.Legal())
	}
}

// TestStripTellsNothingAhead checks that the strip that says what another seat did tells what came of it only once that
// has been seen: who buys isn't known before the gavel knocks.
func TestStripTellsNothingAhead(t *testing.T) {
	p := selling(t, "sakodo")
	for _, text := range []string{"bundle", "sell ticket", "putup"} {
		p.does(text)
		p.settle()
	}
	p.does("bid 900")
	says := func(words string) bool {
		for _, s := range p.show.Frame().Sprites {
			if strings.Contains(s.Pic.Text, words) && s.Rect.Y < 100 {
				return true
			}
		}
		return false
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	done, early := false, 0
	for range 4000 {
		if p.show.Frame().Hot("speech.on") != nil {
			p.click("speech.on")
		} else if !p.show.Busy() {
			break
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		if len(p.table.flow.pendingEvents) > 0 {
			done = done || says("900")
			if says("Sold") {
				early++
			}
		}
	}
	if !done || early > 0 || !says("Sold") {
		t.Errorf("what was done is told: %v; what came of it in %d frames too early, at the end %v", done, early, says("Sold"))
	}
}

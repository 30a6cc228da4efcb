package globe_test

import (
	"slices"
	"testing"

	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/game/globe/globetest"
	"posterestante/render/engine/paint"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
)

// sold is a match of four in which much is put up for auction aloud, played on so far.
func sold(t *testing.T, b globe.Board, texts ...string) *game.Session {
	t.Helper()
	goods := "; bag " + b.R.Items[1] + " guide guide camera; tickets 2; cheques 9"
	if b.R.Hidden {
		goods = "; bag " + b.R.Items[1] + " guide compass camera; tickets 2; won souvenir.carpet souvenir.silk"
	}
	st := globetest.Position(t, rules.Game{R: b.R}, "seats 4; options auction=outcry; at 12; 1: at 12; 2: at 12; 3: at 14; 1: money 1200; 2: money 900; 3: money 150"+goods)
	s := game.From(rules.Game{R: b.R}, game.Setup{Game: b.R.Name, Seats: slices.Repeat([]string{"person"}, 4), Seed: "1"}, st)
	for _, text := range texts {
		if _, err := s.DoText(text); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestSaleIsLaidOut checks both canvases of a lot that is made up and of an outcry:
// every good of the lot is seen, who leads, who is asked, who is out; numbers and large
// keys are there for whoever bids at this screen, on any page, and for nobody else; what
// can be clicked for a bid has a place.
func TestSaleIsLaidOut(t *testing.T) {
	kinds := paint.Kinds().With(globe.Kinds())
	for _, g := range sisters {
		bundled := []string{"bundle", "sell guide", "sell camera", "sell ticket", "sell ticket"}
		cried := append(slices.Clone(bundled), "putup", "bid 800")
		if !g.board.R.Hidden {
			cried = append(slices.Clone(bundled), "lot 9", "putup", "bid 810")
		}
		for name, texts := range map[string][]string{"bundle": bundled, "cry": cried} {
			s := sold(t, g.board, texts...)
			for _, lang := range spoken.Languages() {
				for i, at := range plans {
					v := s.View(0)
					c := contextOn(at, g.board, lang, &v)
					l := g.board.Layout(&v, c)
					if *shots != "" {
						write(t, "sale."+g.board.R.Name+"."+name+"."+lang+[]string{"", ".tall"}[i], kinds.Compose(frame(at, l), 2.0/3))
					}
					if name == "cry" {
						cries(t, g.board, s, &v, c, l)
					}
					if got := goodsOf(l); got < 4 {
						t.Errorf("%s, %s: %d goods are seen", g.board.R.Name, name, got)
					}
				}
			}
		}
	}
}

// goodsOf is how many goods of a lot are seen.
func goodsOf(l *board.Layout) (n int) {
	for _, s := range l.Sprites {
		if s.Pic.Kind == "gl.note" {
			n++
		}
	}
	for s := range l.Keys {
		if s.Zone == rules.LotZone || s.Zone == rules.LotCards {
			n++
		}
	}
	return n
}

func cries(t *testing.T, b globe.Board, s *game.Session, v *game.View, c *board.Context, l *board.Layout) {
	t.Helper()
	states := map[int]int{}
	for _, p := range l.Sprites {
		if d, ok := p.Pic.Data.(globe.Bidder); ok {
			states[d.State]++
		}
	}
	if states[globe.BidderLeads] != 1 || states[globe.BidderAsked] != 1 || states[globe.BidderOut] != 1 {
		t.Errorf("%s: paddles %v", b.R.Name, states)
	}
	if l.Amount == nil {
		t.Fatalf("%s: a bid is asked for at this screen, and no number is there", b.R.Name)
	}
	for _, a := range s.Legal() {
		for _, spot := range s.Parts(a) {
			if at := slices.IndexFunc(l.Places, func(p board.Place) bool { return p.Spot == spot }); at < 0 &&
				a.Verb == rules.VBid && spot.Zone != rules.Amount {
				t.Fatalf("%s: %s has no place at %+v", b.R.Name, s.Game().Notation(a), spot)
			}
		}
	}
	for _, n := range []int{l.Amount.Least, l.Amount.Most} {
		if parts := s.Parts(game.Action{Verb: rules.VBid, N: int16(n)}); !slices.Equal(parts, l.Amount.Parts(n)) {
			t.Errorf("%s: %d is bid by %v, not %v", b.R.Name, n, l.Amount.Parts(n), parts)
		}
	}
	away := *c
	away.Here = game.Only(0)
	if l := b.Layout(v, &away); l.Amount != nil {
		t.Errorf("%s: numbers for somebody who isn't here", b.R.Name)
	}
}

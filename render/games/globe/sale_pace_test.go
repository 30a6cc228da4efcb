package globe_test

import (
	"testing"
	"time"

	spoken "posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/globe/globetest"
	"posterestante/game/globe/sight"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table"
)

// saleOf plays a sale of four persons at one window by clicks: what they click, also on the pages between them, and how
// long they wait while nothing can be decided.
func saleOf(t *testing.T, b globe.Board, auction string, actions ...string) (clicks int, waited time.Duration) {
	t.Helper()
	g := box.Of(b.R.Name).Game.(sight.Game).Game
	at := "options auction=" + auction + "; seats 4; at 12; 1: at 20; 2: at 21; 3: at 22; bag " + g.R.Items[1] + " guide camera; money 900"
	s := game.From(g, game.Setup{Game: b.R.Name, Seats: []string{"person", "person", "person", "person"}}, globetest.Position(t, g, at))
	d := &table.Deps{Words: spoken.In("en"), Board: b, Names: names[:4], Colours: []int{0, 1, 2, 3}, Paced: true, Speed: table.Normal}
	p := &timed{player: &player{t, b, s, stage.NewShow(table.New(d, table.Unkept{On: s}))}, deps: d, mine: true,
		record: record{kinds: map[string]int{}, turns: make([]turnTaken, 1)}}
	rest := func() {
		for n := 0; n < 4000; n++ {
			p.step(stage.Raw{X: -1, Y: -1}, moment)
			switch {
			case p.show.Busy():
				waited += moment
			case p.show.Frame().Hot("handover.ready") != nil:
				p.press("handover.ready")
			default:
				return
			}
		}
		t.Fatal("it never rests")
	}
	rest()
	waited, p.turns[0].clicks = 0, 0
	for _, text := range actions {
		a, err := g.Parse(text)
		if err != nil {
			t.Fatal(err)
		}
		p.act(a)
		rest()
	}
	if s.Turn() != 0 {
		t.Fatalf("%s: seat %d is still asked", auction, s.Turn())
	}
	return p.turns[0].clicks, waited
}

// TestPaceOfSales has one sale be played in secret and aloud, in which two of three would buy: aloud it takes fewer
// clicks, though one more decision (docs/sakodo.md).
func TestPaceOfSales(t *testing.T) {
	for _, g := range sisters {
		sealed, shut := saleOf(t, g.board, "sealed", "sell camera", "bid 240", "bid 300", "nobid")
		aloud, cried := saleOf(t, g.board, "outcry", "sell camera", "bid 200", "bid 250", "nobid", "nobid")
		t.Logf("%s: sealed %d clicks, %v waited; aloud %d clicks, %v waited", g.board.R.Name, sealed, shut, aloud, cried)
		if aloud >= sealed {
			t.Errorf("%s: aloud %d clicks, in secret %d", g.board.R.Name, aloud, sealed)
		}
	}
}

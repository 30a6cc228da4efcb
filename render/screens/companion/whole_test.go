package companion

import (
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
)

// TestWholeGame plays a cardboard game to its end: two Automas, whose cards are
// told at random; between their turns the row is changed as persons would.
func TestWholeGame(t *testing.T) {
	k := &kitchen{}
	p := laid(t, k, "fr", "tray.seats.1", "tray.kind.2.3")
	d, r := p.desk(), game.NewRand(11)
	turns := 0
	for ; turns < 250 && !d.now.st.Over(); turns++ {
		d.closeTray()
		if v := d.now.st.View(game.Nobody); v.Turn == 0 && turns%4 == 1 {
			for _, z := range []game.Zone{rules.Row, rules.CardRow} {
				d.openTray(game.Spot{Zone: z, Seat: game.Nobody, Index: uint8(r.Intn(3))})
				for _, it := range d.tray.items {
					if fresh(it) && r.Intn(4) == 0 {
						d.choose(it)
						break
					}
				}
			}
		}
		if bad := d.problems(); bad != nil {
			t.Fatalf("before turn %d: %v", turns, bad)
		}
		d.begin()
		d.turnFinish()
		for n := 0; d.turn != nil; n++ {
			if n > 200 || !d.asking() {
				t.Fatalf("turn %d doesn't end: asking %v, %q", turns, d.asking(), d.Note())
			}
			var free []item
			for _, it := range d.tray.items {
				if fresh(it) {
					free = append(free, it)
				}
			}
			d.choose(free[r.Intn(len(free))])
		}
		if err := d.now.st.Check(); err != nil {
			t.Fatalf("after turn %d: %v", turns, err)
		}
	}
	if !d.now.st.Over() {
		t.Fatalf("the game isn't over after %d turns", turns)
	}
	if n := len(slices.DeleteFunc(k.sounds(), func(cue string) bool { return cue != "win" })); n != 1 {
		t.Errorf("the end is heard %d times", n)
	}
	sent, end := 0, d.now.st.View(game.Nobody)
	for seat := range game.Seat(3) {
		sent += end.Pile(rules.Sent, seat).Len()
	}
	if sent < 4 {
		t.Errorf("over after %d turns with %d postcards sent", turns, sent)
	}
	d.page = 2
	d.show()
	p.show.Touch()
	p.settle()
	p.shot("over")
	said := ""
	for _, s := range p.show.Frame().Sprites {
		said += s.Pic.Text + " "
	}
	if !strings.Contains(said, ". (P9.1)") {
		t.Errorf("it doesn't say why the match ended: %q", said)
	}
	if n := d.View.Pile(rules.Cards, 2).Len(); n > 6 {
		p.click("desk.open")
		p.shot("opened")
		p.click("desk.open")
	}
	checked(t, "over", p.show.Frame())
	t.Logf("%d turns, %d sent, round %d", turns, sent, d.View.Counter(rules.Round, game.Nobody))
}

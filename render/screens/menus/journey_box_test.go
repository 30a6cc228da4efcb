package menus

import (
	"testing"

	"posterestante/game/montaigne"
	"posterestante/game/routard"
)

// TestAdvised checks that a setup for two of Montaigne begins by the long voyage, one for more doesn't, that a
// switch says so and turns it off, and that what was chosen by hand stays.
func TestAdvised(t *testing.T) {
	d, _ := deps("en", 0)
	g := BoxOf(montaigne.Game{}, "bot:steady")
	d.Box = append(d.Box, g)
	p := play(t, NewJourneyOf(d, g))
	j := p.show.Scene().(*Journey)
	long := func(want string) {
		t.Helper()
		if got := j.Setup().Options["longvoyage"]; got != want {
			t.Errorf("%d seats: the long voyage is %q", len(j.Setup().Seats), got)
		}
	}
	long("yes")
	p.click("setup.add")
	long("no")
	p.click("setup.more")
	if p.show.Frame().Hot("setup.box") != nil {
		t.Error("a switch for nothing")
	}
	p.click("setup.more.close", "setup.remove.2")
	long("yes")
	p.click("setup.more", "setup.box")
	long("no")
	p.click("setup.box")
	long("yes")
	p.click("setup.box", "setup.more.close", "setup.add", "setup.remove.2")
	long("no")
	p.click("setup.more", "setup.option.longvoyage", "setup.more.close", "setup.add")
	long("yes")
}

// TestPackingAdvised checks that a setup for three of Routard begins with two lines a turn, that the switch
// turns that off, and that one for two has nothing to switch.
func TestPackingAdvised(t *testing.T) {
	d, _ := deps("fr", 0)
	g := BoxOf(routard.Game, "bot:steady")
	d.Box = append(d.Box, g)
	p := play(t, NewJourneyOf(d, g))
	j := p.show.Scene().(*Journey)
	lines := func(want string) {
		t.Helper()
		if got := j.Setup().Options["lines"]; got != want {
			t.Errorf("%d seats: %q", len(j.Setup().Seats), got)
		}
	}
	lines("one")
	p.click("setup.more")
	if p.show.Frame().Hot("setup.box") != nil {
		t.Error("a switch for nothing")
	}
	p.click("setup.more.close", "setup.add")
	lines("two")
	p.click("setup.more", "setup.box")
	lines("one")
	p.click("setup.box")
	lines("two")
}

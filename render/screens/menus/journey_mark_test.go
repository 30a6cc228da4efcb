package menus

import (
	"strings"
	"testing"

	"posterestante/game/montaigne"
)

// TestMark checks that a person's card marks the youngest, one at most, that the mark goes with its seat and its
// person, that a game without such a mark shows none, and that the page says who it is.
func TestMark(t *testing.T) {
	d, _ := deps("en", 0)
	g := BoxOf(montaigne.Game{}, "bot:steady")
	d.Box = append(d.Box, g)
	p := play(t, NewJourneyOf(d, g))
	j := p.show.Scene().(*Journey)
	is := func(want string, after ...string) {
		t.Helper()
		p.click(after...)
		if got := j.Setup().Options["youngest"]; got != want {
			t.Errorf("after %v the youngest is %q, not %q", after, got, want)
		}
	}
	is("no", "setup.add", "setup.add")
	if p.show.Frame().Hot("setup.mark.1") != nil {
		t.Error("a bot may be young")
	}
	is("3", "setup.mark.2")
	if got := j.played(); !strings.Contains(got, "The youngest is "+j.Setup().Seats[2].Name) {
		t.Errorf("the page says %q", got)
	}
	is("4", "setup.mark.3")
	is("3", "setup.remove.1")
	is("no", "setup.mark.2")
	is("3", "setup.mark.2")
	is("no", "setup.kind.2", "setup.kind.2.1")
	is("1", "setup.mark.0")
	is("no", "setup.remove.0")
	p.click("setup.more")
	if p.show.Frame().Hot("setup.option.youngest") != nil {
		t.Error("the sheet of options asks again")
	}
	p.click("setup.more.close", "setup.game", "setup.game.0")
	if p.show.Frame().Hot("setup.mark.0") != nil {
		t.Error("a game without the youngest asks for them")
	}
}

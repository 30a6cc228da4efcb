package companion

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/postcards"
	"posterestante/game/sakodo"
)

// TestSounds checks by which deed each sound of the companion is heard: a sheet that opens and what is laid from it, a
// press that lays at once, what must be told of the real table. That of the end has its check in TestWholeGame.
func TestSounds(t *testing.T) {
	k := &kitchen{}
	p := play(t, New(k.deps("en")))
	p.click("companion.edit")
	d := p.desk()
	heard := func(of *kitchen, deed string, want ...string) {
		t.Helper()
		p.settle()
		if got := of.sounds(); !slices.Equal(got, want) {
			t.Errorf("%s: %v is heard, not %v", deed, got, want)
		}
	}
	k.sounds()
	row := game.Spot{Zone: postcards.Row, Seat: game.Nobody}
	d.openTray(row)
	heard(k, "a sheet opens", "paper")
	d.choose(d.tray.items[slices.IndexFunc(d.tray.items, func(it item) bool { return !it.here && !it.gone })])
	heard(k, "a card is laid", "paper")

	b := besides(t, sakodo.Game, "seats 3; at 12; 1: at 12; 2: at 13; money 300; 1: money 900; 2: money 800; "+
		"bag passport guide; 1: bag passport camera; 2: bag passport compass; round 3")
	p = play(t, New(b.deps("en")))
	p.click("companion.on", "open.0")
	b.sounds()
	p.click("desk.call")
	heard(b, "what can be begun", "paper")
	p.begin(game.Action{Verb: globe.VSell, A: uint8(sakodo.Guide)})
	heard(b, "a bid is asked for", "yourturn")
}

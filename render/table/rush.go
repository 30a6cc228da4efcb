package table

import "posterestante/game"

// rushes says whether the turn of a seat that nobody plays is played on without
// motion. It ends by itself when anybody else decides, so that no one else's turn
// can be lost to it.
func (t *acting) rushes() bool { return t.rush != game.Nobody && t.rush == t.session().Turn() }

// hurryOn shows the match as it stands, and has the turn of a seat that nobody plays
// be played on without motion.
func (t *acting) hurryOn() {
	if turn := t.session().Turn(); !t.person(turn) {
		t.rush = turn
	}
	t.catchUp()
}

// calm ends the hurry when the turn that it was for is over.
func (t *acting) calm() {
	if !t.rushes() {
		t.rush = game.Nobody
	}
}

// offering is what the choices that the picker has got depend on.
type offering struct {
	at   standing
	seat game.Seat // the viewer
	mine bool
}

func (c *core) offering() offering {
	return offering{at: c.stands(), seat: c.View.Seat, mine: c.mine()}
}

// reoffer offers anew where the match, the viewer or the phase is no longer the one
// that the choices were offered for: whatever led there, what is lit follows from
// where the table stands. It says whether it did.
func (t *acting) reoffer() bool {
	if t.offers == t.offering() {
		return false
	}
	t.offer()
	return true
}

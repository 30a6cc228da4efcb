package companion

import "posterestante/game"

// chosen is what the seat does next, and why; ok is false where its turn is over.
func (d *desk) chosen() (a game.Action, ok bool) {
	t, st := d.turn, d.now.st
	if t.action != nil {
		return *t.action, true
	}
	legal := st.Legal(nil)
	if len(legal) == 0 || st.Turn() != t.seat {
		return a, false
	}
	a, t.why = d.decided(t.seat, st, legal)
	t.action = &a
	return a, true
}

// decided is what a seat that is played here does of some actions, and why.
func (d *desk) decided(seat game.Seat, st game.State, legal []game.Action) (a game.Action, why string) {
	h, hosted := d.deps.Game.(game.Hosted)
	if !hosted {
		return legal[0], ""
	}
	seed := game.SeedFor(st, seat, len(d.turn.done))
	r := game.NewRand(seed)
	deal := func() game.State {
		imagined := st.Clone()
		imagined.Determinize(seat, &r)
		return imagined
	}
	switch bot := h.Bot(d.deps.Game.Kinds()[d.kind(seat)], seed).(type) {
	case nil:
		return legal[0], ""
	case game.Reasoner:
		a, fact := bot.Decide(st.View(seat), legal, deal)
		return a, d.Teller.Reason(fact)
	default:
		return bot.Choose(st.View(seat), legal, deal), ""
	}
}

// askFor opens the tray for a piece that only the real table knows: its face, or
// its back; a face whose back is known is one of that back.
func (d *desk) askFor(e game.Event) {
	if e.Kind == game.Roll || e.Kind == game.Seal {
		d.askNumber(e)
		return
	}
	s := e.To
	if e.Kind == game.Flip {
		s = e.From
	}
	back := e.Piece.Back
	if d.View.Table.Zones[e.From.Zone].Kind == game.Bag {
		back = 0
	}
	face := e.Learns(d.turn.seat)
	d.page = d.turn.seat
	d.openAs(d.asked(s), !face, back)
	if d.tray == nil {
		return
	}
	d.tray.spot = s
	d.tray.ask = d.deps.t("ask", with{"Where": d.spotName(s)})
	if !face {
		d.tray.ask = d.deps.t("ask.back", with{"Where": d.spotName(s)})
	}
	d.deps.hear("yourturn")
}

// asked is a spot at which the piece that is asked for could be laid by hand: its
// own, or that where it came from.
func (d *desk) asked(s game.Spot) game.Spot {
	if n := len(d.now.st.Choices(s)); n > 0 && !d.few(s, n) || len(d.turn.choices) > 0 {
		return s
	}
	return d.turn.ask.From
}

// tell says which card was turned up; the action goes on.
func (d *desk) tell(id uint16) {
	t := d.turn
	d.closeTray()
	t.told, t.own = append(t.told, id), append(t.own, false)
	t.ask = nil
	d.goOn()
	d.rush()
}

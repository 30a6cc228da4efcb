package companion

import "posterestante/game"

// chosen is what the seat does next, and why; ok is false where its turn is over.
func (d *Desk) chosen() (a game.Action, ok bool) {
	t, st := d.turn, d.now.st
	if t.action != nil {
		return *t.action, true
	}
	legal := st.Legal(nil)
	if len(legal) == 0 || st.Turn() != t.seat {
		return a, false
	}
	a, t.why = legal[0], ""
	if h, hosted := d.deps.Game.(game.Hosted); hosted {
		seed := t.seed + uint64(len(t.done))
		r := game.NewRand(seed)
		deal := func() game.State {
			imagined := st.Clone()
			imagined.Determinize(t.seat, &r)
			return imagined
		}
		switch bot := h.Bot(d.deps.Game.Kinds()[d.kind(t.seat)], seed).(type) {
		case nil:
		case game.Reasoner:
			var why game.Fact
			a, why = bot.Decide(st.View(t.seat), legal, deal)
			t.why = d.teller.Reason(why)
		default:
			a = bot.Choose(st.View(t.seat), legal, deal)
		}
	}
	t.action = &a
	return a, true
}

// askFor opens the tray for a piece that only the real table knows: its face, or
// its back; a face whose back is known is one of that back.
func (d *Desk) askFor(e game.Event) {
	s := e.To
	if e.Kind == game.Flip {
		s = e.From
	}
	back := e.Piece.Back
	if d.view.Table.Zones[e.From.Zone].Kind == game.Bag {
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
func (d *Desk) asked(s game.Spot) game.Spot {
	if len(d.now.st.Choices(s)) > few {
		return s
	}
	return d.turn.ask.From
}

// tell says which card was turned up; the action goes on.
func (d *Desk) tell(id uint16) {
	t := d.turn
	t.told = append(t.told, id)
	t.ask = nil
	d.goOn()
	d.rush()
}

package companion

import (
	"slices"

	"posterestante/game"

	"posterestante/render/engine/anim"
	"posterestante/render/engine/ui"
)

// turn is a turn that is played here, action by action.
type turn struct {
	seat    game.Seat
	start   moment       // how the table stood before it
	action  *game.Action // the one that waits, and why it was chosen
	why     string
	done    []acted       // its actions so far
	told    []uint16      // what was told for the action that waits
	own     []bool        // of each whether a seat that is played here said it
	ask     *game.Event   // what must be told; nil
	choices []game.Piece  // all that an asked piece may be, where the spots don't say it
	bids    []game.Phrase // what an asked seat may have bid, or answered, or the amounts of a call
	words   game.Phrase   // what is asked of it, nothing for a bid
	half    *told         // the action that waits, as far as it is done; nil
	view    game.View     // what is shown
	fast    bool          // it goes on to its end, but for what must be told
	called  bool          // it is what somebody at the table begins, see call
}

// acted is an action that was done.
type acted struct {
	before game.Editable // as it stood before
	line   told
}

// asking says whether a card of the real table must be told.
func (d *desk) asking() bool { return d.turn != nil && d.turn.ask != nil }

// next is the seat that is played here and comes next, from whose turn it is on.
func (d *desk) next() game.Seat {
	n := game.Seat(d.View.Seats)
	for i := range n {
		if seat := (max(d.now.st.Turn(), 0) + i) % n; d.plays(seat) {
			return seat
		}
	}
	return game.Nobody
}

// midTurn says whether a turn that is played here was left in its midst: to begin
// it would change something.
func (d *desk) midTurn() bool {
	seat := d.now.st.Turn()
	if seat == game.Nobody || !d.plays(seat) {
		return false
	}
	fresh := d.now.st.Clone().(game.Editable)
	fresh.SetTurn(seat, false)
	return !fresh.Equal(d.now.st)
}

// begin lets a turn begin that is played here, or go on where it was left.
func (d *desk) begin() {
	seat := d.next()
	if seat == game.Nobody {
		return
	}
	st := d.now.st.Clone().(game.Editable)
	if !d.midTurn() {
		if st.SetTurn(seat, d.mode == Companion); len(st.Problems()) > 0 {
			d.Refuse(d.why(st.Problems()[0]), d.Lay.Main)
			return
		}
		if st.Turn() != seat { // it had to miss it
			m := d.now
			m.st = st
			d.push(m)
			d.Refuse(d.deps.t("missed", with{"Who": d.name(seat)}), d.Lay.Main)
			return
		}
	}
	d.closeTray()
	d.walk, d.told, d.open = nil, nil, game.Nobody
	d.turn, d.unfolded = &turn{seat: seat, start: d.now}, nil
	d.now.st = st
	d.page = seat
	d.turn.view = st.View(d.viewer())
	d.show()
	d.goOn()
}

// goOn does the seat's next action, as far as the cards that it turns up are told.
func (d *desk) goOn() {
	t, st := d.turn, d.now.st
	if t.composes() {
		d.openCalls()
		return
	}
	action, ok := d.chosen()
	if !ok {
		d.turnDone()
		return
	}
	f := d.foretell(st, action)
	before := f.Before.View(t.sees())
	events := game.EventsFor(f.Events, t.sees())
	at := before.Clone()
	for _, e := range events {
		if at.Apply(e) != nil {
			break
		}
	}
	was := d.Lay
	t.view = at
	d.see(at)
	var order []string
	for _, e := range f.Events {
		if key := d.Lay.Keys[e.To]; e.Kind == game.Move && key != "" {
			order = append(order, key)
		}
	}
	d.fly(was, order)
	line := d.Teller.Step(&before, &at, d.actor(st, action), action, events)
	t.choices, t.bids, t.words = f.Choices, f.Values, f.Words
	if t.half = nil; f.Ask != nil {
		// what it has done so far, while it waits; what hangs on a die isn't told before it
		if t.ask = f.Ask; len(f.Events) > 0 && f.Ask.Kind != game.Roll {
			t.half = &line
		}
		d.askFor(*t.ask)
		return
	}
	t.ask = nil
	if t.why != "" {
		line.Long = append(line.Long, t.why)
	}
	d.sound(f.Events)
	if c := d.deps.Board.Score(); c != 0 {
		d.rise(at.Counter(c, t.seat) - before.Counter(c, t.seat))
	}
	t.done = append(t.done, acted{st, line})
	t.told, t.own, t.action = nil, nil, nil
	d.now.st = f.After
	d.save() // before it is shown
	d.show()
	d.scroll.Tail = true
	if t.called {
		d.callOn(st, f.After, action)
	} else if f.After.Over() || f.After.Turn() != t.seat {
		d.turnDone()
	}
}

// foretell does an action as far as what it brings is told; who is played here says
// itself what it decides in secret.
func (d *desk) foretell(st game.Editable, a game.Action) game.Foretelling {
	t := d.turn
	for {
		f := game.Foretell(st, a, t.told)
		if f.Ask == nil || f.Ask.Kind != game.Seal || !d.plays(f.Ask.Seat) {
			return f
		}
		bid, _ := d.decided(f.Ask.Seat, f.At, f.Legal)
		t.told, t.own = append(t.told, uint16(slices.Index(f.Legal, bid))), append(t.own, true)
	}
}

// rise lets points gained rise to where they stand.
func (d *desk) rise(n int) {
	if to, ok := d.Lay.Scores[d.turn.seat]; ok && n > 0 {
		d.Rise(n, to.At(to.X, to.Y+90), to, anim.Flight{Span: 3 * span})
	}
}

// rush goes on to what must be told next, or to the end of the turn.
func (d *desk) rush() {
	for d.turn != nil && d.turn.fast && !d.turn.called && d.turn.ask == nil && d.Note() == "" {
		d.goOn()
	}
}

func (d *desk) turnFinish() {
	if d.turn != nil {
		d.turn.fast = true
		d.rush()
	}
}

// turnBack takes back what was told last, else the turn's last action, else
// the turn.
func (d *desk) turnBack() {
	t, asked := d.turn, d.asking()
	d.closeTray()
	t.ask, t.half, t.fast = nil, nil, false
	was := d.Lay
	for n := len(t.told); n > 0 && t.own[n-1]; n-- { // nobody told it
		t.told, t.own = t.told[:n-1], t.own[:n-1]
	}
	switch n := len(t.done); {
	case len(t.told) > 0:
		t.told, t.own = t.told[:len(t.told)-1], t.own[:len(t.told)-1]
		d.goOn()
		return
	case t.called:
		d.callBack()
	case n > 0 && asked:
		t.action = nil
		t.view = d.now.st.View(d.viewer())
	case n > 0:
		t.action = nil
		d.now.st = t.done[n-1].before
		t.done = t.done[:n-1]
		t.view = d.now.st.View(d.viewer())
	default:
		d.now, d.turn = t.start, nil
	}
	d.save()
	d.show()
	d.fly(was, nil)
}

// turnDone ends the turn: its things are kept for the next one, and its story
// stays until something is changed.
func (d *desk) turnDone() {
	t := d.turn
	var lines []told
	for _, a := range t.done {
		lines = append(lines, a.line)
	}
	d.past = append(d.past, t.start)
	d.later, d.turn = nil, nil
	d.told, d.unfolded = lines, nil
	if t.called { // what others decided is what counts
		d.unfolded = []int{len(lines) - 1}
	}
	d.scroll = ui.Scroll{}
	d.save()
	d.show()
	if d.now.st.Over() {
		d.deps.hear("win")
	}
}

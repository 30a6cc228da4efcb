package companion

import (
	"slices"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// turn is an Automa's turn that is being played, action by action.
type turn struct {
	seat  game.Seat
	start moment         // how the table stood before it
	done  []acted        // its actions so far
	told  []rules.Turned // what was turned up for the action that waits
	ask   *game.Event    // the card that must be told; nil
	half  *told          // the action that waits, as far as it is done; nil
	view  game.View      // what is shown
	fast  bool           // it goes on to its end, but for what must be told
}

// acted is an action that was done.
type acted struct {
	before *rules.State // as it stood before
	line   told
}

// asking says whether a card of the real table must be told.
func (d *Desk) asking() bool { return d.turn != nil && d.turn.ask != nil }

// nextAutoma is the Automa that plays next, from whose turn it is on.
func (d *Desk) nextAutoma() game.Seat {
	v := d.now.st.View(game.Nobody)
	for i := range v.Seats {
		seat := (max(v.Turn, 0) + game.Seat(i)) % game.Seat(v.Seats)
		if v.Counter(rules.Level, seat) != int(rules.Person) {
			return seat
		}
	}
	return game.Nobody
}

// midTurn says whether an Automa's turn was left in its midst.
func (d *Desk) midTurn() bool {
	v := d.now.st.View(game.Nobody)
	return v.Counter(rules.Phase, game.Nobody) == int(rules.AutoTurn) && v.Counter(rules.PlayedN, game.Nobody)+v.Counter(rules.StepKind, game.Nobody) > 0
}

// begin lets the Automa's turn begin, or go on where it was left.
func (d *Desk) begin() {
	seat := d.nextAutoma()
	if seat == game.Nobody {
		return
	}
	st := d.now.st.Clone().(*rules.State)
	v := st.View(game.Nobody)
	if !d.midTurn() {
		first := game.Seat(v.Counter(rules.First, game.Nobody))
		if n := v.Counter(rules.Round, game.Nobody); d.mode == Companion && passes(max(v.Turn, 0), seat, first, v.Seats) && n < 100 {
			_ = st.Edit(rules.Edit{Do: rules.SetRound, N: n + 1})
		}
		if err := st.Edit(rules.Edit{Do: rules.SetTurn, At: game.Spot{Seat: seat}}); err != nil {
			d.note = d.why(err)
			return
		}
	}
	d.closeTray()
	d.walk, d.told, d.large = nil, nil, false
	d.turn, d.unfolded = &turn{seat: seat, start: d.now}, nil
	d.now.st = st
	d.page = seat
	d.turn.view = d.shown(st)
	d.show()
	d.step()
}

// passes says whether the turn, going clockwise from one seat to another,
// comes to the first player on its way: then a new round begins.
func passes(from, to, first game.Seat, seats int) bool {
	for s := from; s != to; {
		if s = (s + 1) % game.Seat(seats); s == first {
			return true
		}
	}
	return false
}

// step does the Automa's next action, as far as the cards that it turns up are
// told.
func (d *Desk) step() {
	t, st := d.turn, d.now.st
	legal := st.Legal(nil)
	if len(legal) == 0 || legal[0].Verb != rules.VAutoma {
		d.turnDone()
		return
	}
	f, err := st.Foretell(legal[0], t.told)
	if err != nil {
		d.note = d.why(err)
		t.told = nil
		return
	}
	before := f.Before.View(game.Nobody)
	at := before.Clone()
	order := []string{}
	for _, e := range game.EventsFor(f.Events, game.Nobody) {
		if at.Apply(e) != nil {
			break
		}
	}
	was := d.lay
	t.view = at
	d.see(at)
	for _, e := range f.Events {
		if key := d.lay.Keys[e.To]; e.Kind == game.Move && key != "" {
			order = append(order, key)
		}
	}
	d.fly(was, order)
	t.half = nil
	if t.ask = f.Ask; t.ask != nil {
		if t.ask.To.Zone != rules.Row { // what it has done so far, while it waits
			line := d.teller.Step(&before, &at, t.seat, legal[0], game.EventsFor(f.Events, game.Nobody))
			t.half = &line
		}
		d.askFor(*t.ask)
		return
	}
	after := f.After.View(game.Nobody)
	d.sound(f.Events)
	d.rise(after.Counter(rules.ScoreN, t.seat) - before.Counter(rules.ScoreN, t.seat))
	t.done = append(t.done, acted{st, d.teller.Step(&before, &after, t.seat, legal[0], game.EventsFor(f.Events, game.Nobody))})
	t.told = nil
	d.now.st = f.After
	d.scroll.Tail = true
	d.save()
	if f.After.Over() || f.After.Turn() != t.seat {
		d.turnDone()
	}
}

// sound lets what happened be heard, each cue once.
func (d *Desk) sound(events []game.Event) {
	var heard []string
	for _, e := range events {
		if cue := d.deps.Board.Cue(e); cue != "" && !slices.Contains(heard, cue) {
			heard = append(heard, cue)
			d.deps.hear(cue)
		}
	}
}

// rise lets points gained rise to where they stand.
func (d *Desk) rise(n int) {
	to, ok := d.lay.Scores[d.turn.seat]
	if n <= 0 || !ok {
		return
	}
	goal := stage.Rect{X: to.X + to.W/2 - 40, Y: to.Y, W: 80, H: 48}
	pic := stage.Pic{Kind: "points", Text: "+" + strconv.Itoa(n)}
	d.motion.Ghost(anim.Flight{From: goal.At(goal.X, goal.Y+90), To: goal, Pic: pic, Span: 3 * span, Fade: d.deps.Calm})
}

// askFor opens the tray for a card that only the real table knows.
func (d *Desk) askFor(e game.Event) {
	d.openTray(e.To)
	if d.tray == nil {
		return
	}
	d.page = d.turn.seat
	switch e.To.Zone {
	case rules.CardTop:
		d.tray.ask = d.deps.t("ask.top")
	case rules.GiftRow:
		d.tray.ask = d.deps.t("ask.gift", with{"N": int(e.To.Index) + 1})
	default:
		d.tray.ask = d.deps.t("ask.row", with{"N": int(e.To.Index) + 1})
	}
	d.tray.extra = nil
	d.deps.hear("yourturn")
}

// tell says which card was turned up; the action goes on.
func (d *Desk) tell(n int) {
	t := d.turn
	t.told = append(t.told, rules.Turned{Deck: t.ask.From.Zone, N: n})
	t.ask = nil
	d.step()
	d.rush()
}

// rush goes on to what must be told next, or to the end of the turn.
func (d *Desk) rush() {
	for d.turn != nil && d.turn.fast && d.turn.ask == nil && d.note == "" {
		d.step()
	}
}

func (d *Desk) turnFinish() {
	if d.turn != nil {
		d.turn.fast = true
		d.rush()
	}
}

// turnBack takes back what was told last, else the turn's last action, else
// the turn.
func (d *Desk) turnBack() {
	t, asked := d.turn, d.asking()
	d.closeTray()
	t.ask, t.half, t.fast = nil, nil, false
	was := d.lay
	switch n := len(t.done); {
	case len(t.told) > 0:
		t.told = t.told[:len(t.told)-1]
		d.step()
		return
	case n > 0 && asked:
		t.view = d.shown(d.now.st)
	case n > 0:
		d.now.st = t.done[n-1].before
		t.done = t.done[:n-1]
		t.view = d.shown(d.now.st)
	default:
		d.now, d.turn = t.start, nil
	}
	d.show()
	d.fly(was, nil)
	d.save()
}

// turnDone ends the turn: its things are kept for the next one, and its story
// stays until something is changed.
func (d *Desk) turnDone() {
	t := d.turn
	var lines []told
	for _, a := range t.done {
		lines = append(lines, a.line)
	}
	d.past = append(d.past, t.start)
	d.later, d.turn = nil, nil
	d.told, d.unfolded = lines, nil
	d.scroll = ui.Scroll{}
	d.show()
	d.save()
	if d.now.st.Over() {
		d.deps.hear("win")
	}
}

package globe

import (
	"iter"

	"posterestante/game"
)

// counts is how many of each item, by item.
type counts [MaxItems + 1]uint8

// mind is what a seat knows of the bags of others by what it saw, the pass aside: what they bought, swapped or offered
// in the open, what it lost to them, what lay there when it looked. It never changes.
type mind struct {
	seat  game.Seat
	least [MaxSeats]counts // what each has at least
}

// of is the mind where it is that seat's; nil for any other.
func (m *mind) of(seat game.Seat) *mind {
	if m == nil || m.seat != seat {
		return nil
	}
	return m
}

// Believe is game.Believer: where bags are private the seat remembers what it saw go into them, until something leaves
// them that it doesn't see.
func (s *State) Believe(seat game.Seat, saw iter.Seq[game.Event]) {
	s.mind = nil
	if !s.R.Hidden {
		return
	}
	w := watcher{r: s.R, m: &mind{seat: seat}, active: game.Nobody, gone: game.Nobody, step: unseen}
	for e := range saw {
		w.watch(e)
	}
	w.shown()
	for i := range s.P[:s.Seats] {
		room := int(s.P[i].Bag.N) - int(s.P[i].Of(PassN))
		for _, n := range w.m.least[i] {
			room -= int(n)
		}
		if room < 0 || s.knows(game.Seat(i)).Has(seat) {
			w.m.least[i] = counts{}
		}
	}
	s.mind = w.m
}

// Believes is game.Believer.
func (s *State) Believes(seat game.Seat) (out []game.Piece) {
	if s.mind != nil {
		for i, n := range s.mind.least[seat] {
			for range n {
				out = append(out, ItemPiece(uint8(i)))
			}
		}
	}
	return out
}

// watcher makes a mind out of events.
type watcher struct {
	r      *Rules
	m      *mind
	active game.Seat
	step   StepKind
	a      int32 // of the step
	fresh  bool  // the step was shown since the last event of another kind

	gives, wants Bunch  // of the barter that is open
	hands        []Item // that change hands in it still
	lost         Item   // what the last note says that somebody lost; 0 none

	gone game.Seat // out of whose bag the last event took something that wasn't seen, else Nobody
	had  counts    // what that had at least before
}

// unseen is the step of which nothing was seen yet.
const unseen StepKind = 255

// watch takes in the next event.
func (w *watcher) watch(e game.Event) {
	if e.Kind != game.Count || e.Counter < StepKindN || e.Counter > StepN {
		w.shown()
	}
	switch e.Kind {
	case game.Count:
		w.count(e)
	case game.Note:
		w.note(e)
	case game.Seal: // who offers something has it (S5.4)
		if e.Counter == BarterSaid && e.Seat == w.active {
			w.has(e.Seat, w.gives.All())
		}
	case game.Flip:
		if e.From.Zone == BagZone && e.Piece.ID != 0 {
			if e.From.Index == 0 {
				w.m.least[e.From.Seat] = counts{}
			}
			w.put(e.From.Seat, w.item(e))
		}
	case game.Move:
		w.move(e)
		return
	}
	w.gone = game.Nobody
}

// item is the item of an event, 0 where it isn't seen.
func (w *watcher) item(e game.Event) Item {
	for i := range w.r.Items[1:] {
		if ItemPiece(uint8(i+1)).ID == e.Piece.ID {
			return Item(i + 1)
		}
	}
	return 0
}

func (w *watcher) put(seat game.Seat, i Item) {
	if i != 0 && i != Pass {
		w.m.least[seat][i]++
	}
}

func (w *watcher) take(seat game.Seat, i Item) {
	if n := &w.m.least[seat][i]; *n > 0 {
		*n--
	}
}

// has is told that a seat has these items, in the order of their numbers.
func (w *watcher) has(seat game.Seat, items []Item) {
	var n counts
	for _, i := range items {
		if n[i]++; i != Pass {
			w.m.least[seat][i] = max(w.m.least[seat][i], n[i])
		}
	}
}

// shown takes in the step that was shown: who may win a card has what it takes.
func (w *watcher) shown() {
	if w.fresh && w.wins() && w.active != game.Nobody {
		w.has(w.active, w.r.Needs[w.a])
	}
	w.fresh = false
}

// wins says whether a card could be won in the step.
func (w *watcher) wins() bool { return w.step != unseen && w.r.Steps[w.step].Wins }

func (w *watcher) count(e game.Event) {
	switch e.Counter {
	case ActiveN:
		w.active = game.Seat(e.Value)
	case StepKindN:
		w.step, w.fresh = StepKind(e.Value), true
	case StepA:
		w.a, w.fresh = e.Value, true
	case BarterGives:
		w.gives, w.hands = Bunch(e.Value), nil
	case BarterWants:
		w.wants, w.hands = Bunch(e.Value), nil
	case PassN: // it was the pass that left
		if e.Value == 0 && e.Seat == w.gone {
			w.m.least[w.gone] = w.had
		}
	}
}

func (w *watcher) note(e game.Event) {
	switch {
	case e.Key == NoteLost:
		w.lost = Item(e.Value)
	case e.Key == NoteSells && e.Seat == w.gone: // the price tells what the bank alone looks at
		if i := w.r.worth(e.Value); i != 0 {
			w.m.least[w.gone] = w.had
			w.take(e.Seat, i)
		}
	}
}

// worth is the only item for which the bank pays so much, 0 where there is none or several.
func (r *Rules) worth(price int32) (out Item) {
	for i, p := range r.Resale {
		if int32(p) != price {
			continue
		}
		if out != 0 {
			return 0
		}
		out = Item(i)
	}
	return out
}

// move takes in something that moved.
func (w *watcher) move(e game.Event) {
	i, out, in := w.item(e), e.From.Zone == BagZone, e.To.Zone == BagZone
	if i == 0 {
		i = w.guess(e)
	}
	w.lost, w.gone = 0, game.Nobody
	switch {
	case out && i != 0:
		w.take(e.From.Seat, i)
	case out: // any of them
		w.gone, w.had = e.From.Seat, w.m.least[e.From.Seat]
		for k := range w.m.least[w.gone] {
			w.take(w.gone, Item(k))
		}
	}
	if in {
		w.put(e.To.Seat, i)
	}
}

// guess is what everybody knows to have moved though its face isn't seen; 0 for nothing.
func (w *watcher) guess(e game.Event) Item {
	switch {
	case e.From.Zone != BagZone:
	case e.To.Zone == ItemDeck && w.lost != 0:
		return w.lost
	case e.To.Zone == ItemDeck && w.wins() && len(w.r.Needs[w.a]) == 1:
		return w.r.Needs[w.a][0]
	case e.To.Zone == BagZone && w.gives|w.wants != 0:
		if w.hands == nil {
			w.hands = append(w.gives.All(), w.wants.All()...)
		}
		if len(w.hands) > 0 {
			i := w.hands[0]
			w.hands = w.hands[1:]
			return i
		}
	}
	return 0
}

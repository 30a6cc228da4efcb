package globe

import (
	"slices"

	"posterestante/game"
)

// script is what chance and the other seats bring to an action that is told as it
// happens on a real table: dice by their faces, what is drawn by its identity, bids
// by their place among what may be bid.
type script struct {
	told    []uint16
	used    int
	ask     *game.Event  // what is told next; then all goes on by chance, for nothing
	choices []game.Piece // what that may be
	at      int          // how many events came before
}

// tell is what was told of an event; ok is false once something must be told first.
func (f *script) tell(e game.Event, choices []game.Piece, l *game.Log) (told uint16, ok bool) {
	switch {
	case f == nil || f.ask != nil || l == nil:
		return 0, false
	case f.used < len(f.told):
		f.used++
		return f.told[f.used-1], true
	}
	f.ask, f.choices, f.at = &e, choices, len(l.Events)
	return 0, false
}

// Foretell does an action whose dice, cards and bids are told, see game.Foretell.
// An auction that it opens is bid for to its end, an offer of a barter is answered.
func (s *State) Foretell(a game.Action, told []uint16) game.Foretelling {
	var log game.Log
	f := &script{told: told}
	out, after := game.Foretelling{Before: s.Clone().(*State)}, *s
	after.script = f
	after.Apply(a, &log)
	for f.ask == nil && s.R.Steps[after.Top().Kind].Other {
		after.lend()
		at, legal := after, after.answers()
		at.script = nil
		n, ok := f.tell(game.Event{Kind: game.Seal, Seat: after.Who}, nil, &log)
		if !ok {
			out.At, out.Legal, out.Values, out.Words = &at, legal, after.sayBids(legal), at.asksAnswer()
			break
		}
		after.Apply(legal[min(int(n), len(legal)-1)], &log)
	}
	if f.ask != nil {
		out.Events, out.Ask, out.Choices = log.Events[:f.at], f.ask, f.choices
		return out
	}
	after.script = nil
	out.Events, out.After = log.Events, &after
	return out
}

// answers are what another seat than that whose turn it is may do, somebody at a real table also by a bell (R4.6).
func (s *State) answers() []game.Action {
	legal := s.Legal(nil)
	if s.R.Steps[s.Top().Kind].Last && s.P[s.Who].Of(LevelN) == 0 {
		for _, a := range s.Requests(s.Who, nil) {
			if a.Verb != VWant {
				legal = append(legal, a)
			}
		}
	}
	return legal
}

// sayBids are bids in words, or answers.
func (s *State) sayBids(legal []game.Action) (out []game.Phrase) {
	nobid := "button.nobid"
	if s.Aloud() {
		nobid = "button.pass"
	}
	for _, a := range legal {
		switch a.Verb {
		case VNoBid:
			out = append(out, say(nobid))
		case VBid:
			out = append(out, SayMoney(10*int(a.N)))
		case VSkip:
			out = append(out, say("button.skip"))
		default:
			out = append(out, s.sayCall(a))
		}
	}
	return out
}

// die is a face, unless another was told.
func (s *State) die(d int, seat game.Seat, l *game.Log) int {
	if s.script == nil { // mostly; an event would be made in vain
		return d
	}
	if n, ok := s.script.tell(game.Event{Kind: game.Roll, Seat: seat}, nil, l); ok {
		return min(max(int(n), 1), 6)
	}
	return d
}

// unseen are the items that may lie where only another seat knows what lies: those
// of the deck, and of bags of persons; the pass is among them or not.
func (s *State) unseen(pass bool) (out []game.Piece) {
	for i := uint8(Pass); int(i) < len(s.R.Items); i++ {
		if (pass || Item(i) != Pass) && (s.Items.Find(i) >= 0 || s.holder(i) != nil) {
			out = append(out, ItemPiece(i))
		}
	}
	return out
}

// holder is a bag that nobody here sees in which an item may be had; nil where there
// is none. All know who on the road has its pass.
func (s *State) holder(i uint8) *Bag {
	for seat := range s.P[:s.Seats] {
		p := &s.P[seat]
		if p.Of(LevelN) == 0 && game.Seat(seat) != s.Active() && p.Bag.Find(i) >= 0 &&
			(Item(i) != Pass || !p.OnRoad()) {
			return &p.Bag
		}
	}
	return nil
}

// trade has a place where nobody saw an item yet hold one that was told: it changes
// places with one of the deck, else of a bag that nobody sees.
func (s *State) trade(place *uint8, told uint16) {
	i := uint8(told - idItem)
	if told <= idItem || int(i) >= len(s.R.Items) || *place == i {
		return
	}
	from := &s.Items
	if s.Items.Find(i) < 0 {
		if from = s.holder(i); from == nil {
			return
		}
	}
	at := from.Find(i)
	*place, from.All()[at] = i, *place
}

// popItem draws the next of the bag cards that the seat whose turn it is draws.
func (s *State) popItem(n uint8, l *game.Log) uint8 {
	if s.script != nil {
		top := &s.Items.All()[s.Items.N-1]
		e := game.Event{Kind: game.Move, Seat: game.Nobody, From: common(ItemDeck, 0, 0), To: common(DrawnBag, n, 0),
			Piece: ItemPiece(*top), Knows: game.Only(s.Active())}
		if told, ok := s.script.tell(e, s.unseen(true), l); ok {
			s.trade(top, told)
		}
	}
	return s.Items.Pop()
}

// popCard draws the top card of a deck; the only one is known beforehand.
func (s *State) popCard(k Kind, l *game.Log) uint8 {
	deck := &s.Decks[k]
	if s.script != nil && deck.N > 1 {
		e := game.Event{Kind: game.Move, Seat: game.Nobody, From: deckSpot(k), To: openSpot(k),
			Piece: CardPiece(deck.Top()), Knows: game.Everyone}
		if told, ok := s.script.tell(e, nil, l); ok && told < idItem {
			if i := deck.Find(uint8(told)); i >= 0 {
				all := deck.All()
				all[i], all[deck.N-1] = all[deck.N-1], all[i]
			}
		}
	}
	return deck.Pop()
}

// see tells what lies at a place of another seat's bag that is opened, or that is
// taken from without a look. The pass stays where it is.
func (s *State) see(e game.Event, seat game.Seat, at int, l *game.Log) {
	place := &s.P[seat].Bag.All()[at]
	if s.script == nil || Item(*place) == Pass || s.P[seat].Of(LevelN) != 0 {
		return // played here: its things are known
	}
	if told, ok := s.script.tell(e, s.unseen(false), l); ok {
		s.trade(place, told)
	}
}

// takenBlind is which place of a bag was taken from, told by the item where that
// bag's things are known here.
func (s *State) takenBlind(seat game.Seat, at int, l *game.Log) int {
	if s.script == nil {
		return at
	}
	bag := &s.P[seat].Bag
	e := game.Event{Kind: game.Move, Seat: game.Nobody, From: of(seat, BagZone, uint8(at)), To: s.bagEnd(s.Active()),
		Piece: ItemPiece(bag.All()[at]), Knew: game.Only(seat), Knows: game.Only(s.Active())}
	if s.P[seat].Of(LevelN) == 0 {
		s.see(e, seat, at, l)
		return at
	}
	var choices []game.Piece
	for i := uint8(Pass) + 1; int(i) < len(s.R.Items); i++ {
		if slices.Contains(bag.All(), i) {
			choices = append(choices, ItemPiece(i))
		}
	}
	if told, ok := s.script.tell(e, choices, l); ok && told > idItem && told < idPawn {
		if i := bag.Find(uint8(told - idItem)); i >= 0 {
			return i
		}
	}
	return at
}

package globe

import (
	"strings"

	"posterestante/game"
)

// Teller tells either game: what both say alike stands here, what a game says of
// its own verbs and steps in its Voice. What the rules say of a view it asks the
// engine, of a state made from that view.
type Teller struct {
	R *Rules
	V Voice
}

var _ game.Teller = (*Teller)(nil)

// Voice is what a game itself has to say. A function that says nothing of what it
// is asked leaves it to what both games say.
type Voice struct {
	Buttons []string                                    // keys of its own buttons, from OwnButtons on
	Deeds   []Deed                                      // by verb: how its own are told, from OwnVerbs on
	Ask     func(*State, Step) game.Phrase              // what one of its own steps asks
	Others  func(*State, Step) game.Phrase              // what is said to the others while one of its own steps is open
	Barter  func(*State, game.Counter, int) game.Phrase // what a counter of a barter counts
	Picked  func(*State, game.Spot) game.Phrase         // what is asked once a spot is picked
	Good    func(*State, uint8) game.Phrase             // what a spot of the zone Goods is
	Button  func(*State, uint8) game.Phrase             // the caption of a button where it has figures
	Note    func(*Telling, game.Event) game.Phrase      // what a Note of its own says
	Count   func(game.FactCount) game.Phrase            // what a count of a fact is, where it is no good that is sold
	Seat    func(*State, game.Seat) []game.Phrase       // what there is to say of a seat besides
}

type (
	phrase = game.Phrase
	args   = game.Args
)

func say(key string, a ...args) phrase         { return game.Say(key, a...) }
func sayN(key string, n int, a ...args) phrase { return game.SayN(key, n, a...) }
func lines(parts ...phrase) phrase             { return game.SayAll(game.Lines, parts...) }
func sentences(parts ...phrase) phrase         { return game.SayAll(game.Sentences, parts...) }

// SayMoney is an amount of money.
func SayMoney(n int) phrase { return say("money", args{"N": game.SayNumber(n)}) }

// SayItem names an item within a sentence; a blank one is any.
func (r *Rules) SayItem(i uint8) phrase {
	if i == 0 || int(i) >= len(r.Items) {
		return say("called.item")
	}
	return say("item." + r.Items[i] + ".a")
}

// itemName is an item's name by itself.
func (r *Rules) itemName(i uint8) phrase {
	if i == 0 || int(i) >= len(r.Items) {
		return say("label.item_hidden")
	}
	return say("item." + r.Items[i] + ".name")
}

// SayCard names a card within a sentence, by its title.
func (r *Rules) SayCard(c uint8) phrase {
	if c == 0 || int(c) >= len(r.cardNames) {
		return say("called.hidden")
	}
	return say("called.card", args{"Title": r.Decks.Card(c).SayTitle(KindOf(c))})
}

// SayKind names a kind of square and deck.
func SayKind(k Kind) phrase { return say("kind." + k.String()) }

// SaySquare names a square: its place and its kind.
func (r *Rules) SaySquare(square int) phrase {
	q := r.Road[square]
	return say("called.square", args{"Place": game.SayShared("place." + q.Key), "Kind": SayKind(q.Kind)})
}

// SayGood names what is sold by auction, within a sentence: a good as auctions
// count it, and how many, or which card.
func (r *Rules) SayGood(good uint8, n int16) phrase {
	switch good {
	case GoodTicket:
		return say("called.ticket")
	case GoodCheques:
		return sayN("called.cheques", int(n))
	case GoodCard:
		return r.SayCard(uint8(n))
	}
	return r.SayItem(good)
}

// Thing names a piece as its viewer knows it.
func (t *Teller) Thing(p game.Piece) phrase {
	switch {
	case p.Back == BackPawn:
		return game.SaySeat(game.Seat(p.ID - idPawn))
	case p.Back == BackItem:
		return t.R.SayItem(itemOf(p))
	case p.Back == 0:
		return phrase{}
	}
	return t.R.SayCard(uint8(p.ID))
}

// itemOf is the item of a piece, 0 of one that isn't known.
func itemOf(p game.Piece) uint8 {
	if p.ID < idItem {
		return 0
	}
	return uint8(p.ID - idItem)
}

// Counter names a counter and its value.
func (t *Teller) Counter(v *game.View, c game.Counter, seat game.Seat) phrase {
	if c == 0 || int(c) >= len(v.Table.Counters) {
		return phrase{}
	}
	return say("label.counter", args{"Name": say("counter." + v.Table.Counters[c].Name),
		"Value": t.counted(v, c, seat)})
}

// counted is a counter's value.
func (t *Teller) counted(v *game.View, c game.Counter, seat game.Seat) phrase {
	n := v.Counter(c, seat)
	switch c {
	case Phase:
		return say([...]string{"phase.play", "phase.over"}[min(n, 1)])
	case StarterN, ActiveN:
		return game.SaySeat(game.Seat(n))
	case Riders:
		return seatsOf(n)
	case SellerN:
		if n == 0 {
			return say("counter.nobody")
		}
		return game.SaySeat(game.Seat(n - 1))
	case TwoLines, Express, Outcry, PassN, BidN, ArrivedN:
		return say([...]string{"counter.no", "counter.yes"}[min(n, 1)])
	case StepKindN:
		return say("step." + t.R.Steps[n].Name)
	case OfferFloor, MoneyN:
		return SayMoney(n)
	case SquareN:
		return t.R.SaySquare(n)
	case RunsN:
		return runsOf(n)
	case LevelN:
		return game.SayShared("kind." + strings.ReplaceAll(kinds[n], ":", "."))
	}
	if t.V.Barter != nil {
		if p := t.V.Barter(t.R.FromView(v), c, n); p.Kind != game.Nothing {
			return p
		}
	}
	return game.SayNumber(n)
}

// seatsOf are the seats of the bits, or that there are none.
func seatsOf(bits int) phrase {
	var list []game.Seat
	for i := range game.Seat(MaxSeats) {
		if bits>>i&1 == 1 {
			list = append(list, i)
		}
	}
	if len(list) == 0 {
		return say("counter.nobody")
	}
	return game.SaySeats(list)
}

// runsOf is on how many turns running each seat rode along (S4.2).
func runsOf(n int) phrase {
	var out []phrase
	for i := range game.Seat(MaxSeats) {
		if k := n >> (2 * i) & 3; k > 0 {
			out = append(out, say("counter.run", args{"Who": game.SaySeat(i), "N": game.SayNumber(k)}))
		}
	}
	if len(out) == 0 {
		return say("counter.nobody")
	}
	return game.SayAll(game.Commas, out...)
}

// Barrier says what came to be known; never the face.
func (t *Teller) Barrier(e game.Event) phrase {
	switch {
	case e.Kind == game.Roll:
		return say("barrier.roll")
	case e.Kind == game.Seal && e.Counter == BarterSaid:
		return say("barrier.said")
	case e.Kind == game.Seal:
		return say("barrier.seal")
	case e.Kind == game.Flip:
		return say("barrier.bag")
	case e.Kind == game.Move && e.To.Zone == OpenCard:
		return say("barrier.card")
	case e.Kind == game.Move:
		return say("barrier.item")
	}
	return say("barrier.chance")
}

// ScoreLine names a source of points.
func (t *Teller) ScoreLine(line game.ScoreLine) phrase { return say("score." + line.Key) }

// Lost has nothing to say: no turn is ended by a button.
func (t *Teller) Lost(*game.View) phrase { return phrase{} }

// Deed is the key of what is asked before what has stakes: a sale, or going to
// the arrival airport too early, see Warn.
func (t *Teller) Deed(a game.Action) string {
	switch a.Verb {
	case VSell, VPutUp:
		return "ask_sell"
	case VMove, VFly:
		return "ask_arrive"
	}
	return ""
}

package globe

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/zones"
)

// Bartering is what the engine asks of a game that has barter.
type Bartering struct {
	// Begin is the verb by which an offer begins to be put together, Give that by which an item is given.
	Begin, Give game.Verb
	// Check says what is wrong with what was said of bartering in a position.
	Check func(*State) error
	// Steady is what the steady player does here of bartering, in a position as it
	// imagines it; false: nothing.
	Steady func(*State) (game.Action, bool)
}

// begins says whether an offer begins by an action; none does where there is no barter.
func (b *Bartering) begins(a game.Action) bool { return b != nil && a.Verb == b.Begin }

// Bunch is up to three of each item, two bits each: what one side of a barter names.
type Bunch int16

// Of is how many of an item are in it, Len how many things.
func (b Bunch) Of(i Item) int { return int(b>>(2*(i-1))) & 3 }

// Len is how many things are in it.
func (b Bunch) Len() (n int) {
	for i := Pass; i <= MaxItems; i++ {
		n += b.Of(i)
	}
	return n
}

// And is the same and one more of an item, of which there are fewer than three.
func (b Bunch) And(i Item) Bunch { return b + 1<<(2*(i-1)) }

// All are the items in it, each as often as it is there.
func (b Bunch) All() (out []Item) {
	for i := Pass; i <= MaxItems; i++ {
		for range b.Of(i) {
			out = append(out, i)
		}
	}
	return out
}

// BarterMost is how often something of a barter is done at most: things a side, offers in a
// turn, and offers that are dropped before they are spoken (S5.5).
const BarterMost = 3

// BarterSumMost is the greatest sum of a barter, in tens.
const BarterSumMost = maxBid

// Offer is what a barter is about: the seat that is asked, what it gets and gives, and
// the tens that it gets besides; below 0 it pays them.
type Offer struct {
	Seat         game.Seat
	Gives, Wants Bunch
	Sum          int16
}

// Said are the offers that were spoken in a turn, as many as the counter BarterSaid
// tells.
type Said [BarterMost]Offer

// Offered is the offer that is being put together, or that was spoken, to a seat.
func (s *State) Offered(to game.Seat) Offer {
	return Offer{to, Bunch(s.N[BarterGives]), Bunch(s.N[BarterWants]), s.N[BarterSum]}
}

// SaidOffers are the offers that were spoken in this turn.
func (s *State) SaidOffers() []Offer { return s.Said[:min(max(s.N[BarterSaid], 0), BarterMost)] }

// ClearOffer forgets what was being put together.
func (s *State) ClearOffer(l *game.Log) {
	s.Set(BarterGives, 0, l)
	s.Set(BarterWants, 0, l)
	s.Set(BarterSum, 0, l)
}

// EndBarters forgets what was said of bartering: the turn is over.
func (s *State) EndBarters(l *game.Log) {
	s.ClearOffer(l)
	s.Set(BarterSaid, 0, l)
	s.Set(BarterDrops, 0, l)
	s.Said = Said{}
}

// barterField is what was said of bartering, one thing a line: "now guide camera 50"
// is what is being put together, "said 1 guide+guide camera -50" what was spoken to a
// seat, "dropped 2" how many were dropped.
func (r *Rules) barterField() zones.Code[State] {
	return zones.Coded(func(s *State, _ game.Seat) []string { return r.barterLines(s) },
		func(s *State, _ game.Seat, list []string) error {
			for _, text := range list {
				if !r.readBarter(s, text) {
					return badBarter(text)
				}
			}
			if again := r.barterLines(s); !slices.Equal(again, list) {
				return badBarter(strings.Join(list, "; "))
			}
			return nil
		})
}

func badBarter(text string) error {
	return fmt.Errorf("barter: now and an offer, said, a seat and an offer, dropped and a number, not %s",
		foreign.Quote(text))
}

func (r *Rules) barterLines(s *State) []string {
	out := []string{}
	if o := s.Offered(0); o.Gives != 0 || o.Wants != 0 || o.Sum != 0 {
		out = append(out, "now "+r.offerText(o))
	}
	for _, o := range s.SaidOffers() {
		out = append(out, fmt.Sprintf("said %d %s", o.Seat, r.offerText(o)))
	}
	if s.N[BarterDrops] > 0 {
		out = append(out, fmt.Sprintf("dropped %d", s.N[BarterDrops]))
	}
	return out
}

// readBarter reads a line; false where it says nothing.
func (r *Rules) readBarter(s *State, text string) (ok bool) {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "now":
		var o Offer
		o, ok = r.readOffer(rest)
		s.N[BarterGives], s.N[BarterWants], s.N[BarterSum] = int16(o.Gives), int16(o.Wants), o.Sum
	case "said":
		seat, offer, _ := strings.Cut(rest, " ")
		n, err := strconv.Atoi(seat)
		if err != nil || n < 0 || n >= MaxSeats || s.N[BarterSaid] >= BarterMost {
			return false
		}
		said := &s.Said[s.N[BarterSaid]]
		*said, ok = r.readOffer(offer)
		said.Seat = game.Seat(n)
		s.N[BarterSaid]++
	case "dropped":
		n, err := strconv.Atoi(rest)
		s.N[BarterDrops], ok = int16(n), err == nil && n > 0 && n <= BarterMost
	}
	return ok
}

func (r *Rules) readOffer(text string) (o Offer, ok bool) {
	f := strings.Split(text, " ")
	if len(f) != 3 {
		return o, false
	}
	var gives, wants bool
	o.Gives, gives = r.readBunch(f[0])
	o.Wants, wants = r.readBunch(f[1])
	n, err := strconv.Atoi(f[2])
	o.Sum = int16(n / 10)
	return o, gives && wants && err == nil && n%10 == 0 && max(n, -n) <= 10*BarterSumMost
}

func (r *Rules) offerText(o Offer) string {
	return fmt.Sprintf("%s %s %d", r.bunchText(o.Gives), r.bunchText(o.Wants), 10*int(o.Sum))
}

// bunchText is "guide+guide+camera", or "-".
func (r *Rules) bunchText(b Bunch) string {
	var names []string
	for _, i := range b.All() {
		names = append(names, r.Items[i])
	}
	if names == nil {
		return "-"
	}
	return strings.Join(names, "+")
}

func (r *Rules) readBunch(text string) (b Bunch, ok bool) {
	if text == "-" {
		return b, true
	}
	for _, name := range strings.Split(text, "+") {
		i := slices.Index(r.Items, name)
		if i <= int(Pass) || b.Len() == BarterMost {
			return b, false
		}
		b = b.And(Item(i))
	}
	return b, true
}

// AskedAnyway is search.Anyway: who lacks what is wanted is asked as well (S5.5).
func (s *State) AskedAnyway() bool {
	row := &s.R.Steps[s.Top().Kind]
	return row.Other && row.Spoken
}

// lend has somebody at a real table, who is asked to barter, hold what is wanted: nobody
// here knows whether it does, so that both answers can be told.
func (s *State) lend() {
	p := &s.P[s.Who]
	if !s.R.Steps[s.Top().Kind].Spoken || p.Of(LevelN) != 0 {
		return
	}
	if try := *s; try.fill(s.Who, Bunch(s.N[BarterWants])) {
		*s = try
	}
}

// asksAnswer asks for an answer in words, nothing where a bid is asked for.
func (s *State) asksAnswer() game.Phrase {
	key := ""
	switch row := &s.R.Steps[s.Top().Kind]; {
	case row.Spoken:
		key = "step.answers"
	case row.Last:
		key = "step.rings"
	default:
		return game.Phrase{}
	}
	return say(key, args{"Who": game.SaySeat(s.Who)})
}

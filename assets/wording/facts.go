package wording

import (
	"slices"

	"posterestante/game"
)

// Fact is one thing that a seat may know about its turn, in words. It is no
// advice, and tells nothing that the seat can't know.
type Fact struct {
	Head    bool          // Words is the heading of what follows
	Words   string        // a sentence; a heading has no full stop
	Spots   []game.Spot   // what it is about, the foremost first
	Actions []game.Action // the legal actions that it is about; see Line
	Line    bool          // Actions are a way: the first is legal now, each next one after it
	Rule    game.Rule     // the rule that it follows from; empty for none
}

// Facts are what a seat may know about its turn as the match stands, under
// headings: what it can do, what is within its reach this turn, what its things
// lack, what it can't do and why. Of a game that tells no facts it is what the seat
// can do, which others may have told among their facts; for a spectator and after
// the end there are none.
func (t Teller) Facts(s *game.Session, seat game.Seat) []Fact {
	defer t.survive()
	if _, ok := s.Game().(game.Factual); !ok {
		return t.choices(s, seat)
	}
	v := s.View(seat)
	var out []Fact
	for _, f := range s.Facts(seat) {
		if f.Key == game.FactChoices {
			out = append(out, t.choices(s, seat)...)
			continue
		}
		out = append(out, Fact{
			Head: f.Head(), Words: t.say.phrase(t.game.Fact(&v, f)), Spots: f.Spots, Actions: f.Actions, Line: f.Line,
			Rule: f.Rule,
		})
	}
	return out
}

// choices are what a seat can do now, each thing once.
func (t Teller) choices(s *game.Session, seat game.Seat) []Fact {
	if s.Over() || seat != s.Turn() {
		return nil
	}
	legal := s.Legal()
	out := []Fact{{Head: true, Words: t.say.w.T("hints.choices", with{"N": len(legal)}), Actions: legal}}
	at := map[string]int{}
	in := imagined(s, s.Len(), seat)
	for _, a := range legal {
		deeds := t.try(&in, seat, game.Nobody).deeds([]game.Action{a}) // bids are one thing to do
		if len(deeds) == 0 {
			continue
		}
		words := Sentence(cutName(deeds[0], t.say.who(seat)))
		i, known := at[words]
		if !known {
			i = len(out)
			at[words] = i
			out = append(out, Fact{Words: words})
		}
		out[i].Actions = append(out[i].Actions, a)
		for _, spot := range s.Parts(a) {
			if !slices.Contains(out[i].Spots, spot) {
				out[i].Spots = append(out[i].Spots, spot)
			}
		}
	}
	return out
}

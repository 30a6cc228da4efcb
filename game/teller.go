package game

import "slices"

// Told is one action, told without a language.
type Told struct {
	Short Phrase   // what was done, in one line, with the points gained
	Long  []Phrase // what else it brought, and why; each a sentence
	Rule  Rule     // the rule it was done by
	Sign  string   // the icon of what was done
	With  Icons    // which of a kind it was about, where icons say it: a card's colour, a kind of site
	// a figure beside the icon that says most of it: where to, a sum, points; nothing where the icon says enough
	Mark Phrase
}

// Icons are names of icons in a row, "" where there are no more.
type Icons [4]string

// Teller says what a game has to say, without a language: which message, about
// which seats, pieces, places and numbers. It reads views and redacted events
// only, so it tells nobody more than they may know. assets/wording puts what it
// says into words.
type Teller interface {
	// Prompt is what the table asks the view's seat for now, with these spots picked.
	Prompt(v *View, picked []Spot) Phrase
	// Step tells an action of a seat, from the eyes of whoever has the two views
	// and the events.
	Step(before, after *View, seat Seat, a Action, events []Event) Told
	// Label is what a spot is, or the piece on it.
	Label(v *View, spot Spot) Phrase
	// Rules is what may be done with the piece at a spot, by which rules.
	Rules(v *View, spot Spot) []Phrase
	// Counter is a counter's name and value; nothing of an unknown one.
	Counter(v *View, c Counter, seat Seat) Phrase
	// Barrier says what somebody came to know by an event, never the face.
	Barrier(Event) Phrase
	// ScoreLine names a source of points.
	ScoreLine(ScoreLine) Phrase
	// Fact says a fact that the game tells a seat, see Factual.
	Fact(v *View, f Fact) Phrase
	// Lost says what ending the turn now would lose.
	Lost(v *View) Phrase
	// Deed is the key of what is asked before an action that has stakes, "" for
	// what any action is asked.
	Deed(Action) string
	// Thing names a piece within a sentence.
	Thing(Piece) Phrase
}

// Intender is a Teller that tells otherwise what a seat only thinks of doing: what
// chance decides isn't known yet, and one's own sealed decision is no secret.
type Intender interface {
	// Intent tells a legal action of a seat that is not done, from the eyes of the
	// view; Nothing where it is told as one that is done.
	Intent(before *View, seat Seat, a Action) Phrase
	// IntentMark is the figure beside its sign then; Nothing where it is that of one that is done.
	IntentMark(before *View, seat Seat, a Action) Phrase
}

// Announcer is a Teller that says on the page between two persons what the next is asked for.
type Announcer interface {
	// Announce says it from what everybody sees; Nothing where it is a turn like any other.
	Announce(v *View) Phrase
}

// Ranker is a Teller that says in a sentence who came where in a match that is over, and by
// what.
type Ranker interface {
	// Ranking says it of scores and of what everybody sees; Nothing where the end says it all.
	Ranking(v *View, scores []Score) Phrase
}

// Raconteur is a Teller that has something to read of what is laid: a true sentence about a card's place, or the
// thought that it quotes.
type Raconteur interface {
	// Tale is what is told of an event that a seat may see; Nothing of most.
	Tale(Event) Phrase
}

// SayFact says a fact about what is given up (see Warner), about an end or a tie
// (see Ender), with its rule; nothing of the zero Fact. Of a piece it tells what
// the view's seat knows; v may be nil where none is told of.
func SayFact(t Teller, v *View, f Fact) Phrase {
	if f.Key == "" {
		return Phrase{}
	}
	places := Args{"Who": {}, "Thing": {}}
	if len(f.Spots) > 0 {
		places["Who"] = SaySeat(f.Spots[0].Seat)
		if v != nil {
			places["Thing"] = t.Thing(v.At(f.Spots[0]))
		}
	}
	var counts []Phrase
	for _, c := range f.Counts {
		counts = append(counts, SayPoints(Seat(c.What), c.N))
	}
	places["List"] = SayAll(Commas, counts...)
	if f.N == 0 {
		return Say(f.Key, places).By(f.Rule)
	}
	return SayN(f.Key, f.N, places).By(f.Rule)
}

// SayPoints is what a seat has, by its name.
func SayPoints(seat Seat, n int) Phrase {
	return SayShared("end.points", Args{"Name": SaySeat(seat), "N": SayNumber(n)})
}

// SayScores are the totals of all seats.
func SayScores(scores []Score) Phrase {
	var out []Phrase
	for i, s := range scores {
		out = append(out, SayPoints(Seat(i), s.Total))
	}
	return SayAll(Commas, out...)
}

// SayVerdict says who won a match with these scores, or that it is a tie.
func SayVerdict(scores []Score) Phrase {
	key, first := "end.wins", Winners(scores)
	if len(first) > 1 {
		key = "end.tie"
	}
	return SayShared(key, Args{"Who": SaySeats(first), "List": SayScores(scores)})
}

// SaySeats are the names of seats in a row.
func SaySeats(seats []Seat) Phrase {
	var out []Phrase
	for _, seat := range seats {
		out = append(out, SaySeat(seat))
	}
	return SayAll(And, out...)
}

// SayLost is what would be lost, a sentence a fact, without its rule.
func SayLost(facts []Fact) Phrase {
	var out []Phrase
	for _, f := range facts {
		out = append(out, SayN(f.Key, f.N))
	}
	return SayAll(Sentences, out...)
}

// FirstEvent is the first event of which something is so.
func FirstEvent(events []Event, is func(Event) bool) (Event, bool) {
	if i := slices.IndexFunc(events, is); i >= 0 {
		return events[i], true
	}
	return Event{}, false
}

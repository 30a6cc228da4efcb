package game

import "strconv"

// PhraseKind says how a Phrase is put into words.
type PhraseKind uint8

// The kinds of phrase. Parts that say nothing are left out of those with parts.
const (
	Nothing   PhraseKind = iota // says nothing
	Message                     // the message Key, its places filled from Args
	Counted                     // likewise, in the plural form for N, which is a place too
	Shared                      // a message of the whole box, under the whole of Key
	SeatName                    // the name of Seat
	Number                      // N in figures
	Verbatim                    // Key as it stands: what is the same in all languages
	Capital                     // the part, with a capital
	Sentences                   // parts that follow each other
	Lines                       // parts below each other
	Commas                      // parts with commas between
	And                         // parts with commas, and "and" before the last
	Arrows                      // parts, each leading to the next
)

// Phrase is something said, without a language: a key of the words and what
// fills its places. A game says in phrases what happened, what it asks for and
// why not; a seat and a number are phrases of their own kind, a piece or a place
// is one by the key of its name. The zero Phrase says nothing.
type Phrase struct {
	Kind  PhraseKind
	Key   string // Message, Counted: within the words of the game
	N     int
	Seat  Seat
	Args  Args
	Parts []Phrase
	Rule  Rule // the rule that it follows from, told with it
}

// Args fill the places of a message, by the names that the places have in it.
type Args = map[string]Phrase

// Say is a message.
func Say(key string, args ...Args) Phrase {
	p := Phrase{Kind: Message, Key: key}
	if len(args) > 0 {
		p.Args = args[0]
	}
	return p
}

// SayShared is a message of the whole box, by the whole of its key.
func SayShared(key string, args ...Args) Phrase {
	p := Say(key, args...)
	p.Kind = Shared
	return p
}

// SayN is a message about so many.
func SayN(key string, n int, args ...Args) Phrase {
	p := Say(key, args...)
	p.Kind, p.N = Counted, n
	return p
}

// SaySome is a message about so many; nothing about none.
func SaySome(key string, n int) Phrase {
	if n <= 0 {
		return Phrase{}
	}
	return SayN(key, n)
}

// SaySeat is the name of a seat, SayNumber a number, and SayAsIs what is the
// same in all languages.
func SaySeat(seat Seat) Phrase   { return Phrase{Kind: SeatName, Seat: seat} }
func SayNumber(n int) Phrase     { return Phrase{Kind: Number, N: n} }
func SayAsIs(text string) Phrase { return Phrase{Kind: Verbatim, Key: text} }

// SayGain is, beside an action's sign, what it is about and the points that it brings, if any. The game has the message
// mark.gain for both together.
func SayGain(of Phrase, points int) Phrase {
	switch {
	case points <= 0:
		return of
	case of.Kind == Nothing:
		return SayAsIs("+" + strconv.Itoa(points))
	}
	return Say("mark.gain", Args{"Of": of, "N": SayNumber(points)})
}

// SayAll is phrases together, as the kind says; nothing of none, one as it is.
func SayAll(kind PhraseKind, parts ...Phrase) Phrase {
	p := Phrase{Kind: kind}
	for _, part := range parts {
		if part.Kind != Nothing {
			p.Parts = append(p.Parts, part)
		}
	}
	switch len(p.Parts) {
	case 0:
		return Phrase{}
	case 1:
		return p.Parts[0]
	}
	return p
}

// SayCapital is a phrase with a capital.
func SayCapital(part Phrase) Phrase { return Phrase{Kind: Capital, Parts: []Phrase{part}} }

// By is a phrase with the rule that it follows from; nothing stays nothing.
func (p Phrase) By(rule Rule) Phrase {
	if p.Kind != Nothing {
		p.Rule = rule
	}
	return p
}

package search

import "posterestante/game"

// Feature is a number that says something of an action, or of a seat: what it
// is called, and what it weighs before anything is trained. An action's weight
// is a part of its logit, a seat's a part of that of its chance to win.
type Feature struct {
	Name  string
	First float32
}

// First is a feature with what it weighs before anything is trained.
func First(name string, weight float32) Feature { return Feature{name, weight} }

// Vector is the feature vector of an action: its weighted sum, and while somebody
// listens the features themselves.
type Vector struct {
	weights []float32
	sum     float32
	listen  bool
	entries []Entry
}

// Entry is one feature of an action and how much of it there is.
type Entry struct {
	At uint16
	X  float32
}

// Add counts x of a feature.
func (f *Vector) Add(i int, x float32) {
	f.sum += float32(f.weights[i] * x)
	if f.listen {
		f.entries = append(f.entries, Entry{uint16(i), x})
	}
}

// One counts one of a feature.
func (f *Vector) One(i int) {
	f.sum += f.weights[i]
	if f.listen {
		f.entries = append(f.entries, Entry{uint16(i), 1})
	}
}

// If counts one of a feature where something is so.
func (f *Vector) If(yes bool, i int) {
	if yes {
		f.One(i)
	}
}

// Extractor look at positions of one game for one search; they keep memory of their
// own, so that looking allocates nothing. They may use only what the searching seat can know.
type Extractor interface {
	// Keys appends a key for each of some actions: the same for those that come to
	// the same, such as two cards alike; others have another.
	Keys(st game.State, actions []game.Action, to []uint32) []uint32
	// Prepare gets ready to tell of the actions of the seat to act.
	Prepare(st game.State)
	// Action tells of a legal action of the position last prepared for.
	Action(st game.State, a game.Action, f *Vector)
	// Seat tells of a seat, where own is set as itself knows it, else as all do.
	Seat(st game.State, seat game.Seat, own bool, in []float32)
	// Common tells of what belongs to no seat, in the eyes of one; all seats of the
	// position were told of just before.
	Common(st game.State, seat game.Seat, in []float32)
}

// Public is an Extractor that tells the same of a seat to all others, so that what was told of it once is not asked for
// again in the same position.
type Public interface{ Public() }

// Sparse is an Extractor of a game whose states can leave out legal actions: those that come to the same as others, as
// the keys tell (never the first of a key, nor all but one of the legal actions where there are several), which saves
// time and changes no answer; and those that nobody sensible takes.
type Sparse interface {
	// Sparse has a state leave them out, until another is copied into it.
	Sparse(st game.State)
}

// FeatureSpec is what a game's extractor tells of: the features of an action, of a seat and
// of what is common; and how wins and points are weighed.
type FeatureSpec struct {
	Action, Seat, Common []Feature

	Ahead   int     // turns that are played on beyond the one thought about
	Explore float64 // c of PUCT; 0 for the usual
	Win     float64 // part of the win in what is sought, the rest being the margin; 0 for the usual
	Margin  float64 // points of margin that are worth much; 0 for the usual
	Narrow  int     // from how many seats on the turn that is asked about is looked at like any other; 0 for never
	Doubt   float64 // how much less than it came to an action taken once is surely worth, of 1; 0 for the usual
}

// Featured is a Game that shows search more than its zones, counters and verbs
// tell by themselves.
type Featured interface {
	FeatureSpec() *FeatureSpec
	Features() Extractor
}

// Trained is a Game that has the numbers that training gave it, as a file of Write.
type Trained interface {
	Training() []byte
}

func (s *FeatureSpec) explore() float64 { return usual(s.Explore, 0.3) }

// WinPart is the part of the win in what is sought.
func (s *FeatureSpec) WinPart() float64 { return usual(s.Win, 0.75) }
func (s *FeatureSpec) margin() float64  { return usual(s.Margin, 10) }

func (s *FeatureSpec) doubt() float64 { return usual(s.Doubt, 0.5) }

// narrow says whether the turn that is asked about is looked at like any other at a table of so many seats.
func (s *FeatureSpec) narrow(seats int) bool { return s.Narrow > 0 && seats >= s.Narrow }

func usual(x, otherwise float64) float64 {
	if x == 0 {
		return otherwise
	}
	return x
}

// Indicator is a feature that is there, 1, or isn't, 0.
func Indicator(yes bool) float32 {
	if yes {
		return 1
	}
	return 0
}

package room

import (
	"encoding/json"

	"posterestante/game"
	"posterestante/game/deal"
)

// Version is the version of the messages. Programs of different versions don't play together; they say which is to
// be updated.
const Version = 3

// MaxMessage is how long a message may be, in bytes.
const MaxMessage = 4 << 20

// A Say is what a program says to the referee; which fields it has follows from T.
type Say struct {
	T    string    `json:"t"`              // what it is, one of the words below
	ID   int       `json:"id,omitempty"`   // its number; the answer repeats it
	Seat game.Seat `json:"seat,omitempty"` // the seat that it is said for
	N    int       `json:"n,omitempty"`    // how many actions were done, as far as is known; of undo, how many stay
	Last int       `json:"last,omitempty"` // the name of the last of them, see Step.Name
	A    string    `json:"a,omitempty"`    // an action in the game's notation
	Name string    `json:"name,omitempty"` // of a person
	Keys []string  `json:"keys,omitempty"` // of the seats that the program has
	V    int       `json:"v,omitempty"`    // its Version
	Yes  bool      `json:"yes,omitempty"`
	Kind string    `json:"kind,omitempty"` // of a seat; of a sign which one
	Part string    `json:"part,omitempty"` // of a deal, or its sum
}

// The words of a Say.
const (
	SayHello  = "hello"  // first: V, Keys, and N and Last where a match is gone on with
	SaySit    = "sit"    // Seat, Name
	SayStand  = "stand"  // Seat
	SayDo     = "do"     // Seat, N, A
	SayUndo   = "undo"   // Seat, N
	SayRedo   = "redo"   // Seat
	SayAnswer = "answer" // Seat, Yes: to what is asked
	SaySign   = "sign"   // Seat, Kind
	SayBegin  = "begin"  // the host: begin the match, or another one
	SayPlace  = "place"  // the host: Seat is of Kind from now on; its key is void
	SayCommit = "commit" // Part: the sum of the program's part in the deal
	SayOpen   = "open"   // Part: that part
	SayClock  = "clock"  // the host: a turn may take N hours, one of Clocks
	SayAgree  = "agree"  // Seat, Yes: agrees to that clock
	SayLate   = "late"   // the host, Yes: may those who look on see all, one round late?
	SayShow   = "show"   // Seat, Yes: agrees to that
	SayWatch  = "watch"  // sees all so from now on, and never sits in this match; said again: has N actions
)

// A Tell is what the referee tells a program; one of its parts is set, or several that belong together.
type Tell struct {
	ID    int       `json:"id,omitempty"`    // of the Say that is answered
	No    *No       `json:"no,omitempty"`    // it is refused
	Room  *Hall     `json:"room,omitempty"`  // who sits where
	Sat   *Sat      `json:"sat,omitempty"`   // a seat is the program's now
	Start *Start    `json:"start,omitempty"` // a match, from its beginning
	Step  *Step     `json:"step,omitempty"`  // an action was taken
	Back  *Back     `json:"back,omitempty"`  // actions were taken back
	Ask   *Question `json:"ask,omitempty"`   // somebody asks to take back
	Sign  *Sign     `json:"sign,omitempty"`  // somebody gives a sign
	Over  *Over     `json:"over,omitempty"`  // the match is over: what was hidden

	Deal  *deal.Terms `json:"deal,omitempty"`  // a deal is on its way
	Watch *Watch      `json:"watch,omitempty"` // it watches a round late from now on
}

// Watch is what a program says in its Hello, among its keys, that watches a match one round late: so it goes on.
type Watch struct {
	Key string `json:"key"`
}

// No is why something is refused: by a rule of the game, or by the room.
type No struct {
	Why  string    `json:"why"`            // the key of its sentence
	Rule game.Rule `json:"rule,omitempty"` // the rule that refuses it
}

// Error gives the key of the sentence.
func (n *No) Error() string { return n.Why }

// Hall is what everybody may know of a room.
type Hall struct {
	Game    string            `json:"game"`
	Options map[string]string `json:"options,omitempty"`
	Seats   []Chair           `json:"seats"`
	Begun   bool              `json:"begun,omitempty"`
	Host    bool              `json:"host,omitempty"`    // whoever is told this is the host
	Watch   int               `json:"watch,omitempty"`   // how many look on
	Asked   *Question         `json:"asked,omitempty"`   // what waits to be answered
	Rounds  int               `json:"rounds,omitempty"`  // how many matches were begun here
	Deals   int               `json:"deals,omitempty"`   // how many deals were begun here
	Dealing bool              `json:"dealing,omitempty"` // one is on its way
	Clock   int               `json:"clock,omitempty"`   // how long a turn may take, in hours; 0 for ever
	Late    bool              `json:"late,omitempty"`    // the host asks that those who look on see all, a round late
	Shown   bool              `json:"shown,omitempty"`   // that is so in this match
}

// Chair is a seat as everybody may know it.
type Chair struct {
	Kind   string `json:"kind"` // "open", "person", or who plays it, as in game.Setup
	Name   string `json:"name,omitempty"`
	Colour int    `json:"colour"`
	Here   bool   `json:"here,omitempty"`   // its person's program is there
	Mine   bool   `json:"mine,omitempty"`   // it is the program's that is told so
	Agrees bool   `json:"agrees,omitempty"` // its person agrees to the clock
	Lapsed bool   `json:"lapsed,omitempty"` // its person's time is over: an opponent plays on until they act
	Shows  bool   `json:"shows,omitempty"`  // its person agrees that those who look on see all, a round late
}

// Open is the kind of a seat that waits for somebody.
const Open = "open"

// Sat says that a seat is the program's now, as long as it knows the key.
type Sat struct {
	Seat game.Seat `json:"seat"`
	Key  string    `json:"key"` // 16 letters name it, 64 are the secret, both in hex
}

// Start is a match as some seats may know it at its beginning.
type Start struct {
	Match string     `json:"match"` // its id
	Setup game.Setup `json:"setup"` // without the seed
	Names []string   `json:"names"`
	Tints []int      `json:"tints"` // the colours of the seats
	Len   int        `json:"len"`   // how many actions were done since, which follow
	Eyes  []Eyes     `json:"eyes"`
	Late  bool       `json:"late,omitempty"` // it is told one round late, in the eyes of all seats
}

// Step is an action that was taken, as some seats may know it.
type Step struct {
	N    int       `json:"n"`    // how many were done before
	Name int       `json:"name"` // this one's own: none has the same, done again it keeps it
	Seat game.Seat `json:"seat"` // who took it
	Eyes []Eyes    `json:"eyes"`
}

// Eyes is what one seat, or a spectator, sees of it.
type Eyes struct {
	Seat   game.Seat       `json:"seat"`
	Action [5]int          `json:"a"`              // verb, A, B, C, N without what the seat may not know
	Text   string          `json:"text"`           // as it may read it
	Events []wireEvent     `json:"e"`              // as it may see them
	Pos    json.RawMessage `json:"pos"`            // the position after it, as the seat imagines it
	Opened []Unsealed      `json:"open,omitempty"` // what was sealed until now
}

// Unsealed is an action that was secret and is no longer.
type Unsealed struct {
	N      int    `json:"n"`
	Action [5]int `json:"a"`
	Text   string `json:"text"`
}

// Back says that all but the first N actions were taken back.
type Back struct {
	N  int       `json:"n"`
	By game.Seat `json:"by"`
}

// Question asks all others whether a seat may take back to N actions.
type Question struct {
	By  game.Seat   `json:"by"`
	N   int         `json:"n"`
	For []game.Seat `json:"for"`           // those who have not answered
	No  bool        `json:"no,omitempty"`  // somebody refused it
	Yes bool        `json:"yes,omitempty"` // all agreed
}

// Sign is one of a few fixed things to say.
type Sign struct {
	By   game.Seat `json:"by"`
	Kind string    `json:"kind"`
}

// Signs are all there are.
var Signs = []string{"hello", "well", "moment"}

// Over tells what was hidden: all of the match.
type Over struct {
	Setup   game.Setup `json:"setup"`          // with the seed, and who played the seats as it began
	Deal    *deal.Deal `json:"deal,omitempty"` // how the seed came about; nil where the host typed it
	Actions []string   `json:"actions"`        // in the game's notation
}

func flat(a game.Action) [5]int {
	return [5]int{int(a.Verb), int(a.A), int(a.B), int(a.C), int(a.N)}
}

package menus

import (
	"slices"
	"time"

	"posterestante/assets/palette"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/shelf"
)

// Person is the kind of a seat that a person plays, in every game.
const Person = "person"

// Boxed is a game of the box, as it is set up. Its words are found by its name:
// "postcards.name", "postcards.opponent" (what an opponent is called),
// "postcards.option.side", "postcards.option.side.A"; those of a kind of seat
// are "kind.automa.easy".
type Boxed struct {
	Name    string
	Kinds   []string // of seats, as they are offered; the first is Person
	Usual   string   // the kind of an opponent, until another is chosen
	Options []game.Option
	Least   int              // how many may play
	Most    int              //
	Lid     func() stage.Pic // the picture on its box, 4 by 3; may be nil
	Lesson  Taught           // nothing where it has none
}

// Taught is how long a lesson is.
type Taught struct{ Steps, Minutes int }

// BoxOf is a game as it is set up, with the kind that its opponents usually have.
func BoxOf(g game.Game, usual string) Boxed {
	least, most := g.Seats()
	return Boxed{Name: g.Name(), Kinds: g.Kinds(), Usual: usual, Options: g.Options(), Least: least, Most: most}
}

// colours is how many seat colours are offered to its travellers.
func (g Boxed) colours() int { return max(palette.Few, g.Most) }

// plain says whether an option is a yes or no.
func plain(o game.Option) bool {
	return slices.Contains(o.Values, "yes") && slices.Contains(o.Values, "no")
}

// Seat is one traveller of a Setup.
type Seat struct {
	Name   string
	Kind   string // Person, or another of the game's
	Colour int    // see palette.Seat, each once, below Boxed.colours
	Face   int    // 1 to ui.Faces, that was chosen for it; 0 for none: see Faced
}

// Setup is what a new match is started with.
type Setup struct {
	Game    string
	Seats   []Seat            // as many as the game allows, in the order of play
	Options map[string]string // of the game, each with its value
	Seed    game.Seed
	Typed   bool // the seed was written by hand
}

// Match is a match on the shelf.
type Match struct {
	ID      string // what the program knows it by
	Name    string
	Game    string    // whose words it has, see Boxed
	When    time.Time // last played
	Seats   []Player
	Actions int       // played so far
	Over    bool      // it has ended
	Seed    game.Seed // what it was dealt from
	Lesson  bool      // it teaches
	Branch  bool      // it branched off another
	Lifted  bool      // the barriers of undo were lifted
	Problem string    // why it can't be played whole; "" if it can
	Away    bool      // it lies at another program, where this one has a seat; When is when that was last heard of

	scored bool // its seats have points, though it goes on
}

// Progress is how far a match has come that goes on.
type Progress struct {
	Round  int   // from 1, 0 where that isn't known yet
	Points []int // by seat
	Turn   Turn
}

// Turn is whose turn it is in a match that goes on, as far as that is known.
type Turn struct {
	Known bool
	Seat  game.Seat // who decides
	Only  bool      // that is the only person at this screen
	Calls bool      // that is somebody at this screen, for whom others wait elsewhere
}

// Player is a traveller of a Match.
type Player = shelf.Player

// told is what game a match is of, in words; "" for one of no game of the box.
func (d *Deps) told(x *Match) string {
	if !slices.ContainsFunc(d.Box, func(g Boxed) bool { return g.Name == x.Game }) {
		return ""
	}
	return d.t(x.Game + ".name")
}

// tie says whether several travellers share the first place.
func (m *Match) tie() bool {
	n := 0
	for _, s := range m.Seats {
		if s.Place == 1 {
			n++
		}
	}
	return n > 1
}

// MatchAction is something more that can be done with a match of the shelf.
type MatchAction struct {
	ID   string                 // its hot is "matches."+ID
	Key  string                 // of its verb
	Over bool                   // only when the match is over
	Has  func(game string) bool // which games have it; nil for all

	Going bool // only while the match goes on, whole, and teaches nothing
	// Do does it; what it says is shown in a dialog. A next scene is pushed.
	Do func(id string) (say string, next stage.Scene, err error)
}

// offered says whether it can be done with the match.
func (e *MatchAction) offered(m *Match) bool {
	if e.Going && (m.Over || m.Away || m.Lesson || m.Lifted || m.Problem != "") {
		return false
	}
	return (m.Over || !e.Over) && (m.Problem == "" || !e.Over) && (e.Has == nil || e.Has(m.Game))
}

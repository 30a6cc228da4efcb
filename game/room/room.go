// Package room is the referee of a match that is played from several programs. It holds the truth, in a match that
// keeps itself, and tells each program what its seats may know: nothing here knows a network. Whole messages come in by
// Guest.Hear and go out by the function that Enter was handed, in order.
//
// The words: a Room is a table and who sits at it; a Guest is a program that came in. A seat has an owner: whoever
// knows its key. A Say is what a guest says, a Tell what it is told. A Mirror is a match on the guest's side, made of
// Tells.
package room

import (
	"encoding/json"
	"slices"
	"sync"
	"time"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/foreign"
)

// Keeper is a match that keeps itself; a store.Match has it on disk. An action that it gives no error for is kept.
type Keeper interface {
	Session() *game.Session
	Do(game.Action) ([]game.Event, error)
	DoThought(game.Action, *game.Thought) ([]game.Event, error)
	Undo(n int) error
	Redo(n int) ([]game.Event, error)
	Close() error
}

// Config is what a room is made of.
type Config struct {
	Game    game.Game
	Options map[string]string
	Kinds   []string         // of the seats: Open, or who plays them; the host's persons are Open until they sit
	Seeds   func() game.Seed // that was typed for the next match; "" where it is dealt by all
	NewID   func() string    // an id that no match has
	// Begin begins a match of that id; how its seed was dealt, nil where it was typed.
	Begin  func(s game.Setup, who []Chair, id string, how *deal.Deal) (Keeper, error)
	Save   func(Ledger) error // keeps who owns which seat; may be nil
	Holds  func() error       // an error where another may be the referee by now; nil where there can't be another
	Random func([]byte)       // fills with what nobody can guess
	Now    func() time.Time   // nil for the system's clock
	Sent   func() int         // how many actions a letter told, of a match that goes by post; nil for any other
}

// Room is a table and who sits at it. Its methods may be called from any goroutine.
type Room struct {
	mu     sync.Mutex
	cfg    Config
	seats  []seat
	guests []*Guest
	match  Keeper // nil before it begins
	names
	asked  *Question
	rounds int           // how many matches were begun
	stir   chan struct{} // something changed, for who thinks

	dealing *dealing   // a deal on its way; nil for none
	deals   int        // how many were begun
	how     *deal.Deal // how the seed of the match came about; nil where it was typed

	clock clock
	late  late
}

// names are what names the match and its actions.
type names struct {
	id    string // of the match
	line  []int  // of the actions done, see Step.Name
	named int    // how many were given
}

// seat is who sits where.
type seat struct {
	Chair
	key  string    // its owner's; "" where it has none
	host bool      // its owner sits at the host's screen
	seen time.Time // when its owner's program left; zero while it is there
}

// Guest is a program that came in.
type Guest struct {
	room  *Room
	send  func([]byte) bool
	host  bool
	said  bool // hello
	seats []game.Seat
	sat   bool  // it had a seat in this match, or before it
	late  *feed // it watches with the eyes of all, a round late; nil where it doesn't
}

// New is a room in which nobody sits yet.
func New(cfg Config) *Room {
	r := &Room{cfg: cfg, stir: make(chan struct{}, 1)}
	var b [4]byte
	cfg.Random(b[:])
	r.named = int(b[0])<<16 | int(b[1])<<8 | int(b[2]) // after a restart no name comes again
	for i, k := range cfg.Kinds {
		r.seats = append(r.seats, seat{Chair: Chair{Kind: k, Colour: i}})
	}
	return r
}

// Enter lets a program in. send is called for each message to it, in order and never twice at once; it must not wait,
// and gives false where the program can't be reached: then it has left. The host may do what others may not.
func (r *Room) Enter(send func([]byte) bool, host bool) *Guest {
	r.mu.Lock()
	defer r.mu.Unlock()
	g := &Guest{room: r, send: send, host: host}
	r.guests = append(r.guests, g)
	return g
}

// Leave lets a program go; its seats stay its own.
func (g *Guest) Leave() {
	r := g.room
	r.mu.Lock()
	defer r.mu.Unlock()
	r.drop(g)
	r.gather()
	r.redeal()
}

func (r *Room) drop(g *Guest) {
	if i := slices.Index(r.guests, g); i >= 0 {
		r.guests = slices.Delete(r.guests, i, i+1)
		r.dealing.left(g)
		for _, s := range g.seats {
			r.seats[s].seen = time.Now()
		}
		g.seats = nil
	}
}

// Hear takes a message of the program. Whatever it holds, the match goes on: what can't be read or isn't allowed is
// answered by a No.
func (g *Guest) Hear(msg []byte) {
	r := g.room
	r.mu.Lock()
	defer r.mu.Unlock()
	if !slices.Contains(r.guests, g) {
		return
	}
	var s Say
	if len(msg) > MaxMessage || foreign.Read(msg, &s) != nil {
		r.tell(g, &Tell{No: &No{Why: "room.message"}})
		return
	}
	no := r.hear(g, &s)
	if no == unanswered {
		return
	}
	r.tell(g, &Tell{ID: s.ID, No: no})
	r.redeal()
	r.wake()
}

// unanswered is what nobody is told: the room closes, and whoever asked asks the next referee.
var unanswered = &No{}

// hears are what a Say may be, and what is done.
var hears = map[string]func(*Room, *Guest, *Say) *No{
	SayHello: (*Room).hello, SaySit: (*Room).sit, SayStand: (*Room).stand, SayDo: (*Room).do, SayUndo: (*Room).undo,
	SayRedo: (*Room).redo, SayAnswer: (*Room).answer, SaySign: (*Room).sign, SayBegin: (*Room).begin,
	SayPlace: (*Room).place, SayCommit: (*Room).commit, SayOpen: (*Room).open,
	SayClock: (*Room).setClock, SayAgree: (*Room).agree, SayLate: (*Room).setLate, SayShow: (*Room).show,
	SayWatch: (*Room).watch,
}

// ofOwner are those that only the owner of their seat may say, in a match.
var ofOwner = []string{SayDo, SayUndo, SayRedo, SayAnswer, SaySign}

// ofHost are those that only the host may say.
var ofHost = []string{SayBegin, SayPlace, SayClock, SayLate}

// ofSeat are those that only the owner of their seat may say, at any time.
var ofSeat = []string{SayAgree, SayShow}

func (r *Room) hear(g *Guest, s *Say) *No {
	do := hears[s.T]
	switch {
	case do == nil:
		return &No{Why: "room.message"}
	case !g.said && s.T != SayHello:
		return &No{Why: "room.hello"}
	case slices.Contains(ofHost, s.T) && !g.host:
		return &No{Why: "room.host"}
	case s.Seat < 0 || int(s.Seat) >= len(r.seats):
		return &No{Why: "room.seat"}
	case slices.Contains(slices.Concat(ofSeat, ofOwner), s.T) && !slices.Contains(g.seats, s.Seat):
		return &No{Why: "room.owner"}
	case slices.Contains(ofOwner, s.T) && s.T != SaySign && r.match == nil:
		return &No{Why: "room.not_begun"}
	}
	return do(r, g, s)
}

// sign passes one of a few fixed things on.
func (r *Room) sign(_ *Guest, s *Say) *No {
	if !slices.Contains(Signs, s.Kind) {
		return &No{Why: "room.message"}
	}
	r.all(func(*Guest) *Tell { return &Tell{Sign: &Sign{By: s.Seat, Kind: s.Kind}} })
	return nil
}

// tell sends a message; a program that can't be reached has left.
func (r *Room) tell(g *Guest, t *Tell) {
	msg, err := json.Marshal(t)
	if err != nil || !g.send(msg) {
		r.drop(g)
	}
}

// all tells each program that said hello what is made for it.
func (r *Room) all(make func(*Guest) *Tell) {
	for _, g := range slices.Clone(r.guests) {
		if g.said {
			r.tell(g, make(g))
		}
	}
}

// wake lets whoever thinks look again.
func (r *Room) wake() {
	select {
	case r.stir <- struct{}{}:
	default:
	}
}

// Held does something while nothing changes, to look at the match.
func (r *Room) Held(do func()) {
	r.mu.Lock()
	defer r.mu.Unlock()
	do()
}

// Close lets the match go; all of it is kept already.
func (r *Room) Close() error {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.guests = nil
	if r.match == nil {
		return nil
	}
	return r.match.Close()
}

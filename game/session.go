package game

import "slices"

// Step is one action of a match: who took it, what happened, the state after.
type Step struct {
	Seat   Seat
	Action Action
	Events []Event // as they truly were; use EventsFor before showing them

	Thought *Thought // why, as it truly was; see Session.Thought. nil where no reason was kept

	after State
	text  string // as it was told, in a match that is Seen
}

// Session is one match: a start, the actions so far, and those undone.
type Session struct {
	game  Game
	setup Setup
	start State
	steps []Step // done, then undone
	at    int    // how many are done

	lifted  bool // barriers don't hold, see Lift
	crossed bool // something was taken back that a barrier would have kept
	aloud   bool // seats that think tell why at once, see ThinkAloud

	told *told // what a match that is Seen was told besides; nil where the truth is known

	legal   []Action // what is legal in the position legalOf: it is listed once
	legalOf State
}

// NewSession sets up a match.
func NewSession(g Game, setup Setup) (*Session, error) {
	st, err := Begin(g, setup)
	if err != nil {
		return nil, err
	}
	return From(g, setup, st), nil
}

// From is a match that starts from a position; it keeps a copy of it.
func From(g Game, setup Setup, st State) *Session {
	return &Session{game: g, setup: setup, start: st.Clone()}
}

// Game is the game played, Setup what it was set up from.
func (s *Session) Game() Game   { return s.game }
func (s *Session) Setup() Setup { return s.setup }

// Len is how many actions are done; Undone how many may be redone.
func (s *Session) Len() int    { return s.at }
func (s *Session) Undone() int { return len(s.steps) - s.at }

// Step is the n-th action done, counted from 0.
func (s *Session) Step(n int) Step { return s.steps[n] }

// Seats is how many play.
func (s *Session) Seats() int { return len(s.setup.Seats) }

func (s *Session) stateAt(n int) State {
	if n == 0 {
		return s.start
	}
	return s.steps[n-1].after
}

// now is the position as it stands.
func (s *Session) now() State { return s.stateAt(s.at) }

// State is a copy of the whole position, for drivers, files and tests; what is
// shown to a seat comes from View.
func (s *Session) State() State { return s.now().Clone() }

// StateAt is a copy of the whole position after n actions, for editors of
// positions; whoever may not know all of it must not be handed it.
func (s *Session) StateAt(n int) State { return s.stateAt(n).Clone() }

// Turn is who decides next.
func (s *Session) Turn() Seat { return s.now().Turn() }

// Over says whether the game has ended.
func (s *Session) Over() bool { return s.now().Over() }

// Scores gives the scores as they stand.
func (s *Session) Scores() []Score { return s.now().Scores() }

// Legal lists the legal actions.
func (s *Session) Legal() []Action { return slices.Clone(s.listed()) }

// listed is what is legal as the match stands; nobody may change it.
func (s *Session) listed() []Action {
	if st := s.now(); s.legalOf != st {
		s.legal, s.legalOf = st.Legal(nil), st
	}
	return s.legal
}

// Parts are the spots to click for an action of the seat to act.
func (s *Session) Parts(a Action) []Spot { return s.now().Parts(a, nil) }

// View is what a seat sees now, ViewAt what it saw after n actions.
func (s *Session) View(seat Seat) View          { return s.now().View(seat) }
func (s *Session) ViewAt(n int, seat Seat) View { return s.stateAt(n).View(seat) }

// Refuse says why an action is not legal, nil if it is.
func (s *Session) Refuse(a Action) *Refusal {
	if s.may(a) {
		return nil
	}
	if r := s.now().Refuse(a); r != nil {
		return r
	}
	return Refuse("refuse.illegal", "")
}

// Why says why a click leads nowhere.
func (s *Session) Why(picked []Spot, spot Spot) *Refusal { return s.now().Why(picked, spot) }

// Do takes an action, or refuses it with a *Refusal. What was undone and is
// not taken again is gone.
func (s *Session) Do(a Action) ([]Event, error) {
	t, err := s.Try(a)
	if err != nil {
		return nil, err
	}
	return s.Take(t), nil
}

// Tried is an action whose outcome is known and that isn't taken yet, see Session.Try.
type Tried struct {
	step  Step
	of    State // the position that it was tried in
	again bool  // it was undone, and waits to be done again
}

// Over says whether the match is over once it is taken; Scores are those of then.
func (t *Tried) Over() bool      { return t.step.after.Over() }
func (t *Tried) Scores() []Score { return t.step.after.Scores() }

// Try tries an action on a copy, or refuses it with a *Refusal. A file that keeps matches knows by it
// what to write before Take has it happen.
func (s *Session) Try(a Action) (*Tried, error) {
	if r := s.Refuse(a); r != nil {
		return nil, r
	}
	if s.Undone() > 0 && s.steps[s.at].Action == a {
		return &Tried{step: s.steps[s.at], of: s.now(), again: true}, nil
	}
	var log Log
	t := &Tried{step: Step{Seat: SeatOf(s.now(), a), Action: a, after: s.State()}, of: s.now()}
	t.step.after.Apply(a, &log)
	t.step.Events = log.Events
	return t, nil
}

// Take takes an action that was tried, and gives what happens by it. It panics where the match went on since.
func (s *Session) Take(t *Tried) []Event {
	if t.of != s.now() {
		panic("game: an action was tried in another position")
	}
	if !t.again {
		s.steps = append(s.steps[:s.at], t.step)
	}
	s.at++
	return t.step.Events
}

// Read reads an action written in the game's notation; where its words may
// stand in any order it is the one that Legal lists.
func (s *Session) Read(text string) (Action, error) {
	a, err := s.game.Parse(text)
	if st, ok := s.now().(Orderly); ok && err == nil {
		a = st.Ordered(a)
	}
	return a, err
}

// DoText takes an action written in the game's notation.
func (s *Session) DoText(text string) ([]Event, error) {
	a, err := s.Read(text)
	if err != nil {
		return nil, err
	}
	return s.Do(a)
}

// Since gives the events since a seat's last own decision, as it may see them.
func (s *Session) Since(seat Seat) []Event {
	n := s.at
	for n > 0 && (s.steps[n-1].Seat != seat || s.asked(n-1)) {
		n--
	}
	var out []Event
	for _, step := range s.steps[n:s.at] {
		out = append(out, EventsFor(step.Events, seat)...)
	}
	return out
}

// Branch is a new match with the first n actions of this one.
func (s *Session) Branch(n int) *Session {
	return &Session{game: s.game, setup: s.setup, start: s.start, steps: slices.Clone(s.steps[:n]), at: n,
		told: s.told}
}

// Copy is the match as it stands now, what may be redone included; what happens to either the other doesn't notice.
func (s *Session) Copy() *Session {
	as := *s
	as.steps = slices.Clone(s.steps)
	return &as
}

// Sealer is a State in which decisions may be secret until others have been made
// too, such as bids. Sealed is how many of the actions that led to it, the last
// ones, nobody may be shown yet, nor told of but that they were taken.
type Sealer interface{ Sealed() int }

// Unsealer is a Sealer whose sealed decisions can be imagined anew. Unseal takes back those of a copy that nobody plays
// on: their seats decide first, in the same order, and then who decides now, who sees no other position by it.
type Unsealer interface {
	State
	Sealer
	Unseal()
}

// Sealed says whether the n-th action is secret as the match stands.
func (s *Session) Sealed(n int) bool {
	secret, ok := s.now().(Sealer)
	return ok && n < s.at && n >= s.at-secret.Sealed()
}

// SealedText stands for the notation of an action that is sealed.
const SealedText = "sealed"

// Text is the n-th action in the game's notation, as a seat may read it.
func (s *Session) Text(n int, seat Seat) string {
	if s.Sealed(n) {
		return SealedText
	}
	return TextFor(s.game, s.steps[n], seat)
}

// Veiler is a Game whose actions may speak of what only their seat knows, such as
// a card that is taken face down. Veiled is the notation without that, Veil the action.
type Veiler interface {
	Veiled(Action) string
	Veil(Action) Action
}

// TextFor is an action in the game's notation, as a seat may read it: veiled for
// others than its own where it moved or turned a piece whose face they don't see.
func TextFor(g Game, step Step, seat Seat) string {
	if step.text != "" {
		return step.text
	}
	if v, ok := g.(Veiler); ok && veiledFor(step, seat) {
		return v.Veiled(step.Action)
	}
	return g.Notation(step.Action)
}

// veiledFor says whether an action moved or turned a piece whose face a seat doesn't see.
func veiledFor(step Step, seat Seat) bool {
	return seat != step.Seat && slices.ContainsFunc(step.Events, func(e Event) bool {
		seen, heard := e.For(seat)
		return heard && seen.Piece.ID != e.Piece.ID
	})
}

// Played is this match as it stands with other kinds of seat: some were given to others since it began.
func (s *Session) Played(kinds []string) *Session {
	as := *s
	as.setup.Seats = kinds
	return &as
}

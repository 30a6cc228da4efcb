package table

import (
	"errors"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// ErrSent says that something was asked of a match that is held elsewhere: what comes of it comes as News.
var ErrSent = errors.New("it is on its way")

// Distant is a Match whose truth is held elsewhere. Do, Undo and Redo give ErrSent; the session goes on by News.
type Distant interface {
	Match
	Look(seat game.Seat)      // in whose eyes the session is from now on
	Here(seat game.Seat) bool // whether a person at this screen has the seat
	Next() (by game.Seat, ok bool)
	News() News // takes what Next spoke of
	Company() Company
	Answer(yes bool)  // to what is asked
	Sign(kind string) // says one of a few fixed things
	Watch()           // asks to see all one round late
}

// News is what happened in a match that is held elsewhere; at most one of the first four is so. With none of them what
// was asked is answered, and nothing happened.
type News struct {
	Done   bool          // the session has one action more
	Back   bool          // it stands as it did after fewer actions
	Anew   bool          // it was told from its beginning
	No     *game.Refusal // what was asked is refused
	Events []game.Event  // of the action, as the eyes may see them
	Turn   game.Seat     // who was to decide before
}

// Company is who is there, and what is asked.
type Company struct {
	Lost  bool   // nothing is heard of the match; it is tried again
	Ended string // why it is given up, in words; "" while it isn't
	Gone  []bool // by seat: its person isn't there
	// by seat: its person's time is over, and an opponent plays on until they act
	Lapsed []bool
	Asks   game.Seat // who asks to take back, Nobody for no one
	Asked  bool      // and somebody here is to answer
	Sign   string    // what was said last, one of a few fixed things; "" for nothing
	By     game.Seat // by whom
	Said   int       // how many such things were said
	Post   bool      // it goes by post: nobody else is ever there
	Late   bool      // the match is told one round late, in the eyes of all
	Offers bool      // it may be asked for so
	Sent   bool      // all of it is in a letter
}

// far is what a table knows of a match that is held elsewhere; nil where it is here.
type far struct {
	Distant
	sent   bool // something was asked, and is not answered
	late   bool // it is told one round late, as far as was looked
	follow bool // whoever looks on a round late sees with the eyes of whoever acts
}

// distant is the far side of a match, nil where it is here.
func distant(m Match) *far {
	if d, ok := m.(Distant); ok {
		return &far{Distant: d, follow: true}
	}
	return nil
}

// here says whether a person who plays a seat does so at this screen.
func (a *far) here(seat game.Seat) bool { return a == nil || a.Here(seat) }

// waits says whether what was asked is still to be answered.
func (a *far) waits() bool { return a != nil && a.sent }

// posted says whether a match goes by post.
func (a *far) posted() bool { return a != nil && a.Company().Post }

// sends takes what a match says to something that is asked of it; it says whether that is on its way.
func (a *far) sends(err error) bool {
	if a == nil || !errors.Is(err, ErrSent) {
		return false
	}
	a.sent = true
	return true
}

// comes says whether something happened elsewhere.
func (a *far) comes() bool {
	if a == nil {
		return false
	}
	_, ok := a.Next()
	return ok
}

// arrivals takes what happens elsewhere into the table, whoever decides.
type arrivals struct{ *acting }

// Update implements Part.
func (t *arrivals) Update(in *stage.Input, dt time.Duration) (a stage.Answer, done bool) {
	if t.moving() || t.phase != playing && t.phase != ended || t.deps.Still || !t.far.comes() {
		return a, false
	}
	return t.hears(in, dt), true
}

// hears takes what happened elsewhere, another's action after a pause that a press cuts short.
func (t *acting) hears(in *stage.Input, dt time.Duration) stage.Answer {
	by, _ := t.far.Next()
	if by != game.Nobody && !t.person(by) && t.deps.Speed != 0 {
		t.wait -= dt
		if t.wait > 0 && !t.rushes() && in.Hit == "" && !in.Miss && !in.Has(stage.KeyEnter) {
			return stage.Answer{Busy: true}
		}
	}
	if t.far.follow && by != game.Nobody && by != t.View.Seat && t.far.Company().Late {
		t.looks(by)
	}
	rushed, over, picked := t.rushes(), t.session().Over(), t.picker.Picked
	n := t.far.News()
	switch {
	case n.Done:
		if by == t.View.Seat || t.person(by) {
			t.far.sent = false
		}
		t.happened(n.Turn, rushed, n.Events)
	case n.Back:
		t.far.sent = false
		t.tookBack(over)
	case n.Anew:
		t.far.sent = false
		t.looks(t.eyes(t.View.Seat))
	default:
		t.far.sent = false
		t.refused(n.No)
		t.offer()
	}
	for _, s := range picked { // who decides goes on with what was begun
		t.picker.Click(s)
	}
	return stage.Answer{Busy: t.Dialog == nil, Dirty: true}
}

// eyes are those that a seat is looked through: a seat's of this screen, any a round late, else a spectator's.
func (c *core) eyes(seat game.Seat) game.Seat {
	switch {
	case c.far == nil || c.far.Here(seat):
		return seat
	case c.far.Company().Late:
		return max(seat, 0)
	}
	return c.firstViewer()
}

// looks shows the match as it stands in other eyes.
func (t *acting) looks(seat game.Seat) {
	t.View.Seat = seat // the match is told in these from here on
	t.see(seat)
}

// looksOn says whether nobody at this screen plays in a match elsewhere.
func (c *core) looksOn() bool { return c.far != nil && c.persons() == 0 }

// refused says why what was asked of a match elsewhere isn't done; nil for nothing.
func (t *acting) refused(r *game.Refusal) {
	switch {
	case r == nil:
		return
	case strings.HasPrefix(r.Code, "room."):
		t.note = t.deps.Words.T(r.Code)
	default:
		t.note, t.noteRule = t.Teller.Refusal(r), r.Rule
	}
	t.noteAt = t.Lay.Undo
}

// lastOwn is how few actions are left before the viewer's last own one, -1 where there is none.
func (c *core) lastOwn() int {
	n := c.session().Len() - 1
	for n >= 0 && c.session().Step(n).Seat != c.View.Seat {
		n--
	}
	return n
}

// elsewhere says whether the table waits for a person at another screen.
func (c *core) elsewhere() bool {
	turn := c.session().Turn()
	return c.far != nil && turn != game.Nobody && phases[c.phase].decides && !c.far.Here(turn) &&
		c.session().Setup().Seats[turn] == "person"
}

// posts says whether a letter is what comes next: the match goes by post, and waits for somebody elsewhere.
func (c *core) posts() bool { return c.far.posted() && c.elsewhere() }

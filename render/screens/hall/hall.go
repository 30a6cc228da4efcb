// Package hall holds the pages of a match that is played from several places: the room where its players gather, and
// the way into somebody else's.
package hall

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/room"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Deps are what the pages get from the program.
type Deps struct {
	Words *words.Words
	Name  string                                 // of who plays here, as it was last
	Named func(name string)                      // keeps that
	Seat  func(*away.Match) (stage.Scene, error) // the table
	Kinds func(game string) []string             // of opponents that a seat may be given to, the usual one first
	Said  func(kind string) string               // such a kind, in words
	// Join goes to the room of a link or a phrase; near are rooms in the same network, one of which it may be.
	Join func(text string, near []string) (*away.Link, error)
	Look func() Near             // begins to look for those; nil where that can't be
	Back func() []Known          // the rooms where this program has a seat; may be nil
	Club func() *Club            // where rooms are opened, nil for at home; may be nil
	Copy func(text string) error // puts a text where it can be pasted; nil where that can't be
}

// Near is a look-out for rooms in the same network.
type Near interface {
	Hosts() []string
	Stop()
}

// Club is the club that is set.
type Club struct {
	Host   string
	Passes bool       // rooms are opened at home, and it passes guests on
	Pass   func(bool) // changes that; nil where nothing can be opened at home
	Leave  func()     // sets none
}

// Known is a room where this program has a seat.
type Known struct{ Host, Game, With string }

// Invitation is what is shown to those who are to come; nil for a guest.
type Invitation struct {
	Link   string
	Host   string // where the room is, to be typed before the words
	Phrase string
	QR     image.Image // of the link; nil where there is none
	Notes  []string    // how it can be reached, and whom a guest trusts, in words
}

// Hall is the room where the players of a match gather.
type Hall struct {
	deps   *Deps
	link   *away.Link
	invite *Invitation
	later  func() *Invitation // what it is by now; nil where it stays
	name   ui.Field
	seen   string // what was shown, to know what changed
	note   string // why something was refused
	copied bool   // the note says that the link was copied
	past   string // the match that was played here before, "" for none
	dialog *ui.Dialog
}

// New is the room at the end of a link; the host's has an invitation.
func New(d *Deps, l *away.Link, i *Invitation) *Hall {
	h := &Hall{deps: d, link: l, invite: i}
	h.name.Text = d.Name
	h.name.Max = 30
	return h
}

// Invites has the invitation be what a function says, as long as the page is there.
func (h *Hall) Invites(now func() *Invitation) { h.later = now }

// What the buttons of the room do.
type (
	sitting   int  // sits down on a seat
	standing  int  // leaves it
	freeing   int  // gives a seat to whoever comes
	giving    int  // gives it to an opponent, or to the next kind of them
	agreeing  int  // agrees to the clock with a seat
	refusing  int  // does so no longer
	timing    int  // how long a turn may take, in hours
	latening  bool // the host asks whether those who look on may see all, a round late; or no longer
	showing   bool // agrees to that with all seats here, or no longer
	beginning struct{}
	copying   struct{} // puts the link where it can be pasted
)

// Portrait implements stage.Portrait.
func (h *Hall) Portrait() bool { return true }

// Update implements stage.Scene.
func (h *Hall) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if m := h.link.Match(); m != nil && m.ID() != h.past {
		s, err := h.deps.Seat(m)
		if err == nil {
			return stage.Answer{Go: stage.Replace, Next: s}
		}
		h.note = err.Error()
	}
	if a, asked := ui.Asks(&h.dialog, in); asked {
		return a
	}
	dirty := h.name.Update(in, "hall.name")
	if no := h.link.Refused(); no != nil {
		h.note, dirty = h.deps.Words.T(no.Why), true
	}
	if ui.Leaves(in) {
		h.Leave()
		return stage.Answer{Go: stage.Pop}
	}
	h.do(in.Did)
	if h.later != nil {
		i := h.later()
		dirty, h.invite = dirty || i != h.invite, i
	}
	now := h.now()
	dirty = dirty || now != h.seen
	h.seen = now
	return stage.Answer{Dirty: dirty || in.Acts()}
}

// Leave implements stage.Leaver: the room is left; a host's is closed.
func (h *Hall) Leave() { h.link.Close() }

// After is the room after a match, for another one.
func After(d *Deps, m *away.Match) *Hall {
	h := New(d, m.Link(), nil)
	h.past = m.ID()
	return h
}

func (h *Hall) do(did any) {
	if did != nil {
		h.note, h.copied = "", false
	}
	switch did := did.(type) {
	case sitting:
		name := strings.TrimSpace(h.name.Text)
		if name == "" {
			h.note = h.deps.Words.T("hall.no_name")
			h.name.Edit()
			return
		}
		if h.deps.Named != nil {
			h.deps.Named(name)
		}
		h.link.Sit(game.Seat(did), name)
	case standing:
		h.link.Stand(game.Seat(did))
	case freeing:
		h.link.Place(game.Seat(did), room.Open)
	case giving:
		h.link.Place(game.Seat(did), h.next(h.link.Hall(), int(did)))
	case agreeing:
		h.link.Agree(game.Seat(did), true)
	case refusing:
		h.link.Agree(game.Seat(did), false)
	case timing:
		h.link.Clock(int(did))
	case latening:
		h.link.Late(bool(did))
	case showing:
		h.link.Show(bool(did))
	case beginning:
		h.link.Begin()
	case copying:
		h.copy()
	}
}

// copy puts the link where it can be pasted, and says whether it is there.
func (h *Hall) copy() {
	h.note = h.deps.Words.T("hall.copied")
	if h.copied = h.deps.Copy(h.invite.Link) == nil; !h.copied {
		h.note = h.deps.Words.T("hall.not_copied")
	}
}

// next is the kind of opponent that a seat is given to after the one it has.
func (h *Hall) next(r room.Hall, seat int) string {
	kinds := h.deps.Kinds(r.Game)
	i := slices.Index(kinds, r.Seats[seat].Kind)
	return kinds[(i+1)%len(kinds)]
}

// now is all that the page shows of the room, as a text.
func (h *Hall) now() string {
	r := h.link.Hall()
	return fmt.Sprint(r, h.link.Lost(), h.link.Ended())
}

// status says how the room stands.
func (h *Hall) status(r room.Hall) (words string, bad bool) {
	w := h.deps.Words
	switch {
	case h.note != "":
		return h.note, !h.copied
	case h.link.Ended() != nil:
		return h.link.Why(), true
	case h.link.Lost() && len(r.Seats) == 0 && len(h.link.Keys()) > 0: // it was there before
		return w.T("hall.shut"), true
	case h.link.Lost():
		return w.T("away.lost"), true
	case len(r.Seats) == 0:
		return w.T("hall.coming"), false
	}
	open, mine := 0, 0
	for _, c := range r.Seats {
		if c.Kind == room.Open {
			open++
		}
		if c.Mine {
			mine++
		}
	}
	switch {
	case mine == 0 && open > 0:
		return w.T("hall.sit_down"), false
	case mine == 0:
		return w.T("hall.watching"), false
	case open > 0:
		return w.N("hall.waiting", open), false
	case r.Dealing:
		return w.T("hall.dealing"), false
	case !settled(r):
		return w.T("room.agree"), false
	case r.Host:
		return w.T("hall.ready"), false
	}
	return w.T("hall.wait_host"), false
}

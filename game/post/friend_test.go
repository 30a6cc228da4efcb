package post

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/store"
	"posterestante/link/linktest"
)

// friend is one program: its shelf, its box, and the match there.
type friend struct {
	t     *testing.T
	shelf *store.Shelf
	box   *Box
	id    string
	seats []game.Seat
}

func newFriend(t *testing.T, seats ...game.Seat) *friend {
	t.Helper()
	s, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	return &friend{t: t, shelf: s, box: OpenBox(s), seats: seats}
}

// look is the match as it lies on the shelf.
func (f *friend) look() *store.Reading {
	f.t.Helper()
	r, err := f.shelf.Look(f.id)
	if err != nil || r.Damage != nil {
		f.t.Fatal(err, r)
	}
	return r
}

func (f *friend) write() []byte {
	f.t.Helper()
	data, err := f.box.Write(f.id)
	if err != nil {
		f.t.Fatal(err)
	}
	return data
}

func (f *friend) take(data []byte) Taken {
	f.t.Helper()
	got, err := f.box.Take(data, nil)
	if err != nil {
		f.t.Fatal(err)
	}
	if f.id == "" {
		f.id = got.ID
	}
	return got
}

// begin has friends begin a match of a game: one friend a person's seat, who are invited by the first.
func begin(t *testing.T, g game.Game, kinds ...string) []*friend {
	t.Helper()
	setup := game.Setup{Game: g.Name(), Seats: kinds, Options: map[string]string{}, Seed: "seed of " + game.Seed(g.Name())}
	for n, o := range g.Options() {
		values := o.For(len(kinds))
		setup.Options[o.Name] = values[n%len(values)]
	}
	meta := store.Meta{Name: "by post", Setup: setup}
	var out []*friend
	for i, kind := range kinds {
		meta.Seats = append(meta.Seats, store.Seat{Name: fmt.Sprint("friend ", i), Colour: i})
		if kind == person {
			out = append(out, newFriend(t, game.Seat(i)))
		}
	}
	first := out[0]
	m, err := first.shelf.New(meta)
	if err != nil {
		t.Fatal(err)
	}
	first.id = m.ID()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := first.box.Begin(first.id, first.seats, nil); err != nil {
		t.Fatal(err)
	}
	for _, f := range out[1:] {
		if err := f.box.Accept("Here it is: " + first.box.Invitation(first.id, f.seats[0]) + "\nSee you!"); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// play has a friend play by chance until the match waits for somebody elsewhere, taking back now and then. It says what
// was taken back, as it would stand in a file.
func (f *friend) play(r *game.Rand) (taken []string) {
	f.t.Helper()
	m, err := f.shelf.Resume(f.id)
	if err != nil {
		f.t.Fatal(err)
	}
	c, _ := f.box.Of(f.id)
	s := m.Session()
	for !c.Away(s) {
		legal := s.Legal()
		a := legal[r.Intn(len(legal))]
		mine := s.Turn()
		if _, err := m.Do(a); err != nil {
			f.t.Fatal(err)
		}
		if r.Intn(3) == 0 && s.Len() > c.Sent && s.BarrierAt(s.Len()-1, mine) == nil {
			text := s.Game().Notation(a)
			if err := m.Undo(1); err == nil {
				taken = append(taken, text)
			}
		}
	}
	if err := m.Close(); err != nil {
		f.t.Fatal(err)
	}
	return taken
}

// owner is the friend whose turn it is.
func owner(all []*friend, s *game.Session) *friend {
	for _, f := range all {
		if len(f.seats) > 0 && f.seats[0] == s.Turn() {
			return f
		}
	}
	return all[0]
}

// same checks that two friends have the same match.
func same(t *testing.T, a, b *friend) {
	t.Helper()
	x, y := a.look().Session, b.look().Session
	one, _ := json.Marshal(x.State())
	two, _ := json.Marshal(y.State())
	if x.Len() != y.Len() || !bytes.Equal(one, two) {
		t.Fatalf("%d actions and %d:\n%s\n%s", x.Len(), y.Len(), one, two)
	}
}

// secret checks that a letter tells who carries it neither seed nor actions, nor names, and how long the match is only
// in steps.
func secret(t *testing.T, data []byte, r *store.Reading) {
	t.Helper()
	s := r.Session
	for _, text := range []string{string(r.Header.Setup.Seed), r.Header.Seats[1].Name, r.Header.ID,
		s.Game().Name(), `{"a":"`, `"owners"`} {
		if how := linktest.Leaks(data, []byte(text)); how != "" {
			t.Fatalf("%q can be read: %s", text, how)
		}
	}
	var e envelope
	if err := json.Unmarshal(data, &e); err != nil {
		t.Fatal(err)
	}
	if raw := len(e.Sealed) / 4 * 3; raw < padTo || raw%padTo > 64 {
		t.Fatalf("%d bytes are no step", raw)
	}
}

// clean checks that a letter tells what is done and nothing of what was taken back.
func clean(t *testing.T, f *friend, data []byte, from int, back []string) {
	t.Helper()
	c, _ := f.box.Of(f.id)
	k, _ := c.key()
	l, err := open(&k, data)
	if err != nil {
		t.Fatal(err)
	}
	var done []string
	for n := range l.Match.Session.Len() {
		done = append(done, l.Match.Session.Game().Notation(l.Match.Session.Step(n).Action))
	}
	if got := bytes.Count(l.Text, []byte(`{"a":`)); got != len(done) || bytes.Contains(l.Text, []byte("undo")) {
		t.Fatalf("%d lines for %d actions", got, len(done))
	}
	for _, text := range back {
		if !strings.Contains(strings.Join(done[from:], "\n"), text) && bytes.Contains(l.Text, []byte(`{"a":"`+text+`"}`)) &&
			!strings.Contains(strings.Join(done[:from], "\n"), text) {
			t.Fatalf("%q was taken back", text)
		}
	}
}

// key says which sentence an error is.
func key(err error) string {
	var t *Trouble
	var s *store.Trouble
	switch {
	case err == nil:
		return ""
	case errors.As(err, &t):
		return t.Key
	case errors.As(err, &s):
		return s.Key
	}
	return err.Error()
}

// replay plays a turn anew from a letter.
func (f *friend) replay(letter []byte, r *game.Rand) string {
	f.t.Helper()
	if err := f.shelf.Delete(f.id); err != nil {
		f.t.Fatal(err)
	}
	f.id = f.take(letter).ID
	f.play(r)
	return f.id
}

func mustClean(t *testing.T, f *friend) []byte {
	t.Helper()
	text, err := f.look().Clean()
	if err != nil {
		t.Fatal(err)
	}
	return text
}

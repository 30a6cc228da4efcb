package post

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
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

// most is how many actions of a match are played in these tests.
const most = 120

// TestByPost plays matches of all games by letters alone, each friend on a shelf of their own: whoever's turn comes has
// the whole match as it stands, whatever letters came late, twice, or never; nothing that was taken back is in a
// letter; a letter tells who carries it nothing.
func TestByPost(t *testing.T) {
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			t.Parallel()
			all, r := begin(t, p.Game, person, person, person), game.NewRand(3)
			var old [][]byte
			outcomes := map[Outcome]int{}
			at, takenBack := all[0], 0
			for at.look().Session.Len() < most && !at.look().Session.Over() {
				from := at.look().Session.Len()
				back := at.play(&r)
				takenBack += len(back)
				data := at.write()
				if len(old) < 2 { // looking for leaks takes a while
					secret(t, data, at.look())
				}
				clean(t, at, data, from, back)
				s := at.look().Session
				next := owner(all, s)
				for _, f := range all {
					if f == at || f != next && r.Intn(2) == 0 { // some letters get lost
						continue
					}
					if len(old) > 0 && r.Intn(2) == 0 && f.id != "" { // and some come late
						outcomes[f.take(old[r.Intn(len(old))]).What]++
					}
					outcomes[f.take(data).What]++
					outcomes[f.take(data).What]++
					same(t, f, at)
				}
				old, at = append(old, data), next
			}
			t.Log(at.look().Session.Len(), "actions,", takenBack, "taken back,", outcomes)
			if outcomes[Longer] == 0 || outcomes[Older] == 0 || outcomes[Same] == 0 || outcomes[Apart] > 0 {
				t.Fatal("too little happened")
			}
			if takenBack == 0 && p.Game.Name() != "routard" { // dice are thrown there before most of it
				t.Fatal("nothing was taken back")
			}
		})
	}
}

// TestWhole plays one whole match of Montaigne between two shelves: the last letter tells its end to who didn't make it.
func TestWhole(t *testing.T) {
	all, r := begin(t, box.Of("montaigne").Game, person, person), game.NewRand(5)
	at, other := all[0], all[1]
	for !at.look().Session.Over() {
		if own := owner(all, at.look().Session); own != at {
			t.Fatal("the letter went to somebody whose turn it isn't")
		}
		at.play(&r)
		other.take(at.write())
		same(t, other, at)
		at, other = other, at
	}
	for _, f := range all {
		info := f.shelf.Info(f.id)
		if !info.Over || info.Problem != nil || len(info.Scores) != 2 {
			t.Fatalf("%+v", info)
		}
	}
	if at.take(other.write()).What != Same {
		t.Fatal("the end isn't told")
	}
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

// TestApart has one friend play a turn twice from the same letter: the second letter is kept beside the first, both go
// on, and it is said.
func TestApart(t *testing.T) {
	all, r := begin(t, box.Of("montaigne").Game, person, person), game.NewRand(5)
	a, b := all[0], all[1]
	a.play(&r)
	if owner(all, a.look().Session) != b {
		t.Fatal("it isn't the other's turn")
	}
	first := a.write()
	b.take(first)
	cheat := newFriend(t, 1) // a second machine of the same friend
	if err := cheat.box.Accept(a.box.Invitation(a.id, 1)); err != nil {
		t.Fatal(err)
	}
	cheat.take(first)
	b.play(&r)
	for other := true; other; other = bytes.Equal(mustClean(t, b), mustClean(t, cheat)) {
		cheat.id = cheat.replay(first, &r)
	}
	if got := a.take(b.write()); got.What != Longer {
		t.Fatal(got)
	}
	got := a.take(cheat.write())
	if got.What != Apart || got.ID == a.id || got.From < len(Chain(b.look()))-1-b.look().Session.Len() {
		t.Fatalf("%+v", got)
	}
	if again := a.take(cheat.write()); again.What != Same || again.ID != got.ID {
		t.Fatalf("the same once more: %+v", again)
	}
	fork := &friend{t: t, shelf: a.shelf, box: a.box, id: got.ID, seats: a.seats}
	same(t, fork, cheat)
	same(t, a, b)
	fork.play(&r) // both go on
	if got := cheat.take(fork.write()); got.What != Longer {
		t.Fatal(got)
	}
	if got := b.take(fork.write()); got.What != Apart {
		t.Fatal(got)
	}
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

// TestDamaged spoils a letter at each place, cuts it at each, and puts other keys to it: each is refused in one
// sentence, and nothing changes.
func TestDamaged(t *testing.T) {
	all, r := begin(t, box.Of("montaigne").Game, person, person), game.NewRand(5)
	a, b := all[0], all[1]
	a.play(&r)
	data := a.write()
	refused := map[string]int{}
	spoilt := func(data []byte) {
		_, err := b.box.Take(data, nil)
		refused[key(err)]++
		if !strings.HasPrefix(key(err), "post.") {
			t.Fatalf("%q: %v", data[:60], err)
		}
	}
	for i := range bytes.TrimSpace(data) {
		for _, bit := range []byte{1, 0x20, 0x80} {
			bad := bytes.Clone(data)
			bad[i] ^= bit
			spoilt(bad)
		}
		if i%50 == 0 {
			spoilt(data[:i])
		}
	}
	t.Log(refused)
	if refused[Damaged] == 0 || refused[Locked] == 0 || refused[What] == 0 {
		t.Fatal("some were not tried")
	}
	if entries, _ := os.ReadDir(b.shelf.Dir()); len(entries) != 1 { // the box
		t.Fatal("something lies on the shelf", entries)
	}
	stranger := newFriend(t)
	if _, err := stranger.box.Take(data, nil); key(err) != Locked {
		t.Fatal(err)
	}
	if b.take(data).What != New {
		t.Fatal("the letter itself isn't taken")
	}
}

// TestUnsound seals what no program of ours writes, with the right key: each is refused in one sentence.
func TestUnsound(t *testing.T) {
	all, r := begin(t, box.Of("montaigne").Game, person, person), game.NewRand(5)
	a, b := all[0], all[1]
	a.play(&r)
	c, _ := a.box.Of(a.id)
	k, _ := c.key()
	text, sums := string(mustClean(t, a)), Chain(a.look())
	n := len(sums) - 1
	good := inside{Len: len(text), Owners: c.Owners, Stamps: []Stamp{{n, sums[n].Text()}}}
	for name, row := range map[string]struct {
		change func(*inside)
		text   string
		key    string
	}{
		"it is as it should be": {func(*inside) {}, text, ""},
		"no owners":             {func(in *inside) { in.Owners = nil }, text, Unsound},
		"an owner too many":     {func(in *inside) { in.Owners = append(in.Owners, in.Owners[0]) }, text, Unsound},
		"an owner without id":   {func(in *inside) { in.Owners[1].ID = "" }, text, Unsound},
		"an odd opponent":       {func(in *inside) { in.Owners[1] = Owner{Kind: "wizard"} }, text, Unsound},
		"no stamp":              {func(in *inside) { in.Stamps = nil }, text, Unsound},
		"a stamp of another":    {func(in *inside) { in.Stamps[0].Sum = sums[0].Text() }, text, Unsound},
		"a stamp beyond":        {func(in *inside) { in.Stamps[0].N++ }, text, Unsound},
		"a stamp before":        {func(in *inside) { in.Stamps[0].N = -1 }, text, Unsound},
		"too short":             {func(in *inside) { in.Len-- }, text, Unsound},
		"too long":              {func(in *inside) { in.Len += 1 << 40 }, text, Unsound},
		"no match":              {func(*inside) {}, "\n", Unsound},
		"an action less":        {func(*inside) {}, text[:strings.LastIndex(text[:len(text)-1], "\n")+1], Unsound},
		"something taken back":  {func(*inside) {}, text + `{"undo":1}` + "\n", Unsound},
		"another name":          {func(*inside) {}, text + `{"name":"x"}` + "\n", Unsound},
		"barriers lifted":       {func(*inside) {}, text + `{"lift":true}` + "\n", Unsound},
		"newer rules":           {func(*inside) {}, strings.Replace(text, `"rules":`, `"rules":9`, 1), "store.newer.rules"},
	} {
		in := good
		in.Owners, in.Stamps = append([]Owner{}, good.Owners...), append([]Stamp{}, good.Stamps...)
		in.Len = len(row.text)
		row.change(&in)
		head, _ := json.Marshal(in)
		data, err := sealed(&k, append(append(head, '\n'), row.text...))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := b.box.Take(data, nil); key(err) != row.key {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestRefused says when there is no letter, and which texts are no invitation.
func TestRefused(t *testing.T) {
	all, r := begin(t, box.Of("montaigne").Game, person, person), game.NewRand(5)
	a, b := all[0], all[1]
	if _, err := a.box.Write(a.id); key(err) != NotYet {
		t.Fatal(err)
	}
	if _, err := a.box.Write("20260101-000000-aaaaa"); key(err) != NotHere {
		t.Fatal(err)
	}
	text := a.box.Invitation(a.id, 1)
	if c, _ := a.box.Of(a.id); len(c.Mine()) != 1 || c.Mine()[0] != 0 {
		t.Fatal("played here are", c.Mine())
	}
	if a.box.Invitation(a.id, 0) != "" || !IsInvitation(text) {
		t.Fatal("invited to one's own seat")
	}
	for i := len(invitationMark); i < len(text); i++ {
		for _, bad := range []string{text[:i], text[:i] + string(text[i]^1) + text[i+1:], text[:i] + text[i+1:]} {
			if err := b.box.Accept(bad); key(err) != Cut && key(err) != Newer {
				t.Fatalf("%q: %v", bad, err)
			}
		}
	}
	for _, bad := range []string{"", "{", `{"invitation":1}`, `{"invitation":"x"}`, `{"invitation":"` + text + `","a":1}`} {
		if err := b.box.AcceptFile([]byte(bad)); key(err) != Cut {
			t.Fatalf("%q: %v", bad, err)
		}
	}
	if file, err := InvitationFile(text); err != nil || !IsInvitationFile(file) || b.box.AcceptFile(file) != nil {
		t.Fatal("an invitation's file is refused", err)
	}
	for range 2 { // twice is once
		if err := b.box.Accept(text); err != nil {
			t.Fatal(err)
		}
	}
	a.play(&r)
	b.take(a.write())
	if c, _ := b.box.Of(b.id); len(c.Mine()) != 1 || c.Mine()[0] != 1 || len(c.Seats) != 1 {
		t.Fatalf("%+v", c)
	}
	if _, err := os.Stat(filepath.Join(b.shelf.Dir(), "post", b.id+".json")); err != nil {
		t.Fatal(err)
	}
	if err := b.box.Forget(b.id); err != nil {
		t.Fatal(err)
	}
	if _, ok := b.box.Of(b.id); ok {
		t.Fatal("not forgotten")
	}
}

// FuzzLetter: whatever is in a letter whose key is here, taking it ends no program, and costs bounded memory.
func FuzzLetter(f *testing.F) {
	k := newKey()
	f.Add([]byte(`{"len":0,"owners":[],"stamps":[]}` + "\n"))
	f.Add([]byte(`{"len":5,"owners":[{"name":"a","id":"0011223344556677"}],"stamps":[{"n":0,"sum":""}]}` + "\n{}\n\n\n"))
	f.Fuzz(func(t *testing.T, plain []byte) {
		_, _ = read(plain)
		data, err := sealed(&k, plain)
		if err != nil {
			return
		}
		if _, err := open(&k, data); err == nil {
			return
		} else if key(err) == Damaged {
			t.Fatal("what was sealed doesn't open")
		}
		_, _ = readEnvelope(plain)
		_, _ = ParseInvitation(string(plain))
	})
}

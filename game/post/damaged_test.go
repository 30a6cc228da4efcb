package post

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
)

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

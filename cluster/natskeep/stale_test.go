package natskeep

import (
	"context"
	"errors"
	"testing"

	"posterestante/cluster/natstest"
	"posterestante/hosting/keep"
)

// TestStale: a referee that hasn't heard that another took its room writes nothing, hears so also where it had nothing to
// write, and what it was about to write isn't found in its own file when it comes to the room again.
func TestStale(t *testing.T) {
	for name, late := range map[string][]string{"an entry": {`{"by":"a","late":true}`}, "nothing": nil} {
		t.Run(name, func(t *testing.T) { stale(t, late) })
	}
}

func stale(t *testing.T, late []string) {
	c := natstest.Run(t, 3)
	open := func() *Keeper {
		k, err := Open(Config{URL: c.URL(), Dir: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = k.Close() })
		return k
	}
	a, b := open(), open()
	old, err := a.Lease("room")
	if err == nil {
		err = old.Append(0, `{"by":"a"}`)
	}
	if err != nil {
		t.Fatal(err)
	}
	a.stop() // it hears nothing of leases any more
	ctx := context.Background()
	rev, err := b.holds.Put(ctx, "room", []byte(b.self))
	if err != nil {
		t.Fatal(err)
	}
	l := &lease{k: b, room: "room", rev: rev}
	if err := l.take(); err != nil {
		t.Fatal(err)
	}
	if err := l.Append(1, `{"by":"b"}`); err != nil {
		t.Fatal(err)
	}
	if err := old.Append(1, late...); !errors.Is(err, keep.ErrFenced) {
		t.Errorf("the old referee hears %v", err)
	}
	if err := l.Append(2, `{"by":"b"}`); err != nil {
		t.Error(err)
	}
	got, err := b.content(ctx, "room")
	if err != nil || got.n != 3 || got.entries[1] != `{"by":"b"}` {
		t.Errorf("%q %v", got.entries, err)
	}
	if all, _, _, err := readFile(a.path("room")); err != nil || len(all) != 2 {
		t.Errorf("%d records of the old referee: %v", len(all), err)
	}
}

// TestCopies: what the servers lost is told to them again from the copy of a process, but for one that tells another
// story, or was fenced off.
func TestCopies(t *testing.T) {
	c := natstest.Run(t, 1)
	open := func() *Keeper {
		k, err := Open(Config{URL: c.URL(), Dir: t.TempDir(), Replicas: 1})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = k.Close() })
		return k
	}
	a, b := open(), open()
	l, err := a.Lease("room")
	if err != nil {
		t.Fatal(err)
	}
	for n := range 5 {
		if err := l.Append(n, `{"by":"a"}`); err != nil {
			t.Fatal(err)
		}
	}
	if err := l.Release(); err != nil {
		t.Fatal(err)
	}
	ctx := context.Background()
	stream, _ := a.shard("room")
	s, err := a.js.Stream(ctx, stream)
	if err != nil {
		t.Fatal(err)
	}
	last, err := a.last(ctx, "room")
	if err != nil {
		t.Fatal(err)
	}
	for n := range uint64(3) { // as after a power failure
		if err := s.DeleteMsg(ctx, last.seq-n); err != nil {
			t.Fatal(err)
		}
	}
	if l, err = b.Lease("room"); err != nil {
		t.Fatal(err)
	}
	got, err := b.Read("room", 0)
	if err != nil || len(got) != 5 {
		t.Fatalf("%q %v", got, err)
	}
	if err := l.Append(5, `{"by":"b"}`); err != nil {
		t.Error(err)
	}
}

package store

import (
	"bytes"
	"errors"
	"os"
	"reflect"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/deal"
)

// TestDealt: a match whose seed was dealt by all keeps how, under the id that was dealt for, through export and import;
// what isn't of that format is refused, a deal that proves nothing is not: verify says so.
func TestDealt(t *testing.T) {
	s := shelf(t)
	part := strings.Repeat("0a", 32)
	how := &deal.Deal{Match: NewID(), Turn: 3, Secret: strings.Repeat("f1", 32), Parts: []deal.Share{{Name: "Zoé", Part: part}}}
	meta := meta(1)
	meta.ID, meta.Deal, meta.Setup.Seed = how.Match, how, how.Seed()
	m := begin(t, s, meta)
	play(t, m, 5, 1)
	closed(t, m)
	if m.ID() != how.Match {
		t.Fatal(m.ID())
	}
	data, err := os.ReadFile(s.path(m.ID()))
	if err != nil || !bytes.HasPrefix(data, []byte(`{"format":5,`)) {
		t.Fatalf("%v: %.80s", err, data)
	}
	other := shelf(t)
	in, err := other.Import("x.poste", data)
	if err != nil || in.Damage != nil || in.ID != m.ID() {
		t.Fatal(in, err)
	}
	r, err := other.Look(in.ID)
	if err != nil || !reflect.DeepEqual(r.Header.Deal, how) || how.Check(r.Header.ID, r.Header.Setup.Seed) != nil {
		t.Fatalf("%v: %+v", err, r.Header.Deal)
	}
	for name, text := range map[string]string{
		"format 4 with a deal": strings.Replace(string(data), `"format":5`, `"format":4`, 1),
		"another field":        strings.Replace(string(data), `"turn":3`, `"turn":3,"luck":1`, 1),
		"a turn in words":      strings.Replace(string(data), `"turn":3`, `"turn":"3"`, 1),
	} {
		var d *Damage
		if _, err := Read([]byte(text)); !errors.As(err, &d) || d.Key != "store.damage.header" {
			t.Errorf("%s: %v", name, err)
		}
	}
	long := strings.Replace(string(data), `"parts":[`, `"parts":[`+strings.Repeat(`{"name":"x","part":""},`, 50), 1)
	if r, err := Read([]byte(long)); err != nil || len(r.Header.Deal.Parts) != game.MaxSeats {
		t.Errorf("many parts: %v", err)
	}
	same, err := other.Again(in.ID)
	if err != nil || same.Header().Deal != nil || same.Header().Format != Format {
		t.Errorf("the same seed again was dealt by nobody: %v", err)
	}
	closed(t, same)
}

// TestKeep: a match that was played elsewhere lies on the shelf as it was, once; what can't be one isn't kept.
func TestKeep(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(4))
	play(t, m, -1, 2)
	sess := m.Session()
	var actions []string
	for n := range sess.Len() {
		actions = append(actions, sess.Game().Notation(sess.Step(n).Action))
	}
	other, whole := shelf(t), meta(4)
	whole.ID = m.ID()
	for range 2 {
		id, err := other.Keep(whole, actions)
		if err != nil || id != m.ID() || len(other.List()) != 1 {
			t.Fatal(id, err)
		}
	}
	r, err := other.Look(m.ID())
	if err != nil || !r.Ended || r.Damage != nil {
		t.Fatalf("%v, %+v", err, r)
	}
	same(t, r.Session, sess)
	if in := other.List()[0]; !in.Over || in.Problem != nil {
		t.Errorf("the list says %+v", in)
	}
	for name, change := range map[string]func(*Meta) []string{
		"another name of a file": func(m *Meta) []string { m.ID = "../x"; return actions },
		"no id":                  func(m *Meta) []string { m.ID = ""; return actions },
		"what isn't legal":       func(m *Meta) []string { return append([]string{"fly"}, actions...) },
		"another seed":           func(m *Meta) []string { m.Setup.Seed = "99"; return actions },
		"no game":                func(m *Meta) []string { m.Setup.Game = "chess"; return actions },
	} {
		bad := meta(4)
		bad.ID = NewID()
		list := change(&bad)
		if id, err := other.Keep(bad, list); err == nil {
			t.Errorf("%s is kept as %s", name, id)
		}
	}
	if n := len(other.List()); n != 1 {
		t.Errorf("%d matches are kept", n)
	}
	closed(t, m)
}

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

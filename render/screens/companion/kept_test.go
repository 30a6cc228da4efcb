package companion

import (
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	rules "posterestante/game/postcards"
)

// TestLeftInMidTurn checks that a turn that was left half way goes on. A desk of the two tours begins in the opening,
// which asks one action a turn: nothing can be left in its midst there, unless it is over by then.
func TestLeftInMidTurn(t *testing.T) {
	opening := []string{"sakodo", "routard"}
	everywhere(t, func(t *testing.T, k *kitchen, lang string) {
		p := laid(t, k, lang)
		d := p.desk()
		for tries := 0; tries < 8; tries++ { // a turn of two actions or more
			for n := 0; n < 40 && (n == 0 || d.turn != nil) &&
				(d.turn == nil || len(d.turn.done) < 1 || d.asking()); n++ {
				if d.asking() {
					p.anything()
				} else {
					p.click("desk.main")
				}
			}
			if d.turn != nil {
				break
			}
		}
		if d.turn == nil || len(d.turn.done) == 0 {
			if !slices.Contains(opening, k.game) {
				t.Fatal("no turn of two actions")
			}
			return
		}
		round := d.View.Counter(d.counter("round"), game.Nobody)
		again := play(t, New(k.deps(lang)))
		again.click("companion.on")
		e := again.desk()
		if bad := e.problems(); bad != nil || !e.midTurn() || !e.now.st.Equal(d.now.st) {
			t.Fatalf("left in mid-turn: %v, %v", bad, e.midTurn())
		}
		again.click("desk.main")
		if e.turn == nil && len(e.told) == 0 || e.View.Counter(e.counter("round"), game.Nobody) != round {
			t.Error("the turn begins anew")
		}
	})
}

func TestDamagedAndFull(t *testing.T) {
	// the store refuses such; where it doesn't, this does
	for _, bad := range []string{"{", `{"game":"postcards"}`, "null"} {
		k := &kitchen{kept: []Kept{{ID: "a", Position: []byte(bad)}}}
		p := play(t, New(k.deps("fr")))
		p.click("companion.row.0")
		if h := p.show.Frame().Hot("companion.on"); h == nil || h.Lit {
			t.Errorf("%s can be gone on with", bad)
		}
		p.shot("damaged")
	}
	k := &kitchen{}
	p := laid(t, k, "en")
	k.full = true
	p.click(spot(rules.Sites, game.Nobody, 8, 1))
	p.item(fresh)
	if h := p.show.Frame().Hot("dialog.ok"); h == nil {
		t.Error("a full disk is not told")
	}
	p.click("dialog.ok")
	k.full, k.other = false, true
	p.click("desk.undo")
	if h := p.show.Frame().Hot("dialog.ok"); h == nil || !strings.Contains(p.said(), "Both stay") {
		t.Error("that another window keeps the table otherwise is not told")
	}
	p.click("dialog.ok")
	k.other = false
	k.refuse = errors.New("there is no room for a match")
	p.click("desk.second", "dialog.ok")
}

func TestOpen(t *testing.T) {
	k := &kitchen{}
	st, _ := rules.Game{}.New(game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy", "person"}})
	data, _ := json.Marshal(st)
	s, err := Open(k.deps("en"), data, []string{"Zoé", "", "Émile"}, []int{3, 1, 0})
	if err != nil {
		t.Fatal(err)
	}
	d := play(t, s).desk()
	if d.name(0) != "Zoé" || d.name(1) != "Automa" || d.name(2) != "Émile" ||
		!slices.Equal(d.now.colours, []int{3, 1, 0}) {
		t.Errorf("names %v, colours %v", d.now.names, d.now.colours)
	}
	if !d.now.st.Equal(st) {
		t.Error("another position is shown")
	}
	if _, err := Open(k.deps("en"), []byte("{}"), nil, nil); err == nil {
		t.Error("anything is a position")
	}
	if s, err := Open(k.deps("en"), data, nil, []int{1, 1, 9}); err != nil ||
		!slices.Equal(s.(*Desk).now.colours, []int{1, 0, 2}) {
		t.Error("two seats share a colour")
	}
}

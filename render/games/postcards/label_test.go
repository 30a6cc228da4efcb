package postcards

import (
	"strings"
	"testing"

	"posterestante/assets/wording"
	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// played visits tables of random play: the view of every seat now and then.
func played(t *testing.T, visit func(v *game.View, events []game.Event)) {
	t.Helper()
	for seed := range uint64(4) {
		seats := [][]string{{"person", "automa:normal", "person", "automa:expert"}, {"person", "person"}}[seed%2]
		s, err := game.NewSession(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: game.Numbered(seed + 1), Options: map[string]string{"side": []string{"A", "B"}[seed/2]}})
		if err != nil {
			t.Fatal(err)
		}
		r := game.NewRand(seed)
		for n := 0; !s.Over() && n < 700; n++ {
			legal := s.Legal()
			a := legal[r.Intn(len(legal))]
			for _, b := range legal { // what leads on
				if (b.Verb == rules.VSend || b.Verb == rules.VStamp || b.Verb == rules.VCamp) && r.Intn(3) > 0 {
					a = b
					break
				}
			}
			events, err := s.Do(a)
			if err != nil {
				t.Fatal(err)
			}
			v := s.View(game.Seat(n % s.Seats()))
			visit(&v, events)
		}
	}
}

func contextOf(lang string, v *game.View) *board.Context {
	c := &board.Context{Words: spoken.In(lang), Page: v.Seat, Open: game.Nobody}
	for i := range v.Seats {
		c.Names, c.Colours = append(c.Names, []string{"Zoé", "Anaïs", "Théo", "Jules"}[i]), append(c.Colours, i)
	}
	c.Tell = wording.For("postcards", c.Words, c.Names)
	return c
}

// said are the kinds of picture that must say what they are when pointed at.
var said = map[string]bool{
	"pc.camp": true, "pc.bike": true, "pc.travel": true, "pc.written": true, "pc.stamp": true, "pc.memory": true, "pc.mini": true,
	"pc.picture": true, "pc.gift": true, "pc.itinerary": true, "pc.pile": true, "pc.chip": true, "pc.token": true, "pc.pips": true, "pc.round": true,
}

// TestEverythingSaysWhatItIs holds, icon by icon, that whatever lies on the table
// has words when it is pointed at, in both languages.
func TestEverythingSaysWhatItIs(t *testing.T) {
	n := 0
	kinds := map[string]bool{}
	played(t, func(v *game.View, _ []game.Event) {
		if n++; n%37 != 0 {
			return
		}
		for _, lang := range spoken.Languages() {
			c := contextOf(lang, v)
			l := Board{}.Layout(v, c)
			whole := func(what, words string) {
				t.Helper()
				if words == "" || strings.ContainsAny(words, "[]{}") || strings.Contains(words, "<no value>") {
					t.Errorf("%s: %s says %q", lang, what, words)
				}
			}
			for _, p := range l.Places {
				words := c.Tell.Label(v, p.Spot)
				if p.Spot.Zone == rules.Bonus || v.At(p.Spot).Back != 0 || p.Lit.Kind == "pc.regionlit" {
					whole("a place", words)
				}
			}
			for _, note := range l.Notes {
				whole("a note", note.Words)
			}
			for _, o := range l.Openers {
				whole("an opener", o.Label)
			}
			for _, s := range l.Sprites {
				if !said[s.Pic.Kind] {
					continue
				}
				kinds[s.Pic.Kind] = true
				if !pointable(l, s.Rect) {
					t.Errorf("%s: %s at %+v says nothing", lang, s.Pic.Kind, s.Rect)
				}
			}
		}
	})
	for k := range said {
		if !kinds[k] {
			t.Errorf("no %s was seen", k)
		}
	}
}

// pointable says whether some point of a rectangle is that of a place or a note.
func pointable(l *board.Layout, r stage.Rect) bool {
	for _, q := range [...][2]float64{{0.5, 0.5}, {0.2, 0.5}, {0.5, 0.2}} {
		x, y := r.X+r.W*q[0], r.Y+r.H*q[1]
		for _, p := range l.Places {
			if p.Shape == nil && p.Rect.Has(x, y) {
				return true
			}
		}
		for _, n := range l.Notes {
			if n.Rect.Has(x, y) {
				return true
			}
		}
	}
	return false
}

// TestEveryEventHasItsManner checks that whatever moves in play comes in a manner
// of its own, and that every zone it comes from or goes to is somewhere on the
// table, but for the supplies.
func TestEveryEventHasItsManner(t *testing.T) {
	seen := map[anim.Manner]int{}
	played(t, func(v *game.View, events []game.Event) {
		l := Board{}.Layout(v, contextOf("fr", v))
		for _, e := range events {
			if e.Kind != game.Move && e.Kind != game.Shuffle {
				continue
			}
			m := Board{}.Manner(e)
			seen[m.How]++
			if e.Kind == game.Shuffle && m.Back.Kind == "" {
				t.Errorf("a deck is mixed that has no back: %+v", e)
			}
			for _, s := range []game.Spot{e.From, e.To} {
				if s.Zone == rules.StampSupply || s.Zone == rules.MemorySupply || s.Zone == rules.Look || s.Zone == rules.Stamps || s.Zone == rules.Memories {
					continue
				}
				if _, ok := l.Rect(s); !ok {
					t.Fatalf("zone %d of seat %d is nowhere", s.Zone, s.Seat)
				}
			}
		}
	})
	for _, m := range []anim.Manner{anim.Deal, anim.Toss, anim.Drop, anim.Pop, anim.Peel, anim.Swing, anim.Send, anim.Roll} {
		if seen[m] == 0 {
			t.Errorf("nothing came in manner %d", m)
		}
	}
}

// TestFerries checks that a bike goes to Corse and back by the ferry's line.
func TestFerries(t *testing.T) {
	at := func(region uint8) game.Spot { return game.Spot{Zone: rules.Bikes, Seat: game.Nobody, Index: region} }
	ride := func(from, to uint8) []anim.Point {
		via := Board{}.Manner(game.Event{Kind: game.Move, From: at(from), To: at(to), Piece: game.Piece{ID: 500, Back: rules.BackBike}}).Via
		if via == nil {
			return nil
		}
		return via(stage.Rect{W: 600, H: 590})
	}
	for _, port := range ports {
		there, back := ride(port, corse), ride(corse, port)
		if len(there) < 3 || len(there) != len(back) || there[0] != back[len(back)-1] {
			t.Errorf("to Corse and back by region %d: %d and %d points", port, len(there), len(back))
		}
	}
	if ride(1, 2) != nil || ride(corse, 1) != nil {
		t.Error("a ferry over land")
	}
}

package gametest

import (
	"encoding/json"
	"testing"

	"posterestante/game"
)

// Edited changes positions of a game by hand, sensibly or not: what is refused
// changes nothing and says why; pieces are neither made nor lost; a position is
// either read back and played on, or refused for reasons that have words. It gives
// how many changes were made, how many positions were sound, and the reasons.
func Edited(t *testing.T, g game.Game, setups []game.Setup) {
	t.Helper()
	done, sound, refused := 0, 0, map[string]int{}
	for i, setup := range setups {
		for round := range uint64(16) {
			seed := uint64(i)*64 + round + 20
			st, r := playedOn(t, g, setup, seed), game.NewRand(seed)
			if err := st.Check(); err != nil {
				t.Fatalf("%s, seed %d: a position that was played can't be: %v", g.Name(), seed, err)
			}
			for range 30 {
				was := st.Clone()
				if err := anyEdit(g, st, &r); err == nil {
					done++
				} else if !st.Equal(was) {
					t.Fatalf("%s, seed %d: refused, and done: %v", g.Name(), seed, err)
				} else if game.SayImpossible(err).Key == "" {
					t.Fatalf("%s: refused without words: %v", g.Name(), err)
				}
				if readBack(t, g, st, refused) {
					sound++
					goOn(t, st.Clone(), seed)
				}
			}
		}
	}
	if done < 200 || sound < 200 || len(refused) < 2 {
		t.Errorf("%s: %d changes, %d sound positions, refused for %v: too few to tell anything", g.Name(), done,
			sound, refused)
	}
}

// playedOn is a position some random actions into a match.
func playedOn(t *testing.T, g game.Game, setup game.Setup, seed uint64) game.Editable {
	t.Helper()
	setup.Seed = game.Numbered(seed)
	st, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	r := game.NewRand(seed)
	for range (seed * 37) % 260 {
		if legal := st.Legal(nil); len(legal) > 0 {
			st.Apply(legal[r.Intn(len(legal))], nil)
		}
	}
	return st.(game.Editable)
}

// anyEdit makes one change by hand.
func anyEdit(g game.Game, st game.Editable, r *game.Rand) error {
	v := st.View(game.Nobody)
	table := v.Table
	seat := game.Seat(r.Intn(v.Seats+2) - 1)
	at := game.Spot{Zone: game.Zone(r.Intn(len(table.Zones))), Seat: seat, Index: uint8(r.Intn(70)),
		Sub: uint8(r.Intn(6))}
	if r.Intn(2) > 0 {
		at.Index, at.Sub = uint8(r.Intn(6)), 0
	}
	if at.Zone != 0 && !table.Zones[at.Zone].PerSeat && r.Intn(9) > 0 {
		at.Seat = game.Nobody
	}
	switch r.Intn(10) {
	case 0:
		return st.SetSeats(r.Intn(7))
	case 1:
		st.SetTurn(game.Seat(r.Intn(v.Seats)), r.Intn(2) == 0)
		return nil
	case 2:
		st.Fill()
		return nil
	case 3, 4:
		c := game.Counter(r.Intn(len(table.Counters) + 1))
		d, _ := st.Range(c, seat)
		return st.SetCounter(c, seat, d.Least-1+r.Intn(min(d.Most-d.Least, 40)+3))
	case 5:
		if short := st.Shortcuts(at); len(short) > 0 {
			return short[r.Intn(len(short))].Do()
		}
	}
	id := uint16(r.Intn(700))
	if choices := st.Choices(at); len(choices) > 0 && r.Intn(8) > 0 {
		id = choices[r.Intn(len(choices))].ID
	}
	if r.Intn(6) == 0 {
		id = 0
	}
	if r.Intn(4) == 0 && id != 0 {
		return st.Insert(at, id)
	}
	return st.Put(at, id)
}

// readBack checks that a position is read back as it is, by the editor or as a
// match; it says whether it can be played.
func readBack(t *testing.T, g game.Game, st game.Editable, refused map[string]int) bool {
	t.Helper()
	for seat := game.Nobody; int(seat) < 2; seat++ {
		st.View(seat)
	}
	st.Scores()
	err, problems := st.Check(), st.Problems()
	if (err == nil) != (len(problems) == 0) {
		t.Fatalf("%s: %v, but problems %v", g.Name(), err, problems)
	}
	for _, p := range problems {
		key := game.SayImpossible(p).Key
		if refused[key]++; key == "" {
			t.Fatalf("%s: a reason without words: %v", g.Name(), p)
		}
	}
	data, bad := json.Marshal(st)
	if bad != nil {
		t.Fatal(bad)
	}
	if back, bad := g.(game.Drafter).Draft(data); bad != nil || err == nil && !back.Equal(st) {
		t.Fatalf("%s: the draft is not read back: %v\n%s", g.Name(), bad, data)
	}
	back, bad := g.Load(data)
	if (bad == nil) != (err == nil) || bad == nil && !back.Equal(st) {
		t.Fatalf("%s: checked: %v, read: %v\n%s", g.Name(), err, bad, data)
	}
	return err == nil
}

// goOn plays some actions from a position that can be.
func goOn(t *testing.T, st game.State, seed uint64) {
	t.Helper()
	r := game.NewRand(seed)
	for range 8 {
		legal := st.Legal(nil)
		if st.Over() {
			return
		}
		if len(legal) == 0 {
			t.Fatal("nothing can be done")
		}
		st.Apply(legal[r.Intn(len(legal))], nil)
		if err := st.Check(); err != nil {
			t.Fatalf("after a change by hand and play: %v", err)
		}
	}
}

// Dialled sets every counter to what its Range says, and to what it doesn't.
func Dialled(t *testing.T, g game.Game, setups []game.Setup) {
	t.Helper()
	for i, setup := range setups {
		st := playedOn(t, g, setup, uint64(i)*13)
		v, set := st.View(game.Nobody), 0
		for c := game.Counter(1); int(c) < len(v.Table.Counters); c++ {
			seat := game.Nobody
			if v.Table.Counters[c].PerSeat {
				seat = 1
			}
			d, ok := st.Range(c, seat)
			if ok {
				set++
			}
			for n := d.Least - 1; n <= d.Most+1; n += 1 + (d.Most-d.Least)/25 {
				o := st.Clone().(game.Editable)
				if err := o.SetCounter(c, seat, n); (err == nil) != (ok && d.Has(n)) {
					t.Errorf("%s: %s as %d of %d to %d: %v", g.Name(), v.Table.Counters[c].Name, n, d.Least,
						d.Most, err)
				}
				readBack(t, g, o, map[string]int{})
			}
		}
		if set < 4 {
			t.Errorf("%s: only %d counters can be set", g.Name(), set)
		}
	}
}

// TurnsBegun checks that a turn that begins is as one that was begun by hand, so that
// one that was left in its midst is known.
func TurnsBegun(t *testing.T, g game.Game, setups []game.Setup) {
	t.Helper()
	for i, setup := range setups {
		st := playedOn(t, g, setup, uint64(i)*29+1)
		for seat := range game.Seat(len(setup.Seats)) {
			st.SetTurn(seat, false)
			if st.Turn() != seat || st.Over() {
				continue // it has no turn any more
			}
			again := st.Clone().(game.Editable)
			if again.SetTurn(seat, false); !again.Equal(st) {
				t.Errorf("%s: seat %d's turn begins anew otherwise", g.Name(), seat)
			}
		}
	}
}

// Foretold plays on with all that comes to light told at random: it comes to light as
// it was told, in that order; nothing else does; and the position acted on stays.
func Foretold(t *testing.T, g game.Game, setups []game.Setup) (asked map[game.EventKind]int) {
	t.Helper()
	asked = map[game.EventKind]int{}
	for i, setup := range setups {
		st, r := playedOn(t, g, setup, uint64(i)*11), game.NewRand(uint64(i))
		for range 60 {
			legal := st.Legal(nil)
			if st.Over() || len(legal) == 0 {
				break
			}
			was, a := st.Clone(), legal[r.Intn(len(legal))]
			var told []uint16
			var kinds []game.EventKind
			f := game.Foretell(st, a, nil)
			for ; f.Ask != nil; f = game.Foretell(st, a, told) {
				if len(told) > 80 {
					t.Fatalf("%s: %s asks without end", g.Name(), g.Notation(a))
				}
				n, ok := anything(st, f, &r)
				if !ok {
					break // no such piece lies where nobody sees it
				}
				asked[f.Ask.Kind]++
				told, kinds = append(told, n), append(kinds, f.Ask.Kind)
			}
			if !st.Equal(was) {
				t.Fatalf("%s: %s, foretold, changed the position", g.Name(), g.Notation(a))
			}
			if f.After == nil {
				st.Apply(a, nil)
				continue
			}
			rolls := 0
			for _, e := range f.Events {
				if e.Kind != game.Roll {
					continue
				}
				for rolls < len(kinds) && kinds[rolls] != game.Roll {
					rolls++
				}
				if rolls < len(kinds) && int(told[rolls]) != int(e.Value) {
					t.Fatalf("%s: %s: told a %d, rolled a %d", g.Name(), g.Notation(a), told[rolls], e.Value)
				}
				rolls++
			}
			if err := f.After.Check(); err != nil {
				t.Fatalf("%s: after %s: %v", g.Name(), g.Notation(a), err)
			}
			if data, err := json.Marshal(f.After); err != nil {
				t.Fatal(err)
			} else if _, err := g.(game.Drafter).Draft(data); err != nil {
				t.Fatalf("%s: after %s: %v", g.Name(), g.Notation(a), err)
			}
			st = f.After
		}
	}
	return asked
}

// anything is something that may be told of what is asked.
func anything(st game.Editable, f game.Foretelling, r *game.Rand) (uint16, bool) {
	switch f.Ask.Kind {
	case game.Roll:
		return uint16(1 + r.Intn(6)), true
	case game.Seal:
		return uint16(r.Intn(len(f.Legal))), true
	}
	choices := f.Choices
	if len(choices) == 0 {
		at := f.Ask.To
		if f.Ask.Kind == game.Flip {
			at = f.Ask.From
		}
		choices = st.Choices(at)
		if len(choices) == 0 {
			choices = st.Choices(f.Ask.From)
		}
		from := f.Before.Where(f.Ask.Piece.ID)
		var lie []game.Piece
		for _, p := range choices {
			if w := f.Before.Where(p.ID); w.Zone == from.Zone && w.Seat == from.Seat && p.Back == f.Ask.Piece.Back {
				lie = append(lie, p)
			}
		}
		choices = lie
	}
	if len(choices) == 0 {
		return 0, false
	}
	return choices[r.Intn(len(choices))].ID, true
}

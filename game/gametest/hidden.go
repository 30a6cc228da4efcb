package gametest

import (
	"bytes"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"posterestante/game"
)

// redeals is how many re-deals are compared at a sampled step.
const redeals = 8

// deals counts, for the zones of a case, in how many sampled positions they
// could have changed in a re-deal, and in how many they did. A bag changes when
// another piece comes out of it first.
type deals struct {
	could, did map[game.Zone]int
	table      *game.Table

	sealed, opened int // sealed actions, and those of which re-deals made several
}

// seal counts a sealed action, of which re-deals made so many others.
func (d *deals) seal(values int) {
	d.sealed++
	if values > 1 {
		d.opened++
	}
}

func (d *deals) count(z game.Zone, changed bool) {
	if d.could == nil {
		d.could, d.did = map[game.Zone]int{}, map[game.Zone]int{}
	}
	d.could[z]++
	if changed {
		d.did[z]++
	}
}

// verdict is the second half of law 11: hidden zones take several values.
func (d *deals) verdict() string {
	for z, n := range d.could {
		if n >= 5 && d.did[z] == 0 {
			return fmt.Sprintf("zone %s is hidden and in %d positions no re-deal ever changed it",
				d.table.Zones[z].Name, n)
		}
	}
	if d.sealed >= 20 && d.opened == 0 {
		return fmt.Sprintf("%d actions were sealed, and no re-deal made another of any", d.sealed)
	}
	return ""
}

// redeal holds laws 2 and 11 for every viewer.
func (m *match) redeal(st game.State, legal []game.Action) error {
	m.deals.table = m.g.Table()
	for i, who := range m.viewers {
		if err := m.known(i, st, legal); err != nil {
			return err
		}
		var dealt []game.State
		for range redeals {
			d := st.Clone()
			r := m.chance
			d.Determinize(who, &m.chance)
			if err := m.kept(i, d, st, legal); err != nil {
				return err
			}
			// What is dealt follows from what the seat knows and from r alone:
			// from another deal of the same knowledge it comes out the same.
			if len(dealt) > 0 {
				other := dealt[0].Clone()
				other.Determinize(who, &r)
				if !other.Equal(d) {
					return m.broken(Ignorance, "the re-deal for seat %d depends on what it can't know:\n%s\n%s", who,
						text(d), text(other))
				}
			}
			dealt = append(dealt, d)
		}
		if err := m.newChance(st, dealt); err != nil {
			return err
		}
		m.seenAnew(i, st, dealt)
		m.drawnAnew(i, dealt)
	}
	return nil
}

// kept holds law 2 for one re-deal.
func (m *match) kept(i int, d, st game.State, legal []game.Action) error {
	who := m.viewers[i]
	if diff := m.views[i].Diff(d.View(who)); diff != "" {
		return m.broken(Redeal, "a re-deal changes what seat %d sees: %s", who, diff)
	}
	if st.Turn() == who && !slices.Equal(d.Legal(nil), legal) {
		return m.broken(Redeal, "a re-deal changes what seat %d may do", who)
	}
	if err := d.Check(); err != nil {
		return m.broken(Redeal, "a re-deal for seat %d is impossible: %v", who, err)
	}
	return nil
}

// knowing is a state that can be made from a view: what the seat doesn't know
// is blank there. Words ask it, so that no rule is written twice.
type knowing interface{ FromView(*game.View) }

// known checks that a state made from a view looks the same to its seat and
// allows it the same, and keeps nothing of what the state was before.
func (m *match) known(i int, st game.State, legal []game.Action) error {
	who, s := m.viewers[i], st.Clone()
	k, ok := s.(knowing)
	if !ok {
		return nil
	}
	k.FromView(&m.views[i])
	if diff := m.views[i].Diff(s.View(who)); diff != "" {
		return m.broken(Redeal, "the state made from what seat %d sees looks otherwise: %s", who, diff)
	}
	if st.Turn() == who && !slices.Equal(s.Legal(nil), legal) {
		return m.broken(Redeal, "the state made from what seat %d sees allows it %v", who, s.Legal(nil))
	}
	other, r := st.Clone(), m.chance
	other.Determinize(who, &r)
	other.(knowing).FromView(&m.views[i])
	if !other.Equal(s) {
		return m.broken(Redeal, "the state made from what seat %d sees keeps what was before", who)
	}
	return nil
}

// newChance checks that a re-deal doesn't keep the chance to come, and nothing from which that could be known: neither
// the match's seed nor the key that is made of it.
func (m *match) newChance(st game.State, dealt []game.State) error {
	if m.plan.Chance == "" {
		return nil
	}
	truth, err := m.chanceOf(text(st))
	if err != nil {
		return err
	}
	had := []string{truth}
	key, _, keyed := strings.Cut(truth, "+")
	seed := fmt.Appendf(nil, "%q", m.c.Setup.Seed)
	for _, d := range dealt {
		page := text(d)
		now, err := m.chanceOf(page)
		switch {
		case err != nil:
			return err
		case slices.Contains(had, now):
			return m.broken(Ignorance, "a re-deal keeps the state of chance")
		case strings.Contains(now, "+"):
			return m.broken(Ignorance, "a re-deal draws as a match does, by a key: %s", now)
		case keyed && bytes.Contains(page, []byte(key)), bytes.Contains(page, seed):
			return m.broken(Ignorance, "a re-deal holds the seed of the match:\n%s", page)
		}
		had = append(had, now)
	}
	return nil
}

// chanceOf is the state of chance in the page of a position.
func (m *match) chanceOf(page []byte) (out string, err error) {
	var fields map[string]json.RawMessage
	if err = json.Unmarshal(page, &fields); err == nil {
		err = json.Unmarshal(fields[m.plan.Chance], &out)
	}
	if err != nil {
		return "", m.broken(Ignorance, "the page has no text %q: %v", m.plan.Chance, err)
	}
	return out, nil
}

// seenAnew looks with the eyes of others at what a viewer can't see.
func (m *match) seenAnew(i int, st game.State, dealt []game.State) {
	for j := range m.viewers {
		if i == j {
			continue
		}
		for k, pile := range m.views[i].Piles {
			truth := m.views[j].Piles[k].Pieces
			hidden := hiddenFaces(pile.Pieces, truth)
			slices.Sort(hidden)
			if len(slices.Compact(hidden)) < 3 {
				continue
			}
			changed := false
			for _, d := range dealt {
				v := d.View(m.viewers[j])
				changed = changed || !slices.Equal(v.Piles[k].Pieces, truth)
			}
			m.deals.count(zoneOf(m.views[i], k), changed)
		}
	}
}

// hiddenFaces are the faces that one viewer lacks and another sees.
func hiddenFaces(mine, theirs []game.Piece) (out []uint16) {
	for n, p := range mine {
		if p.Back != 0 && p.ID == 0 && n < len(theirs) && theirs[n].ID != 0 {
			out = append(out, theirs[n].ID)
		}
	}
	return out
}

// zoneOf is the zone of a view's k-th pile.
func zoneOf(v game.View, k int) game.Zone {
	for z := range v.Table.Zones {
		for seat := range v.Seats {
			if v.Pile(game.Zone(z), game.Seat(seat)) == &v.Piles[k] {
				return game.Zone(z)
			}
		}
	}
	return 0
}

// drawnAnew plays the re-deals on until something comes out of a bag.
func (m *match) drawnAnew(i int, dealt []game.State) {
	first := map[game.Zone]map[uint16]int{}
	for _, d := range dealt {
		d = d.Clone()
		r, out := game.NewRand(1), map[game.Zone]bool{}
		var buf []game.Action
		for range 60 {
			if buf = d.Legal(buf[:0]); len(buf) == 0 {
				break
			}
			var log game.Log
			d.Apply(buf[r.Intn(len(buf))], &log)
			for _, e := range log.Events {
				if e.Kind == game.Shuffle {
					out[e.To.Zone] = true
				}
				if e.Kind != game.Move || m.deals.table.Zones[e.From.Zone].Kind != game.Bag || out[e.From.Zone] {
					continue
				}
				out[e.From.Zone] = true
				if first[e.From.Zone] == nil {
					first[e.From.Zone] = map[uint16]int{}
				}
				first[e.From.Zone][e.Piece.ID]++
			}
		}
	}
	for z, ids := range first {
		came := 0
		for _, n := range ids {
			came += n
		}
		if came >= redeals-2 && m.bagged(i, z) >= 3 {
			m.deals.count(z, len(ids) > 1)
		}
	}
}

// bagged is how many pieces lie in the bags of a zone.
func (m *match) bagged(i int, z game.Zone) int {
	v, n := m.views[i], 0
	for k := range v.Piles {
		if zoneOf(v, k) == z {
			n += v.Piles[k].Len()
		}
	}
	return n
}

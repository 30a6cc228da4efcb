package verbs

import (
	"slices"

	"posterestante/game"
)

// Why says why, with these spots picked, a spot leads nowhere: it takes the
// action that such clicks may mean, one that can be used now before any other,
// and gives its refusal. otherwise answers where nothing that can be used now is
// meant; shut refuses what is meant and can't be used now, nil if nothing is. Why
// is nil where the spot leads on.
func (t *Table[S]) Why(s S, legal []game.Action, picked []game.Spot, spot game.Spot,
	otherwise func(shut *game.Refusal) *game.Refusal) *game.Refusal {
	var buf [8]game.Spot
	for _, a := range legal {
		if leads(t.Parts(s, a, buf[:0]), picked, spot) {
			return nil
		}
	}
	shut := Reason(0)
	for _, a := range t.all {
		row := &t.Rows[a.Verb]
		if row.Has != nil && row.Has(s, a) != 0 || !leads(row.Parts(s, a, buf[:0]), picked, spot) {
			continue
		}
		if r := t.Closed(s, a); r != 0 {
			if shut == 0 {
				shut = r
			}
		} else if row.May != nil {
			if r := row.May(s, a); r != 0 {
				return t.Refusal(r)
			}
		}
	}
	return otherwise(t.Refusal(shut))
}

// leads says whether the spot comes next after those picked. Parts of one zone
// in a row are a set, clicked in any order.
func leads(parts, picked []game.Spot, spot game.Spot) bool {
	for len(parts) > 0 {
		n := 1
		for n < len(parts) && parts[n].Zone == parts[0].Zone {
			n++
		}
		set := parts[:n]
		k := 0 // how many of the set are picked
		for k < len(picked) && k < n && slices.Contains(set, picked[k]) {
			k++
		}
		if k < n {
			return k == len(picked) && slices.Contains(set, spot) && !slices.Contains(picked, spot)
		}
		parts, picked = parts[n:], picked[k:]
	}
	return false
}

package globe

import (
	"slices"

	"posterestante/game"
)

// The rules of a game have versions, since what its page leaves open was tuned
// anew (docs/sakodo.md, docs/routard.md). A match is played on by those it was begun with; its
// counter RulesN tells which, so that whoever looks at it reads the cards as they
// are there.

var _ game.Versioned = Game{}

// Versions is the last of some versions of a game, from the first on.
func Versions(games ...Game) Game {
	var all []*Rules
	for _, g := range games {
		all = append(all, g.R)
	}
	for i, r := range all {
		r.versions, r.Version = all, i+1
	}
	return games[len(games)-1]
}

// OfRules is game.Versioned.
func (g Game) OfRules(version int) (game.Game, bool) {
	for _, r := range g.R.versions {
		if r.Version == version {
			return Game{R: r}, true
		}
	}
	return nil, false
}

// Of are the rules by which a view is to be read.
func (r *Rules) Of(v *game.View) *Rules { return r.version(v.Counter(RulesN, game.Nobody)) }

// version are the rules that the counter RulesN tells of.
func (r *Rules) version(n int) *Rules {
	for _, o := range r.versions {
		if o.Version == max(1, n) && o.Version != r.Version {
			return o
		}
	}
	return r
}

// last is the last version there is.
func (r *Rules) last() int { return r.versions[len(r.versions)-1].Version }

// Before are the decks in which some cards of a kind, by their keys, do what they
// did by the rules before.
func (d Decks) Before(k Kind, did map[string]Effect) *Decks {
	d[k] = slices.Clone(d[k])
	for i := range d[k] {
		if e, changed := did[d[k][i].Key]; changed {
			d[k][i].Effects = []Effect{e}
		}
	}
	return &d
}

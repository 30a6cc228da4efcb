package deal

import (
	"slices"

	"posterestante/game"
)

// Table is the referee's side of a deal on its way.
type Table struct {
	deal Deal
	sums []string
}

// Begin begins the deal of a match among those who give a part.
func Begin(match string, turn int, names []string, random func([]byte)) *Table {
	t := &Table{deal: Deal{Match: match, Turn: turn, Secret: Draw(random)}, sums: make([]string, len(names))}
	for _, n := range names {
		t.deal.Parts = append(t.deal.Parts, Share{Name: n})
	}
	return t
}

// Terms are what the i-th of them is told, -1 for whoever gives none.
func (t *Table) Terms(you int) *Terms {
	out := &Terms{Match: t.deal.Match, Turn: t.deal.Turn, Host: Sum(t.deal.Match, t.deal.Secret), You: you,
		Names: []string{}}
	for _, p := range t.deal.Parts {
		out.Names = append(out.Names, p.Name)
	}
	if len(t.sums) > 0 && t.summed() {
		out.Sums = slices.Clone(t.sums)
	}
	return out
}

func (t *Table) summed() bool { return !slices.Contains(t.sums, "") }

// Commit takes the sum of the i-th part; ok is false where it is none, or comes again. all says that it was the last.
func (t *Table) Commit(i int, sum string) (all, ok bool) {
	if i < 0 || i >= len(t.sums) || t.sums[i] != "" || !Good(sum) {
		return false, false
	}
	t.sums[i] = sum
	return t.summed(), true
}

// Open takes the i-th part; ok is false where it isn't what was committed to, or comes too early.
func (t *Table) Open(i int, part string) (all, ok bool) {
	if i < 0 || i >= len(t.sums) || !t.summed() || !Good(part) || Sum(t.deal.Match, part) != t.sums[i] {
		return false, false
	}
	t.deal.Parts[i].Part = part
	return t.Opened(), true
}

// Opened says whether all parts are there.
func (t *Table) Opened() bool {
	return !slices.ContainsFunc(t.deal.Parts, func(s Share) bool { return s.Part == "" })
}

// Late says whether the i-th still has to answer.
func (t *Table) Late(i int) bool {
	if t.summed() {
		return t.deal.Parts[i].Part == ""
	}
	return t.sums[i] == ""
}

// Deal is what came of it, once it is opened, and Seed its seed.
func (t *Table) Deal() (Deal, game.Seed) { return t.deal, t.deal.Seed() }

package deal

import (
	"slices"

	"posterestante/game"
)

// Terms are what all are told of a deal before anything of it is opened.
type Terms struct {
	Match string   `json:"match"`          // the id that the match will have
	Turn  int      `json:"turn"`           // as in Deal
	Host  string   `json:"host"`           // the sum of the referee's secret
	Names []string `json:"names"`          // of those who give a part, in order
	You   int      `json:"you"`            // which of them is told so; -1 for none
	Sums  []string `json:"sums,omitempty"` // of all parts, once they are there
}

// Party is a program's side of a deal: what it was told, and its own part. It may be kept as JSON, so that it still
// knows after the match, however often the program was closed.
type Party struct {
	Told Terms  `json:"told"`
	Part string `json:"part,omitempty"`
}

// Answer is what a party says to terms: the sum of its part, or the part itself.
type Answer struct {
	Sum, Part string // one of them, or neither
}

// Hear takes the terms of a deal and says what is to be answered. With terms that break those of before nothing is.
func (p *Party) Hear(t *Terms, random func([]byte)) (a Answer) {
	if !t.good() {
		return a
	}
	if t.Sums == nil && p.began(t) { // heard twice
		if t.You >= 0 {
			a.Sum = Sum(t.Match, p.Part)
		}
		return a
	}
	if t.Sums == nil { // a new deal
		*p = Party{Told: *t}
		if t.You >= 0 {
			p.Part = Draw(random)
			a.Sum = Sum(t.Match, p.Part)
		}
		return a
	}
	if !p.began(t) || p.Told.Sums != nil {
		return a
	}
	p.Told.Sums = t.Sums
	if t.You >= 0 && t.Sums[t.You] == Sum(t.Match, p.Part) {
		a.Part = p.Part
	}
	return a
}

// good says whether terms can be read.
func (t *Terms) good() bool {
	bad := func(s string) bool { return !Good(s) }
	n := len(t.Names)
	return Good(t.Host) && n <= game.MaxSeats && t.You >= -1 && t.You < n && t.Turn >= 1 &&
		(t.Sums == nil || len(t.Sums) == n && !slices.ContainsFunc(t.Sums, bad))
}

// began says whether these are terms of the deal that it knows.
func (p *Party) began(t *Terms) bool {
	was := &p.Told
	return was.Match == t.Match && was.Host == t.Host && was.You == t.You && was.Turn == t.Turn &&
		slices.Equal(was.Names, t.Names)
}

// Check says whether a deal that was opened is the one that was agreed: all that it holds was committed to before, this
// program's own part is in it, and it gives the seed. Of a deal that the party wasn't told of it can only check the
// last.
func (p *Party) Check(d *Deal, match string, seed game.Seed) error {
	if err := d.Check(match, seed); err != nil {
		return err
	}
	if !p.Knows(match) {
		return nil
	}
	t := &p.Told
	if d.Turn != t.Turn || Sum(match, d.Secret) != t.Host {
		return ErrBroken
	}
	if len(d.Parts) != len(t.Sums) {
		return ErrLost
	}
	for i, s := range d.Parts {
		if Sum(match, s.Part) != t.Sums[i] {
			return ErrBroken
		}
	}
	if t.You >= 0 && d.Parts[t.You].Part != p.Part {
		return ErrLost
	}
	return nil
}

// Knows says whether the party was told of the deal of a match.
func (p *Party) Knows(match string) bool { return p.Told.Host != "" && p.Told.Match == match }

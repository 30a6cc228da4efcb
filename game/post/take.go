package post

import (
	"errors"
	"os"
	"path/filepath"
	"slices"

	"posterestante/game"
)

// Outcome is what became of a letter.
type Outcome int

// The outcomes.
const (
	New    Outcome = iota // the match wasn't here: it lies on the shelf now
	Longer                // it continues what was here: that was taken
	Same                  // all of it was here, and no more
	Older                 // what is here continues it: nothing changed
	Apart                 // it and what is here went different ways: both are kept
)

// Taken is a letter that was taken.
type Taken struct {
	ID   string // of the match, on the shelf; of the new one where they went apart
	What Outcome
	From int // how many actions the two share
}

// Grow has a match that is open go on by what a session has beyond its first actions. ok is false where it isn't open.
type Grow func(match string, s *game.Session, from int) (ok bool, err error)

// Take takes a letter that came. The error is a *Trouble; Locked where an invitation is to be pasted first; or the
// store's. Nothing changes then.
func (b *Box) Take(data []byte, grow Grow) (Taken, error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	name, err := keyName(data)
	if err != nil {
		return Taken{}, err
	}
	all := b.cases(name)
	if len(all) == 0 {
		return Taken{}, trouble(Locked, nil)
	}
	k, _ := all[0].key()
	l, err := open(&k, data)
	if err != nil {
		return Taken{}, err
	}
	fork := -1
	for i := range all {
		t, met, err := b.meet(&all[i], l, grow)
		if err != nil || met && t.What != Apart {
			return t, err
		}
		if met {
			fork = max(fork, t.From)
		}
	}
	return b.put(all, l, fork)
}

// meet holds a letter against what is here; met is false where that is no match.
func (b *Box) meet(c *Case, l *Letter, grow Grow) (t Taken, met bool, err error) {
	if c.Match == "" {
		return t, false, nil
	}
	here, err := b.shelf.Look(c.Match)
	if err != nil { // it was deleted, or can't be read: what came is put beside it
		return t, false, nil
	}
	chain, n := Chain(here), here.Session.Len()
	t = Taken{ID: c.Match, What: Apart, From: Fork(chain, l.chain)}
	switch {
	case Continues(chain, l.chain):
		t.What = Older
		if n == l.Match.Session.Len() {
			t.What = Same
		}
	case Continues(l.chain, chain):
		t.What = Longer
		if err = b.grow(c.Match, l.Match.Session, n, grow); err == nil {
			c.Owners, c.Stamps, c.Sent = l.Owners, l.Stamps, l.Match.Session.Len()
			err = b.write(c)
		}
	}
	return t, t.From >= 0, err
}

// grow has a match go on by what a letter has more.
func (b *Box) grow(match string, s *game.Session, from int, grow Grow) (err error) {
	if grow != nil {
		if ok, err := grow(match, s, from); ok {
			return err
		}
	}
	m, err := b.shelf.Resume(match)
	if err != nil {
		return err
	}
	for n := from; n < s.Len() && err == nil; n++ {
		_, err = m.DoThought(s.Step(n).Action, s.Step(n).Thought)
	}
	return errors.Join(err, m.Close())
}

// put lays a match on the shelf that wasn't there, or that went another way than the one there.
func (b *Box) put(all []Case, l *Letter, fork int) (Taken, error) {
	in, err := b.shelf.Import("", l.Text)
	if err != nil {
		return Taken{}, err
	}
	c := Case{Match: in.ID, Key: all[0].Key, Owners: l.Owners, Stamps: l.Stamps, Sent: l.Match.Session.Len()}
	for _, a := range all {
		for _, h := range a.Seats {
			if !slices.Contains(c.Seats, h) {
				c.Seats = append(c.Seats, h)
			}
		}
	}
	if err := b.write(&c); err != nil {
		return Taken{}, err
	}
	for i := range all {
		if all[i].Match == "" { // its match is here now
			_ = os.Remove(filepath.Join(b.dir, all[i].name()+caseExt)) // what stays is harmless
		}
	}
	if fork >= 0 {
		return Taken{ID: in.ID, What: Apart, From: fork}, nil
	}
	return Taken{ID: in.ID, What: New}, nil
}

// Package gametest holds the laws of the house for any game of the box, under
// random play. It knows no game.
//
// The words: a Case is a start to play from, a Plan the cases of a game and how
// closely to look. A match is one random playthrough of a case. A viewer is a
// seat or the spectator. A sampled step is one where the costly laws are held.
package gametest

import (
	"fmt"
	"runtime/debug"
	"testing"

	"posterestante/game"
)

// Law is a law by its number in the design.
type Law int

// The laws. Contract is what game.State and game.Game promise besides them;
// Clicks is that what is lit can be clicked and what is dark says why.
const (
	Contract  Law = iota
	Follow        // 1: a view with the events applied is the next view
	Redeal        // 2: a re-deal changes nothing that its seat can see or do
	Copies        // 3: clones are equal and share nothing
	Replay        // 4: the same setup and actions give the same states
	Conserve      // 5: pieces are neither made nor lost
	Ends          // 6: every game ends
	Notation      // 7: notation and parts tell actions apart
	Undo          // 8: undo and redo, stopped exactly by what was learned
	Page          // 9: JSON and back
	NoPeek        // 10: no event shows a face that the views don't
	Ignorance     // 11: a re-deal knows nothing that its seat doesn't
	Clicks
	Timeline // no rewind crosses what was learned, and each lock says what that was
	Asks     // who would end the match is asked, once, and the question tells nothing hidden
	Secrets  // what is sealed is told nobody until it is opened; no text tells what the events hide
	Foresees // what an action would bring is told as far as its seat can know, and comes true
	Replies  // what a seat imagines and replies follows from what it sees
	Thoughts // why an action was taken is told the same in all worlds that who is told may imagine
)

var lawNames = [...]string{"the contract", "law 1 (events tell all)", "law 2 (re-deal keeps the view)", "law 3 (clones)", "law 4 (replay)",
	"law 5 (pieces)", "law 6 (end)", "law 7 (notation)", "law 8 (undo)", "law 9 (JSON)", "law 10 (faces on the way)", "law 11 (re-deal forgets)", "clicks",
	"the timeline", "the question before the end", "the seal", "the preview", "the reply", "the thought"}

// String names the law.
func (l Law) String() string { return lawNames[l] }

// Broken is the error that says which law a game broke, and where.
type Broken struct {
	Law    Law
	Case   string
	Seed   game.Seed
	Step   int    // actions done before
	Action string // the action about to be done, or just done
	Why    string
}

// Error says it with all that is needed to play there again.
func (b *Broken) Error() string {
	return fmt.Sprintf("%v is broken: %s\n  case %q, seed %q, step %d, action %q", b.Law, b.Why, b.Case, b.Seed,
		b.Step, b.Action)
}

// Case is a start to play from.
type Case struct {
	Name     string
	Setup    game.Setup // Seed is the number of the first match, the next have the next ones
	Position []byte     // a page to start from instead of a new deal; may be nil
	Matches  int        // how many; 0 is one
	Actions  int        // after how many to stop; 0 plays to the end
	Every    int        // in place of the plan's; 0 leaves it

	// Reply chooses for seats that are not played at random, with the reason to keep;
	// ok is false for those that are. Where it is nil all are.
	Reply func(*game.Session) (a game.Action, why *game.Thought, ok bool)
}

// Plan is what Check does.
type Plan struct {
	Cases   []Case
	Every   int           // the costly laws are held on one step of so many; 0 is 16
	Grammar []game.Action // every action of the notation, to hold Refuse against Legal there and around; may be nil
	Golden  string        // file of the golden ends; "" for none
	Chance  string        // the field of the page that holds the state of chance; "" for none
}

// Check holds all laws on all cases of a plan.
func Check(t *testing.T, g game.Game, plan Plan) {
	t.Helper()
	if err := grammarHolds(g, plan.Grammar); err != nil {
		t.Error(err)
	}
	ends := make([][]string, len(plan.Cases))
	t.Run("laws", func(t *testing.T) {
		for i, c := range plan.Cases {
			t.Run(c.Name, func(t *testing.T) {
				t.Parallel()
				usual := max(c.Matches, 1)
				c.Matches = usual * Times()
				all, err := Play(g, plan, c)
				if err != nil {
					t.Error(err)
				}
				ends[i] = all[:min(len(all), usual)]
			})
		}
	})
	if plan.Golden != "" && !t.Failed() {
		golden(t, plan.Golden, ends)
	}
}

// Play plays the matches of a case and holds the laws on them. It gives a line
// for each match's end; the error is a *Broken, or a start that can't be set up.
func Play(g game.Game, plan Plan, c Case) (ends []string, err error) {
	deals := &deals{}
	for i := range max(c.Matches, 1) {
		m := &match{g: g, plan: plan, c: c, deals: deals}
		m.seed(uint64(i))
		m.c.Setup.Game = g.Name()
		end, err := m.guarded()
		if err != nil {
			return ends, err
		}
		ends = append(ends, end)
	}
	if why := deals.verdict(); why != "" {
		return ends, &Broken{Law: Ignorance, Case: c.Name, Why: why}
	}
	return ends, nil
}

// guarded turns a panic of the game into an error that says where.
func (m *match) guarded() (end string, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = m.broken(Contract, "panic: %v\n%s", r, debug.Stack())
		}
	}()
	return m.play()
}

func (m *match) broken(law Law, format string, args ...any) error {
	b := &Broken{Law: law, Case: m.c.Name, Seed: m.c.Setup.Seed, Step: m.step, Why: fmt.Sprintf(format, args...)}
	if m.last.Verb != 0 {
		b.Action = m.g.Notation(m.last)
	}
	return b
}

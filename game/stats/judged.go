package stats

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"time"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/store"
)

// judgedPaper keeps what analyses found of persons' turns. It is no part of a match: who takes in a shared file has it
// analysed anew.
var judgedPaper = paper{"judged.json", 1, "stats.judged."}

// Errors is what an analysis found of a person's seat of a match.
type Errors struct {
	Seat  int     `json:"seat"`
	Turns int     `json:"turns"` // that were judged
	Lost  float64 `json:"lost"`  // of the chance to win, a turn of them on the mean, from 0 to 1
}

// judged is what is kept of a match that was analysed. Its file may have come under another id meanwhile.
type judged struct {
	Begun   time.Time `json:"begun"`
	Seed    game.Seed `json:"seed"`
	Actions int       `json:"actions"` // how many the match had then
	Errors  []Errors  `json:"errors"`
}

// is says whether it is of that match.
func (j *judged) is(m *Match) bool { return j.Begun.Equal(m.Begun) && j.Seed == m.Seed }

// judgedPage is judged.json, the match begun first before all others.
type judgedPage struct {
	Format  int      `json:"format"`
	Matches []judged `json:"matches"`
}

// KeepErrors writes down, in the data folder, the Errors of a match, instead of what an earlier analysis of it found.
// The error is an *store.Excuse: what was found is not kept, or the file was damaged and begins anew with it.
func KeepErrors(data string, m *Match) error {
	dir, err := store.DataDir(data)
	if err != nil {
		return err
	}
	if err := store.MakeFolder(dir); err != nil {
		return judgedPaper.sorry(dir, "save", err)
	}
	lock := judgedPaper.lock(dir)
	defer func() { _ = lock.Close() }()
	all, left, said := openJudged(dir)
	if left {
		return said
	}
	all = slices.DeleteFunc(all, func(j judged) bool { return j.is(m) })
	all = append(all, judged{m.Begun, m.Seed, m.Actions, m.Errors})
	slices.SortStableFunc(all, func(a, b judged) int {
		return cmp.Or(a.Begun.Compare(b.Begun), cmp.Compare(a.Seed, b.Seed))
	})
	return errors.Join(judgedPaper.save(dir, judgedPage{judgedPaper.format, all}), said)
}

// openJudged reads what is kept, see paper.open.
func openJudged(dir string) (all []judged, left bool, err error) {
	left, err = judgedPaper.open(dir, func(raw []byte) (format int, err error) {
		p, err := readJudged(raw)
		all = p.Matches
		return p.Format, err
	})
	return all, left, err
}

// readJudged reads judged.json to the letter; of one of another format only that.
func readJudged(raw []byte) (p judgedPage, err error) {
	var head struct {
		Format int `json:"format"`
	}
	if err := foreign.Bounded(raw, &head); err != nil {
		return p, err
	}
	if head.Format != judgedPaper.format {
		return judgedPage{Format: head.Format}, fmt.Errorf("format %d", head.Format)
	}
	if err := foreign.Read(raw, &p); err != nil {
		return judgedPage{Format: head.Format}, err
	}
	for _, j := range p.Matches {
		if j.Actions < 0 || len(j.Errors) == 0 || len(j.Errors) > game.MaxSeats ||
			!slices.IsSortedFunc(j.Errors, bySeat) || slices.ContainsFunc(j.Errors, Errors.wrong) {
			return judgedPage{Format: head.Format}, fmt.Errorf("the match begun %s is not whole", j.Begun)
		}
	}
	return p, nil
}

func bySeat(a, b Errors) int { return cmp.Compare(a.Seat, b.Seat) }

// wrong says whether no analysis finds that.
func (e Errors) wrong() bool {
	return e.Seat < 0 || e.Seat >= game.MaxSeats || e.Turns < 1 || e.Lost < 0 || e.Lost > 1
}

// errorsOf are those of a match as it ended; one whose end was taken back may have another.
func (s *Store) errorsOf(m *Match) []Errors {
	for i := range s.judged {
		j := &s.judged[i]
		if j.is(m) && j.Actions == m.Actions && j.Errors[len(j.Errors)-1].Seat < len(m.Seats) {
			return j.Errors
		}
	}
	return nil
}

package stats

import (
	"cmp"
	"slices"
	"strings"

	"posterestante/game/store"
)

// file is the name of the figures' file in the data folder.
const file = "stats.json"

// figuresPaper is that file.
var figuresPaper = paper{file, Format, "stats.error."}

// Store keeps what matches told, by their ids, in the file stats.json of the
// data folder. One goroutine uses it.
type Store struct {
	dir     string
	entries map[string]entry
	judged  []judged // what analyses found
	foreign bool     // the file on disk is a newer program's, or can't be read: it is left
}

// Open reads the figures of a data folder, see store.DataDir. It gives a Store
// in any case; the error says itself in both languages: it tells of a file that
// was damaged or is an older program's and was set aside, or can't be used. Update
// then counts the shelf anew.
func Open(data string) (*Store, error) {
	dir, err := store.DataDir(data)
	s := &Store{dir: dir, entries: map[string]entry{}, foreign: err != nil}
	if err != nil {
		return s, err
	}
	store.Sweep(dir, lockName)
	s.foreign, err = figuresPaper.open(dir, func(raw []byte) (int, error) {
		p, err := read(raw)
		if err == nil {
			s.entries = p.Matches
		}
		return p.Format, err
	})
	if err == nil { // else one sentence is enough, and what is wrong there is said next time
		s.judged, _, err = openJudged(dir)
	} else if raw, failed := store.ReadFile(judgedPaper.path(dir)); failed == nil {
		p, _ := readJudged(raw)
		s.judged = p.Matches
	}
	return s, err
}

func (s *Store) path() string { return figuresPaper.path(s.dir) }

// Update reads what is new on the shelf: matches that were finished, or written
// to, since. A match that is no longer there keeps its figures. It says whether
// anything changed, so that Save is called for.
func (s *Store) Update(shelf *store.Shelf) (changed bool) {
	for _, in := range shelf.List() {
		old, known := s.entries[in.ID]
		if known && old.Played.Equal(in.Played) {
			continue
		}
		if !in.Over && in.Problem == nil {
			if known { // its end was taken back, or it is played on
				delete(s.entries, in.ID)
				changed = true
			}
			continue
		}
		s.entries[in.ID] = fresh(shelf, in, old)
		changed = true
	}
	return changed
}

// fresh reads a match file. One that was counted and is damaged now keeps what
// it told.
func fresh(shelf *store.Shelf, in store.Info, old entry) entry {
	e := entry{Played: in.Played, Why: Damaged, Match: old.Match}
	if in.Problem == nil {
		if r, err := shelf.Look(in.ID); err == nil {
			if m, why := Of(r); why != Damaged {
				m.ID = in.ID
				return entry{Played: in.Played, Why: why, Match: kept(m, why)}
			}
		}
	}
	if e.Match != nil {
		e.Why = Counted
	}
	return e
}

func kept(m Match, why string) *Match {
	if why != Counted {
		return nil
	}
	return &m
}

// Matches are the matches that count, the last begun first. A match that came
// back under another id (shared, deleted and taken in again) is there once.
func (s *Store) Matches() []Match {
	var out []Match
	helped := coached(s.dir)
	for _, e := range s.entries {
		if e.Match != nil {
			m := *e.Match
			m.Coached, m.Errors = helped[m.ID], s.errorsOf(&m)
			out = append(out, m)
		}
	}
	slices.SortFunc(out, func(a, b Match) int {
		return cmp.Or(b.Begun.Compare(a.Begun), cmp.Compare(b.Seed, a.Seed), strings.Compare(b.ID, a.ID))
	})
	return slices.CompactFunc(out, func(a, b Match) bool {
		return a.Begun.Equal(b.Begun) && a.Seed == b.Seed && a.Actions == b.Actions &&
			slices.EqualFunc(a.Seats, b.Seats, sameSeat)
	})
}

func sameSeat(a, b Seat) bool { return a.Name == b.Name && a.Kind == b.Kind && a.Total == b.Total }

// Report adds all up.
func (s *Store) Report() Report {
	matches := s.Matches()
	slices.Reverse(matches) // a name is shown as it was last written
	r := Read(matches)
	for _, e := range s.entries {
		if e.Why != Counted && e.Why != Unfinished {
			if r.Skipped == nil {
				r.Skipped = map[string]int{}
			}
			r.Skipped[e.Why]++
		}
	}
	return r
}

// Save writes the figures, at once or not at all. A newer program's file is
// left as it is. The error is an *store.Excuse.
func (s *Store) Save() error {
	if s.foreign {
		return nil
	}
	if err := store.MakeFolder(s.dir); err != nil {
		return figuresPaper.sorry(s.dir, "save", err)
	}
	lock := figuresPaper.lock(s.dir)
	defer func() { _ = lock.Close() }()
	return figuresPaper.save(s.dir, page{Format, s.entries})
}

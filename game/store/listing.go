package store

import (
	"cmp"
	"os"
	"slices"
	"strings"
	"time"
)

// How the list is read in the background.
const (
	largeFile = 1 << 20                // bytes; larger files are read last
	newsEvery = 200 * time.Millisecond // how often it is told that more was read
	// how long what was bad counts as read: it may be mended where neither size nor time shows
	trustBad = time.Minute
)

// listed is a match file of the folder, as the folder tells of it.
type listed struct {
	id     string
	size   int64
	played time.Time
}

// files are the match files of the folder.
func (s *Shelf) files() []listed {
	entries, err := os.ReadDir(s.dir)
	if err != nil {
		return nil
	}
	var out []listed
	for _, e := range entries {
		id, ok := strings.CutSuffix(e.Name(), ext)
		if !ok || !goodID(id) {
			continue
		}
		f := listed{id: id}
		if stat, err := os.Stat(s.path(id)); err == nil {
			f.size, f.played = stat.Size(), stat.ModTime()
		}
		out = append(out, f)
	}
	return out
}

// Info is what the list says of one match, which is read if need be.
func (s *Shelf) Info(id string) Info {
	f := listed{id: id}
	if stat, err := os.Stat(s.path(id)); err == nil {
		f.size, f.played = stat.Size(), stat.ModTime()
	}
	return s.info(f)
}

// ListSoon lists, after at most that time, the matches that were read by then,
// and how many were not. The rest is read in the background, large files last;
// news is called, by another goroutine, whenever there are more.
func (s *Shelf) ListSoon(wait time.Duration, news func()) (list []Info, rest int) {
	files := s.files()
	if done := s.readSoon(files, news); done != nil {
		select {
		case <-done:
		case <-time.After(wait):
		}
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	for _, f := range files {
		if k := s.infos[f.id]; k.is(f) {
			list = append(list, k.Info)
		} else {
			rest++
		}
	}
	slices.SortFunc(list, byPlayed)
	return list, rest
}

// readSoon has the files read that aren't known. It gives what is closed in the
// end, where that was begun just now.
func (s *Shelf) readSoon(files []listed, news func()) (done chan struct{}) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.todo = slices.DeleteFunc(slices.Clone(files), func(f listed) bool { return s.infos[f.id].fresh(f) })
	slices.SortFunc(s.todo, func(a, b listed) int {
		return cmp.Or(cmp.Compare(a.size/largeFile, b.size/largeFile), b.played.Compare(a.played))
	})
	if len(s.todo) == 0 || s.reading {
		return nil
	}
	s.reading, done = true, make(chan struct{})
	go s.readAll(news, done)
	return done
}

// readAll reads what is to be read until nothing is.
func (s *Shelf) readAll(news func(), done chan struct{}) {
	told := time.Now()
	for {
		s.mu.Lock()
		if len(s.todo) == 0 {
			s.reading = false
			s.mu.Unlock()
			close(done)
			news()
			return
		}
		f := s.todo[0]
		s.todo = s.todo[1:]
		fresh := s.infos[f.id].fresh(f) // it was being read when it was put here
		s.mu.Unlock()
		if !fresh {
			s.know(f)
		}
		if time.Since(told) > newsEvery {
			told = time.Now()
			news()
		}
	}
}

// known is what the list said of a match when its file had that size and time.
type known struct {
	listed
	Info
	read time.Time // when it was read; zero where it never was
}

// is says whether the file is still the one that was read; fresh, whether it
// need not be read again.
func (k known) is(f listed) bool {
	return !k.read.IsZero() && k.size == f.size && k.played.Equal(f.played)
}

func (k known) fresh(f listed) bool {
	return k.is(f) && (k.Problem == nil || time.Since(k.read) < trustBad)
}

// know reads what the list says of one match.
func (s *Shelf) know(f listed) Info {
	k := known{listed: f, Info: s.read(f.id, f.played), read: time.Now()}
	s.mu.Lock()
	defer s.mu.Unlock()
	s.infos[f.id] = k
	return k.Info
}

// info is what the list says of one match, read anew where it is bad.
func (s *Shelf) info(f listed) Info {
	s.mu.Lock()
	k := s.infos[f.id]
	s.mu.Unlock()
	if k.is(f) && k.Problem == nil {
		return k.Info
	}
	return s.know(f)
}

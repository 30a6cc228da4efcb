package main

import (
	"bufio"
	"bytes"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"sync"
)

// fine is the verdict on a match that broke no law.
const fine = "fine"

// match is a match that was played: a line of the file.
type match struct {
	game, seats, options string
	seed                 uint64
	actions              int
	verdict              string
}

// String is the line: fields parted by tabs.
func (m match) String() string {
	verdict := strings.NewReplacer("\t", " ", "\n", " ").Replace(m.verdict)
	return fmt.Sprintf("%s\t%s\t%s\t%d\t%d\t%s", m.game, m.seats, m.options, m.seed, m.actions, verdict)
}

// command plays the match again.
func (m match) command() string {
	return fmt.Sprintf("go run ./scripts/soak -game %s -seed %d", m.game, m.seed)
}

// read reads a line.
func read(line string) (m match, err error) {
	f := strings.Split(line, "\t")
	if len(f) != 6 || f[5] == "" {
		return m, fmt.Errorf("%d fields, not 6", len(f))
	}
	m = match{game: f[0], seats: f[1], options: f[2], verdict: f[5]}
	if m.seed, err = strconv.ParseUint(f[3], 10, 64); err != nil {
		return m, err
	}
	m.actions, err = strconv.Atoi(f[4])
	return m, err
}

// ledger is the file of the matches that were played; of those of one seed the last
// counts. Several goroutines use it.
type ledger struct {
	sync.Mutex
	file   *os.File
	played map[string]map[uint64]match // by game and seed
	failed error                       // of writing
}

// open reads the file, and makes it where there is none.
func open(name string) (*ledger, error) {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return nil, err
	}
	data, err := os.ReadFile(name)
	if err != nil && !os.IsNotExist(err) {
		return nil, err
	}
	l := &ledger{played: map[string]map[uint64]match{}}
	whole := data[:bytes.LastIndexByte(data, '\n')+1] // a killed soak leaves half a line
	lines := bufio.NewScanner(bytes.NewReader(whole))
	for n := 1; lines.Scan(); n++ {
		m, err := read(lines.Text())
		if err != nil {
			return nil, fmt.Errorf("%s, line %d: %w", name, n, err)
		}
		l.note(m)
	}
	if err := lines.Err(); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if l.file, err = os.OpenFile(name, os.O_WRONLY|os.O_CREATE, 0o644); err != nil {
		return nil, err
	}
	if err := l.file.Truncate(int64(len(whole))); err != nil {
		return nil, err
	}
	_, err = l.file.Seek(int64(len(whole)), 0)
	return l, err
}

func (l *ledger) note(m match) {
	if l.played[m.game] == nil {
		l.played[m.game] = map[uint64]match{}
	}
	l.played[m.game][m.seed] = m
}

// add writes down a match.
func (l *ledger) add(m match) {
	l.Lock()
	defer l.Unlock()
	l.note(m)
	if _, err := fmt.Fprintln(l.file, m); err != nil && l.failed == nil {
		l.failed = err
	}
}

// actions counts those of a game's matches.
func (l *ledger) actions(game string) (n int) {
	for _, m := range l.played[game] {
		n += m.actions
	}
	return n
}

// broken are the matches of a game that broke a law, by seed.
func (l *ledger) broken(game string) (out []match) {
	for _, seed := range slices.Sorted(maps.Keys(l.played[game])) {
		if m := l.played[game][seed]; m.verdict != fine {
			out = append(out, m)
		}
	}
	return out
}

// summary says what the file holds of some games.
func (l *ledger) summary(games []string) string {
	var out strings.Builder
	for _, game := range games {
		bad := l.broken(game)
		fmt.Fprintf(&out, "%-10s %6d matches, %8d actions, %d broken\n", game, len(l.played[game]),
			l.actions(game), len(bad))
		for _, m := range bad {
			fmt.Fprintf(&out, "  %s # %s; %s: %s\n", m.command(), m.seats, m.options, m.verdict)
		}
	}
	return out.String()
}

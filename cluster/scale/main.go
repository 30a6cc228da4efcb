// The command scale measures a club on several machines, all of them on this one: what an action and a room cost, and
// how long the rooms of a dead process take to move. docs/scale.md says what came out.
//
//	go run ./scale -out ../docs/data/scale.json
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"os"
	"strings"
	"syscall"
	"time"
)

// measured is all of it.
type measured struct {
	Day     string    `json:"day"`
	Machine string    `json:"machine"`
	Calm    []acts    `json:"calm"` // tables that pause
	Full    []acts    `json:"full"` // tables that don't
	Rooms   []rooms   `json:"rooms"`
	Moves   []moves   `json:"moves"`
	Streams []streams `json:"streams"`
}

func main() {
	out := flag.String("out", "", "the file that is written; what it has of others stays")
	what := flag.String("what", "calm,full,rooms,moves,streams", "what is measured")
	long := flag.Duration("for", 20*time.Second, "how long each case of actions is measured")
	few := flag.Int("share", 1, "a so many times smaller crowd, for a try")
	flag.Parse()
	if err := run(*out, *what, *long, max(1, *few)); err != nil {
		fmt.Fprintln(os.Stderr, "scale:", err)
		os.Exit(1)
	}
}

// files are open at once for the links of a thousand tables, each passed on once.
const files = 10_000

func run(out, what string, long time.Duration, share int) error {
	var limit syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_NOFILE, &limit); err != nil || limit.Cur < files {
		return fmt.Errorf("it needs %d open files (ulimit -n) (%w)", files, err)
	}
	var m measured
	if text, err := os.ReadFile(out); err == nil {
		if err := json.Unmarshal(text, &m); err != nil {
			return err
		}
	}
	m.Day, m.Machine = time.Now().Format(time.DateOnly), machine()
	for name := range strings.SplitSeq(what, ",") {
		if err := m.measure(name, long, share); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		if err := m.write(out); err != nil {
			return err
		}
	}
	return nil
}

// write writes all of it into a file, or says it.
func (m *measured) write(out string) error {
	text, err := json.MarshalIndent(m, "", "\t")
	if err != nil || out == "" {
		fmt.Println(string(text))
		return err
	}
	return os.WriteFile(out, append(text, '\n'), 0o666)
}

// Crowds that are measured.
const (
	calmTables, calmPause = 48, 400 * time.Millisecond
	fullTables            = 24
	activeRooms           = 1000
	sleepingRooms         = 9000 // besides: a club has 10,000 at most
	movedRooms            = 300
)

func (m *measured) measure(what string, long time.Duration, share int) (err error) {
	switch what {
	case "calm":
		m.Calm, err = playAll(max(1, calmTables/share), calmPause, long)
	case "full":
		m.Full, err = playAll(max(1, fullTables/share), 0, long)
	case "rooms":
		m.Rooms = make([]rooms, 1)
		m.Rooms[0], err = keep(activeRooms/share, sleepingRooms/share)
	case "moves":
		m.Moves = make([]moves, 1)
		m.Moves[0], err = move(movedRooms / share)
	case "streams":
		m.Streams = nil
		for _, n := range []int{1, 4} {
			s, err := ground(n, long)
			if err != nil {
				return err
			}
			m.Streams = append(m.Streams, s)
		}
	default:
		return errors.New("there is calm, full, rooms, moves and streams")
	}
	return err
}

// playAll measures actions in a house with files, and with one, two and three processes on NATS.
func playAll(tables int, pause, long time.Duration) (out []acts, err error) {
	for processes := 0; processes <= 3 && err == nil; processes++ {
		var a acts
		a, err = play(processes, tables, pause, long)
		out = append(out, a)
	}
	return out, err
}

// machine is the processor's name, and how many there are.
func machine() string {
	text, err := os.ReadFile("/proc/cpuinfo")
	if err != nil {
		return "unknown"
	}
	name, n := "", 0
	for line := range strings.Lines(string(text)) {
		if key, value, ok := strings.Cut(line, ":"); ok && strings.TrimSpace(key) == "model name" {
			name, n = strings.TrimSpace(value), n+1
		}
	}
	return fmt.Sprintf("%d cores, %s", n, name)
}

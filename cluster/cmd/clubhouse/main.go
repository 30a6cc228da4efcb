// The command clubhouse is a club of three processes on three NATS servers on this machine, for tests in windows. It
// says where they are, and does what is written to it, a line each, saying what came of it as a line of JSON; it ends
// with its input.
package main

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"time"

	"posterestante/cluster/clubtest"
)

// told is what it says.
type told struct {
	Links   []string // of the club, one a process
	Dirs    []string // of the processes
	Referee int      // the process that holds the rooms
	Did     string   // what was done
	Wrong   string   // or why it wasn't
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "clubhouse:", err)
		os.Exit(1)
	}
}

func run() (err error) {
	h, err := clubtest.NewHouse(3)
	if err != nil {
		return err
	}
	defer func() { err = errors.Join(err, h.End()) }()
	out := json.NewEncoder(os.Stdout)
	t := told{Referee: -1}
	for _, p := range h.Ours {
		t.Links, t.Dirs = append(t.Links, p.Link), append(t.Dirs, p.Dir)
	}
	if err := out.Encode(t); err != nil {
		return err
	}
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		var t told
		switch in.Text() {
		case "referee":
			t.Referee = h.Referee()
		case "strike":
			t = strike(h)
		default:
			t.Wrong = "there is referee and strike"
		}
		if err := out.Encode(t); err != nil {
			return err
		}
	}
	return nil
}

// down is how long those who were struck are away.
const down = 2 * time.Second

// strike kills the referee and a leader of a stream of rooms at once, and starts them again once another has the room.
func strike(h *clubtest.House) told {
	r := h.Referee()
	l := max(0, h.Leader("ROOMS_0"))
	t := told{Did: fmt.Sprintf("killed process %d and server %d", r, l), Referee: r}
	h.Ours[r].End(os.Kill)
	h.Nats.Servers[l].Kill()
	time.Sleep(down)
	for end := time.Now().Add(time.Minute); t.Referee == r; time.Sleep(20 * time.Millisecond) {
		for i := range h.Ours {
			if i != r && h.Held(i) > 0 {
				t.Referee = i
			}
		}
		if time.Now().After(end) {
			t.Wrong = "nobody takes the room"
			break
		}
	}
	if err := errors.Join(h.Nats.Servers[l].Start(), h.Raise(r)); err != nil {
		t.Wrong = err.Error()
	}
	return t
}

// The command model estimates what a club on many machines would carry, from what was measured on one
// (docs/data/scale.json). Nothing of what it prints was tried; docs/scale.md says what it leaves out.
//
//	go run ./scale/model -data ../docs/data/scale.json
package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"os"
	"slices"
	"text/tabwriter"
)

// Assumptions, of us: a machine, and those who play.
const (
	cores     = 8.0
	memory    = 16e9 // bytes
	use       = 0.6  // of CPU and memory, the rest is for failures and bursts
	perRoom   = 3.0  // links of a room
	actEach   = 8.0  // seconds from an action to the next in a room
	opened    = 3600 // seconds that a room is awake
	mostLinks = 4000 // of a process; hosting/club holds it
	streams   = 4    // of rooms; a club's first process chooses it
	probeEach = 0.25 // seconds; each process asks each other whether it lives, cluster/peers
	changes   = 3    // of the tables that all watch, for a room that is opened, woken or sleeps
	asleep    = 20   // rooms, for each that is played in
)

// measured is what of the file is used.
type measured struct {
	Full []struct {
		Processes int     `json:"processes"`
		Seconds   float64 `json:"seconds"`
		Actions   float64 `json:"actions"`
		Ours      float64 `json:"ours_ms"`
		Servers   float64 `json:"servers_ms"`
	} `json:"full"`
	Rooms []struct {
		Bare   float64 `json:"bare_mb"`
		Active int     `json:"active"`
		Full   float64 `json:"active_mb"`
		Known  float64 `json:"known_bytes"`
	} `json:"rooms"`
	Streams []struct {
		Appends float64 `json:"appends_per_s"`
		Ask     float64 `json:"ask_ms"`
		Watch   float64 `json:"watch_ms"`
	} `json:"streams"`
}

func main() {
	file := flag.String("data", "../docs/data/scale.json", "what was measured")
	flag.Parse()
	text, err := os.ReadFile(*file)
	var m measured
	if err == nil {
		err = json.Unmarshal(text, &m)
	}
	if err == nil && (len(m.Full) == 0 || len(m.Rooms) == 0 || len(m.Streams) == 0) {
		err = fmt.Errorf("%s lacks full, rooms or streams", *file)
	}
	if err == nil {
		err = m.print(os.Stdout)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "model:", err)
		os.Exit(1)
	}
}

// bound is how many rooms could be played in at once, if only one thing were short.
type bound struct {
	what  string
	rooms float64
}

// bounds are those of a club of so many machines, with so many streams of rooms.
func (m *measured) bounds(machines, streams float64) []bound {
	full := m.Full[len(m.Full)-1]
	action := (full.Ours + full.Servers) / 1000 // seconds of CPU, at all machines together
	room := m.Rooms[0]
	each := (room.Full - room.Bare) * (1 << 20) / float64(room.Active)
	ground := m.Streams[0]
	probes := machines * (machines - 1) / probeEach * ground.Ask / 1000
	spare := max(0, machines*cores*use-probes)
	perRoomCPU := action/actEach + machines*changes/opened*ground.Watch/1000
	return []bound{
		{"CPU", spare / perRoomCPU},
		{"links", machines * mostLinks / perRoom},
		{"memory", use * memory / (each/machines + (1+asleep)*room.Known)},
		{"streams", streams * ground.Appends * use * actEach},
	}
}

func (m *measured) print(out io.Writer) error {
	w := tabwriter.NewWriter(out, 0, 0, 1, ' ', tabwriter.Debug)
	_, _ = fmt.Fprintf(w, "machines\tstreams\trooms played in at once\twhat is short first\tthen\tthen\n")
	for _, c := range []struct{ machines, streams float64 }{
		{3, streams}, {10, streams}, {30, streams}, {100, streams}, {100, 100},
	} {
		all := m.bounds(c.machines, c.streams)
		slices.SortFunc(all, func(a, b bound) int { return int(a.rooms - b.rooms) })
		_, _ = fmt.Fprintf(w, "%.0f\t%.0f\t%.0f\t%s", c.machines, c.streams, all[0].rooms, all[0].what)
		for _, b := range all[1:3] {
			_, _ = fmt.Fprintf(w, "\t%s, at %.0f", b.what, b.rooms)
		}
		_, _ = fmt.Fprintln(w)
	}
	return w.Flush()
}

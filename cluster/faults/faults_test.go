// Package faults plays in a club of three processes on three NATS servers while these are killed, stopped, and run out
// of disk.
package faults

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"syscall"
	"testing"
	"time"
)

// fault is one way in which things go wrong; all is well again when it returns.
type fault struct {
	name string
	do   func(m *machines, r *rand.Rand)
}

// pause waits a while by chance.
func pause(r *rand.Rand, least, most time.Duration) {
	time.Sleep(least + time.Duration(r.Int64N(int64(most-least))))
}

func (m *machines) killNats(r *rand.Rand, which ...int) {
	for _, i := range which {
		m.Nats.Servers[i].Kill()
	}
	pause(r, 100*time.Millisecond, 1500*time.Millisecond)
	for _, i := range which {
		if err := m.Nats.Servers[i].Start(); err != nil {
			m.t.Error(err)
		}
	}
}

func (m *machines) killOurs(r *rand.Rand, which ...int) {
	for _, i := range which {
		m.Ours[i].End(os.Kill)
	}
	pause(r, 50*time.Millisecond, 1500*time.Millisecond)
	m.raise(which...)
}

// raise starts processes of ours again.
func (m *machines) raise(which ...int) {
	for _, i := range which {
		if err := m.Raise(i); err != nil {
			m.t.Error(err)
		}
	}
}

func (m *machines) lead(r *rand.Rand) int {
	if i := m.Leader(fmt.Sprintf("ROOMS_%d", r.IntN(4))); i >= 0 {
		return i
	}
	return r.IntN(3)
}

var faults = []fault{
	{"a leader killed", func(m *machines, r *rand.Rand) { m.killNats(r, m.lead(r)) }},
	{"a server killed", func(m *machines, r *rand.Rand) { m.killNats(r, r.IntN(3)) }},
	{"the referee killed", func(m *machines, r *rand.Rand) { m.killOurs(r, m.Referee()) }},
	{"a process killed", func(m *machines, r *rand.Rand) { m.killOurs(r, r.IntN(3)) }},
	{"leader and referee killed", func(m *machines, r *rand.Rand) {
		l, f := m.lead(r), m.Referee()
		m.Ours[f].End(os.Kill)
		m.killNats(r, l)
		m.raise(f)
	}},
	{"all servers killed", func(m *machines, r *rand.Rand) { m.killNats(r, 0, 1, 2) }},
	{"all processes killed", func(m *machines, r *rand.Rand) { m.killOurs(r, 0, 1, 2) }},
	{"all of all killed", func(m *machines, r *rand.Rand) {
		for _, p := range m.Ours {
			p.End(os.Kill)
		}
		m.killNats(r, 0, 1, 2)
		m.raise(0, 1, 2)
	}},
	{"a leader stopped", func(m *machines, r *rand.Rand) {
		s := m.Nats.Servers[m.lead(r)]
		s.Signal(syscall.SIGSTOP)
		pause(r, 500*time.Millisecond, 5*time.Second)
		s.Signal(syscall.SIGCONT)
	}},
	{"the referee stopped", func(m *machines, r *rand.Rand) {
		p := m.Ours[m.Referee()]
		p.Signal(syscall.SIGSTOP)
		pause(r, 500*time.Millisecond, 10*time.Second) // long enough that others take its rooms, or not
		p.Signal(syscall.SIGCONT)
	}},
	{"a server's disk full", func(m *machines, r *rand.Rand) {
		i := r.IntN(3)
		if err := full(m.Nats.Servers[i].Pid(), true); err != nil {
			m.t.Error(err)
		}
		pause(r, 500*time.Millisecond, 2*time.Second)
		m.killNats(r, i) // a server that couldn't write is started again, by a person
	}},
	{"the referee's disk full", func(m *machines, r *rand.Rand) {
		p := m.Ours[m.Referee()]
		if err := full(p.Pid(), true); err != nil {
			m.t.Error(err)
		}
		pause(r, 500*time.Millisecond, 2*time.Second)
		if err := full(p.Pid(), false); err != nil {
			m.t.Error(err)
		}
	}},
}

// count is how many faults a run has: POSTE_FAULTS, else few.
func count(t *testing.T) int {
	text := os.Getenv("POSTE_FAULTS")
	if text == "" {
		return 12
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("POSTE_FAULTS is a number of faults, not %q", text)
	}
	return n
}

// TestFaults plays matches of all four games, two persons each at another process, while faults happen one after the
// other: nothing that was told to anybody is ever told otherwise or lost, no seat is told what another sees, all matches
// end, and then each seat's view is the referee's.
func TestFaults(t *testing.T) {
	seed := uint64(time.Now().UnixNano())
	t.Logf("chance %d", seed)
	r := rand.New(rand.NewPCG(seed, 1))
	m := start(t, 3)
	a := open(t, m)
	done := map[string]int{}
	var order []int
	for n := range count(t) {
		if len(order) == 0 {
			order = r.Perm(len(faults))
		}
		f := faults[order[0]]
		order = order[1:]
		a.calm.Lock()
		began := time.Now()
		f.do(m, r)
		a.calm.Unlock()
		done[f.name]++
		t.Logf("%3d %-26s %5.1f s; %d matches played", n+1, f.name, time.Since(began).Seconds(), a.played.Load())
		pause(r, 200*time.Millisecond, 2*time.Second)
		if t.Failed() {
			break
		}
	}
	a.close()
	for _, name := range slices.Sorted(maps.Keys(done)) {
		t.Logf("%3d times %s", done[name], name)
	}
	t.Logf("%d matches, %d actions", a.played.Load(), a.actions.Load())
	if a.played.Load() < 4 {
		t.Errorf("only %d matches were played", a.played.Load())
	}
}

package natskeep_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"posterestante/cluster/natskeep"
	"posterestante/hosting/keep"
)

// workerEnv has a process of the test be one that works in rooms until it is killed: the address of NATS, its folder.
const workerEnv = "POSTE_HISTORY_WORKER"

// step is an operation as a worker says it, once before it is done and once after.
type step struct {
	ID    int    `json:"id"`
	Done  bool   `json:"done,omitempty"`
	At    int64  `json:"at"` // when, by a clock that all processes of the machine share
	Kind  string `json:"kind"`
	Room  string `json:"room"`
	Fence uint64 `json:"fence,omitempty"`
	N     int    `json:"n"` // of an append, where; of a read, how many there were
	Entry string `json:"entry,omitempty"`
	Sum   uint64 `json:"sum,omitempty"` // of all entries read
	Out   string `json:"out,omitempty"` // "ok", "no": nothing was done, "unsure"
}

func monotonic() int64 {
	var t unix.Timespec
	_ = unix.ClockGettime(unix.CLOCK_MONOTONIC, &t) // it never fails
	return t.Nano()
}

// sum adds an entry to the sum of those before it.
func sum(before uint64, entry string) uint64 {
	h := fnv.New64a()
	_, _ = fmt.Fprintf(h, "%x %s", before, entry) // it never fails
	return h.Sum64()
}

// worker works in some rooms.
type worker struct {
	keep *natskeep.Keeper
	rand *rand.Rand
	id   int
}

func (w *worker) say(s step) {
	s.At = monotonic()
	line, _ := json.Marshal(s) // it always can
	_, _ = os.Stdout.Write(append(line, '\n'))
}

// do says an operation before and after.
func (w *worker) do(s step, what func(*step) error) error {
	w.id++
	s.ID = w.id
	w.say(s)
	err := what(&s)
	s.Done, s.Out = true, "ok"
	switch {
	case errors.Is(err, keep.ErrUnsure):
		s.Out = "unsure"
	case err != nil:
		s.Out = "no"
	}
	w.say(s)
	return err
}

func (w *worker) read(room string, fence uint64) (n int, err error) {
	err = w.do(step{Kind: "read", Room: room, Fence: fence}, func(s *step) error {
		all, err := w.keep.Read(room, 0)
		s.N, s.Sum = len(all), 0
		for _, e := range all {
			s.Sum = sum(s.Sum, e)
		}
		return err
	})
	return n, err
}

// work takes a room, appends to it, and lets it go.
func (w *worker) work(room string) {
	var l keep.Lease
	err := w.do(step{Kind: "lease", Room: room}, func(s *step) (err error) {
		if l, err = w.keep.Lease(room); err == nil {
			s.Fence = l.Fence()
		}
		return err
	})
	if err != nil {
		_, _ = w.read(room, 0) // what it says is checked by the parent
		time.Sleep(time.Duration(w.rand.IntN(50)) * time.Millisecond)
		return
	}
	defer func() { _ = l.Release() }()
	all, err := w.keep.Read(room, 0)
	if err != nil {
		return
	}
	_, _ = w.read(room, l.Fence())
	n := len(all)
	for range w.rand.IntN(40) {
		e := fmt.Sprintf(`{"p":%d,"i":%d}`, os.Getpid(), w.id)
		err := w.do(step{Kind: "append", Room: room, N: n, Entry: e, Fence: l.Fence()}, func(*step) error {
			return l.Append(n, e)
		})
		if errors.Is(err, keep.ErrFenced) || errors.Is(err, keep.ErrUnsure) {
			return
		}
		if err == nil {
			n++
		}
	}
}

func runWorker(where string) error {
	url, dir, _ := strings.Cut(where, " ")
	// It waits now and then between its own file and the stream: most stops fall there, where they could do harm.
	k, err := natskeep.Open(natskeep.Before(natskeep.Config{URL: url, Dir: dir, TTL: time.Second,
		Patience: 6 * time.Second}, func() {
		if rand.IntN(3) == 0 {
			time.Sleep(time.Duration(5+rand.IntN(40)) * time.Millisecond)
		}
	}))
	if err != nil {
		return err
	}
	w := &worker{keep: k, rand: rand.New(rand.NewPCG(uint64(time.Now().UnixNano()), uint64(os.Getpid())))}
	for {
		w.work(fmt.Sprintf("room-%d", w.rand.IntN(3)))
	}
}

package natskeep_test

import (
	"bufio"
	"encoding/json"
	"fmt"
	"math"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/anishathalye/porcupine"

	"posterestante/cluster/natstest"
)

// roomState is what the model knows of a room.
type roomState struct {
	fence uint64
	n     int
	sum   uint64
}

// next is how a room may stand after an operation, as one machine that never fails would keep it; nothing where the
// operation can't have been so. What nobody knows may have happened or not.
func next(s roomState, in, out step) []roomState {
	fits := s.fence == in.Fence && s.n == in.N
	done := roomState{s.fence, s.n + 1, sum(s.sum, in.Entry)}
	switch {
	case in.Kind == "lease" && out.Fence > s.fence:
		return []roomState{{out.Fence, s.n, s.sum}}
	case in.Kind == "read" && out.N == s.n && out.Sum == s.sum:
		return []roomState{s}
	case in.Kind == "append" && out.Out == "ok" && fits:
		return []roomState{done}
	case in.Kind == "append" && out.Out == "unsure" && fits:
		return []roomState{s, done}
	case in.Kind == "append" && out.Out == "unsure":
		return []roomState{s}
	}
	return nil
}

var model = porcupine.NondeterministicModel{
	Init: func() []any { return []any{roomState{}} },
	Step: func(s, in, out any) (all []any) {
		for _, n := range next(s.(roomState), in.(step), out.(step)) {
			all = append(all, n)
		}
		return all
	},
	DescribeOperation: func(in, out any) string { return fmt.Sprintf("%+v %+v", in, out) },
}

// TestModel: the checker finds two that both write, what was acknowledged and is gone, and what was read too old.
func TestModel(t *testing.T) {
	a, b := `{"a":1}`, `{"b":1}`
	one := sum(0, a)
	for _, row := range []struct {
		name string
		want porcupine.CheckResult
		all  [][2]step
	}{
		{"as it should be", porcupine.Ok, [][2]step{
			{{Kind: "lease"}, {Fence: 1, Out: "ok"}}, {{Kind: "append", Fence: 1, Entry: a}, {Out: "ok"}},
			{{Kind: "lease"}, {Fence: 2, Out: "ok"}}, {{Kind: "read"}, {N: 1, Sum: one, Out: "ok"}}}},
		{"the old one writes on", porcupine.Illegal, [][2]step{
			{{Kind: "lease"}, {Fence: 1, Out: "ok"}}, {{Kind: "lease"}, {Fence: 2, Out: "ok"}},
			{{Kind: "append", Fence: 1, Entry: a}, {Out: "ok"}}}},
		{"both write at one number", porcupine.Illegal, [][2]step{
			{{Kind: "lease"}, {Fence: 1, Out: "ok"}}, {{Kind: "append", Fence: 1, Entry: a}, {Out: "ok"}},
			{{Kind: "lease"}, {Fence: 2, Out: "ok"}}, {{Kind: "append", Fence: 2, Entry: b}, {Out: "ok"}}}},
		{"what was acknowledged is gone", porcupine.Illegal, [][2]step{
			{{Kind: "lease"}, {Fence: 1, Out: "ok"}}, {{Kind: "append", Fence: 1, Entry: a}, {Out: "ok"}},
			{{Kind: "read"}, {Out: "ok"}}}},
		{"a fence comes again", porcupine.Illegal, [][2]step{
			{{Kind: "lease"}, {Fence: 2, Out: "ok"}}, {{Kind: "lease"}, {Fence: 2, Out: "ok"}}}},
		{"nobody knows, and it was", porcupine.Ok, [][2]step{
			{{Kind: "lease"}, {Fence: 1, Out: "ok"}}, {{Kind: "append", Fence: 1, Entry: a}, {Out: "unsure"}},
			{{Kind: "read"}, {N: 1, Sum: one, Out: "ok"}}}},
	} {
		var ops []porcupine.Operation
		for i, p := range row.all {
			ops = append(ops, porcupine.Operation{Input: p[0], Output: p[1], Call: int64(2 * i), Return: int64(2*i + 1)})
		}
		if got := porcupine.CheckOperationsTimeout(model.ToModel(), ops, 0); got != row.want {
			t.Errorf("%s: %s", row.name, got)
		}
	}
}

// history is what workers said.
type history struct {
	mu  sync.Mutex
	all map[string][]porcupine.Operation // by room
	n   map[string]int
}

// hear follows a worker until it ends.
func (h *history) hear(client int, out *bufio.Scanner) {
	open := map[int]step{}
	for out.Scan() {
		var s step
		if json.Unmarshal(out.Bytes(), &s) != nil {
			continue
		}
		if !s.Done {
			open[s.ID] = s
			continue
		}
		h.add(client, open[s.ID], s)
		delete(open, s.ID)
	}
	for _, s := range open { // nobody knows
		h.add(client, s, step{Out: "unsure"})
	}
}

func (h *history) add(client int, in, out step) {
	end := out.At
	if out.Out == "unsure" {
		if in.Kind != "append" { // a lease that may have been taken forbids nothing, a read tells nothing
			return
		}
		end = math.MaxInt64
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	h.n[in.Kind+" "+out.Out]++
	if out.Out != "no" {
		h.all[in.Room] = append(h.all[in.Room],
			porcupine.Operation{ClientId: client, Input: in, Call: in.At, Output: out, Return: end})
	}
}

// TestHistories has three processes take rooms from each other and append to them while servers and processes are killed
// and stopped: all that was acknowledged, refused and read is what one machine that never fails could have said.
func TestHistories(t *testing.T) {
	faults := 12
	if n, err := strconv.Atoi(os.Getenv("POSTE_FAULTS")); err == nil {
		faults = n
	}
	c := natstest.Run(t, 3)
	h := &history{all: map[string][]porcupine.Operation{}, n: map[string]int{}}
	var clients sync.WaitGroup
	dir, client := t.TempDir(), 0
	begin := func(i int) *exec.Cmd {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), workerEnv+"="+c.URL()+" "+filepath.Join(dir, fmt.Sprint(i)))
		cmd.Stderr = os.Stderr
		cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
		out, err := cmd.StdoutPipe()
		if err == nil {
			err = cmd.Start()
		}
		if err != nil {
			t.Fatal(err)
		}
		client++
		id := client
		clients.Go(func() { h.hear(id, bufio.NewScanner(out)) })
		return cmd
	}
	workers := []*exec.Cmd{begin(0), begin(1), begin(2)}
	end := func(i int) {
		_ = workers[i].Process.Kill()
		_ = workers[i].Wait()
	}
	seed := uint64(time.Now().UnixNano())
	t.Logf("chance %d", seed)
	r := rand.New(rand.NewPCG(seed, 2))
	wait := func(least, most int) { time.Sleep(time.Duration(least+r.IntN(most-least)) * time.Millisecond) }
	for range faults {
		wait(300, 1200)
		i, s := r.IntN(3), c.Servers[r.IntN(3)]
		switch r.IntN(7) {
		case 0, 1:
			end(i)
			workers[i] = begin(i)
		case 2, 6: // stopped so long that others take its rooms, or not
			_ = workers[i].Process.Signal(syscall.SIGSTOP)
			wait(200, 6000)
			_ = workers[i].Process.Signal(syscall.SIGCONT)
		case 3:
			s.Kill()
			wait(100, 1500)
			if err := s.Start(); err != nil {
				t.Fatal(err)
			}
		case 4:
			s.Signal(syscall.SIGSTOP)
			wait(200, 4000)
			s.Signal(syscall.SIGCONT)
		case 5: // a worker and a server at once
			end(i)
			s.Kill()
			workers[i] = begin(i)
			if err := s.Start(); err != nil {
				t.Fatal(err)
			}
		}
	}
	wait(3000, 4000)
	for i := range workers {
		end(i)
	}
	clients.Wait()
	t.Log(h.n)
	h.check(t)
}

// check holds the histories against the model.
func (h *history) check(t *testing.T) {
	if h.n["append ok"] < 100 || h.n["lease ok"] < 5 {
		t.Errorf("too little was done: %v", h.n)
	}
	for name, ops := range h.all {
		began := time.Now()
		result, info := porcupine.CheckOperationsVerbose(model.ToModel(), ops, time.Minute)
		t.Logf("%s: %d operations, %s in %v", name, len(ops), result, time.Since(began).Round(time.Millisecond))
		if result == porcupine.Ok {
			continue
		}
		path := filepath.Join(os.TempDir(), fmt.Sprintf("poste-history-%s-%d.html", name, os.Getpid()))
		if err := porcupine.VisualizePath(model.ToModel(), info, path); err != nil {
			t.Log(err)
		}
		t.Errorf("%s: the history is not that of one room (%s); see %s", name, result, path)
	}
}

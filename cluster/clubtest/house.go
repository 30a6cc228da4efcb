package clubtest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"posterestante/cluster/natstest"
)

// House is processes of ours on three NATS servers, or one with files, each behind a front.
type House struct {
	Dir    string
	Nats   *natstest.Cluster // nil where there is none
	Ours   []*Process
	Fronts []*Front
}

// NewHouse builds the program and starts a house; of no processes it is one with files.
func NewHouse(processes int) (h *House, err error) {
	h = &House{}
	if h.Dir, err = os.MkdirTemp("", "poste-house-"); err != nil {
		return nil, err
	}
	if err := h.start(processes); err != nil {
		return nil, errors.Join(err, h.End())
	}
	return h, nil
}

func (h *House) start(processes int) (err error) {
	bin, err := build(h.Dir)
	if err != nil {
		return err
	}
	url := ""
	if processes > 0 {
		if h.Nats, err = natstest.Start(h.Dir, 3); err != nil {
			return err
		}
		url = h.Nats.URL()
	}
	for i := range max(1, processes) {
		f, err := OpenFront()
		if err != nil {
			return err
		}
		h.Fronts = append(h.Fronts, f)
		p := New(bin, filepath.Join(h.Dir, fmt.Sprint("ours", i)), url, "-name", f.Address())
		if err := p.Start(); err != nil {
			return err
		}
		h.Ours = append(h.Ours, p)
	}
	for i, f := range h.Fronts {
		var all []string
		for k := range h.Ours {
			all = append(all, h.Ours[(i+k)%len(h.Ours)].Address)
		}
		f.Pass(all...)
	}
	return nil
}

// End ends all of it.
func (h *House) End() (err error) {
	for _, f := range h.Fronts {
		err = errors.Join(err, f.Close())
	}
	for _, p := range h.Ours {
		p.End(os.Kill)
	}
	if h.Nats != nil {
		h.Nats.Stop()
	}
	return errors.Join(err, os.RemoveAll(h.Dir))
}

// Hosts are the addresses of all fronts, or of all processes, beginning with one.
func (h *House) Hosts(first int, fronts bool) (out []string) {
	for i := range h.Ours {
		if k := (first + i) % len(h.Ours); fronts {
			out = append(out, h.Fronts[k].Address())
		} else {
			out = append(out, h.Ours[k].Address)
		}
	}
	return out
}

// Leader is the server that leads a stream, -1 where nobody says.
func (h *House) Leader(stream string) int {
	nc, err := nats.Connect(h.Nats.URL(), nats.Timeout(time.Second))
	if err != nil {
		return -1
	}
	defer nc.Close()
	js, err := jetstream.New(nc)
	if err != nil {
		return -1
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	s, err := js.Stream(ctx, stream)
	if err != nil {
		return -1
	}
	for i, server := range h.Nats.Servers {
		if c := s.CachedInfo().Cluster; c != nil && c.Leader == server.Name {
			return i
		}
	}
	return -1
}

// Referee is the process that holds most rooms.
func (h *House) Referee() (best int) {
	most := -1.0
	for i := range h.Ours {
		if n := h.Held(i); n > most {
			best, most = i, n
		}
	}
	return best
}

// Held is how many rooms a process holds, -1 where it doesn't say.
func (h *House) Held(i int) float64 {
	n, err := h.Ours[i].Metric("posterestante_rooms_held")
	if err != nil {
		return -1
	}
	return n
}

// Raise starts a process again; while NATS has no leader it says so and is started anew.
func (h *House) Raise(i int) (err error) {
	for range 10 {
		if err = h.Ours[i].Start(); err == nil {
			break
		}
	}
	return err
}

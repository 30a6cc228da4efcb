package faults

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
	"golang.org/x/sys/unix"

	"posterestante/cluster/clubtest"
	"posterestante/cluster/natstest"
)

// machines are three NATS servers and three processes of ours.
type machines struct {
	t    *testing.T
	nats *natstest.Cluster
	ours []*clubtest.Process
}

func start(t *testing.T, n int) *machines {
	t.Helper()
	bin, err := clubtest.Build(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	m := &machines{t: t, nats: natstest.Run(t, 3)}
	for i := range n {
		p := clubtest.New(bin, filepath.Join(t.TempDir(), fmt.Sprint(i)), m.nats.URL())
		t.Cleanup(func() { p.End(os.Kill) })
		if err := p.Start(); err != nil {
			t.Fatal(err)
		}
		m.ours = append(m.ours, p)
	}
	return m
}

func (m *machines) hosts(first int) (out []string) {
	for i := range m.ours {
		out = append(out, m.ours[(first+i)%len(m.ours)].Address)
	}
	return out
}

// leader is the server that leads a stream of rooms, -1 where nobody says.
func (m *machines) leader(stream string) int {
	nc, err := nats.Connect(m.nats.URL(), nats.Timeout(time.Second))
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
	for i, server := range m.nats.Servers {
		if c := s.CachedInfo().Cluster; c != nil && c.Leader == server.Name {
			return i
		}
	}
	return -1
}

// referee is the process that holds most rooms.
func (m *machines) referee() (best int) {
	most := int64(-1)
	for i := range m.ours {
		if n := m.number(i, "posterestante_rooms_held"); n > most {
			best, most = i, n
		}
	}
	return best
}

// number is one of a process's metrics, -1 where it doesn't answer.
func (m *machines) number(i int, name string) int64 {
	n, err := m.ours[i].Metric(name)
	if err != nil {
		return -1
	}
	return int64(n)
}

// full has a process's disk be full, or no longer: no file of it may grow. It needs no rights over the machine.
func full(pid int, yes bool) error {
	limit := unix.Rlimit{Cur: unix.RLIM_INFINITY, Max: unix.RLIM_INFINITY}
	if yes {
		limit.Cur = 0
	}
	return unix.Prlimit(pid, unix.RLIMIT_FSIZE, &limit, nil)
}

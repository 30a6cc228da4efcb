package faults

import (
	"testing"

	"golang.org/x/sys/unix"

	"posterestante/cluster/clubtest"
)

// machines are three NATS servers and processes of ours.
type machines struct {
	*clubtest.House
	t *testing.T
}

func start(t *testing.T, n int) *machines {
	t.Helper()
	h, err := clubtest.NewHouse(n)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := h.End(); err != nil {
			t.Error(err)
		}
	})
	return &machines{h, t}
}

// full has a process's disk be full, or no longer: no file of it may grow. It needs no rights over the machine.
func full(pid int, yes bool) error {
	limit := unix.Rlimit{Cur: unix.RLIM_INFINITY, Max: unix.RLIM_INFINITY}
	if yes {
		limit.Cur = 0
	}
	return unix.Prlimit(pid, unix.RLIMIT_FSIZE, &limit, nil)
}

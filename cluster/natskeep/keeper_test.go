package natskeep_test

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"posterestante/cluster/natskeep"
	"posterestante/cluster/natstest"
	"posterestante/hosting/keep"
	"posterestante/hosting/keep/keeptest"
)

// rooms are kept in a cluster of three; where is its address and a folder in which each process has its own.
var rooms = keeptest.Kind{
	Open: func(where string) (keep.Keep, error) {
		url, dir, _ := strings.Cut(where, " ")
		own, err := os.MkdirTemp(dir, "process")
		if err != nil {
			return nil, err
		}
		return natskeep.Open(natskeep.Config{URL: url, Dir: own})
	},
	Where: func(t *testing.T) string { return natstest.Run(t, 3).URL() + " " + t.TempDir() },
}

func TestMain(m *testing.M) {
	if where := os.Getenv(workerEnv); where != "" {
		for { // while the servers have no leader it can't begin
			fmt.Fprintln(os.Stderr, runWorker(where))
		}
	}
	if where := os.Getenv(tracedEnv); where != "" {
		if err := runTraced(where); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		return
	}
	keeptest.Main(m, rooms)
}

// TestKeeper holds rooms in a cluster to the contract of all ways of keeping them.
func TestKeeper(t *testing.T) { keeptest.Check(t, rooms) }

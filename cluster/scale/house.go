package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"time"

	"posterestante/cluster/clubtest"
)

// house is measured.
type house struct{ *clubtest.House }

func build(processes int) (house, error) {
	h, err := clubtest.NewHouse(processes)
	return house{h}, err
}

// cpu is what our processes and the servers used until now.
func (h house) cpu() (ours, servers time.Duration, err error) {
	for _, p := range h.Ours {
		d, e := cpuOf(p.Pid())
		ours, err = ours+d, errors.Join(err, e)
	}
	if h.Nats != nil {
		for _, s := range h.Nats.Servers {
			d, e := cpuOf(s.Pid())
			servers, err = servers+d, errors.Join(err, e)
		}
	}
	return ours, servers, err
}

// tick is the clock of /proc: a hundredth of a second on Linux.
const tick = 10 * time.Millisecond

func cpuOf(pid int) (time.Duration, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		return 0, err
	}
	_, rest, _ := strings.Cut(string(text), ") ") // the name may have spaces
	var user, system int64
	fields := strings.Fields(rest)
	if len(fields) < 13 {
		return 0, fmt.Errorf("/proc/%d/stat says %q", pid, text)
	}
	_, err = fmt.Sscan(fields[11]+" "+fields[12], &user, &system)
	return time.Duration(user+system) * tick, err
}

// memoryOf is what a process has in memory, in bytes.
func memoryOf(pid int) (int64, error) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid))
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, "VmRSS:"); ok {
			var kb int64
			_, err := fmt.Sscan(rest, &kb)
			return kb << 10, err
		}
	}
	return 0, fmt.Errorf("/proc/%d/status has no VmRSS", pid)
}

// weight is how many bytes lie below a folder.
func weight(dir string) (n int64, err error) {
	err = filepath.WalkDir(dir, func(_ string, d fs.DirEntry, err error) error {
		if errors.Is(err, fs.ErrNotExist) { // what was just replaced
			return nil
		}
		if err != nil || d.IsDir() {
			return err
		}
		if info, err := d.Info(); err == nil {
			n += info.Size()
		}
		return nil
	})
	return n, err
}

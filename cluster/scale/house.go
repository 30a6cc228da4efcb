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
	"posterestante/cluster/natstest"
)

// house is processes of ours on a NATS cluster, or one with files.
type house struct {
	dir    string
	nats   *natstest.Cluster // nil where there is none
	ours   []*clubtest.Process
	fronts []*clubtest.Front
}

// build starts it: no process on NATS is one with files.
func build(bin string, processes int) (h *house, err error) {
	h = &house{}
	if h.dir, err = os.MkdirTemp("", "poste-scale-"); err != nil {
		return nil, err
	}
	url := ""
	if processes > 0 {
		if h.nats, err = natstest.Start(h.dir, 3); err != nil {
			return nil, errors.Join(err, h.end())
		}
		url = h.nats.URL()
	}
	for i := range max(1, processes) {
		p := clubtest.New(bin, filepath.Join(h.dir, fmt.Sprint("ours", i)), url)
		if err := p.Start(); err != nil {
			return nil, errors.Join(err, h.end())
		}
		h.ours = append(h.ours, p)
		f, err := clubtest.OpenFront(p.Address)
		if err != nil {
			return nil, errors.Join(err, h.end())
		}
		h.fronts = append(h.fronts, f)
	}
	return h, nil
}

func (h *house) end() (err error) {
	for _, f := range h.fronts {
		err = errors.Join(err, f.Close())
	}
	for _, p := range h.ours {
		p.End(os.Kill)
	}
	if h.nats != nil {
		h.nats.Stop()
	}
	return errors.Join(err, os.RemoveAll(h.dir))
}

func (h *house) hosts() (out []string) {
	for _, f := range h.fronts {
		out = append(out, f.Address())
	}
	return out
}

// cpu is what our processes and the servers used until now.
func (h *house) cpu() (ours, servers time.Duration, err error) {
	for _, p := range h.ours {
		d, e := cpuOf(p.Pid())
		ours, err = ours+d, errors.Join(err, e)
	}
	if h.nats != nil {
		for _, s := range h.nats.Servers {
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

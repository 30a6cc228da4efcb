package main

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"
)

// pss is the memory of a process with its share of what it shares, in MiB.
func pss(pid int) float64 {
	data, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "smaps_rollup"))
	must(err)
	for _, line := range strings.Split(string(data), "\n") {
		if f := strings.Fields(line); len(f) > 1 && f[0] == "Pss:" {
			kib, err := strconv.Atoi(f[1])
			must(err)
			return float64(kib) / 1024
		}
	}
	return 0
}

// idle is the processor time that a process uses, in percent of one core.
func idle(pid int) float64 {
	from := ticks(pid)
	time.Sleep(rest)
	return float64(ticks(pid)-from) / rest.Seconds() // 100 ticks a second
}

func ticks(pid int) int {
	data, err := os.ReadFile(filepath.Join("/proc", strconv.Itoa(pid), "stat"))
	must(err)
	f := strings.Fields(string(data[strings.LastIndexByte(string(data), ')')+1:]))
	user, err := strconv.Atoi(f[11])
	must(err)
	system, err := strconv.Atoi(f[12])
	must(err)
	return user + system
}

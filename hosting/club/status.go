//go:build !js

package club

import (
	"fmt"
	"math"
	"net/http"
	"runtime"
	"sync"
	"time"
)

// Status is how a club stands. It tells nothing of who plays what.
type Status struct {
	Rooms  int   // that are kept
	Awake  int   // rooms that somebody is in, or was just now
	Links  int   // programs that are connected
	Homes  int   // that have guests passed on
	Passed int   // guests that are passed on
	Memory int64 // bytes that the program has of the system

	Actions  int64         // since the start
	P50, P99 time.Duration // of an action, from when it was heard until it was kept and told
}

// Status is how the club stands now.
func (c *Club) Status() Status {
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	c.mu.Lock()
	s := Status{Rooms: c.now.rooms, Awake: len(c.awake), Links: c.now.links, Memory: int64(m.Sys - m.HeapReleased)}
	c.mu.Unlock()
	s.Homes, s.Passed = c.relay.Homes(), c.relay.Guests()
	s.Actions, s.P50, s.P99 = c.took.told()
	return s
}

// page serves how the club stands, and the page of the program.
func (c *Club) page(w http.ResponseWriter, r *http.Request) {
	switch {
	case r.URL.Path == "/status":
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		s := c.Status()
		_, _ = fmt.Fprintf(w, "Poste Restante, a club\n\nrooms %d, awake %d\nlinks %d\nhomes %d, guests passed on %d\n"+
			"memory %.1f MB\nactions %d, p50 %v, p99 %v\n", s.Rooms, s.Awake, s.Links, s.Homes, s.Passed,
			float64(s.Memory)/(1<<20), s.Actions, s.P50, s.P99)
	case r.URL.Path == "/metrics":
		w.Header().Set("Content-Type", "text/plain; version=0.0.4; charset=utf-8")
		c.metrics(w)
	case c.cfg.Page == nil:
		http.NotFound(w, r)
	default:
		c.cfg.Page.ServeHTTP(w, r)
	}
}

// metrics writes how the club stands as Prometheus reads it.
func (c *Club) metrics(w http.ResponseWriter) {
	s := c.Status()
	for _, m := range []struct {
		name, help string
		value      int64
	}{
		{"rooms", "Rooms that are kept.", int64(s.Rooms)}, {"rooms_awake", "Rooms that are awake.", int64(s.Awake)},
		{"links", "Programs that are connected.", int64(s.Links)},
		{"homes", "Hosts at home that have guests passed on.", int64(s.Homes)},
		{"passed", "Guests that are passed on.", int64(s.Passed)}, {"memory_bytes", "Memory of the program.", s.Memory},
	} {
		_, _ = fmt.Fprintf(w, "# HELP posterestante_%s %s\n# TYPE posterestante_%[1]s gauge\n"+
			"posterestante_%[1]s %[3]d\n", m.name, m.help, m.value)
	}
	_, _ = fmt.Fprintf(w, "# HELP posterestante_action_seconds An action, from heard to kept and told.\n"+
		"# TYPE posterestante_action_seconds summary\nposterestante_action_seconds{quantile=\"0.5\"} %g\n"+
		"posterestante_action_seconds{quantile=\"0.99\"} %g\nposterestante_action_seconds_sum %g\n"+
		"posterestante_action_seconds_count %d\n",
		s.P50.Seconds(), s.P99.Seconds(), c.took.total().Seconds(), s.Actions)
	if c.cfg.Others != nil {
		c.cfg.Others.Metrics(w)
	}
}

// times counts how long something took, in steps of a tenth more from 10 µs on. The zero value is ready.
type times struct {
	mu  sync.Mutex
	n   [200]int64
	all int64
	sum time.Duration
}

const (
	leastTook = 10 * time.Microsecond
	stepTook  = 1.1
)

func (t *times) add(d time.Duration) {
	i := int(math.Log(max(1, float64(d)/float64(leastTook))) / math.Log(stepTook))
	t.mu.Lock()
	defer t.mu.Unlock()
	t.n[min(i, len(t.n)-1)]++
	t.all++
	t.sum += d
}

func (t *times) total() time.Duration {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.sum
}

// told is how many there were, and how long half of them and 99 of 100 took at most.
func (t *times) told() (all int64, p50, p99 time.Duration) {
	t.mu.Lock()
	defer t.mu.Unlock()
	return t.all, t.at(0.5), t.at(0.99)
}

func (t *times) at(share float64) time.Duration {
	want, sum := int64(math.Ceil(share*float64(t.all))), int64(0)
	for i, n := range t.n {
		if sum += n; n > 0 && sum >= want {
			return time.Duration(float64(leastTook) * math.Pow(stepTook, float64(i+1))).Round(time.Microsecond)
		}
	}
	return 0
}

//go:build !js

package club_test

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"runtime"
	"testing"
	"time"

	"posterestante/game/room"
	"posterestante/hosting/club"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// BenchmarkSleeping is what 10,000 rooms that sleep cost: opening a club that has them, by time and memory, and waking
// one, from the first byte of who comes until they know who sits where. An iteration is a wake.
func BenchmarkSleeping(b *testing.B) {
	dir := b.TempDir()
	ways := many(b, dir)
	runtime.GC()
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	began := time.Now()
	c, err := club.Open(club.Config{Dir: dir, Listen: "127.0.0.1:0", Idle: time.Millisecond})
	if err != nil {
		b.Fatal(err)
	}
	opened := time.Since(began)
	defer c.Close()
	if s := c.Status(); s.Rooms < club.UsualMost {
		b.Fatal(s.Rooms, " rooms")
	}
	runtime.GC()
	runtime.ReadMemStats(&after)
	at, err := link.ParseWay(c.Link())
	if err != nil {
		b.Fatal(err)
	}
	for i := 0; b.Loop(); i++ {
		wake(b, ways[i%len(ways)], at)
	}
	b.ReportMetric(float64(opened.Milliseconds()), "ms/open")
	b.ReportMetric(float64(int64(after.HeapAlloc)-int64(before.HeapAlloc))/club.UsualMost, "B/room")
}

// many makes a folder of rooms, copies of one with keys of their own, and gives their invitations.
func many(b *testing.B, dir string) (invites []string) {
	b.Helper()
	c, err := club.Open(club.Config{Dir: dir, Listen: "127.0.0.1:0"})
	if err != nil {
		b.Fatal(err)
	}
	at, err := link.ParseWay(c.Link())
	if err == nil {
		_, _, err = hostingtest.Opens(b.Context(), at, "sakodo", 2)
	}
	if err = errors.Join(err, c.Close()); err != nil {
		b.Fatal(err)
	}
	one, _ := filepath.Glob(filepath.Join(dir, "matches", "rooms", "*.log"))
	text, err := os.ReadFile(one[0])
	if err != nil {
		b.Fatal(err)
	}
	keys, invite := regexp.MustCompile("[0-9a-f]{32,}"), regexp.MustCompile(`"invite":"([^"]*)"`)
	for i := range club.UsualMost {
		fresh := keys.ReplaceAllFunc(text, func(k []byte) []byte {
			raw := make([]byte, len(k)/2)
			_, _ = rand.Read(raw)
			return hex.AppendEncode(nil, raw)
		})
		name := filepath.Join(filepath.Dir(one[0]), fmt.Sprintf("%016x.log", i))
		if err := os.WriteFile(name, fresh, 0o600); err != nil {
			b.Fatal(err)
		}
		invites = append(invites, string(invite.FindSubmatch(fresh)[1]))
	}
	return invites
}

// wake comes to a room that sleeps, and hears who sits where.
func wake(b *testing.B, invite string, at link.Way) {
	b.Helper()
	i, ok := link.Reopen(invite)
	if !ok {
		b.Fatal(invite)
	}
	way, err := link.ParseWay(i.LinkBy(at))
	if err != nil {
		b.Fatal(err)
	}
	l, err := link.Dial(b.Context(), way)
	if err != nil {
		b.Fatal(err)
	}
	defer l.Close()
	if err := l.Send(room.Say{T: room.SayHello, V: room.Version}.Text()); err != nil {
		b.Fatal(err)
	}
	for {
		msg, err := l.Receive()
		if err != nil {
			b.Fatal(err)
		}
		if t, err := room.ReadTell(msg); err != nil || t.Room != nil {
			return
		}
	}
}

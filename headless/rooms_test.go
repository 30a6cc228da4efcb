//go:build !js

package headless

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/store"
	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// process is "posterestante rooms" as a process.
type process struct {
	cmd  *exec.Cmd
	said struct {
		Link, Address string
		Page          bool
	}
}

func rooms(t *testing.T, dir, listen string, more ...string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(os.Args[0], append([]string{"rooms", "-dir", dir, "-listen", listen}, more...)...)}
	p.cmd.Env = append(os.Environ(), "POSTE_RESTANTE_TEST_MAIN=1", "POSTE_WEB="+t.TempDir())
	p.cmd.Stderr = os.Stderr
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = p.cmd.Process.Kill() })
	line, err := bufio.NewReader(out).ReadBytes('\n')
	if err == nil {
		err = json.Unmarshal(line, &p.said)
	}
	if err != nil {
		t.Fatalf("%q: %v", line, err)
	}
	return p
}

// opens opens a room of a club for two who come.
func opens(t *testing.T, at link.Way, game string) (guests link.Way, owner link.Key) {
	t.Helper()
	guests, owner, err := hostingtest.Opens(t.Context(), at, game, 2)
	if err != nil {
		t.Fatal(err)
	}
	return guests, owner
}

// two are friends who play in a room, each until the match is over as they see it.
func two(t *testing.T, guests link.Way) (friends []*hostingtest.Friend, all *sync.WaitGroup) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
	t.Cleanup(cancel)
	all = &sync.WaitGroup{}
	for i := range game.Seat(2) {
		f := &hostingtest.Friend{T: t, Way: guests, Seat: i, Rand: game.NewRand(uint64(i) + 1)}
		friends = append(friends, f)
		all.Go(func() {
			if f.Play(ctx); ctx.Err() != nil {
				t.Errorf("seat %d: the match didn't end", i)
			}
		})
	}
	return friends, all
}

// TestRooms plays a match in a club whose process is asked to stop, then killed, in the middle: it ends well when it is
// asked, nobody loses what was acknowledged, and everybody comes back to the same link.
func TestRooms(t *testing.T) {
	dir := t.TempDir()
	p := rooms(t, dir, "127.0.0.1:0")
	at, err := link.ParseWay(p.said.Link)
	if err != nil || !at.Club {
		t.Fatal(p.said.Link, err)
	}
	guests, owner := opens(t, at, "postcards")
	friends, all := two(t, guests)
	host, err := link.Dial(t.Context(), link.Way{Host: at.Host, Key: owner})
	if err != nil {
		t.Fatal(err)
	}
	id := hostingtest.Begin(t, host)
	for _, how := range []os.Signal{syscall.SIGTERM, os.Kill, syscall.SIGTERM} {
		time.Sleep(150 * time.Millisecond) // somewhere in the match
		_ = p.cmd.Process.Signal(how)
		if err := p.cmd.Wait(); how == syscall.SIGTERM && err != nil {
			t.Errorf("asked to stop it ends with %v", err)
		}
		p = rooms(t, dir, p.said.Address)
	}
	all.Wait()
	_ = p.cmd.Process.Signal(syscall.SIGTERM)
	_ = p.cmd.Wait()
	shelf, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	r, err := shelf.Look(id)
	if err != nil || !r.Session.Over() {
		t.Fatalf("the file: %v", err)
	}
	for _, f := range friends {
		s := f.Mirror.Session(f.Seat)
		a, b := s.View(f.Seat), r.Session.View(f.Seat)
		if diff := a.Diff(b); diff != "" || s.Len() != r.Session.Len() {
			t.Errorf("seat %d: %d of %d actions, %s", f.Seat, s.Len(), r.Session.Len(), diff)
		}
	}
}

// TestRoomsRefused: what can't be started is refused in one sentence.
func TestRoomsRefused(t *testing.T) {
	dir := t.TempDir()
	for _, row := range []struct {
		args string
		want string
	}{
		{"", "-dir"}, {"-dir " + dir + " more", "flags only"}, {"-dir " + dir + " -cert x", "belong together"},
		{"-dir " + dir + " -cert x -key y -proxy", "either"}, {"-dir " + dir + " -name http://x/", "-name"},
		{"-dir " + dir + " -cert x -key y", "no such file"},
		{"-dir " + dir + " -listen nowhere:1:2", "No room can be opened"},
		{"-dir /proc/none", "rooms: "},
	} {
		var out, errw strings.Builder
		status := Main(append([]string{"rooms"}, strings.Fields(row.args)...), strings.NewReader(""), &out, &errw)
		said := errw.String()
		if status == Well || out.Len() > 0 || !strings.Contains(said, row.want) || strings.Count(said, "\n") != 1 {
			t.Errorf("%q: %d %q", row.args, status, said)
		}
	}
}

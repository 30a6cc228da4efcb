package link

import (
	"bufio"
	"bytes"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"
)

// envDoor makes the test binary a process that keeps a door, of that invite, until its input ends.
const envDoor = "POSTE_RESTANTE_TEST_DOOR"

func TestMain(m *testing.M) {
	if kept := os.Getenv(envDoor); kept != "" {
		keepDoor(kept)
		return
	}
	os.Exit(m.Run())
}

// keepDoor opens a door with a page as large as ours is, that says back what it hears.
func keepDoor(kept string) {
	invite, _ := Reopen(kept)
	key := invite.LinkKey()
	page := make([]byte, 8<<20)
	d, err := OpenDoor(DoorConfig{Listen: "127.0.0.1:0",
		Page:   http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) { _, _ = w.Write(page) }),
		Secret: func(id KeyID, _ string) ([32]byte, bool) { return key.Secret, id == key.ID },
		Enter: func(c *Conn) {
			for {
				msg, err := c.Receive()
				if err != nil || c.Send(msg) != nil {
					return
				}
			}
		}})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(d.Addr())
	_, _ = io.Copy(io.Discard, os.Stdin)
}

// flooded is a door in another process, at which strangers push.
type flooded struct {
	t    *testing.T
	addr string
	pid  int
	from *net.Dialer // strangers come from another address than friends
}

// memory is how much the process takes now, and took at most, in MiB.
func (f *flooded) memory() (now, most int) {
	f.t.Helper()
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", f.pid))
	if err != nil {
		f.t.Fatal(err)
	}
	of := func(name string) int {
		kib, err := strconv.Atoi(string(regexp.MustCompile(name + `:\s+(\d+)`).FindSubmatch(status)[1]))
		if err != nil {
			f.t.Fatal(err)
		}
		return kib / 1024
	}
	return of("VmRSS"), of("VmHWM")
}

// crowd has so many strangers come, at most so many at a time; each does something with its socket, which is closed then.
func (f *flooded) crowd(n, most int, do func(i int, c net.Conn)) {
	var all sync.WaitGroup
	room := make(chan bool, most)
	for i := range n {
		room <- true
		all.Go(func() {
			defer func() { <-room }()
			c, err := f.from.Dial("tcp", f.addr)
			if err != nil {
				return // turned away
			}
			defer c.Close()
			_ = c.SetDeadline(time.Now().Add(20 * time.Second))
			do(i, c)
		})
	}
	all.Wait()
}

// upgrade is the head of a request for a socket.
const upgrade = "GET /link HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n" +
	"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"

// frame is the head of a masked frame of so many bytes.
func frameOf(n uint64) []byte {
	out := []byte{0x82, 0x80 | 127}
	for i := 7; i >= 0; i-- {
		out = append(out, byte(n>>(8*i)))
	}
	return append(out, 0, 0, 0, 0)
}

// flood starts a door in another process, which ends with the test.
func flood(t *testing.T, invite Invite) *flooded {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), envDoor+"="+invite.Kept())
	cmd.Stderr = os.Stderr
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = in.Close(); _ = cmd.Wait() })
	addr, err := bufio.NewReader(out).ReadString('\n')
	if err != nil {
		t.Fatal(err)
	}
	return &flooded{t: t, addr: strings.TrimSpace(addr), pid: cmd.Process.Pid,
		from: &net.Dialer{LocalAddr: &net.TCPAddr{IP: net.IPv4(127, 0, 0, 2)}, Timeout: 20 * time.Second}}
}

// befriend has a friend who is in say something again and again, and gives what ends that: how often it was answered.
func (f *flooded) befriend(c *Conn) (answered func() int) {
	stop, friend := make(chan bool), make(chan int, 1)
	go func() {
		n := 0
		defer func() { friend <- n }()
		for ; !f.t.Failed(); n++ {
			select {
			case <-stop:
				return
			default:
			}
			msg := bytes.Repeat([]byte{byte(n)}, 300)
			if err := c.Send(msg); err != nil {
				f.t.Error("the friend is lost:", err)
			} else if got, err := c.Receive(); err != nil || !bytes.Equal(got, msg) {
				f.t.Error("the friend is lost:", err)
			}
			time.Sleep(5 * time.Millisecond)
		}
	}()
	return func() int {
		close(stop)
		return <-friend
	}
}

var rubbish = bytes.Repeat([]byte("\x00\x01rubbish\xff\r\n"), 8000)

// floods are what strangers do: how many of them, how many at a time.
var floods = []struct {
	name    string
	n, most int
	do      func(i int, c net.Conn)
}{
	{"sockets", 10_000, 1000, func(_ int, c net.Conn) { _, _ = c.Read(make([]byte, 1)) }},
	{"slow heads", 400, 400, func(_ int, c net.Conn) {
		for _, b := range []byte(upgrade) {
			if _, err := c.Write([]byte{b}); err != nil {
				return
			}
			time.Sleep(100 * time.Millisecond)
		}
	}},
	{"rubbish", 1000, 100, func(_ int, c net.Conn) { _, _ = c.Write(rubbish); _, _ = c.Read(make([]byte, 1)) }},
	{"frames of 1 GB", 200, 50, func(_ int, c net.Conn) {
		_, _ = io.WriteString(c, upgrade)
		_, _ = c.Write(frameOf(1 << 30))
		for range 64 {
			if _, err := c.Write(rubbish[:1<<16]); err != nil {
				return
			}
		}
	}},
	{"wrong versions", 100, 100, func(i int, c net.Conn) {
		_, _ = io.WriteString(c, upgrade)
		hello := append([]byte{0x82, 0x80 | 60, 0, 0, 0, 0, 'P', 'R', byte(i)}, make([]byte, 57)...)
		_, _ = c.Write(hello)
		_, _ = io.Copy(io.Discard, c)
	}},
	{"pages not read", 300, 300, func(_ int, c net.Conn) {
		_, _ = io.WriteString(c, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
		time.Sleep(2 * time.Second)
	}},
}

// TestFlood has strangers push at a door in another process, by thousands of sockets, slow heads, rubbish, frames of
// 1 GB, wrong versions, pages asked for and not read: it takes a bounded amount of memory, and all the while a friend
// who is in is answered.
func TestFlood(t *testing.T) {
	invite := NewInvite()
	f := flood(t, invite)
	way := Way{Host: f.addr, Key: invite.LinkKey()}
	c, err := Dial(t.Context(), way)
	if err != nil {
		t.Fatal(err)
	}
	answered := f.befriend(c)
	quiet, _ := f.memory()
	for _, row := range floods {
		began := time.Now()
		f.crowd(row.n, row.most, row.do)
		now, most := f.memory()
		t.Logf("%-16s %5d in %4.1f s: %d MiB, %d at most", row.name, row.n, time.Since(began).Seconds(), now, most)
	}
	if n := answered(); n < 100 {
		t.Errorf("the friend was answered %d times", n)
	}
	if _, most := f.memory(); most > quiet+mostFlood {
		t.Errorf("the door took %d MiB, %d before", most, quiet)
	}
	again, err := Dial(t.Context(), way)
	if err != nil {
		t.Fatal("nobody is let in any more:", err)
	}
	_ = again.Close()
}

// mostFlood is how much memory strangers may cost a door, in MiB.
const mostFlood = 96

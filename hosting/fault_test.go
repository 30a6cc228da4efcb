//go:build !js

package hosting_test

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"net"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
	"posterestante/hosting/keep"
	"posterestante/hosting/visit"
	"posterestante/link"
)

var outage = flag.Duration("outage", 0, "how long the cable is pulled, at the usual pace of links; 0 is short, at a quick pace")

// cable is a way to a port on which things go wrong.
type cable struct {
	addr, to string
	mu       sync.Mutex
	open     []net.Conn
	dead     bool   // all is swallowed
	once     string // what happens to the next bytes: "garbled", "doubled", "swapped", "late"
	kept     []byte // to be sent after the next ones
}

func laid(t *testing.T, to string) *cable {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = l.Close() })
	c := &cable{addr: l.Addr().String(), to: to}
	go func() {
		for {
			in, err := l.Accept()
			if err != nil {
				return
			}
			out, err := net.Dial("tcp", c.to)
			if err != nil {
				_ = in.Close()
				continue
			}
			c.mu.Lock()
			c.open = append(c.open, in, out)
			c.mu.Unlock()
			go c.carry(in, out)
			go c.carry(out, in)
		}
	}()
	return c
}

func (c *cable) carry(dst, src net.Conn) {
	buf := make([]byte, 1<<15)
	for {
		n, err := src.Read(buf)
		if n > 0 {
			if _, err := dst.Write(c.passes(bytes.Clone(buf[:n]))); err != nil {
				_ = src.Close()
			}
		}
		if err != nil {
			_ = dst.Close()
			return
		}
	}
}

// passes is what comes out in place of some bytes.
func (c *cable) passes(b []byte) []byte {
	c.mu.Lock()
	defer c.mu.Unlock()
	kept := c.kept
	c.kept = nil
	once := c.once
	c.once = ""
	switch {
	case c.dead:
		return nil
	case once == "garbled":
		b[len(b)/2] ^= 1
	case once == "doubled":
		b = append(b, b...)
	case once == "swapped":
		c.kept = b
		return kept
	case once == "late":
		time.Sleep(30 * time.Millisecond)
	}
	return append(b, kept...)
}

// fails has something go wrong once; "cut" closes all, "dead" swallows all until it is repaired.
func (c *cable) fails(how string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch how {
	case "dead":
		c.dead = true
	case "cut":
		for _, o := range c.open {
			_ = o.Close()
		}
		c.open = nil
	default:
		c.once = how
	}
}

// repaired has new links go through; those of before stay dead.
func (c *cable) repaired() {
	c.mu.Lock()
	old := c.open
	c.open, c.dead = nil, false
	c.mu.Unlock()
	for _, o := range old {
		_ = o.Close()
	}
}

// sits has somebody come to a room and play by chance, slowly; lost counts how often the link broke.
func sits(t *testing.T, addr, text string, seat game.Seat, lost *atomic.Int32) *visit.Visit {
	t.Helper()
	way, err := link.ParseWay(text)
	if err != nil {
		t.Fatal(err)
	}
	way.Host = addr
	v := visit.Open(visit.Config{Named: box.Named, Seat: seat, Name: "Lise", Pause: 10 * time.Millisecond,
		Final: func(error) bool { return false }, Rate: func() time.Duration { return 3 * time.Millisecond },
		Lost: func(err error) {
			if err != nil {
				lost.Add(1)
			}
		},
		Dial: func(ctx context.Context, key string) (visit.Wire, error) {
			to := way
			if k, ok := link.SeatKey(key); ok {
				to.Key = k
			}
			c, err := link.Dial(ctx, to)
			if err != nil {
				return nil, err
			}
			return c, nil
		}})
	t.Cleanup(v.Close)
	if err := v.Sit(t.Context()); err != nil {
		t.Fatal(err)
	}
	return v
}

// plays plays a seat by chance until the context is done or the match over; acked is told of what was acknowledged.
func plays(ctx context.Context, t *testing.T, v *visit.Visit, chance game.Rand, acked *atomic.Int32) {
	for v.Wait(ctx) == nil {
		s, _ := v.Match()
		if s.Over() {
			return
		}
		legal := s.Legal()
		err := v.Do(ctx, s.Len(), legal[chance.Intn(len(legal))])
		var no *room.No
		switch {
		case ctx.Err() != nil:
			return
		case err == nil:
			acked.Add(1)
		case errors.As(err, &no) && (no.Why == "room.late" || no.Why == "room.kept"):
			time.Sleep(5 * time.Millisecond)
		default:
			t.Errorf("seat %d: %v", v.Seat(), err)
			return
		}
	}
}

// until waits until something holds.
func until(t *testing.T, what string, most time.Duration, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(most); !holds(); time.Sleep(2 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%s: it never came", what)
		}
	}
}

// gone says whether a program was seen to be away from a seat, and came back.
type gone struct {
	mu   sync.Mutex
	away map[int]int // how often
	here map[int]bool
}

func watches(h *hosting.Host) *gone {
	g := &gone{away: map[int]int{}, here: map[int]bool{}}
	p := h.Pipe()
	_ = p.Send(room.Say{T: room.SayHello, V: room.Version}.Text())
	go func() {
		for {
			msg, err := p.Receive()
			if err != nil {
				return
			}
			tell, err := room.ReadTell(msg)
			if err != nil || tell.Room == nil {
				continue
			}
			g.mu.Lock()
			for i, c := range tell.Room.Seats {
				if g.here[i] && !c.Here {
					g.away[i]++
				}
				g.here[i] = c.Here
			}
			g.mu.Unlock()
		}
	}()
	return g
}

func (g *gone) times(seat int) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.away[seat]
}

// TestCable has one of two players sit at the end of a bad cable: it is cut, pulled, garbles, doubles, swaps and delays
// what it carries, in both directions. The other sees who is away; both play on when it carries again, nothing that was
// acknowledged is lost, and nothing is done twice.
func TestCable(t *testing.T) {
	long := *outage
	if long == 0 {
		was := link.UsualPace
		link.UsualPace = link.Pace{Ping: 100 * time.Millisecond, Silent: 3 * time.Second}
		defer func() { link.UsualPace = was }()
		long = 4 * time.Second
	}
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	h, err := hosting.Open(hosting.Config{Shelf: shelf, Game: "sakodo", Kinds: []string{room.Open, room.Open}, Seed: "9",
		Listen: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = h.Close() }()
	text := h.Link(h.Hosts()[0])
	bad := laid(t, h.Hosts()[0])
	var lost [2]atomic.Int32
	seats := []*visit.Visit{sits(t, h.Hosts()[0], text, 0, &lost[0]), sits(t, bad.addr, text, 1, &lost[1])}
	seen := watches(h)
	id := begin(t, h)
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	var acked atomic.Int32
	var all sync.WaitGroup
	for i, v := range seats {
		all.Go(func() { plays(ctx, t, v, game.NewRand(uint64(i)), &acked) })
	}
	for _, how := range []string{"cut", "late", "garbled", "dead", "doubled", "swapped", "cut"} {
		before, away := lost[1].Load(), seen.times(1)
		bad.fails(how)
		if how == "dead" {
			until(t, "that somebody is away", 2*time.Minute, func() bool { return seen.times(1) > away })
			time.Sleep(long)
			bad.repaired()
		}
		if how != "late" {
			until(t, how+": that the link is lost", 2*time.Minute, func() bool { return lost[1].Load() > before })
		}
		n := acked.Load()
		until(t, how+": that both play on", 2*time.Minute, func() bool { return acked.Load() > n+6 })
	}
	cancel()
	all.Wait()
	if lost[0].Load() > 0 {
		t.Error("the other lost its link")
	}
	alike(t, shelf, id, int(acked.Load()), seats)
}

// alike checks that a match's file holds all that was acknowledged, and that each seat sees what it shows.
func alike(t *testing.T, shelf *store.Shelf, id string, acked int, seats []*visit.Visit) {
	t.Helper()
	r, err := shelf.Look(id)
	if err != nil {
		t.Fatal(err)
	}
	s := r.Session
	if s.Len() < acked || s.Len() > acked+len(seats) { // what was on its way as all ended
		t.Errorf("%d actions are kept, %d were acknowledged", s.Len(), acked)
	}
	for i, v := range seats {
		var m *game.Session
		until(t, "all that is kept", time.Minute, func() bool {
			m, _ = v.Match()
			return m != nil && m.Len() == s.Len()
		})
		a, b := m.View(game.Seat(i)), s.View(game.Seat(i))
		if diff := a.Diff(b); diff != "" {
			t.Errorf("seat %d sees otherwise: %s", i, diff)
		}
	}
}

// full is where rooms are kept on a disk that may be full.
type full struct {
	keep.Keep
	now  atomic.Bool
	left atomic.Int32 // how many entries still fit, once it is
}

type fullLease struct {
	keep.Lease
	of *full
}

func (f *full) Lease(room string) (keep.Lease, error) {
	l, err := f.Keep.Lease(room)
	return fullLease{l, f}, err
}

func (l fullLease) Append(at int, entries ...string) error {
	if l.of.now.Load() && l.of.left.Add(-1) < 0 {
		return &os.PathError{Op: "write", Path: "room", Err: syscall.ENOSPC}
	}
	return l.Lease.Append(at, entries...)
}

// TestFull fills the host's disk now and then in the middle of a match with an opponent that thinks: who acts is told by
// room.kept that nothing was done, nobody else is told anything, and all, the opponent too, play on when there is room.
func TestFull(t *testing.T) {
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	disk := &full{Keep: keep.OpenFiles(filepath.Join(shelf.Dir(), "rooms"))}
	var failed atomic.Value
	h, err := hosting.Open(hosting.Config{Shelf: shelf, Keep: disk, Game: "postcards", Seed: "9", Listen: "127.0.0.1:0",
		Kinds: []string{room.Open, "automa:normal", room.Open}, Wake: func(err error) { failed.Store(err) }})
	if err != nil {
		t.Fatal(err)
	}
	defer func() { _ = h.Close() }()
	text := h.Link(h.Hosts()[0])
	var lost atomic.Int32
	seats := map[game.Seat]*visit.Visit{0: sits(t, h.Hosts()[0], text, 0, &lost), 2: sits(t, h.Hosts()[0], text, 2, &lost)}
	id := begin(t, h)
	chance, done, refused, stuck := game.NewRand(3), 0, 0, 0
	truth := func() *game.Session {
		r, err := shelf.Look(id)
		if err != nil {
			t.Fatal(err)
		}
		return r.Session
	}
	for n := range 40 {
		var s *game.Session
		until(t, "that a person is to decide", time.Minute, func() bool {
			if f := failed.Load(); f != nil {
				t.Fatal("the room can't go on:", f)
			}
			s = truth()
			return s.Turn() != 1
		})
		v := seats[s.Turn()]
		if err := v.Wait(t.Context()); err != nil {
			t.Fatal(err)
		}
		legal := s.Legal()
		a := legal[chance.Intn(len(legal))]
		if disk.left.Store(0); n%3 == 1 {
			disk.now.Store(true)
			err := v.Do(t.Context(), s.Len(), a)
			var no *room.No
			if !errors.As(err, &no) || no.Why != "room.kept" {
				t.Fatalf("on a full disk: %v", err)
			}
			refused++
			if now := truth(); now.Len() != s.Len() || !now.State().Equal(s.State()) {
				t.Fatal("what couldn't be kept was done")
			}
			disk.now.Store(false)
		}
		next := s.Copy()
		if _, err := next.Do(a); err != nil {
			t.Fatal(err)
		}
		if next.Turn() == 1 { // it is full for the opponent's action too
			disk.left.Store(1)
			disk.now.Store(true)
		}
		if err := v.Do(t.Context(), s.Len(), a); err != nil {
			t.Fatal(err)
		}
		done++
		time.Sleep(20 * time.Millisecond)
		if now := truth(); disk.now.Load() && now.Len() == s.Len()+1 && now.Turn() == 1 {
			stuck++
		}
		disk.now.Store(false)
	}
	t.Log(done, "actions of persons, of", truth().Len(), "; refused", refused, "; the opponent had no room", stuck)
	if lost.Load() > 0 || refused < 10 || stuck == 0 {
		t.Error("links were lost:", lost.Load(), "refused:", refused, "the opponent had no room:", stuck)
	}
	s := truth()
	for _, v := range seats {
		until(t, "all that is kept", time.Minute, func() bool { m, _ := v.Match(); return m != nil && m.Len() >= s.Len() })
	}
	if i := slices.IndexFunc(s.Setup().Seats, func(k string) bool { return k != "person" }); i != 1 {
		t.Error("the opponent sits at", i)
	}
}

// TestClockBack opens a room again on a machine whose clock was set back: all that was kept is from the future. The same
// seats play on.
func TestClockBack(t *testing.T) {
	dir := t.TempDir()
	shelf, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	cfg := hosting.Config{Shelf: shelf, Game: "montaigne", Kinds: []string{room.Open, room.Open}, Seed: "9",
		Listen: "127.0.0.1:0"}
	h, err := hosting.Open(cfg)
	if err != nil {
		t.Fatal(err)
	}
	text, addr := h.Link(h.Hosts()[0]), h.Hosts()[0]
	var lost atomic.Int32
	seats := []*visit.Visit{sits(t, addr, text, 0, &lost), sits(t, addr, text, 1, &lost)}
	id := begin(t, h)
	ctx, cancel := context.WithCancel(t.Context())
	var acked atomic.Int32
	var all sync.WaitGroup
	for i, v := range seats {
		all.Go(func() { plays(ctx, t, v, game.NewRand(uint64(i)), &acked) })
	}
	until(t, "some actions", time.Minute, func() bool { return acked.Load() > 5 })
	if err := h.Close(); err != nil {
		t.Fatal(err)
	}
	later := time.Now().Add(10 * 365 * 24 * time.Hour)
	err = filepath.WalkDir(dir, func(path string, _ os.DirEntry, err error) error {
		return errors.Join(err, os.Chtimes(path, later, later))
	})
	if err != nil {
		t.Fatal(err)
	}
	h, ok, err := hosting.Reopen(cfg, id)
	if err != nil || !ok {
		t.Fatal("it doesn't open again:", ok, err)
	}
	defer func() { _ = h.Close() }()
	n := acked.Load()
	until(t, "more actions", time.Minute, func() bool { return acked.Load() > n+3 })
	cancel()
	all.Wait()
	alike(t, shelf, id, int(acked.Load()), seats)
}

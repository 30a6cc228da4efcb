package visit

import (
	"bytes"
	"context"
	"errors"
	"flag"
	"slices"
	"sync"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
)

var mischiefSeed = flag.Uint64("mischief", 0, "the chance of mischief on the wire; 0 draws one")

// loose is a match that nobody keeps.
type loose struct{ s *game.Session }

func (k loose) Session() *game.Session                 { return k.s }
func (k loose) Do(a game.Action) ([]game.Event, error) { return k.s.Do(a) }
func (k loose) Undo(n int) error                       { return k.s.UndoN(n) }
func (k loose) Redo(n int) ([]game.Event, error)       { return k.s.RedoN(n) }
func (k loose) Close() error                           { return nil }
func (k loose) DoThought(a game.Action, t *game.Thought) ([]game.Event, error) {
	return k.s.DoThought(a, t)
}

// house is a room in this process.
type house struct {
	*room.Room
	truth *game.Session // read it by Held
}

func open(t *testing.T, g game.Game, seed uint64) *house {
	t.Helper()
	h := &house{}
	draw := game.NewRand(seed)
	h.Room = room.New(room.Config{Game: g, Kinds: []string{room.Open, room.Open},
		Seeds: func() game.Seed { return "" }, // it is dealt
		NewID: func() string { return "match" },
		Begin: func(s game.Setup, _ []room.Chair, _ string, _ *deal.Deal) (room.Keeper, error) {
			var err error
			h.truth, err = game.NewSession(g, s)
			return loose{h.truth}, err
		},
		Random: func(b []byte) {
			for i := range b {
				b[i] = byte(draw.Next())
			}
		}})
	return h
}

// wire is a way into the room; mischief says what becomes of a message: nil for nothing, else what comes in its place.
type wire struct {
	g        *room.Guest
	in       chan []byte
	gone     chan struct{}
	once     sync.Once
	mischief *mischief
}

func (h *house) enter(m *mischief) *wire {
	w := &wire{in: make(chan []byte, 1<<16), gone: make(chan struct{}), mischief: m}
	w.g = h.Enter(func(msg []byte) bool {
		for _, msg := range m.of(&m.down, msg) {
			w.in <- msg
		}
		return true
	}, false)
	return w
}

func (w *wire) Send(msg []byte) error {
	for _, msg := range w.mischief.of(&w.mischief.up, msg) {
		w.g.Hear(msg)
	}
	return nil
}

func (w *wire) Receive() ([]byte, error) {
	select {
	case msg := <-w.in:
		return msg, nil
	case <-w.gone:
		return nil, errors.New("gone")
	case <-time.After(w.mischief.patience()): // as a link does where nothing is heard
		return nil, errors.New("silent")
	}
}

func (w *wire) Close() error {
	w.once.Do(func() { close(w.gone); w.g.Leave() })
	return nil
}

// mischief doubles, keeps back and swallows messages. The zero value does none of it.
type mischief struct {
	mu       sync.Mutex
	naughty  bool
	on       bool
	chance   game.Rand
	up, down [][]byte // kept back
	did      [4]int
}

func (m *mischief) patience() time.Duration {
	if m.naughty {
		return 40 * time.Millisecond
	}
	return time.Hour
}

func (m *mischief) of(kept *[][]byte, msg []byte) (out [][]byte) {
	msg = bytes.Clone(msg)
	m.mu.Lock()
	defer m.mu.Unlock()
	if !m.on {
		return [][]byte{msg}
	}
	what := m.chance.Intn(40)
	switch what {
	case 0: // doubled
		out = [][]byte{msg, msg}
	case 1: // late: after others
		*kept = append(*kept, msg)
	case 2: // lost
	case 3: // an old one once more, and what was kept back in another order
		slices.Reverse(*kept)
		out = append([][]byte{msg}, *kept...)
		*kept = nil
	default:
		return [][]byte{msg}
	}
	m.did[what]++
	return out
}

func (h *house) visits(t *testing.T, seat game.Seat, m *mischief) *Visit {
	v := Open(Config{Named: box.Named, Seat: seat, Name: "somebody", Pause: time.Millisecond,
		Final: func(error) bool { return false },
		Dial:  func(context.Context, string) (room.Wire, error) { return h.enter(m), nil }})
	t.Cleanup(v.Close)
	return v
}

// plays plays a seat to the end of the match, by one of the first actions.
func plays(ctx context.Context, v *Visit, chance game.Rand) error {
	for {
		if err := errors.Join(ctx.Err(), v.Wait(ctx)); err != nil {
			return err
		}
		s, _ := v.Match()
		if s.Over() {
			return nil
		}
		var no *room.No
		if s.Turn() != v.Seat() {
			continue
		}
		legal := s.Legal()
		err := v.Do(ctx, s.Len(), legal[chance.Intn(min(2, len(legal)))])
		if err != nil && (!errors.As(err, &no) || no.Why != "room.late" && no.Why != "room.turn") {
			return err
		}
	}
}

// TestMischief plays whole matches of all games over wires that double messages, keep them back, bring them in another
// order, and lose them, in both directions: nothing is done twice, nothing that was acknowledged is lost, and in the end
// each seat sees what the referee shows it.
func TestMischief(t *testing.T) {
	seed := *mischiefSeed
	if seed == 0 {
		seed = uint64(time.Now().UnixNano()) % 1e6
	}
	t.Logf("again: go test ./hosting/visit -count=1 -run TestMischief -mischief %d", seed)
	for _, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			h := open(t, p.Game, seed)
			host := h.Enter(func([]byte) bool { return true }, true)
			host.Hear(room.Say{T: room.SayHello, V: room.Version}.Text())
			bad := &mischief{naughty: true, chance: game.NewRand(seed)}
			seats := []*Visit{h.visits(t, 0, bad), h.visits(t, 1, &mischief{})}
			for _, v := range seats {
				if err := v.Sit(t.Context()); err != nil {
					t.Fatal(err)
				}
			}
			host.Hear(room.Say{T: room.SayBegin}.Text())
			ctx, cancel := context.WithTimeout(t.Context(), 2*time.Minute)
			defer cancel()
			if err := seats[0].until(ctx, func() bool { return seats[0].session() != nil }); err != nil {
				t.Fatal(err)
			}
			bad.mu.Lock()
			bad.on = true
			bad.mu.Unlock()
			var all sync.WaitGroup
			for i, v := range seats {
				all.Go(func() {
					if err := plays(ctx, v, game.NewRand(seed+uint64(i))); err != nil {
						t.Errorf("seat %d: %v", i, err)
						cancel()
					}
				})
			}
			all.Wait()
			if t.Failed() {
				return
			}
			for i, v := range seats {
				if err := v.Proved(ctx); err != nil {
					t.Errorf("seat %d: %v", i, err)
				}
			}
			var seen []*game.Session // before the room is held: a visit may be saying something to it
			for _, v := range seats {
				s, _ := v.Match()
				seen = append(seen, s)
			}
			h.Held(func() {
				for i, s := range seen {
					a, b := s.View(game.Seat(i)), h.truth.View(game.Seat(i))
					if d := a.Diff(b); d != "" || s.Len() != h.truth.Len() {
						t.Errorf("seat %d: %d of %d actions, %s", i, s.Len(), h.truth.Len(), d)
					}
				}
			})
			if t.Log(h.truth.Len(), "actions; doubled, late, lost, mixed:", bad.did); slices.Min(bad.did[:]) == 0 && h.truth.Len() > 200 {
				t.Error("there was no mischief")
			}
		})
	}
}

// says is a referee that says a few things, and nothing more.
type says struct{ tells chan []byte }

func (s says) Send([]byte) error { return nil }
func (s says) Close() error      { return nil }
func (s says) Receive() ([]byte, error) {
	msg, ok := <-s.tells
	if !ok {
		return nil, errors.New("gone")
	}
	return msg, nil
}

// TestEnds: a referee that is newer or older, that has no seat, gives the seat to somebody else, or tells the match
// otherwise than it went, ends the visit with one reason.
func TestEnds(t *testing.T) {
	const hall = `{"room":{"game":"sakodo","seats":[{"kind":"open","colour":0},{"kind":"person","colour":1}]}}`
	const mine = `{"room":{"game":"sakodo","seats":[{"kind":"person","colour":0,"mine":true},{"kind":"person","colour":1}]}}`
	const full = `{"room":{"game":"sakodo","seats":[{"kind":"person","colour":0},{"kind":"person","colour":1}]}}`
	for name, row := range map[string]struct {
		want  string
		tells []string
	}{
		"newer":          {"room.newer", []string{`{"id":1,"no":{"why":"room.newer"}}`}},
		"older":          {"room.older", []string{`{"id":1,"no":{"why":"room.older"}}`}},
		"full":           {"room.taken", []string{full, `{"id":1}`}},
		"somebody first": {"room.taken", []string{hall, `{"id":1}`, `{"id":2,"no":{"why":"room.taken"}}`}},
		"given":          {"room.given", []string{hall, `{"id":1}`, `{"sat":{"seat":0,"key":"aa"}}`, mine, full}},
	} {
		tells := make(chan []byte, 9)
		for _, tell := range row.tells {
			tells <- []byte(tell)
		}
		v := Open(Config{Named: box.Named, Seat: game.Nobody, Final: func(error) bool { return true },
			Dial: func(context.Context, string) (room.Wire, error) { return says{tells}, nil }})
		err := v.Wait(t.Context())
		var no *room.No
		if !errors.As(err, &no) || no.Why != row.want {
			t.Errorf("%s: %v", name, err)
		}
		close(tells)
		v.Close()
	}
}

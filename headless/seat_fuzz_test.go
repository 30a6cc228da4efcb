package headless

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"strings"
	"sync"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/hosting/visit"
)

// wire is a way into a room of this process.
type wire struct {
	g    *room.Guest
	in   chan []byte
	gone chan struct{}
	once sync.Once
}

func (w *wire) Send(msg []byte) error { w.g.Hear(msg); return nil }

func (w *wire) Receive() ([]byte, error) {
	select {
	case msg := <-w.in:
		return msg, nil
	case <-w.gone:
		return nil, errors.New("gone")
	}
}

func (w *wire) Close() error {
	w.once.Do(func() { close(w.gone); w.g.Leave() })
	return nil
}

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

// fuzzSeed is a seed that no answer may name.
const fuzzSeed = "a seed that no answer names"

// visiting is a visit to a room in the middle of a match, at the seat that decides.
func visiting(t testing.TB, s *game.Session) *visit.Visit {
	t.Helper()
	r := room.New(room.Config{Game: s.Game(), Options: s.Setup().Options, Kinds: []string{room.Open, room.Open},
		Random: func([]byte) {}})
	key := strings.Repeat("a7", 40)
	l := room.Ledger{Match: "match", Seats: []room.Owner{{Chair: room.Chair{Kind: "person"}}, {Chair: room.Chair{Kind: "person"}}}}
	l.Seats[s.Turn()].Key = key
	r.Resume(l, loose{s}, nil)
	v := visit.Open(visit.Config{Named: box.Named, Key: key, Final: func(error) bool { return true },
		Dial: func(context.Context, string) (room.Wire, error) {
			w := &wire{in: make(chan []byte, 4096), gone: make(chan struct{})}
			w.g = r.Enter(func(msg []byte) bool { w.in <- bytes.Clone(msg); return true }, false)
			return w, nil
		}})
	if err := v.Wait(t.Context()); err != nil {
		t.Fatal(err)
	}
	return v
}

// FuzzSeat says any lines in a seat's mode in the middle of a match of each game: each is answered by one line of JSON,
// none tells the seed, and the match is as the room has it.
func FuzzSeat(f *testing.F) {
	var of []*game.Session
	for i, p := range box.Games {
		s, err := game.NewSession(p.Game, game.Setup{Game: p.Game.Name(), Seats: []string{"person", "person"}, Seed: fuzzSeed})
		if err != nil {
			f.Fatal(err)
		}
		r := game.NewRand(uint64(i))
		for s.Len() < 12 {
			legal := s.Legal()
			if _, err := s.Do(legal[r.Intn(len(legal))]); err != nil {
				f.Fatal(err)
			}
		}
		of = append(of, s)
		action := p.Game.Notation(s.Legal()[0])
		f.Add(uint8(i), `{"cmd":"wait"}`+"\n"+`{"cmd":"do","action":"`+action+`"}`+"\n"+`{"cmd":"undo"}`+"\n"+`{"cmd":"redo"}`)
		for _, cmd := range []string{"match", "view", "legal", "facts", "timeline", "scores", "help", "games", "state", "load",
			"branch", "lift", "reply", "restart", "quit"} {
			f.Add(uint8(i), `{"cmd":"wait"}`+"\n"+`{"cmd":"`+cmd+`"}`)
		}
		f.Add(uint8(i), `{"cmd":"wait"}`+"\n"+`{"cmd":"view","seat":1,"at":3}`+"\n"+`{"cmd":"why","spot":{"zone":"hand"}}`)
	}
	f.Fuzz(func(t *testing.T, game uint8, text string) {
		lines := strings.Split(text, "\n")
		if len(lines) > 8 {
			return
		}
		truth := of[int(game)%len(of)].Copy()
		v := visiting(t, truth)
		defer v.Close()
		ctx, cancel := context.WithTimeout(t.Context(), 30*time.Millisecond) // for what waits for another seat
		defer cancel()
		srv := &server{away: &away{Visit: v, ctx: ctx}}
		for _, line := range lines {
			answer := srv.hear([]byte(line), false)
			if bytes.Count(answer, []byte("\n")) != 1 || !json.Valid(answer) {
				t.Fatalf("%.200q is answered %.200q", line, answer)
			}
			if strings.Contains(string(answer), fuzzSeed) && !strings.Contains(text, fuzzSeed[:6]) {
				t.Fatalf("%.200q tells the seed: %.400q", line, answer)
			}
			if strings.Contains(string(answer), `"code":"internal"`) {
				t.Fatalf("%.200q: %s", line, answer)
			}
		}
		if srv.match == nil || ctx.Err() != nil {
			return
		}
		srv.news()
		a, b := srv.match.View(v.Seat()), truth.View(v.Seat())
		if diff := a.Diff(b); diff != "" || srv.match.Len() != truth.Len() {
			t.Fatalf("%d actions of %d: %s", srv.match.Len(), truth.Len(), diff)
		}
	})
}

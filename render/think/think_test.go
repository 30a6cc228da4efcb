package think_test

import (
	"context"
	"testing"
	"time"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/search"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/table"
	"posterestante/render/think"
)

// seated is a table at which a match is played without motion, with a thinker that
// says when it has an answer.
func seated(t *testing.T, m table.Match, game string, seats int) (*stage.Show, chan bool) {
	t.Helper()
	woken := make(chan bool, 100)
	d := &table.Deps{Words: words.In("fr"), Board: packs.Of(game).Board,
		Minds: table.Minds{Thinker: think.New(func() { woken <- true })},
		Names: []string{"Lise", "Odette", "Luc", "Théo"}[:seats], Colours: []int{0, 1, 2, 3}[:seats]}
	tb := table.New(d, m)
	tb.Ready()
	show := stage.NewShow(tb)
	show.Step(stage.Raw{X: -1, Y: -1}, 0)
	return show, woken
}

// plays lets the seats that no person plays act until n actions are done or it is
// a person's turn.
func plays(t *testing.T, show *stage.Show, woken chan bool, s *game.Session, n int) {
	t.Helper()
	for s.Len() < n && !s.Over() && s.Setup().Seats[s.Turn()] != "person" {
		if _, ok := game.Thinks(s.Setup().Seats[s.Turn()]); ok {
			select {
			case <-woken:
			case <-time.After(time.Minute):
				t.Fatal("no answer comes")
			}
		}
		for range 3 {
			show.Step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		}
	}
}

// TestThinksAtEveryTable plays whole matches of every game at its table: seats that
// think beside Automas and companions, at any seat. What they do is what the same
// seats do without a window.
func TestThinksAtEveryTable(t *testing.T) {
	for _, pack := range packs.Games {
		p := box.Of(pack.Name)
		g := p.Game
		for _, seats := range [][]string{{"think:3", "think:0"}, {"think:1", p.Opponent, "think:2"}} {
			setup := game.Setup{Game: pack.Name, Seats: seats, Seed: "11"}
			s, err := game.NewSession(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			show, woken := seated(t, table.Unkept{On: s}, pack.Name, len(seats))
			plays(t, show, woken, s, g.MaxActions())
			if !s.Over() {
				t.Fatalf("%s %v: %d actions, not over", pack.Name, seats, s.Len())
			}
			alone, err := game.NewSession(g, setup)
			if err != nil {
				t.Fatal(err)
			}
			var h search.Host
			for i := range s.Len() {
				a, _, err := h.Reply(context.Background(), alone)
				if err != nil || a != s.Step(i).Action {
					t.Fatalf("%s %v: action %d is %s at the table, %s without (%v)", pack.Name, seats, i, g.Notation(s.Step(i).Action), g.Notation(a), err)
				}
				if _, err := alone.Do(a); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}

// TestResumedInMidThought checks that a match that was left while a seat thought goes
// on with the same action, its reasons kept.
func TestResumedInMidThought(t *testing.T) {
	for _, pack := range packs.Games {
		shelf, err := store.Open(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		m, err := shelf.New(store.Meta{Setup: game.Setup{Game: pack.Name, Seats: []string{"think:8", "think:9"}, Seed: "3"}})
		if err != nil {
			t.Fatal(err)
		}
		show, woken := seated(t, m, pack.Name, 2)
		plays(t, show, woken, m.Session(), 12)
		show.Scene().(*table.Table).Leave() // it thinks about the next one
		m, err = shelf.Resume(m.ID())
		if err != nil {
			t.Fatal(err)
		}
		n := m.Session().Len()
		show, woken = seated(t, m, pack.Name, 2)
		plays(t, show, woken, m.Session(), n+1)
		kept := 0
		for i := range m.Session().Len() {
			if _, ok := m.Session().Thought(i, 0); ok {
				kept++
			}
		}
		var h search.Host
		before := m.Session().Branch(n)
		want, _, err := h.Reply(context.Background(), before)
		if err != nil || n < 12 || m.Session().Step(n).Action != want || kept == 0 {
			t.Errorf("%s: after %d actions it does %v, not %v (%v); %d reasons", pack.Name, n, m.Session().Step(n).Action, want, err, kept)
		}
		show.Scene().(*table.Table).Leave()
	}
}

// TestGivesUp checks that a cancelled question is not answered, and that the next one
// is answered as if there had been none.
func TestGivesUp(t *testing.T) {
	g := box.Of("postcards").Game
	s, err := game.NewSession(g, game.Setup{Game: "postcards", Seats: []string{"think:1000000", "person"}, Seed: "4"})
	if err != nil {
		t.Fatal(err)
	}
	for s.Turn() != 0 {
		if _, err := s.Do(s.Legal()[0]); err != nil {
			t.Fatal(err)
		}
	}
	th := think.New(nil)
	ctx, cancel := context.WithCancel(context.Background())
	done := th.Reply(ctx, s)
	cancel()
	short, err := game.NewSession(g, game.Setup{Game: "postcards", Seats: []string{"think:8", "think:8"}, Seed: "4"})
	if err != nil {
		t.Fatal(err)
	}
	if r := <-th.Reply(context.Background(), short); r.Err != nil || r.Why == nil { // it waits for the first one to end
		t.Errorf("the next question: %+v", r)
	}
	select {
	case r := <-done:
		t.Errorf("a cancelled question is answered: %+v", r)
	case <-time.After(300 * time.Millisecond):
	}
}

package table

import (
	"context"
	"slices"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
)

// slow is a Thinker that answers when the test says so.
type slow struct {
	asked  []context.Context
	answer []chan Reply
	replay []Reply // what it would answer
}

func (s *slow) Training(game.Game) string { return "today" }

func (s *slow) Reply(ctx context.Context, m *game.Session) <-chan Reply {
	legal := m.Legal()
	a := legal[len(legal)-1]
	s.asked = append(s.asked, ctx)
	s.answer = append(s.answer, make(chan Reply, 1))
	s.replay = append(s.replay, Reply{Action: a, Why: &game.Thought{Chance: 612, Turn: []game.Action{a}}})
	return s.answer[len(s.answer)-1]
}

// reply gives the n-th answer, from 0.
func (s *slow) reply(n int) { s.answer[n] <- s.replay[n] }

// pondering is a player at whose table a seat thinks now; the person acted last.
func pondering(t *testing.T, speed int, seats ...string) (*player, *slow) {
	t.Helper()
	const seed = 7 // the person begins, and may undo the end of the turn
	p := newPlayer(t, speed, seed, seats...)
	th := &slow{}
	p.table.deps.Thinker = th
	p.table.Ready()
	s := p.match.On
	for i := 0; !p.table.thinks(s.Turn()); i++ {
		if i > 60 || s.Turn() != 0 {
			t.Fatal("the seat that thinks doesn't come next")
		}
		legal := s.Legal()
		p.table.act(legal[len(legal)-1]) // the last ones end the turn
	}
	if err := s.CanUndo(0); err != nil {
		t.Fatal(err)
	}
	for range 400 { // the flights, and the pause
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	return p, th
}

func (p *player) prompted() string { return p.table.asks() }

// TestThinksBesideTheWindow checks that the window sleeps while a seat thinks, says
// so, and does what comes of it with its reason.
func TestThinksBesideTheWindow(t *testing.T) {
	p, th := pondering(t, 2, "person", "think:250")
	s := p.match.On
	n := s.Len()
	if p.show.Busy() || len(th.asked) != 1 || th.asked[0].Err() != nil {
		t.Fatalf("busy %v, asked %d times", p.show.Busy(), len(th.asked))
	}
	if !strings.Contains(p.prompted(), "is thinking") || !slices.ContainsFunc(p.show.Frame().Sprites,
		func(sp stage.Sprite) bool {
			return sp.Pic.Kind == "face" && sp.Pic.Text == "face3"
		}) {
		t.Errorf("it says %q, and shows no face", p.prompted())
	}
	th.reply(0)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if s.Len() != n+1 || s.Step(n).Action != th.replay[0].Action {
		t.Fatalf("%d actions were done, not %d", s.Len(), n+1)
	}
	if why, ok := s.Thought(n, 1); !ok || why.Chance != 612 {
		t.Error("the reason is not kept")
	}
	if p.table.lastTold == nil || strings.Contains(strings.Join(p.table.lastTold.Long, " "), "61%") {
		t.Errorf("it says why before the match is over: %+v", p.table.lastTold)
	}
}

// TestThoughtIsCancelled checks that within a frame nothing is thought about any
// more that nobody waits for.
func TestThoughtIsCancelled(t *testing.T) {
	for _, c := range []struct {
		what string
		do   func(*player)
	}{
		{"undo", func(p *player) { p.click("table.undo") }},
		{"the key of undo", func(p *player) { p.key("z", true) }},
		{"the menu", func(p *player) { p.click("table.menu") }},
		{"leaving", func(p *player) { p.table.Leave() }},
	} {
		p, th := pondering(t, 0, "person", "think:250")
		c.do(p)
		if th.asked[0].Err() == nil {
			t.Errorf("%s: it thinks on", c.what)
		}
	}
}

// TestThinksAnew checks that a seat that thinks is asked anew where it is still its
// turn, but something was undone.
func TestThinksAnew(t *testing.T) {
	p, th := pondering(t, 0, "person", "think:250")
	th.reply(0)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if len(th.asked) != 2 || th.asked[1].Err() != nil {
		t.Fatalf("asked %d times", len(th.asked))
	}
	if err := p.match.On.Lift(true); err != nil {
		t.Fatal(err)
	}
	if err := p.match.On.Undo(); err != nil {
		t.Fatal(err)
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if len(th.asked) != 3 || th.asked[1].Err() == nil || th.asked[2].Err() != nil {
		t.Errorf("asked %d times, the second still thinks: %v", len(th.asked), th.asked[1].Err() == nil)
	}
}

// TestStaleAnswer checks that an answer to what no longer stands is not done.
func TestStaleAnswer(t *testing.T) {
	p, th := pondering(t, 0, "person", "think:250")
	s := p.match.On
	n := s.Len()
	p.click("table.undo")
	th.reply(0)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if s.Len() != n-1 || s.Turn() != 0 {
		t.Fatalf("after undo there are %d actions, not %d, and %d is to act", s.Len(), n-1, s.Turn())
	}
	p.key("y", true) // redo: the same seat is asked anew
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if s.Len() != n || len(th.asked) != 2 || p.table.turns.replied() != nil {
		t.Errorf("%d actions, asked %d times, an answer: %v", s.Len(), len(th.asked), p.table.turns.replied())
	}
	th.reply(1)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if s.Len() != n+1 {
		t.Errorf("the answer to what stands is not done: %d actions", s.Len())
	}
}

// TestClicksWhileItThinks checks that all that needs no turn can be done meanwhile.
func TestClicksWhileItThinks(t *testing.T) {
	p, th := pondering(t, 0, "person", "think:250", "automa:easy")
	p.click("open.1")
	if p.table.Ctx.Open != 1 {
		t.Error("the other's cards aren't shown")
	}
	p.click("open.1")
	p.click("table.past")
	if p.table.timeline.past == nil {
		t.Error("there is no look back")
	}
	if th.asked[0].Err() != nil {
		t.Error("looking cancels what is thought")
	}
	th.reply(0)
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if n := p.match.On.Len(); p.table.turns.thought.at.done != n {
		t.Error("it acts while one looks back")
	}
	p.click("past.now")
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if n := p.match.On.Len(); len(th.asked) < 2 && p.table.thinks(p.match.On.Turn()) || n == 0 {
		t.Error("it doesn't act afterwards")
	}
	p.click("table.menu")
	p.click("dialog.stay")
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if last := th.asked[len(th.asked)-1]; p.table.thinks(p.match.On.Turn()) && last.Err() != nil {
		t.Error("after the pause it doesn't think again")
	}
}

// TestFinishWhileItThinks checks that "finish this turn" does all that a thinking
// seat still does in its turn without pauses.
func TestFinishWhileItThinks(t *testing.T) {
	p, th := pondering(t, 2, "person", "think:250")
	p.click("table.finish")
	s := p.match.On
	for i := 0; p.table.thinks(s.Turn()); i++ {
		if i == 60 || len(th.asked) <= i {
			t.Fatalf("asked %d times, %d answers", len(th.asked), i)
		}
		n := s.Len()
		th.reply(i)
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
		if s.Len() != n+1 {
			t.Fatal("it pauses")
		}
		p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	}
	if p.table.rushes() {
		t.Error("the next turn is finished too")
	}
}

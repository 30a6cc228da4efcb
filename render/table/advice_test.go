package table

import (
	"context"
	"strings"
	"testing"

	"posterestante/assets/wording"
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// wise is an Adviser that answers when the test says so.
type wise struct {
	plans, judged, reached []context.Context
	from                   []int
	answer                 []chan Advice // to what is asked for plans and judgements
	reach                  chan Advice   // to what is asked last for points in reach
}

func (a *wise) Reach(ctx context.Context, _ *game.Session) <-chan Advice {
	a.reached, a.reach = append(a.reached, ctx), make(chan Advice, 1)
	return a.reach
}

func (a *wise) Plans(ctx context.Context, _ *game.Session) <-chan Advice {
	a.plans = append(a.plans, ctx)
	return a.more()
}

func (a *wise) Judge(ctx context.Context, _ *game.Session, n int) <-chan Advice {
	a.judged, a.from = append(a.judged, ctx), append(a.from, n)
	return a.more()
}

func (a *wise) more() <-chan Advice {
	a.answer = append(a.answer, make(chan Advice, 1))
	return a.answer[len(a.answer)-1]
}

// facts are the words of the facts that are shown.
func (p *player) facts() string {
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	var out []string
	for _, f := range p.table.counsel.hints.facts {
		if !strings.HasPrefix(f.Words, f.intro) {
			out = append(out, f.intro)
		}
		out = append(out, f.Words)
	}
	return strings.Join(out, "\n")
}

// TestCoachIsAsked checks that nobody is advised who doesn't ask; that the best turns
// are told above the facts, with chance and points, and are asked for anew once
// something was done; that the program is told, once.
func TestCoachIsAsked(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	a, told := &wise{}, 0
	p.table.deps.Adviser, p.table.deps.OnCoached = a, func() { told++ }
	p.key("h", false)
	p.rest()
	if len(a.plans) != 0 || told != 0 {
		t.Fatal("the coach is asked by itself")
	}
	p.click("hints.plans")
	if len(a.plans) != 1 || told != 1 || !strings.Contains(p.facts(), "The coach is thinking…") {
		t.Fatalf("asked %d times, told %d times: %s", len(a.plans), told, p.facts())
	}
	legal := p.match.On.Legal()
	a.answer[0] <- Advice{At: p.match.On.Len(), Plans: []Plan{{Turn: legal[:1], Chance: 624, Points: 3}}}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	want := p.table.Teller.Turn(p.match.On, p.match.On.Len(), 0, legal[:1])
	said := wording.Sentence(want)
	if got := p.facts(); !strings.HasPrefix(got, "1. "+said+"\nChance of winning: 62%, points: +3\n"+said+"\n") ||
		want == "…" {
		t.Errorf("it says\n%s", got)
	}
	p.table.act(legal[0])
	p.rest()
	if len(a.plans) != 2 || a.plans[0].Err() == nil || strings.Contains(p.facts(), "62%") {
		t.Errorf("after an action the coach was asked %d times", len(a.plans))
	}
	p.click("hints.close")
	if a.plans[1].Err() == nil {
		t.Error("it thinks on behind the log")
	}
	if told != 1 {
		t.Errorf("told %d times", told)
	}
	if notes := p.table.result().remarks(); len(notes) != 1 || notes[0].words != "Played with the coach." {
		t.Errorf("the result says %v", notes)
	}
}

// TestPointsInReach checks that whoever opens the facts is told the turns that bring points, each once, and isn't said
// to be helped; that they are looked for anew after an action and not behind the log; that nothing is said where none
// are found.
func TestPointsInReach(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	a, told := &wise{}, 0
	p.table.deps.Adviser, p.table.deps.OnCoached = a, func() { told++ }
	p.key("h", false)
	p.rest()
	facts := p.facts()
	if len(a.reached) != 1 {
		t.Fatalf("it was asked %d times", len(a.reached))
	}
	legal := p.match.On.Legal()
	plan := Plan{Turn: legal[:1], Points: 3}
	a.reach <- Advice{At: p.match.On.Len(), Plans: []Plan{plan, plan}}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	line := p.table.Teller.Turn(p.match.On, p.match.On.Len(), 0, legal[:1])
	want := "Points in reach this turn\n" + wording.Sentence("At least 3 points: "+line) + "\n" + facts
	if got := p.facts(); got != want || len(a.plans) != 0 || told != 0 {
		t.Errorf("%d asked for plans, %d told; it says\n%s\nnot\n%s", len(a.plans), told, got, want)
	}
	p.table.act(legal[0])
	p.rest()
	if len(a.reached) != 2 || a.reached[0].Err() == nil || strings.Contains(p.facts(), "At least") {
		t.Fatalf("after an action it was asked %d times", len(a.reached))
	}
	a.reach <- Advice{At: p.match.On.Len()}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if got := p.facts(); strings.Contains(got, "in reach") {
		t.Errorf("where nothing is found it says\n%s", got)
	}
	p.click("hints.close")
	if a.reached[1].Err() == nil {
		t.Error("it thinks on behind the log")
	}
}

// TestCoachJudges checks that a turn is judged after it ends where that was chosen,
// from its first action on, and that undo forgets it.
func TestCoachJudges(t *testing.T) {
	p := newPlayer(t, 0, 7, "person", "think:25")
	a, th, chosen := &wise{}, &slow{}, false
	p.table.deps.Adviser, p.table.deps.Thinker, p.table.deps.OnJudge = a, th, func(on bool) { chosen = on }
	p.key("h", false)
	p.rest()
	p.click("hints.judge")
	if !chosen {
		t.Error("the choice isn't kept")
	}
	for s := p.match.On; s.Turn() == 0; {
		legal := s.Legal()
		p.table.act(legal[len(legal)-1])
	}
	if len(a.judged) != 1 || a.from[0] != 0 {
		t.Fatalf("judged %d times, from %v", len(a.judged), a.from)
	}
	a.answer[0] <- Advice{At: 0, Loss: 43, Plans: []Plan{{Turn: []game.Action{p.match.On.Step(0).Action}}}}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	if got := p.facts(); !strings.Contains(got, "Your last turn\nIt cost 4% (chance and points). Better: ") {
		t.Errorf("it says\n%s", got)
	}
	p.click("table.undo")
	if got := p.facts(); strings.Contains(got, "4%") {
		t.Errorf("after undo it says\n%s", got)
	}
}

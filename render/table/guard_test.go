package table

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/stage"
)

// mute is a teller of a game that fails at whatever it is asked, and speaks as it does of
// what nobody may know.
type mute struct{ game.Teller }

const leak = "seed 4711, bm3 in hand"

func (mute) Prompt(*game.View, []game.Spot) game.Phrase              { panic(leak) }
func (mute) Label(*game.View, game.Spot) game.Phrase                 { panic(leak) }
func (mute) Rules(*game.View, game.Spot) []game.Phrase               { panic(leak) }
func (mute) Counter(*game.View, game.Counter, game.Seat) game.Phrase { panic(leak) }
func (mute) Barrier(game.Event) game.Phrase                          { panic(leak) }
func (mute) ScoreLine(game.ScoreLine) game.Phrase                    { panic(leak) }
func (mute) Fact(*game.View, game.Fact) game.Phrase                  { panic(leak) }
func (mute) Lost(*game.View) game.Phrase                             { panic(leak) }
func (mute) Deed(game.Action) string                                 { panic(leak) }
func (mute) Thing(game.Piece) game.Phrase                            { panic(leak) }
func (mute) Step(_, _ *game.View, _ game.Seat, a game.Action, _ []game.Event) game.Told {
	return game.Told{Short: game.Say([]string{}[a.A+99])} // as a machine fails
}

// muted has a game tell nothing any more while a test runs.
func muted(t *testing.T, name string) {
	p := box.Of(name)
	was := p.Teller
	p.Teller = mute{}
	t.Cleanup(func() { p.Teller = was })
}

// TestTableSurvives plays on where nothing can be told: no click ends the program,
// what failed is written down in a few files, named in a dialog and in the log, and
// shows nothing hidden.
func TestTableSurvives(t *testing.T) {
	muted(t, "postcards")
	p := newPlayer(t, 0, 7, "person", "automa:easy")
	var kept []Fault
	p.table.deps.OnFault = func(f Fault) string {
		kept = append(kept, f)
		return "/tmp/poste/fault-1.txt"
	}
	p.table.Ready()
	p.key("h", false)
	p.key("h", false)
	shown := 0
	for n := 0; n < 60 && !p.match.On.Over(); n++ {
		p.step(stage.Raw{X: float64(40 * n), Y: float64(17 * n)}, stage.Tick)
		if p.table.Dialog != nil {
			if strings.Contains(p.texts(), "/tmp/poste/fault-1.txt") {
				shown++
			}
			p.click("dialog.ok")
		}
		s := p.match.On
		if s.Turn() == 0 && p.table.Dialog == nil {
			legal := s.Legal()
			p.table.decide(legal[n%len(legal)])
			if p.table.Dialog != nil && p.show.Frame().Hot("dialog.end") != nil {
				p.click("dialog.end")
			}
		}
		p.rest()
	}
	if p.match.On.Len() < 20 {
		t.Errorf("only %d actions were done", p.match.On.Len())
	}
	if len(kept) == 0 || len(kept) > mostFaults || shown == 0 {
		t.Fatalf("%d files, shown %d times", len(kept), shown)
	}
	for p.table.Dialog != nil {
		p.click("dialog.ok")
	}
	if p.table.counsel.hints != nil {
		p.key("h", false)
	}
	if !strings.Contains(strings.ReplaceAll(p.texts(), "\n", " "), "/tmp/poste/fault-1.txt") {
		t.Error("the log doesn't name the file")
	}
	for _, f := range kept {
		text := f.String()
		for _, hidden := range []string{"4711", "bm3", "0x", "[99]", "99"} {
			if strings.Contains(text, hidden) {
				t.Errorf("%q stands in\n%s", hidden, text)
			}
		}
		if len(text) > 8<<10 || !strings.Contains(text, "postcards, 2 seats") || !strings.Contains(text, "mute.") {
			t.Errorf("%d bytes:\n%s", len(text), text)
		}
	}
}

// rulesFail is a game whose previews, stakes and ending fail.
type rulesFail struct{ game.Game }

func (rulesFail) Preview(*game.Preview) { panic(leak) }
func (rulesFail) Warn(game.View, game.Action, func() game.State) ([]game.Fact, bool) {
	panic(leak)
}
func (rulesFail) Ending(game.State) []game.Fact { panic(leak) }

// TestRulesSurvive: what the rules say of an action that is only pointed at, or of the
// end, may fail as well; the action is done all the same.
func TestRulesSurvive(t *testing.T) {
	g := box.Of("postcards").Game
	setup := game.Setup{Game: "postcards", Seats: []string{"person", "automa:easy"}, Seed: "8"}
	st, err := g.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	p := playerOf(t, 0, game.From(rulesFail{g}, setup, st))
	p.table.Ready()
	a := p.match.On.Legal()[0]
	if got := p.table.preview(a); got.Action != a || got.After.Table == nil {
		t.Errorf("a preview that fails is %+v", got)
	}
	if p.table.ending() != nil {
		t.Error("an end is told")
	}
	p.table.decide(a)
	if p.match.On.Len() != 1 || len(p.table.faults.told) != 2 {
		t.Errorf("%d actions, told %q", p.match.On.Len(), p.table.faults.told)
	}
}

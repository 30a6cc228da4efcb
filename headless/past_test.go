package headless

import (
	"fmt"
	"strings"
	"testing"

	"posterestante/game"
)

// TestPastErrors asks wrongly for what looks back: one sentence each, and the
// match is as it was.
func TestPastErrors(t *testing.T) {
	c := talk(t)
	for _, line := range []string{`{"cmd":"timeline"}`, `{"cmd":"restart"}`, `{"cmd":"lift"}`, `{"cmd":"branch"}`, `{"cmd":"facts"}`} {
		if got := c.code(line); got != "nomatch " {
			t.Errorf("%s: %q", line, got)
		}
	}
	c.well(newMatch)
	c.well(`{"cmd":"do","action":"move gm1 9"}`)
	for _, x := range []struct{ line, want string }{
		{`{"cmd":"timeline","from":2}`, "value "}, {`{"cmd":"timeline","from":-1}`, "value "}, {`{"cmd":"timeline","from":"x"}`, "value "},
		{`{"cmd":"timeline","seat":2}`, "value "}, {`{"cmd":"timeline","at":0}`, "field "},
		{`{"cmd":"view","at":2}`, "value "}, {`{"cmd":"view","at":-9}`, "value "}, {`{"cmd":"view","at":1e30}`, "value "},
		{`{"cmd":"undo","to":2}`, "value "}, {`{"cmd":"undo","to":-1}`, "value "}, {`{"cmd":"undo","to":0,"n":1}`, "field "},
		{`{"cmd":"undo","seat":1,"to":0}`, "field "}, {`{"cmd":"branch","at":2}`, "value "}, {`{"cmd":"branch","at":-1}`, "value "},
		{`{"cmd":"lift","on":1}`, "value "}, {`{"cmd":"facts","seat":9}`, "value "}, {`{"cmd":"facts","lang":"de"}`, "value "},
		{`{"cmd":"restart","n":1}`, "field "},
	} {
		if got := c.code(x.line); got != x.want {
			t.Errorf("%s: %q, not %q", x.line, got, x.want)
		}
	}
	if a := c.well(`{"cmd":"timeline","seat":0}`); len(a["steps"].([]any)) != 1 || a["back"] != 0.0 || a["undone"] != 0.0 {
		t.Error("the match is another after all that:", a)
	}
	c.well(`{"cmd":"restart"}`)
	if got := c.code(`{"cmd":"restart"}`); got != "undo.nothing " {
		t.Error("a turn in which nothing was done is taken back:", got)
	}
}

// TestSeveralDontLift: among two persons barriers stay, and a seat's own turn
// goes back only as far as it learned nothing.
func TestSeveralDontLift(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	c := talk(t)
	c.well(`{"cmd":"new","game":"postcards","seats":["person","person"],"seed":"4"}`)
	if got := c.code(`{"cmd":"lift"}`); got != "lift " {
		t.Error(got)
	}
	c.well(`{"cmd":"lift","on":false}`)
	r := game.NewRand(2)
	kept := 0
	for range 300 {
		legal := c.well(`{"cmd":"legal"}`)["legal"].([]any)
		if len(legal) == 0 {
			break
		}
		answer := c.well(fmt.Sprintf(`{"cmd":"do","action":%q}`, legal[r.Intn(len(legal))]))
		line := c.well(fmt.Sprintf(`{"cmd":"timeline","seat":%v}`, answer["turn"]))
		back, steps := int(line["back"].(float64)), line["steps"].([]any)
		for n, s := range steps {
			if step := s.(map[string]any); n >= back && step["barrier"] != nil || n == back-1 && step["barrier"] == nil {
				t.Fatalf("back to %d, and action %d is %v", back, n, step)
			}
		}
		if back > 0 && back < len(steps) {
			if got := c.code(fmt.Sprintf(`{"cmd":"undo","to":%d}`, 0)); got != "undo.barrier " || c.srv.match.Len() != len(steps) {
				t.Fatal("undo to the start:", got)
			}
			before := c.well(fmt.Sprintf(`{"cmd":"view","seat":0,"at":%d}`, back))
			c.well(`{"cmd":"restart"}`)
			if now := c.well(`{"cmd":"view","seat":0}`); c.srv.match.Len() != back || fmt.Sprint(now) != fmt.Sprint(before) {
				t.Fatalf("restart leaves %d actions of %d, not %d", c.srv.match.Len(), len(steps), back)
			}
			c.well(fmt.Sprintf(`{"cmd":"redo","n":%d}`, len(steps)-back))
			kept++
		}
	}
	if kept < 20 {
		t.Error("only", kept, "turns were taken back")
	}
}

// TestPastSecrets: neither the timeline nor facts name a card that lies in
// another's hand.
func TestPastSecrets(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	c := talk(t)
	c.well(`{"cmd":"new","game":"postcards","seats":["person","person"],"seed":"8"}`)
	r, g := game.NewRand(1), c.srv.match.Game()
	hand := g.Table().ZoneNamed("hand")
	for range 300 {
		legal := c.well(`{"cmd":"legal"}`)["legal"].([]any)
		if len(legal) == 0 {
			break
		}
		c.well(fmt.Sprintf(`{"cmd":"do","action":%q}`, legal[r.Intn(len(legal))]))
		for seat := range 2 {
			last := string(c.srv.answer(fmt.Appendf(nil, `{"cmd":"timeline","seat":%d,"from":%d}`, seat, c.srv.match.Len()-1)))
			facts := string(c.srv.answer(fmt.Appendf(nil, `{"cmd":"facts","seat":%d}`, seat)))
			other := c.srv.match.View(game.Seat(1 - seat))
			for _, p := range other.Pile(hand, game.Seat(1-seat)).Pieces {
				name := `"` + g.PieceName(p.ID) + `"`
				if strings.Contains(last, name) || strings.Contains(facts, g.PieceName(p.ID)+" ") || strings.Contains(facts, name) {
					t.Fatalf("seat %d is told of %s in another's hand: %s%s", seat, name, last, facts)
				}
			}
		}
	}
}

// TestBranchOf: a branch has the first actions, and its own ways from there.
func TestBranchOf(t *testing.T) {
	c := talk(t)
	c.well(newMatch)
	c.well(`{"cmd":"do","action":"move gm1 9"}`)
	before := fmt.Sprint(c.well(`{"cmd":"view"}`))
	c.well(`{"cmd":"do","action":"move gm4 10"}`)
	if a := c.well(`{"cmd":"branch","at":1}`); a["actions"] != 1.0 || fmt.Sprint(c.well(`{"cmd":"view"}`)) != before {
		t.Error(a)
	}
	if got := c.code(`{"cmd":"redo"}`); got != "redo.nothing " {
		t.Error("a branch takes up what its match did:", got)
	}
	c.well(`{"cmd":"do","action":"move gm4 8"}`)
}

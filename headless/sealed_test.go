package headless

import (
	"encoding/json"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/globe/globetest"
	"posterestante/game/sakodo"
)

// TestSealed asks serve for all that it tells, by every seat, while a bid is
// sealed: no answer names it before the other has bid too.
func TestSealed(t *testing.T) {
	st := globetest.Position(t, sakodo.Game, "seats 3; bag passport camera; 1: money 770; 2: money 880")
	data, err := json.Marshal(st)
	if err != nil {
		t.Fatal(err)
	}
	c := talk(t)
	c.well(`{"cmd":"load","position":` + string(data) + `}`)
	c.well(`{"cmd":"do","action":"sell camera"}`)
	said := c.well(`{"cmd":"do","action":"bid 430"}`)
	told := func() bool {
		text, _ := json.Marshal(said)
		all := string(text)
		for _, seat := range []string{"", `,"seat":0`, `,"seat":1`, `,"seat":2`} {
			for _, cmd := range []string{"view", "timeline", "since", "facts", "scores"} {
				text, _ := json.Marshal(c.ask(`{"cmd":"` + cmd + `"` + seat + `}`))
				all += string(text)
			}
		}
		return strings.Contains(all, "430")
	}
	if told() {
		t.Error("a sealed bid is told")
	}
	if steps := c.well(`{"cmd":"timeline"}`)["steps"].([]any); steps[1].(map[string]any)["action"] != game.SealedText {
		t.Error("the timeline has", steps[1])
	}
	if got := c.code(`{"cmd":"undo"}`); !strings.HasPrefix(got, "undo.") {
		t.Error("a bid is taken back:", got)
	}
	said = c.well(`{"cmd":"do","action":"nobid"}`)
	if !told() {
		t.Error("an opened bid is told nowhere: the test looks at nothing")
	}
}

package headless

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
)

// TestSecrets plays a match and looks for faces that a seat can't know in what
// it is told.
func TestSecrets(t *testing.T) {
	c := talk(t)
	c.well(`{"cmd":"new","game":"postcards","seats":["person","person"],"seed":"4"}`)
	r, turn, draws := game.NewRand(1), 0.0, 0
	for range 400 {
		legal := c.well(`{"cmd":"legal"}`)["legal"].([]any)
		if len(legal) == 0 {
			break
		}
		hand := c.srv.match.View(game.Seat(turn))
		other := fmt.Sprint(c.well(fmt.Sprintf(`{"cmd":"view","seat":%d}`, 1-int(turn)))["view"].(map[string]any)["zones"].(map[string]any)["hand"])
		for _, p := range hand.Pile(game.Zone(hand.Table.ZoneNamed("hand")), game.Seat(turn)).Pieces {
			if strings.Contains(other, c.srv.match.Game().PieceName(p.ID)) {
				t.Fatal("seat", 1-turn, "sees a card of the other's hand:", other)
			}
		}
		action := legal[r.Intn(len(legal))].(string)
		eyes := []string{`"spectator"`, fmt.Sprint(1 - int(turn))}[r.Intn(2)]
		answer := c.well(fmt.Sprintf(`{"cmd":"do","action":%q,"seat":%s}`, action, eyes))
		if action == "draw deck" {
			if p := answer["events"].([]any)[0].(map[string]any)["piece"]; p != "?1" {
				t.Fatal("a drawn card is shown to others:", p)
			}
			draws++
		}
		turn = answer["turn"].(float64)
	}
	if draws < 10 {
		t.Error("only", draws, "cards were drawn")
	}
}

// TestStateAndBack: a position that is written and loaded is the same, and is
// seen the same.
func TestStateAndBack(t *testing.T) {
	c := talk(t)
	c.well(newMatch)
	c.well(`{"cmd":"do","action":"move gm1 9"}`)
	view := c.srv.answer([]byte(`{"cmd":"view"}`))
	state, err := json.Marshal(c.srv.match.State())
	if err != nil {
		t.Fatal(err)
	}
	d := talk(t)
	d.well(`{"cmd":"load","position":` + string(state) + `}`)
	if again := d.srv.answer([]byte(`{"cmd":"view"}`)); !bytes.Equal(view, again) {
		t.Errorf("%s\n%s", view, again)
	}
}

func TestLoadText(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root(t), "docs", "examples", "match.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	c := talk(t)
	send := func(s string) map[string]any {
		q, _ := json.Marshal(s)
		return c.ask(`{"cmd":"load","text":` + string(q) + `}`)
	}
	if a := send(string(text)); a["ok"] != true || a["actions"] != 30.0 || a["damage"] != nil {
		t.Error(a)
	}
	a := send(string(text) + `{"a":"pa`)
	if d, _ := a["damage"].(map[string]any); a["ok"] != true || a["actions"] != 30.0 || d["code"] != "store.damage.torn" {
		t.Error(a)
	}
	if a := send("nothing"); a["ok"] != false || c.srv.match.Len() != 30 {
		t.Error("what can't be loaded took the match away:", a)
	}
}

// FuzzLines: whatever the lines hold, each is answered by one line of JSON.
func FuzzLines(f *testing.F) {
	f.Add(newMatch + "\n" + `{"cmd":"do","action":"move gm1 9"}` + "\n" + `{"cmd":"undo"}`)
	f.Add(newMatch + "\n" + `{"cmd":"why","picked":[{"zone":"hand","index":3}],"spot":{"zone":"button","index":9}}`)
	f.Add(newMatch + "\n" + `{"cmd":"view","seat":1}` + "\n\n" + `{"cmd":"load","position":{"game":"postcards"}}`)
	f.Add(`{"cmd":"load","text":"{}"}` + "\n" + `{"cmd":"redo","n":3}` + "\n\xff")
	f.Add(newMatch + "\n" + `{"cmd":"do","action":"move gm1 9"}` + "\n" + `{"cmd":"timeline","seat":1,"from":1}` + "\n" + `{"cmd":"restart"}` + "\n" + `{"cmd":"facts","lang":"fr"}`)
	f.Add(newMatch + "\n" + `{"cmd":"lift","on":true}` + "\n" + `{"cmd":"undo","to":0}` + "\n" + `{"cmd":"branch","at":0}` + "\n" + `{"cmd":"view","at":-1}`)
	for _, z := range []string{"region", "sites", "stamps", "memories", "gifts", "look", "bikes", "button", "travel_deck"} {
		f.Add(newMatch + "\n" + `{"cmd":"why","picked":[{"zone":"hand","index":3},{"zone":"row"}],"spot":{"zone":"` + z + `","index":13,"sub":5}}`)
	}
	f.Fuzz(func(t *testing.T, lines string) {
		if strings.Contains(lines, `path`) {
			return // the machine's files are no part of this
		}
		srv := &server{}
		for line := range strings.SplitSeq(lines, "\n") {
			answer := srv.answer([]byte(line))
			var a struct {
				OK    *bool
				Error *failure
			}
			if err := json.Unmarshal(answer, &a); err != nil || a.OK == nil || *a.OK != (a.Error == nil) || bytes.IndexByte(answer, '\n') != len(answer)-1 {
				t.Fatalf("%q was answered by %q (%v)", line, answer, err)
			}
			if a.Error != nil && a.Error.Code == "internal" {
				t.Fatalf("%q: %s", line, a.Error.Message)
			}
		}
	})
}

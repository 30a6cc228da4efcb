package headless

import (
	"encoding/json"
	"fmt"
	"testing"
)

// TestReply plays a whole match by reply: each answer names a legal action,
// the reason where it can, and the next turn; a match that is taken back goes
// on alike.
func TestReply(t *testing.T) {
	srv := &server{}
	ask := func(line string) map[string]any {
		t.Helper()
		var out map[string]any
		if err := json.Unmarshal(srv.answer([]byte(line)), &out); err != nil {
			t.Fatal(err)
		}
		return out
	}
	ask(`{"cmd":"new","game":"montaigne","seats":["bot:steady","bot:random","person"],"options":{"encounters":"yes"},"seed":"3"}`)
	said, persons, owned, other := 0, 0, 0, 0
	for n := 0; srv.match.Len() < 150 && !srv.match.Over(); n++ {
		if srv.match.Turn() == 2 {
			if bad := ask(`{"cmd":"reply"}`); fmt.Sprint(bad["error"].(map[string]any)["code"]) != "reply" {
				t.Fatalf("reply plays for a person: %v", bad)
			}
			legal := ask(`{"cmd":"legal"}`)["legal"].([]any)
			ask(fmt.Sprintf(`{"cmd":"do","action":%q}`, legal[len(legal)-1]))
			persons++
			continue
		}
		seat := srv.match.Turn()
		got := ask(`{"cmd":"reply","seat":"spectator"}`)
		if got["ok"] != true || got["action"] == "" || got["events"] == nil {
			t.Fatalf("%v", got)
		}
		reason, ok := got["reason"].(map[string]any)
		if ok && seat != 0 { // chance has no reasons
			t.Fatalf("seat %d: %v", seat, got)
		}
		if own, known := srv.match.Reason(srv.match.Len()-1, seat); known {
			owned++
			if ok && reason["key"] != own.Key {
				t.Logf("%s: its own reason is %s", got["action"], own.Key)
				other++
			}
		}
		if ok {
			said++
			if words := reason["words"].(string); words == "" || words[0] == '[' {
				t.Errorf("no words: %v", reason)
			}
		}
		if n == 5 {
			srv.match = srv.match.Branch(srv.match.Len() - 1)
			if again := ask(`{"cmd":"reply","seat":"spectator"}`); fmt.Sprint(again) != fmt.Sprint(got) {
				t.Errorf("%v, and then %v", got, again)
			}
		}
	}
	if said < owned/2 || persons == 0 || other > 0 {
		t.Errorf("a spectator was told %d of %d reasons, %d otherwise; %d turns of the person", said, owned, other, persons)
	}
	for !srv.match.Over() { // the person's seat plays on by what comes first
		a, _ := srv.match.Reply()
		if _, err := srv.match.Do(a); err != nil {
			t.Fatal(err)
		}
	}
	if over := ask(`{"cmd":"reply"}`); over["ok"] != false {
		t.Errorf("after the end: %v", over)
	}
}

//go:build !js

package headless

import (
	"encoding/json"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	rules "posterestante/game"
	"posterestante/game/box"
)

// TestSeatsPage plays the pairs of docs/protocol.md that are a seat's, in one session, and checks its table.
func TestSeatsPage(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root(t), "docs", "protocol.md"))
	if err != nil {
		t.Fatal(err)
	}
	pairs := regexp.MustCompile("(?s)```seat request\n(.*?)\n```\n```seat response\n(.*?)\n```").FindAllStringSubmatch(string(text), -1)
	if n := strings.Count(string(text), "```seat"); n != 2*len(pairs) || len(pairs) < 8 {
		t.Fatalf("%d blocks, %d pairs", n, len(pairs))
	}
	tb := tables(t, "postcards", "397639")
	srv := &server{away: &away{Visit: tb.visits(t, &botPlan{seat: 0, name: "Zora"}), ctx: t.Context()}}
	for _, p := range pairs {
		var want, got any
		if err := json.Unmarshal([]byte(more(p[2])), &want); err != nil {
			t.Fatalf("the page's answer to %s: %v\n%s", p[1], err, more(p[2]))
		}
		answer := srv.answer([]byte(p[1]))
		if err := json.Unmarshal(answer, &got); err != nil {
			t.Fatal(err)
		}
		if d := fits(want, got, "answer"); d != "" {
			t.Errorf("%s\n%s\n%s", p[1], d, answer)
		}
	}
	rows := regexp.MustCompile("(?m)^\\| ((?:`[a-z]+`(?:, )?)+) \\| [^|]* \\| ([^|]*) \\|$")
	may := map[string]string{}
	for _, row := range rows.FindAllStringSubmatch(string(text), -1) {
		for _, cmd := range strings.Split(row[1], ", ") {
			may[strings.Trim(cmd, "`")] = row[2]
		}
	}
	for _, v := range append(verbs(), seatVerbs()...) {
		allowed := slices.ContainsFunc(srv.verbs(), func(o verb) bool { return o.name == v.name })
		said, listed := may[v.name]
		if !listed || strings.HasPrefix(said, "no: ") == allowed {
			t.Errorf("the table says of %s: %q", v.name, said)
		}
	}
}

// TestSeatsEyes asks a seat's mode for all there is, in whole matches of all games: it tells no other seat's eyes, and
// what it tells of the match is what the room's truth shows this seat.
func TestSeatsEyes(t *testing.T) {
	for _, p := range box.Games {
		tb := tables(t, p.Game.Name(), "la mer vue du train")
		srv := &server{away: &away{Visit: tb.visits(t, &botPlan{seat: 0, name: "Zora"}), ctx: t.Context()}}
		c := &client{t, srv}
		for _, early := range []string{"legal", "view", "match", "scores"} {
			if got := c.code(`{"cmd":"` + early + `"}`); got != "nomatch " {
				t.Fatal(early, got)
			}
		}
		for n := 0; n < 40 && c.well(`{"cmd":"wait"}`)["over"] == false; n++ {
			truth := tb.truth(t)
			for cmd, want := range map[string]any{
				"view":   object{{"view", viewJSON(p.Game, truth.View(0))}},
				"scores": object{{"over", false}, {"scores", truth.Scores()}},
			} {
				a, _ := json.Marshal(want)
				b := string(srv.answer([]byte(`{"cmd":"` + cmd + `"}`)))
				if string(a[1:]) != strings.TrimSpace(strings.TrimPrefix(b, `{"ok":true,`)) {
					t.Fatalf("%s, action %d, %s:\n%s\n%s", p.Game.Name(), n, cmd, a, b)
				}
			}
			for _, line := range []string{`{"cmd":"state"}`, `{"cmd":"load","text":""}`, `{"cmd":"branch"}`, `{"cmd":"reply"}`,
				`{"cmd":"lift"}`, `{"cmd":"new","game":"sakodo","seats":["person","person"]}`, `{"cmd":"view","seat":1}`,
				`{"cmd":"view","seat":"spectator"}`, `{"cmd":"timeline","seat":1}`, `{"cmd":"facts","seat":1}`,
				`{"cmd":"redo","seat":1}`, `{"cmd":"do","action":"x","seat":1}`} {
				if got := c.code(line); got != "seat " {
					t.Fatal(line, got)
				}
			}
			for _, line := range []string{`{"cmd":"facts"}`, `{"cmd":"timeline"}`, `{"cmd":"match"}`, `{"cmd":"help"}`} {
				if said := string(srv.answer([]byte(line))); strings.Contains(said, string(truth.Setup().Seed)+`"`) ||
					!strings.HasPrefix(said, `{"ok":true`) {
					t.Fatal(line, said)
				}
			}
			legal := c.well(`{"cmd":"legal"}`)["legal"].([]any)
			c.well(`{"cmd":"do","action":"` + legal[n%len(legal)].(string) + `"}`)
		}
	}
}

// truth is the match as its file has it.
func (tb *table) truth(t *testing.T) *rules.Session {
	t.Helper()
	r, err := tb.shelf.Look(tb.shelf.List()[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	return r.Session
}

package headless

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/assets/words"
)

// client is a session of the protocol in this process.
type client struct {
	t   *testing.T
	srv *server
}

func talk(t *testing.T) *client { return &client{t, &server{}} }

// ask sends a line and reads the answer.
func (c *client) ask(line string) map[string]any {
	c.t.Helper()
	answer := c.srv.answer([]byte(line))
	var out map[string]any
	if err := json.Unmarshal(answer, &out); err != nil || bytes.Count(answer, []byte("\n")) != 1 || answer[len(answer)-1] != '\n' {
		c.t.Fatalf("%s was answered by %q (%v)", line, answer, err)
	}
	return out
}

// well asks for something that must be done.
func (c *client) well(line string) map[string]any {
	c.t.Helper()
	out := c.ask(line)
	if out["ok"] != true {
		c.t.Fatalf("%s: %v", line, out)
	}
	return out
}

// code asks for something that must fail, and gives code and rule.
func (c *client) code(line string) string {
	c.t.Helper()
	e, _ := c.ask(line)["error"].(map[string]any)
	if e == nil || e["message"] == "" {
		c.t.Fatalf("%s did not fail with a message", line)
	}
	return fmt.Sprint(e["code"], " ", e["rule"])
}

const newMatch = `{"cmd":"new","game":"postcards","seats":["person","automa:normal"],"options":{"side":"B"},"seed":"397639"}`

func TestErrors(t *testing.T) {
	c := talk(t)
	for _, x := range []struct{ line, want string }{
		{``, "json "}, {`   `, "json "}, {`{`, "json "}, {`[]`, "json "}, {`null`, "json "}, {`"x"`, "json "}, {`{} {}`, "json "},
		{"{\"cmd\":\"\xff\"}", "json "}, {strings.Repeat("[", 20000), "json "},
		{`{}`, "cmd "}, {`{"cmd":7}`, "cmd "}, {`{"cmd":"Legal"}`, "cmd "}, {`{"CMD":"legal"}`, "cmd "},
		{`{"cmd":"legal"}`, "nomatch "}, {`{"cmd":"do","action":"pass"}`, "nomatch "},
		{`{"cmd":"new"}`, "game "}, {`{"cmd":"new","game":"chess"}`, "game "}, {`{"cmd":"new","game":"postcards"}`, "setup "},
		{`{"cmd":"new","game":"postcards","seats":["person","cat"]}`, "setup "},
		{`{"cmd":"new","game":"postcards","seats":"two"}`, "value "}, {`{"cmd":"new","game":"postcards","seats":["person","person"],"seed":7}`, "value "},
		{`{"cmd":"new","game":"postcards","seats":["person","person"],"seed":"a\u0007b"}`, "setup "},
		{`{"cmd":"new","game":"postcards","seats":["person","person"],"sead":1}`, "field "},
		{`{"cmd":"new","game":"postcards","seats":["person","person"],"options":{"side":"C"}}`, "setup "},
		{`{"cmd":"load"}`, "field "}, {`{"cmd":"load","text":"","path":""}`, "field "}, {`{"cmd":"load","path":"/nowhere/at/all"}`, "load "},
		{`{"cmd":"load","path":"."}`, "load "}, {`{"cmd":"load","position":7}`, "load "}, {`{"cmd":"load","position":{"game":"chess"}}`, "game "},
		{newMatch, ""},
		{`{"cmd":"do"}`, "field "}, {`{"cmd":"do","action":"fly"}`, "action "}, {`{"cmd":"do","action":"pass"}`, "refuse.pass.early P3.8"},
		{`{"cmd":"do","action":"move gm1 9","seat":7}`, "value "}, {`{"cmd":"do","action":"move gm1 9","seat":"nobody"}`, "value "},
		{`{"cmd":"undo"}`, "undo.nothing "}, {`{"cmd":"undo","n":0}`, "value "}, {`{"cmd":"undo","n":1e99}`, "value "}, {`{"cmd":"redo"}`, "redo.nothing "},
		{`{"cmd":"view","seat":2}`, "value "}, {`{"cmd":"why"}`, "field "}, {`{"cmd":"why","spot":{"zone":"moon"}}`, "spot "},
		{`{"cmd":"why","spot":{"zone":"hand","seat":4}}`, "spot "}, {`{"cmd":"why","spot":{"zone":"row","seat":0}}`, "spot "},
		{`{"cmd":"why","spot":{"zone":"row","index":5}}`, "spot "}, {`{"cmd":"why","spot":{"zone":"row","index":300}}`, "value "},
		{`{"cmd":"why","action":"pass","spot":{"zone":"row"}}`, "field "},
	} {
		if x.want == "" {
			c.well(x.line)
		} else if got := c.code(x.line); got != x.want {
			t.Errorf("%.80s: %q, not %q", x.line, got, x.want)
		}
	}
	if n := c.well(`{"cmd":"scores"}`); n["over"] != false {
		t.Error("the match is another after all that")
	}
	why := c.well(`{"cmd":"why","picked":[{"zone":"hand","index":3}],"spot":{"zone":"region","index":200}}`)
	if why["legal"] != false {
		t.Error("region 200:", why)
	}
}

// TestLanguages checks that do and why say a refusal in the language asked for, with
// its rule, and that a language there is not is refused.
func TestLanguages(t *testing.T) {
	for _, x := range []struct{ begin, action, spot, key, rule string }{
		{newMatch, "move gm1 12", `{"zone":"region","index":12}`, "postcards.refuse.move.border", "P4.1"},
		{`{"cmd":"new","game":"montaigne","seats":["person","person"],"seed":"1"}`, "end", `{"zone":"button","index":5}`, "montaigne.refuse.end.acted", "M3"},
	} {
		c := talk(t)
		c.well(x.begin)
		picked := ""
		if strings.Contains(x.spot, "region") {
			picked = `"picked":[{"zone":"hand","index":3}],`
		}
		for _, lang := range []string{"", "en", "fr"} {
			field, said := `,"lang":"`+lang+`"`, words.In(lang)
			if lang == "" {
				field, said = "", words.In("en")
			}
			want := strings.TrimSuffix(said.T(x.key), ".") + " (" + x.rule + ")."
			done := c.ask(fmt.Sprintf(`{"cmd":"do","action":%q%s}`, x.action, field))["error"].(map[string]any)
			asked := c.well(fmt.Sprintf(`{"cmd":"why","action":%q%s}`, x.action, field))["why"].(map[string]any)
			clicked := c.well(fmt.Sprintf(`{"cmd":"why",%s"spot":%s%s}`, picked, x.spot, field))["why"].(map[string]any)
			for _, got := range []map[string]any{done, asked, clicked} {
				if got["message"] != want || got["rule"] != x.rule {
					t.Errorf("%s in %q: %v, not %q", x.action, lang, got, want)
				}
			}
		}
		for _, line := range []string{`{"cmd":"do","action":"pass","lang":"de"}`, `{"cmd":"why","action":"pass","lang":"FR"}`, `{"cmd":"do","action":"pass","lang":7}`} {
			if got := c.code(line); got != "value " {
				t.Errorf("%s: %s", line, got)
			}
		}
		if n := c.srv.match.Len(); n != 0 {
			t.Error(n, "actions were done")
		}
	}
}

// TestPairs checks that the two cards of a pair are read in either order: by do and
// why, and in a match file; and that what is done is one and the same.
func TestPairs(t *testing.T) {
	a, b := talk(t), talk(t)
	for _, c := range []*client{a, b} {
		c.well(newMatch)
		for _, action := range []string{"pair gm1 bc2", "pair bc2 gm1"} {
			if got := c.well(`{"cmd":"why","action":"` + action + `"}`); got["legal"] != true {
				t.Errorf("%s: %v", action, got)
			}
		}
	}
	if x, y := a.well(`{"cmd":"do","action":"pair gm1 bc2"}`), b.well(`{"cmd":"do","action":"pair bc2 gm1"}`); fmt.Sprint(x) != fmt.Sprint(y) {
		t.Errorf("%v\n%v", x, y)
	}
	for _, action := range []string{"pair gm1 gm1", "pair yp1 gm1"} {
		c := talk(t)
		c.well(newMatch)
		if got := c.code(`{"cmd":"do","action":"` + action + `"}`); !strings.HasPrefix(got, "refuse.") {
			t.Errorf("%s: %s", action, got)
		}
	}
	text, err := os.ReadFile(filepath.Join(root(t), "docs", "examples", "match.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	other := bytes.Replace(text, []byte("pair bc2 gm5"), []byte("pair gm5 bc2"), 1)
	if bytes.Equal(text, other) {
		t.Fatal("the example has no such pair any more")
	}
	for _, file := range [][]byte{text, other} {
		quoted, _ := json.Marshal(string(file))
		if got := a.well(`{"cmd":"load","text":` + string(quoted) + `}`); got["actions"] != 30.0 || got["damage"] != nil {
			t.Errorf("%v", got)
		}
		if got := a.srv.match.Game().Notation(a.srv.match.Step(1).Action); got != "pair bc2 gm5" {
			t.Errorf("it is kept as %q", got)
		}
	}
}

func TestIDs(t *testing.T) {
	c := talk(t)
	for _, id := range []string{`1`, `"a é"`, `[1,{"b":null}]`, `null`} {
		for _, line := range []string{`{"cmd":"games","id":` + id + `}`, `{"id":` + id + `,"cmd":"no"}`} {
			if answer := string(c.srv.answer([]byte(line))); !strings.Contains(answer, `"id":`+id+`,`) {
				t.Errorf("%s: %s", line, answer)
			}
		}
	}
}

// TestLongLines: a line beyond the limit is skipped, one within it is not; the
// last line needs no newline.
func TestLongLines(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	pad := strings.Repeat(" ", maxLine-len(`{"cmd":"games"}`))
	in := `{"cmd":"games"}` + pad + "\n" + `{"cmd":"games"}` + pad + " \n" + strings.Repeat("x", 3*maxLine) + "\n" + `{"cmd":"games","id":4}`
	var out, errw bytes.Buffer
	if status := Main([]string{"serve"}, strings.NewReader(in), &out, &errw); status != Well || errw.Len() > 0 {
		t.Fatal(status, errw.String())
	}
	answers := strings.Split(strings.TrimSpace(out.String()), "\n")
	if len(answers) != 4 {
		t.Fatal(len(answers), "answers")
	}
	for i, want := range []string{`{"ok":true,`, `{"ok":false,"error":{"code":"long"`, `{"ok":false,"error":{"code":"long"`, `{"ok":true,"id":4`} {
		if !strings.HasPrefix(answers[i], want) {
			t.Errorf("%d: %.100s", i, answers[i])
		}
	}
}

// broken is an output or input that fails.
type broken struct{}

func (broken) Write([]byte) (int, error) { return 0, io.ErrClosedPipe }
func (broken) Read([]byte) (int, error)  { return 0, io.ErrUnexpectedEOF }

func TestBrokenPipes(t *testing.T) {
	var errw bytes.Buffer
	if status := Serve(nil, strings.NewReader("{}\n"), broken{}, &errw); status != Failed || strings.Count(errw.String(), "\n") != 1 {
		t.Error(status, errw.String())
	}
	if status := Serve(nil, broken{}, io.Discard, &errw); status != Failed {
		t.Error(status)
	}
	if status := VersionOf(nil, nil, broken{}, io.Discard); status != Failed {
		t.Error(status)
	}
}

package headless

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"posterestante/game"
)

// plainText says whether nothing in a text would be obeyed by a terminal.
func plainText(text string) bool {
	return utf8.ValidString(text) && strings.IndexFunc(text, func(r rune) bool { return !unicode.IsGraphic(r) && r != '\n' }) < 0
}

// TestToTheLetter: what a request doesn't have is refused by its name.
func TestToTheLetter(t *testing.T) {
	c := talk(t)
	c.well(newMatch)
	state, err := json.Marshal(c.srv.match.State())
	if err != nil {
		t.Fatal(err)
	}
	position := func(from, to string) string {
		if !bytes.Contains(state, []byte(from)) {
			t.Fatal("there is no", from)
		}
		return `{"cmd":"load","position":` + strings.Replace(string(state), from, to, 1) + `}`
	}
	for _, x := range []struct{ line, code, names string }{
		{`{"cmd":"legal","cmd":"legal"}`, "field ", `"cmd"`}, {`{"cmd":"legal","id":1,"id":2}`, "field ", `"id"`}, {`{"cmd":"legal","ID":1}`, "field ", `"ID"`},
		{`{"cmd":"do","Action":"pass"}`, "field ", `"Action"`}, {`{"cmd":"do","action":"pass","action":"pass"}`, "field ", `"action"`},
		{`{"cmd":"why","spot":{"zone":"hand","Index":3}}`, "field ", `"Index"`}, {`{"cmd":"why","spot":{"zone":"hand","zone":"row"}}`, "field ", `"zone"`},
		{`{"cmd":"why","spot":{"zone":"hand","colour":3}}`, "field ", `"colour"`}, {`{"cmd":"why","picked":[{"zone":"row"},{"Zone":"row"}],"spot":{"zone":"row"}}`, "field ", `"Zone"`},
		{strings.Replace(newMatch, `"side":"B"`, `"side":"A","side":"B"`, 1), "field ", `"side"`}, {strings.Replace(newMatch, `"seats"`, `"Seats"`, 1), "field ", `"Seats"`},
		{position(`"round":`, `"Round":`), "load ", `"Round"`}, {position(`"round":`, `"round":1,"round":`), "load ", `"round"`}, {position(`"round":`, `"mood":1,"round":`), "load ", `"mood"`},
		{position(`"bike":`, `"Bike":`), "load ", `"Bike"`},
	} {
		e, _ := c.ask(x.line)["error"].(map[string]any)
		if e == nil || e["code"].(string)+" " != x.code || !strings.Contains(e["message"].(string), x.names) {
			t.Errorf("%.120s: %v", x.line, e)
		}
	}
}

// TestAnswersAreShort: an answer repeats at most 40 letters of what was asked,
// and none that has no shape.
func TestAnswersAreShort(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	long := strings.Repeat("z", 1<<20)
	c := talk(t)
	c.well(newMatch)
	dir := t.TempDir()
	file := filepath.Join(dir, "long.jsonl")
	match, err := os.ReadFile(filepath.Join(root(t), "docs", "examples", "match.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, append(match, `{"a":"`+long+`"}`...), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{
		`{"cmd":"` + long + `"}`, `{"cmd":"legal","` + long + `":1}`, `{"` + long + `":1}`, `{"cmd":"do","action":"` + long + `"}`, `{"cmd":"do","action":"fly ` + long[:150] + `"}`,
		`{"cmd":"do","action":"pass","seat":"` + long + `"}`, `{"cmd":"undo","n":1` + strings.Repeat("0", 1<<20) + `}`, `{"cmd":"undo","n":"` + long + `"}`,
		`{"cmd":"new","game":"` + long + `"}`, `{"cmd":"new","game":"postcards","seats":["` + long + `","person"]}`,
		`{"cmd":"new","game":"postcards","seats":["person","person"],"options":{"` + long + `":"A"}}`, `{"cmd":"new","game":"postcards","seats":["person","person"],"options":{"side":"` + long + `"}}`,
		`{"cmd":"new","game":"montaigne","seats":["person","person"],"options":{"winds":"` + long + `"}}`, `{"cmd":"new","game":"montaigne","seats":["person","` + long + `"]}`,
		`{"cmd":"load","path":"` + long + `"}`, `{"cmd":"load","text":"` + long + `"}`, `{"cmd":"load","position":{"game":"` + long + `"}}`,
		`{"cmd":"load","position":{"game":"postcards","phase":"` + long + `","seats":[{},{}]}}`, `{"cmd":"load","position":{"game":"montaigne","` + long + `":1}}`,
		`{"cmd":"why","spot":{"zone":"` + long + `"}}`, `{"cmd":"why","spot":{"` + long + `":1}}`, `{"cmd":"facts","lang":"` + long + `"}`,
		`{"cmd":"load","path":"` + file + `"}`, `{"cmd":"do","action":"\u001b[2J\u0007\u202e"}`, `{"cmd":"\u001b[2J\n"}`, `{"cmd":"load","path":"/\u001b[2J\u0085/x"}`,
		`{"cmd":"load","text":` + string(quote(append(match, "{\"a\":\"\\u001b[2J\x7f\"}"...))) + `}`,
		long, `{"cmd":"legal"` + long, `[` + long,
	} {
		answer := c.srv.answer([]byte(line))
		if len(answer) > 1500 || !plainText(string(answer)) || strings.Contains(string(answer), long[:41]) || !bytes.Contains(answer, []byte(`"message"`)) {
			t.Errorf("%.100q: %d bytes, %.300q", line, len(answer), answer)
		}
	}
}

func quote(text []byte) []byte {
	out, _ := json.Marshal(string(text))
	return out
}

// TestReplayIsPlain: names and damage from a stranger's file print nothing that a
// terminal obeys.
func TestReplayIsPlain(t *testing.T) {
	match, err := os.ReadFile(filepath.Join(root(t), "docs", "examples", "match.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	evil := `\u001b]0;owned\u0007\u001b[2J\n\u009b31m\u202e` + strings.Repeat("x", 500)
	head, rest, _ := strings.Cut(string(match), "\n")
	var header map[string]any
	if err := json.Unmarshal([]byte(head), &header); err != nil {
		t.Fatal(err)
	}
	name := header["seats"].([]any)[0].(map[string]any)["name"].(string)
	head = strings.ReplaceAll(head, string(quote([]byte(name))), `"`+evil+`"`)
	head = strings.Replace(head, `"app":"`, `"app":"`+evil, 1)
	dir := t.TempDir()
	for what, text := range map[string]string{"whole": head + "\n" + rest, "damaged": head + "\n" + rest + `{"a":"` + evil[:60] + "\"}\n", "renamed": head + "\n" + rest + `{"name":"` + evil + "\"}\n"} {
		file := filepath.Join(dir, what+"\x1b[2J.jsonl")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		for _, args := range [][]string{{"replay", file}, {"replay", "-lang", "fr", file}, {"replay", file + "\x07"}} {
			var out, errw bytes.Buffer
			Main(args, nil, &out, &errw)
			if !plainText(out.String()) || !plainText(errw.String()) {
				t.Errorf("%s: %q %q", what, out.String(), errw.String())
			}
			if len(args[len(args)-1]) == len(file) && !strings.Contains(out.String(), "�]0;owned��[2J �31m�xxx") {
				t.Errorf("%s: %.500q", what, out.String())
			}
		}
	}
	file := filepath.Join(dir, "x.jsonl")
	if err := os.WriteFile(file, []byte(head+"\n"+rest), 0o600); err != nil {
		t.Fatal(err)
	}
	var out, errw bytes.Buffer
	if status := Main([]string{"journal", "-out", dir, file}, nil, &out, &errw); status != Well || !plainText(out.String()) {
		t.Fatal(status, out.String(), errw.String())
	}
	paths := strings.Split(strings.TrimSpace(out.String()), "\n")
	for _, path := range paths {
		if data, err := os.ReadFile(path); err != nil || !plainText(string(data)) || !strings.Contains(string(data), "owned") {
			t.Errorf("%s: %v, %.300q", path, err, data)
		}
	}
	if len(paths) != 2 {
		t.Error(paths)
	}
}

// TestDrawnSeed: a seed that is left out is one of very many, and the match's.
func TestDrawnSeed(t *testing.T) {
	c, seen := talk(t), map[string]bool{}
	for range 20 {
		seed := c.well(`{"cmd":"new","game":"montaigne","seats":["person","person"]}`)["seed"].(string)
		if len(seed) != 52 || seen[seed] || game.Seed(seed) != c.srv.match.Setup().Seed {
			t.Fatalf("the answer says %q, the match has %q", seed, c.srv.match.Setup().Seed)
		}
		seen[seed] = true
	}
}

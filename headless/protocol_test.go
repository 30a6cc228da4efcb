package headless

import (
	"bytes"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestMain lets the test binary stand for the program, for bots.
func TestMain(m *testing.M) {
	if os.Getenv("POSTE_RESTANTE_TEST_MAIN") != "" {
		os.Exit(Run(os.Args[1:]))
	}
	if at := os.Getenv(envLook); at != "" {
		looksOn(at)
		return
	}
	os.Exit(m.Run())
}

// root is the repository, seen from this package.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// more turns each bare ... of a page into the JSON that stands for it.
func more(page string) string {
	var b strings.Builder
	var open []byte
	text := false
	before := byte(0) // the last sign outside of texts
	for i := 0; i < len(page); i++ {
		c := page[i]
		switch {
		case text && c == '\\':
			b.WriteByte(c)
			i++
			c = page[i]
		case c == '"':
			text = !text
		case text:
		case c == '{' || c == '[':
			open = append(open, c)
		case c == '}' || c == ']':
			open = open[:len(open)-1]
		case strings.HasPrefix(page[i:], "..."):
			if b.WriteString(`"..."`); open[len(open)-1] == '{' && before != ':' {
				b.WriteString(`:"..."`)
			}
			i += 2
			continue
		}
		if !text && c > ' ' {
			before = c
		}
		b.WriteByte(c)
	}
	return b.String()
}

// fits says where an answer differs from the page's, or "".
func fits(page, got any, at string) string {
	if page == "..." {
		return ""
	}
	switch p := page.(type) {
	case map[string]any:
		g, ok := got.(map[string]any)
		if !ok {
			return fmt.Sprintf("%s: %v", at, got)
		}
		for k, v := range p {
			if k == "..." {
				continue
			}
			if _, ok := g[k]; !ok {
				return at + "." + k + " is missing"
			}
			if d := fits(v, g[k], at+"."+k); d != "" {
				return d
			}
		}
		if _, ok := p["..."]; !ok && len(g) != len(p) {
			return fmt.Sprintf("%s has other fields: %v", at, g)
		}
		return ""
	case []any:
		g, ok := got.([]any)
		open := len(p) > 0 && p[len(p)-1] == "..."
		if open {
			p = p[:len(p)-1]
		}
		if !ok || len(g) < len(p) || !open && len(g) != len(p) {
			return fmt.Sprintf("%s: %v", at, got)
		}
		for i := range p {
			if d := fits(p[i], g[i], fmt.Sprintf("%s[%d]", at, i)); d != "" {
				return d
			}
		}
		return ""
	}
	if page != got {
		return fmt.Sprintf("%s is %v, the page says %v", at, got, page)
	}
	return ""
}

// TestPage plays the pairs of docs/protocol.md in one session.
func TestPage(t *testing.T) {
	t.Chdir(root(t))
	page, err := os.ReadFile("docs/protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	pairs := regexp.MustCompile("(?s)```json request\n(.*?)\n```\n```json response\n(.*?)\n```").FindAllStringSubmatch(string(page), -1)
	if n := strings.Count(string(page), "```json"); n != 2*len(pairs) || len(pairs) < 20 {
		t.Fatalf("%d blocks, %d pairs", n, len(pairs))
	}
	var in strings.Builder
	used := map[string]bool{}
	for _, p := range pairs {
		in.WriteString(strings.ReplaceAll(p[1], "\n", " ") + "\n")
		var r struct{ Cmd string }
		_ = json.Unmarshal([]byte(p[1]), &r)
		used[r.Cmd] = true
	}
	for _, v := range verbs() {
		if !used[v.name] {
			t.Errorf("the page has no example of %s", v.name)
		}
	}
	var out bytes.Buffer
	if status := Serve(nil, strings.NewReader(in.String()), &out, &out); status != Well {
		t.Fatal(status)
	}
	answers := strings.Split(strings.TrimSuffix(out.String(), "\n"), "\n")
	if len(answers) != len(pairs) {
		t.Fatalf("%d answers to %d requests", len(answers), len(pairs))
	}
	for i, p := range pairs {
		var want, got any
		if err := json.Unmarshal([]byte(more(p[2])), &want); err != nil {
			t.Fatalf("the page's answer to %s: %v\n%s", p[1], err, more(p[2]))
		}
		if err := json.Unmarshal([]byte(answers[i]), &got); err != nil {
			t.Fatal(err)
		}
		if d := fits(want, got, "answer"); d != "" {
			t.Errorf("%s\n%s\n%s", p[1], d, answers[i])
		}
	}
}

// TestFits: the comparison itself can fail.
func TestFits(t *testing.T) {
	for _, c := range []struct {
		page, got string
		ok        bool
	}{
		{`{"a":[1, ...],"b":...}`, `{"a":[1,2,3],"b":{}}`, true},
		{`{"a":[1, ...]}`, `{"a":[2,3]}`, false},
		{`{"a":1}`, `{"a":1,"b":2}`, false},
		{`{"a":1, ...}`, `{"a":1,"b":2}`, true},
		{`{"a":1, ...}`, `{"b":2}`, false},
		{`["x...y", {...}]`, `["x...y",{"z":1}]`, true},
		{`[1]`, `[1,2]`, false},
	} {
		var want, got any
		if err := json.Unmarshal([]byte(more(c.page)), &want); err != nil {
			t.Fatal(c.page, err)
		}
		_ = json.Unmarshal([]byte(c.got), &got)
		if d := fits(want, got, ""); (d == "") != c.ok {
			t.Errorf("%s and %s: %q", c.page, c.got, d)
		}
	}
}

// TestBot plays a match with the example bot.
func TestBot(t *testing.T) {
	python, err := exec.LookPath("python3")
	if err != nil {
		t.Skip("there is no python3 on this machine: docs/examples/bot.py is not tried")
	}
	cmd := exec.Command(python, filepath.Join(root(t), "docs", "examples", "bot.py"), os.Args[0], "serve")
	cmd.Env = append(os.Environ(), "POSTE_RESTANTE_TEST_MAIN=1")
	out, err := cmd.CombinedOutput()
	if err != nil || !regexp.MustCompile(`(?s)^\d+ actions\n.*seat 2, person: \d+ points\n$`).Match(out) {
		t.Fatalf("%v\n%s", err, out)
	}
}

//go:build !js

package headless

import (
	"bytes"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/coder/websocket"
)

// TestBadBots: bots that say nothing, rubbish, what is illegal, lines without end, or end, get one sentence; the match is
// as it was, the seat is come back to, and a good bot plays on to the end.
func TestBadBots(t *testing.T) {
	tb := tables(t, "postcards", "397639")
	dir := t.TempDir()
	key := filepath.Join(dir, "seat.key")
	v := tb.visits(t, &botPlan{seat: 0, name: "Zora", key: key})
	if err := v.Wait(t.Context()); err != nil {
		t.Fatal(err)
	}
	v.Close()
	done := tb.done(t)
	for _, row := range []struct{ name, bot, sentence string }{
		{"silent", `exec sleep 100`, "said nothing while its seat was to decide"},
		{"answers unread", `exec yes '{"cmd":"view"}'`, "said nothing while its seat was to decide"},
		{"no protocol", `while echo hello && read -r answer; do :; done`,
			"said nothing that could be done"},
		{"illegal", `while echo '{"cmd":"do","action":"pass"}' && read -r answer; do :; done`,
			"said nothing that could be done"},
		{"no action", `while echo '{"cmd":"do","action":"fly"}' && read -r answer; do :; done`,
			"said nothing that could be done"},
		{"curious", `while echo '{"cmd":"state"}' && read -r answer; do :; done`,
			"said nothing that could be done"},
		{"a line without end", `exec cat /dev/zero`, "a line without an end"},
		{"at an end", `exit 3`,
			"ended before the match did: its seat stays, and waits for it to come back (-key) (exit status 3)"},
		{"leaves", `echo '{"cmd":"quit"}'`, "ended before the match did"},
		{"closes its output", `exec sleep 100 >&-`, "ended before the match did"},
	} {
		var out, errw bytes.Buffer
		status := Bot([]string{tb.link(), "-key", key, "-patience", patience(row.sentence), "--", "sh", "-c", row.bot}, nil, &out, &errw)
		if said := errw.String(); status != Failed || strings.Count(said, "\n") != 1 || !strings.Contains(said, row.sentence) ||
			!strings.HasPrefix(said, "posterestante: bot: ") {
			t.Errorf("%s: %d %q", row.name, status, said)
		}
		if now := tb.done(t); now != done {
			t.Fatalf("%s: %d actions instead of %d", row.name, now, done)
		}
	}
	var errw bytes.Buffer
	if status := Bot([]string{tb.link(), "-key", key, "--", "sh", "../docs/examples/seat.sh"}, nil, &errw, &errw); status != Well {
		t.Fatal(status, errw.String())
	}
	if got := errw.String(); !strings.HasPrefix(got, `{"ok":true,"over":true,`) {
		t.Error(got)
	}
}

// patience is a second for a bot that is let go because it is silent; whatever else a bot does may take a slow machine long.
func patience(sentence string) string {
	if strings.HasPrefix(sentence, "said nothing while") {
		return "1"
	}
	return "60"
}

// TestNoBot: what is asked for wrongly, and rooms that don't let it in, are one sentence.
func TestNoBot(t *testing.T) {
	tb := tables(t, "montaigne", "4")
	broken := filepath.Join(t.TempDir(), "broken")
	if err := os.WriteFile(broken, []byte("no key"), 0o600); err != nil {
		t.Fatal(err)
	}
	wrong := strings.Replace(tb.link(), "#", "#AAAA", 1)
	other := filepath.Join(t.TempDir(), "other")
	if err := os.WriteFile(other, []byte(strings.Repeat("ab", 40)), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		args     string
		status   int
		sentence string
	}{
		{"", Misuse, "it takes the link of a room"}, {tb.link() + " -seat 9", Misuse, "-seat from 0"},
		{tb.link() + " -patience -1", Misuse, "-patience"}, {tb.link() + " --", Misuse, "after -- stands the program"},
		{"http://localhost", Misuse, "isn’t one of the words"}, {wrong, Misuse, "isn’t whole"},
		{tb.Phrase(), Misuse, "type the host’s address before them"},
		{tb.link() + " -seat 1 -- true", Failed, "Somebody sits there already."},
		{tb.link() + " -seat 5 -- true", Failed, "There is no such seat."},
		{tb.link() + " -key " + broken + " -- true", Failed, "holds no key of a seat"},
		{tb.link() + " -key " + other + " -- true", Failed, "This invitation is no longer good"},
		{"http://127.0.0.1:1/" + tb.link()[strings.Index(tb.link(), "#"):] + " -- true", Failed, "Nobody answers there"},
		{tb.link() + " -- /nowhere/at/all", Failed, "can't be started"},
	} {
		var out, errw bytes.Buffer
		status := Bot(strings.Fields(row.args), nil, &out, &errw)
		if said := errw.String(); status != row.status || strings.Count(said, "\n") != 1 || !strings.Contains(said, row.sentence) {
			t.Errorf("%s: %d %q", row.args, status, said)
		}
	}
}

// TestNoHost: rooms that can't be kept are one sentence.
func TestNoHost(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]int{"host": Misuse, "host extra -dir " + dir: Misuse, "host -port 7 -dir " + dir: Misuse,
		"host -dir " + dir + " -game chess": Failed, "host -dir " + dir + " -seats open,cat": Failed,
		"host -dir " + dir + " -seats open": Failed, "host -dir " + dir + " -options x=y": Failed,
		"host -dir " + dir + " -listen nonsense": Failed, "host -dir " + dir + " -again": Failed,
		"host -dir " + file: Failed} {
		status, out, errw := run(strings.Fields(args)...)
		if status != want || out != "" || strings.Count(errw, "\n") != 1 || !strings.HasPrefix(errw, "posterestante: host: ") {
			t.Errorf("%s: %d %q %q", args, status, out, errw)
		}
	}
}

// TestVersions: a host of another version is told apart by one sentence, which says who is to update.
func TestVersions(t *testing.T) {
	for answer, sentence := range map[byte]string{2: "The host’s program is newer: update yours.",
		3: "The host’s program is older than yours: the host must update theirs.", 9: "Something else answers there"} {
		s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			c, err := websocket.Accept(w, r, nil)
			if err != nil {
				return
			}
			defer c.CloseNow()
			if _, _, err := c.Read(r.Context()); err == nil {
				_ = c.Write(r.Context(), websocket.MessageBinary, []byte{answer})
			}
		}))
		var out, errw bytes.Buffer
		status := Bot([]string{s.URL + "/#AAAAAAAAAAAAAAAAAAAAAA", "--", "true"}, nil, &out, &errw)
		if said := errw.String(); status != Failed || strings.Count(said, "\n") != 1 || !strings.Contains(said, sentence) {
			t.Errorf("%d: %d %q", answer, status, said)
		}
		s.Close()
	}
}

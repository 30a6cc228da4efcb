//go:build !js

package headless

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	rules "posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
	"posterestante/hosting/visit"
	"posterestante/link"
)

// hosted is a room that a process keeps.
type hosted struct {
	*exec.Cmd
	link string
	dir  string
	said *bytes.Buffer // on its second output
}

// program is the program as another process.
func program(ctx context.Context, args ...string) *exec.Cmd {
	cmd := exec.CommandContext(ctx, os.Args[0], args...)
	cmd.Env = append(os.Environ(), "POSTE_RESTANTE_TEST_MAIN=1")
	return cmd
}

// hosts starts posterestante host and reads its line.
func hosts(t *testing.T, args ...string) *hosted {
	t.Helper()
	return hostsIn(t, filepath.Join(t.TempDir(), "room"), args...)
}

// hostsIn does so in a folder.
func hostsIn(t *testing.T, dir string, args ...string) *hosted {
	t.Helper()
	h := &hosted{dir: dir, said: &bytes.Buffer{}}
	h.Cmd = program(t.Context(), append([]string{"host", "-dir", h.dir}, args...)...)
	h.Stderr = h.said
	out, err := h.StdoutPipe()
	if err == nil {
		err = h.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	text, err := bufio.NewReader(out).ReadString('\n')
	var line struct{ Link, Phrase, Address string }
	if err == nil {
		err = json.Unmarshal([]byte(text), &line)
	}
	if err != nil || !strings.HasPrefix(line.Link, "http://"+line.Address+"/#") || len(strings.Fields(line.Phrase)) != 6 {
		t.Fatalf("%v: %q %s", err, text, h.said)
	}
	h.link = line.Link
	return h
}

// match is the only match file of a host's folder.
func (h *hosted) match(t *testing.T) *store.Reading {
	t.Helper()
	shelf, err := store.Open(h.dir)
	if err != nil {
		t.Fatal(err)
	}
	all := shelf.List()
	if len(all) != 1 {
		t.Fatalf("%d matches", len(all))
	}
	r, err := shelf.Look(all[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestHostBots plays a whole match of each game between two processes of the example bot and an opponent, in a room
// that a third process keeps; the host ends with it.
func TestHostBots(t *testing.T) {
	for i, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), 4*time.Minute)
			defer cancel()
			args := []string{"-game", p.Game.Name(), "-seats", "open,think:0,open"}
			if i == 0 { // the others are dealt by all
				args = append(args, "-seed", "la mer")
			} else { // bots agree to what all persons are asked
				args = append(args, "-clock", "24", "-late")
			}
			h := hosts(t, args...)
			bots := []*exec.Cmd{program(ctx, "bot", h.link, "-name", "Zora", "--", "sh", "../docs/examples/seat.sh"),
				program(ctx, "bot", "-seat", "2", h.link, "--", "sh", "../docs/examples/seat.sh")}
			var said [2]bytes.Buffer
			for i, b := range bots {
				b.Stderr = &said[i]
				if err := b.Start(); err != nil {
					t.Fatal(err)
				}
			}
			for i, b := range bots {
				if err := b.Wait(); err != nil || !strings.HasPrefix(said[i].String(), `{"ok":true,"over":true,`) {
					t.Errorf("bot %d: %v %s", i, err, &said[i])
				}
			}
			if err := h.Wait(); err != nil || h.said.Len() > 0 {
				t.Fatalf("the host: %v %s", err, h.said)
			}
			r := h.match(t)
			if seed := r.Session.Setup().Seed; !r.Session.Over() || (seed == "la mer") != (i == 0) {
				t.Fatal("the match in the file isn't over")
			}
			scores, _ := json.Marshal(r.Session.Scores())
			for i := range said {
				if !strings.Contains(said[i].String(), string(scores)) {
					t.Errorf("bot %d was told other scores: %s", i, &said[i])
				}
			}
		})
	}
}

// table is a room in this process with a friend at its second seat, who takes what stands first.
type table struct {
	*hosting.Host
	shelf *store.Shelf
	other *visit.Visit
}

func tables(t *testing.T, game, seed string) *table {
	t.Helper()
	shelf, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	tb := &table{shelf: shelf}
	tb.Host, err = hosting.Open(hosting.Config{Shelf: shelf, Game: game, Kinds: []string{room.Open, room.Open},
		Seed: rules.Seed(seed), Listen: "127.0.0.1:0"})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = tb.Close() })
	tb.other = tb.visits(t, &botPlan{seat: 1, name: "Lise"})
	go func() {
		for tb.other.Wait(t.Context()) == nil {
			s, _ := tb.other.Match()
			if s.Over() || tb.other.Do(t.Context(), s.Len(), s.Legal()[0]) != nil {
				return
			}
		}
	}()
	go func() { _ = preside(tb.Host, terms{}) }()
	return tb
}

func (tb *table) link() string { return tb.Link(tb.Hosts()[0]) }

// visits has somebody come to the room; the visit ends with the test.
func (tb *table) visits(t *testing.T, p *botPlan) *visit.Visit {
	t.Helper()
	way, err := link.ParseWay(tb.link())
	if err != nil {
		t.Fatal(err)
	}
	v, err := p.visit(way, os.Stderr)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(v.Close)
	for v.Seat() < 0 && v.Err() == nil {
		time.Sleep(time.Millisecond)
	}
	return v
}

// done is how many actions the file of the match holds.
func (tb *table) done(t *testing.T) int {
	t.Helper()
	return tb.truth(t).Len()
}

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

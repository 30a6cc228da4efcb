//go:build !js

package headless

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

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

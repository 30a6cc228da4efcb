//go:build !js

package headless

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"

	rules "posterestante/game"
	"posterestante/game/store"
	"posterestante/hosting/visit"
	"posterestante/link"
)

// company is a room that one process keeps, with a player in this process, one in a process of its own, and one who
// looks on in another.
type company struct {
	*testing.T
	game   rules.Game
	chance rules.Rand
	host   *hosted
	shelf  *store.Shelf
	match  string
	lise   *visit.Visit // seat 0, here
	zora   *talker      // seat 1, a process
	look   *talker      // who looks on
	kills  map[string]int
	fallen sync.WaitGroup // what was killed is as it shall be
	acked  int            // actions that were acknowledged
}

// talker is a process that is asked on its standard input and answers on its output.
type talker struct {
	*exec.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	once sync.Once
}

// talks starts a process to talk to.
func (c *company) talks(env string, args ...string) *talker {
	c.Helper()
	p := &talker{Cmd: program(c.Context(), args...)}
	if env != "" {
		p.Env = append(os.Environ(), env)
	}
	p.Stderr = io.Discard // what happens to the link
	var err error
	if p.in, err = p.StdinPipe(); err != nil {
		c.Fatal(err)
	}
	out, err := p.StdoutPipe()
	if err == nil {
		err = p.Start()
	}
	if err != nil {
		c.Fatal(err)
	}
	p.out = bufio.NewReader(out)
	return p
}

var errKilled = errors.New("it was killed")

// ask asks for one line; the answer is nil where the process was killed meanwhile.
func (p *talker) ask(line string) (map[string]any, error) {
	if _, err := io.WriteString(p.in, line+"\n"); err != nil {
		return nil, errKilled
	}
	text, err := p.out.ReadString('\n')
	if err != nil {
		return nil, errKilled
	}
	var out map[string]any
	if err := json.Unmarshal([]byte(text), &out); err != nil {
		return nil, err
	}
	return out, nil
}

// kill kills it as the system does.
func (p *talker) kill() {
	p.once.Do(func() {
		_ = p.Process.Kill()
		_ = p.in.Close()
		_ = p.Wait()
	})
}

// gathers opens the room and has all come.
func (c *company) gathers(seed uint64) {
	c.Helper()
	c.host = hosts(c.T, "-game", c.game.Name(), "-seats", "open,open", "-seed", fmt.Sprint(seed))
	c.dials()
	c.zora = c.talks("", "bot", c.host.link, "-seat", "1", "-key", c.keyFile(), "-patience", "0")
	c.look = c.talks(envLook + "=" + c.host.link)
	for m, _ := c.lise.Match(); m == nil; m, _ = c.lise.Match() {
		if c.lise.Err() != nil {
			c.Fatal(c.lise.Err())
		}
		time.Sleep(time.Millisecond)
	}
	var err error
	if c.shelf, err = store.Open(c.host.dir); err != nil {
		c.Fatal(err)
	}
	c.match = c.shelf.List()[0].ID
}

func (c *company) keyFile() string { return filepath.Join(filepath.Dir(c.host.dir), "zora.key") }

// dials has the player here come.
func (c *company) dials() {
	c.Helper()
	way, err := link.ParseWay(c.host.link)
	if err != nil {
		c.Fatal(err)
	}
	c.lise, err = (&botPlan{seat: 0, name: "Lise", pause: 20 * time.Millisecond}).visit(way, io.Discard)
	if err != nil {
		c.Fatal(err)
	}
	c.Cleanup(c.lise.Close)
}

// truth is the match as its file has it.
func (c *company) truth() *rules.Session {
	c.Helper()
	r, err := c.shelf.Look(c.match)
	if err != nil {
		c.Fatal(err)
	}
	return r.Session
}

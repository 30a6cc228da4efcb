package windowtest

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/windowtest/drive"
)

// clubhouse is a club of three processes on NATS, of the module cluster.
type clubhouse struct {
	c     *company
	in    io.Writer
	out   *json.Decoder
	truth string // a folder whose matches are the referee's
	links []string
	dirs  []string
}

type clubSaid struct {
	Links, Dirs []string
	Referee     int
	Did, Wrong  string
}

func openClubhouse(c *company) *clubhouse {
	c.Helper()
	web, err := filepath.Abs(page)
	if err == nil {
		_, err = os.Stat(filepath.Join(web, "poste.wasm"))
	}
	if err != nil {
		c.Fatal("the page must be built: scripts/webbuild.sh -fast build/web-test; ", err)
	}
	bin := filepath.Join(c.TempDir(), "clubhouse")
	build := exec.Command("go", "build", "-o", bin, "./cmd/clubhouse")
	build.Dir = "../cluster"
	if out, err := build.CombinedOutput(); err != nil {
		c.Fatalf("%v: %s", err, out)
	}
	cmd := exec.Command(bin)
	cmd.Dir, cmd.Stderr = build.Dir, os.Stderr
	cmd.Env = append(os.Environ(), "POSTE_WEB="+web)
	in, err := cmd.StdinPipe()
	if err != nil {
		c.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		c.Fatal(err)
	}
	c.Cleanup(func() { _ = in.Close(); _ = cmd.Wait() })
	h := &clubhouse{c: c, in: in, out: json.NewDecoder(bufio.NewReader(out)), truth: c.TempDir()}
	said := h.hears()
	h.links, h.dirs = said.Links, said.Dirs
	return h
}

func (h *clubhouse) hears() (said clubSaid) {
	h.c.Helper()
	if err := h.out.Decode(&said); err != nil || said.Wrong != "" {
		h.c.Errorf("the club: %v %s", err, said.Wrong)
	}
	return said
}

// does has the club do something; from then on the truth is what the referee has.
func (h *clubhouse) does(what string) {
	h.c.Helper()
	if _, err := io.WriteString(h.in, what+"\n"); err != nil {
		h.c.Error(err)
		return
	}
	said := h.hears()
	if said.Did != "" {
		h.c.Log(said.Did, "; the referee is ", said.Referee)
	}
	now, link := filepath.Join(h.truth, "now"), filepath.Join(h.truth, "matches")
	_ = os.Remove(now)
	err := os.Symlink(filepath.Join(h.dirs[said.Referee], "matches"), now)
	if err == nil {
		err = os.Rename(now, link)
	}
	if err != nil {
		h.c.Error(err)
	}
}

// TestScattered has three play Sakodo with sales in a room of a club on three machines: two windows and a browser, each
// by another process. Three times, while somebody clicks, the room's referee and a NATS server that leads are killed; all
// play on to the result. It needs what the module cluster needs, and runs by make scattered alone.
func TestScattered(t *testing.T) {
	if os.Getenv("POSTE_TOGETHER") != "scattered" {
		t.Skip("make scattered")
	}
	needs(t)
	c := &company{T: t, name: "scattered", hands: handsOf("sakodo")}
	defer func() {
		if t.Failed() {
			c.proofs("failed")
		}
	}()
	h := openClubhouse(c)
	h.gathers()
	c.did = make([]int, len(c.at))
	for round := range 3 {
		before := slices.Clone(c.did)
		c.plays(func() bool { return c.did[0] > before[0]+1 && c.did[1] > before[1]+1 && c.did[2] > before[2]+1 })
		h.struck()
		if round == 0 {
			c.proofs("struck")
		}
	}
	c.plays(func() bool { return false })
	c.results()
	c.Logf("%d actions, of each seat %d; %d sales", c.match().Len(), c.did, c.sales)
}

// gathers has the first open a room of the club, and the others come, each by a process of their own.
func (h *clubhouse) gathers() {
	c := h.c
	c.Helper()
	p := sitWith(c.T, another(c.T, width, height), filepath.Join(c.TempDir(), "host"), "en", `{"speed": 0, "met": true}`)
	c.at = append(c.at, p)
	p.click("menu.join")
	p.types("join.way", h.links[0])
	p.click("join.go")
	c.until("that the club is set", 0, func() bool { return c.sees(0, "join.unclub") })
	c.proof("club", 0)
	p.click("join.back", "menu.new", "setup.game", "setup.game.2")
	p.write("setup.name.0", "Ada")
	p.click("setup.add", "setup.invite", "hall.open.1")
	s, err := p.Wait("the link", func(s drive.Screen) bool { return linkOf(s) != "" && s.Hot("hall.open.1") == nil })
	p.must(err)
	link := linkOf(s)
	c.joins(by(link, h.links[1]))
	c.browses(by(link, h.links[2]))
	for i := range c.at {
		id := []string{"hall.begin", "hall.stand.1", "hall.stand.2"}[i]
		c.until("three in the room", i, func() bool { return c.sees(i, id) })
	}
	c.proofs("hall")
	c.at[0].click("hall.begin")
	for i := range c.at {
		c.until("a match", i, func() bool { return c.sees(i, "table.menu") })
		c.at[i].from = h.truth
	}
	h.does("referee")
	for _, p := range c.at {
		p.read()
	}
	c.proofs("begun")
	c.at[2].speedOff()
}

// struck has whoever is to decide click while referee and leader are killed.
func (h *clubhouse) struck() {
	c := h.c
	c.Helper()
	if c.match().Over() {
		c.Fatal("the match was over before all was struck")
	}
	i := int(c.match().Turn())
	p := c.at[i]
	p.read()
	c.offered(i)
	a := c.hands(c, p)
	n := c.match().Len()
	done := make(chan struct{})
	go func() { defer close(done); h.does("strike") }()
	p.points(a)
	<-done
	for end := time.Now().Add(inFlight); c.match().Len() == n; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			c.Log("the click in flight is lost")
			return
		}
	}
	c.did[i]++
}

// inFlight is how long a click may be on its way once all is well again.
const inFlight = 5 * time.Second

// by is a link into a room, by the process that has another link.
func by(link, other string) string {
	_, key, _ := strings.Cut(link, "#")
	host, _, _ := strings.Cut(other, "#")
	return host + "#" + key
}

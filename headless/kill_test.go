//go:build !js

package headless

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"os"
	"sync"
	"testing"
	"time"

	rules "posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/link"
)

// How often processes are killed, and by which chance: -kills 1 is at every action, to the end of the match.
var (
	killEvery = flag.Int("kills", 0, "kill a process at each of so many actions; 0 is now and then, for a while")
	killSeed  = flag.Uint64("killseed", 0, "the chance of kills; 0 draws one")
)

// TestKilled kills the host's process, a player's, and that of one who looks on, around any action: nothing that was
// acknowledged is lost, and each sees what the match's file shows its seat.
func TestKilled(t *testing.T) {
	seed := *killSeed
	if seed == 0 {
		seed = uint64(time.Now().UnixNano()) % 1e6
	}
	t.Logf("again: go test ./headless -count=1 -run TestKilled -kills %d -killseed %d", *killEvery, seed)
	for i, p := range box.Games {
		t.Run(p.Game.Name(), func(t *testing.T) {
			c := &company{T: t, game: p.Game, chance: rules.NewRand(seed + uint64(i)), kills: map[string]int{}}
			c.gathers(seed)
			every, most := *killEvery, 1<<30
			if every == 0 {
				every, most = 7, 60
			}
			for n := 0; n < most; n++ {
				falls := n%every == every-1
				if falls {
					c.falls()
				}
				over := c.act()
				if c.fallen.Wait(); falls || over {
					c.same()
				}
				if over {
					break
				}
			}
			t.Log(c.truth().Len(), "actions, killed: ", c.kills)
			_ = c.host.Process.Kill()
			_ = c.host.Wait()
		})
	}
}

// falls kills one of the processes some moment from now; the host's is started again by whoever killed it.
func (c *company) falls() {
	after := time.Duration(c.chance.Intn(4000)) * time.Microsecond
	who := []string{"host", "player", "onlooker"}[c.chance.Intn(3)]
	c.kills[who]++
	zora, look := c.zora, c.look
	c.fallen.Go(func() {
		time.Sleep(after)
		defer func() {
			if c.Failed() {
				zora.kill() // nobody waits for ever
				c.lise.Close()
			}
		}()
		switch who {
		case "host":
			_ = c.host.Process.Kill()
			_ = c.host.Wait()
			c.host = hostsIn(c.T, c.host.dir, "-again", "-listen", "127.0.0.1:0")
		case "player":
			zora.kill()
		case "onlooker":
			look.kill()
			c.look = c.talks(envLook + "=" + c.host.link)
		}
	})
}

// act has whoever is to decide take an action, whatever falls meanwhile; over says that the match is.
func (c *company) act() (over bool) {
	c.Helper()
	s := c.truth()
	if s.Len() != c.acked {
		c.Fatalf("%d actions are kept, %d were acknowledged", s.Len(), c.acked)
	}
	if s.Over() {
		return true
	}
	legal := s.Legal()
	a := legal[c.chance.Intn(min(2, len(legal)))] // matches end soon by it
	if s.Turn() == 0 {
		if err := c.lise.Wait(c.Context()); err != nil {
			c.Fatal(err)
		}
		if err := c.lise.Do(c.Context(), s.Len(), a); err != nil {
			c.Fatalf("%s after %d actions: %v", s.Game().Notation(a), s.Len(), err)
		}
	} else {
		c.zoraDoes(s, s.Game().Notation(a))
	}
	c.acked++
	return false
}

// zoraDoes has the process take an action; where it is killed it is started again, and looks whether it was taken.
func (c *company) zoraDoes(s *rules.Session, action string) {
	c.Helper()
	for {
		if c.Failed() { // the host doesn't come again
			c.FailNow()
		}
		now, err := c.zora.ask(`{"cmd":"wait"}`)
		var view, done map[string]any
		if err == nil && now["actions"] == float64(s.Len()) {
			if view, err = c.zora.ask(`{"cmd":"view"}`); err == nil {
				c.alike("the player's process", s.View(1), view["view"])
				done, err = c.zora.ask(`{"cmd":"do","action":"` + action + `"}`)
			}
		}
		switch {
		case errors.Is(err, errKilled):
			c.zora.kill()
			c.zora = c.talks("", "bot", c.host.link, "-seat", "1", "-key", c.keyFile(), "-patience", "0")
			c.fallen.Wait()
			if len := c.truth().Len(); len > s.Len() {
				return
			}
		case err != nil || done == nil || done["ok"] != true:
			c.Fatalf("%s after %d actions: %v %v %v", action, s.Len(), err, now, done)
		default:
			return
		}
	}
}

// alike compares a view with one that was told as JSON.
func (c *company) alike(who string, v rules.View, told any) {
	c.Helper()
	a, _ := json.Marshal(viewJSON(c.game, v))
	var want any
	_ = json.Unmarshal(a, &want)
	if d := fits(want, told, "view"); d != "" {
		c.Fatalf("%s sees otherwise: %s", who, d)
	}
}

// same checks that the player here and who looks on know all that is in the file.
func (c *company) same() {
	c.Helper()
	s := c.truth()
	for end := time.Now().Add(time.Minute); ; time.Sleep(time.Millisecond) {
		m, _ := c.lise.Match()
		seen, err := c.look.ask("")
		if errors.Is(err, errKilled) {
			c.Fatal("who looks on is gone")
		}
		late := s.Over() && seen["actions"] == float64(-1) // a room that is over waits for who plays, not for who looks on
		if m != nil && m.Len() == s.Len() && (late || seen["actions"] == float64(s.Len())) {
			a, b := m.View(0), s.View(0)
			if d := a.Diff(b); d != "" {
				c.Fatalf("the player here sees otherwise: %s", d)
			}
			if late {
				return
			}
			c.alike("who looks on", s.View(rules.Nobody), seen["view"])
			return
		}
		if time.Now().After(end) {
			c.Fatalf("%d actions are kept; who looks on knows %v, %v", s.Len(), seen["actions"], seen["lost"])
		}
	}
}

// envLook makes the test binary look on at the room of a link: for each line it is asked it says what it sees.
const envLook = "POSTE_RESTANTE_TEST_LOOK"

func looksOn(text string) {
	way, err := link.ParseWay(text)
	if err != nil {
		panic(err)
	}
	var mu sync.Mutex
	mirror := room.Mirror{Named: box.Named}
	lost := ""
	hears := func() error {
		c, err := link.Dial(context.Background(), way)
		if err != nil {
			return err
		}
		defer c.Close()
		mu.Lock()
		hello := mirror.Hello(nil)
		mu.Unlock()
		if err := c.Send(hello.Text()); err != nil {
			return err
		}
		for {
			msg, err := c.Receive()
			if err != nil {
				return err
			}
			tell, err := room.ReadTell(msg)
			if err != nil {
				return err
			}
			mu.Lock()
			if err = mirror.Hear(&tell); err != nil {
				mirror = room.Mirror{Named: box.Named}
			}
			mu.Unlock()
			if err != nil {
				return err
			}
		}
	}
	go func() {
		for {
			err := hears() // whatever ended it, it is tried again
			mu.Lock()
			lost = err.Error()
			mu.Unlock()
			time.Sleep(20 * time.Millisecond)
		}
	}()
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		mu.Lock()
		out := object{{"actions", -1}, {"lost", lost}}
		if mirror.Started() && !mirror.Behind() {
			s := mirror.Session(rules.Nobody)
			out = object{{"actions", s.Len()}, {"view", viewJSON(s.Game(), s.View(rules.Nobody))}}
		}
		mu.Unlock()
		_, _ = os.Stdout.Write(encode(out))
	}
}

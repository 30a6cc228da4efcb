package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"github.com/jezek/xgb/xproto"
	"github.com/jezek/xgb/xtest"

	"posterestante/game"
	"posterestante/game/store"
	"posterestante/render/table/board"
	"posterestante/windowtest/drive"
)

// The peers of a match whose players sit at one screen, or apart.
const (
	peerOne   = "at one screen"
	peerOwn   = "own window, apart"
	peerOther = "other window, apart"
)

// plays is how many clicks are measured.
const plays = 30

// logPanel is where each action leaves a sign on the table of Postcards for two, in every window.
var logPanel = [4]int{985, 128, 290, 380}

// pair is two windows at one match, or one and a screen where nothing is; the first has the match in a file.
type pair struct {
	windows []*drive.Window
	looks   []*drive.Display
	rand    game.Rand
}

// apart measures a click that plays an action, to the log's changed pixels: at one screen, then in the own window and
// in that of another, who joined by its link on this machine.
func (t *table) apart(ours string) {
	one, idle := screen(), screen()
	w, _ := sit(one, ours)
	begin(w)
	alone := pair{[]*drive.Window{w}, []*drive.Display{one, idle}, game.NewRand(7)}
	t.plays(&alone, peerOne, "")
	w.Kill()
	one.Close()
	idle.Close()
	near, far := screen(), screen()
	open = []*drive.Display{near, far}
	host, _ := sit(near, ours)
	guest, _ := sit(far, ours)
	gather(host, guest)
	two := pair{[]*drive.Window{host, guest}, []*drive.Display{near, far}, game.NewRand(7)}
	t.plays(&two, peerOwn, peerOther)
	host.Kill()
	guest.Kill()
	near.Close()
	far.Close()
}

// gather has one invite and the other join.
func gather(host, guest *drive.Window) {
	for _, id := range []string{"menu.new", "setup.invite"} {
		must(host.Click(id))
	}
	s, err := host.Wait("the link", func(s drive.Screen) bool { return slices.ContainsFunc(s.Texts, isLink) })
	must(err)
	link := s.Texts[slices.IndexFunc(s.Texts, isLink)]
	must(guest.Click("menu.join"))
	for id, text := range map[string]string{"join.name": "Lise", "join.way": link} {
		must(guest.Click(id))
		must(guest.Do("type", "--delay", 20, text))
		_, err = guest.Wait(text, func(s drive.Screen) bool { return slices.Contains(s.Fields, text) })
		must(err)
	}
	for _, id := range []string{"join.go", "hall.sit.1"} {
		must(guest.Click(id))
	}
	_, err = guest.WaitFor("hall.stand.1")
	must(err)
	must(host.Click("hall.begin"))
	for _, w := range []*drive.Window{host, guest} {
		_, err = w.WaitFor("table.menu")
		must(err)
	}
}

func isLink(text string) bool { return strings.HasPrefix(text, "http://") }

// plays measures clicks; other is the peer of the second window, "" where there is none.
func (t *table) plays(p *pair, own, other string) {
	var mine, theirs []float64
	for len(mine) < plays {
		s := p.match()
		if s.Over() {
			must(fmt.Errorf("the match was over after %d clicks", len(mine)))
		}
		seat := int(s.Turn())
		if s.Setup().Seats[seat] != "person" {
			time.Sleep(20 * time.Millisecond)
			continue
		}
		ms, ok := p.act(s, min(seat, len(p.windows)-1))
		if !ok {
			fmt.Fprintf(os.Stderr, "a click that counts for nothing: seat %d, %v\n", seat, ms)
			continue
		}
		me := min(seat, len(p.windows)-1)
		mine, theirs = append(mine, ms[me]), append(theirs, ms[1-me])
	}
	for peer, took := range map[string][]float64{own: mine, other: theirs} {
		if peer != "" {
			t.add(rowPlay, peer, middle(took, 0.5))
			t.add(rowPlay2, peer, middle(took, 0.95))
		}
	}
}

// match is the match as it is kept.
func (p *pair) match() *game.Session {
	for end := time.Now().Add(drive.Patience); ; time.Sleep(5 * time.Millisecond) {
		files, _ := filepath.Glob(filepath.Join(p.windows[0].Data, "matches", "*.jsonl"))
		if len(files) > 0 {
			data, err := os.ReadFile(slices.Max(files))
			must(err)
			if r, err := store.Read(data); err == nil && r.Damage == nil {
				return r.Session
			}
		}
		if time.Now().After(end) {
			must(fmt.Errorf("there is no match"))
		}
	}
}

// act plays something by chance at a window and measures its last click, to the changes that both screens show; ok is
// false where it is asked about first.
func (p *pair) act(s *game.Session, at int) (ms [2]float64, ok bool) {
	w := p.windows[at]
	a := s.Legal()[p.rand.Intn(len(s.Legal()))]
	parts := s.Parts(a)
	for _, spot := range parts[:len(parts)-1] {
		must(w.Click(board.SpotID(spot)))
	}
	h, err := w.WaitFor(board.SpotID(parts[len(parts)-1]))
	must(err)
	must(w.Move(h.At[0], h.At[1]))
	time.Sleep(700 * time.Millisecond) // the loops sleep again
	var changed [2]chan float64
	var before [2]string
	d, n := p.looks[at], s.Len()
	must(xtest.FakeInputChecked(d.X, xproto.ButtonPress, 1, 0, d.Root, 0, 0, 0).Check())
	time.Sleep(40 * time.Millisecond)
	for i, d := range p.looks {
		before[i] = look(d, logPanel)
	}
	began := time.Now()
	must(xtest.FakeInputChecked(d.X, xproto.ButtonRelease, 1, 0, d.Root, 0, 0, 0).Check())
	for i, d := range p.looks {
		changed[i] = make(chan float64, 1)
		go watch(d, before[i], began, changed[i])
	}
	for i := range changed {
		ms[i] = <-changed[i]
	}
	if s, err := w.Now(); err == nil && s.Hot("dialog.end") != nil {
		must(w.Click("dialog.end"))
	}
	for end := time.Now().Add(drive.Patience); p.match().Len() == n && time.Now().Before(end); {
		time.Sleep(5 * time.Millisecond)
	}
	return ms, ms[at] > 0 && (len(p.windows) == 1 || ms[1-at] > 0)
}

// watch tells how long after a moment the log looks otherwise on a screen, 0 for not within two seconds.
func watch(d *drive.Display, before string, began time.Time, tell chan<- float64) {
	for time.Since(began) < 2*time.Second {
		if look(d, logPanel) != before {
			tell <- float64(time.Since(began).Microseconds()) / 1000
			return
		}
	}
	tell <- 0
}

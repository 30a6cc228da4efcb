//go:build !js

package headless

import (
	"encoding/json"
	"errors"
	"io"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting"
)

// programs are the commands that the page doesn't have.
func programs() []Command {
	return []Command{
		{"host", "keep a room for one match, without a window", Host},
		{"rooms", "keep the rooms of a club, without a window", Rooms},
		{"bot", "have a program play a seat of a room", Bot},
	}
}

// programFlags are the flags of programs.
func programFlags() []*flags {
	return []*flags{hostFlags(&hostPlan{}), roomsFlags(&roomsPlan{}), botFlags(&botPlan{})}
}

// hostPlan is what a room is asked for with.
type hostPlan struct {
	game, seats, listen, dir string
	options                  string
	seed                     game.Seed
	again                    bool
	terms                    terms
}

// terms are what all persons of a room have to agree to before its match begins.
type terms struct {
	clock int  // how long a turn may take, in hours; 0 for ever
	late  bool // those who look on see all, one round late
}

func hostFlags(p *hostPlan) *flags {
	f := newFlags("host", "",
		"keeps a room for one match and ends with it; prints one line of JSON: link, phrase, address")
	f.text(&p.game, "game", box.Games[0].Game.Name(), box.Games[2].Game.Name(), "the game")
	f.text(&p.seats, "seats", "open,open", "open,open,think:25", "who plays, clockwise; open waits for somebody")
	f.text(&p.options, "options", "", "side=B,openfaces=no", "its options")
	f.text(&p.listen, "listen", "127.0.0.1:0", "0.0.0.0:7777", "the address that it listens on")
	f.text(&p.dir, "dir", "", "rooms", "the folder of its match file")
	f.seed(&p.seed, "seed", "", "7", "the seed; without one nobody can guess it")
	f.number(&p.terms.clock, "clock", 0, "24",
		"how many hours a turn may take, 24 or 72, before an opponent plays on; 0 for ever; all agree first")
	f.yes(&p.terms.late, "late", "those who look on see all, one round late; all persons agree to it first")
	f.yes(&p.again, "again", "go on with the match of -dir that was played last, with its link and seats")
	return f
}

// Host keeps a room until its match is over.
func Host(args []string, in io.Reader, out, errw io.Writer) int {
	var p hostPlan
	rest, status, done := hostFlags(&p).parse(args, out, errw)
	if done {
		return status
	}
	if len(rest) > 0 || p.dir == "" {
		return fail(errw, Misuse, "host: it takes flags only, and -dir is one of them (-h lists them)")
	}
	if !slices.Contains(room.Clocks, p.terms.clock) {
		return fail(errw, Misuse, "host: -clock is 0, 24 or 72 hours")
	}
	h, err := p.open()
	if err != nil {
		return fail(errw, Failed, "host: %s", usererr.Words(err, words.In("en")))
	}
	defer h.Close()
	link := h.Link(h.Hosts()[0])
	line, err := json.Marshal(map[string]string{"link": link, "phrase": h.Phrase(), "address": h.Hosts()[0]})
	if err == nil {
		_, err = out.Write(append(line, '\n'))
	}
	if err != nil {
		return fail(errw, Failed, "host: the output can't be written: %v", err)
	}
	if err := preside(h, p.terms); err != nil {
		return fail(errw, Failed, "host: %v", err)
	}
	return Well
}

// open opens the room.
func (p *hostPlan) open() (*hosting.Host, error) {
	dir, err := filepath.Abs(p.dir)
	if err != nil {
		return nil, err
	}
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, err
	}
	shelf, err := store.Open(dir)
	if err != nil {
		return nil, err
	}
	cfg := hosting.Config{
		Shelf: shelf, Game: p.game, Kinds: strings.Split(p.seats, ","), Listen: p.listen, Seed: p.seed,
	}
	if p.options != "" {
		cfg.Options = map[string]string{}
		for _, o := range strings.Split(p.options, ",") {
			k, v, _ := strings.Cut(o, "=")
			cfg.Options[k] = v
		}
	}
	if p.again {
		return reopen(cfg)
	}
	return hosting.Open(cfg)
}

var errNone = errors.New("there is no room in that folder to go on with: leave -again out")

// reopen opens the room of the match again that was played last.
func reopen(cfg hosting.Config) (*hosting.Host, error) {
	for _, info := range cfg.Shelf.List() {
		if h, ok, err := hosting.Reopen(cfg, info.ID); ok {
			return h, err
		}
	}
	return nil, errNone
}

// How long the room stays open once its match is over, so that all hear of it: some seconds, and longer as long as
// somebody who sits there has lost the link.
const (
	lastWords = 3 * time.Second
	mostWords = time.Minute
)

// notNow are the reasons why a match doesn't begin just now: it has begun meanwhile, somebody stood up.
var notNow = []string{"room.begun", "room.open", "room.agree"}

// preside begins the match once everybody sits and agreed to the terms, and returns when it is over and everybody heard
// of it.
func preside(h *hosting.Host, on terms) error {
	p := h.Pipe()
	defer p.Close()
	return presides(p, on)
}

// hostWay is the host's way into its room.
type hostWay interface {
	Send([]byte) error
	Receive() ([]byte, error)
}

func presides(p hostWay, on terms) error {
	if err := on.say(p); err != nil {
		return err
	}
	tells, failed, done := make(chan room.Tell), make(chan error, 1), make(chan struct{})
	defer close(done)
	go func() { failed <- hears(p, tells, done) }()
	var hall room.Hall
	var soon, late <-chan time.Time // once it is over
	missing := map[int]bool{}       // who sits there and hasn't heard that it is
	for late == nil || soon != nil || len(missing) > 0 {
		select {
		case err := <-failed:
			return err
		case <-soon:
			soon = nil
		case <-late:
			return nil
		case t := <-tells:
			switch {
			case t.Over != nil && late == nil:
				soon, late = time.After(lastWords), time.After(mostWords)
				for i, c := range hall.Seats {
					missing[i] = c.Kind == "person"
				}
			case t.No != nil && !slices.Contains(notNow, t.No.Why):
				return errors.New(words.In("en").T(t.No.Why))
			case t.Room != nil:
				hall = *t.Room
			}
			maps.DeleteFunc(missing, func(i int, person bool) bool { return !person || hall.Seats[i].Here })
			if len(hall.Seats) > 0 && !hall.Begun && !hall.Dealing && ready(&hall) {
				if err := p.Send(room.Say{T: room.SayBegin}.Text()); err != nil {
					return err
				}
				hall.Begun = true // or it says why not
			}
		}
	}
	return nil
}

// hears passes on what the room tells, until it can't.
func hears(p hostWay, tells chan<- room.Tell, done <-chan struct{}) error {
	for {
		msg, err := p.Receive()
		if err != nil {
			return err
		}
		t, err := room.ReadTell(msg)
		if err != nil {
			return err
		}
		select {
		case tells <- t:
		case <-done:
			return nil
		}
	}
}

// say says hello, and the terms where there are any.
func (t terms) say(p hostWay) error {
	says := []room.Say{{T: room.SayHello, V: room.Version}}
	if t.clock > 0 {
		says = append(says, room.Say{T: room.SayClock, N: t.clock})
	}
	if t.late {
		says = append(says, room.Say{T: room.SayLate, Yes: true})
	}
	for _, s := range says {
		if err := p.Send(s.Text()); err != nil {
			return err
		}
	}
	return nil
}

// ready says whether no seat waits for anybody, and all persons agreed to what they were asked.
func ready(h *room.Hall) bool {
	waits := func(c room.Chair) bool {
		asked := c.Kind == "person" && (h.Clock > 0 && !c.Agrees || h.Late && !c.Shows)
		return c.Kind == room.Open || asked
	}
	return !slices.ContainsFunc(h.Seats, waits)
}

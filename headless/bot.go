//go:build !js

package headless

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
	"posterestante/game/room"
	"posterestante/game/store"
	"posterestante/hosting/visit"
	"posterestante/link"
)

// botPlan is what a bot is let in with.
type botPlan struct {
	name, key string
	seat      int
	patience  int           // seconds
	pause     time.Duration // before the first try to come back; 0 for the usual one
}

func botFlags(p *botPlan) *flags {
	f := newFlags("bot", "LINK [-- PROGRAM [ARGUMENTS]]", "has a program that speaks the protocol's seat mode "+
		"play a seat of a room; without one it speaks on standard input and output; docs/protocol.md")
	f.number(&p.seat, "seat", -1, "1", "the seat, from 0; -1 is the first that is free")
	f.text(&p.name, "name", "Bot", "Zora", "what the seat is called")
	f.text(&p.key, "key", "", "seat.key", "the file that keeps the seat's key, to come back to the seat with")
	f.number(&p.patience, "patience", 120, "600",
		"seconds that the program may say nothing while its seat is to decide; 0 for ever")
	return f
}

// Bot has a program play a seat of a room elsewhere, until the match is over.
func Bot(args []string, in io.Reader, out, errw io.Writer) int {
	var p botPlan
	var program []string
	if i := slices.Index(args, "--"); i >= 0 {
		args, program = args[:i], args[i+1:]
		if len(program) == 0 {
			return fail(errw, Misuse, "bot: after -- stands the program that plays")
		}
	}
	rest, status, done := botFlags(&p).parse(args, out, errw)
	if done {
		return status
	}
	if len(rest) == 0 || p.patience < 0 || p.seat < -1 || p.seat >= game.MaxSeats {
		return fail(errw, Misuse, "bot: it takes the link of a room, -seat from 0 to %d and -patience of seconds "+
			"(-h lists the flags)", game.MaxSeats-1)
	}
	way, err := link.ParseWay(strings.Join(rest, " ")) // words may come as several arguments
	if err == nil && way.Host == "" {
		err = &link.Trouble{Key: "link.where"}
	}
	if err != nil {
		return fail(errw, Misuse, "bot: %s", usererr.Words(err, words.In(english)))
	}
	visit, err := p.visit(way, errw)
	if err != nil {
		return fail(errw, Failed, "bot: %s", usererr.Words(err, words.In(english)))
	}
	defer visit.Close()
	err = visit.Sit(context.Background())
	if err != nil {
		err = errors.New(whyGone(err))
	} else if err = p.play(visit, program, in, out, errw); err == nil {
		err = proved(visit)
	}
	if err != nil {
		return fail(errw, Failed, "bot: %v", err)
	}
	return Well
}

// proved says why the match that was told at its end isn't what was dealt and seen. A room that tells nothing any more
// proves nothing.
func proved(v *visit.Visit) error {
	ctx, cancel := context.WithTimeout(context.Background(), farewell)
	defer cancel()
	err := v.Proved(ctx)
	if err == nil || errors.Is(err, ctx.Err()) {
		return nil
	}
	return fmt.Errorf("the match is over, but it doesn't prove true: %w", err)
}

// visit goes to the room; what happens to the link it says on errw.
func (p *botPlan) visit(way link.Way, errw io.Writer) (*visit.Visit, error) {
	key, err := p.kept()
	if err != nil {
		return nil, err
	}
	cfg := visit.Config{Named: box.Named, Seat: game.Seat(p.seat), Name: p.name, Key: key, Keep: p.keep(errw),
		Rate: newPace().next, Pause: p.pause,
		Final: link.Final,
		Lost: func(err error) {
			if err == nil {
				_, _ = fmt.Fprintln(errw, name+": bot: the link is there again")
				return
			}
			_, _ = fmt.Fprintln(errw, name+": bot: "+foreign.Shown(whyGone(err)))
		},
		Dial: func(ctx context.Context, key string) (room.Wire, error) {
			to := way
			if k, ok := link.SeatKey(key); ok {
				to.Key = k
			}
			c, err := link.Dial(ctx, to)
			if err != nil {
				return nil, err
			}
			return c, nil
		}}
	return visit.Open(cfg), nil
}

// mostKey is how long the file of a key may be, in bytes.
const mostKey = 1 << 10

// kept is the key in the file of keys, "" where there is no file yet.
func (p *botPlan) kept() (string, error) {
	if p.key == "" {
		return "", nil
	}
	f, err := os.Open(p.key)
	if errors.Is(err, os.ErrNotExist) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	defer f.Close()
	text, err := io.ReadAll(io.LimitReader(f, mostKey))
	if err != nil {
		return "", err
	}
	key := strings.TrimSpace(string(text))
	if _, ok := link.SeatKey(key); !ok {
		return "", fmt.Errorf("%s holds no key of a seat: name another file", foreign.Quote(p.key))
	}
	return key, nil
}

// keep writes the key into its file; where that fails the seat can't be come back to, and nothing else is lost.
func (p *botPlan) keep(errw io.Writer) func(string) {
	return func(key string) {
		if _, err := hex.DecodeString(key); err != nil || p.key == "" {
			return
		}
		if err := store.Replace(p.key, []byte(key+"\n")); err != nil {
			fail(errw, Failed, "bot: the seat's key can't be kept: %s", usererr.Words(err, words.In(english)))
		}
	}
}

// How many messages a bot sends: fewer than a room bears, so that a quick one isn't let go.
const (
	paceRate  = 80.0 // a second
	paceBurst = 200.0
)

// pace slows down who says much. One goroutine uses it.
type pace struct {
	left float64
	at   time.Time
}

func newPace() *pace { return &pace{left: paceBurst, at: time.Now()} }

// next is how long to wait before the next message.
func (p *pace) next() time.Duration {
	now := time.Now()
	p.left = min(paceBurst, p.left+paceRate*now.Sub(p.at).Seconds()) - 1
	p.at = now
	if p.left >= 0 {
		return 0
	}
	return time.Duration(-p.left / paceRate * float64(time.Second))
}

// play has a program play, or whoever is at standard input and output.
func (p *botPlan) play(v *visit.Visit, program []string, in io.Reader, out, errw io.Writer) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	patience := time.Duration(p.patience) * time.Second
	if len(program) == 0 {
		return converse(ctx, v, in, out, patience)
	}
	cmd := exec.CommandContext(ctx, program[0], program[1:]...)
	cmd.Stderr, cmd.WaitDelay = errw, farewell
	to, err := cmd.StdinPipe()
	if err != nil {
		return err
	}
	from, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return fmt.Errorf("the program can't be started: %w", err)
	}
	said := converse(ctx, v, from, to, patience)
	_ = to.Close()
	stop := time.AfterFunc(farewell, cancel)
	defer stop.Stop()
	if said != nil && !errors.Is(said, errEnds) {
		cancel()
	}
	left := cmd.Wait()
	switch {
	case said == nil:
		return nil
	case errors.Is(said, errEnds) && left != nil:
		return fmt.Errorf("%w (%w)", said, left)
	}
	return said
}

// farewell is how long a program has to end by itself.
const farewell = 3 * time.Second

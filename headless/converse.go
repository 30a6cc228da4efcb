package headless

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"time"

	"posterestante/hosting/visit"
)

// mostErrors is how many requests of a bot may fail one after the other: then it is lost, and would go on for ever.
const mostErrors = 1000

// Why a bot is let go before its match is over.
var (
	errEnds   = errors.New("the program ended before the match did: its seat stays, and waits for it to come back (-key)")
	errSilent = errors.New("the program said nothing while its seat was to decide, and was ended: its seat stays")
	errRubble = errors.New("the program said nothing that could be done, time and again, and was ended: its seat stays")
	errLine   = errors.New("the program said a line without an end, and was ended: its seat stays")
)

// line is what was read of a bot: a request, or why there is no more.
type line struct {
	text []byte
	long bool
	err  error
}

// converse answers a bot, as its seat's mode allows, until it ends. The error is why it ends too early.
func converse(ctx context.Context, v *visit.Visit, in io.Reader, out io.Writer, patience time.Duration) error {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	srv := &server{away: &away{Visit: v, ctx: ctx}}
	lines := make(chan line)
	go readAll(ctx, in, lines)
	silence := &silence{v: v, patience: patience}
	for failed := 0; !srv.quit; {
		l, err := silence.next(lines)
		switch {
		case err != nil:
			return srv.ends(err)
		case errors.Is(l.err, errLine):
			return srv.ends(errLine)
		case l.err != nil:
			return srv.ends(errEnds)
		}
		answer, well := srv.heard(l.text, l.long)
		if failed++; well {
			failed = 0
		}
		if err := silence.write(out, answer); err != nil {
			return srv.ends(err)
		}
		if failed >= mostErrors {
			return srv.ends(errRubble)
		}
	}
	return srv.ends(errEnds)
}

// ends is why a session ends: nothing is wrong where the match is over, and whatever else the room says goes first.
func (s *server) ends(err error) error {
	if m, _ := s.away.Match(); m != nil && m.Over() {
		return nil
	}
	if gone := s.away.Err(); gone != nil {
		return errors.New(whyGone(gone))
	}
	return err
}

// heard answers a line, and says whether it could be done.
func (s *server) heard(text []byte, long bool) (answer []byte, well bool) {
	answer = s.hear(text, long)
	const fine = `{"ok":true`
	return answer, len(answer) > len(fine) && string(answer[:len(fine)]) == fine
}

// readAll reads lines until there are no more.
func readAll(ctx context.Context, in io.Reader, lines chan<- line) {
	r := bufio.NewReaderSize(&ending{in: in}, 1<<16)
	for {
		var l line
		l.text, l.long, l.err = readLine(r)
		if errors.Is(l.err, io.EOF) && (len(l.text) > 0 || l.long) {
			l.err = nil
		}
		select {
		case lines <- l:
		case <-ctx.Done():
			return
		}
		if l.err != nil {
			return
		}
	}
}

// ending reads until a line doesn't end: what follows is no line any more, however long it is heard.
type ending struct {
	in   io.Reader
	runs int // bytes since the last line's end
}

// mostRun is how much of a line that is too long is skipped, in bytes.
const mostRun = 2 * maxLine

// Read implements io.Reader.
func (e *ending) Read(b []byte) (int, error) {
	if e.runs > mostRun {
		return 0, errLine
	}
	n, err := e.in.Read(b)
	if i := bytes.LastIndexByte(b[:n], '\n'); i >= 0 {
		e.runs = n - i - 1
	} else {
		e.runs += n
	}
	return n, err
}

// silence is how long a bot says nothing while its seat is to decide.
type silence struct {
	v        *visit.Visit
	patience time.Duration // 0 for ever
	since    time.Time     // it was answered
}

// next is the bot's next line.
func (s *silence) next(lines <-chan line) (l line, err error) {
	s.since = time.Now()
	err = s.watch(func(done <-chan time.Time) bool {
		select {
		case l = <-lines:
			return true
		case <-done:
			return false
		}
	})
	return l, err
}

// write sends an answer; a bot that reads none is silent too.
func (s *silence) write(out io.Writer, answer []byte) error {
	s.since = time.Now()
	sent := make(chan error, 1)
	go func() {
		_, err := out.Write(answer)
		sent <- err
	}()
	var failed error
	err := s.watch(func(done <-chan time.Time) bool {
		select {
		case failed = <-sent:
			return true
		case <-done:
			return false
		}
	})
	if failed != nil {
		return errEnds
	}
	return err
}

// watch looks now and then whether a bot is silent for too long, until there is something.
func (s *silence) watch(there func(<-chan time.Time) bool) error {
	often := min(max(s.patience/8, 10*time.Millisecond), time.Second)
	for !there(time.After(often)) {
		if s.v.Err() != nil {
			return errEnds
		}
		due, ok := s.v.Due()
		if since := later(due, s.since); ok && s.patience > 0 && time.Since(since) > s.patience {
			return fmt.Errorf("%w (seat %d, %v)", errSilent, s.v.Seat(), s.patience)
		}
	}
	return nil
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

package headless

import (
	"fmt"
	"io"
	"os"
	"strings"
	"sync"
	"time"

	"golang.org/x/term"
)

// bar shows on a terminal how far something is, a few times a second; elsewhere nothing.
type bar struct {
	out  io.Writer // nil where it isn't shown
	what string
	of   int

	mu    sync.Mutex
	done  int
	shown time.Time
}

// barOn is a bar of something that takes so many steps, shown if w is a terminal.
func barOn(w io.Writer, what string, of int) *bar {
	b := &bar{what: what, of: max(of, 1)}
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		b.out = w
	}
	return b
}

// Add tells that so many steps more are done.
func (b *bar) Add(n int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.show(b.done + n)
}

// Set tells how many steps are done.
func (b *bar) Set(done int) {
	b.mu.Lock()
	defer b.mu.Unlock()
	b.show(done)
}

// barTimes is the least time between two pictures of a bar.
const barTimes = 100 * time.Millisecond

func (b *bar) show(done int) {
	b.done = min(done, b.of)
	if b.out == nil || time.Since(b.shown) < barTimes {
		return
	}
	b.shown = time.Now()
	const width = 40
	full := width * b.done / b.of
	fmt.Fprintf(b.out, "\r%s [%s%s] %d/%d", b.what, strings.Repeat("=", full), strings.Repeat(" ", width-full),
		b.done, b.of)
}

// Finish wipes it off.
func (b *bar) Finish() {
	if b.out != nil {
		fmt.Fprint(b.out, "\r\x1b[K")
	}
}

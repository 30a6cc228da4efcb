package table

import (
	"fmt"
	"reflect"
	"regexp"
	"runtime"
	"slices"
	"strings"

	"posterestante/assets/wording"
	"posterestante/game"
)

// Fault is a telling that failed, as it may be written down and sent: it names no card,
// no seed, no action.
type Fault struct {
	Game   string
	Seats  int
	Action int      // after how many
	Why    string   // the kind of failure; numbers are left out
	Where  []string // the functions that were being run, and their lines
}

// FaultOf is what failed as a match was told of.
func FaultOf(s *game.Session, what any) Fault {
	return Fault{Game: s.Game().Name(), Seats: s.Seats(), Action: s.Len(), Why: masked(what), Where: stacked()}
}

// String is the fault as a file.
func (f Fault) String() string {
	return "A sentence of the table could not be made.\n" +
		fmt.Sprintf("game: %s, %d seats, after %d actions\nwhy: %s\n\n%s\n",
			f.Game, f.Seats, f.Action, f.Why, strings.Join(f.Where, "\n"))
}

const (
	mostFaults = 3  // of a table are written down; of more only the log would be full
	mostFrames = 40 // of a stack
)

// faults are what failed at a table: what is told of it, and what is told next.
type faults struct {
	had  []string // where
	told []string // sentences, for the log
	new  string   // the sentence that is still to be shown
}

// tells is the teller of the table, which survives what it can't tell.
func (g *guarded) tells() wording.Teller {
	return wording.For(g.session().Game().Name(), g.deps.Words, g.deps.Names).Guarded(g.fails)
}

// survives, deferred, has the table go on without what failed.
func (g *guarded) survives() {
	if what := recover(); what != nil {
		g.fails(what)
	}
}

// fails keeps a telling that failed, each place once.
func (g *guarded) fails(what any) {
	f := FaultOf(g.session(), what)
	place := strings.Join(f.Where[:min(2, len(f.Where))], " ")
	if len(g.faults.had) == mostFaults || slices.Contains(g.faults.had, place) {
		return
	}
	g.faults.had = append(g.faults.had, place)
	w, path := g.deps.Words, ""
	if g.deps.OnFault != nil {
		path = g.deps.OnFault(f)
	}
	said := w.T("fault.unkept")
	if path != "" {
		said = w.T("fault.text", map[string]any{"Path": path})
	}
	g.faults.told, g.faults.new = append(g.faults.told, said), said
}

// confess shows what failed since it was last asked; it says whether there is such.
func (g *guarded) confess() bool {
	if g.faults.new == "" || g.Dialog != nil || g.phase == gone {
		return false
	}
	g.Say(g.deps.Words.T("fault.title"), g.faults.new)
	g.faults.new = ""
	return true
}

// fault is the line of rows that tell of what failed.
const fault = -2

// faultRows tell in the log of what failed, at its end.
func (g *guarded) faultRows(broken func(string, float64) []string, width float64) (out []row) {
	for _, sentence := range g.faults.told {
		for j, words := range broken(sentence, width) {
			out = append(out, row{line: fault, first: j == 0, words: words})
		}
	}
	return out
}

// icon is that of a row that tells of no action.
func (r row) icon() string {
	if r.line == fault {
		return "cross"
	}
	return "first"
}

// numbers may be those of cards.
var numbers = regexp.MustCompile(`[0-9]+`)

// masked is what failed without its numbers; of anything but a fault of the machine
// only its type.
func masked(what any) string {
	if err, ok := what.(runtime.Error); ok {
		return numbers.ReplaceAllString(err.Error(), "#")
	}
	return reflect.TypeOf(what).String()
}

// stacked is the stack below the panic, without what functions were given.
func stacked() (out []string) {
	pcs := make([]uintptr, 128)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(1, pcs)])
	failed := false
	for {
		f, more := frames.Next()
		if failed && len(out) < mostFrames && !strings.HasPrefix(f.Function, "runtime.") {
			out = append(out, fmt.Sprintf("%s %s:%d", f.Function, f.File[strings.LastIndexByte(f.File, '/')+1:],
				f.Line))
		}
		failed = failed || f.Function == "runtime.gopanic"
		if !more {
			return out
		}
	}
}

// preview is what an action would bring; of what can't be foreseen nothing.
func (g *guarded) preview(a game.Action) (p game.Preview) {
	p = game.Preview{Action: a, Before: g.View, After: g.View}
	defer g.survives()
	return g.session().Preview(a)
}

// stakes are what an action costs for good; of what can't be told nothing is asked.
func (g *guarded) stakes(a game.Action) *game.Stakes {
	defer g.survives()
	return g.session().Stakes(a)
}

// ending is why the match is over.
func (g *guarded) ending() []game.Fact {
	defer g.survives()
	return g.session().Ending()
}

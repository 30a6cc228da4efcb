package headless

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"strings"

	"posterestante/game"
)

// flags are a command's flags, each with an example and a line of words.
type flags struct {
	cmd, rest, about string
	set              *flag.FlagSet
	lines            []string
}

func newFlags(cmd, rest, about string) *flags {
	f := &flags{cmd: cmd, rest: rest, about: about, set: flag.NewFlagSet(cmd, flag.ContinueOnError)}
	f.set.SetOutput(io.Discard)
	f.set.Usage = func() {}
	return f
}

// text, number, seed and yes add a flag of that type.
func (f *flags) text(p *string, name, value, example, about string) {
	f.set.StringVar(p, name, value, "")
	f.line(name+" "+example, about, value)
}

func (f *flags) number(p *int, name string, value int, example, about string) {
	f.set.IntVar(p, name, value, "")
	f.line(name+" "+example, about, fmt.Sprint(value))
}

func (f *flags) seed(p *game.Seed, name string, value game.Seed, example, about string) {
	f.text((*string)(p), name, string(value), example, about)
}

func (f *flags) yes(p *bool, name, about string) {
	f.set.BoolVar(p, name, false, "")
	f.line(name, about, "")
}

// same has a flag answer to its name of before too.
func (f *flags) same(before, name string) {
	f.set.Var(f.set.Lookup(name).Value, before, "")
}

func (f *flags) line(example, about, value string) {
	if value != "" {
		about += " (else " + value + ")"
	}
	f.lines = append(f.lines, fmt.Sprintf("  -%-38s %s", example, about))
}

// usage lists the flags with an example each.
func (f *flags) usage() string {
	head := strings.TrimSpace(name + " " + f.cmd + " [flags] " + f.rest)
	lines := append([]string{head, "  " + f.about}, f.lines...)
	return strings.Join(append(lines, fmt.Sprintf("  -%-38s %s", "h", "this help")), "\n") + "\n"
}

// parse reads the arguments, in any order; done says that the command ends
// here, with the status.
func (f *flags) parse(args []string, out, errw io.Writer) (rest []string, status int, done bool) {
	for {
		err := f.set.Parse(args)
		if errors.Is(err, flag.ErrHelp) {
			return nil, show(out, errw, "Usage: "+f.usage()), true
		}
		if err != nil {
			return nil, fail(errw, Misuse, "%s: %v (-h lists the flags)", f.cmd, err), true
		}
		if f.set.NArg() == 0 {
			return rest, Well, false
		}
		rest, args = append(rest, f.set.Arg(0)), f.set.Args()[1:]
	}
}

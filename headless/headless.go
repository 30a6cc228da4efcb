// Package headless is the program without a window: sim plays many games, serve
// speaks a protocol of JSON lines (docs/protocol.md), replay prints a match
// file, version says what this is. Nothing here links the window.
//
// The words: a command is a function of its arguments, its input and its two
// outputs that gives the exit status: 0 well done, 1 it could not be done, 2 it
// was asked for wrongly. What went wrong is one sentence on the second output.
package headless

import (
	"fmt"
	"io"
	"os"
	"strings"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/foreign"
)

// Exit statuses.
const (
	Well   = 0
	Failed = 1
	Misuse = 2
)

// name is what the program is called in its messages.
const name = "posterestante"

// Command is one of the commands.
type Command struct {
	Name  string
	About string // what it does, in a line
	Run   func(args []string, in io.Reader, out, errw io.Writer) int
}

// Commands are the commands, in the order help lists them.
func Commands() []Command {
	return append([]Command{
		{"sim", "play many games of random bots and Automas and count", Sim},
		{"train", "teach the seats that think a game, by playing", Train},
		{"serve", "speak the protocol of JSON lines on standard input and output", Serve},
		{"replay", "check a match file and print it as text", Replay},
		{"journal", "write the roads of a match as GeoJSON and GPX", Journal},
		{"verify", "check that nobody chose the deal of a match", Verify},
		{"memo", "print the memo and the tips of a game, as PDF", Memo},
		{"stats", "count the finished matches of the shelf", Stats},
		{"version", "say which program and which rules this is", VersionOf},
	}, programs()...)
}

// Known says whether a word is one of the commands.
func Known(word string) bool {
	for _, c := range Commands() {
		if c.Name == word {
			return true
		}
	}
	return false
}

// Run runs the command that the arguments (without the program's name) tell,
// on the standard input and outputs.
func Run(args []string) int { return Main(args, os.Stdin, os.Stdout, os.Stderr) }

// Main runs the command that the arguments tell.
func Main(args []string, in io.Reader, out, errw io.Writer) int {
	if len(args) == 0 {
		return fail(errw, Misuse, "which command: %s? (-h tells more)", commandNames())
	}
	switch args[0] {
	case "-h", "-help", "--help", "help":
		return show(out, errw, usage())
	}
	for _, c := range Commands() {
		if c.Name == args[0] {
			return c.Run(args[1:], in, out, errw)
		}
	}
	return fail(errw, Misuse, "there is no command %s, there is %s", foreign.Quote(args[0]), commandNames())
}

func commandNames() string {
	var names []string
	for _, c := range Commands() {
		names = append(names, c.Name)
	}
	return strings.Join(names, ", ")
}

// usage lists all commands with all their flags.
func usage() string {
	b := "Usage: " + name + " COMMAND [flags]\n\n"
	for _, c := range Commands() {
		b += fmt.Sprintf("  %-8s %s\n", c.Name, c.About)
	}
	all := []*flags{simFlags(&simAsked{}), trainFlags(&trainAsked{}), serveFlags(),
		replayFlags(new(string), new(string)),
		journalFlags(new(string), new(string), new(string)), memoFlags(new(string), new(string)),
		verifyFlags(new(string), new(string)),
		statsFlags(&statsAsked{}), versionFlags()}
	for _, f := range append(all, programFlags()...) {
		b += "\n" + f.usage()
	}
	return b
}

// show prints a text; an output that takes no more is a failure.
func show(out, errw io.Writer, text string) int {
	if _, err := io.WriteString(out, text); err != nil {
		return fail(errw, Failed, "the output can't be written: %v", err)
	}
	return Well
}

// fail says one sentence and gives the status.
func fail(errw io.Writer, status int, format string, args ...any) int {
	text := foreign.Shown(fmt.Sprintf(format, args...))
	_, _ = fmt.Fprintln(errw, name+": "+text) // where else to say it?
	return status
}

// sentence says a refusal of a game in words of a language, with its rule;
// where it has no words its code stands for them.
func sentence(of, lang string, r *game.Refusal) string {
	w, text := words.In(lang), r.Code
	for _, key := range []string{of + "." + r.Code, r.Code} {
		if said := w.T(key); said != "["+key+"]" {
			text = said
			break
		}
	}
	if r.Rule == "" || strings.Contains(text, string(r.Rule)) {
		return text
	}
	bare, stop := strings.CutSuffix(text, ".")
	if text = bare + " (" + string(r.Rule) + ")"; stop {
		text += "."
	}
	return text
}

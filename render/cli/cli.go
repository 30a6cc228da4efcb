// Package cli reads the command line of the program that has a window. It links
// no Ebitengine: it is done with the commands before that starts.
package cli

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"runtime/debug"
	"slices"
	"strconv"
	"strings"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/headless"
	"posterestante/render/engine/display"
	"posterestante/render/journal"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
)

// module is the path of the program.
const module = "posterestante"

const usage = `Poste Restante: French travel board games on one screen.

  posterestante            open the window
  posterestante FILE       put a match that somebody shared on the shelf, and open it
  posterestante LINK       join the room that somebody invites you to
  posterestante shot ...   take a picture of a table; "posterestante shot -h" lists its flags
  posterestante journal FILE -out DIR
                           write the journal of a match: a picture and its road
  posterestante sim|serve|replay|memo|stats|version ...
                           the commands of the headless build; -h after one lists its flags

Flags of the window, with an example each:
`

// Early runs before Ebitengine starts: what needs no window is done, and where
// no window can be opened that is said; then the program ends with the status.
// Other programs than ours, such as tests, are only told of the display.
func Early(args []string, out, errw io.Writer) (status int, done bool) {
	if info, ok := debug.ReadBuildInfo(); ok && (info.Path == module || info.Path == "command-line-arguments") {
		if _, status, done := Read(args, out, errw); done {
			return status, true
		}
	}
	if why := display.Missing(); why != "" {
		return fail(errw, errors.New(why)), true
	}
	return 0, false
}

// Run does with Ebitengine what the arguments ask for, by one of the three; it
// gives the exit status: 0, or 2 with one sentence.
func Run(args []string, out, errw io.Writer, window func(Options) error, shot func(Shot) error,
	sheet func(file string) error) int {
	ask, status, done := Read(args, out, errw)
	if done {
		return status
	}
	var err error
	switch {
	case ask.Shot != nil:
		err = shot(*ask.Shot)
	case ask.Sheet != "":
		err = sheet(ask.Sheet)
	default:
		err = window(*ask.Window)
	}
	if err != nil {
		return fail(errw, err)
	}
	return 0
}

// Read reads the arguments. What needs no window is done at once, bad arguments
// are refused with one sentence; then the program ends with the status.
func Read(args []string, out, errw io.Writer) (ask Ask, status int, done bool) {
	if len(args) > 0 {
		switch args[0] {
		case "shot":
			return shot(args[1:], out, errw)
		case "journal":
			return ask, headless.JournalWith(page)(args[1:], os.Stdin, out, errw), true
		}
		if headless.Known(args[0]) {
			return ask, headless.Run(args), true
		}
	}
	var o Options
	var size string
	f := flags("posterestante", usage)
	f.StringVar(&size, "size", "", "size of the window, not remembered: -size 1280x720")
	f.StringVar(&o.Lang, "lang", "", "language, en or fr: -lang fr")
	f.StringVar(&o.Data, "data", "", "folder of the matches: -data /tmp/matches")
	f.StringVar(&o.Config, "config", "", "folder of the settings: -config /tmp/settings")
	f.BoolVar(&o.FullScreen, "full", false, "full screen: -full")
	f.StringVar(&o.TestLit, "test-lit", "", "for tests: write what may be clicked, as JSON lines, to a file, "+
		"or - for standard output: -test-lit -")
	if done, status := parse(f, args, out, errw); done {
		return ask, status, true
	}
	var err error
	if o.Open, err = fileOf(f.Args()); err == nil {
		o.Width, o.Height, err = sizeOf(size)
	}
	if err == nil {
		err = langOf(o.Lang)
	}
	if err != nil {
		return ask, fail(errw, err), true
	}
	return Ask{Window: &o}, 0, false
}

// fileOf is the match file that the arguments name, "" for none. One that isn't
// there is most likely a mistyped command.
func fileOf(args []string) (string, error) {
	if len(args) == 0 {
		return "", nil
	}
	if len(args) > 1 {
		return "", fmt.Errorf("one match file is opened at a time, and flags stand before it, not %q", args[1])
	}
	if strings.Contains(args[0], "://") { // a link to a room; what is wrong with it is said there
		return args[0], nil
	}
	if _, err := os.Stat(args[0]); err != nil {
		return "", fmt.Errorf("there is no command and no file %q; -h lists the commands", args[0])
	}
	return args[0], nil
}

// page writes the journal of a match with its picture.
func page(dir, base string, r *store.Reading, w *words.Words) ([]string, error) {
	p := packs.Of(r.Header.Game)
	if p == nil || p.Journal == nil {
		return nil, usererr.Told(w.T("extra.journal.none"))
	}
	return journal.Write(dir, base, told(r, w), p.Journal)
}

// told is the match that a journal tells of. A file doesn't know the faces: its seats
// have those that they have where none were chosen.
func told(r *store.Reading, w *words.Words) journal.Match {
	m := journal.Of(r, w)
	m.Faces = menus.Faced(r.Header.Setup.Seats, m.Names, nil)
	return m
}

func shot(args []string, out, errw io.Writer) (ask Ask, status int, done bool) {
	s := Shot{}
	var seats, options, size, sheet string
	f := flags("posterestante shot", "Takes a picture of a table after random actions:\n"+
		"  posterestante shot -seats person,automa:normal -seed 7 -play 60 out.png\n\nFlags, with an example each:\n")
	first := packs.Games[0].Name
	f.StringVar(&s.Game, "game", first, "game: -game "+first)
	f.StringVar(&seats, "seats", "", "kinds of seat, else a person and the game's usual opponent: "+
		"-seats person,automa:normal")
	f.StringVar(&options, "options", "", "options of the game: -options side=B,openfaces=no")
	f.StringVar((*string)(&s.Seed), "seed", "1", "seed of the match: -seed 7")
	f.StringVar(&s.Position, "position", "",
		"a position to start from, as the protocol's state writes it: -position table.json")
	f.IntVar(&s.Play, "play", 0, "random actions before the picture: -play 60")
	f.StringVar(&size, "size", "1920x1080", "size of the picture: -size 1920x1080")
	f.StringVar(&sheet, "sheet", "", "instead of a table, every picture with its name: -sheet out.png")
	f.StringVar(&s.Lang, "lang", words.System(), "language, en or fr: -lang fr")
	if done, status := parse(f, args, out, errw); done {
		return ask, status, true
	}
	if sheet != "" {
		return Ask{Sheet: sheet}, 0, false
	}
	var err error
	if f.NArg() != 1 {
		err = errors.New("shot takes the name of one picture file, such as out.png, after its flags")
	}
	s.File = f.Arg(0)
	if err == nil {
		s.Seats, err = seatsOf(s.Game, seats)
	}
	if err == nil {
		s.Options, err = optionsOf(options)
	}
	if err == nil {
		s.Width, s.Height, err = sizeOf(size)
	}
	if err == nil {
		err = langOf(s.Lang)
	}
	if err != nil {
		return ask, fail(errw, err), true
	}
	return Ask{Shot: &s}, 0, false
}

// flags are those of a command; head comes before their list.
func flags(name, head string) *flag.FlagSet {
	f := flag.NewFlagSet(name, flag.ContinueOnError)
	f.SetOutput(io.Discard)
	f.Usage = func() {
		fmt.Fprint(f.Output(), head)
		f.PrintDefaults()
	}
	return f
}

// parse reads the flags; help shows them all, a bad one is refused.
func parse(f *flag.FlagSet, args []string, out, errw io.Writer) (done bool, status int) {
	err := f.Parse(args)
	if err == flag.ErrHelp {
		f.SetOutput(out)
		f.Usage()
		return true, 0
	}
	if err != nil {
		return true, fail(errw, fmt.Errorf("%v; -h lists the flags", err))
	}
	return false, 0
}

func fail(errw io.Writer, err error) int {
	fmt.Fprintln(errw, "posterestante:", err)
	return 2
}

func sizeOf(s string) (w, h int, err error) {
	if s == "" {
		return 0, 0, nil
	}
	a, b, _ := strings.Cut(s, "x")
	w, err1 := strconv.Atoi(a)
	h, err2 := strconv.Atoi(b)
	if err1 != nil || err2 != nil || w < 480 || h < 270 || w > 8192 || h > 8192 {
		return 0, 0, fmt.Errorf("a size is written 1920x1080, from 480x270 to 8192x8192, not %q", s)
	}
	return w, h, nil
}

func langOf(lang string) error {
	if lang != "" && !slices.Contains(words.Languages(), lang) {
		return fmt.Errorf("the language is one of %v, not %q", words.Languages(), lang)
	}
	return nil
}

// seatsOf are the kinds of seat of a picture; the game must have a table.
func seatsOf(game, seats string) ([]string, error) {
	if _, err := box.Named(game); err != nil {
		return nil, err
	}
	if packs.Of(game) == nil {
		return nil, fmt.Errorf("%s has no table yet to take a picture of", game)
	}
	if seats == "" {
		return []string{"person", box.Of(game).Opponent}, nil
	}
	return strings.Split(seats, ","), nil
}

func optionsOf(s string) (map[string]string, error) {
	out := map[string]string{}
	if s == "" {
		return out, nil
	}
	for _, part := range strings.Split(s, ",") {
		k, v, ok := strings.Cut(part, "=")
		if !ok {
			return nil, fmt.Errorf("options are written name=value,name=value, not %q", s)
		}
		out[k] = v
	}
	return out, nil
}

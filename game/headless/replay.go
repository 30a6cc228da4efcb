package headless

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"posterestante/assets/tell"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
)

func replayFlags(data, lang *string) *flags {
	f := newFlags("replay", "FILE", "checks a match file (or a match of the shelf, by its id) and prints it as text")
	f.text(data, "data", "", "/tmp/poste", "the data folder in which an id is looked for")
	f.text(lang, "lang", "en", "fr", "the language of the text, en or fr")
	return f
}

// Replay prints a match file; a damaged one up to its damage.
func Replay(args []string, _ io.Reader, out, errw io.Writer) int {
	var dir, lang string
	rest, status, done := replayFlags(&dir, &lang).parse(args, out, errw)
	if done {
		return status
	}
	if !slices.Contains(words.Languages(), lang) {
		return fail(errw, Misuse, "replay: the language is one of %v, not %q", words.Languages(), lang)
	}
	if len(rest) != 1 {
		return fail(errw, Misuse, "replay: one file, please, not %d", len(rest))
	}
	data, err := readMatch(rest[0], dir)
	if err != nil {
		return fail(errw, Failed, "replay: %v", err)
	}
	r, err := store.Read(data)
	if err != nil {
		return fail(errw, Failed, "replay: %v", err)
	}
	if err := Print(out, r, lang); err != nil {
		return fail(errw, Failed, "replay: %v", err)
	}
	if r.Damage != nil {
		return fail(errw, Failed, "replay: %v", r.Damage)
	}
	return Well
}

// readMatch reads the file of that name, or of that id on the shelf.
func readMatch(file, dir string) ([]byte, error) {
	info, err := os.Stat(file)
	if errors.Is(err, os.ErrNotExist) && filepath.Base(file) == file {
		data, e := store.DataDir(dir)
		if e != nil {
			return nil, e
		}
		onShelf := filepath.Join(data, "matches", file+".jsonl")
		if in, e := os.Stat(onShelf); e == nil {
			file, info, err = onShelf, in, nil
		}
	}
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is not a file", file)
	case info.Size() > store.MaxFile:
		return nil, fmt.Errorf("%s is larger than %d MiB", file, store.MaxFile>>20)
	}
	return os.ReadFile(file)
}

// Print writes a match as text in a language, as a spectator may read it: its
// header, each action with its telling, the scores.
func Print(w io.Writer, r *store.Reading, lang string) error {
	var b strings.Builder
	h, s := r.Header, r.Session
	var names []string
	for i := range h.Seats {
		names = append(names, seatName(h, i))
	}
	teller := tell.For(h.Game, words.In(lang), names)
	line := func(format string, args ...any) { _, _ = fmt.Fprintf(&b, format+"\n", args...) }
	line("%s, rules %d, by Poste Restante %s, %s", h.Game, h.Rules, h.App, h.Created.Format("2006-01-02 15:04"))
	line("match %q, seed %d, options %v", r.Name, h.Setup.Seed, h.Setup.Options)
	for i, seat := range h.Seats {
		line("seat %d: %s, %s, colour %d", i, seatName(h, i), h.Setup.Seats[i], seat.Colour)
	}
	round := 0
	for n := range s.Len() {
		step := s.Step(n)
		if now := roundOf(s.ViewAt(n, game.Nobody)); now != round {
			round = now
			line("\nround %d", round)
		}
		before, after := s.ViewAt(n, game.Nobody), s.ViewAt(n+1, game.Nobody)
		said := teller.Step(&before, &after, step.Seat, step.Action, game.EventsFor(step.Events, game.Nobody))
		line("%4d  %-18s %s", n+1, s.Game().Notation(step.Action), said.Short)
		for _, long := range said.Long {
			line("                         %s", long)
		}
	}
	if s.Undone() > 0 {
		line("\n%d more were taken back", s.Undone())
	}
	line("\n%s after %d actions", map[bool]string{true: "the game is over", false: "the game goes on"}[s.Over()], s.Len())
	for i, score := range s.Scores() {
		line("%d. %s: %d", score.Place, seatName(h, i), score.Total)
		for _, l := range score.Lines {
			line("     %3d  %s (%s)", l.Points, teller.ScoreLine(l), l.Rule)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// seatName is a seat's name on one line, else its number.
func seatName(h store.Header, seat int) string {
	if name := strings.Join(strings.Fields(h.Seats[seat].Name), " "); name != "" {
		return name
	}
	return fmt.Sprintf("seat %d", seat)
}

// roundOf reads the counter "round", 0 where a game has none.
func roundOf(v game.View) int {
	for i, c := range v.Table.Counters {
		if c.Name == "round" {
			return v.Counter(game.Counter(i), game.Nobody)
		}
	}
	return 0
}

func versionFlags() *flags {
	return newFlags("version", "", "says the versions of the program, of Go and of each game's rules")
}

// VersionOf prints what this program is.
func VersionOf(args []string, _ io.Reader, out, errw io.Writer) int {
	rest, status, done := versionFlags().parse(args, out, errw)
	if done {
		return status
	}
	if len(rest) > 0 {
		return fail(errw, Misuse, "version: what is %q?", rest[0])
	}
	text := fmt.Sprintf("Poste Restante %s\n%s %s/%s\n", store.AppVersion(), runtime.Version(), runtime.GOOS, runtime.GOARCH)
	for _, g := range box.Games {
		text += fmt.Sprintf("%s: rules %d\n", g.Name(), g.Version())
	}
	return show(out, errw, text)
}

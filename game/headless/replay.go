package headless

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
)

func replayFlags(data *string) *flags {
	f := newFlags("replay", "FILE", "checks a match file (or a match of the shelf, by its id) and prints it as text")
	f.text(data, "data", "", "/tmp/poste", "the data folder in which an id is looked for")
	return f
}

// Replay prints a match file; a damaged one up to its damage.
func Replay(args []string, _ io.Reader, out, errw io.Writer) int {
	var dir string
	rest, status, done := replayFlags(&dir).parse(args, out, errw)
	if done {
		return status
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
	if err := Print(out, r, nil); err != nil {
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
		onShelf := filepath.Join(store.DataDir(dir), "matches", file+".jsonl")
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

// Teller says what a Note says, in words; nil where it has none.
type Teller func(g game.Game, e game.Event) string

// Print writes a match as text: its header, each action with what was said of
// it, the scores. tell may be nil: a note is then its key and rule.
func Print(w io.Writer, r *store.Reading, tell Teller) error {
	var b strings.Builder
	h, s := r.Header, r.Session
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
		line("%4d  %s: %s", n+1, seatName(h, int(step.Seat)), s.Game().Notation(step.Action))
		for _, e := range step.Events {
			if e.Kind == game.Note {
				line("        %s", told(s.Game(), e, tell))
			}
		}
	}
	if s.Undone() > 0 {
		line("\n%d more were taken back", s.Undone())
	}
	line("\n%s after %d actions", map[bool]string{true: "the game is over", false: "the game goes on"}[s.Over()], s.Len())
	for i, score := range s.Scores() {
		line("%d. %s: %d", score.Place, seatName(h, i), score.Total)
		for _, l := range score.Lines {
			line("     %-14s %3d  (%d, %s)", l.Key, l.Points, l.Count, l.Rule)
		}
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// told is what a note says, else its key, value and rule.
func told(g game.Game, e game.Event, tell Teller) string {
	if tell != nil {
		if text := tell(g, e); text != "" {
			return text
		}
	}
	text := e.Key
	if p := g.PieceName(e.Piece.ID); p != "" {
		text += " " + p
	}
	return fmt.Sprintf("%s %d (%s)", text, e.Value, e.Rule)
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

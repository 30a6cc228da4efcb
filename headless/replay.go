package headless

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/foreign"
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
		return fail(errw, Misuse, "replay: the language is one of %v, not %s", words.Languages(), foreign.Quote(lang))
	}
	if len(rest) != 1 {
		return fail(errw, Misuse, "replay: one file, please, not %d", len(rest))
	}
	broken := func(err error) int {
		return fail(errw, Failed, "replay: %s", said(err, lang))
	}
	data, err := readMatch(rest[0], dir)
	if err != nil {
		return broken(err)
	}
	r, err := store.Read(data)
	if err != nil {
		return broken(err)
	}
	if err := Print(out, r, lang); err != nil {
		return broken(err)
	}
	if r.Damage != nil {
		return broken(r.Damage)
	}
	return Well
}

// readMatch reads the file of that name, or of that id on the shelf.
func readMatch(file, dir string) ([]byte, error) {
	if _, err := os.Stat(file); errors.Is(err, os.ErrNotExist) && filepath.Base(file) == file {
		data, e := store.DataDir(dir)
		if e != nil {
			return nil, e
		}
		onShelf := filepath.Join(data, "matches", file+".jsonl")
		if _, e := os.Stat(onShelf); e == nil {
			file = onShelf
		}
	}
	return readTold(file, store.MaxFile)
}

// readTold reads a file of at most so many bytes, and says by its name what is wrong with it; what is
// no file, such as a device that never ends or a pipe, is not read.
func readTold(file string, most int64) ([]byte, error) {
	info, err := os.Stat(file)
	var at *fs.PathError
	switch {
	case errors.As(err, &at):
		return nil, fmt.Errorf("%s: %w", foreign.Quote(file), at.Err)
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, fmt.Errorf("%s is not a file", foreign.Quote(file))
	case info.Size() > most:
		return nil, fmt.Errorf("%s is larger than %d MiB", foreign.Quote(file), most>>20)
	}
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(f, most))
	return data, errors.Join(err, f.Close())
}

// Print writes a match as text in a language, as a spectator may read it: its
// header, each action with its telling, the scores.
func Print(w io.Writer, r *store.Reading, lang string) error {
	var b strings.Builder
	h, s := r.Header, r.Session
	var names []string
	l := words.In(lang)
	for i := range h.Seats {
		names = append(names, seatName(h, i, l))
	}
	untold := 0
	teller := wording.For(h.Game, l, names).Guarded(func(any) { untold++ })
	line := func(format string, args ...any) { _, _ = fmt.Fprintf(&b, format+"\n", args...) }
	for _, said := range heading(r, l) {
		line("%s", said)
	}
	for _, opening := range teller.Opening(s, game.Nobody) {
		line("%s", opening)
	}
	round := 0
	for n := range s.Len() {
		if now := roundOf(s.ViewAt(n, game.Nobody)); now != round {
			round = now
			line("\n%s", l.T("replay.round", with{"Round": round}))
		}
		said := teller.Told(s, n, game.Nobody)
		line("%4d  %-18s %s", n+1, s.Text(n, game.Nobody), said.Short)
		for _, long := range said.Long {
			line("                         %s", long)
		}
	}
	if s.Undone() > 0 {
		line("\n%s", l.N("replay.undone", s.Undone()))
	}
	line("\n%s", l.N(map[bool]string{true: "replay.over", false: "replay.going"}[s.Over()], s.Len()))
	if n := s.Len(); s.Over() && n > 0 {
		for _, end := range teller.Told(s, n-1, game.Nobody).End {
			line("%s", end)
		}
	}
	for i, score := range s.Scores() {
		line("%s", l.N("replay.score", score.Total, with{"Place": l.T("journal.place." + strconv.Itoa(score.Place)),
			"Who": names[i]}))
		for _, source := range score.Lines {
			line("     %3d  %s (%s)", source.Points, teller.ScoreLine(source), source.Rule)
		}
	}
	if untold > 0 {
		line("\n%s", l.N("replay.untold", untold))
	}
	_, err := io.WriteString(w, b.String())
	return err
}

// with are the named places of a message.
type with = map[string]any

// heading says which match it is, how it was set up and who plays.
func heading(r *store.Reading, w *words.Words) []string {
	h := r.Header
	out := []string{
		w.T("replay.head", with{"Game": w.T(h.Game + ".name"), "Rules": h.Rules, "App": h.App,
			"Date": h.Created.Format("2006-01-02 15:04")}),
		w.T("replay.match", with{"Name": r.Name, "Seed": h.Setup.Seed}),
	}
	for _, o := range r.Session.Game().Options() {
		key, value := h.Game+".option."+o.Name, h.Setup.Options[o.Name]
		if value == "" {
			value = o.Values[0]
		}
		said := w.T(key + "." + value)
		if value == "yes" || value == "no" {
			said = w.T("replay." + value)
		}
		out = append(out, w.T("replay.option", with{"Option": w.T(key), "Value": said}))
	}
	for i, seat := range h.Seats {
		kind := wording.Kind(w, h.Setup.Seats[i])
		out = append(out, w.T("replay.seat", with{"At": i, "Who": seatName(h, i, w), "Kind": kind,
			"Colour": w.T("colour." + strconv.Itoa(seat.Colour))}))
	}
	return out
}

// seatName is a seat's name, else its number.
func seatName(h store.Header, seat int, w *words.Words) string {
	if name := h.Seats[seat].Name; name != "" {
		return name
	}
	return w.T("replay.nameless", with{"At": seat})
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
		return fail(errw, Misuse, "version: what is %s?", foreign.Quote(rest[0]))
	}
	text := fmt.Sprintf("Poste Restante %s\n%s %s/%s\n", store.AppVersion(), runtime.Version(), runtime.GOOS,
		runtime.GOARCH)
	for _, p := range box.Games {
		g := p.Game
		text += fmt.Sprintf("%s: rules %d\n", g.Name(), g.Version())
	}
	return show(out, errw, text)
}

package headless

import (
	"io"
	"slices"
	"strings"

	"posterestante/assets/geo/trail"
	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game/foreign"
	"posterestante/game/store"
)

// JournalWriter writes a match's journal under a name into a folder and says
// which files it made.
type JournalWriter func(dir, base string, r *store.Reading, w *words.Words) ([]string, error)

func journalFlags(dir, data, lang *string) *flags {
	f := newFlags("journal", "FILE", "writes the roads of a match (a file, or a match of the shelf by its id) "+
		"as GeoJSON and GPX")
	f.text(dir, "out", ".", "/tmp/journal", "the folder to write into; nothing there is overwritten")
	f.text(data, "data", "", "/tmp/poste", "the data folder in which an id is looked for")
	f.text(lang, "lang", "en", "fr", "the language of what is said, en or fr")
	return f
}

// Journal writes a match's roads as GeoJSON and GPX. The program with a window
// writes the page as a picture too, see JournalWith.
func Journal(args []string, in io.Reader, out, errw io.Writer) int {
	return JournalWith(roads)(args, in, out, errw)
}

// roads writes what needs no painter.
func roads(dir, base string, r *store.Reading, w *words.Words) ([]string, error) {
	var names []string
	for i := range r.Header.Seats {
		names = append(names, seatName(r.Header, i, w))
	}
	m := trail.Match{Title: r.Name, Begun: r.Header.Created, Tours: trail.Of(r.Session, names)}
	return store.SaveNew(dir, base, trail.Parts(m))
}

// JournalWith is the command journal with another writer.
func JournalWith(write JournalWriter) func(args []string, in io.Reader, out, errw io.Writer) int {
	return func(args []string, _ io.Reader, out, errw io.Writer) int {
		var dir, data, lang string
		rest, status, done := journalFlags(&dir, &data, &lang).parse(args, out, errw)
		if done {
			return status
		}
		if !slices.Contains(words.Languages(), lang) {
			return fail(errw, Misuse, "journal: the language is one of %v, not %s", words.Languages(),
				foreign.Quote(lang))
		}
		if len(rest) != 1 {
			return fail(errw, Misuse, "journal: one file, please, not %d", len(rest))
		}
		raw, err := readMatch(rest[0], data)
		if err != nil {
			return fail(errw, Failed, "journal: %s", said(err, lang))
		}
		r, err := store.Read(raw)
		if err != nil {
			return fail(errw, Failed, "journal: %s", said(err, lang))
		}
		if !trail.Has(r.Header.Game) {
			return fail(errw, Failed, "journal: %s", words.In(lang).T("extra.journal.none"))
		}
		files, err := write(dir, r.Name, r, words.In(lang))
		if err != nil {
			return fail(errw, Failed, "journal: %s", said(err, lang))
		}
		status = show(out, errw, strings.Join(files, "\n")+"\n")
		if r.Damage != nil { // what is good of it was written
			return fail(errw, Failed, "journal: %s", r.Damage.Say(lang))
		}
		return status
	}
}

// said is an error in a language.
func said(err error, lang string) string { return usererr.Words(err, words.In(lang)) }

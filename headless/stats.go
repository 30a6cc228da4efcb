package headless

import (
	"bytes"
	"io"
	"slices"
	"time"

	"posterestante/assets/words"
	"posterestante/game/foreign"
	"posterestante/game/stats"
	"posterestante/game/store"
)

// statsAsked is what the command line asks for.
type statsAsked struct {
	data, lang string
	json       bool
}

func statsFlags(a *statsAsked) *flags {
	f := newFlags("stats", "", "counts the finished matches of the shelf, a game for itself: "+
		"per person, and against each kind of opponent")
	f.yes(&a.json, "json", "print them as JSON, with what is kept of each match")
	f.text(&a.data, "data", "", "/tmp/poste", "the data folder")
	f.text(&a.lang, "lang", "en", "fr", "the language of the table, en or fr")
	return f
}

// Stats prints the statistics of the shelf, and keeps them there.
func Stats(args []string, _ io.Reader, out, errw io.Writer) int {
	var a statsAsked
	rest, status, done := statsFlags(&a).parse(args, out, errw)
	if done {
		return status
	}
	if !slices.Contains(words.Languages(), a.lang) {
		return fail(errw, Misuse, "stats: the language is one of %v, not %s", words.Languages(), foreign.Quote(a.lang))
	}
	if len(rest) > 0 {
		return fail(errw, Misuse, "stats: what is %s?", foreign.Quote(rest[0]))
	}
	shelf, err := store.Open(a.data)
	if err != nil {
		return fail(errw, Failed, "stats: %s", said(err, a.lang))
	}
	s, err := stats.Open(a.data)
	if err != nil { // all is counted anew
		_ = fail(errw, Failed, "stats: %s", said(err, a.lang))
	}
	if s.Update(shelf) || err != nil {
		if err := s.Save(); err != nil {
			_ = fail(errw, Failed, "stats: %s", said(err, a.lang))
		}
	}
	if a.json {
		var b bytes.Buffer
		if err := s.Write(&b, time.Now()); err != nil {
			return fail(errw, Failed, "stats: %v", err)
		}
		return show(out, errw, b.String())
	}
	r := s.Report()
	return show(out, errw, r.Text(words.In(a.lang)))
}

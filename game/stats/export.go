package stats

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/store"
)

// export is the file that is given away: the sums and what they are made of.
type export struct {
	Format  int       `json:"format"`
	Made    time.Time `json:"made"`
	Report  Report    `json:"report"`
	Matches []Match   `json:"matches"`
}

// Write writes the sums and the matches as JSON.
func (s *Store) Write(w io.Writer, made time.Time) error {
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	all := export{Format, made.UTC().Round(time.Second), s.Report(), s.Matches()}
	if all.Matches == nil {
		all.Matches = []Match{}
	}
	return e.Encode(all)
}

// Export writes a new file named by the day into a folder and says which; it
// never overwrites. The error is an *store.Excuse.
func (s *Store) Export(dir string) (path string, err error) {
	now := time.Now()
	files, err := store.SaveNew(dir, "poste-restante-"+now.Format("2006-01-02"),
		[]store.Part{{Ext: ".json", Write: func(w io.Writer) error { return s.Write(w, now) }}})
	if err != nil {
		if e, ok := err.(*store.Excuse); ok {
			e.Key = "stats.error.export"
		}
		return "", err
	}
	return filepath.Clean(files[0]), nil
}

// Words say messages in a language, by their keys: assets/words.
type Words interface {
	T(key string, data ...map[string]any) string
	N(key string, n int, data ...map[string]any) string
}

// Text is the report as tables in a language, one a game: persons with whom they
// met, then the kinds of opponents themselves.
func (r *Report) Text(w Words) string {
	var b strings.Builder
	if len(r.Games) == 0 {
		text := sheet{&b, w, &Terms{}}
		text.head(0)
	}
	for i := range r.Games {
		if len(r.Games) > 1 {
			_, _ = fmt.Fprintf(&b, "%s%s\n", strings.Repeat("\n", min(i, 1)), w.T(r.Games[i].Game+".name"))
		}
		text := sheet{&b, w, r.Games[i].Terms()}
		text.game(&r.Games[i])
	}
	return b.String()
}

// sheet is the table of a game being written.
type sheet struct {
	b     *strings.Builder
	w     Words
	terms *Terms
}

func (s *sheet) head(matches int) {
	w := s.w
	_, _ = fmt.Fprintf(s.b, "%-24s %8s %8s %8s %8s", w.N("stats.counted", matches),
		w.T("stats.col.games"), w.T("stats.col.wins"), w.T("stats.col.best"), w.T("stats.col.mean"))
	if s.terms.Sent != "" {
		_, _ = fmt.Fprintf(s.b, " %8s", w.T("stats.col.sent"))
	}
	_, _ = fmt.Fprintln(s.b)
}

func (s *sheet) line(name string, f *Figures) {
	if f == nil || f.Games == 0 {
		return
	}
	_, _ = fmt.Fprintf(s.b, "%-24s %8d %8d %8d %8.1f", name, f.Games, f.Wins, f.Best, f.Mean())
	if s.terms.Sent != "" {
		_, _ = fmt.Fprintf(s.b, " %8.1f", f.MeanSent())
	}
	_, _ = fmt.Fprintln(s.b)
}

func (s *sheet) game(r *GameReport) {
	s.head(r.Matches)
	for i := range r.Persons {
		p := &r.Persons[i]
		if p.All.Games == 0 {
			_, _ = fmt.Fprintln(s.b, p.Name) // who plays with barriers lifted only
		}
		s.line(p.Name, &p.All)
		for _, kind := range s.terms.Met(p.Against) {
			s.line("  "+s.w.T(KindWords(kind)), p.Against[kind])
		}
		for _, c := range s.terms.Choices() {
			s.line("  "+s.w.T(c.Words()), p.Options[c.Key()])
		}
		s.line("  "+s.w.T("stats.lifted_short"), &p.Lifted)
	}
	for _, kind := range s.terms.Met(r.Opponents) {
		s.line(s.w.T(KindWords(kind)), r.Opponents[kind])
	}
}

// KindWords is the key of what a kind of opponent is called.
func KindWords(kind string) string {
	if level, ok := game.LevelOf(kind); ok {
		return "think.name." + strconv.Itoa(level+1)
	}
	return "stats.against." + strings.ReplaceAll(kind, ":", ".")
}

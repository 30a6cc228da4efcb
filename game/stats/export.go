package stats

import (
	"encoding/json"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"time"

	"posterestante/assets/excuse"
	"posterestante/assets/geo/trail"
	"posterestante/assets/words"
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
// never overwrites. The error is an *excuse.Excuse.
func (s *Store) Export(dir string) (path string, err error) {
	now := time.Now()
	files, err := trail.Save(dir, "poste-restante-"+now.Format("2006-01-02"),
		[]trail.Part{{Ext: ".json", Write: func(w io.Writer) error { return s.Write(w, now) }}})
	if err != nil {
		if e, ok := err.(*excuse.Excuse); ok {
			e.Key = "stats.error.export"
		}
		return "", err
	}
	return filepath.Clean(files[0]), nil
}

// Text is the report as a table in a language: persons with whom they met, then
// the Automa's levels themselves.
func (r *Report) Text(w *words.Words) string {
	var b strings.Builder
	line := func(name string, f *Figures) {
		_, _ = fmt.Fprintf(&b, "%-24s %8d %8d %8d %8.1f %8.1f\n", name, f.Games, f.Wins, f.Best, f.Mean(), f.MeanSent())
	}
	_, _ = fmt.Fprintf(&b, "%-24s %8s %8s %8s %8s %8s\n", w.N("stats.counted", r.Matches),
		w.T("stats.col.games"), w.T("stats.col.wins"), w.T("stats.col.best"), w.T("stats.col.mean"), w.T("stats.col.sent"))
	for i := range r.Persons {
		p := &r.Persons[i]
		line(p.Name, &p.All)
		for _, level := range Levels {
			if f := p.Against[level]; f != nil {
				line("  "+w.T("stats.against."+strings.TrimPrefix(level, "automa:")), f)
			}
		}
		for _, side := range []string{"A", "B"} {
			if f := p.Sides[side]; f != nil {
				line("  "+w.T("stats.side", map[string]any{"Side": side}), f)
			}
		}
		if p.Lifted.Games > 0 {
			line("  "+w.T("stats.lifted_short"), &p.Lifted)
		}
	}
	for _, level := range Levels {
		if f := r.Automas[level]; f != nil {
			line(w.T("stats.against."+strings.TrimPrefix(level, "automa:")), f)
		}
	}
	return b.String()
}

package companion

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"

	"posterestante/assets/usererr"
	"posterestante/game"
	rules "posterestante/game/postcards"
)

// kept is the cardboard table as it is saved.
type kept struct {
	Format   int             `json:"format"`
	Position json.RawMessage `json:"position"`
	Names    []string        `json:"names"`
	Colours  []int           `json:"colours"`
}

const keptFormat = 1

// save keeps the desk's table; it gives a dialog if it can't.
func (d *Desk) save() {
	if d.mode != Companion || d.deps.Save == nil || d.laying {
		return
	}
	position, err := json.Marshal(d.now.st)
	if err == nil {
		var data []byte
		data, err = json.Marshal(kept{keptFormat, position, d.now.names, d.now.colours})
		if err == nil {
			err = d.deps.Save(data)
		}
	}
	if err != nil {
		d.dialog = d.deps.oops(usererr.Told(d.deps.t("save.failed", with{"Why": usererr.Why(err, d.deps.Words)})))
	}
}

// unread says why what was saved can't be read: the system's reason, or that it
// is no table.
func (d *Deps) unread(err error) string {
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		return usererr.Why(err, d.Words)
	}
	return d.Words.T("why.file")
}

// load reads what was saved; nil where nothing was.
func load(d *Deps) (*moment, error) {
	if d.Load == nil {
		return nil, nil
	}
	data, err := d.Load()
	if err != nil || len(data) == 0 {
		return nil, err
	}
	var k kept
	if err := json.Unmarshal(data, &k); err != nil {
		return nil, err
	}
	if k.Format != keptFormat {
		return nil, fmt.Errorf("format %d", k.Format)
	}
	return newMoment(k.Position, k.Names, k.Colours)
}

// newMoment is a position with names and colours, one for each seat.
func newMoment(position json.RawMessage, names []string, colours []int) (*moment, error) {
	st, err := rules.Draft(position)
	if err != nil {
		return nil, err
	}
	m := &moment{st: st}
	n := st.View(game.Nobody).Seats
	seen := [rules.MaxSeats]bool{}
	for i := range n {
		if i < len(colours) && colours[i] >= 0 && colours[i] < rules.MaxSeats && !seen[colours[i]] {
			seen[colours[i]] = true
			m.colours = append(m.colours, colours[i])
		} else {
			m.colours = nil
			break
		}
	}
	for i := range n {
		if m.names = append(m.names, ""); i < len(names) {
			m.names[i] = names[i]
		}
		if len(m.colours) < n {
			m.colours = []int{0, 1, 2, 3}[:n]
		}
	}
	return m, nil
}

package companion

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"time"

	"posterestante/assets/usererr"
)

// kept is the cardboard table as it is saved.
type kept struct {
	Format   int             `json:"format"`
	Position json.RawMessage `json:"position"`
	Names    []string        `json:"names"`
	Colours  []int           `json:"colours"`
	When     time.Time       `json:"when,omitzero"` // when it was kept; tables of before don't say
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
		data, err = json.Marshal(kept{keptFormat, position, d.now.names, d.now.colours, d.deps.now()})
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
	m, err := newMoment(d, k.Position, k.Names, k.Colours)
	if errors.Is(err, errOther) {
		return nil, nil
	}
	if m != nil {
		m.when = k.When
	}
	return m, err
}

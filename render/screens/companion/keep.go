package companion

import (
	"encoding/json"

	"posterestante/assets/usererr"
)

// save keeps the desk's table; it gives a dialog if it can't. What is kept under
// another ID from now on, because it was new or another window has kept its own, the
// desk knows by that.
func (d *desk) save() {
	if d.mode != Companion || d.deps.Save == nil || d.laying {
		return
	}
	k := Kept{ID: d.id, Names: d.now.names, Colours: d.now.colours, When: d.deps.now()}
	var err error
	if k.Position, err = json.Marshal(d.now.st); err == nil {
		d.id, err = d.deps.Save(k)
	}
	if err == nil && k.ID != "" && d.id != k.ID {
		d.Dialog = d.deps.oops(usererr.Told(d.deps.t("save.beside")))
	}
	if err != nil {
		d.Dialog = d.deps.oops(usererr.Told(d.deps.t("save.failed", with{"Why": usererr.Why(err, d.deps.Words)})))
	}
}

// resume is the desk of a table that was kept.
func resume(d *Deps, k Kept) (*Desk, error) {
	m, err := newMoment(d, k.Position, k.Names, k.Colours)
	if err != nil {
		return nil, err
	}
	desk := newDesk(d, Companion, *m)
	desk.id = k.ID
	return desk, nil
}

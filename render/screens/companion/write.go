package companion

import (
	"posterestante/render/engine/stage"
	"strconv"
)

// write gives the open field its keys; it says whether they were for it.
func (d *desk) write(in *stage.Input) bool {
	if d.tray == nil {
		return false
	}
	switch d.tray.kind {
	case seatsTray:
		for i := range d.now.names {
			id := "tray.name." + strconv.Itoa(i)
			if was := d.fields[i].Text; d.fields[i].Update(in, id) {
				if d.fields[i].Text != was {
					d.now.names[i] = d.fields[i].Text
					d.save()
					d.show()
				}
				return in.Hit == ""
			}
		}
	case numbersTray:
		for c, field := range d.numbers {
			open := field.Open
			if !field.Update(in, "tray.field."+strconv.Itoa(int(c))) {
				continue
			}
			if open && !field.Open {
				dial, _ := d.now.st.Range(c, d.tray.spot.Seat)
				if n, err := strconv.Atoi(field.Text); err == nil {
					d.set(c, d.tray.spot.Seat, n, dial)
				}
			}
			return in.Hit == ""
		}
	}
	return false
}

package menus

import (
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// leaf is a card that lies in the open box.
type leaf struct {
	id, icon, note string
	does           any
}

// leaves are what the box of the game holds.
func (o *Opened) leaves() []leaf {
	d := o.deps
	out := []leaf{{"play", "first_player", d.t("page.play.words"), openedPlay}}
	for _, w := range d.ways(o.game) {
		var long map[string]any
		if w.Lesson {
			long = with("Long", d.takes(o.game))
		}
		out = append(out, leaf{w.ID, w.Icon, d.t("page."+w.ID+".words", long), w})
	}
	note := d.t("page.matches.none")
	if o.going+o.over > 0 {
		note = d.t("page.matches.words", map[string]any{"Going": o.going, "Over": o.over})
	}
	return append(out, leaf{"matches", "log", note, openedMatches})
}

// entries are the cards that lie in the box, in three columns.
func (o *Opened) entries(f *stage.Frame) {
	const gap = 22.0
	across := 3
	if f.Tall {
		across = 2
	}
	all := o.leaves()
	in := o.tray.Inset(44)
	rows := float64((len(all) + across - 1) / across)
	w, h := (in.W-gap*float64(across-1))/float64(across),
		min((in.H-gap*(rows-1))/rows, 210+either(f, stage.Rect{}, stage.Rect{H: 90}).H)
	y := in.Y + (in.H-h*rows-gap*(rows-1))/2
	for i, l := range all {
		r := stage.Rect{X: in.X + float64(i%across)*(w+gap), Y: y + float64(i/across)*(h+gap), W: w, H: h}
		id := "page." + l.id
		f.Add(stage.Pic{Kind: "entry", ID: o.deps.hue(o.game), Look: ui.Pointed(f, id),
			Data: paint.EntryIcon(l.icon)}, r)
		verb := o.deps.t(id)
		f.Point(stage.Hot{ID: id, Does: l.does, Rect: r, Label: verb, Lit: true})
		left := paint.EntryLeft(h)
		ui.Text(f, stage.Rect{X: r.X + left, Y: r.Y + h/2 - 78, W: w - left - 20, H: 56}, paint.TextCaption, 0, verb)
		ui.Text(f, stage.Rect{X: r.X + left, Y: r.Y + h/2 - 18, W: w - left - 24, H: h/2 + 6}, paint.TextTag,
			paint.LookWrap|paint.Ink(paint.InkSoft), l.note)
	}
}

// stand is how far a match has come, and when it was played last.
func (d *Deps) stand(x *Match) string {
	when := d.when(x.When)
	if d.Progress != nil {
		if p := d.Progress(x.ID); p.Round > 0 {
			x.round(p)
			return d.t("page.round", with("N", p.Round)) + " · " + when
		}
	}
	if when == "" {
		return d.Words.N("match.actions", x.Actions)
	}
	return when
}

// round takes the points of a match that goes on.
func (m *Match) round(p Progress) {
	m.scored = len(p.Points) == len(m.Seats)
	for i := range m.Seats {
		if m.scored {
			m.Seats[i].Points = p.Points[i]
		}
	}
}

package menus

import (
	"fmt"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// The setup, in logical pixels: the seats side by side, the way on at the foot.
const (
	colourX      = 190.0 // the page's left
	sideX, sideW = 1384.0, 376.0
	seatsY       = 238.0
	seatsW       = sideX + sideW - colourX
	seatH        = 540.0
	seatMost     = 382.0 // the widest card
	seatGap      = 14.0
	goneSide     = 72.0 // of what takes a seat away
)

// Build implements stage.Scene.
func (j *Journey) Build(f *stage.Frame) {
	d := j.deps
	ui.Page(f, 2, d.t("setup.title"))
	j.seats = either(f, seatsWide, seatsTall)
	lids, on := d.lids(j.game().Name)
	if len(lids) > 1 {
		j.games.Build(f, "setup.game", either(f, stage.Rect{X: 1160, Y: 122, W: 600, H: 66},
			stage.Rect{X: j.seats.X, Y: 246, W: j.seats.W, H: 72}), lids, on)
	}
	faces := j.faces()
	n := len(j.setup.Seats)
	for i := range n {
		j.seat(f, i, faces[i], j.seatPlace(i))
	}
	for i := n; i < j.game().Most; i++ { // the next chair is offered, the others are only there
		p := stage.Pic{Kind: "vacant", Look: paint.Off}
		if i == n {
			p = stage.Pic{Kind: "vacant"}
			if f.On == setupAdd {
				p.Look = paint.Over
			}
			at := j.seatPlace(i)
			f.Point(stage.Hot{ID: "setup.add", Does: setupAdd, Rect: at, Label: d.t("setup.add"), Lit: true})
		}
		f.Add(p, j.seatPlace(i))
	}
	if n < j.game().Most {
		r := j.seatPlace(n)
		ui.Text(f, stage.Rect{X: r.X + 16, Y: r.Y + 330, W: r.W - 32, H: 84}, paint.TextLabel,
			paint.LookWrap|paint.LookCentre|paint.Ink(paint.InkSoft), d.t("setup.add"))
	}
	j.foot(f)
	j.tips(f)
	j.games.BuildOpen(f, "setup.game", lids, on)
	j.buildKinds(f)
	j.buildMore(f)
	j.filled.build(f, j)
	j.buildFaces(f)
	j.dialog.Build(f)
}

// tips explain what has no words on it.
func (j *Journey) tips(f *stage.Frame) {
	h := f.Hot(f.Over)
	if h == nil {
		return
	}
	switch h.Does.(type) {
	case colouring, removal, facing, marking:
		ui.Tip(f, h.Rect, h.Label)
	}
}

// seatsWide and seatsTall are where the seats' cards lie, on either canvas.
var (
	seatsWide = stage.Rect{X: colourX, Y: seatsY, W: seatsW, H: seatH}
	seatsTall = stage.Rect{X: 70, Y: 350, W: 940, H: 2*seatH + 24}
)

// seatPlace is where the card of the i-th seat lies: as many as may play have room, on
// the tall canvas in two rows.
func (j *Journey) seatPlace(i int) stage.Rect {
	across := j.game().Most
	if j.seats.H > seatH && across > 2 {
		across = (across + 1) / 2
	}
	n := float64(across)
	w := min(seatMost, (j.seats.W-seatGap*(n-1))/n)
	return stage.Rect{X: j.seats.X + float64(i%across)*(w+seatGap), Y: j.seats.Y + float64(i/across)*(seatH+24),
		W: w, H: seatH}
}

// lids are the games of the box with their pictures, and which of them is named.
func (d *Deps) lids(name string) (lids []ui.Lid, on int) {
	for i, g := range d.Box {
		l := ui.Lid{Name: d.t(g.Name + ".name"), Note: d.Words.N("setup.seats", g.Most, with("Least", g.Least))}
		if g.Lid != nil {
			l.Pic = g.Lid()
		}
		if lids = append(lids, l); g.Name == name {
			on = i
		}
	}
	return lids, on
}

// seat is the card of one traveller: the face, the name, who plays and how, the colour.
func (j *Journey) seat(f *stage.Frame, i, face int, r stage.Rect) {
	d, s := j.deps, j.setup.Seats[i]
	ui.Panel(f, r, 1)
	const side, edge = 172.0, 16.0
	x, w := r.X+edge, r.W-2*edge
	at := stage.Rect{X: r.X + (r.W-side)/2, Y: r.Y + 14, W: side, H: side}
	leaves := stage.Rect{X: r.X + r.W - goneSide - 6, Y: r.Y + 6, W: goneSide, H: goneSide}
	goes := len(j.setup.Seats) > j.game().Least
	if goes && leaves.X < at.X+at.W { // a narrow card: side by side
		narrow := min(side, leaves.X-r.X-12)
		at = stage.Rect{X: r.X + 8, Y: r.Y + 14 + (side-narrow)/2, W: narrow, H: narrow}
	}
	id, look := fmt.Sprintf("setup.face.%d", i), 0
	_, thinks := game.LevelOf(s.Kind)
	if f.Over == id && !thinks {
		look = paint.Over
	}
	f.Add(stage.Pic{Kind: "photo", ID: s.Colour, Look: look}, at)
	f.Add(ui.Face(face, s.Colour), at.Inset(16.5*at.W/side))
	if !thinks { // who thinks has its own
		f.Point(stage.Hot{ID: id, Does: facing(i), Rect: at, Label: d.t("setup.face"), Lit: true})
	}
	j.names[i].Build(f, fmt.Sprintf("setup.name.%d", i), stage.Rect{X: x, Y: r.Y + 196, W: w, H: 56},
		d.t("setup.name", with("N", i+1)))
	who, on := j.who(s)
	j.kinds[i].BuildShort(f, kindID(i), stage.Rect{X: x - 2, Y: r.Y + 262, W: w + 4, H: 60}, who, on)
	ui.Text(f, stage.Rect{X: x + 4, Y: r.Y + 326, W: w - 8, H: 82}, paint.TextTag,
		paint.LookWrap|paint.Ink(paint.InkSoft), who[on].Note)
	j.colours(f, i, stage.Rect{X: x, Y: r.Y + 410, W: w, H: r.H - 410 - 12})
	j.buildMark(f, i, r)
	if goes {
		hot := ui.Button(f, fmt.Sprintf("setup.remove.%d", i), leaves, "×", paint.Quiet)
		hot.Does, hot.Label = removal(i), d.t("setup.remove", with("Name", s.Name))
	}
}

// colours are those that a seat may have, in rows of three or in one of four.
func (j *Journey) colours(f *stage.Frame, i int, r stage.Rect) {
	n := j.game().colours()
	across := n
	if n > 4 {
		across = (n + 1) / 2
	}
	rows := (n + across - 1) / across
	side := min(r.W/float64(across), r.H/float64(rows), 66)
	x, y := r.X+(r.W-side*float64(across))/2, r.Y+(r.H-side*float64(rows))/2
	for c := range n {
		id := fmt.Sprintf("setup.colour.%d.%d", i, c)
		at := stage.Rect{X: x + float64(c%across)*side, Y: y + float64(c/across)*side, W: side - 1, H: side - 1}
		look := 0
		switch {
		case j.setup.Seats[i].Colour == c:
			look = paint.On
		case f.Over == id:
			look = paint.Over
		case j.taken(c):
			look = paint.Off
		}
		f.Add(stage.Pic{Kind: "swatch", ID: c, Look: look}, at)
		name := j.deps.t(fmt.Sprintf("colour.%d", c))
		f.Point(stage.Hot{ID: id, Does: colouring{i, c}, Rect: at, Label: name, Lit: true})
	}
}

func (j *Journey) taken(c int) bool {
	for _, s := range j.setup.Seats {
		if s.Colour == c {
			return true
		}
	}
	return false
}

// foot is how the match is played, what will happen, and the way on and back.
func (j *Journey) foot(f *stage.Frame) {
	d := j.deps
	why := j.Why()
	note, ink := why, paint.InkWarn
	if why == "" {
		note, ink = j.note(), paint.InkSoft
	}
	x, y := j.seats.X, j.seats.Y+j.seats.H+22
	ui.Button(f, "setup.more", stage.Rect{X: x, Y: y, W: 330, H: 64}, d.t("setup.more"), 0).Does = setupMore
	j.fillButton(f, stage.Rect{X: x + j.seats.W - sideW, Y: y, W: sideW, H: 64})
	said, at := j.played(), stage.Rect{X: x + 354, Y: y + 32, W: j.seats.W - sideW - 354 - 24}
	if f.Tall { // below the two buttons
		y += 84
		at = stage.Rect{X: x, Y: y + 32, W: j.seats.W}
	}
	at.H = min(ui.High(f, paint.TextSmall, said, at.W), 92)
	at.Y -= at.H / 2
	ui.Text(f, at, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft), said)
	y += 92
	if f.Tall {
		ui.Text(f, stage.Rect{X: x, Y: y, W: j.seats.W, H: 80}, paint.TextSmall, paint.LookWrap|paint.Ink(ink), note)
		y += 100
	} else {
		j.aside(f, stage.Rect{X: x + 228, Y: y, W: 930, H: 76}, ink, note)
	}
	back := 200.0
	if f.Tall {
		back = 150
	}
	ui.Button(f, "setup.back", stage.Rect{X: x, Y: y, W: back, H: 76}, d.t("setup.back"), 0).Does = ui.Back
	look := paint.Main
	if why != "" {
		look |= paint.Off
	}
	at = stage.Rect{X: x + j.seats.W, Y: y, H: 76}
	for _, b := range j.ways(f.Tall) {
		at.X, at.W = at.X-b.wide, b.wide
		ui.Button(f, b.id, at, d.t(b.id), look&paint.Off|b.look).Does = b.does
		at.X -= wayGap
	}
	if why == "" {
		f.First = "setup.start"
	}
}

// way is a way into the match that is set up.
type way struct {
	id   string // of its hot, and the key of its words
	does setupDo
	wide float64
	look int
}

// wayGap lies between two of them.
const wayGap = 16.0

// ways are those that there are, from the right.
func (j *Journey) ways(tall bool) []way {
	start, other := sideW, 290.0
	if tall {
		start, other = 250, 230
	}
	out := []way{{"setup.start", setupStart, start, paint.Main}}
	if j.deps.OnInvite != nil {
		out = append(out, way{"setup.invite", setupInvite, other, 0})
	}
	if j.deps.OnPost != nil {
		out = append(out, way{"setup.post", setupPost, other, 0})
	}
	return out
}

// aside is the note beside the buttons; with one button more it is smaller, and wraps.
func (j *Journey) aside(f *stage.Frame, at stage.Rect, ink int, note string) {
	ways := j.ways(false)
	if len(ways) == 1 {
		ui.Text(f, at, paint.TextBody, paint.Ink(ink), note)
		return
	}
	for _, w := range ways[1:] {
		at.W -= w.wide + wayGap
	}
	high := ui.High(f, paint.TextSmall, note, at.W)
	at.Y, at.H = at.Y+max(0, at.H-high)/2, high
	ui.Text(f, at, paint.TextSmall, paint.LookWrap|paint.Ink(ink), note)
}

func (j *Journey) note() string {
	switch j.persons() {
	case 0:
		return j.deps.t("setup.no_person")
	case 1:
		return ""
	}
	return j.deps.t("setup.handover")
}

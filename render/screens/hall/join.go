package hall

import (
	"fmt"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Join is the way into somebody else's room: by its link, or by the words that its host says.
type Join struct {
	deps *Deps
	name ui.Field
	way  ui.Field
	note string
	fine bool // the note is good news
	near Near // nil where nothing is looked for
	seen int  // how many rooms were near
}

// NewJoin is the page; text is a link or words that are known already, "" for none.
func NewJoin(d *Deps, text string) *Join {
	j := &Join{deps: d}
	j.name.Text, j.name.Max = d.Name, 30
	j.way.Text, j.way.Max = text, 200
	if d.Look != nil {
		j.near = d.Look()
	}
	if text == "" {
		j.way.Edit()
	}
	return j
}

type (
	joinDo struct{}
	goBack string // to the room at a host
	unclub struct{}
	passes bool // rooms are opened at home, the club passes guests on; or not
)

// invited stands in an invitation to a match by post.
const invited = "poste:"

// mostBack is how many rooms are offered to come back to.
const mostBack = 3

// Portrait implements stage.Portrait.
func (j *Join) Portrait() bool { return true }

// Update implements stage.Scene.
func (j *Join) Update(in *stage.Input, _ time.Duration) stage.Answer {
	enters := j.way.Open && in.Has(stage.KeyEnter)
	dirty := j.write(in)
	switch {
	case ui.Leaves(in):
		j.Leave()
		return stage.Answer{Go: stage.Pop}
	case in.Did == joinDo{}, enters && strings.TrimSpace(j.way.Text) != "":
		return j.join(strings.TrimSpace(j.way.Text))
	}
	switch did := in.Did.(type) {
	case goBack:
		return j.join(string(did))
	case unclub:
		j.deps.Club().Leave()
		j.note = ""
	case passes:
		j.deps.Club().Pass(bool(did))
	}
	n := len(j.rooms())
	dirty = dirty || n != j.seen
	j.seen = n
	return stage.Answer{Dirty: dirty || in.Acts()}
}

// rooms are the rooms near by.
func (j *Join) rooms() []string {
	if j.near == nil {
		return nil
	}
	return j.near.Hosts()
}

// Leave implements stage.Leaver: nothing is looked for any more.
func (j *Join) Leave() {
	if j.near != nil {
		j.near.Stop()
	}
}

// write has the two fields take what is written: the one that is open first, so that a click on the other closes it.
func (j *Join) write(in *stage.Input) bool {
	if j.way.Open {
		dirty := j.way.Update(in, "join.way")
		return j.name.Update(in, "join.name") || dirty
	}
	dirty := j.name.Update(in, "join.name")
	return j.way.Update(in, "join.way") || dirty
}

// join goes to a room.
func (j *Join) join(text string) stage.Answer {
	name := strings.TrimSpace(j.name.Text)
	l, err := j.deps.Join(text, j.rooms())
	if err != nil {
		j.note, j.fine = usererr.Words(err, j.deps.Words), false
		return stage.Answer{Dirty: true}
	}
	if l == nil { // it was a club's
		key := "club.set"
		if strings.Contains(text, invited) {
			key = "post.key_taken"
		}
		j.way.Text = ""
		j.note, j.fine = j.deps.Words.T(key), true
		return stage.Answer{Dirty: true}
	}
	d := *j.deps
	if d.Name = name; d.Named != nil {
		d.Named(name)
	}
	j.Leave()
	return stage.Answer{Go: stage.Replace, Next: New(&d, l, nil)}
}

// Build implements stage.Scene.
func (j *Join) Build(f *stage.Frame) {
	w, soft := j.deps.Words, paint.Ink(paint.InkSoft)
	in := ui.Page(f, 0, w.T("join.title"))
	x, wide, y := in.X+180, in.W-360, in.Y+56
	if f.Tall {
		x, wide = in.X, in.W
	}
	line := func(text string, style, look int, high float64) {
		ui.Text(f, stage.Rect{X: x, Y: y, W: wide, H: high}, style, look, text)
		y += high + 6
	}
	line(w.T("join.name"), paint.TextLabel, 0, 40)
	j.name.Build(f, "join.name", stage.Rect{X: x, Y: y, W: wide, H: 66}, w.T("join.name"))
	y += 100
	line(w.T("join.way"), paint.TextLabel, 0, 40)
	j.way.Build(f, "join.way", stage.Rect{X: x, Y: y, W: wide, H: 66}, w.T("join.way"))
	y += 84
	note := w.T("join.note")
	if n := len(j.rooms()); n > 0 {
		note = w.N("join.near", n)
	}
	line(note, paint.TextSmall, soft|paint.LookWrap, 100)
	if j.note != "" {
		ink := paint.InkWarn
		if j.fine {
			ink = paint.InkSea
		}
		line(j.note, paint.TextSmall, paint.Ink(ink)|paint.LookWrap, 100)
	}
	y = j.buildClub(f, stage.Rect{X: x, Y: y, W: wide})
	j.buildBack(f, stage.Rect{X: x, Y: y + 10, W: wide})
	foot := ui.Foot(in)
	ui.Button(f, "join.back", stage.Rect{X: foot.X, Y: foot.Y, W: 230, H: foot.H}, w.T("hall.leave"), 0).Does = ui.Back
	ui.Button(f, "join.go", stage.Rect{X: foot.X + foot.W - 340, Y: foot.Y, W: 340, H: foot.H}, w.T("join.go"),
		paint.Main).Does = joinDo{}
}

// buildClub says which club is set, and gives the end of that.
func (j *Join) buildClub(f *stage.Frame, r stage.Rect) float64 {
	var c *Club
	if j.deps.Club != nil {
		c = j.deps.Club()
	}
	if c == nil {
		return r.Y
	}
	const high, bw, gap = 66.0, 230.0, 10.0
	w, args := j.deps.Words, map[string]any{"Host": c.Host}
	said, x := w.T("club.open", args), r.X+r.W-bw
	ui.Button(f, "join.unclub", stage.Rect{X: x, Y: r.Y, W: bw, H: high}, w.T("club.leave"), 0).Does = unclub{}
	if c.Pass != nil {
		verb := w.T("club.at_home")
		if c.Passes {
			said, verb = w.T("club.pass", args), w.T("club.at_club")
		}
		x -= bw + gap
		ui.Button(f, "join.passes", stage.Rect{X: x, Y: r.Y, W: bw, H: high}, verb, 0).Does = passes(!c.Passes)
	}
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: x - r.X - gap, H: high}, paint.TextSmall, paint.LookWrap, said)
	return r.Y + high + 14
}

// buildBack offers the rooms where this program has a seat.
func (j *Join) buildBack(f *stage.Frame, r stage.Rect) {
	const high, gap = 66.0, 10.0
	w := j.deps.Words
	if j.deps.Back == nil {
		return
	}
	all := j.deps.Back()
	if len(all) == 0 {
		return
	}
	ui.Text(f, stage.Rect{X: r.X, Y: r.Y, W: r.W, H: 40}, paint.TextLabel, 0, w.T("join.again"))
	for i, k := range all[:min(len(all), mostBack)] {
		at := stage.Rect{X: r.X, Y: r.Y + 48 + float64(i)*(high+gap), W: r.W, H: high}
		verb := paint.TextStyle(paint.TextLabel, 0).Larger(f.Text).Fit(w.T(k.Game+".name")+" · "+k.With, r.W-40)
		ui.Button(f, fmt.Sprintf("join.again.%d", i), at, verb, 0).Does = goBack(k.Host)
	}
}

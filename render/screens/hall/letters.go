package hall

import (
	"fmt"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Correspondent is a seat of a match that goes by post.
type Correspondent struct {
	Name   string
	Colour int
	Note   string // who plays it, in words
	Turn   bool   // it is its turn
	Invite string // the text that gives it to somebody; "" where it isn't for this program to give
}

// Mail is a match that goes by post, as its page shows it.
type Mail struct {
	Game  string
	Seats []Correspondent
	Said  string // whom the match waits for, in words
	Mine  bool   // that is somebody here
	Send  bool   // there is a letter to send
	Rooms bool   // it can be opened as a room
}

// MailDeps are what the page of letters gets from the program.
type MailDeps struct {
	Words *words.Words
	Look  func() (Mail, error)                     // how the match stands
	Table func() (stage.Scene, error)              // its table; nil where that lies below the page
	Write func() (said string, e error)            // writes the letter, and says where it is
	Room  func() (stage.Scene, error)              // goes on as a room
	Copy  func(text string) error                  // puts a text where it can be pasted; nil where that can't be
	Save  func(text string) (said string, e error) // puts it into a file, where it can't be copied
	Note  string                                   // what is said first
	Now   bool                                     // the letter is written as the page opens
}

// Letters is the page of a match that goes by post: who has which seat, the letter, the invitations.
type Letters struct {
	deps *MailDeps
	mail Mail
	note string
	bad  bool // the note is no good news
}

// NewLetters is the page; the error says why there is none.
func NewLetters(d *MailDeps) (*Letters, error) {
	m, err := d.Look()
	if err != nil {
		return nil, err
	}
	l := &Letters{deps: d, mail: m, note: d.Note}
	if d.Now && m.Send {
		l.says(d.Write())
	}
	return l, nil
}

// What its buttons do.
type (
	inviting  int // copies the invitation to a seat
	writing   struct{}
	tabling   struct{}
	roomOpens struct{}
)

// Portrait implements stage.Portrait.
func (l *Letters) Portrait() bool { return true }

// Update implements stage.Scene.
func (l *Letters) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	if in.Did != nil {
		l.note, l.bad = "", false
	}
	switch did := in.Did.(type) {
	case inviting:
		l.copies(l.mail.Seats[did].Invite)
	case writing:
		said, err := l.deps.Write()
		l.says(said, err)
	case tabling:
		if l.deps.Table == nil {
			return stage.Answer{Go: stage.Pop}
		}
		return l.to(l.deps.Table())
	case roomOpens:
		return l.to(l.deps.Room())
	}
	return stage.Answer{Dirty: in.Acts()}
}

// to goes to a scene, or says why not.
func (l *Letters) to(s stage.Scene, err error) stage.Answer {
	if err != nil || s == nil {
		l.says("", err)
		return stage.Answer{Dirty: true}
	}
	return stage.Answer{Go: stage.Replace, Next: s}
}

// says shows what came of something; how the match stands is looked up anew.
func (l *Letters) says(said string, err error) {
	l.note, l.bad = said, err != nil
	if err != nil {
		l.note = usererr.Words(err, l.deps.Words)
	}
	if m, err := l.deps.Look(); err == nil {
		l.mail = m
	}
}

// copies puts an invitation where it can be pasted; where that can't be, into a file.
func (l *Letters) copies(text string) {
	if l.note = l.deps.Words.T("post.copied"); l.deps.Copy == nil || l.deps.Copy(text) != nil {
		l.says(l.deps.Save(text))
	}
}

// Build implements stage.Scene.
func (l *Letters) Build(f *stage.Frame) {
	w, soft := l.deps.Words, paint.Ink(paint.InkSoft)
	in := ui.Page(f, 0, w.T(l.mail.Game+".name"))
	foot := ui.Foot(in)
	x, wide, y := in.X+150, in.W-300, in.Y+20
	if f.Tall {
		x, wide = in.X, in.W
	}
	intro := w.T("post.intro")
	high := ui.High(f, paint.TextSmall, intro, wide)
	ui.Text(f, stage.Rect{X: x, Y: y, W: wide, H: high}, paint.TextSmall, soft|paint.LookWrap, intro)
	y += high + 14
	bottom := foot.Y - 84
	const gap = 10.0
	step := min(86+gap, (bottom-y)/float64(max(1, len(l.mail.Seats))))
	for i := range l.mail.Seats {
		l.buildSeat(f, stage.Rect{X: x, Y: y + float64(i)*step, W: wide, H: step - gap}, i)
	}
	said, ink := l.mail.Said, paint.InkSoft
	if l.note != "" {
		said, ink = l.note, paint.InkSea
	}
	if l.bad {
		ink = paint.InkWarn
	}
	at := stage.Rect{X: x, Y: y + step*float64(len(l.mail.Seats)), W: wide, H: 80}
	ui.Text(f, at, paint.TextSmall, paint.LookWrap|paint.Ink(ink), said)
	l.buildFoot(f, foot)
}

// buildSeat is one seat: its colour, who plays it, and the button that copies the invitation to it.
func (l *Letters) buildSeat(f *stage.Frame, r stage.Rect, i int) {
	w, c := l.deps.Words, l.mail.Seats[i]
	ui.Panel(f, r, 1)
	side := min(r.H-20, 56)
	f.Add(stage.Pic{Kind: "swatch", ID: c.Colour}, stage.Rect{X: r.X + 16, Y: r.Y + (r.H-side)/2, W: side, H: side})
	x := r.X + 16 + side + 16
	wide := r.X + r.W - x - 20
	if c.Invite != "" {
		const bw, bh = 330.0, 60.0
		at := stage.Rect{X: r.X + r.W - bw - 10, W: bw, H: min(bh, r.H-8)}
		at.Y = r.Y + (r.H-at.H)/2
		ui.Button(f, fmt.Sprintf("post.invite.%d", i), at, w.T("post.copy"), 0).Does = inviting(i)
		wide -= bw + 20
	}
	note, ink := c.Note, paint.InkSoft
	if c.Turn {
		note, ink = note+" · "+w.T("post.next"), paint.InkSea
	}
	style, mid := paint.TextStyle(paint.TextLabel, 0).Larger(f.Text), r.Y+r.H/2+4
	if r.H < 76 { // both on one line
		half := r.W * 0.36
		ui.Text(f, stage.Rect{X: x, Y: r.Y, W: half - 12, H: r.H}, paint.TextLabel, 0, style.Fit(c.Name, half-12))
		ui.Text(f, stage.Rect{X: x + half, Y: r.Y, W: wide - half, H: r.H}, paint.TextSmall, paint.Ink(ink), note)
		return
	}
	ui.Text(f, stage.Rect{X: x, Y: mid - 40, W: wide, H: 40}, paint.TextLabel, 0, style.Fit(c.Name, wide))
	ui.Text(f, stage.Rect{X: x, Y: mid, W: wide, H: 34}, paint.TextSmall, paint.Ink(ink), note)
}

// buildFoot is the way back, to a room, to the table, and the letter.
func (l *Letters) buildFoot(f *stage.Frame, r stage.Rect) {
	w := l.deps.Words
	const gap = 16.0
	left, right := r.X, r.X+r.W
	back, table, wide := 200.0, 270.0, 270.0
	if f.Tall {
		back, table, wide = 170, 204, 262
	}
	ui.Button(f, "post.back", stage.Rect{X: left, Y: r.Y, W: back, H: r.H}, w.T("hall.leave"), 0).Does = ui.Back
	if l.mail.Rooms && l.deps.Room != nil {
		ui.Button(f, "post.room", stage.Rect{X: left + back + gap, Y: r.Y, W: 256, H: r.H}, w.T("post.room"),
			0).Does = roomOpens{}
	}
	send, plays := paint.Main, 0
	if l.mail.Mine {
		send, plays = 0, paint.Main
	}
	if !l.mail.Send {
		send |= paint.Off
	}
	ui.Button(f, "post.send", stage.Rect{X: right - wide, Y: r.Y, W: wide, H: r.H}, w.T("post.letter"),
		send).Does = writing{}
	ui.Button(f, "post.table", stage.Rect{X: right - wide - gap - table, Y: r.Y, W: table, H: r.H},
		w.T("post.table"), plays).Does = tabling{}
	if f.First = "post.send"; l.mail.Mine {
		f.First = "post.table"
	}
}

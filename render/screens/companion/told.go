package companion

import (
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// What is told and is no piece: the face of a die, and what a seat bid.

// askNumber opens the tray for a die that was rolled, or for a bid.
func (d *desk) askNumber(e game.Event) {
	d.tray = &tray{kind: dieTray, spot: game.Spot{Seat: e.Seat}, ask: d.deps.t("ask.die", with{"Who": d.name(e.Seat)})}
	if e.Kind == game.Seal {
		d.tray.kind, d.tray.ask = bidTray, d.deps.t("ask.bid", with{"Who": d.name(e.Seat)})
		if d.turn.words.Kind != game.Nothing {
			d.tray.ask = d.Teller.Capital(d.Teller.Phrase(d.turn.words))
		}
	}
	d.deps.hear("yourturn")
}

// toldRect is where the die or a bid is asked for.
func (d *desk) toldRect(w, h float64) stage.Rect {
	p := d.panel()
	return stage.Rect{X: p.X + (p.W-w)/2, Y: p.Y + (p.H-h)/2, W: w, H: h}
}

const dieSide = 96.0

// buildDie shows the six faces.
func (d *desk) buildDie(f *stage.Frame) {
	r := d.toldRect(d.askWide(6*(dieSide+18)+90), 230)
	d.paper(f, r, 3)
	d.askWords(f, r)
	for i := 1; i <= 6; i++ {
		id := "tray.die." + strconv.Itoa(i)
		at := stage.Rect{X: r.X + (r.W-6*(dieSide+18)+18)/2 + float64(i-1)*(dieSide+18), Y: r.Y + 96, W: dieSide,
			H: dieSide}
		if pic, ok := d.face(i); ok {
			f.Add(pic, at)
			if f.Over == id {
				f.Add(stage.Pic{Kind: "lit", Look: 1}, at.Inset(-4))
			}
			f.Point(stage.Hot{ID: id, Does: dieFace(i), Rect: at, Label: strconv.Itoa(i), Lit: true})
			continue
		}
		ui.Button(f, id, at, strconv.Itoa(i), 0).Does = dieFace(i)
	}
}

// face is the picture of a face of the die, as it lies on the table.
func (d *desk) face(n int) (pic stage.Pic, ok bool) {
	die := d.deps.Board.Manner(game.Event{Kind: game.Roll}).Die
	if die == nil {
		return pic, false
	}
	v := d.View.Clone()
	v.Set(die.Counter, game.Nobody, n)
	for _, s := range d.deps.Board.Layout(&v, &d.Ctx).Sprites {
		if s.Key == die.Key {
			return s.Pic, true
		}
	}
	return pic, false
}

// askWide is how wide a tray is whose question is seen whole, at least so wide.
func (d *desk) askWide(least float64) float64 {
	return min(max(least, paint.TextStyle(paint.TextHead, 0).Width(d.tray.ask)+80), d.panel().W)
}

func (d *desk) askWords(f *stage.Frame, r stage.Rect) {
	room, size := r.W-72, paint.TextHead
	if paint.TextStyle(size, 0).Width(d.tray.ask) > room {
		size = paint.TextCaption
	}
	ui.Text(f, stage.Rect{X: r.X + 36, Y: r.Y + 18, W: room, H: 52}, size, 0,
		paint.TextStyle(size, 0).Fit(d.tray.ask, room))
}

// bidSteps are how bids are counted up and down.
var bidSteps = []int{-10, -1, 1, 10}

// buildBid shows what a seat may have bid, one after the other.
func (d *desk) buildBid(f *stage.Frame) {
	r := d.toldRect(d.askWide(760), 266)
	d.paper(f, r, 3)
	d.askWords(f, r)
	bids, t := d.turn.bids, d.tray
	x, y := r.X+40, r.Y+92
	for i, by := range bidSteps {
		if by == 1 {
			words := d.Teller.Capital(d.Teller.Phrase(bids[t.bid]))
			ui.Text(f, stage.Rect{X: x, Y: y, W: 250, H: 60}, paint.TextLabel, paint.LookCentre,
				paint.TextStyle(paint.TextLabel, 0).Fit(words, 250))
			x += 260
		}
		look := 0
		if by < 0 && t.bid == 0 || by > 0 && t.bid == len(bids)-1 {
			look = paint.Off
		}
		words := map[int]string{-10: "−−", -1: "−", 1: "+", 10: "++"}[by]
		ui.Button(f, "tray.by."+strconv.Itoa(i), stage.Rect{X: x, Y: y, W: 94, H: 60}, words, look).Does = bidBy(by)
		x += 104
	}
	at := stage.Rect{X: r.X + r.W - 300, Y: r.Y + r.H - 94, W: 260, H: 64}
	ui.Button(f, "tray.tell", at, d.deps.t("bid.go"), paint.Main).Does = trayBid
	f.First = "tray.tell"
}

package editor

import (
	"math"
	"strconv"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// tray is all pieces that can be laid at a spot.
type tray struct {
	desk   *Desk
	at     game.Spot
	pieces []game.Piece
	before bool // it is laid before what lies there, in a list
	scroll ui.Scroll
	cols   int
}

// open opens the tray of a spot at which something can be laid.
func (k *Desk) open(at game.Spot) {
	if pieces := k.st.Choices(at); len(pieces) > 0 {
		k.tray = &tray{desk: k, at: at, pieces: pieces, cols: 1}
	}
}

// list says whether the spot is a place within a list, where a piece can also be
// laid before another.
func (t *tray) list() bool {
	v := &t.desk.view
	return v.Table.Zones[t.at.Zone].Kind == game.List && int(t.at.Index) < v.Pile(t.at.Zone, t.at.Seat).Len()
}

// update takes input; it says whether the tray stays open.
func (t *tray) update(in *stage.Input) bool {
	t.scroll.Update(in, "tray")
	if i, ok := ui.Part(in.Hit, "tray.how"); ok {
		t.before = i == 1
		return true
	}
	if i, ok := ui.Part(in.Hit, "tray.piece"); ok && i < len(t.pieces) {
		t.desk.change(func(st game.Editable) error {
			if t.before {
				return st.Insert(t.at, t.pieces[i].ID)
			}
			return st.Put(t.at, t.pieces[i].ID)
		})
		return false
	}
	return !in.Back && in.Hit != "tray.close"
}

// The tray, in logical pixels.
var trayPanel = stage.Rect{X: 150, Y: 60, W: 1620, H: 960}

const (
	trayHead  = 96.0
	pieceHigh = 160.0
	pieceGap  = 16.0
)

// build shows the tray over the desk.
func (t *tray) build(f *stage.Frame) {
	k := t.desk
	f.Cover()
	f.Add(stage.Pic{Kind: "dim"}, stage.Rect{W: stage.Width, H: stage.Height})
	r := trayPanel
	ui.Panel(f, r, 3)
	zone := k.view.Table.Zones[t.at.Zone]
	title := k.deps.Words.T(k.deps.Game.Name() + ".zone." + zone.Name)
	if t.at.Seat != game.Nobody {
		title = k.deps.t("of", map[string]any{"Zone": title, "Who": k.names[t.at.Seat]})
	}
	room := r.W - 150
	if t.list() {
		on := 0
		if t.before {
			on = 1
		}
		room -= 560
		ui.Choice(f, "tray.how", stage.Rect{X: r.X + r.W - 660, Y: r.Y + 24, W: 540, H: 56}, []string{k.deps.t("swap"), k.deps.t("before")}, on)
	}
	ui.Text(f, stage.Rect{X: r.X + 40, Y: r.Y + 20, W: room, H: 64}, paint.TextHead, 0, paint.TextStyle(paint.TextHead, 0).Fit(title, room))
	ui.Button(f, "tray.close", stage.Rect{X: r.X + r.W - 96, Y: r.Y + 24, W: 56, H: 52}, "×", paint.Quiet)
	w, h := t.size()
	t.cols = max(1, int((r.W-80-30+pieceGap)/(w+pieceGap)))
	rows := (len(t.pieces) + t.cols - 1) / t.cols
	area := stage.Rect{X: r.X + 40, Y: r.Y + trayHead, W: r.W - 80, H: r.H - trayHead - 24}
	t.scroll.Build(f, "tray", area, rows, h+pieceGap, func(row int, line stage.Rect) {
		for c := range t.cols {
			if i := row*t.cols + c; i < len(t.pieces) {
				t.piece(f, i, stage.Rect{X: line.X + float64(c)*(w+pieceGap), Y: line.Y + pieceGap/2, W: w, H: h})
			}
		}
	})
	f.First = "tray.close"
	if _, ok := ui.Part(f.Over, "tray.piece"); ok {
		ui.Tooltip(f)
	}
}

// size is how large a piece is shown: in its shape on the table.
func (t *tray) size() (w, h float64) {
	r, ok := t.desk.lay.Rect(t.at)
	if !ok || r.H == 0 {
		return pieceHigh * 0.72, pieceHigh
	}
	h = pieceHigh
	if r.W > r.H { // wide ones are as large in all
		h = math.Round(pieceHigh * math.Sqrt(0.72*r.H/r.W))
	}
	return math.Round(h * min(r.W/r.H, 2.2)), h
}

// piece is one of the tray; the one that lies at the spot is marked.
func (t *tray) piece(f *stage.Frame, i int, r stage.Rect) {
	k, p := t.desk, t.pieces[i]
	id := "tray.piece." + strconv.Itoa(i)
	f.Add(k.deps.Board.Face(p, t.at, &k.ctx), r)
	from := k.st.Where(p.ID)
	if from == t.at {
		f.Add(stage.Pic{Kind: "picked"}, r)
	} else if f.Over == id {
		f.Add(stage.Pic{Kind: "lit"}, r.Inset(-4))
	}
	f.Hots = append(f.Hots, stage.Hot{ID: id, Rect: r, Label: t.label(p, from), Lit: true})
}

// label says what a piece is and where it lies now.
func (t *tray) label(p game.Piece, from game.Spot) string {
	k := t.desk
	if from.Zone == 0 {
		return ""
	}
	name := k.deps.Words.T(k.deps.Game.Name() + ".zone." + k.view.Table.Zones[from.Zone].Name)
	if from.Seat != game.Nobody {
		name = k.deps.t("of", map[string]any{"Zone": name, "Who": k.names[from.Seat]})
	}
	return k.teller.Thing(p) + "\n" + name
}

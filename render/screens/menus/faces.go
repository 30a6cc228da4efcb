package menus

import (
	"fmt"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// order is in which order faces are given to seats that have none of their own: the
// first for persons and what the game itself plays alike, those of seats that think
// last.
var order = [ui.Faces]int{8, 10, 6, 12, 9, 7, 11, 2, 4, 1, 3, 5}

// Faced are the faces of a match's seats, 1 to ui.Faces, no two persons alike: a seat that
// thinks has its own, any other the one that was chosen for its name, or else the
// next that is free. They are no part of a match: its file doesn't know them.
func Faced(kinds, names []string, chosen func(name string) int) []int {
	out := make([]int, len(kinds))
	taken := map[int]bool{}
	take := func(i, n int) {
		if n >= 1 && n <= ui.Faces && out[i] == 0 && !taken[n] {
			out[i], taken[n] = n, true
		}
	}
	for i, k := range kinds {
		if level, ok := game.LevelOf(k); ok { // two of a level are alike
			out[i], taken[level+1] = level+1, true
		}
	}
	for i := range kinds {
		if _, thinks := game.LevelOf(kinds[i]); !thinks && chosen != nil && i < len(names) {
			take(i, chosen(names[i]))
		}
	}
	for i := range out {
		for _, n := range order {
			take(i, n)
		}
	}
	return out
}

// faces are those of the seats that are set up.
func (j *Journey) faces() []int {
	kinds, names, wish := make([]string, len(j.setup.Seats)), make([]string, len(j.setup.Seats)), map[string]int{}
	for i, s := range j.setup.Seats {
		kinds[i], names[i] = s.Kind, s.Name
		if s.Face != 0 {
			wish[s.Name] = s.Face
		}
	}
	return Faced(kinds, names, func(name string) int {
		if n := wish[name]; n != 0 {
			return n
		}
		if j.deps.FaceOf != nil {
			return j.deps.FaceOf(name)
		}
		return 0
	})
}

// takeFace gives a seat a face; who had it gets the seat's. It says whether it could.
func (j *Journey) takeFace(i, n int) bool {
	all := j.faces()
	for k := range all {
		if k != i && all[k] == n {
			if _, thinks := game.LevelOf(j.setup.Seats[k].Kind); thinks {
				return false // it is its own
			}
			j.setup.Seats[k].Face = all[i]
		} else if k != i && j.setup.Seats[k].Face == 0 {
			j.setup.Seats[k].Face = all[k] // the others keep theirs
		}
	}
	j.setup.Seats[i].Face = n
	return true
}

// face is a face of the album.
type face int

// updateFaces takes a face from the album, or closes it.
func (j *Journey) updateFaces(in *stage.Input) stage.Answer {
	if n, ok := in.Did.(face); ok && j.takeFace(j.facing, int(n)) || ui.Leaves(in) {
		j.facing = -1
	}
	return stage.Answer{Dirty: in.Acts()}
}

// buildFaces is the album of faces for the seat that chooses one, over all else.
func (j *Journey) buildFaces(f *stage.Frame) {
	if j.facing < 0 {
		return
	}
	f.Cover()
	f.Add(stage.Pic{Kind: "dim"}, f.Canvas())
	const cell, gap = 196.0, 16.0
	across := 6
	if f.Tall {
		across = 4
	}
	rows := float64((ui.Faces + across - 1) / across)
	r := stage.Rect{W: (cell+gap)*float64(across) - gap + 120, H: 216 + (cell+gap)*rows}
	r.X, r.Y = (f.Canvas().W-r.W)/2, (f.Canvas().H-r.H)/2.1
	ui.Panel(f, r, 3)
	s := j.setup.Seats[j.facing]
	ui.Text(f, stage.Rect{X: r.X + 60, Y: r.Y + 36, W: r.W - 120, H: 60}, paint.TextHead, 0, j.deps.t("setup.face"))
	all := j.faces()
	f.First = "setup.album.close"
	albumID := func(n int) string { return fmt.Sprintf("setup.album.%d", n) }
	for n := 1; n <= ui.Faces; n++ {
		at := stage.Rect{X: r.X + 60 + float64((n-1)%across)*(cell+gap),
			Y: r.Y + 116 + float64((n-1)/across)*(cell+gap), W: cell, H: cell}
		id, look, lit := albumID(n), 0, true
		for k, of := range all {
			if _, thinks := game.LevelOf(j.setup.Seats[k].Kind); of == n && k != j.facing && thinks {
				look, lit = paint.Off, false
			}
		}
		if all[j.facing] == n {
			look = paint.On
			f.First = id
		} else if f.Over == id && lit {
			look = paint.Over
		}
		f.Add(stage.Pic{Kind: "photo", Look: look, ID: s.Colour}, at)
		f.Sprites = append(f.Sprites, stage.Sprite{Pic: ui.Face(n, s.Colour), Rect: at.Inset(19)})
		if !lit {
			f.Sprites[len(f.Sprites)-1].Alpha = 0.3
		}
		f.Point(stage.Hot{ID: id, Does: face(n), Rect: at, Label: j.deps.t("setup.face"), Lit: lit})
	}
	ui.Button(f, "setup.album.close", stage.Rect{X: r.X + r.W - 60 - 240, Y: r.Y + r.H - 92, W: 240, H: 64},
		j.deps.t("setup.back"), 0).Does = ui.Back
}

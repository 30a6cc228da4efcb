package menus

import (
	"slices"

	"posterestante/assets/palette"
	"posterestante/render/engine/ui"
)

// kind changes who plays the seat; a name nobody wrote changes with it.
func (j *Journey) kind(i int, kind string) {
	usual := j.unwritten()
	j.setup.Seats[i].Kind = kind
	if kind != Person && j.marked() == i {
		j.remark(-1)
	}
	j.rewrite(usual)
}

func (j *Journey) rename(i int, name string) {
	j.setup.Seats[i].Name, j.names[i].Text = name, name
}

// colour gives the seat the colour; who had it gets the seat's.
func (j *Journey) colour(i, c int) {
	for k := range j.setup.Seats {
		if j.setup.Seats[k].Colour == c {
			j.setup.Seats[k].Colour = j.setup.Seats[i].Colour
		}
	}
	j.setup.Seats[i].Colour = c
}

// free is the first colour that no traveller has.
func (j *Journey) free() int {
	for c := range palette.Seats {
		if !j.taken(c) {
			return c
		}
	}
	return 0
}

// add lets one more travel, in the first colour that nobody has.
func (j *Journey) add(kind string) {
	s := Seat{Kind: kind, Colour: j.free()}
	j.setup.Seats = append(j.setup.Seats, s)
	i := len(j.setup.Seats) - 1
	j.names[i] = ui.Field{}
	j.rename(i, j.usual(i))
	j.advise()
}

func (j *Journey) remove(i int) {
	usual := j.unwritten()
	j.unseat(i)
	j.setup.Seats = slices.Delete(j.setup.Seats, i, i+1)
	usual = slices.Delete(usual, i, i+1)
	for k := range j.setup.Seats {
		j.names[k] = ui.Field{Text: j.setup.Seats[k].Name}
	}
	j.rewrite(usual)
	j.advise()
}

package app

import (
	"slices"

	"posterestante/render/engine/stage"
)

// mostPasted is how many letters are taken of what is pasted.
const mostPasted = 4000

// paste has what lies ready to be pasted be typed, where a field is open and the usual keys ask for it.
func (g *game) paste(raw *stage.Raw) {
	if g.cfg.Paste == nil || !raw.Ctrl || raw.Alt || !slices.Contains(raw.Keys, "v") || !g.show.Frame().Typing {
		return
	}
	runes := []rune(g.cfg.Paste())
	raw.Runes = append(raw.Runes, runes[:min(len(runes), mostPasted)]...)
}

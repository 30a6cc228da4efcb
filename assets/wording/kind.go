package wording

import (
	"strconv"
	"strings"

	"posterestante/assets/words"
	"posterestante/game"
)

// Kind is what a kind of seat is called.
func Kind(w *words.Words, kind string) string {
	if n, ok := game.Thinks(kind); ok {
		if level, ok := game.LevelOf(kind); ok {
			return w.T("think.level." + strconv.Itoa(level+1))
		}
		return w.N("think.looks", n)
	}
	return w.T("kind." + strings.ReplaceAll(kind, ":", "."))
}

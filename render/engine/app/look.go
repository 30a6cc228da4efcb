package app

import "github.com/hajimehoshi/ebiten/v2"

// Looked says whether the window is the one that the player looks at.
func Looked() bool { return ebiten.IsFocused() }

package postcards

import _ "embed"

// training is what make train made: see docs/opponents.md.
//
//go:embed training.bin
var training []byte

// Training is search.Trained.
func (Game) Training() []byte { return training }

package routard

import _ "embed"

// training is what make train made: see docs/opponents.md.
//
//go:embed training.bin
var training []byte

package sight

import _ "embed"

// training is what make train made: see docs/opponents.md.
//
//go:embed training.bin
var training []byte

// cameTrue is what came of the chances that its searches saw: see docs/opponents.md.
//
//go:embed chances.json
var cameTrue []byte

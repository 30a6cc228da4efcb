package room

// EyesOf is for tests.
var EyesOf = eyesOf

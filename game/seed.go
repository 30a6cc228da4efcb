package game

import (
	"crypto/rand"
	"encoding/binary"
)

// SeedBits is how many bits a seed has that nobody typed: as many as a number
// keeps in the JSON of every language. Whoever sees a hand can't try them all.
const SeedBits = 53

// NewSeed draws a seed that nobody can guess.
func NewSeed() uint64 {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return binary.LittleEndian.Uint64(b[:]) >> (64 - SeedBits)
}

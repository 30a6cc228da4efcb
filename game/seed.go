package game

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/base32"
	"fmt"
	"strconv"
	"strings"
	"unicode"

	"posterestante/game/foreign"
)

// Seed is the text that all chance of a match comes from: 52 letters and digits, 256 bits that nobody can guess, or
// whatever was typed. The same text gives the same match; texts that are alike give unlike ones.
type Seed string

// MostSeed is how many letters a seed has at most.
const MostSeed = 64

var seedText = base32.NewEncoding("abcdefghijkmnpqrstuvwxyz23456789").WithPadding(base32.NoPadding)

// NewSeed draws a seed that nobody can guess.
func NewSeed() Seed {
	var b [sha256.Size]byte
	_, _ = rand.Read(b[:]) // it never fails
	return SeedOf(b)
}

// SeedOf is the seed that 256 bits make.
func SeedOf(bits [sha256.Size]byte) Seed { return Seed(seedText.EncodeToString(bits[:])) }

// Numbered is the seed that a number is when it is typed.
func Numbered(n uint64) Seed { return Seed(strconv.FormatUint(n, 10)) }

// Short is the seed where there is little room: its beginning, where it is long.
func (s Seed) Short() string {
	const most = 12
	if r := []rune(s); len(r) > most {
		return string(r[:8]) + "…"
	}
	return string(s)
}

// Check says what is wrong with a seed, in words.
func (s Seed) Check() error {
	text := string(s)
	switch {
	case len([]rune(text)) > MostSeed:
		return fmt.Errorf("a seed has %d letters at most", MostSeed)
	case strings.ContainsFunc(text, func(r rune) bool { return !unicode.IsGraphic(r) || r == unicode.ReplacementChar }):
		return fmt.Errorf("a seed is plain text, not %s", foreign.Quote(text))
	}
	return nil
}

// Rand is the source of the match's chance: each number that it gives is a hash of the seed and of how many were given
// before, so that none tells anything of another.
func (s Seed) Rand() Rand {
	key := sha256.Sum256([]byte(s))
	return keyed(key)
}

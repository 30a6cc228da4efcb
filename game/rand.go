package game

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"math/bits"
	"strconv"
	"strings"
)

// Rand is a source of chance kept by value in a state: the same value gives the same numbers on every machine. That of
// a match has the key that Seed.Rand makes: who sees its numbers can't foresee the next. That of a re-dealt copy is
// fast, and has no key.
type Rand struct {
	key key    // of a match, the first of it never 0
	n   uint64 // how many numbers were drawn; of a fast one all there is
}

type key [sha256.Size / 8]uint64

// NewRand makes a fast source (SplitMix64); near seeds give unlike numbers.
func NewRand(seed uint64) Rand { return Rand{n: seed} }

func keyed(sum [sha256.Size]byte) (r Rand) {
	for i := range r.key {
		r.key[i] = binary.LittleEndian.Uint64(sum[8*i:])
	}
	if r.key[0] == 0 {
		r.key[0] = 1
	}
	return r
}

// fast says whether there is no key.
func (r *Rand) fast() bool { return r.key[0] == 0 }

// Next is the next 64 bits.
func (r *Rand) Next() uint64 {
	if !r.fast() {
		return r.draw()
	}
	r.n += step
	return splitMix(r.n)
}

// step is what SplitMix64 counts by, splitMix the number that it makes of the count.
const step = 0x9e3779b97f4a7c15

func splitMix(z uint64) uint64 {
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// draw is the hash of the key and of how many were drawn before.
func (r *Rand) draw() uint64 {
	var b [len(r.key)*8 + 8]byte
	for i, k := range r.key {
		binary.LittleEndian.PutUint64(b[8*i:], k)
	}
	binary.LittleEndian.PutUint64(b[8*len(r.key):], r.n)
	r.n++
	sum := sha256.Sum256(b[:])
	return binary.LittleEndian.Uint64(sum[:])
}

// Intn is a number from 0 to n-1; n must be positive. The bias, below n/2^64,
// is of no account here.
func (r *Rand) Intn(n int) int {
	hi, _ := bits.Mul64(r.Next(), uint64(n))
	return int(hi)
}

// Mix puts a slice in random order.
func Mix[T any](r *Rand, s []T) {
	if r.fast() { // as below, with the count in a register: re-deals spend their time here
		n := r.n
		for i := len(s) - 1; i > 0; i-- {
			n += step
			j, _ := bits.Mul64(splitMix(n), uint64(i+1))
			s[i], s[j] = s[j], s[i]
		}
		r.n = n
		return
	}
	for i := len(s) - 1; i > 0; i-- {
		j := r.Intn(i + 1)
		s[i], s[j] = s[j], s[i]
	}
}

// fastMark stands before a fast source in a position.
const fastMark = "~"

// MarshalText is String, UnmarshalText is ReadRand.
func (r Rand) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

func (r *Rand) UnmarshalText(text []byte) (err error) {
	*r, err = ReadRand(string(text))
	return err
}

// String writes the source as a position has it: the key and how many numbers were drawn, "b5bb...86+12".
func (r Rand) String() string {
	if r.fast() {
		return fastMark + strconv.FormatUint(r.n, 10)
	}
	var b [sha256.Size]byte
	for i, k := range r.key {
		binary.LittleEndian.PutUint64(b[8*i:], k)
	}
	return hex.EncodeToString(b[:]) + "+" + strconv.FormatUint(r.n, 10)
}

var errChance = errors.New("chance is a seed, or what was written there before")

// ReadRand reads what String wrote; any other text is a seed.
func ReadRand(text string) (r Rand, err error) {
	if rest, fast := strings.CutPrefix(text, fastMark); fast {
		if r.n, err = strconv.ParseUint(rest, 10, 64); err != nil || r.String() != text {
			return Rand{}, errChance
		}
		return r, nil
	}
	if head, count, ok := strings.Cut(text, "+"); ok && len(head) == 2*sha256.Size {
		var key [sha256.Size]byte
		if _, err := hex.Decode(key[:], []byte(head)); err != nil {
			return Rand{}, errChance
		}
		r = keyed(key)
		if r.n, err = strconv.ParseUint(count, 10, 64); err != nil || r.String() != text {
			return Rand{}, errChance
		}
		return r, nil
	}
	if err := Seed(text).Check(); err != nil {
		return Rand{}, fmt.Errorf("chance: %w", err)
	}
	return Seed(text).Rand(), nil
}

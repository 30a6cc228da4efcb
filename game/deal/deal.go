// Package deal draws a seed that nobody chose. The referee of a match commits to a secret, each program that plays
// from elsewhere commits to a part of its own, and only then the parts are opened: the seed is a hash of all of them.
// The secret is opened after the match, since the seed tells the deal. So nobody, the referee either, could choose what
// is dealt. It doesn't prove that the referee didn't look.
//
// The words: a Deal is how the seed of a match came about; a Sum is what somebody commits to; Terms are what all are
// told before anything is opened; a Party is a program that gives a part.
package deal

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"

	"posterestante/game"
)

// Deal is how the seed of a match came about. Secrets are 32 bytes, in hex.
type Deal struct {
	Match  string  `json:"match"`           // the id of the match
	Turn   int     `json:"turn"`            // how many deals were begun in the room, this one included
	Secret string  `json:"secret"`          // the referee's
	Parts  []Share `json:"parts,omitempty"` // of the programs that played from elsewhere, in order
}

// Share is what one program gave.
type Share struct {
	Name string `json:"name"` // of the person who sat there
	Part string `json:"part"`
}

// secretLen is how long secrets and sums are, in bytes.
const secretLen = sha256.Size

// hash is the SHA-256 of texts of which each is preceded by what it is for, and ended.
func hash(use string, texts ...string) (out [secretLen]byte) {
	h := sha256.New()
	for _, t := range append([]string{"poste restante " + use}, texts...) {
		h.Write([]byte(t))
		h.Write([]byte{0})
	}
	h.Sum(out[:0])
	return out
}

// Sum is what one commits to who will open a secret in the deal of a match.
func Sum(match, secret string) string {
	h := hash("commit", match, secret)
	return hex.EncodeToString(h[:])
}

// Good says whether a text is a secret or a sum: 32 bytes, written in one way only.
func Good(text string) bool {
	raw, err := hex.DecodeString(text)
	return err == nil && len(raw) == secretLen && hex.EncodeToString(raw) == text
}

// Draw is a secret that nobody can guess; random fills its bytes.
func Draw(random func([]byte)) string {
	var b [secretLen]byte
	random(b[:])
	return hex.EncodeToString(b[:])
}

// Seed is the seed that all together gave.
func (d *Deal) Seed() game.Seed {
	texts := []string{d.Match, d.Secret}
	for _, p := range d.Parts {
		texts = append(texts, p.Part)
	}
	return game.SeedOf(hash("seed", texts...))
}

// Errors of a deal, each a reason why it proves nothing.
var (
	ErrText   = errors.New("a secret of the deal is not one")
	ErrSeed   = errors.New("the seed is not what the parts give")
	ErrBroken = errors.New("what was opened is not what was committed to")
	ErrLost   = errors.New("a part of the deal was left out")
)

// Check says whether the deal gives the seed of its match, in itself.
func (d *Deal) Check(match string, seed game.Seed) error {
	bad := !Good(d.Secret) || slices.ContainsFunc(d.Parts, func(s Share) bool { return !Good(s.Part) })
	switch {
	case bad, len(d.Parts) > game.MaxSeats, d.Turn < 1:
		return ErrText
	case d.Match != match, d.Seed() != seed:
		return ErrSeed
	}
	return nil
}

package post

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"time"

	"posterestante/game"
	"posterestante/game/deal"
	"posterestante/game/store"
)

// Sum stands for a match up to some action: it follows from what the match was made from and from each action before.
type Sum [sha256.Size]byte

// Text is the sum as a stamp has it.
func (s Sum) Text() string { return hex.EncodeToString(s[:]) }

// root is the sum of a match before its first action: of what it was made from. Its name and its file's may change.
func root(h store.Header, s *game.Session) Sum {
	start, _ := json.Marshal(s.Branch(0).State()) // a position can always be written
	text, _ := json.Marshal(struct {
		Game    string
		Rules   int
		Created time.Time
		Setup   game.Setup
		Deal    *deal.Deal
		Start   json.RawMessage
	}{h.Game, h.Rules, h.Created.UTC(), h.Setup, h.Deal, start})
	return sha256.Sum256(append([]byte("poste restante match\x00"), text...))
}

// Chain is the sums of a match: the first before any action, then one an action.
func Chain(r *store.Reading) []Sum {
	s := r.Session
	out := []Sum{root(r.Header, s)}
	for n := range s.Len() {
		last := out[n]
		out = append(out, sha256.Sum256(append(last[:], s.Game().Notation(s.Step(n).Action)...)))
	}
	return out
}

// Continues says whether a match is another one, or what became of it: it begins with all that was done there.
func Continues(longer, shorter []Sum) bool {
	return len(longer) >= len(shorter) && longer[len(shorter)-1] == shorter[len(shorter)-1]
}

// Fork is how many actions two matches share; -1 where they are different matches.
func Fork(a, b []Sum) int {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return n - 1
}

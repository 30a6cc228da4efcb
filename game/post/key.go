// Package post plays a match by letters: files that go by mail, by chat, through a shared folder. It knows no network
// and no screen.
//
// The words: a Letter is a match as it stood when it was sent, sealed with the match's Key, which the programs of all
// its seats hold. An Invitation is the key with one seat, as a text; whoever has it owns the seat. A Box is what this
// program keeps of its matches by post, beside the shelf; a Case is one of them.
//
// It stops a glance: who carries a letter learns nothing. It doesn't stop a cheat whose program was changed, nor one
// who plays a turn again from an older copy: each program has the whole match in its hands (docs/post.md).
package post

import (
	"bytes"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/game/foreign"
)

// Key opens the letters of a match. Its name stands on them and tells nothing of the secret.
type Key struct {
	ID     [8]byte
	Secret [32]byte
}

// Name is the key's name as a text.
func (k *Key) Name() string { return hex.EncodeToString(k.ID[:]) }

// newKey draws a key that nobody can guess.
func newKey() (k Key) {
	_, _ = rand.Read(k.ID[:]) // it never fails
	_, _ = rand.Read(k.Secret[:])
	return k
}

// Token is what the owner of a seat has and others don't.
type Token [16]byte

func newToken() (t Token) {
	_, _ = rand.Read(t[:]) // it never fails
	return t
}

// Public is the token as all may know it: the owner's id.
func (t Token) Public() string {
	sum := sha256.Sum256(append([]byte("poste restante owner\x00"), t[:]...))
	return hex.EncodeToString(sum[:8])
}

// Invitation is the key of a match and one of its seats.
type Invitation struct {
	Key   Key
	Seat  game.Seat
	Token Token
}

// How an invitation is written: invitationMark, then in base64 its version, key, seat and token, and a sum of them.
const (
	invitationMark    = "poste:"
	invitationVersion = 1
	sumLen            = 4
	invitationLen     = 1 + 8 + 32 + 1 + 16 + sumLen
	longestPaste      = 4000 // letters that are looked through for one
)

// Text is the invitation as ParseInvitation reads it.
func (i *Invitation) Text() string {
	raw := slices.Concat([]byte{invitationVersion}, i.Key.ID[:], i.Key.Secret[:], []byte{byte(i.Seat)}, i.Token[:])
	sum := sha256.Sum256(raw)
	return invitationMark + base64.RawURLEncoding.EncodeToString(append(raw, sum[:sumLen]...))
}

// IsInvitation says whether somebody may mean an invitation by a text.
func IsInvitation(text string) bool { return strings.Contains(text, invitationMark) }

// ParseInvitation finds the invitation in what was pasted. The error is a *Trouble.
func ParseInvitation(text string) (i Invitation, err error) {
	if len(text) > longestPaste {
		return i, trouble(Cut, nil)
	}
	_, text, _ = strings.Cut(text, invitationMark)
	words := strings.Fields(text)
	if len(words) == 0 {
		return i, trouble(Cut, nil)
	}
	raw, err := base64.RawURLEncoding.Strict().DecodeString(words[0])
	if err != nil || len(raw) == 0 {
		return i, trouble(Cut, err)
	}
	if raw[0] > invitationVersion {
		return i, trouble(Newer, nil)
	}
	if len(raw) != invitationLen || raw[0] != invitationVersion {
		return i, trouble(Cut, nil)
	}
	body := raw[:invitationLen-sumLen]
	if sum := sha256.Sum256(body); !slices.Equal(sum[:sumLen], raw[len(body):]) {
		return i, trouble(Cut, nil)
	}
	body = body[copy(i.Key.ID[:], body[1:])+1:]
	body = body[copy(i.Key.Secret[:], body):]
	i.Seat = game.Seat(body[0])
	copy(i.Token[:], body[1:])
	if i.Seat >= game.MaxSeats {
		return i, trouble(Cut, nil)
	}
	return i, nil
}

// paper is an invitation as a file.
type paper struct {
	Invitation string `json:"invitation"`
}

// IsInvitationFile says whether a file may be an invitation.
func IsInvitationFile(data []byte) bool { return bytes.HasPrefix(data, []byte(`{"invitation":`)) }

// InvitationFile is the file of an invitation.
func InvitationFile(text string) ([]byte, error) {
	out, err := json.Marshal(paper{text})
	return append(out, '\n'), err
}

// AcceptFile is Accept of an invitation that came as a file.
func (b *Box) AcceptFile(data []byte) error {
	var p paper
	if len(data) > longestPaste || foreign.Read(data, &p) != nil {
		return trouble(Cut, nil)
	}
	return b.Accept(p.Invitation)
}

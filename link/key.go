// Package link carries whole messages between two programs that share a secret: over a WebSocket, sealed by a Noise
// handshake with a pre-shared key. It knows no game. In the page it uses the browser's own WebSocket.
//
// The words: a Key is such a secret with a name that tells nothing of it; a Way is where a room is and the key to it,
// written as a link or as words; a Conn is a link that stands; a Door lets links in.
package link

import (
	"crypto/hkdf"
	"crypto/rand"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"net/url"
	"strings"
)

// KeyID names a key. It is sent in clear, and tells nothing of the secret.
type KeyID [8]byte

// Key is a secret that both ends know.
type Key struct {
	ID     KeyID
	Secret [32]byte
}

// keyOf is the key of some bytes that nobody can guess.
func keyOf(raw []byte) (k Key) {
	id, _ := hkdf.Key(sha256.New, raw, nil, "poste restante key id", len(k.ID)) // it fails for no such length
	secret, _ := hkdf.Key(sha256.New, raw, nil, "poste restante psk", len(k.Secret))
	copy(k.ID[:], id)
	copy(k.Secret[:], secret)
	return k
}

// SeatKey is the key that a referee gave with a seat: 8 bytes name it, 32 are secret, in hex; ok is false for any
// other text.
func SeatKey(text string) (k Key, ok bool) {
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != len(k.ID)+len(k.Secret) {
		return k, false
	}
	copy(k.ID[:], raw)
	copy(k.Secret[:], raw[len(k.ID):])
	return k, true
}

// secretLen is how many bytes the secret of a link has: 128 bits.
const secretLen = 16

// Text is the key as SeatKey reads it.
func (k *Key) Text() string { return hex.EncodeToString(append(k.ID[:], k.Secret[:]...)) }

// NewKey draws a key that nobody can guess.
func NewKey() (k Key) {
	_, _ = rand.Read(k.ID[:]) // it never fails
	_, _ = rand.Read(k.Secret[:])
	return k
}

// Invite is what lets somebody into a room: a link's secret, and six words.
type Invite struct {
	secret [secretLen]byte
	phrase string
}

// NewInvite draws one that nobody can guess.
func NewInvite() (i Invite) {
	_, _ = rand.Read(i.secret[:]) // it never fails
	i.phrase = newPhrase()
	return i
}

// Kept is the invite as a text that a file may keep; Reopen reads it, ok is false for any other text.
func (i *Invite) Kept() string { return hex.EncodeToString(i.secret[:]) + " " + i.phrase }

// Reopen is an invite that was kept.
func Reopen(kept string) (i Invite, ok bool) {
	secret, phrase, _ := strings.Cut(kept, " ")
	raw, err := hex.DecodeString(secret)
	if err != nil || len(raw) != secretLen || len(strings.Fields(phrase)) != phraseWords {
		return i, false
	}
	copy(i.secret[:], raw)
	i.phrase = phrase
	return i, true
}

// Phrase is the six words.
func (i *Invite) Phrase() string { return i.phrase }

// LinkKey and PhraseKey are the keys of the two.
func (i *Invite) LinkKey() Key { return keyOf(i.secret[:]) }

// PhraseKey takes some tenths of a second.
func (i *Invite) PhraseKey() Key {
	k, _ := phraseKey(i.phrase) // we drew it
	return k
}

// Link is the link to a host and port, "http://192.168.1.7:52001/#…": what stands after the sign is never sent to a
// server.
func (i *Invite) Link(host string) string {
	return "http://" + host + "/#" + base64.RawURLEncoding.EncodeToString(i.secret[:])
}

// Way is where a room is, and the key to it.
type Way struct {
	Host   string // host and port; "" where words were given alone
	Secure bool   // by wss
	Key    Key
	Club   bool // to a club, not to a room
}

// ParseWay reads a link, or six words, before which the host may stand. It takes some tenths of a second for words.
// Errors are Troubles.
func ParseWay(text string) (w Way, err error) {
	text = strings.TrimSpace(text)
	if len(text) > 400 {
		return w, trouble("link.what", nil)
	}
	if strings.Contains(text, "#") {
		return parseLink(text)
	}
	fields := strings.FieldsFunc(text, func(r rune) bool { return r == ' ' || r == ',' || r == '\t' || r == '\u00a0' })
	if len(fields) == phraseWords+1 && strings.ContainsAny(fields[0], ".:") {
		w.Secure = strings.HasPrefix(strings.ToLower(fields[0]), "https://")
		w.Host, fields = hostOf(fields[0]), fields[1:]
	}
	w.Key, err = phraseKey(strings.Join(fields, " "))
	return w, err
}

// hostOf is a host and port as somebody may write them, with http:// before or not.
func hostOf(text string) string {
	_, after, ok := strings.Cut(text, "://")
	if ok {
		text = after
	}
	return strings.TrimRight(text, "/")
}

func parseLink(text string) (w Way, err error) {
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" {
		return w, trouble("link.what", err)
	}
	text, club := strings.CutPrefix(u.Fragment, clubMark)
	raw, err := base64.RawURLEncoding.DecodeString(text)
	if err != nil || len(raw) != secretLen {
		return w, trouble("link.cut", err)
	}
	if club {
		return Way{Host: u.Host, Secure: u.Scheme == "https", Key: Pass(raw).Key(), Club: true}, nil
	}
	return Way{Host: u.Host, Secure: u.Scheme == "https", Key: keyOf(raw)}, nil
}

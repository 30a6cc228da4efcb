package link

import (
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"strings"

	"posterestante/game/foreign"
)

// Pass is the secret of a club, 128 bits: who has it may open rooms there, or host at home and have the club pass
// guests on.
type Pass [secretLen]byte

// NewPass draws one that nobody can guess.
func NewPass() (p Pass) {
	_, _ = rand.Read(p[:]) // it never fails
	return p
}

// ReadPass reads what Text gave; ok is false for any other text.
func ReadPass(text string) (p Pass, ok bool) {
	raw, err := hex.DecodeString(strings.TrimSpace(text))
	return Pass(append(raw, p[:]...)[:secretLen]), err == nil && len(raw) == secretLen
}

// Text is the pass as a file may keep it.
func (p Pass) Text() string { return hex.EncodeToString(p[:]) }

// Key is the key of the pass; no link to a room makes the same.
func (p Pass) Key() Key { return keyOf(append([]byte(clubMark), p[:]...)) }

// clubMark stands before the secret in the link of a club.
const clubMark = "club."

// Link is the link to the club at a host, with its port.
func (p Pass) Link(host string, secure bool) string {
	return origin(host, secure) + "/#" + clubMark + base64.RawURLEncoding.EncodeToString(p[:])
}

// origin is a host as a browser writes it.
func origin(host string, secure bool) string {
	if secure {
		return "https://" + host
	}
	return "http://" + host
}

// Origin is where the way leads, as a browser writes it.
func (w *Way) Origin() string { return origin(w.Host, w.Secure) }

// LinkBy is the link to a room of a club, by the way to the club.
func (i *Invite) LinkBy(club Way) string {
	return club.Origin() + "/#" + base64.RawURLEncoding.EncodeToString(i.secret[:])
}

// Ask is what a program asks of a club, Answer what it is told; each is a whole message of a link with the club's key.
type Ask struct {
	T       string            `json:"t"` // AskRoom, or AskRelay
	Game    string            `json:"game,omitempty"`
	Options map[string]string `json:"options,omitempty"`
	Kinds   []string          `json:"kinds,omitempty"` // of the seats, as in a room
	IDs     []string          `json:"ids,omitempty"`   // the names of all keys that open the room at home, in hex
}

// What is asked.
const (
	AskRoom  = "room"  // a room there: Game, Options, Kinds
	AskRelay = "relay" // guests who come with one of IDs are to be passed on; may be said again with others
)

// Answer is what a club says.
type Answer struct {
	No     string `json:"no,omitempty"`     // the key of a sentence why not
	Invite string `json:"invite,omitempty"` // of the room, see Reopen
	Owner  string `json:"owner,omitempty"`  // the key of the one who opened it, see SeatKey
	Ticket string `json:"ticket,omitempty"` // a guest is there: a link that says this, in hex, is joined to it
	Ready  bool   `json:"ready,omitempty"`  // guests are passed on from now
}

// MaxAsk is how long an Ask or an Answer may be, in bytes.
const MaxAsk = 64 << 10

// ReadAsk reads a message to a club.
func ReadAsk(msg []byte) (a Ask, err error) {
	if len(msg) > MaxAsk {
		return a, errLong
	}
	return a, foreign.Read(msg, &a)
}

// ReadAnswer reads a message of a club.
func ReadAnswer(msg []byte) (a Answer, err error) {
	if len(msg) > MaxAsk {
		return a, errLong
	}
	return a, foreign.Read(msg, &a)
}

// ReadID reads the name of a key, as an Ask has it.
func ReadID(text string) (id KeyID, ok bool) {
	raw, err := hex.DecodeString(text)
	if err != nil || len(raw) != len(id) {
		return id, false
	}
	return KeyID(raw), true
}

// Say sends such a message.
func (c *Conn) Say(what any) error {
	text, err := json.Marshal(what)
	if err != nil {
		return err
	}
	return c.Send(text)
}

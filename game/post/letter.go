package post

import (
	"bytes"
	"crypto/aes"
	"crypto/cipher"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"posterestante/game"
	"posterestante/game/foreign"
	"posterestante/game/store"
)

// Format is the version of a letter. Whatever is added to it raises the format.
const Format = 1

// What a letter may hold.
const (
	MaxLetter  = 8 << 20 // bytes
	MostStamps = 64      // the last ones are kept
	padTo      = 4096    // letters differ in length by that: nobody counts actions by it
)

// Owner is who has a seat: a person by a public id, or an opponent by its kind.
type Owner struct {
	Name string `json:"name"`
	ID   string `json:"id,omitempty"`   // of a person, see Token.Public
	Kind string `json:"kind,omitempty"` // of an opponent
}

// Stamp says how far a match had come when it was sent.
type Stamp struct {
	N   int    `json:"n"`
	Sum string `json:"sum"` // of the chain there
}

// Letter is an opened one.
type Letter struct {
	Owners []Owner
	Stamps []Stamp
	Text   []byte         // of the match's file
	Match  *store.Reading // the same, read

	chain []Sum
}

// envelope is what all may see of a letter. Nothing of the match is there, not even whose turn it is.
type envelope struct {
	Letter int    `json:"letter"`
	Key    string `json:"key"` // its name
	Sealed string `json:"sealed"`
}

// inside is the first line of what is sealed; the match's file follows, then zeros.
type inside struct {
	Len    int     `json:"len"` // of the file
	Owners []Owner `json:"owners"`
	Stamps []Stamp `json:"stamps"`
}

// mark is how a letter begins.
const mark = `{"letter":`

// IsLetter says whether a file may be a letter.
func IsLetter(data []byte) bool { return bytes.HasPrefix(data, []byte(mark)) }

// cipherOf seals and opens with a key. The standard library's own: nothing more is needed for it, and a key seals
// far fewer letters than the 2^32 that its random nonces are good for.
func cipherOf(k *Key) cipher.AEAD {
	block, err := aes.NewCipher(k.Secret[:])
	if err != nil {
		panic(err) // the key is 32 bytes long
	}
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		panic(err)
	}
	return aead
}

// bound is what a letter's seal vouches for besides.
func bound(key string) []byte { return fmt.Appendf(nil, "poste restante letter %d %s", Format, key) }

// seal writes a letter. r is the match; what was taken back in it isn't told.
func seal(k *Key, owners []Owner, stamps []Stamp, r *store.Reading) ([]byte, error) {
	text, err := r.Clean()
	if err != nil {
		return nil, trouble(Unsound, err)
	}
	head, err := json.Marshal(inside{Len: len(text), Owners: owners, Stamps: stamps})
	if err != nil {
		return nil, trouble(Unsound, err)
	}
	plain := append(append(head, '\n'), text...)
	plain = append(plain, make([]byte, (padTo-len(plain)%padTo)%padTo)...)
	return sealed(k, plain)
}

// sealed puts bytes into an envelope.
func sealed(k *Key, plain []byte) ([]byte, error) {
	box := cipherOf(k).Seal(nil, nil, plain, bound(k.Name()))
	out := envelope{Letter: Format, Key: k.Name(), Sealed: base64.StdEncoding.EncodeToString(box)}.write()
	if len(out) > MaxLetter {
		return nil, trouble(Large, nil)
	}
	return out, nil
}

func (e envelope) write() []byte {
	out, _ := json.Marshal(e) // texts and a number
	return append(out, '\n')
}

// keyName is the name of the key that opens a letter. The error is a *Trouble.
func keyName(data []byte) (string, error) {
	e, err := readEnvelope(data)
	return e.Key, err
}

// readEnvelope reads a letter as far as all may. The error is a *Trouble.
func readEnvelope(data []byte) (e envelope, err error) {
	if len(data) > MaxLetter {
		return e, trouble(Large, nil)
	}
	if !IsLetter(data) {
		return e, trouble(What, nil)
	}
	var of struct {
		Letter int `json:"letter"`
	}
	if json.Unmarshal(data, &of) == nil && of.Letter > Format { // what else it holds is another format's
		return e, trouble(Newer, nil)
	}
	if err := foreign.Read(data, &e); err != nil {
		return e, trouble(Damaged, err)
	}
	if raw, err := hex.DecodeString(e.Key); err != nil || len(raw) != len(Key{}.ID) || e.Letter != Format ||
		!bytes.Equal(bytes.TrimSpace(data), bytes.TrimSpace(e.write())) { // it can be written in one way only
		return e, trouble(Damaged, err)
	}
	return e, nil
}

var (
	errHead   = errors.New("it says too little of the match, or too much")
	errOwners = errors.New("its owners are not those of the match's seats")
	errStamps = errors.New("its stamps don't fit its actions")
	errClean  = errors.New("its match isn't written as a letter's is")
)

// open reads a letter with its key. The error is a *Trouble, or a store.Trouble where another program is to play it.
func open(k *Key, data []byte) (*Letter, error) {
	e, err := readEnvelope(data)
	if err != nil {
		return nil, err
	}
	box, err := base64.StdEncoding.Strict().DecodeString(e.Sealed)
	if err != nil {
		return nil, trouble(Damaged, err)
	}
	plain, err := cipherOf(k).Open(nil, nil, box, bound(e.Key))
	if err != nil {
		return nil, trouble(Damaged, err)
	}
	return read(plain)
}

// read reads what was sealed: who holds the key may have written anything.
func read(plain []byte) (*Letter, error) {
	line, rest, _ := bytes.Cut(plain, []byte("\n"))
	var in inside
	if err := foreign.Read(line, &in); err != nil {
		return nil, trouble(Unsound, err)
	}
	if in.Len < 0 || in.Len > len(rest) || len(rest)-in.Len >= padTo || len(bytes.Trim(rest[in.Len:], "\x00")) > 0 {
		return nil, trouble(Unsound, errHead)
	}
	l := &Letter{Owners: in.Owners, Stamps: in.Stamps, Text: rest[:in.Len]}
	r, err := store.Read(l.Text)
	var d *store.Damage
	switch {
	case errors.As(err, &d):
		return nil, trouble(Unsound, err)
	case err != nil:
		return nil, err
	case r.Damage != nil:
		return nil, trouble(Unsound, r.Damage)
	}
	l.Match, l.chain = r, Chain(r)
	if err := l.check(); err != nil {
		return nil, trouble(Unsound, err)
	}
	return l, nil
}

// check says what is wrong with a letter whose match could be read.
func (l *Letter) check() error {
	if clean, err := l.Match.Clean(); err != nil || !bytes.Equal(clean, l.Text) {
		return errors.Join(errClean, err)
	}
	g := l.Match.Session.Game()
	if len(l.Owners) != l.Match.Session.Seats() || l.Match.Session.Lifted() || l.Match.Header.Lesson != "" {
		return errOwners
	}
	for i := range l.Owners {
		o := &l.Owners[i]
		if o.Name = foreign.Name(o.Name); !o.good(g) {
			return errOwners
		}
	}
	if len(l.Stamps) == 0 || len(l.Stamps) > MostStamps {
		return errStamps
	}
	last := -1
	for _, s := range l.Stamps {
		if s.N <= last || s.N >= len(l.chain) || l.chain[s.N].Text() != s.Sum {
			return errStamps
		}
		last = s.N
	}
	if last != l.Match.Session.Len() {
		return errStamps
	}
	return nil
}

// good says whether a seat may have such an owner.
func (o *Owner) good(g game.Game) bool {
	if o.Kind == "" {
		raw, err := hex.DecodeString(o.ID)
		return err == nil && len(raw) == 8
	}
	_, thinks := game.Thinks(o.Kind)
	return o.ID == "" && o.Kind != person && (thinks || slices.Contains(g.Kinds(), o.Kind))
}

// person is the kind of a seat that a person plays.
const person = "person"

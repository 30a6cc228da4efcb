package natskeep

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"strings"
)

// record is one message of a room: a mark that a lease began, or entries that were appended under it.
type record struct {
	Fence uint64 `json:"f"`           // of the lease it was written under
	At    int    `json:"n"`           // how many entries there were before it
	Chain string `json:"c"`           // ties it to all before it, see chained
	Mark  string `json:"m,omitempty"` // who took the lease, of a record that begins one
	Gone  bool   `json:"x,omitempty"` // the room is forgotten

	entries []string
}

var errRecord = errors.New("a message of a room makes no sense")

// chained is the chain of a record that follows one of another chain: 128 bits of SHA-256 over both.
func (r *record) chained(before string) string {
	h := sha256.New()
	head, _ := json.Marshal(record{Fence: r.Fence, At: r.At, Chain: before, Mark: r.Mark, Gone: r.Gone}) // always can
	h.Write(head)
	for _, e := range r.entries {
		h.Write([]byte{'\n'})
		h.Write([]byte(e))
	}
	return hex.EncodeToString(h.Sum(nil)[:16])
}

// text is the record as it is kept: its head on a line, then a line an entry.
func (r *record) text() []byte {
	var b bytes.Buffer
	head, _ := json.Marshal(r) // it always can
	b.Write(head)
	for _, e := range r.entries {
		b.WriteByte('\n')
		b.WriteString(e)
	}
	return b.Bytes()
}

// readRecord reads what text gave.
func readRecord(text []byte) (r record, err error) {
	lines := strings.Split(string(text), "\n")
	if err := json.Unmarshal([]byte(lines[0]), &r); err != nil {
		return r, errors.Join(errRecord, err)
	}
	r.entries = lines[1:]
	return r, nil
}

// stand is how a room stands after some records.
type stand struct {
	records int
	n       int // entries
	bytes   int
	fence   uint64
	chain   string
	gone    bool
}

// follow is how the room stands after one more. What doesn't continue it is an error: a chain that breaks, a fence of
// before.
func (s stand) follow(r *record, bytes int) (stand, error) {
	if r.At != s.n || r.Fence < s.fence || r.Chain != r.chained(s.chain) || r.Fence == s.fence && r.Mark != "" ||
		r.Fence > s.fence && r.Mark == "" {
		return s, errRecord
	}
	return stand{s.records + 1, s.n + len(r.entries), s.bytes + bytes, r.Fence, r.Chain, r.Gone}, nil
}

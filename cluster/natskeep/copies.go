package natskeep

import (
	"encoding/json"
	"errors"
	"time"

	"github.com/nats-io/nats.go"

	"posterestante/hosting/keep"
)

// A stream that lost what it had acknowledged (its servers lost their power before they synced) is made whole from the
// copies of those who held the room. A copy counts where it continues what the stream holds, chain and all; of two the
// one with the later fence, then the longer, as the stream itself would have it.

// wanted asks all processes for what they have of a room beyond so many records.
type wanted struct {
	Room    string `json:"room"`
	Records int    `json:"records"`
	Chain   string `json:"chain"`
}

// copyTime is how long others have to say what copies they have.
const copyTime = 200 * time.Millisecond

// offer answers whoever asks for copies.
func (k *Keeper) offer(m *nats.Msg) {
	var w wanted
	if json.Unmarshal(m.Data, &w) != nil || !keep.GoodName(w.Room) {
		return
	}
	all, _, _, err := readFile(k.path(w.Room))
	if err != nil {
		return
	}
	var texts [][]byte
	size := 0
	for _, r := range beyond(all, w.Records, w.Chain) {
		text := r.text()
		if size += len(text) + 16; size > maxPayload/2 {
			break
		}
		texts = append(texts, text)
	}
	if reply, err := json.Marshal(texts); err == nil {
		k.Answer(m, reply)
	}
}

// beyond are the records of a copy after the first so many, where these end by a chain.
func beyond(all []record, records int, chain string) []record {
	if records > len(all) || records > 0 && all[records-1].Chain != chain {
		return nil
	}
	return all[records:]
}

// best are the records by which the stream of a room, as it stands, is to be continued: the best of this process's own
// copy and those of all others. ok is false where this process's own is another story.
func (k *Keeper) best(there stand, mine []record, room string) (out []record, ok bool) {
	if there.records == 0 && len(mine) == 0 {
		return nil, true // a new room, mostly: nobody is asked
	}
	out = beyond(mine, there.records, there.chain)
	ok = out != nil || len(mine) <= there.records
	ask, _ := json.Marshal(wanted{room, there.records, there.chain}) // it always can
	k.AskAll(copiesName, ask, copyTime, func(reply []byte) {
		var texts [][]byte
		if json.Unmarshal(reply, &texts) != nil {
			return
		}
		if theirs, err := continued(there, texts); err == nil && later(theirs, out) {
			out = theirs
		}
	})
	return out, ok
}

var errGone = errors.New("the room was forgotten there")

// continued are the records of a copy, if they continue what stands.
func continued(st stand, texts [][]byte) (out []record, err error) {
	for _, text := range texts {
		r, err := readRecord(text)
		if err == nil {
			st, err = st.follow(&r, len(text))
		}
		if err == nil && r.Gone {
			err = errGone
		}
		if err != nil {
			return nil, err
		}
		out = append(out, r)
	}
	return out, nil
}

// later says whether one continuation counts more than another.
func later(a, b []record) bool {
	if len(a) == 0 || len(b) == 0 {
		return len(a) > 0
	}
	x, y := a[len(a)-1].Fence, b[len(b)-1].Fence
	return x > y || x == y && len(a) > len(b)
}

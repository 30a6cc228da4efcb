package natskeep

import (
	"context"
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

// offered is what a process has.
type offered struct {
	From  string   `json:"from"` // names it
	Texts [][]byte `json:"texts,omitempty"`
}

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
	mine := offered{From: k.self}
	size := 0
	for _, r := range beyond(all, w.Records, w.Chain) {
		text := r.text()
		if size += len(text) + 16; size > maxPayload/2 {
			break
		}
		mine.Texts = append(mine.Texts, text)
	}
	if reply, err := json.Marshal(mine); err == nil {
		_ = m.Respond(reply) // whoever asked doesn't wait for all
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
	inbox := nats.NewInbox()
	sub, err := k.nc.SubscribeSync(inbox)
	if err != nil {
		return out, ok
	}
	defer func() { _ = sub.Unsubscribe() }()
	missing := k.living()
	if k.nc.PublishRequest(copiesName, inbox, ask) != nil {
		return out, ok
	}
	for end := time.Now().Add(copyTime); missing == nil || len(missing) > 0; {
		m, err := sub.NextMsg(time.Until(end))
		if err != nil {
			break
		}
		var got offered
		if json.Unmarshal(m.Data, &got) != nil {
			continue
		}
		if theirs, err := continued(there, got.Texts); err == nil && later(theirs, out) {
			out = theirs
		}
		delete(missing, got.From)
	}
	return out, ok
}

// living are the processes that gave a sign of late, this one too; nil where that can't be said.
func (k *Keeper) living() map[string]bool {
	ctx, cancel := context.WithTimeout(context.Background(), copyTime)
	defer cancel()
	all, err := k.nodes.ListKeys(ctx)
	if err != nil {
		return nil
	}
	out := map[string]bool{}
	for who := range all.Keys() {
		out[who] = true
	}
	if ctx.Err() != nil || !out[k.self] {
		return nil
	}
	return out
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

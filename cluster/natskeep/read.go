package natskeep

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"posterestante/hosting/keep"
)

// message is one of a room's in its stream.
type message struct {
	seq  uint64
	data []byte
}

// last is the last message of a room, as its stream's leader knows it; the zero message where there is none.
func (k *Keeper) last(ctx context.Context, room string) (m message, err error) {
	stream, subject := k.shard(room)
	ask, _ := json.Marshal(map[string]string{"last_by_subj": subject}) // it always can
	reply, err := k.nc.RequestWithContext(ctx, "$JS.API.STREAM.MSG.GET."+stream, ask)
	if err != nil {
		return m, err
	}
	var got struct {
		Error   *jetstream.APIError `json:"error"`
		Message struct {
			Seq  uint64 `json:"seq"`
			Data []byte `json:"data"`
		} `json:"message"`
	}
	if err := json.Unmarshal(reply.Data, &got); err != nil {
		return m, err
	}
	if got.Error != nil {
		if got.Error.ErrorCode == jetstream.JSErrCodeMessageNotFound {
			return m, nil
		}
		return m, got.Error
	}
	return message{got.Message.Seq, got.Message.Data}, nil
}

// all are the messages of a room up to one, from whichever server has them.
func (k *Keeper) all(ctx context.Context, room string, last uint64) (out []message, err error) {
	for seq := uint64(1); seq <= last; {
		some, err := k.batch(ctx, room, seq, last)
		if err != nil {
			return nil, err
		}
		if len(some) == 0 { // that server isn't as far yet
			select {
			case <-ctx.Done():
				return nil, ctx.Err()
			case <-time.After(pauseTime / 5):
			}
			continue
		}
		out = append(out, some...)
		seq = some[len(some)-1].seq + 1
	}
	return out, nil
}

const mostBatch = 500

// batch asks for the next messages of a room from a number on.
func (k *Keeper) batch(ctx context.Context, room string, from, last uint64) (out []message, err error) {
	stream, subject := k.shard(room)
	ask, _ := json.Marshal(map[string]any{"seq": from, "next_by_subj": subject, "batch": mostBatch}) // it always can
	inbox := nats.NewInbox()
	sub, err := k.nc.SubscribeSync(inbox)
	if err != nil {
		return nil, err
	}
	defer func() { _ = sub.Unsubscribe() }()
	if err := k.nc.PublishRequest("$JS.API.DIRECT.GET."+stream, inbox, ask); err != nil {
		return nil, err
	}
	for {
		one, cancel := context.WithTimeout(ctx, tryTime)
		m, err := sub.NextMsgWithContext(one)
		cancel()
		if err != nil {
			return out, err
		}
		switch status := m.Header.Get("Status"); status {
		case "":
		case "204", "404":
			return out, nil
		default:
			return out, fmt.Errorf("the stream answers %s %s", status, m.Header.Get("Description"))
		}
		seq, err := strconv.ParseUint(m.Header.Get("Nats-Sequence"), 10, 64)
		if err != nil {
			return out, errRecord
		}
		if seq <= last {
			out = append(out, message{seq, m.Data})
		}
	}
}

// content is a room as its stream holds it.
type content struct {
	stand
	last    uint64 // the number of its last message
	entries []string
	texts   [][]byte
}

// content reads a room from its stream.
func (k *Keeper) content(ctx context.Context, room string) (c content, err error) {
	err = k.patiently(ctx, func(ctx context.Context) error {
		c = content{}
		last, err := k.last(ctx, room)
		if err != nil {
			return err
		}
		messages, err := k.all(ctx, room, last.seq)
		if err != nil {
			return err
		}
		c.last = last.seq
		for _, m := range messages {
			if err := c.take(m.data); err != nil {
				return fmt.Errorf("%w: number %d of its stream", err, m.seq)
			}
		}
		return nil
	})
	return c, err
}

func (c *content) take(data []byte) error {
	r, err := readRecord(data)
	if err != nil {
		return err
	}
	next, err := c.follow(&r, len(data))
	if err != nil {
		return err
	}
	c.stand = next
	c.entries, c.texts = append(c.entries, r.entries...), append(c.texts, data)
	return nil
}

// Read implements keep.Keep: who holds the room reads its own copy, which has all that was acknowledged.
func (k *Keeper) Read(room string, from int) ([]string, error) {
	if !keep.GoodName(room) {
		return nil, keep.ErrName
	}
	k.mu.Lock()
	l := k.leases[room]
	k.mu.Unlock()
	var entries []string
	if own, ok, err := l.read(); ok {
		if err != nil {
			return nil, err
		}
		entries = own
	} else {
		c, err := k.content(context.Background(), room)
		if err != nil {
			return nil, err
		}
		if entries = c.entries; c.gone {
			entries = nil
		}
	}
	if from < 0 || from > len(entries) {
		return nil, keep.ErrNumber
	}
	return entries[from:], nil
}

// put adds a message to a room whose last message has a number, and gives its own. errConflict says that another was
// added; then this one never will be. keep.ErrUnsure says that it may be added still; any other error that it isn't.
func (k *Keeper) put(room string, text []byte, last uint64) (seq uint64, err error) {
	_, subject := k.shard(room)
	if k.cfg.before != nil {
		k.cfg.before()
	}
	unsure := false
	for end := time.Now().Add(k.cfg.Patience); ; time.Sleep(pauseTime) {
		ctx, cancel := context.WithTimeout(context.Background(), tryTime)
		ack, err := k.js.PublishMsg(ctx, &nats.Msg{Subject: subject, Data: text},
			jetstream.WithExpectLastSequencePerSubject(last), jetstream.WithRetryAttempts(0))
		if err == nil {
			cancel()
			return ack.Sequence, nil
		}
		nobody := errors.Is(err, nats.ErrNoResponders) || errors.Is(err, jetstream.ErrNoStreamResponse) ||
			errors.Is(err, nats.ErrReconnectBufExceeded)
		unsure = unsure || !nobody
		if unsure { // what stands there tells
			m, e := k.last(ctx, room)
			switch {
			case e != nil:
			case m.seq > last && string(m.data) == string(text):
				cancel()
				return m.seq, nil
			case m.seq > last:
				cancel()
				return 0, errConflict
			}
		}
		cancel()
		switch {
		case time.Now().Before(end):
		case unsure:
			return 0, errors.Join(keep.ErrUnsure, err)
		default:
			return 0, err
		}
	}
}

var errConflict = errors.New("another wrote to the room")

package natskeep

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// answerer is the header in which an answer says of which process it is.
const answerer = "Process"

// lookEach is how often it is looked whether those who don't answer are gone.
const lookEach = 50 * time.Millisecond

// AskAll asks all processes that listen on a subject, and hears what they Answer, until all that live did or the time
// is over. A process that is asked hears itself too.
func (k *Keeper) AskAll(subject string, question []byte, most time.Duration, hear func(answer []byte)) {
	end := time.Now().Add(most)
	inbox := nats.NewInbox()
	sub, err := k.nc.SubscribeSync(inbox)
	if err != nil {
		return
	}
	defer func() { _ = sub.Unsubscribe() }()
	missing := k.living()
	if k.nc.PublishRequest(subject, inbox, question) != nil {
		return
	}
	for missing == nil || len(missing) > 0 {
		m, err := sub.NextMsg(min(lookEach, time.Until(end)))
		switch {
		case err == nil:
			delete(missing, m.Header.Get(answerer))
			hear(m.Data)
		case !errors.Is(err, nats.ErrTimeout), !time.Now().Before(end):
			return
		default:
			for who := range missing {
				if k.Gone(who) {
					delete(missing, who)
				}
			}
		}
	}
}

// Answer answers somebody who asked all. It can't fail: who asked doesn't wait for long.
func (k *Keeper) Answer(m *nats.Msg, text []byte) {
	_ = m.RespondMsg(&nats.Msg{Header: nats.Header{answerer: []string{k.self}}, Data: text})
}

// living are the processes that gave a sign of late, this one too; nil where that can't be said.
func (k *Keeper) living() map[string]bool {
	k.mu.Lock()
	defer k.mu.Unlock()
	out := map[string]bool{}
	for who, at := range k.signs {
		if time.Since(at) < k.cfg.TTL {
			out[who] = true
		} else {
			delete(k.signs, who)
		}
	}
	if !out[k.self] {
		return nil
	}
	return out
}

// listen follows who gives signs.
func (k *Keeper) listen(ctx context.Context) error {
	return follow(ctx, k.nodes, func(e jetstream.KeyValueEntry) {
		k.mu.Lock()
		defer k.mu.Unlock()
		if e.Operation() == jetstream.KeyValuePut {
			k.signs[e.Key()] = time.Now()
		} else {
			delete(k.signs, e.Key())
		}
	})
}

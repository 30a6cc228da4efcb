package natskeep

import (
	"context"
	"time"

	"github.com/nats-io/nats.go"
)

// answerer is the header in which an answer says of which process it is.
const answerer = "Process"

// lookEach is how often it is looked whether those who don't answer are gone.
const lookEach = 50 * time.Millisecond

// AskAll asks all processes that listen on a subject, and hears what they Answer, until all that live did or the time is
// over. A process that is asked hears itself too.
func (k *Keeper) AskAll(subject string, question []byte, most time.Duration, hear func(answer []byte)) {
	end := time.Now().Add(most)
	inbox := nats.NewInbox()
	sub, err := k.nc.SubscribeSync(inbox)
	if err != nil {
		return
	}
	defer func() { _ = sub.Unsubscribe() }()
	missing := k.living(most)
	if k.nc.PublishRequest(subject, inbox, question) != nil {
		return
	}
	for missing == nil || len(missing) > 0 {
		m, err := sub.NextMsg(min(lookEach, time.Until(end)))
		switch {
		case err == nil:
			delete(missing, m.Header.Get(answerer))
			hear(m.Data)
		case !time.Now().Before(end):
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
func (k *Keeper) living(most time.Duration) map[string]bool {
	ctx, cancel := context.WithTimeout(context.Background(), most)
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

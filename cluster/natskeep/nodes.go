package natskeep

import (
	"context"
	"errors"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"posterestante/hosting/keep"
)

// sign says that this process lives.
func (k *Keeper) sign(ctx context.Context) error {
	_, err := k.nodes.Put(ctx, k.self, nil)
	return err
}

// live says so again and again.
func (k *Keeper) live(ctx context.Context) {
	tick := time.NewTicker(k.cfg.TTL / 4)
	defer tick.Stop()
	for {
		select {
		case <-ctx.Done():
			return
		case <-tick.C:
			one, cancel := context.WithTimeout(ctx, k.cfg.TTL/4)
			_ = k.sign(one) // where it fails for long, others take the rooms
			cancel()
		}
	}
}

// Lives says whether a process lives: it answers, or gave a sign a short while ago. A process that is gone is known
// at once, since NATS knows that nobody listens there.
func (k *Keeper) Lives(who string) bool {
	if who == k.self {
		return true
	}
	for range 3 {
		_, err := k.nc.Request(aliveName+who, nil, 300*time.Millisecond)
		if err == nil {
			return true
		}
		if errors.Is(err, nats.ErrNoResponders) {
			return false
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), tryTime)
	defer cancel()
	_, err := k.nodes.Get(ctx, who)
	return !errors.Is(err, jetstream.ErrKeyNotFound)
}

// watch follows who holds which room.
func (k *Keeper) watch(ctx context.Context) error {
	return follow(ctx, k.holds, func(e jetstream.KeyValueEntry) {
		who := string(e.Value())
		if e.Operation() != jetstream.KeyValuePut {
			who = ""
		}
		k.hold(e.Key(), who, e.Revision())
	})
}

// follow hears of all that a bucket has and of each change, until ctx is over.
func follow(ctx context.Context, kv jetstream.KeyValue, hear func(jetstream.KeyValueEntry)) error {
	w, err := kv.WatchAll(ctx)
	if err != nil {
		return err
	}
	go func() {
		for e := range w.Updates() {
			if e != nil { // nil comes once, after what there was
				hear(e)
			}
		}
	}()
	return nil
}

// holder is who holds a room, by the number of that entry in the table of leases.
type holder struct {
	who string
	rev uint64
}

// hold notes who holds a room, "" for nobody. A lease of this process that another took is over.
func (k *Keeper) hold(room, who string, rev uint64) {
	k.mu.Lock()
	defer k.mu.Unlock()
	before := k.table[room]
	if rev <= before.rev {
		return
	}
	k.table[room] = holder{who, rev}
	if c := k.stirs[room]; c != nil && who != before.who {
		close(c)
		delete(k.stirs, room)
	}
	if l := k.leases[room]; l != nil && who != k.self {
		go l.lost(rev)
	}
}

// lost ends a lease that another took.
func (l *lease) lost(rev uint64) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.rev < rev {
		_ = l.end() // a file that can't be closed is of no use either
		if l.k.cfg.Lost != nil {
			go l.k.cfg.Lost(l.room)
		}
	}
}

// Holder is who holds a room, "" for nobody, as far as was heard; changed is closed when that is no longer so.
func (k *Keeper) Holder(room string) (who string, changed <-chan struct{}) {
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.stirs[room] == nil {
		k.stirs[room] = make(chan struct{})
	}
	return k.table[room].who, k.stirs[room]
}

// Held is how many rooms this process holds; those that it is about to take don't count.
func (k *Keeper) Held() (n int) {
	k.mu.Lock()
	defer k.mu.Unlock()
	for _, l := range k.leases {
		if l.holds.Load() {
			n++
		}
	}
	return n
}

// claim writes into the table of leases that this process holds a room, and gives the number of that entry.
// keep.ErrHeld where another that lives does.
func (k *Keeper) claim(room string) (rev uint64, err error) {
	ctx, cancel := context.WithTimeout(context.Background(), k.cfg.Patience)
	defer cancel()
	for {
		e, err := k.holds.Get(ctx, room)
		switch {
		case errors.Is(err, jetstream.ErrKeyNotFound):
			rev, err = k.holds.Create(ctx, room, []byte(k.self))
		case err != nil:
			return 0, err
		case string(e.Value()) != k.self && k.Lives(string(e.Value())):
			return 0, keep.ErrHeld
		default:
			rev, err = k.holds.Update(ctx, room, []byte(k.self), e.Revision())
		}
		switch {
		case err == nil:
			k.hold(room, k.self, rev)
			return rev, nil
		case errors.Is(err, jetstream.ErrKeyExists), errors.Is(err, jetstream.ErrKeyRevisionMismatch): // read again
			if ctx.Err() != nil {
				return 0, keep.ErrHeld
			}
			time.Sleep(pauseTime / 5)
		default:
			return 0, err
		}
	}
}

// unclaim ends an entry of the table; another's stays.
func (k *Keeper) unclaim(room string, rev uint64) error {
	ctx, cancel := context.WithTimeout(context.Background(), tryTime)
	defer cancel()
	err := k.holds.Delete(ctx, room, jetstream.LastRevision(rev))
	if errors.Is(err, jetstream.ErrKeyExists) || errors.Is(err, jetstream.ErrKeyRevisionMismatch) {
		return nil
	}
	return err
}

// Gone says whether NATS knows that a process is gone.
func (k *Keeper) Gone(who string) bool {
	_, err := k.nc.Request(aliveName+who, nil, 200*time.Millisecond)
	return errors.Is(err, nats.ErrNoResponders)
}

package natskeep

import (
	"context"
	"errors"
	"sync"
	"sync/atomic"

	"github.com/nats-io/nats.go/jetstream"

	"posterestante/hosting/keep"
)

// lease implements keep.Lease.
type lease struct {
	k    *Keeper
	room string
	rev  uint64 // of its entry in the table of leases

	holds atomic.Bool // its mark is written

	mu   sync.Mutex
	file *file // nil once the lease is over
	stand
	last uint64 // the number of the room's last message in its stream
}

// Lease implements keep.Keep. It writes a mark into the room's stream, expecting the last message that it read: from
// then on whoever held the room before expects another, and nothing of theirs is taken any more.
func (k *Keeper) Lease(room string) (keep.Lease, error) {
	if !keep.GoodName(room) {
		return nil, keep.ErrName
	}
	l := &lease{k: k, room: room}
	k.mu.Lock()
	if k.leases[room] != nil {
		k.mu.Unlock()
		return nil, keep.ErrHeld
	}
	k.leases[room] = l
	k.mu.Unlock()
	l.mu.Lock()
	defer l.mu.Unlock()
	var err error
	if l.rev, err = k.claim(room); err == nil {
		if err = l.take(); err == nil {
			return l, nil
		}
	}
	l.rest()
	return nil, err
}

// take brings the stream and the copies together and writes the mark.
func (l *lease) take() error {
	ctx, cancel := context.WithTimeout(context.Background(), l.k.cfg.Patience)
	defer cancel()
	for {
		size, err := l.settle(ctx)
		if err != nil {
			return err
		}
		mark := record{Fence: max(l.rev, l.fence+1), At: l.n, Mark: l.k.self}
		mark.Chain = mark.chained(l.chain)
		text := mark.text()
		l.last, err = l.k.put(l.room, text, l.last)
		if errors.Is(err, errConflict) { // who held it before wrote just now, or another takes it
			if e, err := l.k.holds.Get(ctx, l.room); err != nil || e.Revision() != l.rev {
				return errors.Join(keep.ErrHeld, err)
			}
			continue
		}
		if err != nil {
			return err
		}
		if l.file, err = openFile(l.k.path(l.room), size); err != nil {
			return err
		}
		l.stand, _ = l.follow(&mark, len(text)) // it was made so
		l.holds.Store(true)
		return l.file.add(text)
	}
}

// settle has this process's copy be what the stream holds; where a copy holds more, the stream is told the rest. It
// gives the size of the copy.
func (l *lease) settle(ctx context.Context) (size int64, err error) {
	path := l.k.path(l.room)
	mine, st, size, err := readFile(path)
	if err != nil {
		return 0, err
	}
	last, err := l.k.lastPatiently(ctx, l.room)
	if err != nil {
		return 0, err
	}
	if r, err := readRecord(last.data); last.seq > 0 && err == nil && r.Chain == st.chain && !r.Gone { // mostly
		l.stand, l.last = st, last.seq
		return size, nil
	}
	there, err := l.k.content(ctx, l.room)
	if err != nil {
		return 0, err
	}
	if there.gone { // whoever forgot it didn't come to remove it
		if err := errors.Join(l.k.purge(l.room, there.last), dropFile(path)); err != nil {
			return 0, err
		}
		return l.settle(ctx)
	}
	better, ok := l.k.best(there.stand, mine, l.room)
	for _, r := range better {
		text := r.text()
		if there.last, err = l.k.put(l.room, text, there.last); err != nil {
			return 0, err
		}
		if err := there.take(text); err != nil {
			return 0, err
		}
	}
	l.stand, l.last = there.stand, there.last
	if there.chain == st.chain {
		return size, nil
	}
	return replaceFile(path, there.texts, len(mine) > 0 && !ok)
}

func (k *Keeper) lastPatiently(ctx context.Context, room string) (m message, err error) {
	err = k.patiently(ctx, func(ctx context.Context) error {
		m, err = k.last(ctx, room)
		return err
	})
	return m, err
}

// rest forgets the lease and its entry in the table.
func (l *lease) rest() {
	l.k.mu.Lock()
	if l.k.leases[l.room] == l {
		delete(l.k.leases, l.room)
	}
	l.k.mu.Unlock()
	if l.rev > 0 {
		_ = l.k.unclaim(l.room, l.rev) // an entry that stays can be taken again, by others when this process is gone
	}
}

// end lets go; the caller holds the lock.
func (l *lease) end() error {
	if l.file == nil {
		return nil
	}
	err := l.file.close()
	l.file = nil
	l.rest()
	return err
}

// Fence implements keep.Lease.
func (l *lease) Fence() uint64 { return l.fence }

// read is what this process has of a room that it holds; ok is false where it doesn't.
func (l *lease) read() (out []string, ok bool, err error) {
	if l == nil {
		return nil, false, nil
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil {
		return nil, false, nil
	}
	all, st, _, err := readFile(l.file.path)
	if err == nil && st.chain != l.chain {
		err = errRecord
	}
	for _, r := range all {
		out = append(out, r.entries...)
	}
	return out, true, err
}

// Append implements keep.Lease: first the copy of this process, then the stream; both have it before it says so. A
// message of no entries is one too: the stream takes it only if nobody else wrote to the room.
func (l *lease) Append(at int, entries ...string) error {
	for _, e := range entries {
		if !keep.GoodEntry(e) {
			return keep.ErrEntry
		}
	}
	l.mu.Lock()
	defer l.mu.Unlock()
	r := record{Fence: l.fence, At: l.n, entries: entries}
	r.Chain = r.chained(l.chain)
	text := r.text()
	switch {
	case l.file == nil:
		return keep.ErrFenced
	case at != l.n:
		return keep.ErrNumber
	case l.bytes+len(text) > keep.MaxRoom, len(text) > maxPayload-4096:
		return keep.ErrFull
	}
	return l.write(&r, text)
}

// write adds a record; the caller holds the lock.
func (l *lease) write(r *record, text []byte) error {
	if err := l.file.add(text); err != nil {
		if errors.Is(err, keep.ErrUnsure) {
			_ = l.end()
		}
		return err
	}
	seq, err := l.k.put(l.room, text, l.last)
	switch {
	case err == nil:
		l.last = seq
		l.stand, _ = l.follow(r, len(text)) // it was made so
		return nil
	case errors.Is(err, keep.ErrUnsure):
		return errors.Join(err, l.end())
	case errors.Is(err, errConflict):
		_, _ = l.file.drop(text), l.end() // what stays there is known by its chain
		return keep.ErrFenced
	}
	if e := l.file.drop(text); e != nil {
		return errors.Join(keep.ErrUnsure, err, e, l.end())
	}
	return err
}

// Release implements keep.Lease.
func (l *lease) Release() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.end()
}

// Forget implements keep.Lease: a last message ends the room, then all of it is removed.
func (l *lease) Forget() error {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.file == nil {
		return keep.ErrFenced
	}
	r := record{Fence: l.fence, At: l.n, Gone: true}
	r.Chain = r.chained(l.chain)
	if err := l.write(&r, r.text()); err != nil {
		return err
	}
	path := l.file.path
	err := l.k.purge(l.room, l.last)
	return errors.Join(err, dropFile(path), l.end())
}

// purge removes the messages of a room, up to one.
func (k *Keeper) purge(room string, upTo uint64) error {
	stream, subject := k.shard(room)
	ctx, cancel := context.WithTimeout(context.Background(), k.cfg.Patience)
	defer cancel()
	s, err := k.js.Stream(ctx, stream)
	if err != nil {
		return err
	}
	return s.Purge(ctx, jetstream.WithPurgeSubject(subject), jetstream.WithPurgeSequence(upTo+1))
}

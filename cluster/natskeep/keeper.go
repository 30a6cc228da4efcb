// Package natskeep keeps rooms in a NATS cluster with JetStream, so that several machines serve the rooms of one club:
// package keep's three verbs over a stream. cluster/README.md says why two referees never both write.
package natskeep

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"hash/fnv"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"

	"posterestante/game/store/filelock"
	"posterestante/hosting/keep"
)

// Config is what a Keeper is opened with.
type Config struct {
	URL      string        // of the NATS servers, with commas between them
	Dir      string        // the process's own folder: its copies of rooms that it held
	Replicas int           // of each stream; 0 for 3
	Shards   int           // streams of rooms, when they are made for the first time; 0 for 4
	TTL      time.Duration // after how long without a sign a process counts as dead; 0 for UsualTTL
	Patience time.Duration // how long an append may take before nobody knows; 0 for usualPatience
	Options  []nats.Option // how to connect, besides what is always so
	Lost     func(string)  // another took a room that this process held; may be nil

	before func() // before a message is sent, for tests
}

// What a Keeper does unless it is told otherwise.
const (
	UsualTTL      = 6 * time.Second
	usualPatience = 15 * time.Second
	usualShards   = 4
	maxPayload    = 8 << 20 // bytes of a message; servers must be set to as much
	tryTime       = 2 * time.Second
	pauseTime     = 50 * time.Millisecond
)

// Keeper implements keep.Keep.
type Keeper struct {
	cfg   Config
	nc    *nats.Conn
	js    jetstream.JetStream
	lock  *filelock.Lock
	nodes jetstream.KeyValue // who lives
	holds jetstream.KeyValue // who holds which room
	self  string             // this process: another name at each start
	stop  context.CancelFunc

	mu     sync.Mutex
	leases map[string]*lease
	table  map[string]holder // by room, as far as was heard
	stirs  map[string]chan struct{}
	signs  map[string]time.Time // by process: when it last gave a sign
}

// Names of what is kept in NATS.
const (
	streamName  = "ROOMS_%d"
	subjectName = "rooms.%d.%s"
	nodesBucket = "ROOM_NODES"
	holdsBucket = "ROOM_LEASES"
	aliveName   = "rooms-alive."
	copiesName  = "rooms-copies"
)

// Open connects and makes the streams where there are none. An error is one sentence.
func Open(cfg Config) (*Keeper, error) {
	if cfg.Replicas == 0 {
		cfg.Replicas = 3
	}
	if cfg.Shards == 0 {
		cfg.Shards = usualShards
	}
	if cfg.TTL == 0 {
		cfg.TTL = UsualTTL
	}
	if cfg.Patience == 0 {
		cfg.Patience = usualPatience
	}
	k := &Keeper{cfg: cfg, self: newName(), leases: map[string]*lease{}, table: map[string]holder{},
		stirs: map[string]chan struct{}{}, signs: map[string]time.Time{}}
	if err := os.MkdirAll(cfg.Dir, 0o700); err != nil {
		return nil, err
	}
	k.lock = filelock.New(filepath.Join(cfg.Dir, "rooms.lock"))
	if ok, err := k.lock.TryLock(); err != nil || !ok {
		return nil, fmt.Errorf("another process works in the folder %s (%w)", cfg.Dir, errors.Join(err, k.lock.Close()))
	}
	if err := k.connect(); err != nil {
		return nil, errors.Join(err, k.lock.Close())
	}
	return k, nil
}

func newName() string {
	var b [8]byte
	_, _ = rand.Read(b[:]) // it never fails
	return hex.EncodeToString(b[:])
}

func (k *Keeper) connect() (err error) {
	options := append([]nats.Option{nats.Name("posterestante-rooms"), nats.MaxReconnects(-1),
		nats.ReconnectWait(200 * time.Millisecond), nats.ReconnectJitter(100*time.Millisecond, 100*time.Millisecond),
		nats.ReconnectBufSize(-1), nats.PingInterval(2 * time.Second), nats.MaxPingsOutstanding(2),
		nats.Timeout(tryTime)}, k.cfg.Options...)
	if k.nc, err = nats.Connect(k.cfg.URL, options...); err != nil {
		return fmt.Errorf("NATS can't be reached at %s (%w)", k.cfg.URL, err)
	}
	ctx, stop := context.WithCancel(context.Background())
	k.stop = stop
	if k.js, err = jetstream.New(k.nc, jetstream.WithDefaultTimeout(tryTime)); err == nil {
		err = k.prepare(ctx)
	}
	if err != nil {
		stop()
		k.nc.Close()
	}
	return err
}

// prepare makes what there must be, and says that this process lives.
func (k *Keeper) prepare(ctx context.Context) (err error) {
	if k.nc.MaxPayload() < maxPayload {
		return fmt.Errorf("the NATS servers must allow messages of %d bytes (max_payload: %[1]d)", maxPayload)
	}
	if err := k.streams(ctx); err != nil {
		return err
	}
	if k.nodes, err = k.Bucket(ctx, nodesBucket, k.cfg.TTL); err != nil {
		return err
	}
	if k.holds, err = k.Bucket(ctx, holdsBucket, 0); err != nil {
		return err
	}
	if err := k.patiently(ctx, func(ctx context.Context) error { return k.sign(ctx) }); err != nil {
		return err
	}
	if _, err := k.nc.Subscribe(aliveName+k.self, func(m *nats.Msg) { _ = m.Respond(nil) }); err != nil {
		return err
	}
	if _, err := k.nc.Subscribe(copiesName, k.offer); err != nil {
		return err
	}
	if err := errors.Join(k.watch(ctx), k.listen(ctx)); err != nil {
		return err
	}
	go k.live(ctx)
	return k.nc.Flush()
}

// streams are made once, by whoever comes first; how many there are is what the first was told.
func (k *Keeper) streams(ctx context.Context) error {
	kv, err := k.Bucket(ctx, "ROOM_CLUB", 0)
	if err != nil {
		return err
	}
	text, err := Once(ctx, k, kv, "shards", fmt.Sprint(k.cfg.Shards))
	if err == nil {
		_, err = fmt.Sscan(text, &k.cfg.Shards)
	}
	for i := 0; err == nil && i < k.cfg.Shards; i++ {
		cfg := jetstream.StreamConfig{Name: fmt.Sprintf(streamName, i),
			Subjects: []string{fmt.Sprintf(subjectName, i, "*")}, Replicas: k.cfg.Replicas,
			Storage: jetstream.FileStorage, AllowDirect: true, MaxMsgSize: maxPayload,
			Duplicates: time.Second} // repeats are known by what they expect, not by a name
		err = k.patiently(ctx, func(ctx context.Context) error {
			_, err := k.js.CreateStream(ctx, cfg)
			if errors.Is(err, jetstream.ErrStreamNameAlreadyInUse) {
				return nil
			}
			return err
		})
	}
	if err != nil {
		return k.lack("the streams of rooms", err)
	}
	return nil
}

// Bucket opens a bucket of keys and values, and makes it where there is none.
func (k *Keeper) Bucket(ctx context.Context, name string, ttl time.Duration) (kv jetstream.KeyValue, err error) {
	err = k.patiently(ctx, func(ctx context.Context) error {
		if kv, err = k.js.KeyValue(ctx, name); errors.Is(err, jetstream.ErrBucketNotFound) {
			kv, err = k.js.CreateKeyValue(ctx, jetstream.KeyValueConfig{Bucket: name, TTL: ttl,
				Replicas: k.cfg.Replicas, History: 1, Storage: jetstream.FileStorage})
		}
		return err
	})
	if err != nil {
		return nil, k.lack("the bucket "+name, err)
	}
	return kv, nil
}

// Once is the value of a key that the first who comes sets.
func Once(ctx context.Context, k *Keeper, kv jetstream.KeyValue, key, value string) (text string, err error) {
	err = k.patiently(ctx, func(ctx context.Context) error {
		_, err := kv.Create(ctx, key, []byte(value))
		if err != nil && !errors.Is(err, jetstream.ErrKeyExists) {
			return err
		}
		e, err := kv.Get(ctx, key)
		if err == nil {
			text = string(e.Value())
		}
		return err
	})
	return text, err
}

// Self names this process; another name at each start.
func (k *Keeper) Self() string { return k.self }

// Conn is the connection to NATS.
func (k *Keeper) Conn() *nats.Conn { return k.nc }

// shard is the stream of a room, and its subject there.
func (k *Keeper) shard(room string) (stream, subject string) {
	h := fnv.New32a()
	_, _ = h.Write([]byte(room)) // it never fails
	i := int(h.Sum32() % uint32(k.cfg.Shards))
	return fmt.Sprintf(streamName, i), fmt.Sprintf(subjectName, i, room)
}

func (k *Keeper) path(room string) string { return filepath.Join(k.cfg.Dir, room+".room") }

// Names implements keep.Keep.
func (k *Keeper) Names() (out []string, err error) {
	for i := range k.cfg.Shards {
		err = errors.Join(err, k.patiently(context.Background(), func(ctx context.Context) error {
			s, err := k.js.Stream(ctx, fmt.Sprintf(streamName, i))
			if err != nil {
				return err
			}
			prefix := fmt.Sprintf(subjectName, i, "")
			info, err := s.Info(ctx, jetstream.WithSubjectFilter(prefix+"*"))
			if err != nil {
				return err
			}
			for subject := range info.State.Subjects {
				if name := strings.TrimPrefix(subject, prefix); keep.GoodName(name) {
					out = append(out, name)
				}
			}
			return nil
		}))
	}
	return out, err
}

// Close lets all rooms go and ends the connection.
func (k *Keeper) Close() error {
	k.mu.Lock()
	var all []*lease
	for _, l := range k.leases {
		all = append(all, l)
	}
	k.mu.Unlock()
	for _, l := range all {
		_ = l.Release()
	}
	ctx, cancel := context.WithTimeout(context.Background(), tryTime)
	_ = k.nodes.Delete(ctx, k.self) // else it ends by itself
	cancel()
	k.stop()
	k.nc.Close()
	return k.lock.Close()
}

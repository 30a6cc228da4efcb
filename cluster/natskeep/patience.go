package natskeep

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// patiently tries until it works, as long as the Keeper's patience: servers that just started have no leader yet.
func (k *Keeper) patiently(ctx context.Context, do func(context.Context) error) (err error) {
	for end := time.Now().Add(k.cfg.Patience); ; time.Sleep(pauseTime) {
		one, cancel := context.WithTimeout(ctx, tryTime)
		err = do(one)
		cancel()
		if err == nil || ctx.Err() != nil || hopeless(err) || time.Now().After(end) {
			return err
		}
	}
}

// hopeless says whether it can't help to try again: one server alone keeps nothing on three.
func hopeless(err error) bool {
	var e *jetstream.APIError
	return errors.As(err, &e) && e.ErrorCode == noReplicas
}

const noReplicas = 10074 // of a server that is in no cluster

// lack says what the servers lack, where something can't be made.
func (k *Keeper) lack(what string, err error) error {
	if errors.Is(err, nats.ErrNoResponders) || errors.Is(err, jetstream.ErrJetStreamNotEnabled) {
		return fmt.Errorf("the NATS servers keep nothing: JetStream must be on, and most of them be there (%w)", err)
	}
	return fmt.Errorf("%s can't be made to lie on %d NATS servers (%w)", what, k.cfg.Replicas, err)
}

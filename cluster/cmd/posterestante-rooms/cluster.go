package main

import (
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"path/filepath"

	"github.com/nats-io/nats.go"

	"posterestante/cluster/natskeep"
	"posterestante/cluster/peers"
	"posterestante/hosting/club"
)

// cluster is what the flags say of NATS.
type cluster struct {
	url, creds, ca, cert, key string
	replicas, streams         int
}

func (c *cluster) flags(f *flag.FlagSet) {
	f.StringVar(&c.url, "nats", "", "the NATS servers, such as tls://a:4222,tls://b:4222,tls://c:4222")
	f.StringVar(&c.creds, "creds", "", "the file of credentials for NATS")
	f.StringVar(&c.ca, "ca", "", "the file of the authority that signed the NATS servers' certificates")
	f.StringVar(&c.cert, "nats-cert", "", "the file of the certificate by which NATS knows this process")
	f.StringVar(&c.key, "nats-key", "", "the file of that certificate's key")
	f.IntVar(&c.streams, "streams", 4, "into how many streams rooms are spread; what a club first began with stays")
	f.IntVar(&c.replicas, "replicas", 3, "how many NATS servers hold each room: 1, 3 or 5")
}

// check says in one sentence what is wrong with the flags, "" where nothing is.
func (c *cluster) check() string {
	switch {
	case c.url == "" && (c.creds != "" || c.ca != "" || c.cert != "" || c.key != ""):
		return "-creds, -ca, -nats-cert and -nats-key belong to -nats"
	case (c.cert == "") != (c.key == ""):
		return "-nats-cert and -nats-key belong together"
	case c.replicas != 1 && c.replicas != 3 && c.replicas != 5:
		return "-replicas is 1, 3 or 5"
	case c.streams < 1 || c.streams > mostStreams:
		return fmt.Sprintf("-streams is 1 to %d", mostStreams)
	}
	return ""
}

// mostStreams is how many streams of rooms a club may have; each is a group of servers that elects a leader.
const mostStreams = 1000

// options are how NATS is reached; a file that can't be used is an error.
func (c *cluster) options() (out []nats.Option, err error) {
	if c.creds != "" {
		out = append(out, nats.UserCredentials(c.creds))
	}
	if c.ca != "" {
		out = append(out, nats.RootCAs(c.ca))
	}
	if c.cert != "" {
		if _, err := tls.LoadX509KeyPair(c.cert, c.key); err != nil {
			return nil, fmt.Errorf("the certificate for NATS can't be used: %w", err)
		}
		out = append(out, nats.ClientCert(c.cert, c.key))
	}
	return out, nil
}

// join has the club be one with others that share a NATS cluster.
func (c *cluster) join(cfg *club.Config) (end func() error, err error) {
	options, err := c.options()
	if err != nil {
		return nil, err
	}
	var others *peers.Peers
	k, err := natskeep.Open(natskeep.Config{URL: c.url, Dir: filepath.Join(cfg.Dir, "held"), Replicas: c.replicas,
		Shards: c.streams, Options: options, Lost: func(room string) { others.Lost(room) }})
	if err != nil {
		return nil, err
	}
	others = peers.New(k)
	if cfg.Pass, err = others.Pass(); err != nil {
		return nil, errors.Join(err, k.Close())
	}
	cfg.Keep, cfg.Others = k, others
	return k.Close, nil
}

// The command posterestante-rooms serves the rooms of a club on several machines: as "posterestante rooms" does on one,
// and with -nats together with others that share a NATS cluster.
package main

import (
	"crypto/tls"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"runtime/debug"
	"strings"
	"syscall"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/headless"
	"posterestante/hosting"
	"posterestante/hosting/club"
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// plan is what the flags say.
type plan struct {
	listen, dir, name, cert, key string
	proxied                      bool
	most                         int
	nats                         cluster
}

func (p *plan) flags(errw io.Writer) *flag.FlagSet {
	f := flag.NewFlagSet("posterestante-rooms", flag.ContinueOnError)
	f.SetOutput(errw)
	p.nats.flags(f)
	f.StringVar(&p.listen, "listen", "127.0.0.1:7777", "the address that it listens on")
	f.StringVar(&p.dir, "dir", "", "the folder of all that this process keeps")
	f.StringVar(&p.name, "name", "", "the club's name, with its port where that isn't the usual one")
	f.StringVar(&p.cert, "cert", "", "the certificate, for https")
	f.StringVar(&p.key, "key", "", "the certificate's key")
	f.BoolVar(&p.proxied, "proxy", false, "a proxy stands before it, does https and says who comes in X-Forwarded-For")
	f.IntVar(&p.most, "rooms", club.UsualMost, "how many rooms there may be")
	return f
}

// check says in one sentence what is wrong with the flags, "" where nothing is.
func (p *plan) check(rest []string) string {
	switch {
	case len(rest) > 0 || p.dir == "":
		return "it takes flags only, and -dir is one of them (-h lists them)"
	case (p.cert == "") != (p.key == ""):
		return "-cert and -key belong together"
	case p.proxied && p.cert != "":
		return "either it has a certificate of its own, or a proxy before it that has one"
	case strings.ContainsAny(p.name, "/# "):
		return "-name is a host's name, such as club.example"
	case p.most < 1:
		return "-rooms is 1 or more"
	}
	return p.nats.check()
}

// garbage is how much memory may be garbage, in percent of what is used: many rooms are small, and make little.
const garbage = 50

func run(args []string, out, errw io.Writer) int {
	var p plan
	f := p.flags(errw)
	if err := f.Parse(args); err != nil {
		if errors.Is(err, flag.ErrHelp) {
			return headless.Well
		}
		return headless.Misuse
	}
	fail := func(status int, why string) int {
		_, _ = fmt.Fprintln(errw, "posterestante-rooms: "+strings.ReplaceAll(why, "\n", "; "))
		return status
	}
	if why := p.check(f.Args()); why != "" {
		return fail(headless.Misuse, why)
	}
	if os.Getenv("GOGC") == "" {
		debug.SetGCPercent(garbage)
	}
	stop := make(chan os.Signal, 1) // asked from now on, so that no start is left half done
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(stop)
	c, end, err := p.open()
	if err != nil {
		return fail(headless.Failed, usererr.Words(err, words.In("en")))
	}
	line, err := json.Marshal(map[string]any{"link": c.Link(), "address": c.Addr().String(), "nats": p.nats.url != ""})
	if err == nil {
		_, err = out.Write(append(line, '\n'))
	}
	if err == nil {
		<-stop
	}
	if err = errors.Join(err, c.Close(), end()); err != nil {
		return fail(headless.Failed, err.Error())
	}
	return headless.Well
}

// open opens the club; end ends what it stands on.
func (p *plan) open() (c *club.Club, end func() error, err error) {
	cfg := club.Config{Listen: p.listen, Name: p.name, Proxied: p.proxied, Most: p.most}
	if cfg.Dir, err = filepath.Abs(p.dir); err != nil {
		return nil, nil, err
	}
	if p.cert != "" {
		get, err := headless.Certificate(p.cert, p.key)
		if err != nil {
			return nil, nil, usererr.Told("the certificate can't be used: " + err.Error())
		}
		cfg.TLS = &tls.Config{GetCertificate: get, MinVersion: tls.VersionTLS12, NextProtos: []string{"http/1.1"}}
	}
	if _, files := hosting.FindPage(); files != nil {
		cfg.Page = http.Handler(files)
	}
	end = func() error { return nil }
	if p.nats.url != "" {
		if end, err = p.nats.join(&cfg); err != nil {
			return nil, nil, usererr.Told(err.Error())
		}
	}
	if c, err = club.Open(cfg); err != nil {
		err = errors.Join(err, end())
	}
	return c, end, err
}

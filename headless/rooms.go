//go:build !js

package headless

import (
	"crypto/tls"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/hosting"
	"posterestante/hosting/club"
)

// roomsPlan is what a club is opened with.
type roomsPlan struct {
	listen, dir, name, cert, key string
	proxied                      bool
	most                         int
}

func roomsFlags(p *roomsPlan) *flags {
	f := newFlags("rooms", "",
		"keeps the rooms of a club until it is asked to stop; prints one line of JSON: link, address, page. "+
			"Whoever has the link opens rooms there. /status and /metrics tell how it stands")
	f.text(&p.listen, "listen", "127.0.0.1:7777", ":7777", "the address that it listens on")
	f.text(&p.dir, "dir", "", "/var/lib/posterestante", "the folder of all that it keeps")
	f.text(&p.name, "name", "", "club.example", "its name, with its port where that isn't the usual one")
	f.text(&p.cert, "cert", "", "fullchain.pem", "the certificate, for https; it is read again when it changes")
	f.text(&p.key, "key", "", "privkey.pem", "the certificate's key")
	f.yes(&p.proxied, "proxy", "a proxy stands before it, does https and says who comes in X-Forwarded-For")
	f.number(&p.most, "rooms", club.UsualMost, "500", "how many rooms there may be")
	return f
}

// Rooms keeps the rooms of a club.
func Rooms(args []string, in io.Reader, out, errw io.Writer) int {
	var p roomsPlan
	rest, status, done := roomsFlags(&p).parse(args, out, errw)
	if done {
		return status
	}
	switch {
	case len(rest) > 0 || p.dir == "":
		return fail(errw, Misuse, "rooms: it takes flags only, and -dir is one of them (-h lists them)")
	case (p.cert == "") != (p.key == ""):
		return fail(errw, Misuse, "rooms: -cert and -key belong together")
	case p.proxied && p.cert != "":
		return fail(errw, Misuse, "rooms: either it has a certificate of its own, or a proxy before it that has one")
	case strings.ContainsAny(p.name, "/# "):
		return fail(errw, Misuse, "rooms: -name is a host's name, such as club.example")
	}
	stop := make(chan os.Signal, 1) // asked from now on, so that no start is left half done
	signal.Notify(stop, os.Interrupt, syscall.SIGTERM)
	defer signal.Stop(stop)
	c, page, err := p.open()
	if err != nil {
		return fail(errw, Failed, "rooms: %s", usererr.Words(err, words.In("en")))
	}
	line, err := json.Marshal(map[string]any{"link": c.Link(), "address": c.Addr().String(), "page": page})
	if err == nil {
		_, err = out.Write(append(line, '\n'))
	}
	if err != nil {
		_ = c.Close() // nobody knows its link
		return fail(errw, Failed, "rooms: the output can't be written: %v", err)
	}
	<-stop
	if err := c.Close(); err != nil {
		return fail(errw, Failed, "rooms: %v", err)
	}
	return Well
}

// open opens the club; page says whether it serves the page.
func (p *roomsPlan) open() (c *club.Club, page bool, err error) {
	cfg := club.Config{Listen: p.listen, Name: p.name, Proxied: p.proxied, Most: p.most}
	if cfg.Dir, err = filepath.Abs(p.dir); err != nil {
		return nil, false, err
	}
	if p.cert != "" {
		get, err := Certificate(p.cert, p.key)
		if err != nil {
			return nil, false, usererr.Told("the certificate can't be used: " + err.Error())
		}
		cfg.TLS = &tls.Config{GetCertificate: get, MinVersion: tls.VersionTLS12, NextProtos: []string{"http/1.1"}}
	}
	if _, files := hosting.FindPage(); files != nil {
		page, cfg.Page = true, http.Handler(files)
	}
	c, err = club.Open(cfg)
	return c, page, err
}

// certificate is read anew when its file changes, so that it can be renewed while people play.
type certificate struct {
	cert, key string

	mu    sync.Mutex
	when  time.Time // of the file that was read
	asked time.Time
	have  *tls.Certificate
}

// Certificate reads a certificate for https; what it gives reads it again when its file changes.
func Certificate(cert, key string) (get func(*tls.ClientHelloInfo) (*tls.Certificate, error), err error) {
	c := &certificate{cert: cert, key: key}
	_, err = c.get(nil)
	return c.get, err
}

// certEach is how often the file is looked at.
const certEach = time.Minute

func (c *certificate) get(*tls.ClientHelloInfo) (*tls.Certificate, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.have != nil && time.Since(c.asked) < certEach {
		return c.have, nil
	}
	c.asked = time.Now()
	info, err := os.Stat(c.cert)
	if err == nil && (c.have == nil || !info.ModTime().Equal(c.when)) {
		var read tls.Certificate
		if read, err = tls.LoadX509KeyPair(c.cert, c.key); err == nil {
			c.have, c.when = &read, info.ModTime()
		}
	}
	if c.have != nil { // the one of before is better than none
		return c.have, nil
	}
	return nil, err
}

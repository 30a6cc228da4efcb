//go:build !js

package headless

import (
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"net/http"
	"net/http/httptest"
	"net/http/httputil"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// TestSecure plays a match over https, in a club that has a certificate of its own, and in one that stands behind a proxy.
func TestSecure(t *testing.T) {
	front := httptest.NewUnstartedServer(nil) // only its certificate is used at first
	front.StartTLS()
	defer front.Close()
	roots := x509.NewCertPool()
	roots.AddCert(front.Certificate())
	trusts(t, &tls.Config{RootCAs: roots})
	t.Run("own certificate", func(t *testing.T) {
		cert, key := files(t, front.TLS.Certificates[0])
		p := rooms(t, t.TempDir(), "127.0.0.1:0", "-cert", cert, "-key", key)
		overall(t, p.said.Link)
	})
	t.Run("proxy", func(t *testing.T) {
		name := strings.TrimPrefix(front.URL, "https://")
		p := rooms(t, t.TempDir(), "127.0.0.1:0", "-proxy", "-name", name)
		to := &url.URL{Scheme: "http", Host: p.said.Address}
		front.Config.Handler = &httputil.ReverseProxy{Rewrite: func(r *httputil.ProxyRequest) {
			r.SetURL(to)
			r.Out.Host = r.In.Host
			r.SetXForwarded()
		}}
		overall(t, p.said.Link)
	})
}

// overall plays a match in a room of a club to the end.
func overall(t *testing.T, club string) {
	t.Helper()
	at, err := link.ParseWay(club)
	if err != nil || !at.Secure {
		t.Fatal(club, err)
	}
	guests, owner := opens(t, at, "montaigne")
	friends, all := two(t, guests)
	host, err := link.Dial(t.Context(), link.Way{Host: at.Host, Secure: true, Key: owner})
	if err != nil {
		t.Fatal(err)
	}
	defer host.Close()
	hostingtest.Begin(t, host)
	all.Wait()
	for _, f := range friends {
		if s := f.Mirror.Session(f.Seat); !s.Over() {
			t.Errorf("seat %d: %d actions, and no end", f.Seat, s.Len())
		}
	}
}

// trusts has links of this process trust whom it says, until the test is over.
func trusts(t *testing.T, c *tls.Config) {
	t.Helper()
	way := http.DefaultTransport.(*http.Transport)
	was := way.TLSClientConfig
	way.TLSClientConfig = c
	t.Cleanup(func() { way.TLSClientConfig = was })
}

// files are a certificate and its key as files.
func files(t *testing.T, c tls.Certificate) (cert, key string) {
	t.Helper()
	secret, err := x509.MarshalPKCS8PrivateKey(c.PrivateKey)
	if err != nil {
		t.Fatal(err)
	}
	write := func(name, kind string, b []byte) string {
		path := filepath.Join(t.TempDir(), name)
		if err := os.WriteFile(path, pem.EncodeToMemory(&pem.Block{Type: kind, Bytes: b}), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	return write("cert.pem", "CERTIFICATE", c.Certificate[0]), write("key.pem", "PRIVATE KEY", secret)
}

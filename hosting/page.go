//go:build !js

package hosting

import (
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"mime"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
)

// Page serves the page of the program from a folder, by gzip where the browser takes it: over plain http browsers take
// no brotli.
type Page struct {
	files fs.FS
	mu    sync.Mutex
	small map[string][]byte // what was squeezed here, by name
}

// NewPage serves the files of a folder as scripts/webbuild.sh makes it.
func NewPage(files fs.FS) *Page { return &Page{files: files, small: map[string][]byte{}} }

// FindPage is where the page lies that a door serves, and what serves it: beside the program, where packages put it, or
// where POSTE_WEB says. It is "" where there is none: then only programs can join.
func FindPage() (dir string, page *Page) {
	exe, _ := os.Executable() // without it the folders beside it aren't looked at
	at := filepath.Dir(exe)
	for _, d := range []string{os.Getenv("POSTE_WEB"), filepath.Join(at, "web"),
		filepath.Join(at, "share", "posterestante", "web"), filepath.Join(at, "..", "share", "posterestante", "web"),
		filepath.Join(at, "..", "Resources", "web"), "/usr/share/posterestante/web", filepath.Join("build", "web")} {
		if d == "" {
			continue
		}
		if info, err := os.Stat(filepath.Join(d, "poste.wasm")); err == nil && info.Mode().IsRegular() {
			return d, NewPage(os.DirFS(d))
		}
	}
	return "", nil
}

// squeezes are the kinds of files that are worth it.
var squeezes = map[string]bool{".wasm": true, ".js": true, ".html": true, ".svg": true, ".webmanifest": true}

// types are those that a system may not know.
var types = map[string]string{".wasm": "application/wasm", ".js": "text/javascript; charset=utf-8",
	".html": "text/html; charset=utf-8", ".svg": "image/svg+xml", ".webmanifest": "application/manifest+json",
	".png": "image/png"}

// ServeHTTP implements http.Handler.
func (p *Page) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	name := strings.TrimPrefix(path.Clean("/"+r.URL.Path), "/")
	if name == "" {
		name = "index.html"
	}
	info, err := fs.Stat(p.files, name)
	if err != nil || !info.Mode().IsRegular() || !fs.ValidPath(name) {
		http.NotFound(w, r)
		return
	}
	ext := path.Ext(name)
	kind := types[ext]
	if kind == "" {
		kind = mime.TypeByExtension(ext)
	}
	head := w.Header()
	head.Set("Content-Type", kind)
	head.Set("Cache-Control", "no-cache")
	head.Set("X-Content-Type-Options", "nosniff")
	head.Set("Referrer-Policy", "no-referrer")
	data, err := p.read(name, squeezes[ext] && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip"), head)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	head.Set("Content-Length", strconv.Itoa(len(data)))
	if r.Method == http.MethodGet {
		_, _ = w.Write(data) // whoever left needs it no longer
	}
}

// read is a file, squeezed where that is asked for.
func (p *Page) read(name string, squeeze bool, head http.Header) ([]byte, error) {
	if !squeeze {
		return fs.ReadFile(p.files, name)
	}
	head.Set("Content-Encoding", "gzip")
	head.Set("Vary", "Accept-Encoding")
	if data, err := fs.ReadFile(p.files, name+".gz"); err == nil {
		return data, nil
	}
	p.mu.Lock()
	defer p.mu.Unlock()
	if data := p.small[name]; data != nil {
		return data, nil
	}
	f, err := p.files.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var b bytes.Buffer
	z, _ := gzip.NewWriterLevel(&b, gzip.BestSpeed) // the level is a good one
	if _, err := io.Copy(z, f); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	p.small[name] = b.Bytes()
	return b.Bytes(), nil
}

// Package linktest looks for secrets in what was recorded of a link.
package linktest

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"encoding/base64"
	"encoding/hex"
	"encoding/json"
	"io"
	"strings"
)

// Leaks says how a secret can be read in recorded bytes, "" where it can't: as it is, as hex, as base64 at any
// offset, as text of JSON, or in what was squeezed by gzip or flate at any place. A secret has at least 6 bytes.
func Leaks(recorded, secret []byte) string {
	quoted, _ := json.Marshal(string(secret))
	for _, way := range []struct {
		name string
		what []byte
	}{
		{"plain", secret}, {"hex", []byte(hex.EncodeToString(secret))},
		{"HEX", []byte(strings.ToUpper(hex.EncodeToString(secret)))}, {"json", bytes.Trim(quoted, `"`)},
	} {
		if bytes.Contains(recorded, way.what) {
			return way.name
		}
	}
	for offset := range 3 {
		encodings := map[string]*base64.Encoding{"base64": base64.StdEncoding, "base64url": base64.URLEncoding}
		for name, e := range encodings {
			padded := append(make([]byte, offset), secret...)
			text := e.EncodeToString(padded[:len(padded)/3*3])
			if core := text[(offset*8+5)/6:]; len(core) > 5 && bytes.Contains(recorded, []byte(core)) {
				return name
			}
		}
	}
	for i := range recorded {
		for name, open := range map[string]func(io.Reader) (io.Reader, error){
			"gzip":  func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) },
			"flate": func(r io.Reader) (io.Reader, error) { return flate.NewReader(r), nil },
		} {
			if name == "gzip" && !bytes.HasPrefix(recorded[i:], []byte{0x1f, 0x8b}) {
				continue
			}
			r, err := open(bytes.NewReader(recorded[i:]))
			if err != nil {
				continue
			}
			text, _ := io.ReadAll(io.LimitReader(r, 1<<16)) // what could be read before an error counts
			if bytes.Contains(text, secret) {
				return name
			}
		}
	}
	return ""
}

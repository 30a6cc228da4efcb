package linktest

import (
	"bytes"
	"compress/flate"
	"compress/gzip"
	"crypto/rand"
	"encoding/base64"
	"encoding/hex"
	"testing"
)

// TestLeaks plants a secret in noise, in each way, and finds it; in noise alone it finds none.
func TestLeaks(t *testing.T) {
	secret := []byte("sleepingbag \"camera\"")
	noise := make([]byte, 2000)
	_, _ = rand.Read(noise)
	if how := Leaks(noise, secret); how != "" {
		t.Fatalf("found in noise: %s", how)
	}
	squeezed := func(gz bool) []byte {
		var b bytes.Buffer
		if gz {
			w := gzip.NewWriter(&b)
			_, _ = w.Write([]byte("and so on " + string(secret)))
			_ = w.Close()
		} else {
			w, _ := flate.NewWriter(&b, 9)
			_, _ = w.Write([]byte("and so on " + string(secret)))
			_ = w.Close()
		}
		return b.Bytes()
	}
	for name, plant := range map[string][]byte{
		"plain": secret, "hex": []byte(hex.EncodeToString(secret)), "json": []byte(`sleepingbag \"camera\"`),
		"base64/0": []byte(base64.StdEncoding.EncodeToString(secret)),
		"base64/1": []byte(base64.StdEncoding.EncodeToString(append([]byte("x"), secret...))),
		"base64/2": []byte(base64.URLEncoding.EncodeToString(append([]byte("xy"), secret...))),
		"gzip":     squeezed(true), "flate": squeezed(false),
	} {
		if Leaks(append(append(bytes.Clone(noise), plant...), noise...), secret) == "" {
			t.Errorf("%s was not found", name)
		}
	}
}

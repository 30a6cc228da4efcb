package headless

import (
	"bytes"
	"strings"
	"testing"
	"time"
)

// TestBar: it is silent where no terminal is, tells steps a few times a second, and is wiped off.
func TestBar(t *testing.T) {
	var out bytes.Buffer
	b := barOn(&out, "games", 10)
	b.Add(3)
	b.Finish()
	if out.Len() > 0 {
		t.Errorf("without a terminal it says %q", out.String())
	}
	b.out = &out
	b.Add(2)
	b.Add(1) // too soon after
	b.shown = time.Time{}
	b.Set(12) // never more than there are
	if got := strings.Split(out.String(), "\r")[1:]; len(got) != 2 || !strings.HasSuffix(got[0], "] 5/10") || !strings.HasSuffix(got[1], "] 10/10") || strings.Count(got[0], "=") != 20 {
		t.Errorf("%q", got)
	}
	out.Reset()
	b.Finish()
	if out.String() != "\r\x1b[K" {
		t.Errorf("at the end %q", out.String())
	}
}

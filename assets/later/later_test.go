package later

import (
	"testing"
	"testing/fstest"
)

// TestRead: what is in the program is read from there, what isn't is an error.
func TestRead(t *testing.T) {
	f := In(fstest.MapFS{"cards/a.png": {Data: []byte("a")}}, "cards")
	if data, err := f.Read("a.png"); err != nil || string(data) != "a" {
		t.Errorf("%q, %v", data, err)
	}
	if _, err := f.Read("b.png"); err == nil {
		t.Error("a file that isn't there is read")
	}
	if _, err := At("cards").Read("a.png"); err == nil {
		t.Error("without a page a file beside it is read")
	}
}

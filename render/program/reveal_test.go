package program

import (
	"fmt"
	"testing"
)

// TestRevealed: each system is asked in its own way to show a file in its folder.
func TestRevealed(t *testing.T) {
	for system, want := range map[string]string{
		"linux": "xdg-open [/home/zoé et moi]", "freebsd": "xdg-open [/home/zoé et moi]",
		"darwin": "open [-R /home/zoé et moi/a.png]", "windows": "explorer [/select,/home/zoé et moi/a.png]",
	} {
		name, args := revealed(system, "/home/zoé et moi/a.png")
		if got := fmt.Sprint(name, " ", args); got != want {
			t.Errorf("%s: %s, want %s", system, got, want)
		}
	}
}

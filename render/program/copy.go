//go:build !js

package program

import "github.com/atotto/clipboard"

// copies puts a text where it can be pasted. On Linux one of xclip, xsel, wl-copy must be there.
func copies(text string) error { return clipboard.WriteAll(text) }

// pasted is what lies ready to be pasted, "" for nothing.
func pasted() string {
	text, err := clipboard.ReadAll()
	if err != nil {
		return ""
	}
	return text
}

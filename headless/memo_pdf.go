//go:build !js

package headless

import (
	"posterestante/assets/rules"
	"posterestante/headless/leaflet"
)

// memoPDF is the memo of a game as a PDF.
func memoPDF(name, lang string) ([]byte, error) {
	book, err := rules.For(name, lang)
	if err != nil {
		return nil, err
	}
	m, err := rules.MemoOf(name, lang)
	if err != nil {
		return nil, err
	}
	return (&leaflet.Leaflet{Game: book.Title, Lang: lang, Memo: m}).PDF()
}

package golden

import (
	"strings"
	"testing"

	"posterestante/assets/words"
)

// TestNoHoleInWords checks that no screen shows or says words with a place that nothing fills, or the key of a message
// that isn't there.
func TestNoHoleInWords(t *testing.T) {
	for _, lang := range words.Languages() {
		for name, show := range screens(t, lang) {
			f := show.Frame()
			said := []string{}
			for _, s := range f.Sprites {
				said = append(said, s.Pic.Text)
			}
			for _, h := range f.Hots {
				said = append(said, h.Label)
			}
			for _, s := range said {
				if strings.Contains(s, "<no value>") || strings.Contains(s, "{{") || strings.HasPrefix(s, "[") {
					t.Errorf("%s %s says %q", lang, name, s)
				}
			}
		}
	}
}

package wording

import (
	"testing"

	"posterestante/assets/words"
	"posterestante/game/globe/globetest"
	"posterestante/game/sakodo"
)

// TestBarterTold: who offers what to whom, for what, and what became of it, in both languages (S5.4, S5.5).
func TestBarterTold(t *testing.T) {
	run := globetest.Start(t, sakodo.Game, "bag passport guide; 1: bag passport compass")
	said := map[string]map[string]string{
		"en": {"offer": "Lise offers Jo a guide and €50 for a compass", "accept": "Jo accepts a guide and €50 for a compass"},
		"fr": {"offer": "Lise offre à Jo un guide et 50 € contre une boussole", "accept": "Jo accepte un guide et 50 € contre une boussole"},
	}
	for _, text := range []string{"barter 1", "give guide", "seek compass", "add", "sum 50", "offer", "accept"} {
		if _, err := run.S.DoText(text); err != nil {
			t.Fatal(err)
		}
		for _, lang := range words.Languages() {
			got := For("sakodo", words.In(lang), []string{"Lise", "Jo"}).Told(run.S, run.S.Len()-1, 0).Short
			if want := said[lang][text]; want != "" && got != want {
				t.Errorf("%s is told %q, not %q", text, got, want)
			}
		}
	}
}

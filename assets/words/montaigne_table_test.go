package words

import (
	"regexp"
	"strings"
	"testing"
)

// elided is a name of a seat or a city after a word that would be elided before
// a vowel, which a name may begin with.
var elided = regexp.MustCompile(`(?i)\b(de|que|du|des|le|la|jusque|lorsque|puisque) \{\{\.(Who|Whom|Next|City|List)\}\}|[dlqjsm]’\{\{`)

// TestMontaigneTableTypography holds each language's marks, spaces and elisions
// in all that is said of the game at the table.
func TestMontaigneTableTypography(t *testing.T) {
	for _, lang := range languages {
		n := 0
		for k, v := range read(t, lang) {
			if !strings.HasPrefix(k, "montaigne.") {
				continue
			}
			n++
			for _, bad := range []string{"'", "\"", "  ", "...", "\u202f", " ,", " ."} {
				if strings.Contains(v, bad) {
					t.Errorf("%s: %s has %q: %q", lang, k, bad, v)
				}
			}
			if strings.TrimSpace(v) != v {
				t.Errorf("%s: %s has spaces around it: %q", lang, k, v)
			}
			if marks := narrow.FindString(v); lang == "fr" && marks != "" {
				t.Errorf("fr: %s has %q without its space", k, marks)
			}
			if lang == "en" && strings.ContainsAny(v, "\u00a0«»") {
				t.Errorf("en: %s has French marks: %q", k, v)
			}
			if bad := elided.FindString(v); lang == "fr" && bad != "" {
				t.Errorf("fr: %s has %q, which may have to be elided", k, bad)
			}
			refusal := strings.HasPrefix(k, "montaigne.refuse.")
			if refusal && (!strings.HasSuffix(v, ".") || len(v) > 150) {
				t.Errorf("%s: %s is no sentence that fits: %q", lang, k, v)
			}
		}
		if n < 400 {
			t.Errorf("%s: only %d messages", lang, n)
		}
	}
}

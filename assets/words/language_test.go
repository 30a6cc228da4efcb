package words

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"
)

// glossary are words that are banned in a language, and what is said instead:
// one thing has one name, in both games and in all that a player reads.
var glossary = map[string][]struct{ banned, instead string }{
	"en": {
		{`\banew\b`, "again"},
		{`\bpersons\b|^Person$`, "player"},
		{`\bbarriers?\b`, "lock"},
		{`\b(?:ro)?bots?\b`, "companion"},
		{`\blies?\b`, "is"},
		{`\b[Tt]he discard(?:$|[^s ]| [^p])`, "discard pile"},
		{`\b(?:cards?|quotation|those|one|top) of (?:the (?:board|discard|row|notebook|reserve)|your hand)\b`, "from"},
		{`\b(?:in|from|of) the row\b`, "notebook"},
		{`\bon show\b`, "on offer"},
		{`\b[Dd]eal (?:the )?(?:three|others)\b|three new ones`, "replace the three"},
		{`\bone more action\b|\bfurther action|\breplay\b`, "extra action"},
		{`\b[Pp]arts? with\b`, "call on"},
		{`\b[Pp]ass(?:es)? on\b|\bEnd turn\b|\bturn may end\b|enough cards`, "finish and draw, pass the turn"},
		{`\bquotations? of each\b`, "from"},
		{`\b[Tt]akes? back\b|\btaken back\b`, "undo"},
		{`\bopen faces\b`, "written side"},
		{`\bGo on\b|\bgone on with\b`, "continue"},
		{`\bDo again\b`, "redo"},
		{`\b(?:The|the|Every) King (?:has|had|wants|calls)\b`, "the king"},
		{`\b[Tt]able companion\b`, "at your own table"},
	},
	"fr": {
		{`[Pp]ersonnes\b|^Personne$|qu’a une personne`, "joueur"},
		{`[Bb]arrières?\b|^Retours\b|aux retours`, "verrou"},
		{`\brobots?\b|\bbots?\b`, "compagnon"},
		{`\brangée\b|\bproposées?\b`, "à prendre"},
		{`\b(?:[Ss]ort(?:ir|ez|ait)?|distribuer)(?:-en)?\b.*\btrois`, "renouveler les trois"},
		{`comme (?:une seule|n’importe laquelle)`, "deux cartes en une"},
		{`\bRefaire\b|\brefaire$`, "rétablir"},
		{`bonus de fin de partie`, "bonus de fin"},
		{`cadeaux? éclair\b`, "cadeau à éclair"},
		{`\b[Vv]ersos?\b`, "côté écrit"},
		{`supplémentaires?\b`, "action de plus"},
		{`\bemployez\b|\b[Qq]uitte[rz]? (?:la Servante|le |\{\{\.Person)`, "faire appel à"},
		{`\bau plateau\b`, "sur le plateau"},
		{`tour à zéro|remettez-le à zéro`, "recommencer le tour"},
		{`plus un pas`, "interdit de s’éloigner"},
		{`\bnuméro (?:1|\{\{)`, "1re arrivée"},
		{`\b[Ll]e Roi\b`, "le roi"},
		{`Appel du roi`, "l’Appel du Roi"},
		{`[Cc]ompagnon de table`, "à votre table"},
		// Nothing agrees with the reader or a seat.
		{`\b[Pp]rêt[ \x{a0}]\?|suis prêt|\brentrée?s?(?:\P{L}|$)|\b(?:êtes|jouez|tout) seul\b|^Seul à|\b[Cc]elui qui|\b[Cc]eux (?:qui|rentrés)`, "words without a gender"},
	},
}

// read in English only, where a bot is a program of its own and a file is
// replayed.
var readByAll = regexp.MustCompile(`\bbots?\b|\breplay\b|^\s*[-/#./]`)

// TestOneNameForOneThing holds the glossary over all messages, the rules, and
// the page that readers see first.
func TestOneNameForOneThing(t *testing.T) {
	if testing.Short() {
		t.Skip("long, and nothing runs beside it")
	}
	for _, lang := range languages {
		texts := read(t, lang)
		rules, err := filepath.Glob("../rules/*." + lang + ".toml")
		if err != nil || len(rules) < 2 {
			t.Fatal(rules, err)
		}
		if lang == "en" {
			rules = append(rules, "../../README.md")
		}
		for _, f := range rules {
			data, err := os.ReadFile(f)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range strings.Split(string(data), "\n") {
				if !strings.HasPrefix(line, "#") && !(strings.HasSuffix(f, ".md") && readByAll.MatchString(line)) {
					texts[f+": "+line] = line
				}
			}
		}
		for _, word := range glossary[lang] {
			banned := regexp.MustCompile(word.banned)
			for k, v := range texts {
				if strings.HasSuffix(k, ".quote") || strings.HasPrefix(k, "stop.") || strings.Contains(k, ".tale.") {
					continue // Montaigne's own tongue; what is told of the world
				}
				for _, form := range strings.Split(v, "\n") {
					form = strings.TrimPrefix(strings.TrimPrefix(form, "one="), "other=")
					if bad := banned.FindString(form); bad != "" {
						t.Errorf("%s: %s says %q, here it is %q: %q", lang, k, bad, word.instead, form)
					}
				}
			}
		}
	}
}

var (
	// beside is a number with the word that follows it.
	beside = regexp.MustCompile(`\{\{\.(?:N|Most|Done|All|Of|Need|Hand|Kept)\}\}[ \x{a0}](\p{L}+)`)
	// uncounted are words that don't change with a number before them.
	uncounted = map[string][]string{
		"en": {"of", "in", "and", "or", "to", "at", "km"},
		"fr": {"sur", "et", "ou", "en", "à", "km"},
	}
	// alike are messages whose words are the same for one and for many.
	alike = map[string][]string{
		"fr": {"postcards.facts.head.can", "hints.choices", "montaigne.score.montaigne"}, // choix, and a name
	}
)

// TestWordsBesideNumbers checks that every word beside a number has its form for
// one and for many.
func TestWordsBesideNumbers(t *testing.T) {
	n := 0
	for _, lang := range languages {
		for k, v := range read(t, lang) {
			one, other, both := strings.Cut(strings.TrimPrefix(v, "one="), "\nother=")
			for _, m := range beside.FindAllStringSubmatch(v, -1) {
				if slices.Contains(uncounted[lang], m[1]) {
					continue
				}
				n++
				if !both || one == other && !slices.Contains(alike[lang], k) {
					t.Errorf("%s: %s has %q without a form for one and for many", lang, k, m[0])
				}
			}
		}
	}
	if n < 150 {
		t.Errorf("only %d words beside numbers", n)
	}
}

// captions are messages that begin with a word that is counted elsewhere, though no number stands beside them.
var captions = []string{
	"stats.matches_axis", "stats.rounds_axis", // of a scale
	"analysis.split.others", "analysis.split.own", // whose turns
	"routard.step.cheques", "stats.source.montaigne.montaigne",
}

// TestCaptionsAreCounted checks that a message that begins, in small letters and without an article, with the plural of
// a word that is counted elsewhere has a form for one as well: it is the caption of a figure.
func TestCaptionsAreCounted(t *testing.T) {
	for _, lang := range languages {
		plurals := map[string]bool{}
		all := read(t, lang)
		for _, v := range all {
			one, other, both := strings.Cut(strings.TrimPrefix(v, "one="), "\nother=")
			if !both {
				continue
			}
			for _, m := range beside.FindAllStringSubmatch(other, -1) {
				if !slices.Contains(strings.FieldsFunc(one, func(r rune) bool { return !unicode.IsLetter(r) }), m[1]) {
					plurals[m[1]] = true
				}
			}
		}
		if len(plurals) < 20 {
			t.Errorf("%s: only %d words are counted", lang, len(plurals))
		}
		for k, v := range all {
			first, _, _ := strings.Cut(v, " ")
			if plurals[first] && !slices.Contains(captions, k) {
				t.Errorf("%s: %s says %q, and has no form for one", lang, k, v)
			}
		}
	}
}

// TestCountedAnyWay checks that a message with plural forms is said in that for its number, whichever way it is asked for.
func TestCountedAnyWay(t *testing.T) {
	for _, lang := range languages {
		w := In(lang)
		for k, v := range read(t, lang) {
			if !strings.Contains(v, "\nother=") || !strings.Contains(v, "{{.N}}") {
				continue
			}
			for n := range 3 {
				data := map[string]any{"N": n}
				for _, place := range places(v) {
					if name := strings.Trim(place, "{.}"); name != "N" {
						data[name] = "x"
					}
				}
				if got, want := w.T(k, data), w.N(k, n, data); got != want {
					t.Errorf("%s: %s of %d is %q, and counted %q", lang, k, n, got, want)
				}
			}
		}
	}
}

// pressed is a key written into a label or a sentence.
var pressed = regexp.MustCompile(`\((?:[A-Z]|F\d+|(?:Ctrl|Maj|Shift)\+[^)]*|\+ .*|(?i:home|end|left|right|space|début|fin|gauche|droite|espace))\)` +
	`|\b(?:[Pp]ress|with|avec|ou|or|touche) [B-HJ-Z](?:$|[ .:,;\x{a0}])`)

// TestNoKeysInWords checks that no message names a key: players choose their own.
func TestNoKeysInWords(t *testing.T) {
	for _, lang := range languages {
		for k, v := range read(t, lang) {
			if bad := pressed.FindString(v); bad != "" && !strings.HasPrefix(k, "keys.name.") {
				t.Errorf("%s: %s names the key %q: %q", lang, k, bad, v)
			}
		}
	}
}

// TestTypography holds each language's marks and spaces in every message.
func TestTypography(t *testing.T) {
	for _, lang := range languages {
		for k, v := range read(t, lang) {
			for _, bad := range []string{"'", "\"", "  ", "...", "\u202f", " ,", " .", "\u00a0 ", " \u00a0"} {
				if strings.Contains(v, bad) {
					t.Errorf("%s: %s has %q: %q", lang, k, bad, v)
				}
			}
			if marks := narrow.FindString(v); lang == "fr" && marks != "" {
				t.Errorf("fr: %s has %q without its space", k, marks)
			}
			if bad := elided.FindString(v); lang == "fr" && bad != "" {
				t.Errorf("fr: %s has %q, which may have to be elided", k, bad)
			}
		}
	}
}

// TestNamesInARow checks that the last of several names comes after "and".
func TestNamesInARow(t *testing.T) {
	for lang, want := range map[string]string{"en": "Ada, Bo and Cy", "fr": "Ada, Bo et Cy"} {
		w := In(lang)
		if got := w.List([]string{"Ada", "Bo", "Cy"}); got != want {
			t.Errorf("%s: %q", lang, got)
		}
		if w.List(nil) != "" || w.List([]string{"Ada"}) != "Ada" {
			t.Errorf("%s: none and one", lang)
		}
	}
}

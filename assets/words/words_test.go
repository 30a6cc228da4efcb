package words

import (
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"

	"github.com/BurntSushi/toml"
)

// read returns every message of a language: its key, and all its forms joined.
func read(t *testing.T, lang string) map[string]string {
	t.Helper()
	all := map[string]string{}
	entries, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), "."+lang+".toml") {
			continue
		}
		data, _ := files.ReadFile(e.Name())
		m := map[string]any{}
		if err := toml.Unmarshal(data, &m); err != nil {
			t.Fatalf("%s: %v", e.Name(), err)
		}
		flatten(t, e.Name(), "", m, all)
	}
	return all
}

func flatten(t *testing.T, file, at string, m map[string]any, all map[string]string) {
	forms := []string{}
	for k, v := range m {
		switch v := v.(type) {
		case map[string]any:
			flatten(t, file, at+k+".", v, all)
		case string:
			if slices.Contains([]string{"one", "other", "many", "few", "zero", "two", "description"}, k) {
				forms = append(forms, k+"="+v)
				continue
			}
			if all[at+k] != "" {
				t.Errorf("%s: %s is there twice", file, at+k)
			}
			all[at+k] = v
		}
	}
	if len(forms) > 0 {
		sort.Strings(forms)
		all[strings.TrimSuffix(at, ".")] = strings.Join(forms, "\n")
	}
}

var place = regexp.MustCompile(`\{\{\s*\.(\w+)`)

func places(s string) []string {
	var p []string
	for _, m := range place.FindAllStringSubmatch(s, -1) {
		if !slices.Contains(p, m[1]) {
			p = append(p, m[1])
		}
	}
	sort.Strings(p)
	return p
}

func TestEveryKeyInEveryLanguage(t *testing.T) {
	for _, read := range bundles {
		if _, err := read(); err != nil {
			t.Fatal(err)
		}
	}
	en := read(t, "en")
	if len(en) < 40 {
		t.Fatalf("only %d messages", len(en))
	}
	for _, lang := range languages[1:] {
		other := read(t, lang)
		for k, v := range en {
			o, ok := other[k]
			if !ok {
				t.Errorf("%s lacks %s", lang, k)
			} else if !slices.Equal(places(v), places(o)) {
				t.Errorf("%s: %s has the places %v, in English %v", lang, k, places(o), places(v))
			}
			if strings.HasPrefix(In(lang).T(k), "[") || strings.HasPrefix(In("en").T(k), "[") {
				t.Errorf("%s can't be said", k)
			}
		}
		for k := range other {
			if _, ok := en[k]; !ok {
				t.Errorf("en lacks %s", k)
			}
		}
	}
}

func TestPluralsAndMissing(t *testing.T) {
	fr, en := In("fr_FR.UTF-8"), In("xx")
	if fr.Lang() != "fr" || en.Lang() != "en" {
		t.Errorf("languages %s, %s", fr.Lang(), en.Lang())
	}
	if got := fr.N("match.actions", 0); got != "0 action" {
		t.Errorf("in French none is singular: %q", got)
	}
	if got := en.N("match.actions", 0); got != "0 actions" {
		t.Errorf("in English none is plural: %q", got)
	}
	if got := en.N("match.actions", 1); got != "1 action" {
		t.Errorf("%q", got)
	}
	if got := fr.N("menu.new", 1); got != fr.T("menu.new") {
		t.Errorf("without plural forms: %q", got)
	}
	if got := fr.N("no.such", 1); got != "[no.such]" {
		t.Errorf("missing: %q", got)
	}
	if got := en.T("no.such"); got != "[no.such]" {
		t.Errorf("missing: %q", got)
	}
	if s := System(); !slices.Contains(languages, s) {
		t.Errorf("the system speaks %q", s)
	}
}

// Package words holds what the program says, in each of its languages, with
// their plurals. The messages are TOML files beside this one, one an area and
// language: app.en.toml, app.fr.toml ...; a new file needs no code.
//
// The words: a key names a message ("menu.new"); data fills its {{.Places}}.
// An area may name another one as its fallback, "sakodo.fallback" = "globe": what it lacks
// is said by the message of the same name there. This package knows no screen, so
// headless commands use it too.
package words

import (
	"embed"
	"fmt"
	"slices"
	"strings"
	"sync"

	"github.com/BurntSushi/toml"
	"github.com/jeandeaual/go-locale"
	"github.com/nicksnyder/go-i18n/v2/i18n"
	"golang.org/x/text/language"
)

//go:embed *.toml
var files embed.FS

// languages in the order in which they are offered; the first is the fallback.
var languages = []string{"en", "fr"}

// Languages returns the codes of the languages, the fallback first.
func Languages() []string { return append([]string(nil), languages...) }

// System returns the language of the system if it is one of ours, or "en".
func System() string {
	wanted, err := locale.GetLocales()
	if err != nil {
		return languages[0]
	}
	lang, _ := choose(wanted)
	return lang
}

// Spoken says whether the system speaks one of the languages; where it doesn't, System is a guess.
func Spoken() bool {
	wanted, err := locale.GetLocales()
	if err != nil {
		return false
	}
	_, sure := choose(wanted)
	return sure
}

// choose is the language that fits best, and whether one fits at all.
func choose(wanted []string) (lang string, fits bool) {
	tags := make([]language.Tag, len(languages))
	for i, l := range languages {
		tags[i] = language.Make(l)
	}
	var wish []language.Tag
	for _, w := range wanted {
		w, _, _ = strings.Cut(w, ".") // fr_FR.UTF-8
		if t, err := language.Parse(w); err == nil {
			wish = append(wish, t)
		}
	}
	_, i, sure := language.NewMatcher(tags).Match(wish...)
	if sure < language.Low {
		return languages[0], false
	}
	return languages[i], true
}

// bundles are the messages of each language, in the order of languages, each
// read once, when it is wanted: a start shall not wait for the others.
var bundles = []func() (*bundle, error){reading(languages[0]), reading(languages[1])}

// bundle is the messages of a language.
type bundle struct {
	*i18n.Bundle
	keys     map[string]bool   // all there are
	fallback map[string]string // by area, "sakodo", the area of its fallback
}

func reading(lang string) func() (*bundle, error) {
	return sync.OnceValues(func() (*bundle, error) {
		b := &bundle{i18n.NewBundle(language.Make(lang)), map[string]bool{}, map[string]string{}}
		b.RegisterUnmarshalFunc("toml", toml.Unmarshal)
		entries, err := files.ReadDir(".")
		if err != nil {
			return b, err
		}
		for _, e := range entries {
			if !strings.HasSuffix(e.Name(), "."+lang+".toml") {
				continue
			}
			f, err := b.LoadMessageFileFS(files, e.Name())
			if err != nil {
				return b, fmt.Errorf("%s: %w", e.Name(), err)
			}
			for _, m := range f.Messages {
				b.keys[m.ID] = true
				if area, ok := strings.CutSuffix(m.ID, ".fallback"); ok {
					b.fallback[area] = m.Other
				}
			}
		}
		return b, nil
	})
}

// key is the key of the message that is said for one: that of its area's fallback where there is
// none of its own.
func (b *bundle) key(key string) string {
	area, rest, _ := strings.Cut(key, ".")
	if fallback := b.fallback[area]; fallback != "" && !b.keys[key] {
		return fallback + "." + rest
	}
	return key
}

// Words speaks one language.
type Words struct {
	lang string
	all  func() (*bundle, *i18n.Localizer) // reads the messages when the first is wanted
	memo memo
}

// In returns the words of the language; an unknown one is taken for "en".
func In(lang string) *Words {
	lang, _ = choose([]string{lang})
	return &Words{lang: lang, all: sync.OnceValues(func() (*bundle, *i18n.Localizer) {
		b, _ := bundles[slices.Index(languages, lang)]() // a damaged file leaves its messages missing, which shows
		return b, i18n.NewLocalizer(b.Bundle, lang)
	})}
}

// Lang returns the code of the language.
func (w *Words) Lang() string { return w.lang }

// T returns the message, its places filled from data; one with plural forms in that for {{.N}}. A missing one returns
// its key in brackets.
func (w *Words) T(key string, data ...map[string]any) string {
	d := one(data)
	return w.memo.say(key, false, d, func() string {
		c := &i18n.LocalizeConfig{MessageID: key, TemplateData: d}
		if n, ok := d["N"].(int); ok {
			c.PluralCount = n
		}
		return w.say(c, key)
	})
}

// N returns the message in the plural form for n, which is also {{.N}} in it;
// one without plural forms as it is.
func (w *Words) N(key string, n int, data ...map[string]any) string {
	d := map[string]any{"N": n}
	for k, v := range one(data) {
		d[k] = v
	}
	return w.memo.say(key, true, d, func() string {
		return w.say(&i18n.LocalizeConfig{MessageID: key, TemplateData: d, PluralCount: n}, key)
	})
}

// List is names in a row, with "and" before the last.
func (w *Words) List(names []string) string {
	n := len(names) - 1
	if n < 1 {
		return strings.Join(names, "")
	}
	return w.T("list.and", map[string]any{"First": strings.Join(names[:n], ", "), "Last": names[n]})
}

func one(data []map[string]any) map[string]any {
	if len(data) > 0 {
		return data[0]
	}
	return nil
}

func (w *Words) say(c *i18n.LocalizeConfig, key string) string {
	b, loc := w.all()
	c.MessageID = b.key(key)
	s, err := loc.Localize(c)
	switch {
	case err == nil:
		return s
	case c.PluralCount != nil: // it has but one form
		return w.say(&i18n.LocalizeConfig{MessageID: key, TemplateData: c.TemplateData}, key)
	case w.lang != languages[0]:
		return In(languages[0]).say(c, key)
	}
	return "[" + key + "]"
}

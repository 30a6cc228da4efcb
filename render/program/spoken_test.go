package program

import (
	"slices"
	"testing"

	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/game/store"
	"posterestante/render/table"
)

// spoken are the words that a table got from the program: of what its result offers, and of a rule.
func spoken(d *table.Deps, book *rules.Book) (out []string) {
	for _, e := range d.Extras {
		out = append(out, e.Verb)
	}
	return append(out, d.RuleText(book.Chapters[0].Rules[0].Number), d.Words.Lang())
}

// TestTablesSpeakAnew: where another language was chosen over a table, all that the table got in words comes anew: of a
// match that is kept here, of one that goes by post, of one elsewhere.
func TestTablesSpeakAnew(t *testing.T) {
	a, _, id := betweenTwo(t)
	m := linkOf(t, a, id).Match()
	away := func(more func(*table.Deps)) (d *table.Deps) {
		if _, err := a.tableOf(m, func(t *table.Deps) { more(t); d = t }); err != nil {
			t.Fatal(err)
		}
		return d
	}
	h := newHome(t, t.TempDir())
	kept, err := h.shelf.New(store.Meta{Name: "x", Setup: m.Session().Setup(), Seats: []store.Seat{{Name: "Zoé"}, {Name: "Émile", Colour: 1}}})
	if err != nil {
		t.Fatal(err)
	}
	for _, row := range []struct {
		name string
		home *home
		at   func() *table.Deps
	}{
		{"kept here", h, func() *table.Deps {
			d := &table.Deps{Words: h.deps.Words, Ways: table.Ways{Extras: h.extras(kept)}}
			h.furnish(d, kept)
			return d
		}},
		{"by post", a, func() *table.Deps { return away(func(d *table.Deps) { a.mailed(d, id) }) }},
		{"elsewhere", a, func() *table.Deps { return away(func(*table.Deps) {}) }},
	} {
		said := map[string][]string{}
		for lang, other := range map[string]string{"fr": "en", "en": "fr"} {
			row.home.deps.Words = words.In(lang)
			book, err := rules.For(two.Game, lang)
			if err != nil {
				t.Fatal(err)
			}
			said[lang] = spoken(row.at(), book)
			row.home.deps.Words = words.In(other)
			changed := row.at()
			for _, next := range []string{lang, other, other, lang} {
				row.home.deps.Words = words.In(next)
				changed.Refresh(changed)
			}
			if got := spoken(changed, book); !slices.Equal(got, said[lang]) {
				t.Errorf("%s: a table that came to speak %s says %q, a new one %q", row.name, lang, got, said[lang])
			}
		}
		for i := range said["fr"] {
			if said["fr"][i] == said["en"][i] {
				t.Errorf("%s: both languages say %q", row.name, said["fr"][i])
			}
		}
	}
}

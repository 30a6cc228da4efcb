package headless

import (
	"fmt"
	"io"
	"slices"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game/deal"
	"posterestante/game/foreign"
	"posterestante/game/store"
)

func verifyFlags(data, lang *string) *flags {
	f := newFlags("verify", "FILE", "checks that nobody chose the deal of a match that was played from several places")
	f.text(data, "data", "", "/tmp/poste", "the data folder in which an id is looked for")
	f.text(lang, "lang", "en", "fr", "the language of the text, en or fr")
	return f
}

// Verify says of a match file who gave a part of its seed and whether all fits; its status is Failed where it doesn't,
// or where there is nothing to check.
func Verify(args []string, _ io.Reader, out, errw io.Writer) int {
	var dir, lang string
	rest, status, done := verifyFlags(&dir, &lang).parse(args, out, errw)
	if done {
		return status
	}
	if !slices.Contains(words.Languages(), lang) {
		return fail(errw, Misuse, "verify: the language is one of %v, not %s", words.Languages(), foreign.Quote(lang))
	}
	if len(rest) != 1 {
		return fail(errw, Misuse, "verify: one file, please, not %d", len(rest))
	}
	data, err := readMatch(rest[0], dir)
	if err != nil {
		return fail(errw, Failed, "verify: %s", said(err, lang))
	}
	r, err := store.Read(data)
	if err != nil {
		return fail(errw, Failed, "verify: %s", said(err, lang))
	}
	if r.Damage != nil {
		return fail(errw, Failed, "verify: %s", said(r.Damage, lang))
	}
	w, d := words.In(lang), r.Header.Deal
	if d == nil {
		return fail(errw, Failed, "%s", wording.DealText(w, nil, nil))
	}
	if err := d.Check(r.Header.ID, r.Header.Setup.Seed); err != nil {
		return fail(errw, Failed, "%s", wording.DealText(w, d, err))
	}
	text := wording.DealText(w, d, nil) + "\n"
	for _, p := range d.Parts { // whoever gave one may compare it with what their program noted
		text += fmt.Sprintf("%s: %s\n", p.Name, deal.Sum(d.Match, p.Part))
	}
	return show(out, errw, text)
}

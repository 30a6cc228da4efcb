package headless

import (
	"errors"
	"io"
	"io/fs"
	"os"
	"slices"

	"posterestante/assets/words"
	"posterestante/game/box"
	"posterestante/game/foreign"
)

func memoFlags(of, lang *string) *flags {
	f := newFlags("memo", "OUT.pdf", "prints a turn at a glance and ten tips of a game on two A4 pages")
	f.text(of, "game", box.Games[0].Game.Name(), box.Games[2].Game.Name(), "which game")
	f.text(lang, "lang", "en", "fr", "the language, en or fr")
	return f
}

// Memo prints the memo and the tips of a game.
func Memo(args []string, _ io.Reader, out, errw io.Writer) int {
	var of, lang string
	rest, status, done := memoFlags(&of, &lang).parse(args, out, errw)
	if done {
		return status
	}
	g, err := box.Named(of)
	if err != nil {
		return fail(errw, Misuse, "memo: %v", err)
	}
	if !slices.Contains(words.Languages(), lang) {
		return fail(errw, Misuse, "memo: the language is one of %v, not %s", words.Languages(), foreign.Quote(lang))
	}
	if len(rest) != 1 {
		return fail(errw, Misuse, "memo: one file to write, please, not %d", len(rest))
	}
	data, err := memoPDF(g.Name(), lang)
	if err != nil {
		return fail(errw, Failed, "memo: %v", err)
	}
	if err := os.WriteFile(rest[0], data, 0o644); err != nil {
		if why := (*fs.PathError)(nil); errors.As(err, &why) {
			err = why.Err
		}
		return fail(errw, Failed, "memo: %s can't be written: %v", foreign.Quote(rest[0]), err)
	}
	return show(out, errw, rest[0]+"\n")
}

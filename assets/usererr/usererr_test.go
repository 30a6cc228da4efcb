package usererr

import (
	"errors"
	"io/fs"
	"strings"
	"syscall"
	"testing"

	"posterestante/assets/words"
	"posterestante/game/store"
)

func TestEveryReasonInBothLanguages(t *testing.T) {
	causes := map[string]error{
		"why.full":     &fs.PathError{Op: "write", Path: "x", Err: syscall.ENOSPC},
		"why.readonly": &fs.PathError{Op: "open", Path: "x", Err: syscall.EROFS},
		"why.folder":   &fs.PathError{Op: "mkdir", Path: "x", Err: syscall.ENOTDIR},
		"why.denied":   &fs.PathError{Op: "open", Path: "x", Err: syscall.EACCES},
		"why.gone":     &fs.PathError{Op: "open", Path: "x", Err: syscall.ENOENT},
		"why.unknown":  nil,
	}
	for _, lang := range words.Languages() {
		w := words.In(lang)
		for key, err := range causes {
			if got := Why(err, w); got != w.T(key) || strings.HasPrefix(got, "[") {
				t.Errorf("%s: %v is said %q", lang, err, got)
			}
		}
	}
	if got := Why(errors.New("two\nlines"), words.In("fr")); got != "message du programme\u00a0: «\u00a0two lines\u00a0»" {
		t.Errorf("%q", got)
	}
}

func TestOneSentence(t *testing.T) {
	e := &store.Excuse{Key: "journal.error.write", Args: map[string]any{"Dir": "/x/y"}, Err: syscall.ENOSPC}
	if !errors.Is(e, syscall.ENOSPC) {
		t.Error("the cause is lost")
	}
	for _, lang := range words.Languages() {
		s := Words(e, words.In(lang))
		if !strings.Contains(s, "/x/y") || !strings.HasSuffix(s, ".") || strings.ContainsAny(s, "[{<") {
			t.Errorf("%q", s)
		}
	}
	if got := e.Error(); got != "journal.error.write: "+syscall.ENOSPC.Error() {
		t.Errorf("without a language: %q", got)
	}
}

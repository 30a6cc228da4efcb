// Package usererr says in one sentence, in the player's language, why a file
// could not be written or read.
//
// The words: a store.Excuse is that sentence, by its key in assets/words; the why
// is the system's reason in few words, set at its {{.Why}}.
package usererr

import (
	"errors"
	"io/fs"
	"runtime"
	"strings"
	"syscall"

	"posterestante/assets/words"
	"posterestante/game/store"
)

// Told is an error that is in the player's words already.
type Told string

// Error is the sentence.
func (t Told) Error() string { return string(t) }

// Say is the sentence, whatever the language.
func (t Told) Say(string) string { return string(t) }

// Words is any error in the player's words: its own sentence where it has one,
// else the system's reason.
func Words(err error, w *words.Words) string {
	var own interface{ Say(lang string) string }
	if errors.As(err, &own) {
		return own.Say(w.Lang())
	}
	var keyed interface {
		Sentence() (key string, args map[string]any)
	}
	if errors.As(err, &keyed) {
		key, args := keyed.Sentence()
		return w.T(key, args)
	}
	var excuse *store.Excuse
	if !errors.As(err, &excuse) {
		return Why(err, w)
	}
	args := map[string]any{"Why": Why(excuse.Err, w)}
	for k, v := range excuse.Args {
		args[k] = v
	}
	return w.T(excuse.Key, args)
}

const windowsDiskFull = syscall.Errno(112)

// reasons are the system's errors that have words of their own.
var reasons = []struct {
	key string
	is  func(error) bool
}{
	{"why.full", anyOf(syscall.ENOSPC, syscall.EDQUOT, syscall.EFBIG)},
	{"why.full", func(err error) bool { return runtime.GOOS == "windows" && errors.Is(err, windowsDiskFull) }},
	{"why.readonly", anyOf(syscall.EROFS)},
	{"why.folder", anyOf(syscall.ENOTDIR)},
	{"why.denied", func(err error) bool { return errors.Is(err, fs.ErrPermission) }},
	{"why.gone", func(err error) bool { return errors.Is(err, fs.ErrNotExist) }},
}

func anyOf(errs ...syscall.Errno) func(error) bool {
	return func(err error) bool {
		for _, e := range errs {
			if errors.Is(err, e) {
				return true
			}
		}
		return false
	}
}

// Why says a system's error in few words; one without words says itself, on one
// line and marked as no words of ours.
func Why(err error, w *words.Words) string {
	if err == nil {
		return w.T("why.unknown")
	}
	for _, r := range reasons {
		if r.is(err) {
			return w.T(r.key)
		}
	}
	return w.T("why.raw", map[string]any{"Text": strings.Join(strings.Fields(err.Error()), " ")})
}

// Package shortcut names keys in words: on their caps, and beside what they do.
package shortcut

import (
	"strconv"
	"strings"

	"posterestante/assets/words"
	"posterestante/render/engine/stage"
)

// With is what a control does, with the key that does the same: "Redo (Ctrl+Y)".
// The words have no key in them, for the player may have given it another.
func With(w *words.Words, k *stage.Keymap, what string, commands ...stage.Command) string {
	var strokes []string
	for _, c := range commands {
		for _, s := range k.Of(c) {
			if !s.Pad() {
				strokes = append(strokes, Name(w, s))
				break
			}
		}
	}
	if len(strokes) == 0 {
		return what
	}
	return named(w, what, strings.Join(strokes, ", "))
}

// WithKey is the same for a key that is nobody's to change.
func WithKey(w *words.Words, what string, k stage.Key) string {
	return named(w, what, Name(w, stage.Stroke{Key: k}))
}

func named(w *words.Words, what, key string) string {
	return w.T("keys.with", map[string]any{"What": what, "Key": key})
}

// Name is a stroke in words: "Ctrl+Z".
func Name(w *words.Words, s stage.Stroke) string { return strings.Join(Caps(w, s), "+") }

// Caps are the words on the caps of a stroke.
func Caps(w *words.Words, s stage.Stroke) []string {
	var out []string
	if s.Ctrl {
		out = append(out, w.T("keys.name.ctrl"))
	}
	if s.Shift {
		out = append(out, w.T("keys.name.shift"))
	}
	name := strings.ToUpper(string(s.Key))
	if len([]rune(name)) > 1 && !isFunction(s.Key) {
		name = w.T("keys.name." + strings.TrimPrefix(string(s.Key), "look."))
	}
	return append(out, name)
}

// isFunction says whether the key is F1 to F12.
func isFunction(k stage.Key) bool {
	n, err := strconv.Atoi(strings.TrimPrefix(string(k), "f"))
	return err == nil && n > 0 && k[0] == 'f'
}

// Package fault is how packages that have no words of their own say why something can't be done.
package fault

// Fault is why: the key of a sentence in the words of the program, what fills its places, and the cause.
type Fault struct {
	Key  string
	Args map[string]any
	Err  error // the cause; may be nil
}

// Error is the key and the cause, for programmers.
func (f *Fault) Error() string {
	if f.Err == nil {
		return f.Key
	}
	return f.Key + ": " + f.Err.Error()
}

// Unwrap is the cause.
func (f *Fault) Unwrap() error { return f.Err }

// Sentence is the key of the words and what fills their places.
func (f *Fault) Sentence() (key string, args map[string]any) { return f.Key, f.Args }

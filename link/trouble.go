package link

// Trouble is why there is no link, or none any more: the key of a sentence in the words of the program, what fills its
// places, and the cause.
type Trouble struct {
	Key  string
	Args map[string]any
	Err  error // the cause; may be nil
}

// Error is the key and the cause, for programmers.
func (t *Trouble) Error() string {
	if t.Err == nil {
		return t.Key
	}
	return t.Key + ": " + t.Err.Error()
}

// Unwrap is the cause.
func (t *Trouble) Unwrap() error { return t.Err }

// Sentence is the key of the words and what fills their places.
func (t *Trouble) Sentence() (key string, args map[string]any) { return t.Key, t.Args }

// Final says whether trying again can't help.
func (t *Trouble) Final() bool {
	switch t.Key {
	case "link.wrong", "link.newer", "link.older", "link.mixed", "link.what", "link.cut", "link.word", "link.words",
		"club.full", "club.setup", "club.often", "club.wrong":
		return true
	}
	return false
}

// trouble makes one; what is a cause or the places' data.
func trouble(key string, what any) *Trouble {
	t := &Trouble{Key: key}
	switch what := what.(type) {
	case error:
		t.Err = what
	case map[string]any:
		t.Args = what
	}
	return t
}

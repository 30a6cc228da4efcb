package store

// Excuse is a failure that a person is told of by the words of the program: the
// key of the sentence, what fills its places, and the cause, whose reason is
// {{.Why}}. It knows no language; assets/usererr puts it into words. (A Trouble
// brings its own words: it tells of a match file, which is read without any.)
type Excuse struct {
	Key  string
	Args map[string]any
	Err  error // the cause; may be nil
}

// Error is the key and the cause, for programmers.
func (e *Excuse) Error() string {
	if e.Err == nil {
		return e.Key
	}
	return e.Key + ": " + e.Err.Error()
}

// Unwrap is the cause.
func (e *Excuse) Unwrap() error { return e.Err }

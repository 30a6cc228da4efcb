package wording

// guard is who is told of a telling that failed.
type guard struct{ failed func(what any) }

// Guarded is the teller for a table: where telling fails it says nothing, and failed
// hears of it while the stack still stands. Any other teller lets it fail.
func (t Teller) Guarded(failed func(what any)) Teller {
	t.guard = &guard{failed}
	return t
}

// survive, deferred, keeps a telling that fails from ending the program.
func (t Teller) survive() {
	if t.guard == nil {
		return
	}
	if what := recover(); what != nil {
		t.guard.failed(what)
	}
}

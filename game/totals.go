package game

// Quick is a State that gives its scores without their lines, and without
// allocating; for search.
type Quick interface {
	// Totals appends each seat's total and place.
	Totals([]Score) []Score
}

// Totals appends each seat's total and place; the lines may be left out.
func Totals(st State, buf []Score) []Score {
	if q, ok := st.(Quick); ok {
		return q.Totals(buf)
	}
	return append(buf, st.Scores()...)
}

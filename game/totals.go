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

// Rank sets the places, 1 for the first: a seat comes after all that beat it, and those that nothing parts share a
// place. nil has the totals decide.
func Rank(scores []Score, beats func(a, b int) bool) {
	for i := range scores {
		scores[i].Place = 1
		for j := range scores {
			if beats == nil && scores[j].Total > scores[i].Total || beats != nil && beats(j, i) {
				scores[i].Place++
			}
		}
	}
}

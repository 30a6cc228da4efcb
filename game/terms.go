package game

// Terms are what the statistics of a game are made of.
type Terms struct {
	Sources []string // of points, in the order in which they are shown
	Seldom  []string // those of them that are shown only where they gave points
	AtEnd   []string // those of them that are given when the game ends, so that no course of a match tells them
	Sent    string   // the zone where a seat's things sent lie; "" where nothing is sent
	Options []string // those by which matches are compared

	// Of is the source of a rule or of a score line's key, by the whole of it or
	// by what stands before its first dot; SourceRest where it names none.
	Of map[string]string
}

// SourceRest is the source of points that no other names.
const SourceRest = "rest"

package search

import "posterestante/game"

// Anyway is a State in which a seat may be asked though it has but one answer, and nobody
// is to know whether it has: it thinks as long either way, and no reason is kept.
type Anyway interface{ AskedAnyway() bool }

func anyway(st game.State) bool {
	s, ok := st.(Anyway)
	return ok && s.AskedAnyway()
}

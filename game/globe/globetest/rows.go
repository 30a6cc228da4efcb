package globetest

import (
	"testing"

	"posterestante/game/gametest"
	"posterestante/game/globe"
)

// Row, Clause and Run are those of all games.
type (
	Row    = gametest.Row
	Clause = gametest.Clause
	Run    = gametest.Run[globe.State]
)

// Case is a row.
func Case(rule, name, pos, play, want string) Row {
	return gametest.NewRow(rule, name, pos, play, want)
}

// Clauses reads a text.
func Clauses(text string) []Clause { return gametest.Clauses(text) }

// Rows tests the rows of a game, written in its Language.
func Rows(t *testing.T, g globe.Game, rows []Row) {
	t.Helper()
	gametest.Rows(t, Language(g), rows)
}

// Start begins to play from a position.
func Start(t *testing.T, g globe.Game, pos string) *Run {
	t.Helper()
	return Language(g).Start(t, pos)
}

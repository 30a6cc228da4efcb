package wording

import "posterestante/game"

// silent tells a game that has nothing to say of its own.
type silent struct{}

func (silent) Prompt(*game.View, []game.Spot) (p game.Phrase)              { return p }
func (silent) Label(*game.View, game.Spot) (p game.Phrase)                 { return p }
func (silent) Rules(*game.View, game.Spot) (p []game.Phrase)               { return p }
func (silent) Counter(*game.View, game.Counter, game.Seat) (p game.Phrase) { return p }
func (silent) Barrier(game.Event) game.Phrase                              { return game.Say("barrier.chance") }
func (silent) ScoreLine(line game.ScoreLine) game.Phrase                   { return game.SayAsIs(line.Key) }
func (silent) Fact(*game.View, game.Fact) (p game.Phrase)                  { return p }
func (silent) Lost(*game.View) (p game.Phrase)                             { return p }
func (silent) Deed(game.Action) string                                     { return "" }
func (silent) Thing(game.Piece) (p game.Phrase)                            { return p }
func (silent) Step(_, _ *game.View, _ game.Seat, _ game.Action, _ []game.Event) (t game.Told) {
	return t
}

package globe

import "posterestante/game"

// Grammar lists every action that the notation can write, for tests at length.
func (g Game) Grammar() []game.Action { return g.R.Moves.All() }

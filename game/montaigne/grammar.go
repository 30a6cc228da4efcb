package montaigne

import "posterestante/game"

// Grammar lists every action that the notation can write, for tests at length.
func (Game) Grammar() []game.Action { return verbTable.All() }

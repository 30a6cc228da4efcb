package table

import "posterestante/game"

// Unkept is a Match that is kept nowhere: for pictures and tests.
type Unkept struct{ On *game.Session }

// Session, Do, Undo, Redo, Lift and Close are a Match's.
func (m Unkept) Session() *game.Session                 { return m.On }
func (m Unkept) Do(a game.Action) ([]game.Event, error) { return m.On.Do(a) }
func (m Unkept) DoThought(a game.Action, why *game.Thought) ([]game.Event, error) {
	return m.On.DoThought(a, why)
}
func (m Unkept) Undo(n int) error                 { return m.On.UndoN(n) }
func (m Unkept) Redo(n int) ([]game.Event, error) { return m.On.RedoN(n) }
func (m Unkept) Lift(on bool) error               { return m.On.Lift(on) }
func (m Unkept) Close() error                     { return nil }

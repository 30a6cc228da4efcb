// Package search thinks for seats of any game: a seat of kind "think:N" looks N
// times ahead at each decision. It is honest: all it is handed is the position as
// its seat may imagine it, and it deals anew what the seat can't know before each
// look. It allocates nothing a look, and answers alike on every machine.
//
// The words: a look deals anew, goes down the tree of what was tried before, plays
// on by the policy to the end of the turn, and weighs what it finds there. The
// policy likes an action by its features; the net weighs a position by the
// features of its seats. A game's Sight lists these features, its Eyes see them;
// a game that has none is seen by its zones, counters and verbs. A Mind is what
// training made of a sight: all its numbers. A Player thinks with a mind.
//
// Who asks: make one Player a goroutine with NewPlayer(mind), the mind with MindOf
// (once a game; it is shared and never changes), and call Think with a Question.
// The Answer has the action, the chance to win, and every choice with its chance,
// its loss against the best, and the turn it begins. A context that is cancelled
// ends Think within 64 looks.
package search

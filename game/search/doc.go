// Package search thinks for seats of any game: a seat of kind "think:N" searches
// with N iterations at each decision. It is honest: all it is handed is the
// position as its seat may imagine it, and it deals anew what the seat can't know
// before each iteration. It allocates nothing an iteration, and answers alike on
// every machine.
//
// The words are the field's: an iteration deals anew, goes down the tree of what
// was tried before, plays on by the policy to the end of the turn, and evaluates
// what it finds there. The policy is a softmax over the features of an action; the
// value net evaluates a position by the features of its seats. A game's FeatureSpec
// lists these features, its Extractor computes them; a game that has none is seen
// by its zones, counters and verbs. Both stand in a package beside the game's engine, which knows nothing
// of search: game/postcards/sight and so on. A Model is what training made of a spec: all
// its numbers. An Evaluator is a model with memory to work in, a Player searches
// with one.
//
// Who asks: make one Player a goroutine with NewPlayer(model), the model with
// ModelOf (once a game; it is shared and never changes), and call Think with a
// Question. The Answer has the action, the chance to win, and every choice with its
// chance, its loss against the best, and the turn it begins. A context that is
// cancelled ends Think before the next iteration.
package search

package routard

import "posterestante/game"

// Attention is how often of 100 a seat that is played here notices that a card was drawn without the right: by how far
// it looks ahead, or as its kind is.
const (
	attentionRandom = 25
	attentionSteady = 50
)

// attention is that of a kind of seat; one that thinks has more the farther it looks.
func attention(kind string) int {
	n, thinks := game.Thinks(kind)
	switch {
	case kind == "bot:random":
		return attentionRandom
	case !thinks:
		return attentionSteady
	}
	for i, percent := range []int{40, 55, 70, 85} {
		if n < game.Levels[i+1] {
			return percent
		}
	}
	return 95
}

// volunteer rings at whoever draws without the right, if it was noticed: bags are open to all (R1.4, R4.6).
func volunteer(before *state, n *game.Noticed) (game.Action, bool) {
	if n.Action.Verb != VDraw || before.Top().Kind != StepDraw || !lacks(before.Me(), here(before)) {
		return game.Action{}, false
	}
	ring := game.Action{Verb: VRing, A: uint8(n.Seat), B: uint8(before.Active())}
	return ring, n.Chance.Intn(100) < attention(n.Kind)
}

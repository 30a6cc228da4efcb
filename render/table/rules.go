package table

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// openRule shows the rules, opened at one of them.
func (s *Surface) openRule(r game.Rule) stage.Answer {
	if s.deps.Rules == nil {
		return stage.Answer{}
	}
	return stage.Answer{Go: stage.Push, Next: s.deps.Rules(r)}
}

// ruleSaid is the rule that was spoken of last: what refused a click, the first of
// what is pointed at, or what is told beside the map; "" for none.
func (m *pointer) ruleSaid() game.Rule {
	_, cited := m.uncite(m.rulesOf(m.on))
	switch {
	case m.note != "":
		return m.noteRule
	case len(cited) > 0 && m.overFor >= hoverAfter:
		return cited[0]
	case m.lastTold != nil:
		return m.lastTold.Rule
	}
	return ""
}

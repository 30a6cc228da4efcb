package table

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// openRule shows the rules, opened at one of them.
func (t *Table) openRule(r game.Rule) stage.Answer {
	if t.deps.Rules == nil {
		return stage.Answer{}
	}
	return stage.Answer{Go: stage.Push, Next: t.deps.Rules(r)}
}

// ruleSaid is the rule that was spoken of last: what refused a click, the first of
// what is pointed at, or what is told beside the map; "" for none.
func (t *Table) ruleSaid() game.Rule {
	_, cited := t.uncite(t.rulesOf(t.on))
	switch {
	case t.note != "":
		return t.noteRule
	case len(cited) > 0 && t.overFor >= hoverAfter:
		return cited[0]
	case t.said != nil:
		return t.said.Rule
	}
	return ""
}

package table

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/keys"
)

// openRule shows the rules, opened at one of them.
func (t *Table) openRule(r game.Rule) stage.Answer {
	if t.deps.Rules == nil {
		return stage.Answer{}
	}
	return stage.Answer{Go: stage.Push, Next: t.deps.Rules(r)}
}

// ruleSaid is the rule that was spoken of last: what refused a click, or what
// is told beside the map; "" for none.
func (t *Table) ruleSaid() game.Rule {
	switch {
	case t.note != "":
		return t.noteRule
	case t.said != nil:
		return t.said.Rule
	}
	return ""
}

// buildNote says why the last click was refused; a click on it opens the rules
// at the paragraph.
func (t *Table) buildNote(f *stage.Frame) {
	words, linked := t.note, t.noteRule != "" && t.deps.Rules != nil
	if linked {
		w := t.deps.Words
		words += "\n" + keys.With(w, f.Keymap, w.T("note.rule", map[string]any{"Rule": string(t.noteRule)}), stage.CmdRules)
	}
	ui.Tip(f, t.noteAt, words)
	if linked {
		f.Hots = append(f.Hots, stage.Hot{ID: "refusal.rule", Rect: f.Sprites[len(f.Sprites)-1].Rect, Label: words})
	}
}

package table

import (
	"regexp"
	"slices"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
)

// The chips that stand in a bubble for the numbers of rules: a click opens the rules
// there.
const (
	chipWide, chipHigh = 112.0, 46.0
	chipPrefix         = "rule."
)

// code is the number of a rule after a sentence, as the words set it.
var code = regexp.MustCompile(`\s\(([A-Z]\d+(?:\.\d+)*)\)$`)

// uncite parts sentences from the numbers of their rules, each rule once; where no
// rules can be opened the numbers stay where they are.
func (s *Surface) uncite(lines []string) (bare []string, rules []game.Rule) {
	if s.deps.Rules == nil {
		return lines, nil
	}
	for _, line := range lines {
		if at := code.FindStringSubmatchIndex(line); at != nil {
			if r := game.Rule(line[at[2]:at[3]]); !slices.Contains(rules, r) {
				rules = append(rules, r)
			}
			line = line[:at[0]]
		}
		bare = append(bare, line)
	}
	return bare, rules
}

// chips adds a chip for each rule, side by side, as many as the width holds.
func (s *Surface) chips(f *stage.Frame, x, y, width float64, rules []game.Rule) {
	w := s.deps.Words
	for i, r := range rules {
		if float64(i+1)*(chipWide+8) > width+8 {
			return
		}
		s.raw(f, chipPrefix+string(r), stage.Rect{X: x + float64(i)*(chipWide+8), Y: y, W: chipWide, H: chipHigh},
			string(r)+"\n"+w.T("note.rule", map[string]any{"Rule": string(r)}), 0).Does = r
	}
}

// BuildNote says why the last click was refused; the chip in it opens the rules at
// the paragraph. It keeps clear of the prompt and of what may be clicked instead.
func (s *Surface) BuildNote(f *stage.Frame) {
	if s.noteRule == "" || s.deps.Rules == nil {
		s.Tip(f, s.noteAt, s.note)
		return
	}
	const pad = 20.0
	bare, _ := s.uncite([]string{s.note})
	style := ui.Style(f, paint.TextSmall)
	w := max(min(sheetWide(f), style.Width(bare[0])+2), 2*chipWide)
	h := ui.High(f, paint.TextSmall, bare[0], w)
	r := stand(f.Canvas(), s.noteAt, w+2*pad, h+chipHigh+2*pad, s.kept(f))
	ui.Panel(f, r, 1)
	ui.Text(f, stage.Rect{X: r.X + pad, Y: r.Y + pad - 4, W: w, H: h}, paint.TextSmall, paint.LookWrap, bare[0])
	says := s.deps.Words.T("note.rule", map[string]any{"Rule": string(s.noteRule)})
	chip := stage.Rect{X: r.X + pad, Y: r.Y + r.H - pad - chipHigh + 4, W: chipWide, H: chipHigh}
	words := string(s.noteRule) + "\n" + shortcut.With(s.deps.Words, f.Keymap, says, stage.CmdRules)
	hot := s.raw(f, "refusal.rule", chip, words, 0)
	hot.Does, hot.Lit = s.noteRule, false // any key takes the note away, and R leads to the rule
}

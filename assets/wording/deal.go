package wording

import (
	"errors"

	"posterestante/assets/words"
	"posterestante/game/deal"
)

// DealLine says in a line how the seed of a match came about; DealText says all that can be said of it: who gave a
// part, whether all fits, how often the deal was begun anew, and what that doesn't prove. A nil deal is a seed that was
// typed or drawn by one program; fault is what is wrong, nil for nothing.
func DealLine(w *words.Words, d *deal.Deal, fault error) string {
	switch {
	case fault != nil:
		return w.T("deal.line.broken")
	case d == nil:
		return w.T("deal.line.typed")
	case len(d.Parts) == 0:
		return w.T("deal.line.alone")
	}
	return w.T("deal.line.fair")
}

// DealText is all of it, see DealLine.
func DealText(w *words.Words, d *deal.Deal, fault error) string {
	switch {
	case fault != nil:
		return w.T("deal.broken", map[string]any{"Why": w.T(faultKey(fault))})
	case d == nil:
		return w.T("deal.typed")
	}
	text := w.T("deal.alone")
	if len(d.Parts) > 0 {
		var names []string
		for _, p := range d.Parts {
			names = append(names, p.Name)
		}
		text = w.T("deal.fair", map[string]any{"Names": w.List(names)})
	}
	if d.Turn > 1 {
		text += " " + w.N("deal.anew", d.Turn-1)
	}
	return text + " " + w.T("deal.limits")
}

func faultKey(fault error) string {
	for err, key := range map[error]string{deal.ErrText: "deal.fault.text", deal.ErrSeed: "deal.fault.seed",
		deal.ErrBroken: "deal.fault.broken", deal.ErrLost: "deal.fault.lost"} {
		if errors.Is(fault, err) {
			return key
		}
	}
	return "deal.fault.strange"
}

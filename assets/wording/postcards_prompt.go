package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// prompt is a pure function of the view: what the table asks of its seat, or
// what the others are at.
func (p postcardsVoice) prompt(v *game.View, picked []game.Spot) string {
	t := readTable(v)
	phase := int16(t.count(pc.Phase))
	switch {
	case v.Over || v.Turn == game.Nobody:
		return p.t("prompt.over")
	case phase == pc.AutoTurn:
		return p.t("prompt.automa", with{"Who": p.who(v.Turn)})
	case v.Turn != v.Seat && (phase == pc.Drawing || phase == pc.Full):
		return p.t("prompt.other_draw", with{"Who": p.who(v.Turn)})
	case v.Turn != v.Seat:
		return p.t("prompt.other", with{"Who": p.who(v.Turn)})
	case phase == pc.Drawing:
		return p.n("prompt.draw", 5-t.handSize())
	case phase == pc.Full && t.handSize() < 5:
		return p.t("prompt.nodraw")
	case phase == pc.Full:
		return p.t("prompt.full")
	case t.count(pc.StepKind) != 0:
		return p.settle(t)
	}
	if len(picked) > 0 && picked[0].Zone == pc.Hand {
		if back, c := pc.Sort(v.At(picked[0])); back == pc.BackTravel && c > 0 {
			return p.picked(t, uint8(c))
		}
	}
	return p.play(t)
}

// settle asks for what must be settled first.
func (p postcardsVoice) settle(t tableTop) string {
	kind, a := t.count(pc.StepKind), t.count(pc.StepA)
	key := "step." + named(stepKeys[:], kind)
	switch uint8(kind) {
	case pc.StepStamp, pc.StepGuide:
		return p.n(key, a)
	case pc.StepMemory:
		return p.t(key, with{"Kind": p.kind(pc.Kind(a))})
	}
	return p.t(key)
}

// play asks for a card, and says what else may be done.
func (p postcardsVoice) play(t tableTop) string {
	var card string
	due, extra := max(3-t.played(), 0), min(t.playsLeft(), t.handSize())
	switch {
	case t.handSize() == 0:
		card = p.t("prompt.nohand")
	case due > 0:
		extra = min(t.count(pc.Extra), t.handSize()-due)
		card = sentences(p.n("prompt.play", due), p.some("prompt.play_extra", extra))
	default:
		card = sentences(p.some("prompt.play_extra", extra), p.t("prompt.may_end"))
	}
	return sentences(card, p.some("prompt.kept_moves", t.count(pc.Moves)), p.some("prompt.kept_takes", t.count(pc.Takes)),
		p.some("prompt.kept_camps", t.count(pc.Camps)), p.some("prompt.can_send", t.sendable()))
}

// picked says where a card of the hand may go.
func (p postcardsVoice) picked(t tableTop, card uint8) string {
	key, colour := "pick.none", pc.TravelColour(card)
	if d := pc.TravelDoing(card); t.canDo(d) {
		key = "pick." + d.String()
	}
	if t.canStamp(colour) {
		key += "_stamp"
	} else if key == "pick.none" && t.mayWaste() {
		key += "_waste"
	}
	if t.playsLeft() >= 2 && t.handSize() >= 2 {
		key += "_pair"
	}
	return p.t(key, with{"Space": p.tint(colour, "space")})
}

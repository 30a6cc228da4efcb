package wording

import (
	"math/bits"

	"posterestante/game"
	mt "posterestante/game/montaigne"
)

// prompt is a pure function of the view: what the table asks of its seat, or
// what the others are at.
func (p montaigneVoice) prompt(v *game.View, picked []game.Spot) string {
	t := readVoyage(v)
	kind, a, _ := t.step()
	reading := kind == mt.StepRead || kind == mt.StepChoose
	switch {
	case v.Over || v.Turn == game.Nobody:
		return p.t("prompt.over")
	case v.Turn != v.Seat && reading && game.Seat(a) == v.Seat:
		return p.t("prompt.other_look", with{"Who": p.who(v.Turn)})
	case v.Turn != v.Seat:
		return p.t("prompt.other", with{"Who": p.who(v.Turn)})
	}
	if len(picked) > 0 {
		if words := p.picking(t, picked[0]); words != "" {
			return words
		}
	}
	if kind != mt.NoStep {
		return p.settle(t)
	}
	last := ""
	if t.count(mt.LastTurn) == 1 {
		last = p.t("prompt.last")
	}
	return sentences(last, p.act(t))
}

// act asks for an action, or for the end of the turn.
func (p montaigneVoice) act(t voyageTop) string {
	acted, people := t.count(mt.Acted) > 0, ""
	if t.people(t.seat) {
		people = "_people"
	}
	if t.count(mt.ActionsLeft) == 0 {
		return p.t("prompt.done" + people)
	}
	ask, lay, supply := "prompt.turn", t.canLayAny(), t.row(0).Back != 0
	switch {
	case !lay && !supply && acted:
		return p.t("prompt.stuck_end")
	case !lay && !supply:
		return p.t("prompt.stuck" + people)
	case !lay:
		ask = "prompt.turn_supply"
	case !supply:
		ask = "prompt.turn_lay"
	case t.count(mt.Called) == 1:
		ask = "prompt.turn_called"
	}
	if !acted {
		return p.t(ask)
	}
	return sentences(p.n("prompt.further", t.count(mt.ActionsLeft)), p.t(ask), p.t("prompt.may_end"))
}

// settle asks for what must be settled first.
func (p montaigneVoice) settle(t voyageTop) string {
	kind, a, b := t.step()
	key := "ask." + named(travelStep[:], int(kind))
	switch kind {
	case mt.StepTake:
		pope := ""
		if t.popeHere() {
			pope = p.t("ask.take_pope")
		}
		return sentences(p.n(key, a), pope)
	case mt.StepBuy, mt.StepSail:
		return p.n(key, b, with{"Card": p.piece(t.row(a))})
	case mt.StepToll:
		return p.n(key, a)
	case mt.StepQuote:
		if !t.quotationShown() {
			return p.t("ask.quote_hand")
		} else if t.handsLeft(0) == 0 {
			return p.t("ask.quote_board")
		}
	case mt.StepRead:
		if !t.canRead(game.Seat(a)) {
			key = "ask.read_none"
		}
		return p.t(key, with{"Whom": p.who(game.Seat(a))})
	case mt.StepRob:
		key += map[int]string{int(mt.RobFind): "_find", int(mt.RobPerson): "_person"}[a]
	case mt.StepSearch:
		if b != 0 {
			key = "ask.search_next"
		}
	case mt.StepChoose:
		if t.handsLeft(b) == 0 {
			key = "ask.choose_last"
		}
		return p.t(key, with{"Whom": p.who(game.Seat(a))})
	case mt.StepUnseen:
		return p.n(key, bits.OnesCount(uint(b)))
	}
	return p.t(key)
}

// canRead says whether the hand that the seat to act looks into has a quotation
// that may join its voyage (M7.2, M7.3).
func (t voyageTop) canRead(of game.Seat) bool {
	for _, piece := range t.hand(of) {
		if c := mt.CardOf(piece); mt.Cards[c].Kind == mt.Quotation && t.joins(mt.Cards[c].City) {
			return true
		}
	}
	return false
}

// joins says whether a card of a city that comes by a power may join the voyage
// of the seat to act (M7.3, M3.5, M6.1).
func (t voyageTop) joins(city mt.City) bool {
	if city == mt.Bordeaux {
		return true
	}
	for _, piece := range t.voyage(t.seat) {
		if mt.City(piece.Back) == city {
			return true
		}
	}
	return !t.left(t.seat, city) && (t.count(mt.Called) == 0 || city.Zone() <= t.last(t.seat).Zone())
}

// picking says where a picked piece leads, "" where it says nothing.
func (p montaigneVoice) picking(t voyageTop, spot game.Spot) string {
	kind, _, _ := t.step()
	c := mt.CardOf(t.At(spot))
	switch {
	case c == 0 || spot.Seat != game.Nobody && spot.Seat != t.seat:
	case spot.Zone == mt.Hand && kind == mt.StepCoach:
		if t.last(t.seat) != mt.Bordeaux && mt.Cards[c].City == mt.Bordeaux {
			return sentences(p.t("pick.coach_home"), p.honours(t, c))
		}
		return p.t("pick.coach", with{"City": p.city(mt.Cards[c].City)})
	case spot.Zone == mt.Hand && kind == mt.NoStep:
		return p.laying(t, c)
	case spot.Zone == mt.Row && kind == mt.StepTake:
		return p.t("pick.sail")
	case spot.Zone != mt.Voyage || mt.Cards[c].Kind != mt.Character:
	case t.count(mt.Meets) == 1:
		return p.t("pick.person_power", with{"Person": p.callOn(c)})
	default:
		return p.t("pick.person", with{"Person": p.callOn(c)})
	}
	return ""
}

// laying says where a card of the hand leads, what the road costs, who is there.
func (p montaigneVoice) laying(t voyageTop, c uint8) string {
	from, to := t.last(t.seat), mt.Cards[c].City
	cost, places := toll(from, to), with{"City": p.city(to)}
	met := ""
	if seats := t.met(to); len(seats) > 0 {
		met = p.n("pick.meeting", len(seats), with{"List": p.seatList(seats)})
	}
	switch {
	case to == from:
		return p.t("pick.stay", places)
	case to == mt.Bordeaux && cost == 0:
		return sentences(p.t("pick.home"), p.honours(t, c))
	case to == mt.Bordeaux:
		return sentences(p.n("pick.home_toll", cost), p.honours(t, c))
	case cost == 0:
		return sentences(p.t("pick.move", places), met)
	}
	return sentences(p.n("pick.move_toll", cost, places), met)
}

// honours says what coming home with a card would be worth (M6.2).
func (p montaigneVoice) honours(t voyageTop, c uint8) string {
	var lack []string
	for _, book := range t.lacks(t.seat, c) {
		lack = append(lack, [...]string{"", "I", "II", "III"}[book])
	}
	if len(lack) == 0 {
		return p.t("pick.home_books")
	}
	return p.n("pick.home_lack", len(lack), with{"List": p.w.List(lack)})
}

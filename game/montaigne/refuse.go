package montaigne

import "posterestante/game"

// Refuse says why an action is not legal now, by its rule; nil if it is. It is
// written apart from Legal; a test holds that the two agree on every action.
func (s *State) Refuse(a game.Action) *game.Refusal {
	if !known(a) {
		return game.Refuse("refuse.unknown", "")
	}
	if s.n[Phase] == GameOver {
		return s.refuseOver()
	}
	if s.depth > 0 {
		return s.refuseStep(a)
	}
	switch a.Verb {
	case VMove, VStay, VSupply:
		return s.refuseAction(a)
	case VFurther, VFetch, VPower:
		return s.refusePerson(a)
	case VEnd:
		if s.n[Acted] == 0 {
			return game.Refuse("refuse.end.acted", "M3")
		}
	case VPass:
		return s.refusePass()
	default:
		return game.Refuse(early[a.Verb].code, early[a.Verb].rule)
	}
	return nil
}

// refuseOver says by which rule the game ended: all but one were home, or it
// would have gone on for ever.
func (s *State) refuseOver() *game.Refusal {
	if s.n[Remade] >= lastRemake || s.onRoad() > 0 && s.n[LastTurn] == 0 {
		return game.Refuse("refuse.over", "M6.6")
	}
	return game.Refuse("refuse.over", "M6.3")
}

// reason is a code and the rule it comes from.
type reason struct {
	code string
	rule game.Rule
}

// early is what refuses a verb while no step asks for it.
var early = [...]reason{
	VTake:   {"refuse.take.now", "M3.3"},
	VSail:   {"refuse.take.now", "M7.1"},
	VPay:    {"refuse.pay.now", "M3.4"},
	VLay:    {"refuse.lay.now", "M7.2"},
	VLook:   {"refuse.look.now", "M7.2"},
	VPick:   {"refuse.pick.now", "M7.2"},
	VUnseen: {"refuse.unseen.now", "M7.2"},
	VRob:    {"refuse.rob.now", "M7.2"},
	VSkip:   {"refuse.skip.now", "M3"},
}

// first is what must be settled before anything else, by step.
var first = [...]reason{
	StepTake:   {"refuse.first.take", "M3.4"},
	StepBuy:    {"refuse.first.buy", "M3.4"},
	StepSail:   {"refuse.first.buy", "M3.4"},
	StepToll:   {"refuse.first.toll", "M3.1"},
	StepHome:   {"refuse.first.home", "M6.2"},
	StepNoble:  {"refuse.first.noble", "M7.2"},
	StepQuote:  {"refuse.first.quote", "M7.2"},
	StepRead:   {"refuse.first.read", "M7.2"},
	StepCoach:  {"refuse.first.coach", "M7.2"},
	StepRob:    {"refuse.first.rob", "M7.2"},
	StepSearch: {"refuse.first.search", "M7.2"},
	StepChoose: {"refuse.first.choose", "M7.2"},
	StepUnseen: {"refuse.first.unseen", "M7.2"},
	StepPope:   {"refuse.first.pope", "M7.2"},
}

// layRules are the rules by which cards of the hand are laid as an action.
var layRules = [...]game.Rule{VMove: "M3.1", VStay: "M3.2"}

// refuseHand holds that a card is in the hand of the seat to act, as a rule wants.
func (s *State) refuseHand(card uint8, rule game.Rule) *game.Refusal {
	if s.me().hand.find(card) < 0 {
		return game.Refuse("refuse.hand", rule)
	}
	return nil
}

// refuseAction is for move, stay and supply (M3).
func (s *State) refuseAction(a game.Action) *game.Refusal {
	if s.n[ActionsLeft] == 0 {
		return game.Refuse("refuse.actions", "M3")
	}
	me := s.me()
	if a.Verb == VSupply {
		if s.row == [4]uint8{} {
			return game.Refuse("refuse.supply.empty", "M3.6")
		}
		return nil
	}
	if r := s.refuseHand(a.A, layRules[a.Verb]); r != nil {
		return r
	}
	last, to := me.last(), Cards[a.A].City
	if a.Verb == VStay {
		switch {
		case to != last:
			return game.Refuse("refuse.stay.city", "M3.2")
		case s.called():
			return game.Refuse("refuse.stay.called", "M6.1")
		}
		return nil
	}
	switch {
	case to == last:
		return game.Refuse("refuse.move.city", "M3.1")
	case to != Bordeaux && me.visited>>to&1 == 1:
		return game.Refuse("refuse.move.back", "M3.5")
	case s.called() && last.Zone() < to.Zone():
		return game.Refuse("refuse.move.called", "M6.1")
	case int(me.hand.n) <= crossed(last, to):
		return game.Refuse("refuse.move.toll", "M3.1")
	}
	return nil
}

// refusePass holds that something can be done (M3.6).
func (s *State) refusePass() *game.Refusal {
	switch {
	case s.n[Acted] > 0:
		return game.Refuse("refuse.pass.acted", "M3.6")
	case s.n[ActionsLeft] > 0 && s.refuseAction(game.Action{Verb: VSupply}) == nil:
		return game.Refuse("refuse.pass.supply", "M3.6")
	}
	for _, c := range s.me().hand.all() {
		for _, v := range [...]game.Verb{VMove, VStay} {
			if s.refuseAction(game.Action{Verb: v, A: c}) == nil {
				return game.Refuse("refuse.pass.lay", "M3.6")
			}
		}
	}
	return nil
}

// refusePerson is for a character of the voyage (M4.1, M7.2).
func (s *State) refusePerson(a game.Action) *game.Refusal {
	switch {
	case a.Verb == VPower && !s.meets():
		return game.Refuse("refuse.power.option", "M7.2")
	case s.me().voyage.find(a.A) < 0:
		return game.Refuse("refuse.person.voyage", "M4.1")
	case Cards[a.A].Kind != Character:
		return game.Refuse("refuse.person.kind", "M4.1")
	case a.Verb == VFetch && a.A == a.B:
		return game.Refuse("refuse.fetch.itself", "M4.1")
	case a.Verb == VFetch && s.discard.find(a.B) < 0:
		return game.Refuse("refuse.fetch.discard", "M4.1")
	case a.Verb != VPower:
		return nil
	}
	return s.refusePower(a.A)
}

// refusePower says why a character's power has no use now (M7.2).
func (s *State) refusePower(card uint8) *game.Refusal {
	hands, zoneTwo := 0, 0
	for i := range s.p[:s.seats] {
		if game.Seat(i) != s.turn {
			hands += int(s.p[i].hand.n)
			for _, c := range s.p[i].hand.all() {
				if z := Cards[c].City; z >= Plombieres && z <= Augsburg {
					zoneTwo++
				}
			}
		}
	}
	none := func(code string) *game.Refusal { return game.Refuse(code, "M7.2") }
	switch who := Person(Cards[card].Of); {
	case who == Montaigne && hands == 0 && !s.quotationShown():
		return none("refuse.power.quotation")
	case who == Coachman && s.me().hand.n == 0:
		return none("refuse.power.hand")
	case who == Scholar && hands == 0:
		return none("refuse.power.hands")
	case who == Theologian && zoneTwo == 0:
		return none("refuse.power.zone")
	case who == Pope && s.row == [4]uint8{}:
		return none("refuse.power.board")
	case who == Maid && s.nothingToRob(RobFind, card), who == Courtesan && s.nothingToRob(RobPerson, card):
		return none("refuse.power.rob")
	}
	return nil
}

// nothingToRob says whether no card of another's voyage could be taken once the
// robber has left.
func (s *State) nothingToRob(what, robber uint8) bool {
	for c := uint8(1); c < TheCall; c++ {
		if s.refuseRob(what, c, robber) == nil {
			return false
		}
	}
	return true
}

// refuseRob is for a card of another's voyage (M6.3, M7.2, M7.3).
func (s *State) refuseRob(what, card, robber uint8) *game.Refusal {
	seat, _ := s.before(card)
	switch {
	case seat == game.Nobody || seat == s.turn:
		return game.Refuse("refuse.rob.voyage", "M7.2")
	case s.p[seat].home > 0:
		return game.Refuse("refuse.rob.home", "M6.3")
	case what == RobPerson && Cards[card].Kind != Character:
		return game.Refuse("refuse.rob.person", "M7.2")
	case what == RobFind && (Cards[card].Kind != Discovery || Cards[card].Of > uint8(Spa)):
		return game.Refuse("refuse.rob.find", "M7.2")
	}
	return s.refuseJoin(card, robber)
}

// refuseJoin says why a card that comes by a power can't join the voyage (M7.3).
func (s *State) refuseJoin(card, without uint8) *game.Refusal {
	if _, ok := s.joins(card, without); ok {
		return nil
	}
	if s.me().visited&(1<<Cards[card].City) != 0 {
		return game.Refuse("refuse.join.back", "M3.5")
	}
	return game.Refuse("refuse.join.called", "M6.1")
}

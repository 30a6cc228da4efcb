package montaigne

import (
	"math/bits"
	"slices"

	"posterestante/game"
)

// Prompt is what the table asks of the view's seat, or what the others are at.
func (Teller) Prompt(v *game.View, picked []game.Spot) phrase {
	s := FromView(v)
	switch {
	case v.Over || v.Turn == game.Nobody:
		return say("prompt.over")
	case v.Turn != v.Seat && s.knowers(v.Seat).Has(v.Turn):
		return say("prompt.other_look", args{"Who": game.SaySeat(v.Turn)})
	case v.Turn != v.Seat:
		return say("prompt.other", args{"Who": game.SaySeat(v.Turn)})
	}
	if len(picked) > 0 {
		if p := s.picked(picked[0], CardOf(v.At(picked[0]))); p.Kind != game.Nothing {
			return p
		}
	}
	if s.steps.Depth > 0 {
		return s.askStep()
	}
	last := phrase{}
	if s.n[LastTurn] == 1 {
		last = say("prompt.last")
	}
	return sentences(last, s.askAction())
}

// askAction asks for an action, or for the end of the turn.
func (s *State) askAction() phrase {
	acted, people := s.n[Acted] > 0, ""
	if len(s.legalPeople(nil)) > 0 {
		people = "_people"
	}
	if s.n[ActionsLeft] == 0 {
		return say("prompt.done" + people)
	}
	legal, ask := s.legalActions(nil), "prompt.turn"
	supply := s.maySupply(game.Action{}) == yes
	lay := len(legal) > 0 && legal[0].Verb != VSupply
	switch {
	case !lay && !supply && acted:
		return say("prompt.stuck_end")
	case !lay && !supply:
		return say("prompt.stuck" + people)
	case !lay:
		ask = "prompt.turn_supply"
	case !supply:
		ask = "prompt.turn_lay"
	case s.called() && slices.ContainsFunc(legal, s.leadsHome):
		ask = "prompt.turn_home"
	case s.called():
		ask = "prompt.turn_called"
	}
	if !acted {
		return say(ask)
	}
	return sentences(sayN("prompt.further", int(s.n[ActionsLeft])), say(ask), say("prompt.may_end"))
}

// leadsHome says whether an action ends the voyage of the seat to act.
func (s *State) leadsHome(a game.Action) bool {
	return a.Verb == VMove && Cards[a.A].City == Bordeaux && s.me().Last() != Bordeaux
}

// askStep asks for what must be settled first.
func (s *State) askStep() phrase {
	t, skip := s.top(), s.maySkip(game.Action{})
	key, whom := "ask."+stepNames[t.Kind], args{"Whom": game.SaySeat(game.Seat(t.A))}
	switch t.Kind {
	case StepTake:
		pope := phrase{}
		if slices.ContainsFunc(s.legalTake(nil), func(a game.Action) bool { return a.Verb == VPower }) {
			pope = say("ask.take_pope")
		}
		return sentences(sayN(key, int(t.A)), pope)
	case StepBuy, StepSail:
		return sayN(key, int(t.B), args{"Card": named(s.row[t.A])})
	case StepToll:
		return sayN(key, int(t.A))
	case StepQuote:
		if !s.quotationShown() {
			key = "ask.quote_hand"
		} else if s.hands() == 0 {
			key = "ask.quote_board"
		}
	case StepRead:
		if skip == yes {
			key = "ask.read_none"
		}
		return say(key, whom)
	case StepRob:
		key += [...]string{RobFind: "_find", RobPerson: "_person"}[t.A]
	case StepSearch:
		if t.B != 0 {
			key = "ask.search_next"
		}
	case StepChoose:
		if skip != yes {
			key = "ask.choose_last"
		}
		return say(key, whom)
	case StepUnseen:
		return sayN(key, bits.OnesCount8(t.B))
	}
	return say(key)
}

// picked says where a picked card leads, nothing where it leads nowhere.
func (s *State) picked(spot game.Spot, c uint8) phrase {
	kind := s.top().Kind
	switch {
	case c == 0 || spot.Seat != game.Nobody && spot.Seat != s.turn:
	case spot.Zone == Hand && kind == StepCoach:
		if s.homeward(game.Action{Verb: VLay, A: c}) != 0 {
			return sentences(say("pick.coach_home"), s.honours(c))
		}
		return say("pick.coach", args{"City": cityName(Cards[c].City)})
	case spot.Zone == Hand && kind == NoStep:
		return s.leads(c)
	case spot.Zone == Row && kind == StepTake:
		return say("pick.sail")
	case spot.Zone != Voyage || Cards[c].Kind != Character:
	case s.meets():
		return say("pick.person_power", args{"Person": callOn(c)})
	default:
		return say("pick.person", args{"Person": callOn(c)})
	}
	return phrase{}
}

// leads says where a card of the hand leads, what the road costs, who is there.
func (s *State) leads(c uint8) phrase {
	from, to := s.me().Last(), Cards[c].City
	toll, city, meet := Crossed(from, to), args{"City": cityName(to)}, phrase{}
	if seats := s.others(to, s.turn); len(seats) > 0 {
		meet = sayN("pick.meeting", len(seats), args{"List": game.SaySeats(seats)})
	}
	switch {
	case to == from:
		return say("pick.stay", city)
	case to == Bordeaux && toll == 0:
		return sentences(say("pick.home"), s.honours(c))
	case to == Bordeaux:
		return sentences(sayN("pick.home_toll", toll), s.honours(c))
	case toll == 0:
		return sentences(say("pick.move", city), meet)
	}
	return sentences(sayN("pick.move_toll", toll, city), meet)
}

// others are the other seats whose voyages end in a city (M3.1).
func (s *State) others(c City, but game.Seat) (out []game.Seat) {
	for i := range s.p[:s.seats] {
		if seat := game.Seat(i); seat != but && s.p[i].Last() == c {
			out = append(out, seat)
		}
	}
	return out
}

// honours says what coming home with a card would be worth (M6.2).
func (s *State) honours(c uint8) phrase {
	p := *s.me()
	p.voyage.Push(c)
	var lack []phrase
	n := p.Count()
	for book, sign := range [...]string{1: "I", 2: "II", 3: "III"} {
		if book > 0 && n.Themes&bookMask[book] == 0 {
			lack = append(lack, game.SayAsIs(sign))
		}
	}
	if len(lack) == 0 {
		return say("pick.home_books")
	}
	return sayN("pick.home_lack", len(lack), args{"List": game.SayAll(game.And, lack...)})
}

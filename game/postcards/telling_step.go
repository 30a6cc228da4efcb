package postcards

import "posterestante/game"

// deeds are the icon and the rule of what is done by each verb; the rule of a
// used gift is its kind's.
var deeds = [...]struct {
	sign string
	rule game.Rule
}{
	VMove: {"move", "P4.1"}, VTake: {"postcard", "P4.2"}, VSweep: {"discard", "P4.2"}, VCamp: {"camp", "P4.3"}, VStamp: {"stamp", "P5.1"},
	VPair: {"hand", "P3.2"}, VWaste: {"cross", "P3.4"}, VWrite: {"memory", "P4.3"}, VSkip: {"cross", "P6.1"}, VStar: {"star", "P6.4"},
	VSend: {"check", "P7.2"}, VGift: {"bell", "P7.2"}, VUse: {"lightning", "P8"}, VKeep: {"postcard", "P8.5"}, VDraw: {"deck", "P3.8"},
	VEnd: {"hand", "P3.7"}, VPass: {"last", "P3.8"}, VAutoma: {"star", "P10.2"},
}

// telling is one action to be told, with the positions before and after it as
// the viewer knows them.
type telling struct {
	viewer        game.Seat
	before, after *State
	seat          game.Seat
	events        []game.Event
}

// Step tells an action. Of what it draws on, only the events and views could
// hold secrets, and they are the viewer's own; an action names public things.
func (Teller) Step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) game.Told {
	t := &telling{before.Seat, FromView(before), FromView(after), seat, events}
	t.before.turn = seat
	told := game.Told{Long: t.long(), Sign: deeds[a.Verb].sign}
	if a.Verb == VAutoma {
		told.Short, told.Sign, told.Rule = t.automa()
	} else {
		told.Short, told.Rule = t.person(a), t.rule(a)
	}
	told.Short = t.scored(told.Short)
	return told
}

// scored adds the points to a line. Those for a whole region are named: they are
// counted when what its last camp set off is settled, so they may come with a
// line about something else.
func (t *telling) scored(line phrase) phrase {
	region, score := 0, int(t.before.p[t.seat].score)
	n := int(t.after.p[t.seat].score) - score
	for _, e := range t.events {
		if e.Kind == game.Count && e.Counter == ScoreN && e.Seat == t.seat {
			if e.Rule == "P4.5" {
				region += int(e.Value) - score
			}
			score = int(e.Value)
		}
	}
	if n > region {
		line = sayN("line.gain", n-region, args{"Line": line})
	}
	if region > 0 {
		line = sayN("line.gain_region", region, args{"Line": line})
	}
	return line
}

// line is a message about the seat; with is what fills its places besides.
func (t *telling) line(key string, with args) phrase {
	if with == nil {
		with = args{}
	}
	with["Who"] = game.SaySeat(t.seat)
	return say("line."+key, with)
}

// skipKeys name what is declined, by the step that offered it.
var skipKeys = [AutoTakeGift + 1]string{StepMemory: "skip_memory", StepStar: "skip_star", StepStamp: "skip_stamp", StepRoadCamp: "skip_roadcamp"}

// person says what a person did.
func (t *telling) person(a game.Action) phrase {
	switch a.Verb {
	case VMove:
		return t.ride(a.B)
	case VTake:
		return t.take(a.B)
	case VCamp:
		return t.camp(a.B, a.C)
	case VStamp:
		return t.stamp(a.B, a.C)
	case VWrite:
		return t.write(a.B, a.C)
	case VSkip:
		if key := skipKeys[t.before.top().Kind]; key != "" {
			return t.line(key, nil)
		}
	case VStar:
		return t.line(buttonKeys[a.A], nil)
	case VSend, VKeep:
		return t.line(moves.Rows[a.Verb].Name, args{"Card": cardWords(a.A)})
	case VGift, VUse:
		return t.line(moves.Rows[a.Verb].Name, args{"Gift": giftWords(a.A)})
	case VDraw:
		return t.draw()
	case VPass:
		return t.pass()
	}
	return t.line(moves.Rows[a.Verb].Name, nil)
}

func (t *telling) ride(region uint8) phrase {
	return t.line("move", args{"The": regionWords(region, "the")})
}

// take says from where a postcard came.
func (t *telling) take(card uint8) phrase {
	key := "take_row"
	if e, ok := t.moved(Cards); ok && e.From.Zone == CardTop {
		key = "take_top"
	}
	return t.line(key, args{"Card": cardWords(card)})
}

func (t *telling) camp(region, site uint8) phrase {
	return t.line("camp", args{"In": regionWords(region, "in"), "Kind": kindWords(Regions[region].Sites[site])})
}

// stamp says how far the postcard is.
func (t *telling) stamp(card, space uint8) phrase {
	c, with := &Postcards[card], t.after.progress(card)
	with["Region"], with["Colour"] = regionWords(c.Region, "name"), tint(c.Stamps[space], "name")
	return t.line("stamp", with)
}

func (t *telling) write(card, space uint8) phrase {
	c := &Postcards[card]
	m := c.Memories[space]
	return t.line("write", args{"Region": regionWords(c.Region, "name"), "Kind": kindWords(m.Site), "Effect": effectWords(m.Effect)})
}

// draw names the card drawn if the viewer saw it.
func (t *telling) draw() phrase {
	e, _ := t.moved(Hand)
	face := Teller{}.Thing(e.Piece)
	switch {
	case face.Kind == game.Nothing:
		return t.line("draw_deck", nil)
	case e.From.Zone == TravelDeck:
		return t.line("draw_deck_seen", args{"Card": face})
	}
	return t.line("draw_row", args{"Card": face})
}

// pass says who comes next.
func (t *telling) pass() phrase {
	if t.after.turn == game.Nobody {
		return t.line("over", nil)
	}
	return t.line("pass", args{"Next": game.SaySeat(t.after.turn)})
}

// moved is the first piece that came to a zone.
func (t *telling) moved(to game.Zone) (game.Event, bool) {
	for _, e := range t.events {
		if e.Kind == game.Move && e.To.Zone == to {
			return e, true
		}
	}
	return game.Event{}, false
}

// rule is the rule that a person's action was done by.
func (t *telling) rule(a game.Action) game.Rule {
	switch step := t.before.top().Kind; {
	case a.Verb == VUse:
		return giftRules[Gifts[a.A].Kind]
	case a.Verb == VPass && t.after.Over():
		return "P9.1"
	case step == StepRoadMove || step == StepRoadCamp:
		return "P8.1"
	case a.Verb == VStamp && step == StepStamp:
		return "P6.1"
	case a.Verb == VSkip && step == StepMemory:
		return "P4.3"
	}
	return deeds[a.Verb].rule
}

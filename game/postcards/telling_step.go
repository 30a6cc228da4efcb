package postcards

import "posterestante/game"

// deeds are how what is done by each verb is told: its icon, its rule, its line.
var deeds = [...]struct {
	sign string
	rule game.Rule
	line func(*telling, game.Action) phrase
}{
	VMove:   {"move", "P4.1", (*telling).ride},
	VTake:   {"postcard", "P4.2", (*telling).take},
	VSweep:  {"discard", "P4.2", (*telling).plain},
	VCamp:   {"camp", "P4.3", (*telling).camp},
	VStamp:  {"stamp", "P5.1", (*telling).stamp},
	VPair:   {"hand", "P3.2", (*telling).plain},
	VWaste:  {"cross", "P3.4", (*telling).plain},
	VWrite:  {"memory", "P4.3", (*telling).write},
	VSkip:   {"cross", "P6.1", (*telling).skip},
	VStar:   {"star", "P6.4", func(t *telling, a game.Action) phrase { return t.line(buttonKeys[a.A], nil) }},
	VSend:   {"check", "P7.2", (*telling).ofCard},
	VGift:   {"bell", "P7.2", (*telling).ofGift},
	VUse:    {"lightning", "P8", (*telling).ofGift},
	VKeep:   {"postcard", "P8.5", (*telling).ofCard},
	VDraw:   {"hand", "P3.8", (*telling).draw},
	VEnd:    {"run", "P3.7", (*telling).plain},
	VPass:   {"last", "P3.8", (*telling).pass},
	VAutoma: {"star", "P10.2", (*telling).plain},
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
	told := game.Told{Long: t.long()}
	if a.Verb == VAutoma {
		told.Short, told.Sign, told.Rule = t.automa()
	} else {
		told.Short, told.Sign, told.Rule = deeds[a.Verb].line(t, a), deeds[a.Verb].sign, t.rule(a)
	}
	if a.Verb == VDraw && a.A == 0 {
		told.Sign = "deck"
	}
	told.Short, told.Mark = t.scored(told.Short), t.mark(a)
	told.With = t.icons(a)
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

// skip is what is declined.
func (t *telling) skip(game.Action) phrase {
	if key := skipKeys[t.before.top().Kind]; key != "" {
		return t.line(key, nil)
	}
	return t.line("skip", nil)
}

// plain is a line that says no more than the verb; ofCard and ofGift name what it
// is about.
func (t *telling) plain(a game.Action) phrase { return t.line(verbTable.Rows[a.Verb].Name, nil) }
func (t *telling) ofCard(a game.Action) phrase {
	return t.line(verbTable.Rows[a.Verb].Name, args{"Card": cardWords(a.A)})
}
func (t *telling) ofGift(a game.Action) phrase {
	return t.line(verbTable.Rows[a.Verb].Name, args{"Gift": giftWords(a.A)})
}

func (t *telling) ride(a game.Action) phrase {
	return t.line("move", args{"The": regionWords(a.B, "the")})
}

// take says from where a postcard came.
func (t *telling) take(a game.Action) phrase {
	key := "take_row"
	if e, ok := t.moved(Cards); ok && e.From.Zone == CardTop {
		key = "take_top"
	}
	return t.line(key, args{"Card": cardWords(a.B)})
}

func (t *telling) camp(a game.Action) phrase {
	return t.line("camp", args{"In": regionWords(a.B, "in"), "Kind": kindWords(Regions[a.B].Sites[a.C])})
}

// stamp says how far the postcard is.
func (t *telling) stamp(a game.Action) phrase {
	c, with := &Postcards[a.B], t.after.progress(a.B)
	with["Region"], with["Colour"] = regionWords(c.Region, "name"), tint(c.Stamps[a.C], "name")
	return t.line("stamp", with)
}

func (t *telling) write(a game.Action) phrase {
	c := &Postcards[a.B]
	m := c.Memories[a.C]
	return t.line("write", args{"Region": regionWords(c.Region, "name"), "Kind": kindWords(m.Site),
		"Effect": effectWords(m.Effect)})
}

// draw names the card drawn if the viewer saw it.
func (t *telling) draw(game.Action) phrase {
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
func (t *telling) pass(game.Action) phrase {
	if t.after.turn == game.Nobody {
		return t.line("over", nil)
	}
	return t.line("pass", args{"Next": game.SaySeat(t.after.turn)})
}

// moved is the first piece that came to a zone.
func (t *telling) moved(to game.Zone) (game.Event, bool) {
	return game.FirstEvent(t.events, func(e game.Event) bool { return e.Kind == game.Move && e.To.Zone == to })
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

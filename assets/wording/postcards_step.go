package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// step tells an action. Of what it draws on, only the events and views could
// hold secrets, and they are the viewer's own; an action names public things.
func (p postcardsVoice) step(before, after *game.View, seat game.Seat, a game.Action, events []game.Event) Line {
	t := telling{p, tableTop{before, seat}, tableTop{after, seat}, seat, events}
	line := Line{Seat: seat, Long: t.long()}
	if a.Verb == pc.VAutoma {
		line.Short, line.Rule = t.automa()
	} else {
		line.Short, line.Rule = t.person(a), t.rule(a)
	}
	line.Sign = t.sign(a)
	line.Short = t.gain(line.Short)
	return line
}

// gain adds the points to a line. Those for a whole region are named: they are
// counted when what its last camp set off is settled, so they may come with a
// line about something else.
func (t telling) gain(line string) string {
	n := t.after.Counter(pc.ScoreN, t.seat) - t.before.Counter(pc.ScoreN, t.seat)
	region, score := 0, t.before.Counter(pc.ScoreN, t.seat)
	for _, e := range t.events {
		if e.Kind == game.Count && e.Counter == pc.ScoreN && e.Seat == t.seat {
			if e.Rule == "P4.5" {
				region += int(e.Value) - score
			}
			score = int(e.Value)
		}
	}
	if n > region {
		line = t.n("line.gain", n-region, with{"Line": line})
	}
	if region > 0 {
		line = t.n("line.gain_region", region, with{"Line": line})
	}
	return line
}

// telling is one action on its way into words.
type telling struct {
	postcardsVoice
	before, after tableTop
	seat          game.Seat
	events        []game.Event
}

// say is a line about the seat.
func (t telling) say(key string, places ...with) string {
	all := with{"Who": t.who(t.seat)}
	for _, p := range places {
		for k, v := range p {
			all[k] = v
		}
	}
	return t.t("line."+key, all)
}

// skipKeys name what is declined, by the step that offered it.
var skipKeys = [...]string{pc.StepMemory: "skip_memory", pc.StepStar: "skip_star", pc.StepStamp: "skip_stamp", pc.StepRoadCamp: "skip_roadcamp"}

// person says what a person did.
func (t telling) person(a game.Action) string {
	switch a.Verb {
	case pc.VMove:
		return t.ride(a.B)
	case pc.VTake:
		return t.take(a.B)
	case pc.VSweep:
		return t.say("sweep")
	case pc.VCamp:
		return t.camp(a.B, a.C)
	case pc.VStamp:
		return t.stamp(a.B, a.C)
	case pc.VPair:
		return t.say("pair")
	case pc.VWaste:
		return t.say("waste")
	case pc.VWrite:
		return t.write(a.B, a.C)
	case pc.VSkip:
		if key := named(skipKeys[:], t.before.count(pc.StepKind)); key != "" {
			return t.say(key)
		}
		return t.say("skip")
	case pc.VStar:
		return t.say(named(buttonKeys[:], int(a.A)))
	case pc.VSend:
		return t.say("send", with{"Card": t.card(a.A)})
	case pc.VGift:
		return t.say("gift", with{"Gift": t.gift(a.A)})
	case pc.VUse:
		return t.say("use", with{"Gift": t.gift(a.A)})
	case pc.VKeep:
		return t.say("keep", with{"Card": t.card(a.A)})
	case pc.VDraw:
		return t.draw()
	case pc.VEnd:
		return t.say("end")
	case pc.VPass:
		return t.pass()
	}
	return t.say("step")
}

func (t telling) ride(region uint8) string {
	return t.say("move", with{"The": t.region(region, "the")})
}

// take says from where a postcard came.
func (t telling) take(card uint8) string {
	if e, ok := t.moved(pc.Cards); ok && e.From.Zone == pc.CardTop {
		return t.say("take_top", with{"Card": t.card(card)})
	}
	return t.say("take_row", with{"Card": t.card(card)})
}

func (t telling) camp(region, site uint8) string {
	return t.say("camp", with{"In": t.region(region, "in"), "Kind": t.kind(pc.Regions[region].Sites[site])})
}

// stamp says how far the postcard is.
func (t telling) stamp(card, space uint8) string {
	c := pc.Postcards[card]
	return t.say("stamp", with{"Region": t.region(c.Region, "name"), "Colour": t.tint(c.Stamps[space], "name"),
		"Done": t.after.stampsOn(card), "Need": len(c.Stamps)})
}

func (t telling) write(card, space uint8) string {
	c := pc.Postcards[card]
	m := c.Memories[space]
	return t.say("write", with{"Region": t.region(c.Region, "name"), "Kind": t.kind(m.Site), "Effect": t.effect(m.Effect)})
}

// draw names the card drawn if the viewer saw it.
func (t telling) draw() string {
	e, ok := t.moved(pc.Hand)
	face := t.faced(e.Piece)
	switch {
	case !ok || face == "":
		return t.say("draw_deck")
	case e.From.Zone == pc.TravelDeck:
		return t.say("draw_deck_seen", with{"Card": face})
	}
	return t.say("draw_row", with{"Card": face})
}

// pass says who comes next.
func (t telling) pass() string {
	if t.after.Over || t.after.Turn == game.Nobody {
		return t.say("over")
	}
	return t.say("pass", with{"Next": t.who(t.after.Turn)})
}

// moved is the first piece that came to a zone.
func (t telling) moved(to game.Zone) (game.Event, bool) {
	for _, e := range t.events {
		if e.Kind == game.Move && e.To.Zone == to {
			return e, true
		}
	}
	return game.Event{}, false
}

// verbRules are the rules actions are done by, where it is always the same.
var verbRules = [...]game.Rule{
	pc.VMove: "P4.1", pc.VTake: "P4.2", pc.VSweep: "P4.2", pc.VCamp: "P4.3", pc.VStamp: "P5.1", pc.VPair: "P3.2", pc.VWaste: "P3.4",
	pc.VWrite: "P4.3", pc.VSkip: "P6.1", pc.VStar: "P6.4", pc.VSend: "P7.2", pc.VGift: "P7.2", pc.VKeep: "P8.5", pc.VDraw: "P3.8",
	pc.VEnd: "P3.7", pc.VPass: "P3.8", pc.VAutoma: "P10.2",
}

// giftRules are the rules of the kinds of gift.
var giftRules = [...]game.Rule{
	pc.RoadMap: "P8.1", pc.SnowGlobe: "P8.2", pc.StampCollection: "P8.3", pc.Caravan: "P8.4", pc.HikingGuide: "P8.5", pc.KeyRing: "P8.6", pc.Car: "P8.7",
}

// rule is the rule that a person's action was done by.
func (t telling) rule(a game.Action) game.Rule {
	switch step := uint8(t.before.count(pc.StepKind)); {
	case a.Verb == pc.VUse:
		return giftRules[pc.Gifts[a.A].Kind]
	case a.Verb == pc.VPass && t.after.Over:
		return "P9.1"
	case step == pc.StepRoadMove || step == pc.StepRoadCamp:
		return "P8.1"
	case a.Verb == pc.VStamp && step == pc.StepStamp:
		return "P6.1"
	case a.Verb == pc.VSkip && step == pc.StepMemory:
		return "P4.3"
	}
	if int(a.Verb) < len(verbRules) {
		return verbRules[a.Verb]
	}
	return ""
}

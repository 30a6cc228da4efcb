package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// note puts a Note into words; each kind fills the places its message has.
func (t telling) note(e game.Event) string {
	key, value := "note."+e.Key, int(e.Value)
	back, number := pc.Sort(e.Piece)
	places := with{"Who": t.who(e.Seat)}
	r := e.To.Index // a region, where the note points at the map
	switch back {
	case pc.BackTravel:
		places["Travel"] = t.travel(uint8(number))
	case pc.BackPostcard:
		places["Card"] = t.card(uint8(number))
		places["Rank"] = t.rank(t.before.rank(t.seat, pc.Postcards[number].Region))
	case pc.BackGift:
		places["Gift"] = t.gift(uint8(number))
	}
	if e.To.Zone == pc.RegionSpot || e.To.Zone == pc.Sites {
		places["Region"], places["In"], places["The"] = t.region(r, "name"), t.region(r, "in"), t.region(r, "the")
	}
	if e.To.Zone == pc.Sites {
		places["Kind"] = t.kind(pc.Regions[r].Sites[e.To.Sub])
	}
	switch e.Key {
	case "auto.pass.held", "auto.pass.absent":
		places["Rank"] = t.rank(value)
	case "auto.pass.stamp":
		if colour, ok := t.wanted(); ok {
			places["Colour"] = t.tint(colour, "of_card")
		} else {
			key += "_any"
		}
	case "auto.stamp":
		places["Stamp"] = t.tint(pc.Postcards[number].Stamps[e.To.Sub], "stamp")
	case "auto.memory":
		m := pc.Postcards[number].Memories[e.To.Sub]
		places["Kind"], places["Effect"] = t.kind(m.Site), t.effect(m.Effect)
	case "auto.anew":
		places["Kind"] = t.kind(pc.Kind(value))
	case "auto.lost":
		places["Effect"] = t.effect(pc.Effect(value))
	case "auto.effect":
		return t.t("autoeffect." + pc.Effect(value).String())
	case "auto.end":
		return t.n(key, value, places)
	}
	return t.t(key, places)
}

// wanted is the colour an Automa's card stamps with; false for a stamp effect,
// which takes any.
func (t telling) wanted() (pc.Colour, bool) {
	if e, ok := t.noted("auto.left", "auto.right"); ok {
		_, card := pc.Sort(e.Piece)
		return pc.TravelColour(uint8(card)), true
	}
	return 0, false
}

// noted is the last note with one of the keys.
func (t telling) noted(keys ...string) (game.Event, bool) {
	for i := len(t.events) - 1; i >= 0; i-- {
		for _, k := range keys {
			if e := t.events[i]; e.Kind == game.Note && e.Key == k {
				return e, true
			}
		}
	}
	return game.Event{}, false
}

// outcomes are the notes that say what an Automa's step came to.
var outcomes = []string{"auto.stamp", "auto.move", "auto.take", "auto.taketop", "auto.camp", "auto.memory", "auto.send", "auto.gift",
	"auto.end", "auto.nothing", "auto.lost"}

// automa says what an Automa's step came to, in the words used of persons, and
// the rule it went by.
func (t telling) automa() (string, game.Rule) {
	e, ok := t.noted(outcomes...)
	if !ok {
		return t.automaEffect()
	}
	_, n := pc.Sort(e.Piece)
	card := uint8(n)
	switch e.Key {
	case "auto.stamp":
		return t.stamp(card, e.To.Sub), e.Rule
	case "auto.move":
		return t.ride(e.To.Index), e.Rule
	case "auto.take", "auto.taketop":
		return t.take(card), e.Rule
	case "auto.camp":
		return t.camp(e.To.Index, e.To.Sub), e.Rule
	case "auto.memory":
		return t.write(card, e.To.Sub), e.Rule
	case "auto.send":
		return t.say("send", with{"Card": t.card(card)}), e.Rule
	case "auto.gift":
		return t.say("gift", with{"Gift": t.gift(card)}), e.Rule
	case "auto.end":
		return t.pass(), e.Rule
	case "auto.nothing":
		return t.say("nothing", with{"Card": t.travel(card)}), e.Rule
	}
	return t.say("lost", with{"Effect": t.effect(pc.Effect(e.Value))}), e.Rule
}

// automaEffect is a step that only took an effect, or found no place for a memory.
func (t telling) automaEffect() (string, game.Rule) {
	if e, ok := t.noted("auto.anew"); ok {
		return t.say("nomemory"), e.Rule
	}
	e, ok := t.noted("auto.effect")
	if !ok {
		return t.say("step"), "P10.2"
	}
	if pc.Effect(e.Value) == pc.ExtraCard {
		return t.say("extra"), e.Rule
	}
	return t.say("points"), e.Rule
}

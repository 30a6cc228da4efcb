package postcards

import (
	"slices"
	"strings"

	"posterestante/game"
)

// keptKeys are the messages about effects kept for the turn, by their counter.
var keptKeys = [...]struct {
	counter game.Counter
	key     string
}{{Moves, "long.moves"}, {Takes, "long.takes"}, {Camps, "long.camps"}, {Extra, "long.extra"}}

// shuffleKeys name what is shuffled, by the deck that is made.
var shuffleKeys = map[game.Zone]string{TravelDeck: "long.shuffle_travel", CardDeck: "long.shuffle_postcards", GiftDeck: "long.shuffle_gifts"}

// long tells the events in their order, then what is kept for the turn.
func (t *telling) long() (out []phrase) {
	tell := func(p phrase) {
		if p.Kind != game.Nothing {
			out = append(out, p)
		}
	}
	score, looks, again := int(t.before.p[t.seat].score), 0, false
	for _, e := range t.events {
		switch e.Kind {
		case game.Move:
			tell(t.seen(e))
			if e.To.Zone == Look {
				looks++
			}
		case game.Count:
			if e.Counter == ScoreN && e.Seat == t.seat {
				tell(sayN("points."+string(e.Rule), int(e.Value)-score).By(e.Rule))
				score = int(e.Value)
			}
		case game.Shuffle:
			tell(say(shuffleKeys[e.To.Zone]).By(e.Rule))
		case game.Note:
			if again && strings.HasPrefix(e.Key.String(), "auto.pass.") {
				break // what the second search came to says enough
			}
			again = again || e.Key == NoteAutoSweep
			tell(t.note(e).By(e.Rule))
		}
	}
	if looks > 0 && t.viewer != t.seat {
		tell(sayN("long.looks", looks).By("P8.5"))
	}
	if t.before.n[Phase] != AutoTurn { // an Automa's notes tell of it
		for _, g := range keptKeys {
			tell(game.SaySome(g.key, int(t.after.n[g.counter]-t.before.n[g.counter])))
		}
	}
	return out
}

// seen tells of a card that came to light for this viewer: one played, one
// looked at, one discarded after looking.
func (t *telling) seen(e game.Event) phrase {
	face := Teller{}.Thing(e.Piece)
	switch {
	case face.Kind == game.Nothing:
	case e.To.Zone == Played:
		return say("long.played", args{"Card": face})
	case e.To.Zone == Look && t.viewer == t.seat:
		return say("long.seen", args{"Card": cardWords(numberOf(e.Piece))})
	case e.From.Zone == Look && e.To.Zone == CardDiscard:
		return say("long.discarded", args{"Card": face})
	}
	return phrase{}
}

// note tells a Note; each kind fills the places its message has.
func (t *telling) note(e game.Event) phrase {
	key, value := "note."+e.Key.String(), int(e.Value)
	back, number := Sort(e.Piece)
	// r is a region, where the note points at the map
	with, card, r := args{"Who": game.SaySeat(e.Seat)}, uint8(number), e.To.Index
	switch back {
	case BackTravel:
		with["Travel"] = travelWords(card)
	case BackPostcard:
		with["Card"], with["Rank"] = cardWords(card), rankWords(t.before.rank(Postcards[card].Region))
	case BackGift:
		with["Gift"] = giftWords(card)
	}
	if e.To.Zone == RegionSpot || e.To.Zone == Sites {
		with["Region"], with["In"], with["The"] = regionWords(r, "name"), regionWords(r, "in"), regionWords(r, "the")
	}
	if e.To.Zone == Sites {
		with["Kind"] = kindWords(Regions[r].Sites[e.To.Sub])
	}
	switch e.Key {
	case NoteAutoPassHeld, NoteAutoPassAbsent:
		with["Rank"] = rankWords(value)
	case NoteAutoPassStamp:
		if by, ok := t.noted(NoteAutoLeft, NoteAutoRight); ok {
			with["Colour"] = tint(TravelColour(numberOf(by.Piece)), "of_card")
		} else { // a stamp effect takes any colour
			key += "_any"
		}
	case NoteAutoStamp:
		with["Stamp"] = tint(Postcards[card].Stamps[e.To.Sub], "stamp")
	case NoteAutoMemory:
		m := Postcards[card].Memories[e.To.Sub]
		with["Kind"], with["Effect"] = kindWords(m.Site), effectWords(m.Effect)
	case NoteAutoAnew:
		with["Kind"] = kindWords(Kind(value))
	case NoteAutoLost:
		with["Effect"] = effectWords(Effect(value))
	case NoteAutoEffect:
		return say("autoeffect." + Effect(value).String())
	case NoteAutoEnd:
		return sayN(key, value, with)
	}
	return say(key, with)
}

// noted is the last note with one of the keys.
func (t *telling) noted(keys ...game.NoteKey) (game.Event, bool) {
	for _, e := range slices.Backward(t.events) {
		if e.Kind == game.Note && slices.Contains(keys, e.Key) {
			return e, true
		}
	}
	return game.Event{}, false
}

// did is what an Automa's step came to by one of its notes, as an action of a
// person: VWaste where a card did nothing, VSkip where an effect was lost; the
// zero Action by any other note.
func did(e game.Event) game.Action {
	card, region, sub := numberOf(e.Piece), e.To.Index, e.To.Sub
	switch e.Key {
	case NoteAutoStamp:
		return game.Action{Verb: VStamp, B: card, C: sub}
	case NoteAutoMove:
		return game.Action{Verb: VMove, B: region}
	case NoteAutoTake, NoteAutoTaketop:
		return game.Action{Verb: VTake, B: card}
	case NoteAutoCamp:
		return game.Action{Verb: VCamp, B: region, C: sub}
	case NoteAutoMemory:
		return game.Action{Verb: VWrite, B: card, C: sub}
	case NoteAutoSend:
		return game.Action{Verb: VSend, A: card}
	case NoteAutoGift:
		return game.Action{Verb: VGift, A: card}
	case NoteAutoEnd:
		return game.Action{Verb: VPass}
	case NoteAutoNothing:
		return game.Action{Verb: VWaste, A: card}
	case NoteAutoLost:
		return game.Action{Verb: VSkip}
	}
	return game.Action{}
}

// automa says what an Automa's step came to by the last note that tells it, in
// the words used of persons, with the icon of what it did and the rule it went by.
func (t *telling) automa() (p phrase, sign string, rule game.Rule) {
	for _, e := range slices.Backward(t.events) {
		switch a := did(e); a.Verb {
		case 0:
			continue
		case VWaste:
			p = t.line("nothing", args{"Card": travelWords(a.A)})
		case VSkip:
			p = t.line("lost", args{"Effect": effectWords(Effect(e.Value))})
		default:
			p = deeds[a.Verb].line(t, a)
		}
		return p, deeds[did(e).Verb].sign, e.Rule
	}
	p, rule = t.automaEffect()
	return p, "star", rule
}

// automaEffect is a step that only took an effect, or found no place for a memory.
func (t *telling) automaEffect() (phrase, game.Rule) {
	if e, ok := t.noted(NoteAutoAnew); ok {
		return t.line("nomemory", nil), e.Rule
	}
	e, ok := t.noted(NoteAutoEffect)
	switch {
	case !ok:
		return t.line("step", nil), "P10.2"
	case Effect(e.Value) == ExtraCard:
		return t.line("extra", nil), e.Rule
	}
	return t.line("points", nil), e.Rule
}

package wording

import (
	"strconv"
	"strings"

	"posterestante/game"
	pc "posterestante/game/postcards"
)

// postcardsVoice tells Postcards.
type postcardsVoice struct{ speaker }

// Keys of messages by the engine's numbers.
var (
	phaseKeys  = [...]string{pc.Playing: "play", pc.Drawing: "draw", pc.Full: "full", pc.AutoTurn: "automa", pc.GameOver: "over"}
	levelKeys  = [...]string{pc.Person: "person", pc.Easy: "easy", pc.Normal: "normal", pc.Expert: "expert"}
	buttonKeys = [...]string{
		pc.ButtonEnd: "end", pc.ButtonPass: "pass", pc.ButtonSkip: "skip", pc.ButtonSweep: "sweep", pc.ButtonWaste: "waste",
		pc.ButtonStarMove: "star_move", pc.ButtonStarTake: "star_take", pc.ButtonStarStamp: "star_stamp", pc.ButtonAutoma: "automa",
	}
	stepKeys = [...]string{
		pc.StepWild: "wild", pc.StepTake: "take", pc.StepMemory: "memory", pc.StepStar: "star", pc.StepStamp: "stamp",
		pc.StepGift: "gift", pc.StepRoadMove: "roadmove", pc.StepRoadCamp: "roadcamp", pc.StepGuide: "guide", pc.StepBonus: "bonus",
		pc.AutoTrack: "auto_track", pc.AutoMemory: "auto_memory", pc.AutoEffect: "auto_effect", pc.AutoSend: "auto_send", pc.AutoTakeGift: "auto_gift",
	}
)

// named is an entry of a table of keys, "" outside it.
func named(keys []string, i int) string {
	if i < 0 || i >= len(keys) {
		return ""
	}
	return keys[i]
}

// region is a form of a region's name: "name", "in" or "the".
func (p postcardsVoice) region(r uint8, form string) string {
	return p.t("region." + strconv.Itoa(int(r)) + "." + form)
}

func (p postcardsVoice) kind(k pc.Kind) string     { return p.t("kind." + k.String()) }
func (p postcardsVoice) effect(e pc.Effect) string { return p.t("effect." + e.String() + ".name") }

// tint is a form of a travel colour: "name", "of_card", "stamp", "space".
func (p postcardsVoice) tint(c pc.Colour, form string) string {
	return p.t("tint." + c.String() + "." + form)
}

// card names a postcard within a sentence by what its picture shows, region and
// number of stamps: "la carte Corse (3 timbres)".
func (p postcardsVoice) card(c uint8) string { return p.called("card.the", c) }

// bareCard names it after a colon: "Corse (3 timbres)".
func (p postcardsVoice) bareCard(c uint8) string { return p.called("card.name", c) }

func (p postcardsVoice) called(key string, c uint8) string {
	card := pc.Postcards[c]
	return p.n(key, len(card.Stamps), with{"Region": p.region(card.Region, "name")})
}

// travel names a travel card by its colour and action.
func (p postcardsVoice) travel(c uint8) string {
	doing := p.t("doing." + pc.TravelDoing(c).String())
	return p.t("tint."+pc.TravelColour(c).String()+".card", with{"Doing": doing})
}

// gift names a gift; a key ring with the kind of site it counts.
func (p postcardsVoice) gift(g uint8) string {
	if k := pc.Gifts[g]; k.Kind == pc.KeyRing {
		return p.t("gift.key_" + k.Site.String())
	}
	return p.t("gift." + pc.Gifts[g].Kind.String() + ".name")
}

// rank says where a region stands on an Automa's itinerary, 0 for off it.
func (p postcardsVoice) rank(n int) string { return p.t("rank." + strconv.Itoa(n)) }

// faced names a travel card or postcard by its face, "" where it isn't known.
func (p postcardsVoice) faced(piece game.Piece) string {
	switch back, n := pc.Sort(piece); {
	case n == 0:
		return ""
	case back == pc.BackTravel:
		return p.travel(uint8(n))
	case back == pc.BackPostcard:
		return p.bareCard(uint8(n))
	}
	return ""
}

func (p postcardsVoice) counter(v *game.View, c game.Counter, seat game.Seat) string {
	if c == 0 || int(c) >= len(v.Table.Counters) {
		return ""
	}
	n := v.Counter(c, seat)
	value := strconv.Itoa(n)
	switch c {
	case pc.Phase:
		value = p.t("phase." + named(phaseKeys[:], n))
	case pc.Level:
		value = p.t("level." + named(levelKeys[:], n))
	case pc.First:
		value = p.who(game.Seat(n))
	case pc.Side:
		value = string(rune('A' + n))
	}
	return p.t("label.counter", with{"Name": p.t("counter." + v.Table.Counters[c].Name), "Value": value})
}

// barrier says what came to be known; never the face.
func (p postcardsVoice) barrier(e game.Event) string {
	switch {
	case e.Kind != game.Move && e.Kind != game.Flip:
		return p.t("barrier.chance")
	case e.To.Zone == pc.Look:
		return p.t("barrier.look")
	case e.To.Zone == pc.Hand:
		return p.t("barrier.hand")
	case e.Piece.Back == pc.BackTravel:
		return p.t("barrier.travel")
	case e.Piece.Back == pc.BackGift:
		return p.t("barrier.gift")
	case e.Piece.Back == pc.BackPostcard:
		return p.t("barrier.postcard")
	}
	return p.t("barrier.chance")
}

func (p postcardsVoice) scoreLine(line game.ScoreLine) string {
	return p.n("score."+line.Key, line.Count)
}

// lost is about the seat to act, while nothing must be settled first.
func (p postcardsVoice) lost(v *game.View) string {
	var out []string
	for _, f := range pc.Unused(v) {
		out = append(out, p.n(f.Key, f.N))
	}
	return sentences(out...)
}

func (p postcardsVoice) deed(a game.Action) string {
	return map[game.Verb]string{pc.VEnd: "ask_end", pc.VPass: "ask_pass"}[a.Verb]
}

func (p postcardsVoice) thing(piece game.Piece) string { return p.faced(piece) }

// some says a message about n things, nothing about none.
func (p postcardsVoice) some(key string, n int) string {
	if n <= 0 {
		return ""
	}
	return p.n(key, n)
}

// list are words in a row.
func list(parts []string) string { return strings.Join(parts, ", ") }

package wording

import (
	"strings"

	"posterestante/game"
	pc "posterestante/game/postcards"
)

// doingRules are those of the actions of travel cards, with their words.
var doingRules = map[pc.Doing]struct {
	key  string
	rule game.Rule
}{pc.ToMove: {"rules.move", "P4.1"}, pc.ToTake: {"rules.postcard", "P4.2"}, pc.ToCamp: {"rules.camp", "P4.3"}}

// rules says what may be done with the piece at a spot, each sentence with its
// rule; nothing of what this view's seat can't see.
func (p postcardsVoice) rules(v *game.View, spot game.Spot) []string {
	t := tableTop{v, v.Turn}
	_, n := pc.Sort(t.At(spot))
	switch spot.Zone {
	case pc.Row, pc.Hand, pc.Played:
		return p.travelRules(t, spot, uint8(n))
	case pc.CardTop, pc.CardRow, pc.Cards, pc.Sent, pc.Look:
		return p.postcardRules(t, spot, uint8(n))
	case pc.GiftRow, pc.GiftsHeld:
		return p.giftRules(t, uint8(n))
	case pc.ItineraryHeld:
		if n == 0 {
			return nil
		}
		out := strings.Split(p.itineraryLabel(t, spot), "\n")
		out = append(out[1:len(out)-1], p.cited(p.t("rules.itinerary"), "P9.2"))
		if t.Counter(pc.Level, spot.Seat) != int(pc.Person) {
			out = append(out, p.cited(p.t("rules.automa_first"), "P10.3"))
		}
		return out
	case pc.Track:
		_, brings, _ := strings.Cut(p.trackLabel(t, spot), "\n")
		out := []string{p.cited(p.t("rules.track"), "P6.4")}
		if brings != "" {
			out = append([]string{brings}, out...)
		}
		return out
	case pc.Bonus, pc.BonusHeld:
		return []string{p.cited(p.t("rules.bonus"), "P9.1")}
	case pc.FirstHeld:
		return []string{p.cited(p.t("rules.first"), "P2.6")}
	case pc.TravelDeck, pc.TravelDiscard, pc.CardDeck, pc.CardDiscard:
		return []string{p.cited(p.t("rules.deck"), "P3.8")}
	case pc.GiftDeck, pc.GiftDiscard:
		return []string{p.cited(p.t("rules.gift_deck"), "P7.3")}
	}
	return nil
}

// travelRules are those of a travel card.
func (p postcardsVoice) travelRules(t tableTop, spot game.Spot, card uint8) []string {
	if card == 0 {
		return nil
	}
	doing := doingRules[pc.TravelDoing(card)]
	stamp := p.tint(pc.TravelColour(card), "stamp")
	out := []string{p.cited(p.t(doing.key), doing.rule), p.cited(p.t("rules.stamp", with{"Stamp": stamp}), "P5.1"), p.cited(p.t("rules.pair"), "P3.2")}
	switch {
	case spot.Zone == pc.Hand:
		out = append(out, p.cited(p.t("rules.turn"), "P3.1"))
	case spot.Zone != pc.Row:
	case !t.automas():
		out = append(out, p.cited(p.t("rules.draw"), "P3.8"))
	case spot.Index < 2:
		out = append(out, p.cited(p.t("rules.draw"), "P3.8"), p.cited(p.t("rules.row_left"), "P10.4"))
	default:
		out = append(out, p.cited(p.t("rules.draw"), "P3.8"), p.cited(p.t("rules.row_right"), "P10.5"))
	}
	return out
}

// postcardRules are those of a postcard: how it leaves, and what each of its
// memories gives.
func (p postcardsVoice) postcardRules(t tableTop, spot game.Spot, c uint8) []string {
	if c == 0 || !t.written(c) {
		return nil
	}
	if spot.Zone == pc.Sent {
		return []string{p.cited(p.t("rules.sent"), "P9.2")}
	}
	card := pc.Postcards[c]
	out := []string{p.cited(p.n("rules.send", card.Points, with{"In": p.region(card.Region, "in")}), "P7.1"), p.cited(p.t("rules.memories"), "P4.3")}
	for _, m := range card.Memories {
		kind := p.kind(m.Site)
		out = append(out, "• "+p.t("rules.memory", with{"Kind": upper(kind), "Effect": p.t("effect." + m.Effect.String() + ".rule")}))
	}
	if spot.Zone == pc.Look {
		return append(out, p.cited(p.t("rules.guide"), "P8.5"))
	}
	return append(out, p.cited(p.t("rules.unsent"), "P9.2"))
}

// giftRules are those of a gift.
func (p postcardsVoice) giftRules(t tableTop, g uint8) []string {
	if g == 0 {
		return nil
	}
	kind, places := pc.Gifts[g].Kind, with{}
	if kind == pc.KeyRing {
		places["Kind"] = p.kind(pc.Gifts[g].Site)
	}
	out := []string{p.cited(p.t("gift."+kind.String()+".rule", places), giftRules[kind])}
	if kind.Lightning() {
		return append(out, p.cited(p.t("rules.lightning"), "P8"))
	}
	return append(out, p.cited(p.t("rules.bell"), "P8"))
}

// upper is a text with its first letter large.
func upper(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

package postcards

import "posterestante/game"

// giftIcons are the icons of gifts, by kind.
var giftIcons = [...]string{RoadMap: "road_map", SnowGlobe: "snow_globe", StampCollection: "stamp_collection",
	Caravan: "caravan", HikingGuide: "hiking_guide", KeyRing: "key_ring", Car: "car"}

// tintIcon is the icon of a travel colour.
func tintIcon(c Colour) string { return "travel_" + c.String() }

// mark is the figure beside an action's sign: the region, or the postcard by its region and stamps, and the points that
// it brings.
func (t *telling) mark(a game.Action) (of phrase) {
	switch a.Verb {
	case VMove, VCamp:
		of = regionWords(a.B, "short")
	case VTake, VStamp, VWrite:
		of = shortCard(a.B)
	case VSend, VKeep:
		of = shortCard(a.A)
	}
	return game.SayGain(of, int(t.after.p[t.seat].score)-int(t.before.p[t.seat].score))
}

// shortCard is a postcard by its region and its number of stamps, for beside a sign.
func shortCard(c uint8) phrase {
	return say("mark.card", args{"Region": regionWords(Postcards[c].Region, "short"),
		"N": game.SayNumber(len(Postcards[c].Stamps))})
}

// icons are what is drawn beside an action's sign: the card that pays, or is drawn; the site, the space, the gift.
func (t *telling) icons(a game.Action) (out game.Icons) {
	n := 0
	add := func(icon string) { out[n], n = icon, n+1 }
	card := func(c uint8) {
		add(tintIcon(TravelColour(c)))
		add(TravelDoing(c).String())
	}
	switch a.Verb {
	case VMove, VTake, VSweep, VCamp:
		if a.A != 0 {
			add(tintIcon(TravelColour(a.A)))
		}
	case VStamp:
		add(tintIcon(Postcards[a.B].Stamps[a.C]))
		if a.A != 0 {
			add(TravelDoing(a.A).String())
		}
	case VPair:
		card(a.A)
		card(a.B)
	case VWaste:
		card(a.A)
	case VStar:
		add([...]string{ButtonStarMove: "move", ButtonStarTake: "postcard", ButtonStarStamp: "stamp"}[a.A])
	case VGift, VUse:
		add(giftIcons[Gifts[a.A].Kind])
	case VDraw:
		if e, _ := t.moved(Hand); e.Piece.ID != 0 {
			card(numberOf(e.Piece))
		}
	}
	switch {
	case a.Verb == VCamp:
		add(Regions[a.B].Sites[a.C].String())
	case a.Verb == VWrite:
		add(Postcards[a.B].Memories[a.C].Site.String())
	case (a.Verb == VGift || a.Verb == VUse) && Gifts[a.A].Site != 0:
		add(Gifts[a.A].Site.String())
	}
	return out
}

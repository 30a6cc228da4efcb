package wording

import (
	"posterestante/game"
	pc "posterestante/game/postcards"
)

// Camp track, by the number of the camp: what it gives on side A (a star each
// on side B), and what it scores (P6.4). The engine keeps its own; a test holds
// that they agree.
var (
	trackEffects = map[int]pc.Effect{5: pc.TakeEffect, 7: pc.OneMove, 9: pc.StampEffect}
	trackPoints  = map[int]int{11: 1, 12: 3, 13: 7}
)

// mapLabel is a site, a region, a bike, or a camp on its track.
func (p postcardsVoice) mapLabel(t tableTop, spot game.Spot) string {
	if spot.Zone == pc.Track {
		return p.trackLabel(t, spot)
	}
	if spot.Index < 1 || spot.Index > pc.NumRegions {
		return ""
	}
	region := p.region(spot.Index, "name")
	switch spot.Zone {
	case pc.Bikes:
		if t.At(spot).Back == 0 {
			return p.regionLabel(t, spot.Index)
		}
		return p.t("label.bike", with{"Who": p.who(game.Seat(spot.Sub)), "Region": region})
	case pc.RegionSpot:
		return p.regionLabel(t, spot.Index)
	}
	if int(spot.Sub) >= len(pc.Regions[spot.Index].Sites) {
		return ""
	}
	places := with{"Kind": p.kind(pc.Regions[spot.Index].Sites[spot.Sub]), "Region": region}
	if piece := t.At(spot); piece.Back != 0 {
		_, seat := pc.Sort(piece)
		places["Who"] = p.who(game.Seat(seat))
		return p.t("label.site_camp", places)
	}
	return p.t("label.site_free", places)
}

// regionLabel says how much room a region has, who is there, and its neighbours.
func (p postcardsVoice) regionLabel(t tableTop, r uint8) string {
	var here, next []string
	for seat := range game.Seat(t.Seats) {
		if t.bike(seat) == r {
			here = append(here, p.who(seat))
		}
	}
	for _, o := range pc.Regions[r].Next {
		next = append(next, p.region(o, "name"))
	}
	bikes := ""
	if len(here) > 0 {
		bikes = p.n("label.region_here", len(here), with{"Who": p.w.List(here)})
	}
	sites := len(pc.Regions[r].Sites)
	return lines(p.n("label.region", t.freeSites(r), with{"Region": p.region(r, "name"), "All": sites}), bikes,
		p.t("label.region_next", with{"List": list(next)}), p.cited(p.n("rules.traveller", sites), "P4.5"))
}

// trackLabel is a camp that waits on the track, and what placing it brings.
func (p postcardsVoice) trackLabel(t tableTop, spot game.Spot) string {
	n := int(spot.Index) + 1
	if n > pc.NumCamps {
		return ""
	}
	title := p.t("label.camp", with{"Who": p.who(spot.Seat)})
	if t.At(spot).Back == 0 {
		title = p.t("label.camp_gone")
	}
	effect, ok := trackEffects[n]
	if ok && t.count(pc.Side) == 1 {
		effect = pc.StarEffect
	}
	brings := p.some("label.track_points", trackPoints[n])
	if ok {
		brings = p.t("label.track_effect", with{"Effect": p.effect(effect)})
	}
	return lines(title, brings)
}

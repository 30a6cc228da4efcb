package postcards

import "posterestante/game"

// itineraryLines are an itinerary's four regions, and which were sent from.
func (s *State) itineraryLines(seat game.Seat, it uint8) (out []phrase) {
	for _, r := range Itineraries[it].Targets {
		key := "label.itinerary_to"
		for _, c := range s.p[seat].sent.All() {
			if Postcards[c].Region == r {
				key = "label.itinerary_sent"
			}
		}
		out = append(out, say(key, args{"Region": regionWords(r, "name")}))
	}
	return out
}

// mapLabel is a site, a region or a bike.
func (s *State) mapLabel(spot game.Spot, piece game.Piece) phrase {
	r := spot.Index
	switch {
	case r < 1 || r > NumRegions:
		return phrase{}
	case spot.Zone == RegionSpot || spot.Zone == Bikes && piece.Back == 0:
		return s.regionLabel(r)
	case spot.Zone == Bikes:
		return say("label.bike", args{"Who": game.SaySeat(game.Seat(spot.Sub)), "Region": regionWords(r, "name")})
	case int(spot.Sub) >= len(Regions[r].Sites):
		return phrase{}
	}
	site := args{"Kind": kindWords(Regions[r].Sites[spot.Sub]), "Region": regionWords(r, "name")}
	if owner := s.sites[r][spot.Sub]; owner != 0 {
		site["Who"] = game.SaySeat(game.Seat(owner - 1))
		return say("label.site_camp", site)
	}
	return say("label.site_free", site)
}

// regionLabel says how much room a region has, who is there, and its neighbours.
func (s *State) regionLabel(r uint8) phrase {
	var here, next []phrase
	for i := range s.p[:s.seats] {
		if s.p[i].bike == r {
			here = append(here, game.SaySeat(game.Seat(i)))
		}
	}
	for _, o := range Regions[r].Next {
		next = append(next, regionWords(o, "name"))
	}
	bikes, sites, free := phrase{}, len(Regions[r].Sites), 0
	if len(here) > 0 {
		bikes = sayN("label.region_here", len(here), args{"Who": game.SayAll(game.And, here...)})
	}
	for _, owner := range s.sites[r][:sites] {
		if owner == 0 {
			free++
		}
	}
	return lines(sayN("label.region", free, args{"Region": regionWords(r, "name"), "All": game.SayNumber(sites)}),
		bikes,
		say("label.region_next", args{"List": commas(next...)}), sayN("rules.traveller", sites).By("P4.5"))
}

// trackLabel is a camp that waits on the track, and what placing it brings.
func (s *State) trackLabel(spot game.Spot) phrase {
	n := int(spot.Index) + 1
	if n > NumCamps {
		return phrase{}
	}
	title := say("label.camp", who(spot.Seat))
	if spot.Index < s.p[spot.Seat].camps {
		title = say("label.camp_gone")
	}
	return lines(title, s.trackBrings(n))
}

// trackBrings is what the n-th camp brings (P6.4).
func (s *State) trackBrings(n int) phrase {
	if e := s.TrackEffect(n); e != NoEffect {
		return say("label.track_effect", args{"Effect": effectWords(e)})
	}
	return game.SaySome("label.track_points", TrackPoints(n))
}

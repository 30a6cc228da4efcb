package postcards

import "posterestante/game"

// Scores gives the scores as they would stand if the game ended now (P9.2).
func (s *State) Scores() []game.Score {
	out := make([]game.Score, s.seats)
	for i := range out {
		out[i].Lines = s.lines(&s.p[i], game.Seat(i))
		for _, line := range out[i].Lines {
			out[i].Total += line.Points
		}
	}
	game.Rank(out, func(a, b int) bool { return s.beats(out, a, b) })
	return out
}

// beats is P9.3: points, then postcards sent, then camps placed.
func (s *State) beats(scores []game.Score, a, b int) bool {
	if scores[a].Total != scores[b].Total {
		return scores[a].Total > scores[b].Total
	}
	if s.p[a].sent.N != s.p[b].sent.N {
		return s.p[a].sent.N > s.p[b].sent.N
	}
	return s.p[a].camps > s.p[b].camps
}

// lines are a seat's sources of points (P9.2).
func (s *State) lines(p *Player, seat game.Seat) []game.ScoreLine {
	lines := []game.ScoreLine{{Key: "play", Rule: "P7.2", Count: int(p.sent.N), Points: int(p.score)}}
	add := func(key string, rule game.Rule, count, points int) {
		lines = append(lines, game.ScoreLine{Key: key, Rule: rule, Count: count, Points: points})
	}
	met := s.itineraryMet(p)
	add("itinerary", "P9.2", met, itineraryPoints[met])
	add("unsent", "P9.2", int(p.cards.N), int(p.cards.N)*unsentPoints)
	if n := p.Held(SnowGlobe); n > 0 {
		add("globes", "P8.2", n, capped(globePoints[:], n))
	}
	for _, g := range p.gifts.All() {
		switch k := Gifts[g]; {
		case k.Kind == KeyRing:
			n := s.campsOn(seat, k.Site)
			add("key."+k.Site.String(), "P8.6", n, s.KeyPoints(seat, k.Site))
		case k.Kind == Caravan:
			n := s.RegionsWithTwo(seat)
			add("caravan", "P8.4", n, n*caravanPoints)
		}
	}
	if n := p.lightnings(); n > 0 && p.level != Person {
		add("lightning", "P10.10", n, n*lightningPoints)
	}
	if p.bonus {
		add("bonus", "P9.2", 1, bonusPoints)
	}
	return lines
}

// capped reads a table of points; more than its end still scores its last.
func capped(t []int, n int) int { return t[min(n, len(t)-1)] }

// itineraryMet counts the itinerary's regions among the sent postcards (P9.2).
func (s *State) itineraryMet(p *Player) int {
	n := 0
	for _, r := range Itineraries[p.itinerary].Targets {
		for _, c := range p.sent.All() {
			if Postcards[c].Region == r {
				n++
				break
			}
		}
	}
	return n
}

// Held is how many gifts of a kind a seat has.
func (p *Player) Held(k GiftKind) int {
	n := 0
	for _, g := range p.gifts.All() {
		if Gifts[g].Kind == k {
			n++
		}
	}
	return n
}

func (p *Player) lightnings() int {
	n := 0
	for _, g := range p.gifts.All() {
		if Gifts[g].Kind.Lightning() {
			n++
		}
	}
	return n
}

// KeyPoints is what the key ring of a kind of site scores for a seat, as its camps stand now (P8.6).
func (s *State) KeyPoints(seat game.Seat, k Kind) int {
	return capped(keyPoints[:], s.campsOn(seat, k))
}

func (s *State) campsOn(seat game.Seat, k Kind) int {
	n := 0
	for r := 1; r <= NumRegions; r++ {
		for i, site := range Regions[r].Sites {
			if site == k && s.sites[r][i] == uint8(seat)+1 {
				n++
			}
		}
	}
	return n
}

// RegionsWithTwo is in how many regions a seat has two camps or more (P8.4).
func (s *State) RegionsWithTwo(seat game.Seat) int {
	n := 0
	for r := 1; r <= NumRegions; r++ {
		camps := 0
		for _, owner := range s.sites[r] {
			if owner == uint8(seat)+1 {
				camps++
			}
		}
		if camps >= 2 {
			n++
		}
	}
	return n
}

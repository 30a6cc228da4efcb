package montaigne

import (
	"math/bits"

	"posterestante/game"
)

// Facts tells what a seat may know: what it lacks to come home, where its cards
// lead this turn and for how many cards, and how near it is to tiles that nobody
// has. All follows from what it sees: nothing that is dealt is looked at.
func (Game) Facts(v game.View, legal []game.Action, _ func() game.State) []game.Fact {
	if v.Seat == game.Nobody || v.Over {
		return nil
	}
	s := FromView(&v)
	p := &s.p[v.Seat]
	n := p.Count()
	if p.home != 0 {
		return []game.Fact{{Key: "head.home", Rule: "M6.2"}, {Key: "home.there", Rule: "M6.3"}}
	}
	out := append([]game.Fact{{Key: "head.home", Rule: "M6.2"}}, s.homeFacts(p, &n)...)
	if roads := s.roadFacts(v.Seat, legal); len(roads) > 0 {
		out = append(append(out, game.Fact{Key: "head.roads", Rule: "M3.1"}), roads...)
	}
	if tiles := s.tileFacts(&n); len(tiles) > 0 {
		out = append(append(out, game.Fact{Key: "head.tiles", Rule: "M5.1"}), tiles...)
	}
	if len(legal) > 0 {
		out = append(out, game.Fact{Key: game.FactChoices})
	}
	return out
}

// homeFacts are what a voyage lacks to come home with the return tile, and whether
// a card leads there (M6.2).
func (s *State) homeFacts(p *Player, n *Count) (out []game.Fact) {
	f := game.Fact{Key: "home.books_all", Rule: "M6.2"}
	for book := 1; book <= 3; book++ {
		if n.Themes&bookMask[book] == 0 {
			f.Key = "home.books"
			f.Counts = append(f.Counts, game.FactCount{What: book, N: 1})
		}
	}
	f.N = len(f.Counts)
	out = append(out, f)
	switch {
	case !s.Bound():
	case n.LacksCities() > 0:
		out = append(out, game.Fact{Key: "home.cities", Rule: "M6.2", N: n.LacksCities()})
	default:
		out = append(out, game.Fact{Key: "home.cities_all", Rule: "M6.2"})
	}
	cards := 0
	for _, c := range p.hand.All() {
		if Cards[c].City == Bordeaux {
			cards++
		}
	}
	out = append(out, game.Fact{Key: "home.cards", Rule: "M6.2", N: cards})
	if cards == 0 {
		out[len(out)-1].Key = "home.cards_none"
	}
	if s.called() {
		out = append(out, game.Fact{Key: "home.called", Rule: "M6.1"})
	}
	return out
}

// roadFacts are the cities that cards of the hand lead to now: Counts has the city
// and the cards that lead there, N what the road costs.
func (s *State) roadFacts(seat game.Seat, legal []game.Action) (out []game.Fact) {
	at := map[City]int{}
	for _, a := range legal {
		if a.Verb != VMove && a.Verb != VStay {
			continue
		}
		to := Cards[a.A].City
		i, known := at[to]
		if !known {
			i = len(out)
			at[to] = i
			f := game.Fact{Key: "road.free", Rule: "M3.1", N: Crossed(s.me().Last(), to),
				Counts: []game.FactCount{{What: int(to)}}}
			switch {
			case a.Verb == VStay:
				f.Key, f.Rule = "road.stay", "M3.2"
			case f.N > 0:
				f.Key = "road.toll"
			}
			out = append(out, f)
		}
		f := &out[i]
		f.Actions = append(f.Actions, a)
		f.Counts[0].N++
		f.Spots = append(f.Spots, of(seat, Hand, uint8(s.p[seat].hand.Find(a.A))))
	}
	return out
}

// tileFacts are the tiles on the way that nobody has, and that a voyage is on its
// way to: What in Counts is a theme, a find or a zone that is lacking.
func (s *State) tileFacts(n *Count) (out []game.Fact) {
	for t := TileBook1; t <= TileCompany; t++ {
		if s.tiles[t] != 0 {
			continue
		}
		f := game.Fact{Rule: "M1.5", Spots: []game.Spot{common(TileRow, t)}}
		switch {
		case t <= TileBook3:
			f.Key = "tile.book"
			for theme := Friendship; theme <= NumThemes; theme++ {
				if theme.Book() == int(t) && n.Themes&(1<<theme) == 0 {
					f.Counts = append(f.Counts, game.FactCount{What: int(theme)})
				}
			}
			if f.N = len(f.Counts); f.N == 3 {
				continue
			}
		case t <= TileLandscape:
			have := int(n.Finds[t-TileBook3])
			f.Key, f.N = "tile.find", FindsForTile-have
			f.Counts = []game.FactCount{{What: int(t - TileBook3), N: have}}
			if have == 0 {
				continue
			}
		case t == TileZones:
			f.Key = "tile.zones"
			for zone := 2; zone <= 3; zone++ {
				if n.Cities&zoneMask[zone] == 0 {
					f.Counts = append(f.Counts, game.FactCount{What: zone})
				}
			}
			if f.N = len(f.Counts); f.N == 2 {
				continue
			}
		default:
			f.Key, f.N = "tile.company", PeopleForTile-bits.OnesCount16(n.People)
			if n.People == 0 {
				continue
			}
		}
		out = append(out, f)
	}
	return out
}

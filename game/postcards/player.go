package postcards

import "posterestante/game"

// What may be read of a position without a View of it; nothing of it may be changed.

// Player is what lies before a seat.
func (s *State) Player(seat game.Seat) *Player { return &s.p[seat] }

// Seats is how many seats play.
func (s *State) Seats() int { return int(s.seats) }

// Counter is a common counter, of those before ScoreN.
func (s *State) Counter(c game.Counter) int { return int(s.n[c]) }

// Step is what must be settled now, see the Step constants; NoStep where nothing must.
func (s *State) Step() uint8 { return s.top().Kind }

// Camper is whose camp stands on a site of a region, counted from the left from 0; Nobody where it is free (P4.3).
func (s *State) Camper(region, site uint8) game.Seat { return game.Seat(s.sites[region][site]) - 1 }

// Written says whether a memory of a postcard is written, counted from the top from 0 (P4.3).
func (s *State) Written(c, memory uint8) bool { return s.memories[c]&(1<<memory) != 0 }

// Level is Person, or how well an Automa plays (P10.1).
func (p *Player) Level() uint8 { return p.level }

// Bike is the region where its bike stands, 1 to NumRegions.
func (p *Player) Bike() uint8 { return p.bike }

// Camps is how many camps it has placed.
func (p *Player) Camps() int { return int(p.camps) }

// HasBonus says whether it holds the end bonus (P9.1).
func (p *Player) HasBonus() bool { return p.bonus }

// Hand are its travel cards, 1 to NumTravel; others know no more than how many there are (P11).
func (p *Player) Hand() []uint8 { return p.hand.All() }

// Unsent are its postcards that it has yet to send, the oldest first, 1 to NumPostcards.
func (p *Player) Unsent() []uint8 { return p.cards.All() }

// Sent are the postcards that it has sent, the oldest first.
func (p *Player) Sent() []uint8 { return p.sent.All() }

// Gifts are its gifts, 1 to NumGifts.
func (p *Player) Gifts() []uint8 { return p.gifts.All() }

// Rank is a region's place on its itinerary, 1 to 4, 0 for one that is off it (P10.3).
func (p *Player) Rank(region uint8) int {
	for i, r := range Itineraries[p.itinerary].Targets {
		if r == region {
			return i + 1
		}
	}
	return 0
}

package globe

import "posterestante/game"

// kindCites is the paragraph that says how a square of a kind is played.
var kindCites = [...]Cite{
	Job: CiteSquare, Chance: CiteCards, Mail: CiteCards, Souvenir: CiteSquare, Report: CiteSquare, Adventure: CiteSquare,
	Lodging: CiteMove, Airport: CiteAirport, Start: CiteTurn,
}

// Rules says what may be done with the piece at a spot, by which rules.
func (t *Teller) Rules(v *game.View, spot game.Spot) []phrase {
	piece := v.At(spot)
	switch {
	case spot.Zone >= game.Zone(Job) && int(spot.Zone) <= NumDecks && len(t.R.Decks[spot.Zone]) > 0:
		return []phrase{t.kindRule(Kind(spot.Zone))}
	case spot.Zone == RoadZone && int(spot.Index) < len(t.R.Road):
		return t.squareRules(int(spot.Index))
	case piece.Back == BackItem:
		if i := itemOf(piece); i > 0 {
			out := []phrase{say("rules." + t.R.Items[i]).By(t.R.Cites[CiteSquare])}
			if t.R.Resale[i] > 0 {
				out = append(out, say("rules.sell").By(t.R.Cites[CiteAuction]))
			}
			return out
		}
	case piece.ID > 0 && piece.Back <= uint8(NumDecks) && piece.Back > 0:
		return t.cardRules(v, spot, Kind(piece.Back))
	}
	return nil
}

// kindRule is how a square, a deck of a kind is played.
func (t *Teller) kindRule(k Kind) phrase {
	return say("rules.square_" + k.String()).By(t.R.Cites[kindCites[k]])
}

func (t *Teller) squareRules(square int) []phrase {
	out := []phrase{t.kindRule(t.R.Road[square].Kind)}
	if square == len(t.R.Road)-1 {
		out = append(out, t.goal())
	}
	return out
}

// goal is what must be brought to the arrival airport.
func (t *Teller) goal() phrase { return say("rules.goal").By(t.R.Cites[CiteEnd]) }

// cardRules are what a card is good for where it lies.
func (t *Teller) cardRules(v *game.View, spot game.Spot, k Kind) []phrase {
	if spot.Zone != WonZone {
		return []phrase{t.kindRule(k)}
	}
	out := []phrase{t.goal()}
	if k == Souvenir {
		out = append(out, say("rules.sell").By(t.R.Cites[CiteAuction]))
	}
	return out
}

package postcards

import (
	"slices"

	"posterestante/game"
)

// target is what is clicked last for a verb, and so what a click on it means: a piece that lies in one of some zones
// and that A, or B, names; without a zone a button. In a zone where no piece lies B is the index and C the place there.
type target struct {
	paid   bool // a card of the hand may be played for it: it is clicked first
	zones  []game.Zone
	inB    bool      // B names the piece
	none   game.Zone // what is clicked where A is 0, no piece
	button uint8
	star   bool // A is the button
}

// targets are what the verbs are aimed at. Two cards of a pair may be clicked in either order: parts of one zone are a
// set.
var targets = [...]target{
	VMove:   {paid: true, zones: []game.Zone{RegionSpot}},
	VTake:   {paid: true, zones: []game.Zone{CardTop, CardRow}, inB: true},
	VSweep:  {paid: true, button: ButtonSweep},
	VCamp:   {paid: true, zones: []game.Zone{Sites}},
	VStamp:  {paid: true, zones: []game.Zone{Stamps}},
	VPair:   {paid: true, zones: []game.Zone{Hand}, inB: true},
	VWaste:  {paid: true, button: ButtonWaste},
	VWrite:  {zones: []game.Zone{Memories}},
	VSkip:   {button: ButtonSkip},
	VStar:   {star: true},
	VSend:   {zones: []game.Zone{Cards}},
	VGift:   {zones: []game.Zone{GiftRow}},
	VUse:    {zones: []game.Zone{GiftsHeld}},
	VKeep:   {zones: []game.Zone{Look}},
	VDraw:   {zones: []game.Zone{Row}, none: TravelDeck},
	VEnd:    {button: ButtonEnd},
	VPass:   {button: ButtonPass},
	VAutoma: {button: ButtonAutoma},
}

// Parts appends the spots to click for an action of the seat to act.
func (s *State) Parts(a game.Action, buf []game.Spot) []game.Spot {
	if s.turn == game.Nobody {
		return buf
	}
	t := &targets[a.Verb]
	if t.paid && a.A != 0 {
		buf = append(buf, s.pieceSpot(Hand, a.A))
	}
	return append(buf, s.spotOf(t, a))
}

// spotOf is where a target is.
func (s *State) spotOf(t *target, a game.Action) game.Spot {
	switch {
	case t.star:
		return common(Buttons, a.A, 0)
	case t.zones == nil:
		return common(Buttons, t.button, 0)
	case zoneTable.Rows[t.zones[0]].At == nil:
		return common(t.zones[0], a.B, a.C)
	case t.none != 0 && a.A == 0:
		return common(t.none, 0, 0)
	}
	piece := a.A
	if t.inB {
		piece = a.B
	}
	spot := s.pieceSpot(t.zones[0], piece)
	for _, z := range t.zones[1:] {
		if spot.Index == notThere {
			spot = s.pieceSpot(z, piece)
		}
	}
	return spot
}

// pieceSpot is where a piece lies in a zone, the seat's own where each has one.
func (s *State) pieceSpot(z game.Zone, piece uint8) game.Spot {
	i := uint8(indexOf(zoneTable.Rows[z].At(s, s.turn).All(), piece))
	if zoneTable.Rows[z].PerSeat {
		return of(s.turn, z, i)
	}
	return common(z, i, 0)
}

// notThere is the index of what is found nowhere.
const notThere = 255

// meant is the action that a click on a spot means, with a card of the hand picked or (0) without.
func (s *State) meant(card uint8, spot game.Spot) (game.Action, bool) {
	if spot.Zone == Bikes { // it stands for its region
		spot = common(RegionSpot, spot.Index, 0)
	}
	for v := VMove; v <= VAutoma; v++ {
		if a, ok := s.aimed(v, card, spot); ok {
			return a, true
		}
	}
	return game.Action{}, false
}

// aimed is the action of a verb that a click means.
func (s *State) aimed(v game.Verb, card uint8, spot game.Spot) (game.Action, bool) {
	t, a := &targets[v], game.Action{Verb: v}
	if t.paid {
		a.A = card
	}
	switch {
	case t.zones == nil:
		if t.star {
			a.A = spot.Index
		}
		return a, spot.Zone == Buttons && (t.star || spot.Index == t.button) && verbTable.Known(a)
	case t.none != 0 && spot.Zone == t.none:
		return a, true
	case !slices.Contains(t.zones, spot.Zone):
		return a, false
	case zoneTable.Rows[spot.Zone].At == nil:
		a.B, a.C = spot.Index, spot.Sub
		return a, verbTable.Known(a)
	}
	lie := zoneTable.Rows[spot.Zone].At(s, s.turn).All()
	if int(spot.Index) >= len(lie) || lie[spot.Index] == 0 {
		return a, false
	}
	if t.inB {
		a.B = lie[spot.Index]
	} else {
		a.A = lie[spot.Index]
	}
	return a, verbTable.Known(a)
}

func indexOf(row []uint8, c uint8) int {
	for i, o := range row {
		if o == c {
			return i
		}
	}
	return -1
}

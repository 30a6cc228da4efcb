package postcards

import (
	"slices"

	"posterestante/assets/geo"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/anim"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// manners say how pieces move, by their sort and where they come from and go to.
var manners = board.Moves{
	{Back: rules.BackStamp, From: rules.Stamps, To: rules.StampSupply, Manner: board.Manner{Rides: true}}, // with the postcard that is sent
	{Back: rules.BackMemory, From: rules.Memories, To: rules.MemorySupply, Manner: board.Manner{Rides: true}},
	{Back: rules.BackStamp, To: rules.Stamps, Manner: board.Manner{How: anim.Drop, Dust: board.Dust, Trace: true, Cue: "stamp"}},
	{Back: rules.BackMemory, To: rules.Memories, Manner: board.Manner{How: anim.Peel, Trace: true, Cue: "stamp"}},
	{Back: rules.BackCamp, To: rules.Sites, Manner: board.Manner{How: anim.Pop, Dust: board.Dust, Trace: true, Cue: "tent"}},
	{Back: rules.BackBike, Manner: board.Manner{How: anim.Roll, Trace: true, Cue: "spokes"}},
	{Back: rules.BackPostcard, To: rules.Sent, Manner: board.Manner{How: anim.Send, Trace: true, Cue: "send"}},
	{Back: rules.BackPostcard, To: rules.Cards, Manner: board.Manner{How: anim.Deal, Trace: true, Cue: "paper"}},
	{Back: rules.BackPostcard, To: rules.CardDiscard, Manner: board.Manner{How: anim.Toss, Cue: "paper"}},
	{Back: rules.BackPostcard, From: rules.CardDeck, Manner: board.Manner{How: anim.Deal, Cue: "paper"}},
	{Back: rules.BackPostcard, Manner: board.Manner{How: anim.Glide, Cue: "paper"}},
	{Back: rules.BackGift, To: rules.GiftsHeld, Manner: board.Manner{How: anim.Swing, Trace: true, Cue: "ribbon"}},
	{Back: rules.BackGift, From: rules.GiftDeck, Manner: board.Manner{How: anim.Swing, Back: decks[rules.GiftDeck], Cue: "ribbon"}},
	{Back: rules.BackGift, To: rules.GiftDiscard, Manner: board.Manner{How: anim.Toss, Trace: true, Cue: "ribbon"}},
	{Back: rules.BackTravel, From: rules.TravelDeck, To: rules.Row, Manner: board.Manner{How: anim.Deal, Back: decks[rules.TravelDeck], Cue: "paper"}},
	{Back: rules.BackTravel, From: rules.TravelDeck, To: rules.Hand, Manner: board.Manner{How: anim.Deal, Back: decks[rules.TravelDeck], Cue: "paper"}},
	{Back: rules.BackTravel, From: rules.Row, To: rules.TravelDiscard, Manner: board.Manner{How: anim.Toss, Trace: true, Cue: "paper"}},
	{Back: rules.BackTravel, To: rules.TravelDiscard, Manner: board.Manner{How: anim.Toss, Cue: "paper"}},
	{Back: rules.BackTravel, Manner: board.Manner{How: anim.Deal, Cue: "paper"}},
	{Back: rules.BackBonus, Manner: board.Manner{How: anim.Glide, Cue: "bell"}},
}

// decks are the backs of what is shuffled, by the deck that is made.
var decks = map[game.Zone]stage.Pic{
	rules.TravelDeck: {Kind: "pc.travel"},
	rules.CardDeck:   {Kind: "pc.pile", ID: int(rules.BackPostcard)},
	rules.GiftDeck:   {Kind: "pc.gift"},
}

// Manner is how an event is shown.
func (Board) Manner(e game.Event) board.Manner {
	if e.Kind == game.Shuffle {
		return board.Manner{How: anim.Toss, Back: decks[e.To.Zone]}
	}
	m := manners.Of(e)
	if m.How == anim.Roll {
		m.Via, m.Mark = ferry(e.From, e.To), stage.Pic{Kind: "dash", ID: int(e.From.Sub)}
	}
	return m
}

// Cue is the sound of an event.
func (Board) Cue(e game.Event) string {
	if e.Kind == game.Count && e.Counter == rules.ScoreN {
		return "points"
	}
	return manners.Cue(e)
}

const corse = 7

// ports are the regions that the lines of geo.Ferries go to, from Corse on.
var ports = [...]uint8{6, 8}

// ferry is the ferry's line for a bike that goes to Corse or leaves it; nil for
// a way over land, and for an Automa's leap.
func ferry(from, to game.Spot) func(stage.Rect) []anim.Point {
	for i, line := range geo.Ferries() {
		switch {
		case i >= len(ports):
		case from.Index == corse && to.Index == ports[i]:
			return sailed(line, false)
		case to.Index == corse && from.Index == ports[i]:
			return sailed(line, true)
		}
	}
	return nil
}

// sailed is a line of the map on its panel, from its beginning on or back.
func sailed(line []geo.Point, back bool) func(stage.Rect) []anim.Point {
	return func(on stage.Rect) (out []anim.Point) {
		for _, p := range line {
			x, y := MapPoint(p)
			out = append(out, anim.Point{X: on.X + x/MapWidth*on.W, Y: on.Y + y/MapHeight*on.H})
		}
		if back {
			slices.Reverse(out)
		}
		return out
	}
}

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

// manners say how pieces move, by the sort of piece and where it comes from and
// goes to; 0 is anywhere, and the first row that fits holds.
var manners = []struct {
	back     uint8
	from, to game.Zone
	board.Manner
}{
	{rules.BackStamp, rules.Stamps, rules.StampSupply, board.Manner{Rides: true}}, // with the postcard that is sent
	{rules.BackMemory, rules.Memories, rules.MemorySupply, board.Manner{Rides: true}},
	{rules.BackStamp, 0, rules.Stamps, board.Manner{How: anim.Drop, Dust: dust, Trace: true}},
	{rules.BackMemory, 0, rules.Memories, board.Manner{How: anim.Peel, Trace: true}},
	{rules.BackCamp, 0, rules.Sites, board.Manner{How: anim.Pop, Dust: dust, Trace: true}},
	{rules.BackBike, 0, 0, board.Manner{How: anim.Roll, Trace: true}},
	{rules.BackPostcard, 0, rules.Sent, board.Manner{How: anim.Send, Trace: true}},
	{rules.BackPostcard, 0, rules.Cards, board.Manner{How: anim.Deal, Trace: true}},
	{rules.BackPostcard, 0, rules.CardDiscard, board.Manner{How: anim.Toss}},
	{rules.BackPostcard, rules.CardDeck, 0, board.Manner{How: anim.Deal}},
	{rules.BackGift, 0, rules.GiftsHeld, board.Manner{How: anim.Swing, Trace: true}},
	{rules.BackGift, rules.GiftDeck, 0, board.Manner{How: anim.Swing, Back: stage.Pic{Kind: "pc.gift"}}},
	{rules.BackGift, 0, rules.GiftDiscard, board.Manner{How: anim.Toss, Trace: true}},
	{rules.BackTravel, rules.TravelDeck, rules.Row, board.Manner{How: anim.Deal, Back: stage.Pic{Kind: "pc.travel"}}},
	{rules.BackTravel, rules.TravelDeck, rules.Hand, board.Manner{How: anim.Deal, Back: stage.Pic{Kind: "pc.travel"}}},
	{rules.BackTravel, rules.Row, rules.TravelDiscard, board.Manner{How: anim.Toss, Trace: true}},
	{rules.BackTravel, 0, rules.TravelDiscard, board.Manner{How: anim.Toss}},
	{rules.BackTravel, 0, 0, board.Manner{How: anim.Deal}},
}

// dust flies up where something lands.
var dust = stage.Pic{Kind: "puff"}

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
	for _, row := range manners {
		if row.back != e.Piece.Back || row.from != 0 && row.from != e.From.Zone || row.to != 0 && row.to != e.To.Zone {
			continue
		}
		m := row.Manner
		if m.Back.Kind != "" && e.Piece.ID == 0 {
			m.Back = stage.Pic{} // it stays face down
		}
		if m.How == anim.Roll {
			m.Via, m.Mark = ferry(e.From, e.To), stage.Pic{Kind: "dash", ID: int(e.From.Sub)}
		}
		return m
	}
	return board.Manner{}
}

const corse = 7

// ports are the regions that the lines of geo.Ferries go to, from Corse on.
var ports = [...]uint8{6, 8}

// ferry is the ferry's line for a bike that goes to Corse or leaves it; nil for
// a way over land, and for an Automa's leap.
func ferry(from, to game.Spot) []anim.Point {
	for i, line := range geo.Ferries() {
		switch {
		case i >= len(ports):
		case from.Index == corse && to.Index == ports[i]:
			return sailed(line)
		case to.Index == corse && from.Index == ports[i]:
			out := sailed(line)
			slices.Reverse(out)
			return out
		}
	}
	return nil
}

// sailed is a line of the map on the canvas.
func sailed(line []geo.Point) []anim.Point {
	var out []anim.Point
	for _, p := range line {
		x, y := MapPoint(p)
		out = append(out, anim.Point{X: MapPanel.X + x, Y: MapPanel.Y + y})
	}
	return out
}

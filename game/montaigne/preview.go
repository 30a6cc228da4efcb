package montaigne

import (
	"strconv"

	"posterestante/game"
)

// Preview is game.Previewer: where a card that is laid leads, what the road costs,
// and what the card brings.
func (Game) Preview(p *game.Preview) {
	s := FromView(&p.Before)
	card := p.Action.A
	switch p.Action.Verb {
	case VMove, VStay, VLay:
	case VSail:
		card = s.row[p.Action.A]
	default:
		return
	}
	if from, to := s.me().Last(), Cards[card].City; from != to {
		p.Ways = [][]game.Spot{{common(Town, uint8(from)), common(Town, uint8(to))}}
	}
	if p.Action.Verb == VMove || p.Action.Verb == VStay {
		p.Lines = append(p.Lines, s.leads(card))
	} else {
		p.Lines = append(p.Lines, say("pick.coach", args{"City": cityName(Cards[card].City)}))
	}
	p.Lines = append(p.Lines, s.brings(card, p.Events)...)
}

// brings says what a card is good for that joins the voyage: the tiles that follow
// at once, else how far it leads to one.
func (s *State) brings(card uint8, events []game.Event) (out []phrase) {
	for _, e := range events {
		if e.Kind == game.Note && (e.Key == NoteTile || e.Key == NoteTilePasses) && e.Seat == s.turn {
			out = append(out, sayN("ahead.tile", int(e.Value), args{"Tile": tileWords(TileOf(e.Piece))}))
		}
	}
	n, k := s.me().Count(), &Cards[card]
	with := n.With(card)
	switch {
	case k.Kind == Quotation && n.Themes&bookMask[Theme(k.Of).Book()] == 0:
		out = append(out, say("ahead.book", args{"Book": say("book." + strconv.Itoa(Theme(k.Of).Book()))}))
	case IsPerson(card, Montaigne):
		out = append(out, sayN("ahead.montaigne", montaignePoint))
	case k.Kind == Discovery && len(out) == 0 && with.Finds[k.Of] < FindsForTile:
		out = append(out, sayN("ahead.find", int(with.Finds[k.Of]),
			args{"Find": say("kind." + Find(k.Of).String() + ".name")}))
	}
	if s.Bound() && with.Cities != n.Cities && n.LacksCities() > 0 {
		out = append(out, sayN("ahead.cities", with.Counted(TileCities)))
	}
	return out
}

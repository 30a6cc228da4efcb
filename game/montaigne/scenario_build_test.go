package montaigne

import (
	"slices"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// row is a case of a rule, see gametest.Row.
type row struct{ Rule, Name, Pos, Play, Want string }

func runRows(t *testing.T, rows []row) {
	t.Helper()
	gametest.Rows(t, lang, rows)
}

// lang is what the rows are written in, see gametest.Language. If nothing is said seat
// 0 is to do its first action, hands are empty, the board holds the first cards of
// those not named and the reserve the others; the King's Call lies where it may. Cities
// whose cards lie in a voyage were visited. What a voyage's cards have on their backs:
//
//	1: back hand/0 rome lyon
var lang = &gametest.Language[State]{
	Game: Game{}, Table: zoneTable, Notes: Notes, Plain: plain, Deal: deal, Any: []string{"hand"},
	Words: map[string]gametest.Word[State]{
		"back": {Fails: func(r *gametest.Run[State], c gametest.Clause) string {
			return r.FailsSees(c, func(p game.Piece) string { return City(p.Back).String() })
		}},
	},
}

// plain is a position in which no card lies anywhere.
func plain(setup game.Setup) (*State, error) {
	dealt, err := Game{}.New(setup)
	if err != nil {
		return nil, err
	}
	from := dealt.(*State)
	s := &State{rng: setup.Seed.Rand(), seats: from.seats}
	for i := range s.p[:s.seats] {
		s.p[i].level = from.p[i].level
	}
	for _, c := range []game.Counter{Winds, Meets, LongVoyage} {
		s.n[c] = from.n[c]
	}
	s.n[ActionsLeft] = 1
	return s, nil
}

// deal lays the cards that are not named, those of a city together.
func deal(p *gametest.Position[State]) error {
	s := p.State
	left := slices.DeleteFunc(p.Left(cardSort), func(c uint8) bool { return c == TheCall })
	slices.SortStableFunc(left, func(a, b uint8) int { return int(Cards[a].City) - int(Cards[b].City) })
	if !p.Said(0, "row") {
		left = left[copy(s.row[:], left):]
	}
	under := &s.reserve
	if _, ok := p.Rest("discard"); ok {
		under = &s.discard
	}
	if seat, ok := p.Rest("hand"); ok {
		under = &s.p[seat].hand
	}
	if seat, ok := p.Rest("voyage"); ok { // Bordeaux lies at the start
		under = &s.p[seat].voyage
		s.p[seat].visited = 1<<(NumCities+1) - 1<<Bordeaux
	}
	p.Under(under.Spots(), left)
	for i := range s.p[:s.seats] {
		for _, c := range s.p[i].voyage.All() {
			s.p[i].visited |= 1 << Cards[c].City
		}
		s.p[i].visited |= 1 << Bordeaux
	}
	if s.Where(uint16(TheCall)).Zone == 0 {
		low, _ := callWindow(s.seats)
		s.reserve.Insert(min(low, int(s.reserve.N)), TheCall)
	}
	return nil
}

package globe_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	spoken "posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/games/globe"
	"posterestante/render/table/board"
)

// TestSquareShowsWhatItBrings checks what is shown of a square that is pointed at, by the pointer and by keys: its
// price, each thing that its deck takes and whether it is in the bag, who would ride along, the flights from it.
func TestSquareShowsWhatItBrings(t *testing.T) {
	for i, g := range sisters {
		seen := map[int]int{}
		p := newPlayer(t, g.board, 0, spoken.Languages()[i], 5, nil, "person", "person", "person", "person", "person")
		p.show.SetTall(i == 1)
		p.play(500, p.steady(), func() {
			for _, square := range litSquares(p.show.Frame()) {
				v := p.s.View(p.s.Turn())
				c := contextOf(g.board, spoken.Languages()[i], &v)
				l := g.board.Layout(&v, c)
				at := slices.IndexFunc(l.Places, func(p board.Place) bool { return p.Spot == rules.SquareSpot(square) })
				d := l.Places[at].Large.Data.(globe.Place)
				p.brings(d, &v, c, seen)
				if p.s.Len()%90 == 7 {
					p.pointedAt(d)
				}
			}
		})
		for _, what := range []int{globe.ChipMoney, globe.BroughtItem, globe.BroughtItem + 100, globe.BroughtLift,
			globe.BroughtFlight} {
			if seen[what] == 0 {
				t.Errorf("%s: %d was never brought: %v", g.board.R.Name, what, seen)
			}
		}
	}
}

// brings checks what a square brings, by the rules.
func (p *player) brings(d globe.Place, v *game.View, c *board.Context, seen map[int]int) {
	p.t.Helper()
	r, said := p.b.R, map[int][]globe.Brought{}
	for _, b := range d.Brings {
		if b.Words != "" {
			said[b.What] = append(said[b.What], b)
			if seen[b.What]++; b.What == globe.BroughtItem && b.Lacks {
				seen[b.What+100]++
			}
		}
	}
	for i, item := range said[globe.BroughtItem] {
		need := r.Needs[d.Kind][i]
		has := slices.ContainsFunc(v.Pile(rules.BagZone, v.Seat).Pieces,
			func(p game.Piece) bool { return rules.ItemOf(p) == need })
		if item.Item != r.Items[need] || item.Lacks == has {
			p.t.Errorf("%s: square %d: %+v, in the bag: %v", r.Name, d.Number, item, has)
		}
	}
	if d.Kind >= rules.Souvenir && d.Kind <= rules.Adventure && len(said[globe.BroughtItem]) < len(r.Needs[d.Kind]) &&
		v.Pile(game.Zone(d.Kind), game.Nobody).Len() > 0 {
		p.t.Errorf("%s: square %d takes %v, and shows %v", r.Name, d.Number, r.Needs[d.Kind], said[globe.BroughtItem])
	}
	if (d.Kind == rules.Airport) != (len(said[globe.BroughtFlight]) == 1) {
		p.t.Errorf("%s: square %d is %v: %v", r.Name, d.Number, d.Kind, said[globe.BroughtFlight])
	}
	for i := range v.Seats {
		named := len(said[globe.BroughtLift]) == 1 && strings.Contains(said[globe.BroughtLift][0].Words, c.Names[i])
		if rides := p.rides(d.Number, game.Seat(i)); named != rides {
			p.t.Errorf("%s: square %d: %s rides along: %v, shown: %v", r.Name, d.Number, c.Names[i], rides, named)
		}
	}
}

// rides says whether the match lets a seat ride with the one whose turn it is from a square that it walks to.
func (p *player) rides(square int, seat game.Seat) bool {
	v := p.s.View(p.s.Turn())
	far := square - v.Counter(rules.SquareN, p.s.Turn())
	if square == len(p.b.R.Road)-1 || far < 1 || far > 6 {
		return false
	}
	if p.b.R.Lodges { // the lowest who has papers drives
		for _, piece := range v.Pile(rules.RoadZone, game.Nobody).Pieces[square*rules.MaxSeats : (square+1)*rules.MaxSeats] {
			if piece.Back != 0 && v.Counter(rules.PassN, rules.PawnOf(piece)) > 0 {
				return rules.PawnOf(piece) == seat
			}
		}
		return false
	}
	st := p.s.State().Clone()
	st.Apply(game.Action{Verb: rules.VMove, A: uint8(far)}, nil)
	return slices.ContainsFunc(st.Legal(nil), func(a game.Action) bool {
		return p.s.Game().Notation(a) == fmt.Sprint("take ", seat)
	})
}

// pointedAt checks that a square is shown large where it is pointed at, and where keys have come to it.
func (p *player) pointedAt(d globe.Place) {
	p.t.Helper()
	id := board.SpotID(rules.SquareSpot(d.Number))
	shown := func() bool {
		return slices.ContainsFunc(p.show.Frame().Sprites, func(s stage.Sprite) bool {
			got, ok := s.Pic.Data.(globe.Place)
			return ok && got == d
		})
	}
	x, y, ok := p.where(id)
	for range 20 {
		p.step(stage.Raw{X: x, Y: y}, 100*time.Millisecond)
	}
	if !ok || !shown() {
		p.shot("brings")
		p.t.Errorf("%s: pointed at, square %d isn't shown", p.b.R.Name, d.Number)
	}
	p.step(stage.Raw{X: -1, Y: -1}, stage.Tick)
	for range 60 {
		if p.step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{stage.KeyTab}}, stage.Tick); p.show.Frame().Focus == id {
			break
		}
	}
	for range 20 {
		p.step(stage.Raw{X: -1, Y: -1}, 100*time.Millisecond)
	}
	if p.show.Frame().Focus != id || !shown() {
		p.shot("brings")
		p.t.Errorf("%s: by keys (%s), square %d isn't shown", p.b.R.Name, p.show.Frame().Focus, d.Number)
	}
}

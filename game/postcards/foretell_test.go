package postcards

import (
	"slices"
	"testing"

	"posterestante/game"
)

// TestForetell plays whole turns of Automas with the cards told one by one: they
// come to lie where they were said to, and nothing is turned up untold.
func TestForetell(t *testing.T) {
	asked := map[game.Zone]int{}
	for seed := range uint64(60) {
		st, err := Game{}.New(func() game.Setup { s := setupOf("p x", "B"); s.Seed = game.Numbered(seed); return s }())
		if err != nil {
			t.Fatal(err)
		}
		s, r := st.(*State), game.NewRand(seed)
		for turn := range 12 {
			s.SetTurn(1, false)
			for n := 0; s.turn == 1; n++ {
				var told []uint16
				f := game.Foretell(s, s.Legal(nil)[0], told)
				for ; f.Ask != nil; f = game.Foretell(s, s.Legal(nil)[0], told) {
					told = append(told, unseen(s, f.Ask.From.Zone, &r, told))
					asked[f.Ask.From.Zone]++
				}
				if n > 60 {
					t.Fatalf("seed %d, turn %d, action %d: it goes on", seed, turn, n)
				}
				for i, e := range fromDecks(f.Events) {
					if e.Piece.ID != told[i] {
						t.Fatalf("told %v, came %v", told, e.Piece)
					}
				}
				if err := f.After.Check(); err != nil {
					t.Fatalf("seed %d: %v", seed, err)
				}
				s = f.After.(*State)
			}
			if s.Over() {
				break
			}
		}
	}
	if asked[TravelDeck] < 300 || asked[CardDeck] < 60 || asked[GiftDeck] < 10 {
		t.Errorf("asked for %v: too few to tell anything", asked)
	}
}

func fromDecks(events []game.Event) (out []game.Event) {
	for _, e := range events {
		if e.Kind == game.Move && (e.From.Zone == TravelDeck || e.From.Zone == CardDeck || e.From.Zone == GiftDeck) {
			out = append(out, e)
		}
	}
	return out
}

// unseen is a card that nobody sees on the table and that wasn't told yet.
func unseen(s *State, deck game.Zone, r *game.Rand, told []uint16) uint16 {
	sort := zoneTable.Rows[deck].Sort
	for {
		id := sort.Face(uint8(1 + r.Intn(len(sort.Names)-1))).ID
		z := s.Where(id).Zone
		if (z == Hand || len(s.Choices(game.Spot{Zone: z, Seat: game.Nobody})) == 0) && table.Zones[z].PerSeat == (z == Hand) && !slices.Contains(told, id) {
			return id
		}
	}
}

package postcards

import (
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/game/gametest"
)

// setupRow is a case of P2: what is asked for, and what must lie there whatever
// the seed; err is a word of the complaint where it must be refused.
type setupRow struct {
	rule, name, seats, options, want, err string
}

var setupRows = []setupRow{
	{"P2.1", "two persons", "person person", "", "notover; round 1", ""},
	{"P2.1", "four persons", "person person person person", "", "notover", ""},
	{"P2.1", "one person and three Automas", "person automa:easy automa:normal automa:expert", "", "notover", ""},
	{"P2.1", "any mix", "automa:easy person automa:expert person", "", "notover", ""},
	{"P2.1", "none but Automas", "automa:easy automa:easy", "", "onlylegal automa", ""},
	{"P2.1", "not one seat", "person", "", "", "2 to 4"},
	{"P2.1", "not five seats", "person person person person person", "", "", "2 to 4"},
	{"P2.1", "no other kind", "person automa:easier", "", "", "automa:easier"},
	{"P2.2", "three gifts, five travel cards, three postcards and the deck's top", "person person", "", "size gift_deck 22; size gift_discard 0; size travel_deck 57; size travel_discard 0; size postcard_deck 46; size postcard_discard 0", ""},
	{"P2.2", "with four persons", "person person person person", "", "size gift_deck 22; size travel_deck 47; size postcard_deck 44", ""},
	{"P2.3", "side A unless asked", "person person", "", "side A", ""},
	{"P2.3", "side B for all", "person person", "side=B", "side B", ""},
	{"P2.3", "no side C", "person person", "side=C", "", "C"},
	{"P2.5", "persons draw 5, Automas none", "person automa:easy", "", "0: size hand 5; 1: size hand 0; size travel_deck 62", ""},
	{"P2.5", "everyone has one postcard, nothing sent, nothing scored", "person automa:easy person", "", "0: size postcards 1; 1: size postcards 1; 2: size postcards 1; sent; gifts; score 0; 1: score 0; size postcard_deck 45", ""},
	{"P2.5", "no camp is placed", "person person", "", "size camps 0; 1: size camps 0; notbonus; 1: notbonus; sees bonus bonus", ""},
	{"P11.2", "open faces unless asked", "person person", "", "open_faces 1", ""},
	{"P11.2", "closed faces", "person person", "openfaces=no", "open_faces 0", ""},
}

func TestScenarioSetup(t *testing.T) {
	for _, r := range setupRows {
		t.Run(r.rule+"_"+strings.ReplaceAll(r.name, " ", "_"), func(t *testing.T) {
			for seed := range uint64(20) {
				r.test(t, seed)
			}
		})
	}
}

func (r setupRow) test(t *testing.T, seed uint64) {
	setup := game.Setup{Game: "postcards", Seats: strings.Fields(r.seats), Seed: game.Numbered(seed), Options: map[string]string{}}
	if k, v, ok := strings.Cut(r.options, "="); ok {
		setup.Options[k] = v
	}
	s, err := game.NewSession(Game{}, setup)
	if r.err != "" {
		if err == nil || !strings.Contains(err.Error(), r.err) {
			t.Errorf("the complaint is %v, it must speak of %q", err, r.err)
		}
		return
	}
	if err != nil {
		t.Fatal(err)
	}
	run := lang.From(t, s)
	st := s.State().(*State)
	if err := st.Check(); err != nil {
		t.Fatal(err)
	}
	for _, c := range gametest.Clauses(r.want) {
		if why := run.Fails(c); why != "" {
			t.Errorf("seed %d: %q: %s", seed, c.Text, why)
		}
	}
	if v := s.View(game.Nobody); v.Pile(ItineraryHeld, 0).Len() != 1 {
		t.Errorf("seed %d: the itinerary is not seen", seed)
	}
	r.testStart(t, st.page(), s.View(game.Nobody))
}

// testStart holds P2.2, P2.4 and P2.6, which are the same for all.
func (r setupRow) testStart(t *testing.T, p page, v game.View) {
	if p.First != int16(p.Turn) || v.Turn != game.Seat(p.Turn) {
		t.Errorf("P2.6: the first player is %d and seat %d begins", p.First, p.Turn)
	}
	for i, s := range p.Seats {
		if s.Bike != s.Itinerary {
			t.Errorf("P2.4: itinerary %d and the bike in %d", s.Itinerary, s.Bike)
		}
		if got := pieceName(v.At(of(game.Seat(i), ItineraryHeld, 0)).ID); got != itineraryName(uint8(s.Itinerary)) {
			t.Errorf("P2.4: the itinerary of seat %d is not public: %q", i, got)
		}
		if held := v.At(of(game.Seat(i), FirstHeld, 0)).ID != 0; held != (int16(i) == p.First) {
			t.Errorf("P2.6: seat %d holds the first token: %v", i, held)
		}
	}
	for z, n := range map[game.Zone]int{Row: 5, GiftRow: 3, CardRow: 3, CardTop: 1} {
		names := gametest.PileNames(v.Pile(z, game.Nobody), lang.Called)
		if len(names) != n || strings.ContainsAny(strings.Join(names, ""), "?-") && z == Row {
			t.Errorf("P2.2: %v lies in zone %d", names, z)
		}
	}
}

// TestScenarioChance checks that what P2 draws at random differs by the seed, and
// that the same seed draws the same.
func TestScenarioChance(t *testing.T) {
	seen := map[string]map[any]bool{}
	note := func(what string, v any) {
		if seen[what] == nil {
			seen[what] = map[any]bool{}
		}
		seen[what][v] = true
	}
	for seed := range uint64(200) {
		p := newState(t, seed, fourPersons...).page()
		q := newState(t, seed, fourPersons...).page()
		equal(t, "the same seed", p, q)
		note("P2.2 first gift", p.GiftRow[0])
		note("P2.2 first travel card", p.Row[0])
		note("P2.2 top postcard", p.CardTop)
		note("P2.4 itinerary", p.Seats[0].Itinerary)
		note("P2.5 first hand card", p.Seats[0].Hand[0])
		note("P2.5 first postcard", p.Seats[0].Postcards[0].Card)
		note("P2.6 first player", p.First)
	}
	for what, least := range map[string]int{"P2.2 first gift": 25, "P2.2 first travel card": 60, "P2.2 top postcard": 48, "P2.4 itinerary": 13,
		"P2.5 first hand card": 60, "P2.5 first postcard": 48, "P2.6 first player": 4} {
		if n := len(seen[what]); n < least {
			t.Errorf("%s: %d values in 200 setups, at least %d", what, n, least)
		}
	}
}

package montaigne

import (
	"testing"

	"posterestante/game"
)

// TestDeals holds what the cards of a match are by its rules (M1): 110 of them,
// each city's backs and each theme's quotations as many, no sentence twice; and
// that in rules 2 no zone has all three books (M1.3).
func TestDeals(t *testing.T) {
	var cities [lastRules + 1][NumCities + 1]int
	for rules := uint8(1); rules <= lastRules; rules++ {
		if n := len(Deal(rules)); n != NumCards {
			t.Fatalf("rules %d have %d cards", rules, n)
		}
		var themes [NumThemes + 1]int
		var books [4]uint16
		said := map[uint8]bool{}
		for _, c := range Deal(rules) {
			k := &Cards[c]
			cities[rules][k.City]++
			if said[Sentence(c)] {
				t.Errorf("rules %d say card %d twice", rules, c)
			}
			said[Sentence(c)] = true
			if first := Cards[Sentence(c)]; first.Kind != k.Kind || first.Of != k.Of || first.N != k.N || first.Chapter != k.Chapter {
				t.Errorf("card %d is %+v, and says what %+v says", c, *k, first)
			}
			if k.Kind == Quotation {
				themes[k.Of]++
				books[k.City.Zone()] |= 1 << Theme(k.Of).Book()
			}
		}
		for theme, n := range themes[1:] {
			if n != 5 {
				t.Errorf("rules %d have %d quotations of %s", rules, n, Theme(theme+1))
			}
		}
		if rules == 2 && books != [4]uint16{0, 1<<1 | 1<<2, 1<<2 | 1<<3, 1<<3 | 1<<1} {
			t.Errorf("books by zone: %03b", books)
		}
	}
	if cities[1] != cities[2] {
		t.Errorf("the cities have %v cards, and had %v", cities[2], cities[1])
	}
}

// TestRulesOf holds that a match, a position and a view know their rules.
func TestRulesOf(t *testing.T) {
	for version := 1; version <= lastRules; version++ {
		g, ok := game.OfRules(Game{}, version)
		if !ok || g.Version() != version {
			t.Fatalf("rules %d: %v, %v", version, g, ok)
		}
		st, err := g.New(game.Setup{Game: "montaigne", Seats: []string{"person", "person"}, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		data, err := s.MarshalJSON()
		if err != nil {
			t.Fatal(err)
		}
		back, err := Game{}.Load(data)
		if err != nil || !back.Equal(s) {
			t.Errorf("rules %d: read back as %+v, %v", version, back, err)
		}
		v := s.View(1)
		if got := FromView(&v).rules; int(got) != version {
			t.Errorf("a view of rules %d is read by %d", version, got)
		}
	}
	for _, version := range []int{0, lastRules + 1} {
		if g, ok := game.OfRules(Game{}, version); ok {
			t.Errorf("rules %d are %v", version, g)
		}
	}
}

// TestCompany: two different characters are company by rules 2, three by the first
// (M1.5); several Montaignes are one and the same.
func TestCompany(t *testing.T) {
	for _, row := range []struct {
		people []string
		rules  uint8 // the first by which they are company; 0 for none
	}{
		{[]string{"montaigne-rome", "montaigne-lyon"}, 0},
		{[]string{"montaigne-rome", "noble"}, 2},
		{[]string{"montaigne-rome", "noble", "maid"}, 1},
	} {
		var n count
		for _, name := range row.people {
			n = n.with(cardNamed(name))
		}
		for rules := uint8(1); rules <= lastRules; rules++ {
			if want := row.rules != 0 && (rules >= row.rules); n.meets(TileCompany, rules) != want {
				t.Errorf("rules %d: %v are company: %v", rules, row.people, !want)
			}
		}
	}
}

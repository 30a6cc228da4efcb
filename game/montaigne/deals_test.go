package montaigne

import "testing"

// TestDeals checks what the cards of a match are (M1): each theme's quotations are as many, and no zone has all
// three books (M1.3).
func TestDeals(t *testing.T) {
	var themes [NumThemes + 1]int
	var books [4]uint16
	for c := uint8(1); c <= NumCards; c++ {
		if k := &Cards[c]; k.Kind == Quotation {
			themes[k.Of]++
			books[k.City.Zone()] |= 1 << Theme(k.Of).Book()
		}
	}
	for theme, n := range themes[1:] {
		if n != 5 {
			t.Errorf("%d quotations of %s", n, Theme(theme+1))
		}
	}
	if books != [4]uint16{0, 1<<1 | 1<<2, 1<<2 | 1<<3, 1<<3 | 1<<1} {
		t.Errorf("books by zone: %03b", books)
	}
}

// TestCompany: two different characters are company (M1.5); several Montaignes are one and the same.
func TestCompany(t *testing.T) {
	for _, row := range []struct {
		people  []string
		company bool
	}{
		{[]string{"montaigne-rome", "montaigne-lyon"}, false},
		{[]string{"montaigne-rome", "noble"}, true},
		{[]string{"montaigne-rome", "noble", "maid"}, true},
	} {
		var n Count
		for _, name := range row.people {
			n = n.With(cardNamed(name))
		}
		if n.Meets(TileCompany) != row.company {
			t.Errorf("%v are company: %v", row.people, !row.company)
		}
	}
}

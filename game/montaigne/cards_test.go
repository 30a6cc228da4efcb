package montaigne

import (
	"math/bits"
	"testing"
)

// TestCards counts the components (M1.1) and the deal of cards to cities (M1.3).
func TestCards(t *testing.T) {
	people := map[City]Person{Bordeaux: Noble, Limoges: Coachman, Plombieres: Maid, Basel: Scholar, Augsburg: Theologian, Rome: Pope, Venice: Courtesan}
	kinds, finds, cities := map[Kind]int{}, map[Find]int{}, map[City]int{}
	discoveries := map[City]int{}
	themes := map[City]uint16{} // of its quotations
	find := Gastronomy
	for c := 1; c <= NumCards; c++ {
		k := Cards[c]
		kinds[k.Kind]++
		cities[k.City]++
		switch k.Kind {
		case Quotation:
			themes[k.City] |= 1 << k.Of
		case Discovery:
			finds[Find(k.Of)]++
			discoveries[k.City]++
			if Find(k.Of) != find || int(k.N) != finds[find] {
				t.Errorf("%s: the kinds don't rotate", CardName(uint8(c)))
			}
			find = find%Landscape + 1
		case Character:
			if who := Person(k.Of); who != Montaigne && people[k.City] != who || who == Montaigne && int(k.N) != int(k.City) {
				t.Errorf("%s lies in %s", CardName(uint8(c)), k.City)
			}
		}
	}
	if kinds[Quotation] != 45 || kinds[Discovery] != 48 || kinds[Character] != 16 || kinds[Call] != 1 || Cards[TheCall].Kind != Call {
		t.Errorf("kinds: %v", kinds)
	}
	for city := Bordeaux; city <= Florence; city++ {
		want := map[City]int{Bordeaux: 14}[city] // the Call besides
		if want == 0 {
			want = 12
		}
		few := map[bool]int{true: 5, false: 6}[people[city] != 0 && city != Bordeaux]
		if cities[city] != want || discoveries[city] != few || bits.OnesCount16(themes[city]) != 5 {
			t.Errorf("%s: %d cards, %d discoveries", city, cities[city], discoveries[city])
		}
	}
	for f := Gastronomy; f <= Landscape; f++ {
		if finds[f] != 12 {
			t.Errorf("%d of %s", finds[f], f)
		}
	}
}

// TestNames checks that every card and tile has a name of its own, and every
// quotation a chapter that there is (M1.4).
func TestNames(t *testing.T) {
	had := map[string]bool{}
	chapters := [4]int{0, 57, 37, 13}
	for c := uint8(1); c <= NumCards; c++ {
		name := CardName(c)
		if had[name] || cardNamed(name) != c {
			t.Errorf("card %d is named %q", c, name)
		}
		had[name] = true
		book, chapter := Cards[c].Essay()
		if (book != 0) != (Cards[c].Kind == Quotation) || book != 0 && (chapter < 1 || chapter > chapters[book]) {
			t.Errorf("%s is after Essais %d, %d", name, book, chapter)
		}
	}
	books := map[Theme]int{Friendship: 1, Love: 1, Pleasures: 1, Equality: 2, Wisdom: 2, Health: 2, Education: 3, Humanity: 3, Travel: 3}
	for th, book := range books {
		if th.Book() != book || bookMask[book]&(1<<th) == 0 {
			t.Errorf("%s is of book %d", th, th.Book())
		}
	}
	for city := Bordeaux; city <= Florence; city++ {
		if zoneMask[city.Zone()]&(1<<city) == 0 || city.Zone() != (int(city)-1)/3+1 {
			t.Errorf("%s is in zone %d", city, city.Zone())
		}
	}
}

// TestTiles counts the tiles and their points (M1.5, M2.2).
func TestTiles(t *testing.T) {
	for seats, want := range map[uint8]int{2: 14, 3: 15, 4: 16} {
		n := 0
		for tile := uint8(1); tile <= NumTiles; tile++ {
			if tileIn(tile, seats) {
				n++
			}
		}
		if n != want {
			t.Errorf("%d seats play with %d tiles", seats, n)
		}
	}
	sum := 0
	for _, tile := range Tiles {
		sum += tile.Points
	}
	if sum != 3*3+4*2+1+3+3+2+1+4*1 {
		t.Errorf("the tiles are worth %d", sum)
	}
}

var cardNumbers = func() map[string]uint8 {
	out := map[string]uint8{}
	for c := uint8(1); c <= NumCards; c++ {
		out[cardNames[c]] = c
	}
	return out
}()

func cardNamed(name string) uint8 { return cardNumbers[name] }

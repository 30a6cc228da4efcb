package montaigne

// cardTally is the count of some cards, packed so that adding a card is two instructions: search counts voyages more
// often than anything else.
type cardTally struct {
	seen    uint64 // themes, characters and cities, 16 bits each
	numbers uint64 // discoveries of each kind, quotations, Montaignes, a byte each
}

// Where each begins in a tally, in bits.
const (
	seenThemes = 0
	seenPeople = 16
	seenCities = 32

	perNumber        = 8
	numberQuotations = 0 // finds begin at 1
	numberMontaignes = Landscape + 1
)

// tallies are what each card adds.
var tallies = func() (all [len(Cards)]cardTally) {
	for c := range Cards {
		all[c] = tallyOf(&Cards[c])
	}
	return all
}()

func tallyOf(k *Card) (t cardTally) {
	t.seen = 1 << (seenCities + k.City)
	switch k.Kind {
	case Quotation:
		t.seen |= 1 << (seenThemes + k.Of)
		t.numbers = 1 << (perNumber * numberQuotations)
	case Discovery:
		t.numbers = 1 << (perNumber * k.Of)
	case Character:
		t.seen |= 1 << (seenPeople + k.Of)
		if Person(k.Of) == Montaigne {
			t.numbers = 1 << (perNumber * numberMontaignes)
		}
	}
	return t
}

// add adds a card.
func (t *cardTally) add(c uint8) {
	t.seen |= tallies[c].seen
	t.numbers += tallies[c].numbers
}

// montaignes is how many a voyage holds that count (M1.5, M7.2).
func (p *Player) montaignes() int {
	t := p.tally()
	return int(uint8(t.numbers >> (perNumber * numberMontaignes)))
}

// tally counts a voyage; a Noble turned face down counts no more (M7.2).
func (p *Player) tally() cardTally {
	all := cardTally{seen: 1 << (seenCities + Bordeaux)}
	for _, c := range p.counting() {
		all.add(c)
	}
	return all
}

// count unpacks a tally.
func (t *cardTally) count() (n Count) {
	n.Themes, n.People, n.Cities = uint16(t.seen>>seenThemes), uint16(t.seen>>seenPeople), uint16(t.seen>>seenCities)
	n.Quotations = uint8(t.numbers >> (perNumber * numberQuotations))
	n.Montaignes = uint8(t.numbers >> (perNumber * numberMontaignes))
	for find := Gastronomy; find <= Landscape; find++ {
		n.Finds[find] = uint8(t.numbers >> (perNumber * find))
		n.Discovered += n.Finds[find]
	}
	return n
}

// With is a count with one more card.
func (n Count) With(c uint8) Count {
	one := tallies[c].count()
	n.Themes |= one.Themes
	n.People |= one.People
	n.Cities |= one.Cities
	for i := range n.Finds {
		n.Finds[i] += one.Finds[i]
	}
	n.Quotations += one.Quotations
	n.Discovered += one.Discovered
	n.Montaignes += one.Montaignes
	return n
}

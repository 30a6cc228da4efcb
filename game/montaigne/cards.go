package montaigne

// City is one of the nine cities, shown on both sides of its cards (M1.2).
type City uint8

// The cities, three a zone, from Bordeaux outwards.
const (
	Bordeaux City = iota + 1
	Limoges
	Lyon
	Plombieres
	Basel
	Augsburg
	Rome
	Venice
	Florence
)

// NumCities is how many cities there are.
const NumCities = 9

var cityNames = [...]string{"", "bordeaux", "limoges", "lyon", "plombieres", "basel", "augsburg", "rome", "venice", "florence"}

// String names the city; it is the key of its words.
func (c City) String() string { return cityNames[c] }

// Zone is the zone of the city, 1 to 3, 1 being that of Bordeaux (M1.2).
func (c City) Zone() int { return (int(c) + 2) / 3 }

// Crossed is how many zones lie between two cities: 0, 1 or 2 (M3.1).
func Crossed(a, b City) int {
	return max(a.Zone()-b.Zone(), b.Zone()-a.Zone())
}

// Kind is what sort of card it is (M1.1).
type Kind uint8

// The kinds of card.
const (
	Quotation Kind = iota + 1
	Discovery
	Character
	Call // the King's Call, one card
)

// Theme is the theme of a quotation (M1.4).
type Theme uint8

// The nine themes; every third belongs to the same book.
const (
	Friendship Theme = iota + 1
	Equality
	Education
	Love
	Wisdom
	Humanity
	Pleasures
	Health
	Travel
)

// NumThemes is how many themes there are.
const NumThemes = 9

var themeNames = [...]string{"", "friendship", "equality", "education", "love", "wisdom", "humanity", "pleasures", "health", "travel"}

// String names the theme.
func (t Theme) String() string { return themeNames[t] }

// Book is the book of the Essais that the theme belongs to, 1 to 3 (M1.4).
func (t Theme) Book() int { return (int(t)-1)%3 + 1 }

// Find is the kind of a discovery (M1.1).
type Find uint8

// The four kinds of discovery.
const (
	Gastronomy Find = iota + 1
	Spa
	Monument
	Landscape
)

var findNames = [...]string{"", "gastronomy", "spa", "monument", "landscape"}

// String names the kind of discovery.
func (f Find) String() string { return findNames[f] }

// Person is who a character is; each has a power of its own (M7.2), and the
// nine Montaignes are one and the same person.
type Person uint8

// The characters. What each may do instead of M4.1:
const (
	Montaigne  Person = iota + 1 // a quotation of the board, or one out of a hand
	Noble                        // three cards of the reserve, or one of the board when coming home
	Coachman                     // lay any card free
	Maid                         // a spa or gastronomy out of another's voyage
	Scholar                      // look at hands and take a card
	Theologian                   // a card of zone 2 out of each hand, unseen
	Pope                         // any card of the board, at any time
	Courtesan                    // a character out of another's voyage
)

var personNames = [...]string{"", "montaigne", "noble", "coachman", "maid", "scholar", "theologian", "pope", "courtesan"}

// String names the character.
func (p Person) String() string { return personNames[p] }

// Card is what is printed on a card (M1). Of is its Theme, Find or Person by
// its Kind, and N which of those it is, from 1 (a Montaigne's is its city).
// Chapter is the chapter of the Essais that a quotation is paraphrased after;
// its theme tells the book.
type Card struct {
	City    City
	Kind    Kind
	Of      uint8
	N       uint8
	Chapter uint8
}

// NumCards is how many cards a match has; TheCall is the number of the King's Call.
const (
	NumCards = 110
	TheCall  = 110
)

// Cards are all cards, city by city (M1.3): no zone has quotations of all three books.
// Index 0 is unused. Behind them are the blanks, one a city: cards whose face isn't
// known, see State.FromView.
var Cards = [NumCards + 1 + NumCities]Card{
	// Bordeaux
	1:  {Bordeaux, Quotation, uint8(Friendship), 1, 28},
	2:  {Bordeaux, Quotation, uint8(Love), 5, 38},
	4:  {Bordeaux, Quotation, uint8(Health), 3, 37},
	6:  {Bordeaux, Discovery, uint8(Gastronomy), 1, 0},
	7:  {Bordeaux, Discovery, uint8(Spa), 1, 0},
	8:  {Bordeaux, Discovery, uint8(Monument), 1, 0},
	9:  {Bordeaux, Discovery, uint8(Landscape), 1, 0},
	10: {Bordeaux, Discovery, uint8(Gastronomy), 2, 0},
	11: {Bordeaux, Discovery, uint8(Spa), 2, 0},
	12: {Bordeaux, Character, uint8(Montaigne), 1, 0},
	13: {Bordeaux, Character, uint8(Noble), 1, 0},
	15: {Bordeaux, Quotation, uint8(Equality), 1, 12},
	41: {Bordeaux, Quotation, uint8(Pleasures), 5, 55},

	// Limoges
	14: {Limoges, Quotation, uint8(Friendship), 2, 28},
	16: {Limoges, Quotation, uint8(Wisdom), 5, 20},
	17: {Limoges, Quotation, uint8(Pleasures), 4, 50},
	19: {Limoges, Discovery, uint8(Monument), 2, 0},
	20: {Limoges, Discovery, uint8(Landscape), 2, 0},
	21: {Limoges, Discovery, uint8(Gastronomy), 3, 0},
	22: {Limoges, Discovery, uint8(Spa), 3, 0},
	23: {Limoges, Discovery, uint8(Monument), 3, 0},
	24: {Limoges, Character, uint8(Montaigne), 2, 0},
	25: {Limoges, Character, uint8(Coachman), 1, 0},
	40: {Limoges, Quotation, uint8(Love), 1, 28},
	90: {Limoges, Quotation, uint8(Health), 1, 37},

	// Lyon
	26: {Lyon, Quotation, uint8(Friendship), 3, 28},
	27: {Lyon, Quotation, uint8(Equality), 2, 12},
	30: {Lyon, Quotation, uint8(Health), 4, 25},
	31: {Lyon, Discovery, uint8(Landscape), 3, 0},
	32: {Lyon, Discovery, uint8(Gastronomy), 4, 0},
	33: {Lyon, Discovery, uint8(Spa), 4, 0},
	34: {Lyon, Discovery, uint8(Monument), 4, 0},
	35: {Lyon, Discovery, uint8(Landscape), 4, 0},
	36: {Lyon, Discovery, uint8(Gastronomy), 5, 0},
	37: {Lyon, Character, uint8(Montaigne), 3, 0},
	52: {Lyon, Quotation, uint8(Love), 2, 2},
	76: {Lyon, Quotation, uint8(Wisdom), 3, 1},

	// Plombieres
	38:  {Plombieres, Quotation, uint8(Equality), 3, 17},
	39:  {Plombieres, Quotation, uint8(Education), 2, 8},
	42:  {Plombieres, Quotation, uint8(Travel), 4, 9},
	43:  {Plombieres, Discovery, uint8(Spa), 5, 0},
	44:  {Plombieres, Discovery, uint8(Monument), 5, 0},
	45:  {Plombieres, Discovery, uint8(Landscape), 5, 0},
	46:  {Plombieres, Discovery, uint8(Gastronomy), 6, 0},
	47:  {Plombieres, Discovery, uint8(Spa), 6, 0},
	48:  {Plombieres, Character, uint8(Montaigne), 4, 0},
	49:  {Plombieres, Character, uint8(Maid), 1, 0},
	99:  {Plombieres, Quotation, uint8(Wisdom), 4, 6},
	101: {Plombieres, Quotation, uint8(Health), 2, 37},

	// Basel
	3:   {Basel, Quotation, uint8(Humanity), 4, 11},
	53:  {Basel, Quotation, uint8(Wisdom), 1, 12},
	54:  {Basel, Quotation, uint8(Health), 5, 6},
	55:  {Basel, Discovery, uint8(Monument), 6, 0},
	56:  {Basel, Discovery, uint8(Landscape), 6, 0},
	57:  {Basel, Discovery, uint8(Gastronomy), 7, 0},
	58:  {Basel, Discovery, uint8(Spa), 7, 0},
	59:  {Basel, Discovery, uint8(Monument), 7, 0},
	60:  {Basel, Character, uint8(Montaigne), 5, 0},
	61:  {Basel, Character, uint8(Scholar), 1, 0},
	86:  {Basel, Quotation, uint8(Equality), 5, 11},
	102: {Basel, Quotation, uint8(Travel), 1, 9},

	// Augsburg
	28: {Augsburg, Quotation, uint8(Education), 1, 3},
	62: {Augsburg, Quotation, uint8(Equality), 4, 8},
	64: {Augsburg, Quotation, uint8(Wisdom), 2, 10},
	65: {Augsburg, Quotation, uint8(Humanity), 1, 2},
	66: {Augsburg, Quotation, uint8(Travel), 5, 13},
	67: {Augsburg, Discovery, uint8(Landscape), 7, 0},
	68: {Augsburg, Discovery, uint8(Gastronomy), 8, 0},
	69: {Augsburg, Discovery, uint8(Spa), 8, 0},
	70: {Augsburg, Discovery, uint8(Monument), 8, 0},
	71: {Augsburg, Discovery, uint8(Landscape), 8, 0},
	72: {Augsburg, Character, uint8(Montaigne), 6, 0},
	73: {Augsburg, Character, uint8(Theologian), 1, 0},

	// Rome
	5:  {Rome, Quotation, uint8(Travel), 2, 9},
	74: {Rome, Quotation, uint8(Friendship), 5, 37},
	75: {Rome, Quotation, uint8(Education), 4, 12},
	77: {Rome, Quotation, uint8(Humanity), 2, 5},
	78: {Rome, Quotation, uint8(Pleasures), 1, 20},
	79: {Rome, Discovery, uint8(Gastronomy), 9, 0},
	80: {Rome, Discovery, uint8(Spa), 9, 0},
	81: {Rome, Discovery, uint8(Monument), 9, 0},
	82: {Rome, Discovery, uint8(Landscape), 9, 0},
	83: {Rome, Discovery, uint8(Gastronomy), 10, 0},
	84: {Rome, Character, uint8(Montaigne), 7, 0},
	85: {Rome, Character, uint8(Pope), 1, 0},

	// Venice
	18: {Venice, Quotation, uint8(Travel), 3, 9},
	51: {Venice, Quotation, uint8(Education), 3, 8},
	87: {Venice, Quotation, uint8(Love), 4, 30},
	88: {Venice, Quotation, uint8(Humanity), 3, 6},
	89: {Venice, Quotation, uint8(Pleasures), 2, 26},
	91: {Venice, Discovery, uint8(Spa), 10, 0},
	92: {Venice, Discovery, uint8(Monument), 10, 0},
	93: {Venice, Discovery, uint8(Landscape), 10, 0},
	94: {Venice, Discovery, uint8(Gastronomy), 11, 0},
	95: {Venice, Discovery, uint8(Spa), 11, 0},
	96: {Venice, Character, uint8(Montaigne), 8, 0},
	97: {Venice, Character, uint8(Courtesan), 1, 0},

	// Florence
	29:  {Florence, Quotation, uint8(Humanity), 5, 13},
	50:  {Florence, Quotation, uint8(Friendship), 4, 9},
	63:  {Florence, Quotation, uint8(Love), 3, 21},
	98:  {Florence, Quotation, uint8(Education), 5, 13},
	100: {Florence, Quotation, uint8(Pleasures), 3, 39},
	103: {Florence, Discovery, uint8(Monument), 11, 0},
	104: {Florence, Discovery, uint8(Landscape), 11, 0},
	105: {Florence, Discovery, uint8(Gastronomy), 12, 0},
	106: {Florence, Discovery, uint8(Spa), 12, 0},
	107: {Florence, Discovery, uint8(Monument), 12, 0},
	108: {Florence, Discovery, uint8(Landscape), 12, 0},
	109: {Florence, Character, uint8(Montaigne), 9, 0},

	110: {Bordeaux, Call, 0, 1, 0},

	// The blanks
	{City: Bordeaux},
	{City: Limoges},
	{City: Lyon},
	{City: Plombieres},
	{City: Basel},
	{City: Augsburg},
	{City: Rome},
	{City: Venice},
	{City: Florence},
}

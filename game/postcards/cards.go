package postcards

// The components' figures, a line a component (P1). Index 0 of each table is
// unused: regions, postcards, gifts and itineraries count from 1.

// Kind is a kind of camp site (P1.1).
type Kind uint8

// The eight kinds of camp site.
const (
	Sight Kind = iota + 1
	History
	Culture
	Gastronomy
	Forest
	Mountain
	Shore
	Beach
)

// Colour is the colour of a travel card and of a stamp space (P1.2).
type Colour uint8

// The four colours.
const (
	Blue Colour = iota
	Red
	Green
	Yellow
)

// Doing is the action printed on a travel card (P1.2).
type Doing uint8

// The three actions.
const (
	ToMove Doing = iota
	ToTake
	ToCamp
)

// Effect is what a memory, the camp track or the star gives (P6).
type Effect uint8

// The effects. OneMove is the track's and the star's; Star is side B's.
const (
	NoEffect Effect = iota
	ExtraCard
	TwoMoves
	CampEffect
	TakeEffect
	StampEffect
	TwoPoints
	OneMove
	StarEffect
)

// Memory is a memory space of a postcard: the kind of site that writes it, and
// what it gives (P1.3).
type Memory struct {
	Site   Kind
	Effect Effect
}

// Postcard is what is printed on a postcard (P1.3).
type Postcard struct {
	Region   uint8
	Stamps   []Colour // in printed order
	Points   int
	Memories [3]Memory // from top to bottom
}

// Region is a region of the map (P1.1).
type Region struct {
	Name  string
	Next  []uint8 // the regions that share a border, or a ferry
	Sites []Kind  // from left to right
}

// Itinerary is where the bike starts and the four regions to send from, in the
// order an Automa prefers them (P2.4, P10.3).
type Itinerary struct {
	Start   uint8
	Targets [4]uint8
}

// Number of pieces of each sort.
const (
	NumRegions     = 13
	NumTravel      = 72
	NumPostcards   = 52
	NumGifts       = 25
	NumItineraries = 13
	NumCamps       = 13 // for each seat
)

// Regions are the 13 regions.
var Regions = [NumRegions + 1]Region{
	1:  {"Île-de-France", []uint8{2, 3, 4, 10, 13}, []Kind{Sight, Culture, Culture}},
	2:  {"Hauts-de-France", []uint8{1, 3, 13}, []Kind{Beach, Gastronomy, Shore, History, Forest}},
	3:  {"Grand Est", []uint8{1, 2, 4}, []Kind{History, Sight, Gastronomy, Mountain}},
	4:  {"Bourgogne-Franche-Comté", []uint8{1, 3, 5, 10}, []Kind{Forest, Mountain, Gastronomy, Culture}},
	5:  {"Auvergne-Rhône-Alpes", []uint8{4, 6, 8, 9, 10}, []Kind{History, Mountain, Mountain, Gastronomy, Culture}},
	6:  {"Provence-Alpes-Côte d'Azur", []uint8{5, 7, 8}, []Kind{Forest, Culture, Shore, Beach}},
	7:  {"Corse", []uint8{6, 8}, []Kind{Beach, Gastronomy, Mountain, Shore}},
	8:  {"Occitanie", []uint8{5, 6, 7, 9}, []Kind{History, Sight, Beach, Mountain, Culture, Mountain}},
	9:  {"Nouvelle-Aquitaine", []uint8{5, 8, 10, 11}, []Kind{History, Gastronomy, Forest, Shore, Beach}},
	10: {"Centre-Val de Loire", []uint8{1, 4, 5, 9, 11, 13}, []Kind{Sight, Sight, Forest}},
	11: {"Pays de la Loire", []uint8{9, 10, 12, 13}, []Kind{Gastronomy, Sight, History, Culture, Shore}},
	12: {"Bretagne", []uint8{11, 13}, []Kind{Shore, Sight, Beach, Forest}},
	13: {"Normandie", []uint8{1, 2, 10, 11, 12}, []Kind{Beach, Shore, Forest, History}},
}

// Postcards are the 52 postcards, four a region.
var Postcards = [NumPostcards + 1]Postcard{
	1:  {1, []Colour{Red, Yellow, Green}, 3, [3]Memory{{Gastronomy, ExtraCard}, {Shore, TwoMoves}, {Culture, CampEffect}}},
	2:  {1, []Colour{Red, Blue, Green, Green}, 6, [3]Memory{{Forest, ExtraCard}, {History, CampEffect}, {Sight, TwoPoints}}},
	3:  {1, []Colour{Yellow, Blue, Green, Red, Red}, 10, [3]Memory{{Mountain, StampEffect}, {Gastronomy, TwoMoves}, {Beach, TakeEffect}}},
	4:  {1, []Colour{Yellow, Red, Red, Yellow, Green, Green}, 15, [3]Memory{{Shore, TwoPoints}, {Sight, TakeEffect}, {History, StampEffect}}},
	5:  {2, []Colour{Blue, Blue, Green}, 3, [3]Memory{{Beach, ExtraCard}, {Sight, StampEffect}, {Mountain, TwoMoves}}},
	6:  {2, []Colour{Red, Blue, Yellow, Yellow}, 6, [3]Memory{{Forest, CampEffect}, {Culture, StampEffect}, {Gastronomy, TakeEffect}}},
	7:  {2, []Colour{Red, Blue, Green, Yellow, Yellow}, 10, [3]Memory{{Shore, TakeEffect}, {Gastronomy, CampEffect}, {Culture, TwoPoints}}},
	8:  {2, []Colour{Green, Red, Yellow, Green, Blue, Blue}, 15, [3]Memory{{Mountain, ExtraCard}, {Gastronomy, TwoMoves}, {Forest, TwoPoints}}},
	9:  {3, []Colour{Blue, Blue, Red}, 3, [3]Memory{{Mountain, TwoPoints}, {Culture, TwoMoves}, {Beach, StampEffect}}},
	10: {3, []Colour{Yellow, Yellow, Green, Green}, 6, [3]Memory{{Beach, CampEffect}, {Gastronomy, StampEffect}, {Culture, TakeEffect}}},
	11: {3, []Colour{Red, Red, Blue, Yellow, Blue}, 10, [3]Memory{{Shore, CampEffect}, {History, TakeEffect}, {Culture, ExtraCard}}},
	12: {3, []Colour{Red, Yellow, Blue, Red, Green, Green}, 15, [3]Memory{{Forest, TwoMoves}, {Sight, ExtraCard}, {Mountain, TwoPoints}}},
	13: {4, []Colour{Red, Yellow, Green}, 3, [3]Memory{{Mountain, TakeEffect}, {Sight, TwoMoves}, {Gastronomy, StampEffect}}},
	14: {4, []Colour{Yellow, Yellow, Blue, Blue}, 6, [3]Memory{{Beach, TwoMoves}, {History, ExtraCard}, {Sight, CampEffect}}},
	15: {4, []Colour{Blue, Blue, Green, Yellow, Green}, 10, [3]Memory{{Shore, ExtraCard}, {Culture, CampEffect}, {Beach, TwoPoints}}},
	16: {4, []Colour{Green, Yellow, Blue, Green, Red, Red}, 15, [3]Memory{{Forest, TakeEffect}, {Gastronomy, TwoPoints}, {Shore, StampEffect}}},
	17: {5, []Colour{Yellow, Blue, Blue}, 3, [3]Memory{{Forest, ExtraCard}, {History, CampEffect}, {Sight, TwoPoints}}},
	18: {5, []Colour{Yellow, Green, Red, Red}, 6, [3]Memory{{Mountain, StampEffect}, {Gastronomy, TwoMoves}, {Shore, TakeEffect}}},
	19: {5, []Colour{Blue, Yellow, Green, Red, Red}, 10, [3]Memory{{Beach, TwoPoints}, {Culture, TakeEffect}, {Mountain, StampEffect}}},
	20: {5, []Colour{Yellow, Blue, Blue, Yellow, Green, Green}, 15, [3]Memory{{Shore, ExtraCard}, {Sight, TwoMoves}, {History, CampEffect}}},
	21: {6, []Colour{Blue, Red, Red}, 3, [3]Memory{{Beach, ExtraCard}, {Sight, StampEffect}, {Shore, TwoMoves}}},
	22: {6, []Colour{Red, Blue, Yellow, Yellow}, 6, [3]Memory{{Mountain, ExtraCard}, {History, TwoMoves}, {Forest, TwoPoints}}},
	23: {6, []Colour{Blue, Yellow, Green, Red, Red}, 10, [3]Memory{{Forest, CampEffect}, {Culture, StampEffect}, {Gastronomy, TakeEffect}}},
	24: {6, []Colour{Yellow, Red, Blue, Yellow, Green, Green}, 15, [3]Memory{{Shore, TakeEffect}, {Gastronomy, CampEffect}, {History, TwoPoints}}},
	25: {7, []Colour{Green, Yellow, Yellow}, 3, [3]Memory{{Mountain, TwoMoves}, {Culture, ExtraCard}, {Forest, TwoPoints}}},
	26: {7, []Colour{Blue, Green, Red, Red}, 6, [3]Memory{{Shore, CampEffect}, {History, TakeEffect}, {Gastronomy, ExtraCard}}},
	27: {7, []Colour{Green, Yellow, Yellow, Blue, Blue}, 10, [3]Memory{{Beach, TwoPoints}, {Gastronomy, TwoMoves}, {Mountain, StampEffect}}},
	28: {7, []Colour{Red, Yellow, Blue, Red, Green, Green}, 15, [3]Memory{{Forest, CampEffect}, {Sight, StampEffect}, {Culture, TakeEffect}}},
	29: {8, []Colour{Blue, Red, Red}, 3, [3]Memory{{Beach, ExtraCard}, {History, CampEffect}, {Forest, TwoPoints}}},
	30: {8, []Colour{Red, Yellow, Blue, Blue}, 6, [3]Memory{{Shore, TakeEffect}, {Culture, TwoMoves}, {History, StampEffect}}},
	31: {8, []Colour{Blue, Yellow, Yellow, Green, Green}, 10, [3]Memory{{Mountain, TakeEffect}, {Sight, TwoPoints}, {Beach, StampEffect}}},
	32: {8, []Colour{Red, Yellow, Blue, Red, Green, Green}, 15, [3]Memory{{Forest, TwoMoves}, {Gastronomy, ExtraCard}, {Sight, CampEffect}}},
	33: {9, []Colour{Blue, Yellow, Yellow}, 3, [3]Memory{{Shore, ExtraCard}, {Sight, TwoMoves}, {History, CampEffect}}},
	34: {9, []Colour{Yellow, Yellow, Green, Green}, 6, [3]Memory{{Forest, ExtraCard}, {History, CampEffect}, {Culture, TwoPoints}}},
	35: {9, []Colour{Yellow, Red, Green, Blue, Blue}, 10, [3]Memory{{Mountain, StampEffect}, {Gastronomy, TwoMoves}, {Shore, TakeEffect}}},
	36: {9, []Colour{Yellow, Blue, Green, Yellow, Red, Red}, 15, [3]Memory{{Beach, TwoPoints}, {Culture, TakeEffect}, {Forest, StampEffect}}},
	37: {10, []Colour{Blue, Red, Red}, 3, [3]Memory{{Shore, TakeEffect}, {Gastronomy, CampEffect}, {History, TwoPoints}}},
	38: {10, []Colour{Yellow, Blue, Green, Green}, 6, [3]Memory{{Beach, ExtraCard}, {Sight, StampEffect}, {Mountain, TwoMoves}}},
	39: {10, []Colour{Red, Yellow, Blue, Green, Green}, 10, [3]Memory{{Mountain, ExtraCard}, {History, TwoMoves}, {Beach, TwoPoints}}},
	40: {10, []Colour{Red, Yellow, Green, Red, Blue, Blue}, 15, [3]Memory{{Forest, CampEffect}, {Culture, StampEffect}, {Sight, TakeEffect}}},
	41: {11, []Colour{Yellow, Blue, Blue}, 3, [3]Memory{{Forest, CampEffect}, {Sight, StampEffect}, {Culture, TakeEffect}}},
	42: {11, []Colour{Red, Yellow, Blue, Green}, 6, [3]Memory{{Mountain, TwoMoves}, {Culture, ExtraCard}, {Shore, TwoPoints}}},
	43: {11, []Colour{Blue, Red, Red, Green, Green}, 10, [3]Memory{{Shore, CampEffect}, {History, TakeEffect}, {Gastronomy, ExtraCard}}},
	44: {11, []Colour{Yellow, Blue, Green, Yellow, Red, Red}, 15, [3]Memory{{Beach, TwoPoints}, {Gastronomy, TwoMoves}, {Forest, StampEffect}}},
	45: {12, []Colour{Green, Red, Red}, 3, [3]Memory{{Beach, ExtraCard}, {History, CampEffect}, {Mountain, TwoPoints}}},
	46: {12, []Colour{Yellow, Blue, Green, Green}, 6, [3]Memory{{Shore, TakeEffect}, {Culture, TwoMoves}, {Gastronomy, StampEffect}}},
	47: {12, []Colour{Green, Yellow, Yellow, Blue, Blue}, 10, [3]Memory{{Forest, TwoMoves}, {Gastronomy, ExtraCard}, {Sight, CampEffect}}},
	48: {12, []Colour{Yellow, Red, Red, Blue, Green, Green}, 15, [3]Memory{{Mountain, TakeEffect}, {Sight, TwoPoints}, {Forest, StampEffect}}},
	49: {13, []Colour{Blue, Yellow, Green}, 3, [3]Memory{{History, CampEffect}, {Beach, TakeEffect}, {Sight, TwoPoints}}},
	50: {13, []Colour{Red, Red, Green, Green}, 6, [3]Memory{{Gastronomy, CampEffect}, {Shore, TakeEffect}, {Culture, TwoPoints}}},
	51: {13, []Colour{Blue, Yellow, Green, Red, Red}, 10, [3]Memory{{Forest, ExtraCard}, {Culture, StampEffect}, {Beach, TwoMoves}}},
	52: {13, []Colour{Red, Yellow, Green, Red, Blue, Blue}, 15, [3]Memory{{Beach, ExtraCard}, {Sight, StampEffect}, {Mountain, TwoMoves}}},
}

// Itineraries are the 13 itineraries, numbered by their start.
var Itineraries = [NumItineraries + 1]Itinerary{
	1:  {1, [4]uint8{3, 5, 8, 11}},
	2:  {2, [4]uint8{4, 6, 9, 12}},
	3:  {3, [4]uint8{5, 7, 9, 13}},
	4:  {4, [4]uint8{2, 8, 10, 12}},
	5:  {5, [4]uint8{1, 7, 8, 13}},
	6:  {6, [4]uint8{2, 4, 8, 10}},
	7:  {7, [4]uint8{2, 4, 9, 11}},
	8:  {8, [4]uint8{1, 3, 10, 12}},
	9:  {9, [4]uint8{1, 3, 6, 13}},
	10: {10, [4]uint8{2, 4, 6, 11}},
	11: {11, [4]uint8{3, 5, 7, 8}},
	12: {12, [4]uint8{2, 4, 6, 9}},
	13: {13, [4]uint8{1, 3, 7, 11}},
}

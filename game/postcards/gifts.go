package postcards

// GiftKind is a kind of gift (P8).
type GiftKind uint8

// The seven kinds of gift.
const (
	RoadMap GiftKind = iota + 1
	SnowGlobe
	StampCollection
	Caravan
	HikingGuide
	KeyRing
	Car
)

// Gift is a gift card; Site is set for key rings only (P8.6).
type Gift struct {
	Kind GiftKind
	Site Kind
}

// Lightning says whether the gift is used once in a turn rather than scored at
// the end (P8).
func (k GiftKind) Lightning() bool {
	switch k {
	case RoadMap, StampCollection, HikingGuide, Car:
		return true
	}
	return false
}

// Gifts are the 25 gifts (P1.4).
var Gifts = [NumGifts + 1]Gift{
	1: {RoadMap, 0}, 2: {RoadMap, 0},
	3: {SnowGlobe, 0}, 4: {SnowGlobe, 0}, 5: {SnowGlobe, 0}, 6: {SnowGlobe, 0},
	7: {SnowGlobe, 0}, 8: {SnowGlobe, 0}, 9: {SnowGlobe, 0}, 10: {SnowGlobe, 0},
	11: {StampCollection, 0}, 12: {StampCollection, 0},
	13: {Caravan, 0},
	14: {HikingGuide, 0}, 15: {HikingGuide, 0},
	16: {KeyRing, Sight}, 17: {KeyRing, History}, 18: {KeyRing, Culture}, 19: {KeyRing, Gastronomy},
	20: {KeyRing, Forest}, 21: {KeyRing, Mountain}, 22: {KeyRing, Shore}, 23: {KeyRing, Beach},
	24: {Car, 0}, 25: {Car, 0},
}

// trackPoints are what the n-th camp scores, trackEffects what it gives on side
// A, counting from 1 (P6.4). On side B each effect is a star.
var (
	trackPoints  = [NumCamps + 1]int{11: 1, 12: 3, 13: 7}
	trackEffects = [NumCamps + 1]Effect{5: TakeEffect, 7: OneMove, 9: StampEffect}
)

// TrackPoints is what the n-th camp scores (P6.4).
func TrackPoints(n int) int { return trackPoints[n] }

// What sets of things score at the end, by how many there are.
var (
	globePoints     = [...]int{0, 3, 6, 12, 18}               // P8.2
	keyPoints       = [...]int{0, 1, 3, 6, 10, 14, 20}        // P8.6
	itineraryPoints = [...]int{0, 2, 4, 7, 11}                // P9.2
	autoCards       = [...]int{Easy: 3, Normal: 4, Expert: 5} // P10.1
)

// EnoughSent is how many postcards sent take the end bonus (P9.1).
const EnoughSent = 4

// Points of single things.
const (
	caravanPoints   = 2 // P8.4, each region with two camps
	bonusPoints     = 3 // P9.2
	unsentPoints    = 1 // P9.2
	lightningPoints = 3 // P10.10, an Automa's unused lightning gift
	movePoints      = 2 // P10.9, an Automa's move effect
	lastRound       = 100
	handSize        = 5
	mustPlay        = 3
)

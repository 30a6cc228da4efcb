package board

import (
	"posterestante/game"
	"posterestante/render/engine/stage"
)

// Ceremony is how a great moment is shown: a few kinds for all games.
type Ceremony uint8

// The ceremonies.
const (
	NoCeremony Ceremony = iota
	Posted              // a card grows in the middle, is turned over and postmarked, and flies into a letter box
	Bloomed             // a thing grows where it is won, in a ring of rays, and goes to who has it
	Unwrapped           // a present is shaken, turned over, and goes to who has it
	Heralded            // a ribbon with words unrolls
	Flown               // an aeroplane carries a piece over the map, seen from close above
)

// Moment is a great moment of a match.
type Moment struct {
	Kind     Ceremony
	Name     string     // of its kind: the later ones in a match are shorter
	Pic      stage.Pic  // what grows; of a flight what is carried
	Size     [2]float64 // how large that gets
	Back     stage.Pic  // what it shows until it is turned over; Kind "" if it isn't
	BackSize [2]float64 // how large that is; zero: as Size
	Words    string     // on the ribbon; of a letter on its postmark
	Cue      string     // what is heard as it begins
	Once     bool       // only the first of its name is shown
	Lasts    float64    // times the usual; 0 is once
	Later    int        // from the later-th of its name on it is cut short; 0: from the fifth
	// Where it begins and ends: the event's spots, where these are zero.
	From, To game.Spot
}

// Festive is a Board that says what is a great moment: of an event, as it becomes of
// the view that is shown before it. The zero Moment is for all others.
type Festive interface {
	Moment(e game.Event, v *game.View, c *Context) Moment
}

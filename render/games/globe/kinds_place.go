package globe

import rules "posterestante/game/globe"

// Place is a square shown large: its kind as a sign, its number (0 the start), its
// name. Price is that of a ticket there in words, "" for none.
type Place struct {
	Style  Style
	Kind   rules.Kind
	Number int
	Price  string
	Name   string
	Sort   string // the kind in words
	Story  string // where it is, and what a traveller would tell of it
	Here   Standing
	Brings [MostBrought]Brought // to who may go there now
}

// Lift is a car with those who ride in it, and its driver, Pic.ID.
type Lift struct {
	Style  Style
	Riders Standing
}

// MostBrought is how many rows of a Place say what it brings.
const MostBrought = 6

// Brought is one thing that a square brings, or takes; one without words is none.
type Brought struct {
	What  int    // a Chip's, or BroughtItem, BroughtLift, BroughtFlight
	Item  string // of BroughtItem
	Lacks bool   // it isn't there
	Words string
}

// What is brought beside what a Chip counts.
const (
	BroughtItem = NumChips + iota
	BroughtLift
	BroughtFlight
)

package game

import (
	"slices"
	"strconv"
	"strings"
)

// thinks begins the kind of a seat that thinks: "think:250" looks 250 times
// ahead at each decision.
const thinks = "think:"

// MostThought is the most that a thinking seat may be asked to look ahead.
const MostThought = 1_000_000

// Thinks reads the kind of a seat that thinks: how often it looks ahead at each
// decision, 0 where it plays by its policy alone. Any seat of any game may be of
// such a kind. ok is false for every other kind.
func Thinks(kind string) (n int, ok bool) {
	text, ok := strings.CutPrefix(kind, thinks)
	if !ok {
		return 0, false
	}
	n, err := strconv.Atoi(text)
	return n, err == nil && n >= 0 && n <= MostThought && strconv.Itoa(n) == text
}

// ThinkKind is the kind of a seat that looks n times ahead.
func ThinkKind(n int) string { return thinks + strconv.Itoa(n) }

// Plain is the setup as the rules know it: to them a seat that thinks is a
// person's.
func (s Setup) Plain() Setup {
	s.Seats = slices.Clone(s.Seats)
	for i, kind := range s.Seats {
		if _, ok := Thinks(kind); ok {
			s.Seats[i] = "person"
		}
	}
	return s
}

// Begin sets up a match of a game, seats that think included; a bad setup is an
// error in words.
func Begin(g Game, setup Setup) (State, error) {
	return g.New(setup.Plain())
}

// Levels are how often the five opponents look ahead that every game offers, from
// the gentlest on.
var Levels = [...]int{0, 25, 250, 1000, 4000}

// LevelOf is which of the Levels a kind of seat is, from 0; ok is false where it
// is none of them.
func LevelOf(kind string) (level int, ok bool) {
	n, ok := Thinks(kind)
	if !ok {
		return 0, false
	}
	level = slices.Index(Levels[:], n)
	return level, level >= 0
}

// Package lesson is the first voyage from Bordeaux: a match of Voyages avec Montaigne
// that teaches while it is played. Its deal is fixed (start.json); what is taught is
// a table.
package lesson

import (
	_ "embed"

	"posterestante/game"
	"posterestante/game/montaigne"
	"posterestante/render/course"
)

//go:embed start.json
var start []byte

// Course is the lesson: one person at the start, and a companion who has no card
// that leads home.
var Course = course.Course{
	ID: "montaigne-first", Area: "lesson_montaigne", Match: "lesson_montaigne.match", Names: []string{"lesson.person", "montaigne.opponent"},
	Setup: game.Setup{Game: "montaigne", Seats: []string{"person", "bot:steady"}, Seed: "3"},
	Start: start, Script: script, Last: "alone", Minutes: 4, Free: true, Ends: true,
}

// script is the whole lesson. What is asked for never depends on what is drawn.
var script = []course.Beat{
	course.Do("leave", 1, []string{"move friendship2"}),
	course.Do("leave", 1, []string{"end"}),
	course.Do("stay", 1, []string{"stay monument2"}),
	course.Do("stay", 1, []string{"take 1"}),
	course.Do("stay", 1, []string{"end"}),
	course.Do("border", 1, []string{"move education2"}),
	course.Do("border", 1, []string{"pay gastronomy9"}),
	course.Do("border", 1, []string{"end"}),
	course.Do("character", 1, []string{"stay maid"}),
	course.Do("character", 1, []string{"take 1"}),
	course.Do("further", 1, []string{"further maid"}),
	course.Do("further", 1, []string{"move equality2"}, tile(montaigne.TileReturn1)),
	course.Do("further", 1, []string{"pay landscape11"}),
	course.Do("further", 1, []string{"end"}),
	course.Do("supplies", 1, []string{"supply"}),
	course.Do("supplies", 2, []string{"take 1"}),
	course.Do("supplies", 1, []string{"end"}),
	course.Do("home", 1, []string{"move spa1"}, tile(montaigne.TileReturn1)),
}

func tile(t uint8) game.Spot {
	return game.Spot{Zone: montaigne.TileRow, Seat: game.Nobody, Index: t}
}

// Package lesson is the first journey of Le jeu du Routard: a match that teaches
// while it is played. Its deal is fixed (start.json); what is taught is a table.
package lesson

import (
	_ "embed"

	"posterestante/game"
	"posterestante/render/course"
)

//go:embed start.json
var start []byte

// Course is the lesson: one person, whose bag lacks but a guide, and a rival who waits
// on the road and then takes them along.
var Course = course.Course{
	ID: "routard-first", Area: "lesson_routard", Match: "lesson_routard.match", Names: []string{"lesson.person", "routard.opponent"},
	Setup: game.Setup{Game: "routard", Seats: []string{"person", "bot:steady"}, Seed: "3"},
	Start: start, Script: script, Last: "alone", Minutes: 4, Free: true,
}

// script is the whole lesson. What chance brings never depends on what is chosen.
var script = []course.Beat{
	course.Do("pack", 1, []string{"line guide"}),
	course.Do("leave", 1, []string{"leave"}),
	course.Do("road", 1, []string{"move 2"}),
	course.Do("cheques", 1, []string{"move 1"}),
	course.Do("cheques", 1, []string{"cheques 10"}),
	course.Do("hitch", 1, []string{"move 1"}),
	course.Do("hitch", 1, []string{"skip"}),
	course.Do("airport", 1, []string{"buy ticket"}),
	course.Do("airport", 1, []string{"fly on"}),
	course.Do("airport", 1, []string{"skip"}),
	course.Do("auction", 1, []string{"sell ticket"}),
}

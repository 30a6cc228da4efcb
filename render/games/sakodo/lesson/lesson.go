// Package lesson is the first journey round the world: a match of Sakodo that
// teaches while it is played. Its deal is fixed (start.json); what is taught is a table.
package lesson

import (
	_ "embed"

	"posterestante/game"
	"posterestante/render/course"
)

//go:embed start.json
var start []byte

// Course is the lesson: one person, ready to leave, and a rival who waits on the road.
var Course = course.Course{
	ID: "sakodo-first", Area: "lesson_sakodo", Match: "lesson_sakodo.match", Names: []string{"lesson.person", "sakodo.opponent"},
	Setup: game.Setup{Game: "sakodo", Seats: []string{"person", "bot:steady"}, Seed: "3"},
	Start: start, Script: script, Last: "alone", Minutes: 3, Free: true,
}

// script is the whole lesson. What chance brings never depends on what is chosen.
var script = []course.Beat{
	course.Do("leave", 1, []string{"leave"}),
	course.Do("leave", 1, []string{"move 3"}),
	course.Do("souvenir", 1, []string{"draw"}),
	course.Do("souvenir", 1, []string{"pay"}),
	course.Do("hitch", 1, []string{"move 4"}),
	course.Do("hitch", 1, []string{"take 1"}),
	course.Do("hitch", 1, []string{"pick *"}),
	course.Do("ride", 1, []string{"move 3"}),
	course.Do("airport", 1, []string{"move 1"}),
	course.Do("airport", 1, []string{"keep *"}),
	course.Do("airport", 1, []string{"skip"}),
	course.Do("auction", 1, []string{"sell ticket"}),
}

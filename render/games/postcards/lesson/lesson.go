// Package lesson is the first journey: a match of Postcards that teaches while it is
// played. Its deal is fixed (first.json); what is taught is a table.
package lesson

import (
	_ "embed"

	"posterestante/game"
	"posterestante/game/postcards"
	"posterestante/render/course"
)

// First names the lesson in the header of its match.
const First = "first"

//go:embed first.json
var first []byte

// Course is the lesson: one person against an easy Automa, in their second round.
// The button of an Automa's turn is nobody's to click.
var Course = course.Course{
	ID: First, Area: "lesson", Match: "lesson.match", Names: []string{"lesson.person", "automa.name"},
	Setup: game.Setup{
		Game: postcards.Game{}.Name(), Seats: []string{"person", "automa:easy"}, Seed: "1868",
		Options: map[string]string{"side": "A", "openfaces": "yes"},
	},
	Start: first, Script: script, Last: "alone", Minutes: 6,
	Unclicked: func(a game.Action) bool { return a.Verb == postcards.VAutoma },
}

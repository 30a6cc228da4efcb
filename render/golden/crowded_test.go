package golden

import (
	"testing"

	"posterestante/render/engine/stage"
	"posterestante/render/screens/menus"
)

// crowded are pages of a match of as many travellers as there may be, with all that is noted of it and all that can be
// done with it.
var crowded = []held{
	{"shelf-of-six", shelfOfSix(menus.Match{Branch: true}), nil},
	{"shelf-of-six-lesson", shelfOfSix(menus.Match{Lesson: true}), nil},
	{"shelf-of-six-over", shelfOfSix(menus.Match{Over: true}), nil},
	{"setup-of-six", func(_ *testing.T, lang string) stage.Scene {
		d := deps(lang)
		d.Hosts, d.OnInvite = true, func(menus.Setup) (stage.Scene, error) { return nil, nil }
		d.OnPost = d.OnInvite
		return menus.NewJourney(d)
	}, []string{"setup.game", "setup.game.3", "setup.add", "setup.add", "setup.add", "setup.add"}},
	{"shelf-of-six-noted", shelfOfSix(menus.Match{Over: true, Branch: true, Lifted: true}), nil},
}

func shelfOfSix(of menus.Match) func(*testing.T, string) stage.Scene {
	return func(_ *testing.T, lang string) stage.Scene {
		d, m := deps(lang), of
		like := d.Matches()[0]
		m.ID, m.Name, m.Game, m.When, m.Actions, m.Seed = "a", "Autour du monde", "routard", like.When, 1213, d.NewSeed()
		for i, name := range names {
			m.Seats = append(m.Seats, menus.Player{Name: name, Colour: i, Face: 1 + i, Points: 60 + i, Place: len(names) - i})
		}
		d.Shelf.Matches = func() []menus.Match { return []menus.Match{m} }
		d.MatchActions = []menus.MatchAction{{ID: "post", Key: "post.verb", Going: true},
			{ID: "journal", Key: "extra.journal", Over: true}}
		return menus.NewMatches(d)
	}
}

package stats

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/game/box"
)

// Terms are what the figures of a game are made of: a row a game of the box.
type Terms struct {
	Game    string   // its name
	Sources []string // of points, in the order in which they are shown
	Seldom  []string // those of them that are shown only where they gave points
	AtEnd   []string // those of them that are given when the game ends, so that no Course tells them
	Sent    string   // the zone where a seat's things sent lie; "" where nothing is sent
	Options []string // those by which matches are compared

	of map[string]string // the source of a rule or of a score line's key
}

// Rest is the Source of points that no other names.
const Rest = "rest"

// Sources are those of Postcards, in the order in which they are shown.
var Sources = []string{"sent", "traveller", "memory", "track", "automa", "itinerary", "unsent", "gifts", "bonus", Rest}

// terms are the games that are counted. Words: stats.source.<game>.<source>,
// stats.against_head.<game>.
var terms = []Terms{
	{Game: "postcards", Sources: Sources, Seldom: []string{"automa", Rest}, Sent: "sent", Options: []string{"side"}, of: map[string]string{
		"P7.2": "sent", "P4.5": "traveller", "P6.3": "memory", "P6.4": "track", "P10.9": "automa",
		"itinerary": "itinerary", "unsent": "unsent", "bonus": "bonus",
		"globes": "gifts", "caravan": "gifts", "lightning": "gifts", "key": "gifts", // a key ring names its kind of site
	}},
	{Game: "montaigne", Sources: []string{"montaigne", "books", "finds", "company", "zones", "return", "most", Rest},
		Seldom: []string{Rest}, AtEnd: []string{"most"}, Options: []string{"winds", "encounters"}, of: map[string]string{
			"montaigne":  "montaigne",
			"tile.book1": "books", "tile.book2": "books", "tile.book3": "books",
			"tile.gastronomy": "finds", "tile.spa": "finds", "tile.monument": "finds", "tile.landscape": "finds",
			"tile.company": "company", "tile.zones": "zones",
			"tile.return1": "return", "tile.return2": "return", "tile.return3": "return",
			"tile.characters": "most", "tile.cities": "most", "tile.quotations": "most", "tile.discoveries": "most",
		}},
}

// TermsOf gives a game's terms, nil for a game that this program doesn't count.
func TermsOf(name string) *Terms {
	for i := range terms {
		if terms[i].Game == name {
			return &terms[i]
		}
	}
	return nil
}

// termsOf gives the terms of a match's game, empty ones where it isn't counted.
func termsOf(s *game.Session) *Terms {
	if t := TermsOf(s.Game().Name()); t != nil {
		return t
	}
	return &Terms{}
}

// sourceOf says which Source a rule is, or a score line's key: itself, or by what
// it begins with.
func (t *Terms) sourceOf(key string) string {
	if source, ok := t.of[key]; ok {
		return source
	}
	head, _, _ := strings.Cut(key, ".")
	if source, ok := t.of[head]; ok {
		return source
	}
	return Rest
}

// Opponents are the kinds of seat that the game itself plays, in its order.
func (t *Terms) Opponents() (kinds []string) {
	g, err := box.Named(t.Game)
	if err != nil {
		return nil
	}
	for _, kind := range g.Kinds() {
		if kind != person {
			kinds = append(kinds, kind)
		}
	}
	return kinds
}

// Choice is a value of an option by which matches are compared.
type Choice struct {
	Game, Option, Value string
	yes                 bool // the option is taken or not
}

// Key is the choice's name in Person.Options, such as "side=A".
func (c Choice) Key() string { return c.Option + "=" + c.Value }

// Words is the key of what it is called: the option's name where that is taken or
// not, else its value's.
func (c Choice) Words() string {
	key := c.Game + ".option." + c.Option
	if c.yes {
		return key
	}
	return key + "." + c.Value
}

// Choices are the values of the game's compared options, in its order. An
// option that is taken or not gives one: that it is taken.
func (t *Terms) Choices() (all []Choice) {
	g, err := box.Named(t.Game)
	if err != nil {
		return nil
	}
	for _, o := range g.Options() {
		if !slices.Contains(t.Options, o.Name) {
			continue
		}
		for _, value := range o.Values {
			c := Choice{t.Game, o.Name, value, slices.Contains(o.Values, "no")}
			if !c.yes || value != "no" {
				all = append(all, c)
			}
		}
	}
	return all
}

// chosen are a match's values of all its game's options, by their names.
func chosen(s *game.Session) map[string]string {
	out := map[string]string{}
	for _, o := range s.Game().Options() {
		out[o.Name] = s.Setup().Option(o)
	}
	return out
}

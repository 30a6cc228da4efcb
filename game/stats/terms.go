package stats

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/game/box"
)

// Terms are what the figures of a game are made of. Words:
// stats.source.<game>.<source>, stats.against_head.<game>.
type Terms struct {
	game.Terms
	Game string // its name
}

// Rest is the Source of points that no other names.
const Rest = game.SourceRest

// terms are those of all games of the box that are counted, in its order.
func terms() (all []Terms) {
	for _, p := range box.Games {
		if p.Terms != nil {
			all = append(all, Terms{*p.Terms, p.Game.Name()})
		}
	}
	return all
}

// TermsOf gives a game's terms, nil for a game that this program doesn't count.
func TermsOf(name string) *Terms {
	if p := box.Of(name); p != nil && p.Terms != nil {
		return &Terms{*p.Terms, name}
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
	if source, ok := t.Of[key]; ok {
		return source
	}
	head, _, _ := strings.Cut(key, ".")
	if source, ok := t.Of[head]; ok {
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

// Levels are the kinds of the opponents that think; they play every game.
func Levels() (kinds []string) {
	for _, n := range game.Levels {
		kinds = append(kinds, game.ThinkKind(n))
	}
	return kinds
}

// Met are the kinds of opponents that figures are shown of: those of the game, and
// of those that think the ones that were met.
func (t *Terms) Met(by map[string]*Figures) []string {
	kinds := t.Opponents()
	for _, kind := range Levels() {
		if by[kind] != nil {
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

// chosen are a match's values of all its game's options, by their names; what is said of one seat isn't compared.
func chosen(s *game.Session) map[string]string {
	out := map[string]string{}
	for _, o := range s.Game().Options() {
		if !o.OfSeat {
			out[o.Name] = s.Setup().Option(o)
		}
	}
	return out
}

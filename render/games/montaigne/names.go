package montaigne

import (
	"strconv"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/paint"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// cityName is the name of a city.
func cityName(c *board.Context, city rules.City) string {
	if city < rules.Bordeaux || city > rules.Florence {
		return ""
	}
	return c.Words.T("montaigne.city." + city.String())
}

// cityNames are the names of all cities.
func cityNames(c *board.Context) (all cities) {
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		all[city] = cityName(c, city)
	}
	return all
}

// cardWords are the words of a large card.
func cardWords(c *board.Context, n uint8) reading {
	w := c.Words
	k := rules.Cards[n]
	out := reading{city: cityName(c, k.City)}
	id := "montaigne.card." + strconv.Itoa(int(n))
	open, shut := "“", "”"
	if w.Lang() == "fr" {
		open, shut = "«\u00a0", "\u00a0»"
	}
	out.quote, out.ref = open+w.T(id+".quote")+shut, w.T("montaigne.after", map[string]any{"Ref": w.T(id + ".ref")})
	switch k.Kind {
	case rules.Quotation:
		theme := rules.Theme(k.Of)
		out.title = w.T("montaigne.theme." + theme.String() + ".name")
		out.sort = w.T("montaigne.kind.quotation.name") + " · " + w.T("montaigne.book."+strconv.Itoa(theme.Book()))
	case rules.Discovery:
		out.title = w.T("montaigne.kind." + rules.Find(k.Of).String() + ".name")
		out.sort = w.T("montaigne.kind.discovery.name")
	case rules.Character:
		key := "montaigne.traveller." + rules.Person(k.Of).String()
		out.title, out.sort = w.T(key+".name"), w.T("montaigne.kind.character.name")
		out.rule = w.T(key + ".words")
	case rules.Call:
		out.title = w.T("montaigne.kind.call.name")
		out.rule = w.T("montaigne.kind.call.words")
	}
	return out
}

// tileWords are the words of a large tile: its name and what it is
// for; with the long voyage it asks for more.
func tileWords(c *board.Context, t uint8, long bool) paint.Titled {
	key := "montaigne.tile." + rules.TileName(t)
	said := c.Words.T(key + ".words")
	if n := rules.LeastCount(t, long); n > 0 {
		said += " " + c.Words.N("montaigne.label.tile_least", n)
	}
	return paint.Titled{Title: c.Words.T(key + ".name"), Words: said}
}

// Points are what a seat has to show in a view, see board.Pointed.
func (Board) Points(v *game.View, seat game.Seat) int {
	return layout{&lay.Lay{View: v, Ctx: &board.Context{}}, &wide}.points(seat)
}

// points are what a seat has to show: tiles and Montaignes face up (M6.5).
func (l layout) points(seat game.Seat) int {
	sum := 0
	for t := 1; t <= rules.NumTiles; t++ {
		s := lay.Of(seat, rules.TilesHeld, t)
		if l.View.At(s).Back != 0 && !l.Ctx.Due[s] {
			sum += rules.Tiles[t].Points
		}
	}
	for i, p := range l.View.Pile(rules.Voyage, seat).Pieces {
		if n := rules.CardOf(p); n != 0 && p.Up && isMontaigne(n) && !l.Ctx.Due[lay.Of(seat, rules.Voyage, i)] {
			sum++
		}
	}
	return sum
}

func isMontaigne(n uint8) bool {
	k := rules.Cards[n]
	return k.Kind == rules.Character && rules.Person(k.Of) == rules.Montaigne
}

// ends is the city where a seat's voyage ends; who is home is in Bordeaux.
func (l layout) ends(seat game.Seat) rules.City {
	return rules.Ends(l.View, seat)
}

// been is whether a seat's voyage has a card of the city.
func (l layout) been(seat game.Seat, city rules.City) bool {
	for _, p := range l.View.Pile(rules.Voyage, seat).Pieces {
		if rules.City(p.Back) == city {
			return true
		}
	}
	return city == rules.Bordeaux
}

// books are the books of which the voyage has a quotation, a bit each from 1.
func (l layout) books(seat game.Seat) (bits int) {
	for _, p := range l.View.Pile(rules.Voyage, seat).Pieces {
		if n := rules.CardOf(p); n != 0 && p.Up && rules.Cards[n].Kind == rules.Quotation {
			bits |= 1 << rules.Theme(rules.Cards[n].Of).Book()
		}
	}
	return bits
}

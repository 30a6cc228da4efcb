package montaigne

import (
	"strconv"
	"strings"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// CostRect is where a place of the board says what it costs.
func CostRect(i int) stage.Rect {
	r := RowRect(i)
	return stage.Rect{X: r.X + r.W/2 - 48, Y: r.Y + r.H + 1, W: 96, H: 24}
}

// chart is the map, and the marks of who has been where.
func (l *lay) chart(r stage.Rect) {
	named := legend{title: l.c.Words.T("montaigne.table.title")}
	for z := 1; z <= 3; z++ {
		named.zones[z] = l.c.Words.T("montaigne.zone." + strconv.Itoa(z))
	}
	l.show(stage.Pic{Kind: "mo.chart", Data: named}, r)
	if way := l.way(l.c.Page); way.n > 1 {
		l.show(stage.Pic{Kind: "mo.route", ID: l.colour(l.c.Page), Data: way}, r)
	}
	l.show(stage.Pic{Kind: "mo.towns", Data: cityNames(l.c)}, r)
	if l.v.Counter(rules.Called, game.Nobody) == 1 {
		l.still("mo.called", 0, 0, l.c.Words.T("montaigne.kind.call.name"), r)
		l.out.Notes = append(l.out.Notes, board.Note{Rect: CalledRect(r), Words: l.c.Words.T("montaigne.kind.call.words")})
	}
	w, h := TownSize(r.W, r.H)
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		x, y := SitePoint(r, int(city))
		l.feet(city, x, y+footHigh+10*siteScale(r.W, r.H))
		l.out.Notes = append(l.out.Notes, board.Note{Rect: stage.Rect{X: x - w/2, Y: y - h, W: w, H: h + footHigh}, Words: l.cityNote(city)})
	}
}

// way are the cities that a voyage has come by.
func (l *lay) way(seat game.Seat) (way trip) {
	step := func(city rules.City) {
		if way.n == 0 || way.cities[way.n-1] != city {
			way.cities[way.n], way.n = city, way.n+1
		}
	}
	step(rules.Bordeaux)
	for _, p := range l.v.Pile(rules.Voyage, seat).Pieces {
		step(rules.City(p.Back))
	}
	step(l.ends(seat))
	return way
}

// feet are the signs of the seats whose voyages have a card of the city.
func (l *lay) feet(city rules.City, x, y float64) {
	const side = 17.0
	var been []game.Seat
	for i := range l.v.Seats {
		if city != rules.Bordeaux && l.been(game.Seat(i), city) {
			been = append(been, game.Seat(i))
		}
	}
	for i, seat := range been {
		at := stage.Rect{X: x + (float64(i)-float64(len(been))/2)*(side+1), Y: y - side/2, W: side, H: side}
		l.still("mo.foot", l.colour(seat), 0, "", at)
	}
}

// cityNote says what a city is, who has been there, and whether the page's seat
// may go (M3.5).
func (l *lay) cityNote(city rules.City) string {
	w := l.c.Words
	lines := []string{cityName(l.c, city) + " · " + w.T("montaigne.zone."+strconv.Itoa(city.Zone()))}
	var been []string
	for i := range l.v.Seats {
		if l.been(game.Seat(i), city) {
			been = append(been, l.c.Names[i])
		}
	}
	if len(been) > 0 && city != rules.Bordeaux {
		lines = append(lines, w.T("montaigne.table.city.been", map[string]any{"Who": w.List(been)}))
	}
	if city != rules.Bordeaux && l.v.Counter(rules.VisitedN, l.c.Page)&(1<<city) != 0 && l.ends(l.c.Page) != city {
		lines = append(lines, w.T("montaigne.table.city.closed", l.who(l.c.Page)))
	}
	return strings.Join(lines, "\n")
}

// travellers are the riders, each where its voyage ends; they ride as it grows.
func (l *lay) travellers(r stage.Rect) {
	s := siteScale(r.W, r.H)
	w, h := 34*s, 46*s
	at := map[rules.City][]game.Seat{}
	for i := range l.v.Seats {
		city := l.ends(game.Seat(i))
		at[city] = append(at[city], game.Seat(i))
	}
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		x, y := SitePoint(r, int(city))
		for i, seat := range at[city] {
			px := x + (float64(i)-float64(len(at[city]))/2)*(w*0.86)
			pos := stage.Rect{X: px, Y: y - h + 5*s, W: w, H: h}
			l.out.Sprites = append(l.out.Sprites, stage.Sprite{Key: "rider" + strconv.Itoa(int(seat)), Pic: stage.Pic{Kind: "mo.pawn", ID: l.colour(seat)}, Rect: pos})
			l.out.Notes = append(l.out.Notes, board.Note{Rect: pos, Words: l.c.Words.T("montaigne.table.rider", map[string]any{"Who": l.c.Names[seat], "City": cityName(l.c, city)})})
		}
	}
}

// Thumb is a small picture of the chart with the riders; about 220x200.
func (Board) Thumb(v *game.View, c *board.Context) stage.Pic {
	l := &lay{v: v, c: c}
	var all riders
	for i := range v.Seats {
		colour := i
		if i < len(c.Colours) {
			colour = c.Colours[i]
		}
		all[i].city, all[i].colour = l.ends(game.Seat(i)), colour
	}
	return stage.Pic{Kind: "mo.thumb", Data: all}
}

package montaigne

import (
	"strconv"
	"strings"

	"posterestante/game"
	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// chart is the map, and the marks of who has been where.
func (l layout) chart(r stage.Rect) {
	l.Show(stage.Pic{Kind: "mo.chart", Data: inscribed(l.Ctx)}, r)
	if way := l.way(l.Ctx.Page); way.n > 1 {
		l.Show(stage.Pic{Kind: "mo.route", ID: l.Colour(l.Ctx.Page), Data: way}, r)
	}
	l.Show(stage.Pic{Kind: "mo.towns", Data: cityNames(l.Ctx)}, r)
	if l.awaited() {
		l.Show(stage.Pic{Kind: "mo.castle"}, castleAt(r))
	}
	if l.View.Counter(rules.Called, game.Nobody) == 1 {
		l.Show(stage.Pic{Kind: "mo.called", Text: l.Ctx.Words.T("montaigne.kind.call.name")}, r)
		l.Out.Notes = append(l.Out.Notes, board.Note{Rect: CalledRect(r),
			Words: l.Ctx.Words.T("montaigne.kind.call.words")})
	}
	w, h := TownSize(r.W, r.H)
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		x, y := SitePoint(r, int(city))
		l.Out.At[lay.Common(rules.Town, int(city))] = stage.Rect{X: x - townSpot/2, Y: y - townSpot/2, W: townSpot,
			H: townSpot}
		l.feet(city, x, y+footHigh+10*siteScale(r.W, r.H))
		l.Out.Notes = append(l.Out.Notes, board.Note{Rect: stage.Rect{X: x - w/2, Y: y - h, W: w, H: h + footHigh},
			Words: l.cityNote(city)})
	}
}

// awaited says whether somebody is called home, or is there: the castle's windows are lit.
func (l layout) awaited() bool {
	home := l.View.Counter(rules.Called, game.Nobody) == 1
	for i := range l.View.Seats {
		home = home || l.View.Counter(rules.HomeN, game.Seat(i)) > 0
	}
	return home
}

// way are the cities that a voyage has come by.
func (l layout) way(seat game.Seat) (way trip) {
	step := func(city rules.City) {
		if way.n == 0 || way.cities[way.n-1] != city {
			way.cities[way.n], way.n = city, way.n+1
		}
	}
	step(rules.Bordeaux)
	for _, p := range l.View.Pile(rules.Voyage, seat).Pieces {
		step(rules.City(p.Back))
	}
	step(l.ends(seat))
	return way
}

// feet are the signs of the seats whose voyages have a card of the city.
func (l layout) feet(city rules.City, x, y float64) {
	const side = 17.0
	var been []game.Seat
	for i := range l.View.Seats {
		if city != rules.Bordeaux && l.been(game.Seat(i), city) {
			been = append(been, game.Seat(i))
		}
	}
	row := lay.Row{In: stage.Rect{X: x - 100.5, Y: y - side/2, W: 200}, W: side, H: side, Gap: 1, Middle: true}
	for i, seat := range been {
		l.Show(stage.Pic{Kind: "mo.foot", ID: l.Colour(seat)}, row.At(i, len(been)))
	}
}

// cityNote says what a city is, who has been there, and whether the page's seat
// may go (M3.5).
func (l layout) cityNote(city rules.City) string {
	w := l.Ctx.Words
	lines := []string{cityName(l.Ctx, city) + " · " + w.T("montaigne.zone."+strconv.Itoa(city.Zone()))}
	var been []string
	for i := range l.View.Seats {
		if l.been(game.Seat(i), city) {
			been = append(been, l.Ctx.Names[i])
		}
	}
	if len(been) > 0 && city != rules.Bordeaux {
		lines = append(lines, w.T("montaigne.table.city.been", map[string]any{"Who": w.List(been)}))
	}
	if city != rules.Bordeaux && l.View.Counter(rules.VisitedN, l.Ctx.Page)&(1<<city) != 0 &&
		l.ends(l.Ctx.Page) != city {
		lines = append(lines, w.T("montaigne.table.city.closed", l.Who(l.Ctx.Page)))
	}
	return strings.Join(lines, "\n")
}

// travellers are the riders, each where its voyage ends; they ride as it grows.
func (l layout) travellers(r stage.Rect) {
	s := siteScale(r.W, r.H)
	w, h := 34*s, 46*s
	at := map[rules.City][]game.Seat{}
	for i := range l.View.Seats {
		city := l.ends(game.Seat(i))
		at[city] = append(at[city], game.Seat(i))
	}
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		x, y := SitePoint(r, int(city))
		row := lay.Row{In: stage.Rect{X: x - 200 + 0.07*w, Y: y - h + 5*s, W: 400}, W: w, H: h, Gap: -0.14 * w,
			Middle: true}
		for i, seat := range at[city] {
			pos := row.At(i, len(at[city]))
			l.Moves("rider"+strconv.Itoa(int(seat)), stage.Pic{Kind: "mo.pawn", ID: l.Colour(seat)}, pos)
			with := l.Who(seat)
			with["City"] = cityName(l.Ctx, city)
			l.Say(pos, "rider", with)
		}
	}
}

// Thumb is a small picture of the chart with the riders; about 220x200.
func (Board) Thumb(v *game.View, c *board.Context) stage.Pic {
	l := layout{&lay.Lay{View: v, Ctx: c}, planOf(c)}
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

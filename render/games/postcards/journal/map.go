package journal

import (
	"math"
	"strconv"

	"posterestante/assets/fonts"
	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	"posterestante/render/table/chart"
)

// onPage places a rectangle of the map's panel on the page.
func onPage(r stage.Rect) stage.Rect {
	k := mapAt.W / postcards.MapWidth
	return stage.Rect{X: mapAt.X + r.X*k, Y: mapAt.Y + r.Y*k, W: r.W * k, H: r.H * k}
}

// map_ is the map with all that happened on it.
func (p *page) map_() {
	p.c.Shadow(mapAt, 2, 14)
	p.put(stage.Pic{Kind: "pc.map"}, mapAt)
	p.owned()
	legs := make([][]leg, len(p.tours))
	for i, t := range p.tours {
		legs[i] = legsOf(t)
	}
	for i := range p.tours {
		if len(legs[i]) > 0 {
			chart.Line(p.c, p.road(legs[i]), p.Colours[i], 4.6)
		}
	}
	var busy crowd
	p.camps(&busy)
	p.captions(&busy)
	p.ends(&busy)
	for i := range p.tours {
		for n, l := range legs[i] {
			p.arrow(l, p.Colours[i])
			p.number(n+1, busy.spotOn(l, 13), p.Colours[i])
		}
	}
	p.legend()
	for _, at := range [...][3]float64{{mapAt.X, mapAt.Y, -0.7}, {mapAt.X + mapAt.W, mapAt.Y, 0.7},
		{mapAt.X, mapAt.Y + mapAt.H, 0.7}, {mapAt.X + mapAt.W, mapAt.Y + mapAt.H, -0.7}} {
		p.strip(at[0], at[1], 78, 22, at[2], palette.Mix(palette.Ochre, palette.PaperLight, 0.45))
	}
}

// owned bands the regions that a seat filled (P4.5).
func (p *page) owned() {
	for r := 1; r <= rules.NumRegions; r++ {
		owner := -1
		for i := range rules.Regions[r].Sites {
			seat := p.campOf(r, i)
			if seat < 0 || i > 0 && seat != owner {
				owner = -1
				break
			}
			owner = seat
		}
		if owner >= 0 {
			p.put(stage.Pic{Kind: "pc.regionowned", ID: r, Look: p.Colours[owner]}, onPage(postcards.RegionRect(r)))
		}
	}
}

// campOf is whose camp stands on a site, -1 for nobody's.
func (p *page) campOf(region, site int) int {
	piece := p.view.At(game.Spot{Zone: rules.Sites, Seat: game.Nobody, Index: uint8(region), Sub: uint8(site)})
	if piece.Back == 0 {
		return -1
	}
	_, seat := rules.Sort(piece)
	return seat
}

func (p *page) camps(busy *crowd) {
	for r := 1; r <= rules.NumRegions; r++ {
		for i := range rules.Regions[r].Sites {
			at := onPage(postcards.CampRect(r, i))
			x, y := at.Mid()
			busy.take(x, y, at.W*0.46)
			if seat := p.campOf(r, i); seat >= 0 {
				p.put(stage.Pic{Kind: "pc.camp", ID: p.Colours[seat]}, at)
			}
		}
	}
}

// captions sets the regions' names again, over the roads.
func (p *page) captions(busy *crowd) {
	k := mapAt.W / postcards.MapWidth
	s := paint.Style{Role: fonts.Caption, Size: 19, Ink: palette.Ink, Align: paint.Centre}
	halo := s
	halo.Ink = palette.Fade(palette.PaperLight, 0.6)
	for _, r := range geo.Regions() {
		x, y := postcards.MapPoint(r.Label)
		x, y = mapAt.X+x*k, mapAt.Y+y*k
		w := 0.0
		for i, line := range r.Lines {
			base := y + (float64(i)-float64(len(r.Lines)-1)/2)*geo.LineHeight*postcards.MapScale()*k + s.Size*0.34
			for _, d := range [...][2]float64{{-1.6, 0}, {1.6, 0}, {0, -1.6}, {0, 1.6}} {
				p.c.At(line, x+d[0], base+d[1], halo)
			}
			p.c.At(line, x, base, s)
			w = math.Max(w, s.Width(line))
		}
		h := float64(len(r.Lines)) * 19
		*busy = append(*busy, stage.Rect{X: x - w/2, Y: y - h/2, W: w, H: h})
	}
}

// ends mark where each road began, by a flag, and where it ended, by the bike.
func (p *page) ends(busy *crowd) {
	for i, t := range p.tours {
		if len(t.Stops) == 0 {
			continue
		}
		last := stopAt(t.Stops[len(t.Stops)-1].Place, t.Seat)
		busy.take(last.x, last.y, 18)
		col := palette.Seat(p.Colours[i])
		p.c.Stroke(p.c.Path().Circle(last.x, last.y, 18.5).Keep(palette.Fade(palette.PaperLight, 0.94)),
			palette.Mix(col, palette.Ink, 0.35), 2.4)
		p.put(stage.Pic{Kind: "pc.bike", ID: p.Colours[i]}, stage.Rect{X: last.x - 17, Y: last.y - 12, W: 34, H: 24})
	}
	for i, t := range p.tours {
		if len(t.Stops) > 0 {
			at := stopAt(t.Stops[0].Place, t.Seat)
			busy.take(at.x+8, at.y-10, 13)
			p.flag(at, p.Colours[i])
		}
	}
}

// flag is a pennant in a seat's colour and pattern, its foot at the place.
func (p *page) flag(at dot, colour int) {
	c := p.c
	col := palette.Seat(colour)
	c.Path().Ellipse(at.x+2, at.y+1, 6, 2.6).Fill(palette.Fade(palette.Shadow, 0.4))
	const tall = 27.0
	c.Stroke(c.Path().Move(at.x, at.y).Line(at.x, at.y-tall), palette.PaperLight, 4.6)
	c.Stroke(c.Path().Move(at.x, at.y).Line(at.x, at.y-tall), palette.Ink, 2.2)
	flag := c.Path().Move(at.x+1, at.y-tall).Bend(at.x+8, at.y-tall-3, at.x+14, at.y-tall+1).
		Bend(at.x+18, at.y-tall+3, at.x+24, at.y-tall+2).
		Line(at.x+20, at.y-tall+8).Line(at.x+24, at.y-tall+15).Bend(at.x+17, at.y-tall+16, at.x+13, at.y-tall+13).
		Bend(at.x+7, at.y-tall+10, at.x+1, at.y-tall+13).Close()
	ink := palette.Mix(col, palette.On(col), 0.4)
	c.Stroke(c.Weave(flag, paint.SeatWeave(colour), col, ink, 6), palette.Ink, 1.5)
}

// arrow points along a leg near its end.
func (p *page) arrow(l leg, colour int) {
	if l.length() < 44 {
		return
	}
	t := 1 - math.Min(30/l.length(), 0.35)
	at, turn := l.at(t), l.along(t)
	col := palette.Seat(colour)
	tip := func(d, a float64) (float64, float64) { return at.x + d*math.Cos(turn+a), at.y + d*math.Sin(turn+a) }
	ax, ay := tip(12, 0)
	bx, by := tip(9, 2.45)
	dx, dy := tip(3, math.Pi)
	ex, ey := tip(9, -2.45)
	path := p.c.Path().Poly(ax, ay, bx, by, dx, dy, ex, ey).Keep(col)
	p.c.Stroke(path, palette.PaperLight, 3.4)
	p.c.Stroke(p.c.Path().Poly(ax, ay, bx, by, dx, dy, ex, ey).Keep(col), palette.Mix(col, palette.Ink, 0.6), 1.2)
}

// number is a stage's number on the seat's silhouette.
func (p *page) number(n int, at dot, colour int) {
	col := palette.Seat(colour)
	r, dy := 12.5, 0.0
	switch ((colour % 4) + 4) % 4 {
	case 2: // a triangle has less room
		r, dy = 15, 2.4
	case 3:
		r = 12
	}
	p.c.Path().Sign(colour, at.x+0.8, at.y+1.6, r+2).Fill(palette.Fade(palette.Shadow, 0.35))
	p.c.Path().Sign(colour, at.x, at.y, r+2.2).Fill(palette.PaperLight)
	p.c.Stroke(p.c.Path().Sign(colour, at.x, at.y, r).Keep(col), palette.Mix(col, palette.Ink, 0.6), 1.3)
	s := paint.Style{Role: fonts.Caption, Size: 18, Ink: palette.On(col), Align: paint.Centre}
	p.c.At(strconv.Itoa(n), at.x, at.y+6.4+dy, s)
}

// legend says on the open sea whose line is which.
func (p *page) legend() {
	c := p.c
	note := paint.Style{Role: fonts.Body, Size: 18, Ink: palette.InkSoft, Wrap: true, Lead: 1.25}
	const wide = 322.0
	words := p.t("journal.road_note")
	h := float64(len(p.tours))*40 + 22 + note.Height(words, wide-36)
	r := stage.Rect{X: mapAt.X + 24, Y: mapAt.Y + mapAt.H - h - 24, W: wide, H: h}
	c.Paper(r, 3, palette.PaperLight, 9)
	name := paint.Style{Role: fonts.Medium, Size: 20, Ink: palette.Ink}
	soft := paint.Style{Role: fonts.Body, Size: 18, Ink: palette.InkSoft, Align: paint.Right}
	for i, t := range p.tours {
		y := r.Y + 28 + float64(i)*40
		chart.Line(c, func() paint.Path {
			return c.Path().Move(r.X+18, y+4).Bend(r.X+42, y-14, r.X+70, y+2)
		}, p.Colours[i], 4.6)
		chart.Mark(c, p.Colours[i], r.X+44, y-4, 7)
		count := p.Words.N("journal.stages", max(0, len(t.Stops)-1))
		room := soft.Width(count)
		c.Text(count, stage.Rect{X: r.X + wide - 18 - room, Y: y - 18, W: room + 2, H: 36}, soft)
		c.Text(p.Names[i], stage.Rect{X: r.X + 86, Y: y - 18, W: wide - 86 - 28 - room, H: 36}, name)
	}
	c.Text(words, stage.Rect{X: r.X + 18, Y: r.Y + 10 + float64(len(p.tours))*40, W: wide - 36, H: h}, note)
}

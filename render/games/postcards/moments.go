package postcards

import (
	"strconv"

	"posterestante/assets/geo"
	"posterestante/assets/palette"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// regionGrows is how much larger a completed region is shown than on the map.
const regionGrows = 1.6

// Moment says what is celebrated: a postcard that is sent, a gift, a region of which a
// seat has all sites, and the last round.
func (Board) Moment(e game.Event, v *game.View, c *board.Context) board.Moment {
	l := begun(v, c)
	n := number(e.Piece)
	switch {
	case e.Kind == game.Move && e.To.Zone == rules.Sent && n != 0:
		return board.Moment{Kind: board.Posted, Name: "sent", Pic: stage.Pic{Kind: "pc.picture", ID: n},
			Size: [2]float64{620, 417},
			Back: l.worn(n), BackSize: [2]float64{640, 280},
			Words: c.Words.T("journal.mark", map[string]any{"N": v.Counter(rules.Round, game.Nobody)})}
	case e.Kind == game.Move && e.To.Zone == rules.GiftsHeld && n != 0:
		k := l.gift(e.To, e.Piece)
		return board.Moment{Kind: board.Unwrapped, Name: "gift", Pic: k.Large, Size: k.Size,
			Back: stage.Pic{Kind: "pc.gift"}, Cue: "unwrap"}
	case e.Kind == game.Note && e.Key == rules.NoteTraveller:
		r := int(e.To.Index)
		at := RegionRect(r)
		return board.Moment{Kind: board.Bloomed, Name: "region",
			Pic:  stage.Pic{Kind: "pc.regionwon", ID: r, Look: c.Colours[e.Seat]},
			Size: [2]float64{at.W * regionGrows, at.H * regionGrows}, Cue: "complete",
			Words: c.Words.N("moment.region", int(e.Value),
				map[string]any{"Region": c.Words.T("postcards.region." + strconv.Itoa(r) + ".name")})}
	case e.Kind == game.Note && e.Key == rules.NoteBonus:
		return board.Moment{Kind: board.Heralded, Name: "last", Pic: stage.Pic{Kind: "pc.token"},
			Size: [2]float64{150, 150}, Cue: "lastround",
			Words: c.Words.T("moment.last_round")}
	}
	return board.Moment{}
}

// regionWon is a region that a seat has wholly, cut out of the map, with its own
// caption only: Look is the seat's colour.
func regionWon(c *paint.Canvas, p stage.Pic) {
	k := c.W / RegionRect(p.ID).W
	outlined := func(dx, dy float64) paint.Path {
		box := RegionRect(p.ID)
		return outline(c.Path(), geo.Regions()[p.ID-1].Rings, func(q geo.Point) (float64, float64) {
			x, y := MapPoint(q)
			return (x-box.X)*k + dx, (y-box.Y)*k + dy
		})
	}
	outlined(4*k, 6*k).Fill(palette.Fade(palette.Shadow, 0.35))
	outlined(0, 0).Fill(regionFlat(p.ID))
	regionBand(c, p)
	box := RegionRect(p.ID)
	caption(c, geo.Regions()[p.ID-1], k, box.X, box.Y)
}

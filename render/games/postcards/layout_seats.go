package postcards

import (
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/lay"
)

// page is the acting seat's page along the bottom.
func (l layout) page(seat game.Seat) {
	v, at := l.View, l.at
	l.Show(stage.Pic{Kind: "pc.page", ID: l.Colour(seat)}, at.page)
	l.Zones(seat,
		lay.Zone{Zone: rules.Hand, Row: at.handRow(), Look: l.travel})
	l.cards(seat)
	l.track(seat)
	l.Zones(seat,
		lay.Zone{Zone: rules.ItineraryHeld, Row: lay.Row{In: at.trip, W: at.trip.W, H: at.trip.H}, N: 1, Packed: true,
			Look: l.itinerary},
		lay.Zone{Zone: rules.Sent, Row: at.sentRow(), Look: l.picture},
		lay.Zone{Zone: rules.GiftsHeld, Row: at.giftsRow(), Look: l.gift})
	l.slot(seat, rules.Sent, 0, "slot_sent", at.sentRow())
	l.slot(seat, rules.GiftsHeld, 1, "slot_gifts", at.giftsRow())
	l.tokens(seat, at.tokens, 1-at.down, at.down)
	l.Zones(game.Nobody, lay.Zone{Zone: rules.Bonus, Row: lay.Row{In: at.bonus, W: at.bonus.W, H: at.bonus.H}, N: 1,
		Packed: true, Look: l.token})
	score := v.Counter(rules.ScoreN, seat)
	l.Out.Scores[seat] = at.score
	l.Figure("pc.chip", 9, 0, score, l.Out.Scores[seat])
	l.Note(l.Out.Scores[seat], "score", score, l.Who(seat))
	round := v.Counter(rules.Round, game.Nobody)
	l.Show(stage.Pic{Kind: "pc.round", ID: round, Text: l.Ctx.Words.T("postcards.counter.round")}, at.round)
	l.Note(at.round, "round", round, nil)
	if seat == v.Turn {
		l.kept()
	}
	l.Zones(seat, lay.Zone{Zone: rules.Played, At: l.played, Look: l.travel})
}

// track is the seat's camp track; all of it is shown large.
func (l layout) track(seat game.Seat) {
	side := l.View.Counter(rules.Side, game.Nobody)
	l.Show(stage.Pic{Kind: "pc.track", ID: l.Colour(seat), Look: side}, l.at.track)
	for i := range rules.NumCamps {
		p := l.Card(lay.Of(seat, rules.Track, i), TrackRect(l.at.track, i), func(game.Spot, game.Piece) lay.Look {
			return lay.Look{Pic: stage.Pic{Kind: "pc.camp", ID: l.Colour(seat)}}
		})
		p.Large, p.Size = stage.Pic{Kind: "pc.track", ID: l.Colour(seat),
			Look: side | (1+l.View.Pile(rules.Track, seat).Len())<<1}, [2]float64{760, 140}
	}
}

// slot is a faint frame that says what will lie there, while nothing does.
func (l layout) slot(seat game.Seat, z game.Zone, id int, key string, row lay.Row) {
	if l.View.Pile(z, seat).Len() == 0 {
		l.Show(stage.Pic{Kind: "pc.slot", ID: id}, row.At(0, 0))
		l.Note(row.At(0, 0), key, 0, nil)
	}
}

// kept are the effects that can still be used this turn.
func (l layout) kept() {
	v := l.View
	total, played := l.plays(), v.Counter(rules.PlayedN, game.Nobody)
	pips, keptAt := l.pipsAt(), l.at.kept
	x := pips.X // what is kept stands left of the plays, and the prompt gives way
	if phase := v.Counter(rules.Phase, game.Nobody); int16(phase) == rules.Playing || int16(phase) == rules.AutoTurn {
		l.Show(stage.Pic{Kind: "pc.pips", ID: total, Look: played}, pips)
		l.Note(pips, "pips", total-played, map[string]any{"Done": played, "All": total})
	}
	counters := []game.Counter{rules.Moves, rules.Takes, rules.Camps, rules.Extra}
	for n := len(counters) - 1; n >= 0; n-- {
		if k := v.Counter(counters[n], game.Nobody); k > 0 {
			at := keptAt.At(x-keptAt.W, keptAt.Y)
			l.Figure("pc.chip", n, 0, k, at)
			l.Note(at, [...]string{"moves", "takes", "camps", "extra"}[n], k, nil)
			x = at.X - 4
		}
	}
	if pips.Meets(stage.Rect{X: x, Y: l.Out.Prompt.Y, W: pips.X, H: l.Out.Prompt.H}) {
		l.Out.Prompt.W = x - 10 - l.Out.Prompt.X
	}
}

// plays is how many cards may be played in this turn.
func (l layout) plays() int { return 3 + l.View.Counter(rules.Extra, game.Nobody) }

const pipStep, pipW, pipH = 35.0, 27.0, 39.0

// pipsAt is where a pip for each play stands, on which the card lies that is played.
func (l layout) pipsAt() stage.Rect {
	w := pipStep*float64(l.plays()) + 4
	return stage.Rect{X: l.at.kept.X + l.at.kept.W - w, Y: l.at.kept.Y - 4, W: w, H: 44}
}

// played is where the cards lie that the page's seat has played this turn.
func (l layout) played(i, _ int) stage.Rect {
	r := l.pipsAt()
	return stage.Rect{X: r.X + 2 + pipStep*float64(min(i, l.plays()-1)), Y: r.Y + 2.5, W: pipW, H: pipH}
}

// cards are the unsent postcards of the page: up to six with their pictures, the
// more the smaller; beyond, like a fan with all names to be read. A click opens them
// where they overlap.
func (l layout) cards(seat game.Seat) {
	if l.Ctx.Open == seat {
		l.Text(paint.TextBody, paint.LookCentre|paint.Ink(paint.InkSoft), l.Ctx.Words.T("table.opened"), l.at.grid)
		return
	}
	n := l.View.Pile(rules.Cards, seat).Len()
	if n > 6 {
		l.Open(seat, l.at.grid, l.Ctx.Words.T("table.open"))
	}
	l.Zones(seat, lay.Zone{Zone: rules.Cards, Row: l.at.cardRow(n), Look: l.mine, On: l.laid})
}

// tokens are the end bonus and the first player's, side by side or one below the
// other.
func (l layout) tokens(seat game.Seat, r stage.Rect, right, down float64) {
	for i, z := range []game.Zone{rules.BonusHeld, rules.FirstHeld} {
		in := r.At(r.X+right*float64(i)*(r.W+4), r.Y+down*float64(i)*(r.H+4))
		l.Zones(seat, lay.Zone{Zone: z, Row: lay.Row{In: in, W: in.W, H: in.H}, N: 1, Packed: true, Look: l.token})
	}
}

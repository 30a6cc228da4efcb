package table

import (
	"math"
	"strconv"
	"strings"

	"posterestante/game"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/table/board"
)

// spread is the journal of the voyage, beside or below it what each seat scored, and who won.
func (r *Result) spread(f *stage.Frame, in stage.Rect) {
	s := r.lay(f.Text, in, f.Tall)
	r.picture(f, s.page)
	for i, score := range r.scores {
		r.seat(f, game.Seat(i), score, s)
	}
	if s.honour.H > 0 && r.rows > r.total {
		if s.hole {
			r.winnersIn(f, s.honour)
		} else {
			r.winners(f, s.honour)
		}
	}
}

// picture is the poster with everybody's road, where the game has one; else the journal's
// page, and the map as long as points count. A click on it shows the page large.
func (r *Result) picture(f *stage.Frame, at stage.Rect) {
	t, paged := r.table, r.paper != nil && r.rows > r.total
	switch road, ok := r.chronicle(); {
	case ok:
		f.Add(road, at)
	case paged:
		f.Sprites = append(f.Sprites, stage.Sprite{Pic: stage.Pic{Kind: "scan", Data: r.paper}, Rect: at,
			Alpha: faint(1 - r.toHonour())})
	default:
		ui.Panel(f, at, 1)
		f.Add(t.deps.Board.Thumb(&t.View, &t.Ctx), at.Inset(14).Fit(pageShape))
	}
	if paged {
		f.Point(stage.Hot{ID: "result.page", Does: resultPage, Rect: at, Label: t.deps.Words.T("result.page"),
			Lit: true})
	}
}

// toHonour is how much is left of the time in which who won is honoured, of 1.
func (r *Result) toHonour() float64 { return float64(r.proud) / float64(honourFor) }

// counted is what a line of a score brings as far as it is counted: the last one shown
// still is.
func (r *Result) counted(i int, line game.ScoreLine) float64 {
	switch {
	case i < r.rows-1 || r.rows > r.total:
		return float64(line.Points)
	case i == r.rows-1:
		return float64(line.Points) * ramp(1-float64(r.wait)/float64(lineEvery), 0, 0.7)
	}
	return 0
}

// seat is what a seat scored: its face, its lines, a bar that grows with them and is
// divided as they are.
func (r *Result) seat(f *stage.Frame, seat game.Seat, score game.Score, s spread) {
	t, at := r.table, s.seats[seat]
	over, won := r.rows > r.total, score.Place == 1
	look := 1
	if over && !won {
		look = 0 // the winner's page stays the lightest
	}
	ui.Panel(f, at, look)
	face := stage.Rect{X: at.X + 22, Y: at.Y + 14, W: 48, H: 48}
	if over && won {
		r.honour(f, face, s.honour.H == 0)
	}
	t.addPortrait(f, seat, face)
	ui.Text(f, stage.Rect{X: at.X + 86, Y: at.Y + 6, W: at.W - 174, H: 40}, paint.TextCaption, 0, t.deps.Names[seat])
	sum := r.bar(f, seat, score, stage.Rect{X: at.X + 22, Y: at.Y + 70, W: at.W - 44, H: 16})
	if k, ok := t.deps.Board.(board.Keeper); ok {
		sum = r.brought(k, seat, score)
		r.kept(f, k, seat, len(score.Lines),
			stage.Rect{X: at.X + 22, Y: at.Y + linesFrom, W: at.W - 44, H: at.H - linesFrom - 10})
	} else {
		r.lines(f, score, at, s)
	}
	ui.Text(f, stage.Rect{X: at.X + at.W - 130, Y: at.Y + 10, W: 106, H: 56}, paint.TextHead, paint.LookRight,
		strconv.Itoa(int(math.Round(sum))))
	if over {
		key := "journal.place." + strconv.Itoa(score.Place)
		if won {
			key = r.winKey()
		}
		place := t.deps.Words.T(key)
		if s.tall && paint.TextStyle(paint.TextTag, 0).Width(place) > at.W-174 {
			place = t.deps.Words.T("end.shared_short")
		}
		ui.Text(f, stage.Rect{X: at.X + 86, Y: at.Y + 42, W: at.W - 174, H: 28}, paint.TextTag,
			paint.Ink(paint.InkGood), place+r.besides(seat))
	}
}

// brought is how many cards a seat brought home, as far as they are counted: to have arrived is no card.
func (r *Result) brought(k board.Keeper, seat game.Seat, score game.Score) (sum float64) {
	for i, line := range score.Lines {
		if len(k.Kept(&r.table.View, seat, i, &r.table.Ctx)) > 0 {
			sum += r.counted(i, line)
		}
	}
	return sum
}

// lines are those of a score, as far as they are counted.
func (r *Result) lines(f *stage.Frame, score game.Score, at stage.Rect, s spread) {
	y := at.Y + linesFrom
	for i, line := range score.Lines {
		if i >= r.rows {
			break
		}
		words := r.table.Teller.ScoreLine(line)
		r.line(f, words, stage.Rect{X: at.X + 24, Y: y, W: at.W - pointsRoom}, s)
		figure := max(29, 1.17*paint.TextStyle(paint.TextLabel, 0).Larger(s.size).Size)
		points := stage.Rect{X: at.X + at.W - 84, Y: y, W: 60, H: figure}
		ui.Text(f, points, paint.TextLabel, paint.LookRight, strconv.Itoa(line.Points))
		y += lineStep(s.size, words, at.W-pointsRoom, s.near)
	}
}

// line is what a line of a score is for. Where a page has no room for words as large as
// they are wished, none of them shall grow into what room it has itself.
func (r *Result) line(f *stage.Frame, words string, at stage.Rect, s spread) {
	style := paint.TextStyle(paint.TextSmall, 0).Larger(s.size)
	if s.size == f.Text {
		at.H = scoreHigh(s.size, words, at.W)
		ui.Text(f, at, paint.TextSmall, paint.LookWrap, words)
		return
	}
	at.Y, at.H = at.Y+2, 1.17*style.Size
	for _, l := range style.Lines(words, at.W) {
		ui.Text(f, at, paint.TextSmall, 0, l)
		at.Y += 1.3 * style.Size
	}
}

// winKey is the word for who won, alone or with others.
func (r *Result) winKey() string {
	if len(game.Winners(r.scores)) > 1 {
		return "end.shared"
	}
	return "result.wins"
}

// bar is a seat's score as a bar, a piece for each line that brings points, light and
// dark in turns; it gives the sum as far as it is counted.
func (r *Result) bar(f *stage.Frame, seat game.Seat, score game.Score, at stage.Rect) (sum float64) {
	most := 1.0
	for _, o := range r.scores {
		most = max(most, float64(o.Total))
	}
	ui.Rule(f, stage.Rect{X: at.X, Y: at.Y + at.H/2 - 3, W: at.W, H: 6})
	pieces := 0
	for i, line := range score.Lines {
		from := sum
		sum += r.counted(i, line)
		x, end := at.X+at.W*max(0, from)/most, at.X+at.W*min(1, max(0, sum)/most)
		if end-x < 3 {
			continue
		}
		f.Add(stage.Pic{Kind: "scorebar", ID: r.table.deps.Colours[seat], Look: pieces % 2},
			stage.Rect{X: x, Y: at.Y, W: end - x, H: at.H})
		pieces++
	}
	return sum
}

// honour lays a wreath about the face of who won; while it is new, in rays.
func (r *Result) honour(f *stage.Frame, face stage.Rect, rays bool) {
	far := 1 - r.toHonour()
	x, y := face.Mid()
	if rays {
		r.rays(f, x, y, 300)
	}
	wreath := stage.Sprite{Pic: stage.Pic{Kind: "wreath"}, Rect: about(x, y+2, 78, 78)}
	if far < 1 {
		wreath.Zoom = max(0.02, 2.2-1.2*spring(far, 0, 0.5))
		wreath.Alpha = faint(4 * far)
	}
	f.Sprites = append(f.Sprites, wreath)
}

func (r *Result) rays(f *stage.Frame, x, y, side float64) {
	if far := 1 - r.toHonour(); far < 1 {
		f.Sprites = append(f.Sprites, stage.Sprite{Pic: stage.Pic{Kind: "rays"}, Rect: about(x, y, side, side),
			Angle: 0.6 * far, Alpha: faint(1 - ramp(far, 0.5, 1))})
	}
}

// winners are those who won, large, below the journal: their portraits in wreaths, their
// names and points.
func (r *Result) winners(f *stage.Frame, at stage.Rect) {
	t, won := r.table, game.Winners(r.scores)
	var names []string
	for _, seat := range won {
		names = append(names, t.deps.Names[seat])
	}
	const most = 200.0
	side := min(at.H-12, most, (at.W*0.6)/float64(len(won)))
	said := strings.Join(names, ", ")
	word := t.deps.Words.T(r.winKey())
	wide := min(at.W-side*float64(len(won))-20,
		max(ui.Wide(f, paint.TextHead, said, 60), ui.Wide(f, paint.TextCaption, word, 40))+20)
	x, y := at.X+(at.W-side*float64(len(won))-20-wide)/2, at.Y+at.H/2
	r.rays(f, x+side*float64(len(won))/2, y, 2*side)
	for _, seat := range won {
		r.wreathed(f, seat, x+side/2, y, side)
		x += side
	}
	ui.Text(f, stage.Rect{X: x + 20, Y: y - 52, W: wide, H: 60}, paint.TextHead, 0, said)
	ui.Text(f, stage.Rect{X: x + 20, Y: y + 10, W: wide, H: 40}, paint.TextCaption, paint.Ink(paint.InkGood), word)
}

// wreathed is the portrait of who won in its wreath.
func (r *Result) wreathed(f *stage.Frame, seat game.Seat, x, y, side float64) {
	f.Add(stage.Pic{Kind: "wreath"}, about(x, y+side*0.02, side, side))
	face := about(x, y, side*0.56, side*0.56)
	if pic, ok := r.table.face(seat); ok {
		f.Add(pic, face)
	} else {
		f.Add(stage.Pic{Kind: "swatch", ID: r.table.deps.Colours[seat]}, face)
	}
}

package globe

import (
	"slices"
	"strconv"

	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// keyRows is how many lines the tens of a number take at most, at their full height, and aloud, where large keys stand
// over them; then more of them stand side by side.
const (
	keyRows = 5
	cryRows = 3
)

// Range is from what to what a number can be named, its tens in at most so many lines.
type Range struct{ Least, Most, Lines int }

// keys are how many keys of tens stand side by side, and in how many lines.
func (n Range) keys() (wide, lines int) {
	tens := n.Most/10 - n.Least/10 + 1
	wide = max(10, (tens+n.Lines-1)/n.Lines)
	return wide, (tens + wide - 1) / wide
}

// High is how high the keys are.
func (n Range) High() float64 {
	_, lines := n.keys()
	return float64(lines)*(KeyH+6) + 14 + KeyH
}

// Numbers are the keys of a number, a bid or of cheques: its tens in as many lines as it takes, and under them its
// ones. Say is what a number stands for.
func (l *Layout) Numbers(r stage.Rect, n Range, say func(n int) string, hidden bool) {
	from, to := n.Least/10, n.Most/10
	cols, rows := n.keys()
	const step = KeyH + 6
	wide := (r.W + 6) / float64(cols)
	key := func(s game.Spot, n int, plus bool, at stage.Rect) {
		p := l.Place(s, at)
		p.Drawer, p.Lit, p.Room = hidden, stage.Pic{Kind: "gl.litkey"}, 2
		if !hidden {
			l.Show(stage.Pic{Kind: "gl.key", Text: say(n), Data: Key{l.B.Style, plus}}, at)
		}
	}
	for tens := from; tens <= to; tens++ {
		i := tens - from
		key(lay.Common(rules.Amount, tens), tens*10, false,
			stage.Rect{X: r.X + wide*float64(i%cols), Y: r.Y + step*float64(i/cols), W: wide - 6, H: step - 6})
	}
	y := r.Y + step*float64(rows) + 14
	wide = (r.W + 6) / 10
	for one := range min(10, n.Most+1) {
		if to == from && (one < n.Least%10 || one > n.Most%10) {
			continue
		}
		key(lay.Common(rules.Amount, int(rules.AmountOnes), one), one, true,
			stage.Rect{X: r.X + wide*float64(one), Y: y, W: wide - 6, H: KeyH})
	}
}

// most cheques and the highest bid in tens that can be named.
const (
	mostCheques = 200
	mostBid     = 999
)

// drawer has what is reached by a button first: what the airport sells, and how
// many cheques are sold.
func (l *Layout) drawer() {
	bundle := l.Step == rules.StepBundle
	if step := l.B.R.Steps[l.Step]; !l.mine() || l.Step == l.B.R.NoLots || !slices.Contains(step.Verbs, rules.VLot) ||
		!l.cheques() || bundle && l.N(rules.StepA) != 0 {
		return
	}
	open := l.Ctx.Open == board.Drawer
	lots := len(l.Ctx.Picked) > 1 || bundle && len(l.Ctx.Picked) > 0
	if q := l.B.R.Road[l.Of(l.Ctx.Page, rules.SquareN)]; q.Kind == rules.Airport && !bundle && !(open && lots) {
		l.kiosk(int(q.Price), open)
	}
	if n := min(l.Of(l.Ctx.Page, rules.ChequesN), mostCheques); n > 0 && (lots || !open) {
		cheques := Range{1, n, keyRows}
		r := l.At.SceneRect(760, cheques.High()+sceneHead+28)
		if open {
			r = l.Ground("gl.scene", r, l.Head("lot"))
		}
		l.Numbers(r, cheques, strconv.Itoa, !open)
	}
}

// kiosk is what an airport sells, a ticket at its own price.
func (l *Layout) kiosk(ticket int, open bool) {
	var goods []Shelf
	var spots []game.Spot
	for i := 1; i < len(l.B.R.Items); i++ {
		if price := l.B.R.Prices[i]; price > 0 {
			goods = append(goods, Shelf{l.B.Style, l.B.R.Items[i], l.Money(int(price)), l.ItemName(rules.Item(i))})
			spots = append(spots, rules.ShelfSpot(uint8(i)))
		}
	}
	goods = append(goods, Shelf{l.B.Style, "ticket", l.Money(ticket), l.Head("ticket")})
	spots = append(spots, rules.ShelfSpot(rules.GoodTicket))
	n := len(goods)
	lines := 1
	if float64(n)*(ShelfW+14)+60 > l.At.Poster.W {
		lines = 2
	}
	cols := (n + lines - 1) / lines
	r := l.At.SceneRect(float64(cols)*(ShelfW+14)+60, float64(lines)*(ShelfH+14)-14+sceneHead+28)
	if open {
		r = l.Ground("gl.scene", r, l.Head("kiosk"))
	}
	for i, g := range goods {
		line := i / cols
		row := lay.Row{In: r.At(r.X, r.Y+float64(line)*(ShelfH+14)), W: ShelfW, H: ShelfH, Gap: 14, Middle: true}
		at := row.At(i%cols, min(cols, n-line*cols))
		p := l.Place(spots[i], at)
		p.Drawer = !open
		if open {
			l.Show(stage.Pic{Kind: "gl.shelf", Data: g}, at)
		}
	}
}

// bid is a bid in words: it counts tens.
func (l *Layout) bid(n int) string { return l.Money(10 * n) }

// amountBar is how high the bar of a bid is, amountHigh with the room above it.
const (
	amountBar  = 60.0
	amountHigh = amountBar + 16
)

// setAmount is a number once a key is clicked: its tens or its ones are that key's.
func setAmount(s game.Spot, n int) int {
	if s.Index == rules.AmountOnes {
		return n/10*10 + int(s.Sub)
	}
	return int(s.Index)*10 + n%10
}

func amountParts(n int) []game.Spot { return rules.PartsAmount(int16(n), nil) }

// Buy are the numbers of hotel cheques that can be bought at a price each, from least
// to most, beside the card that asks for them, 0 for none.
func (l *Layout) Buy(c uint8, price, least, most int) {
	beside := l.At.beside
	least, most = max(1, least), min(most, mostCheques)
	n := Range{least, most, keyRows}
	w, h := 760.0, n.High()
	if most < least {
		h = 0
	}
	title := l.Ctx.Words.T("globe.table.cheques", map[string]any{"Price": l.Money(price)})
	if c != 0 {
		w, h = w+ReadW+beside, max(h, l.Reading(c).High())
		title = l.Ctx.Words.N("globe.table.night", l.N(rules.StepN))
	}
	if h == 0 {
		return
	}
	in := l.Ground("gl.counter", l.At.SceneRect(w, h+sceneHead+28), title)
	if c != 0 {
		l.read(c, in)
		in.X, in.W = in.X+ReadW+beside, in.W-ReadW-beside
		in.Y += (in.H - Range{least, max(most, least), keyRows}.High()) / 2
	}
	if most >= least {
		l.Numbers(in, n, strconv.Itoa, false)
	}
}

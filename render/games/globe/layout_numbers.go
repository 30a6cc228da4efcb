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

// A number, a bid or of cheques, is chosen by a stepper: large keys for a few of them, and under
// them a bar with less, a slider, more, the number as it can be typed, and the button that decides.
const (
	amountBar = 60.0
	stepperH  = RaiseH + 12 + amountBar
)

// most cheques and the highest bid in tens that can be named.
const (
	mostCheques = 200
	mostBid     = 999
)

// Shortcut is a number that has a large key; Key are its words, "" for none.
type Shortcut struct {
	N   int
	Key string
}

// shortcuts of what is bid: the least, half of the money, all of it.
func shortcuts(least, most int) []Shortcut {
	return []Shortcut{{least, "preset.floor"}, {max(least, most/2), "preset.half"}, {most, "preset.all"}}
}

// figures are shortcuts without words.
func figures(ns ...int) (out []Shortcut) {
	for _, n := range ns {
		out = append(out, Shortcut{N: n})
	}
	return out
}

// Stepper lays a stepper: the keys that it can have, and the bar.
func (l *Layout) Stepper(r stage.Rect, a *board.Amount, keys []Shortcut) {
	keys = slices.DeleteFunc(keys, func(k Shortcut) bool { return k.N < a.Least || k.N > a.Most })
	keys = slices.CompactFunc(keys, func(k, next Shortcut) bool { return k.N == next.N })
	row := sideBySide(stage.Rect{X: r.X, Y: r.Y, W: r.W, H: RaiseH}, len(keys), RaiseW, RaiseH, 14)
	for i, k := range keys {
		at := row.At(i, len(keys))
		words, label := l.amountWords(a, k.N), ""
		if k.Key != "" {
			label = l.Head(k.Key)
		}
		l.Show(stage.Pic{Kind: "gl.key", Text: words, Data: Key{l.B.Style, label}}, at)
		if label != "" {
			words = l.Ctx.Words.T("globe.table.preset.label", map[string]any{"Words": label, "N": words})
		}
		a.Presets = append(a.Presets, board.Preset{N: k.N, Label: words, Rect: at, Lit: stage.Pic{Kind: "gl.litkey"}})
	}
	l.bar(r, a)
}

// bar lays the bar of a stepper, at its foot.
func (l *Layout) bar(r stage.Rect, a *board.Amount) {
	a.Zone = rules.Amount
	a.Bar = stage.Rect{X: r.X, Y: r.Y + stepperH - amountBar, W: r.W, H: amountBar}
	l.Out.Amount, l.Out.At[lay.Common(rules.Amount, 0)] = a, a.Bar
}

func (l *Layout) amountWords(a *board.Amount, n int) string {
	if a.Say != nil {
		return a.Say(n)
	}
	return strconv.Itoa(n * a.Times)
}

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
		l.chequesSold(n, open)
	}
}

// chequesSold is how many cheques are sold, at most so many; a drawer that isn't open has only the
// spots of their tens, which open it.
func (l *Layout) chequesSold(most int, open bool) {
	r := l.At.SceneRect(820, stepperH+sceneHead+28)
	if !open {
		for tens := range most/10 + 1 {
			l.Place(lay.Common(rules.Amount, tens), r).Drawer = true
		}
		return
	}
	picked := slices.Clone(l.Ctx.Picked)
	parts := func(n int) []game.Spot { return rules.PartsAmount(int16(n), slices.Clone(picked)) }
	l.Stepper(l.Ground("gl.scene", r, l.Head("lot")),
		&board.Amount{Least: 1, Most: most, Times: 1, Verb: l.Head("lot.sell"), Parts: parts},
		[]Shortcut{{1, ""}, {most / 2, "preset.half"}, {most, "preset.all"}})
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

func amountParts(n int) []game.Spot { return rules.PartsAmount(int16(n), nil) }

// Buy are the numbers of hotel cheques that can be bought at a price each, from least
// to most, beside the card that asks for them, 0 for none.
func (l *Layout) Buy(c uint8, price, least, most int) {
	beside := l.At.beside
	least, most = max(1, least), min(most, mostCheques)
	w, h := 760.0, stepperH
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
		in.Y += (in.H - stepperH) / 2
	}
	if most < least {
		return
	}
	say := func(n int) string {
		return l.Ctx.Words.T("globe.table.cheques.for", map[string]any{"N": n, "Price": l.Money(n * price)})
	}
	l.Stepper(in, &board.Amount{Least: least, Most: most, Times: 1, Verb: l.Head("buy"), Say: say, Parts: amountParts},
		figures(least, least+4, least+9))
}

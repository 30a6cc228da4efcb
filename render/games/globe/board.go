package globe

import (
	"posterestante/game"
	rules "posterestante/game/globe"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
	"posterestante/render/table/lay"
)

// Board is the table of one of the two games: what it says of its own.
type Board struct {
	R     *rules.Rules
	Style Style
	// Scene lays the scene of one of the game's own steps; nil: it has none.
	Scene func(l *Layout, step rules.StepKind)
	// Moves says whether one of the game's own steps lets the seat choose how far
	// it goes.
	Moves func(step rules.StepKind) bool
	// Take is the verb by which a seat is taken along; 0: there is none.
	Take game.Verb
	// More are samples of pictures that only this game shows.
	More func(all *paint.Samples)
}

var _ board.Board = Board{}

// Portrait: there is a plan for the tall canvas.
func (Board) Portrait() bool { return true }

// Classic implements stage.Classic: the poster is larger in a window of 4:3.
func (Board) Classic() bool { return true }

// Main is empty: a turn ends by itself.
func (Board) Main() []game.Spot { return nil }

// Score is the money: what is gained and paid rises to the wallet.
func (Board) Score() game.Counter { return rules.MoneyN }

// Gain is money with its currency.
func (Board) Gain(n int, c *board.Context) string { return c.Tell.Say(rules.SayMoney(n)) }

// Kinds are the painters of both games.
func (Board) Kinds() paint.Table { return Kinds() }

// Layout is a layout being made.
type Layout struct {
	*lay.Lay
	B    Board
	At   *Plan
	Step rules.StepKind // what must be settled now
}

var kit = lay.Kit{
	Lit: stage.Pic{Kind: "lit"}, Room: 6, Words: "globe.table.",
	Alike: func(p game.Piece) bool { return rules.ItemOf(p) != 0 },
}

// Layout lays a view out.
func (b Board) Layout(v *game.View, c *board.Context) *board.Layout {
	at := PlanOf(c)
	l := b.layout(v, c, at.Standing)
	l.Out.Map = at.Poster
	l.poster()
	for i, seat := range l.Others() {
		l.panel(seat, at.PanelRect(v.Seats, i))
	}
	l.decks()
	l.page(c.Page)
	l.die()
	l.travellers()
	l.scenes()
	return l.Out
}

// layout is a layout of a view in which nothing lies yet but what is given.
func (b Board) layout(v *game.View, c *board.Context, standing board.Standing) *Layout {
	return &Layout{lay.New(&kit, v, c, standing), b, PlanOf(c), rules.StepKind(v.Counter(rules.StepKindN, game.Nobody))}
}

// N is a common counter, Of one of a seat.
func (l *Layout) N(c game.Counter) int                  { return l.View.Counter(c, game.Nobody) }
func (l *Layout) Of(seat game.Seat, c game.Counter) int { return l.View.Counter(c, seat) }

// mine says whether the seat of the page decides now.
func (l *Layout) mine() bool { return l.View.Turn == l.Ctx.Page && l.View.Seat == l.Ctx.Page }

// Head is a word of what is written on the table.
func (l *Layout) Head(key string) string { return l.Ctx.Words.T("globe.table." + key) }

// Game is a message of the game.
func (l *Layout) Game(key string) string { return l.Ctx.Words.T(l.B.R.Name + "." + key) }

// kindName is a kind of square or deck in words, placeName a place.
func (l *Layout) kindName(k rules.Kind) string { return l.Game("kind." + k.String()) }
func (l *Layout) placeName(key string) string {
	if key == "" {
		return ""
	}
	return l.Ctx.Words.T("place." + key)
}

// Money is a sum in words, with its currency.
func (l *Layout) Money(n int) string { return l.Ctx.Tell.Say(rules.SayMoney(n)) }

// ItemName is an item in words.
func (l *Layout) ItemName(i rules.Item) string { return l.Game("item." + l.B.R.Items[i] + ".name") }

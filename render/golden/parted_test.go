package golden

import (
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/sakodo"
	"posterestante/render/engine/stage"
	"posterestante/render/table"
)

// elsewhere is a match that another program referees, as it stands for who has a seat here.
type elsewhere struct {
	table.Unkept
	here    game.Seat
	company table.Company
	comes   int // how many actions are still to be told
}

func (m *elsewhere) Look(game.Seat)                 {}
func (m *elsewhere) Here(seat game.Seat) bool       { return seat == m.here }
func (m *elsewhere) Next() (game.Seat, bool)        { return m.On.Turn(), m.comes > 0 }
func (m *elsewhere) Company() table.Company         { return m.company }
func (m *elsewhere) Answer(bool)                    {}
func (m *elsewhere) Sign(string)                    {}
func (m *elsewhere) Watch()                         {}
func (m *elsewhere) Undo(int) error                 { return table.ErrSent }
func (m *elsewhere) Redo(int) ([]game.Event, error) { return nil, table.ErrSent }

var _ table.Distant = (*elsewhere)(nil) // else the table takes it for a match at one screen

// News implements table.Distant: whoever decides does what a steady bot does.
func (m *elsewhere) News() (n table.News) {
	m.comes--
	r := game.NewRand(1)
	n.Done, n.Turn = true, m.On.Turn()
	events, err := m.On.Do(m.On.Ask(m.On.Game().(game.Hosted).Bot("bot:steady", 1), &r))
	if err != nil {
		panic(err) // a test's own fault
	}
	n.Events = game.EventsFor(events, m.here)
	return n
}

// far is the table of such a match, to which some actions still come: the seat before the one that decides is here.
func far(s func(*testing.T) *game.Session, comes int, company table.Company) func(*testing.T, string) stage.Scene {
	return func(t *testing.T, lang string) stage.Scene {
		on, c := s(t).Copy(), company
		n := game.Seat(on.Seats())
		if c.Asks != game.Nobody {
			c.Asks = on.Turn()
		}
		m := &elsewhere{table.Unkept{On: on}, (on.Turn() + n - 1) % n, c, comes}
		return tableOn(lang, m, func(*table.Deps) {})
	}
}

// cards is a match of four persons of Postcards, round one of six of Sakodo.
func cards(*testing.T) *game.Session { return session(200, "person", "person", "person", "person") }

func round(t *testing.T) *game.Session {
	six := slices.Repeat([]string{"person"}, 6)
	return played(func() *game.Session { return journeyOf(t, sakodo.Game, "road", 150, "bot:steady", six) }, "parted")
}

// parted are the pages of a match whose players sit elsewhere, as they wait for each other.
var parted = []held{
	{"away-gone", far(cards, 0, table.Company{Asks: game.Nobody, Gone: []bool{false, true, true, false}}), nil},
	{"away-lapsed", far(round, 0, table.Company{Asks: game.Nobody, Gone: []bool{true, true, false, false, false, true},
		Lapsed: []bool{true, false, false, false, false, false}}), nil},
	{"away-told", far(round, 2, table.Company{Asks: game.Nobody, Gone: []bool{true, true, false, false, false, true}}), nil},
	{"away-lost", far(round, 0, table.Company{Asks: game.Nobody, Lost: true}), nil},
	{"away-asked", far(cards, 0, table.Company{Asked: true}), nil},
	{"away-waits", far(cards, 0, table.Company{}), nil},
	{"away-ended", givenUp, nil},
	{"away-speak", far(cards, 0, table.Company{Asks: game.Nobody}), []string{"away.speak"}},
}

func givenUp(t *testing.T, lang string) stage.Scene {
	return far(cards, 0, table.Company{Asks: game.Nobody, Ended: words.In(lang).T("room.given")})(t, lang)
}

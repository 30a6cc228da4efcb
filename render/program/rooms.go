package program

import (
	"context"
	"errors"
	"strconv"
	"strings"

	"posterestante/assets/usererr"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/post"
	"posterestante/game/room"
	"posterestante/link"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
	"posterestante/render/think"
)

// join is the way into somebody else's room; text is a link or words that are known already.
func (h *home) join(text string) stage.Scene { return hall.NewJoin(h.hall(), text) }

// hall is what the pages of rooms get.
func (h *home) hall() *hall.Deps {
	return &hall.Deps{Words: h.deps.Words, Name: h.settings.Name, Named: h.named,
		Seat: h.awayTable, Back: h.back, Kinds: h.opponents, Said: h.opponent, Join: h.joined, Club: h.club,
		Copy: copies, Look: h.looking()}
}

// opponents are the kinds of opponents that a seat may be given to: those that think, then those of the game.
func (h *home) opponents(name string) (out []string) {
	for _, n := range game.Levels[1:4] {
		out = append(out, game.ThinkKind(n))
	}
	g, err := box.Named(name)
	if err != nil { // of a game that this program doesn't have nothing is offered but those
		return out
	}
	for _, k := range g.Kinds() {
		if k != menus.Person {
			out = append(out, k)
		}
	}
	return out
}

// opponent is such a kind in words.
func (h *home) opponent(kind string) string {
	if level, ok := game.LevelOf(kind); ok {
		return h.deps.Words.T("think.level." + strconv.Itoa(level+1))
	}
	if _, thinks := game.Thinks(kind); thinks {
		return kind
	}
	return h.deps.Words.T("kind." + strings.ReplaceAll(kind, ":", "."))
}

// joined goes to the room of a link or of words; there is no link where it was a club's: it is remembered.
func (h *home) joined(text string, near []string) (*away.Link, error) {
	if post.IsInvitation(text) {
		return nil, h.invitedByPost(text)
	}
	p, err := h.placeAt(text, near)
	if err != nil {
		return nil, err
	}
	if p.Club {
		h.settings.Club = text
		h.deps.OnInvite = h.inviting()
		return nil, nil
	}
	return h.visit(&p, nil), nil
}

// visit goes to a room. It comes back to it as long as it isn't left; first is done before it is reached, until it
// gives no error, and may say where the room is; nil for nothing.
func (h *home) visit(p *place, first func(context.Context) error) *away.Link {
	notes := &notebook{keep: func(now heard) { h.keepHeard(p, now) }}
	return away.Open(away.Config{Named: box.Named, Keys: h.seatsAt(p), Wake: h.wake, Words: h.whyAway,
		Final: link.Final, Watch: h.watchAt(p), OnSees: func(key string) { h.keepWatch(p, key) },
		OnNews: func(m *away.Match) { notes.note(heardFrom(m)) }, Left: notes.write,
		Party: h.partyAt(p), OnDeal: func(d deal.Party) { h.keepDeal(p, d) }, OnOver: h.keepWhole,
		OnKey: func(_ string, _ game.Seat, key string) { h.keepSeat(p, key, false) },
		Dial: func(ctx context.Context, keys []string) (room.Wire, error) {
			if first != nil {
				if err := first(ctx); err != nil {
					return nil, err
				}
				first = nil
			}
			w := p.Way
			if len(keys) > 0 && !p.owner {
				if k, ok := link.SeatKey(keys[0]); ok {
					w.Key = k
				}
			}
			c, err := p.dial(ctx, w)
			var t *link.Trouble
			if errors.As(err, &t) && t.Key == "link.wrong" && w.Key != p.Key { // the seat was given to somebody else
				c, err = link.Dial(ctx, p.Way)
			}
			if err != nil {
				return nil, err
			}
			return c, nil
		}})
}

// placeAt is the room of a link or of words, or one where this program has a seat by the text that back gave.
// near are rooms in the same network, one of which words without a host may mean.
func (h *home) placeAt(text string, near []string) (place, error) {
	if p, ok := h.known(text); ok {
		return p, nil
	}
	way, err := link.ParseWay(text)
	p := placeOf(way)
	if p.near = near; err == nil && way.Host == "" && len(near) == 0 {
		err = &link.Trouble{Key: "link.where"}
	}
	return p, err
}

// whyAway is why a room is given up, in words.
func (h *home) whyAway(err error) string {
	var no *room.No
	if errors.As(err, &no) {
		return h.deps.Words.T(no.Why)
	}
	return usererr.Words(err, h.deps.Words)
}

// awayTable is the table of a match that another program referees.
func (h *home) awayTable(m *away.Match) (stage.Scene, error) {
	return h.tableOf(m, func(*table.Deps) {})
}

// tableOf is such a table with something more, which is asked for again when another language was chosen.
func (h *home) tableOf(m *away.Match, more func(*table.Deps)) (stage.Scene, error) {
	name := m.Session().Game().Name()
	pack := packs.Of(name)
	if pack == nil {
		return nil, usererr.Told(h.deps.Words.T("error.no_table"))
	}
	t := &table.Deps{Words: h.deps.Words, Board: pack.Board, Names: m.Names(), Colours: m.Tints(), Sound: h.calls(m),
		Papers: h.papers(), Minds: table.Minds{Adviser: think.NewAdviser(h.wake)}}
	t.OnSpeed = func(n int) { h.settings.Speed = n }
	t.Ways = table.Ways{
		Box: func() stage.Scene { return menus.PageOf(h.deps, name) },
		Again: func() (stage.Scene, error) {
			m.Stay()
			return hall.After(h.hall(), m), nil
		},
		Settings: func() stage.Scene { return menus.NewSettings(h.deps) },
	}
	h.knowSeat(m.Link().Keys(), name, t.Names)
	m.Noted()
	t.Faces = menus.Faced(m.Session().Setup().Seats, t.Names, h.settings.Face)
	inWords := func(t *table.Deps) { // all that is said in the language that is set
		t.Words = h.deps.Words
		h.ruled(t, name)
		h.afterwards(t, m)
		more(t)
	}
	t.Refresh = func(t *table.Deps) {
		if t.Words != h.deps.Words {
			inWords(t)
		}
		h.move(t)
	}
	inWords(t)
	h.move(t)
	return table.New(t, m), nil
}

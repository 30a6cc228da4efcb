package program

import (
	"sync/atomic"
	"time"

	"posterestante/game"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
	"posterestante/render/table/board"
)

// thumb is a small map of a match, as it was when last played.
type thumb struct {
	at  time.Time
	pic stage.Pic
	how menus.Progress
}

// sketch is a small map that is being made: another goroutine plays its match.
type sketch struct {
	id   string
	at   time.Time
	done chan *store.Reading // nil where there is none
	late atomic.Bool         // nobody waits for it now
	here []bool              // by seat who of a room sits here, where the match is played in one; set before done
}

// thumb is the small map of a match; its Kind is "" where the match can't be
// read, or as long as that takes. It is made when it is first shown.
func (h *home) thumb(id string) stage.Pic {
	if l, ok := h.away[id]; ok {
		return h.lid(l.game)
	}
	at := h.played[id]
	if t, ok := h.thumbs[id]; ok && t.at.Equal(at) {
		return t.pic
	}
	wait := time.Duration(0)
	if h.drawing == nil {
		h.drawing, wait = &sketch{id: id, at: at, done: make(chan *store.Reading, 1)}, thumbWait
		go h.sketch(h.drawing)
	}
	if h.sketched(wait) && h.drawing == nil {
		if t, ok := h.thumbs[id]; ok && t.at.Equal(at) {
			return t.pic
		}
		return h.thumb(id) // it was another's
	}
	return stage.Pic{}
}

// progress is how far a match has come, as far as its small map was made.
func (h *home) progress(id string) menus.Progress {
	if l, ok := h.away[id]; ok {
		return l.progress()
	}
	h.thumb(id)
	if t, ok := h.thumbs[id]; ok && t.at.Equal(h.played[id]) {
		return t.how
	}
	return menus.Progress{}
}

// progressOf is how far a match has come; here says by seat who sits at this screen, nil for every person.
func progressOf(s *game.Session, here []bool) (p menus.Progress) {
	turn, persons := s.Turn(), 0
	for i, kind := range s.Setup().Seats {
		if kind == menus.Person && (here == nil || i < len(here) && here[i]) {
			persons++
			p.Turn.Calls = p.Turn.Calls || here != nil && turn == game.Seat(i)
			p.Turn.Only = p.Turn.Only || turn == game.Seat(i)
		}
	}
	p.Turn.Only = p.Turn.Only && persons == 1
	p.Turn.Seat, p.Turn.Known = turn, turn != game.Nobody
	for _, course := range figures.Course(s) {
		p.Round = max(1, len(course)-1)
		p.Points = append(p.Points, course[len(course)-1])
	}
	return p
}

// sketch plays the match, unless that takes long.
func (h *home) sketch(s *sketch) {
	began := time.Now()
	r, err := h.shelf.LookWatched(s.id, func(int, int) bool { return time.Since(began) < thumbMost })
	if err != nil {
		r = nil
	} else if here, ok := h.seatsHere(s.id); ok {
		s.here = here
	}
	if s.done <- r; s.late.Load() {
		h.news()
	}
}

// sketched takes the map that was being made, if it is there within that time.
func (h *home) sketched(wait time.Duration) bool {
	var r *store.Reading
	select {
	case r = <-h.drawing.done:
	case <-time.After(wait):
		h.drawing.late.Store(true)
		select {
		case r = <-h.drawing.done: // just now
		default:
			return false
		}
	}
	t := thumb{at: h.drawing.at}
	if r != nil && packs.Of(r.Header.Game) != nil {
		c := board.Context{Words: h.deps.Words, Page: 0, Open: game.Nobody}
		c.Names, c.Colours = travellers(r.Header)
		v := r.Session.View(game.Nobody)
		t.pic = packs.Of(r.Header.Game).Board.Thumb(&v, &c)
		t.how = progressOf(r.Session, h.drawing.here)
	}
	if h.thumbs == nil {
		h.thumbs = map[string]thumb{}
	}
	h.thumbs[h.drawing.id], h.drawing = t, nil
	return true
}

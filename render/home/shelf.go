package home

import (
	"fmt"
	"strings"
	"time"

	"posterestante/game"
	"posterestante/game/store"
	"posterestante/render/board"
	"posterestante/render/scenes"
	"posterestante/render/stage"
	"posterestante/render/table"
)

// matches are the matches of the shelf, the last played first.
func (h *home) matches() []scenes.Match {
	var out []scenes.Match
	h.played = map[string]time.Time{}
	for _, i := range h.shelf.List() {
		h.played[i.ID] = i.Played
		out = append(out, h.match(i))
	}
	return out
}

// match is a line of the list.
func (h *home) match(i store.Info) scenes.Match {
	m := scenes.Match{
		ID: i.ID, Name: i.Name, When: i.Played, Actions: i.Actions, Over: i.Over, Seed: i.Setup.Seed,
		Lesson: i.Lesson != "", Branch: i.From != "", Lifted: i.Lifted,
	}
	if i.Problem != nil {
		m.Problem = i.Problem.Say(h.house.Words.Lang())
	}
	for n, s := range i.Seats {
		p := scenes.Player{Name: s.Name, Colour: s.Colour}
		if i.Over && n < len(i.Scores) {
			p.Points, p.Place = i.Scores[n].Total, i.Scores[n].Place
		}
		m.Seats = append(m.Seats, p)
	}
	return m
}

// thumb is a small map of a match, as it was when last played.
type thumb struct {
	at  time.Time
	pic stage.Pic
}

// thumb is the small map of a match; its Kind is "" where the match can't be
// read. It is made when it is first shown: that means playing the match.
func (h *home) thumb(id string) stage.Pic {
	at := h.played[id]
	if t, ok := h.thumbs[id]; ok && t.at.Equal(at) {
		return t.pic
	}
	t := thumb{at: at}
	if r, err := h.shelf.Look(id); err == nil {
		if b := boards[r.Header.Game]; b != nil {
			c := board.Context{Words: h.house.Words, Page: 0, Open: game.Nobody}
			c.Names, c.Colours = travellers(r.Header)
			v := r.Session.View(game.Nobody)
			t.pic = b.Thumb(&v, &c)
		}
	}
	if h.thumbs == nil {
		h.thumbs = map[string]thumb{}
	}
	h.thumbs[id] = t
	return t.pic
}

// travellers are the names and colours of a match's seats.
func travellers(head store.Header) (names []string, colours []int) {
	for i := range head.Setup.Seats {
		seat := store.Seat{Name: fmt.Sprint(i + 1), Colour: i}
		if i < len(head.Seats) {
			seat = head.Seats[i]
		}
		names, colours = append(names, seat.Name), append(colours, seat.Colour)
	}
	return names, colours
}

// same begins a match with the seats and the seed of another.
func (h *home) same(id string) (stage.Scene, error) {
	m, err := h.shelf.Again(id)
	if err != nil {
		return nil, h.said(err)
	}
	return h.table(m), nil
}

// longestName is how many letters the name of a match may have.
const longestName = 40

// whatIf begins a match with the first n actions of another that is over.
func (h *home) whatIf(m *store.Match, n int) (stage.Scene, error) {
	name := m.Name()
	if m.Header().From == "" {
		short := []rune(name)
		short = short[:min(len(short), longestName)]
		for len(short) > 0 && len([]rune(h.branchName(string(short)))) > longestName {
			short = short[:len(short)-1]
		}
		name = h.branchName(string(short))
	}
	b, err := h.shelf.Branch(m, n, name)
	if err != nil {
		return nil, h.said(err)
	}
	return h.table(b), nil
}

func (h *home) branchName(name string) string {
	return h.house.Words.T("shelf.what_if", map[string]any{"Name": strings.TrimSpace(name)})
}

// extras are what the result of a match offers more.
func (h *home) extras(m *store.Match) []table.Extra {
	w := h.house.Words
	return []table.Extra{
		{ID: "extra.share", Verb: w.T("shelf.share"), Do: func() (string, stage.Scene, error) {
			path, err := h.share(m.ID())
			if err != nil {
				return "", nil, err
			}
			return scenes.Shared(w, path), nil, nil
		}},
		{ID: "extra.same", Verb: w.T("shelf.same"), Do: func() (string, stage.Scene, error) {
			next, err := h.same(m.ID())
			return "", next, err
		}},
	}
}

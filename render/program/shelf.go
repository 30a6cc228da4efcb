package program

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"posterestante/assets/usererr"
	"posterestante/game/box"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// matches are the matches of the shelf, as far as they were read, the last
// played first.
func (h *home) matches() []menus.Match {
	var out []menus.Match
	h.played = map[string]time.Time{}
	for _, i := range h.list(listWait) {
		h.played[i.ID] = i.Played
		out = append(out, h.match(i))
	}
	out = append(out, h.matchesAway()...)
	slices.SortStableFunc(out, func(a, b menus.Match) int { return b.When.Compare(a.When) })
	return out
}

// match is a line of the list.
func (h *home) match(i store.Info) menus.Match {
	m := menus.Match{
		ID: i.ID, Name: i.Name, Game: i.Game, When: i.Played, Actions: i.Actions, Over: i.Over, Seed: i.Setup.Seed,
		Lesson: i.Lesson != "", Branch: i.From != "", Lifted: i.Lifted,
	}
	if _, ok := h.mail.box.Of(i.ID); ok && !i.Over {
		m.Seed = "" // who knows it knows the deal
	}
	if i.Problem != nil {
		m.Problem = i.Problem.Say(h.deps.Words.Lang())
	}
	var names []string
	for _, s := range i.Seats {
		names = append(names, s.Name)
	}
	var faces []int
	if len(i.Kinds) == len(names) {
		faces = menus.Faced(i.Kinds, names, h.settings.Face)
	}
	for n, s := range i.Seats {
		p := menus.Player{Name: s.Name, Colour: s.Colour}
		if faces != nil {
			p.Face = faces[n]
		}
		if i.Over && n < len(i.Scores) {
			p.Points, p.Place = i.Scores[n].Total, i.Scores[n].Place
		}
		m.Seats = append(m.Seats, p)
	}
	return m
}

// lastSetup is the setup of the match that was played last and that somebody set up.
func (h *home) lastSetup() (menus.Setup, bool) {
	for _, i := range h.list(listWait) {
		if packs.Of(i.Game) == nil || i.Lesson != "" || i.From != "" || i.Problem != nil ||
			len(i.Kinds) != len(i.Seats) {
			continue
		}
		s := menus.Setup{Game: i.Game, Options: map[string]string{}}
		for _, o := range box.Of(i.Game).Game.Options() {
			s.Options[o.Name] = o.Values[0]
			if v := i.Setup.Options[o.Name]; slices.Contains(o.Values, v) {
				s.Options[o.Name] = v
			}
		}
		for n, seat := range i.Seats {
			s.Seats = append(s.Seats, menus.Seat{Name: seat.Name, Kind: i.Kinds[n], Colour: seat.Colour})
		}
		return s, true
	}
	return menus.Setup{}, false
}

// list lists the shelf, as far as it was read after at most that time.
func (h *home) list(wait time.Duration) (list []store.Info) {
	list, h.rest = h.shelf.ListSoon(wait, h.news)
	return list
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
	if h.going(id) {
		return nil, usererr.Told(h.deps.Words.T("post.no_same"))
	}
	m, err := h.shelf.Again(id)
	if err != nil {
		return nil, h.said(err)
	}
	next, err := h.seated(m)
	if err != nil { // what can't be played isn't left on the shelf
		_ = h.shelf.Delete(m.ID())
	}
	return next, err
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
	return h.seated(b)
}

func (h *home) branchName(name string) string {
	return h.deps.Words.T("shelf.what_if", map[string]any{"Name": strings.TrimSpace(name)})
}

// branchOf says what a match branched off, nil for nothing, and where it is played otherwise.
func (h *home) branchOf(m *store.Match) *table.Branch {
	from := m.Header().From
	if from == "" {
		return nil
	}
	r, err := h.shelf.Look(from)
	if err != nil { // it was deleted since
		return &table.Branch{}
	}
	n := 0
	for s := m.Session(); n < min(s.Len(), r.Session.Len()) && s.Step(n).Action == r.Session.Step(n).Action; {
		n++
	}
	return &table.Branch{Of: r.Name, Round: figures.RoundAt(r.Session, n)}
}

// extras are what the result of a match offers more.
func (h *home) extras(m *store.Match) []table.Extra {
	w := h.deps.Words
	return []table.Extra{
		{ID: "extra.share", Verb: w.T("shelf.share"), Do: func() (string, stage.Scene, error) {
			path, err := h.share(m.ID())
			if err != nil {
				return "", nil, err
			}
			said := menus.Shared(w, path, m.Session().Over(), h.deps.Handed)
			return "", menus.NewSaved(h.deps, menus.Saving{Title: w.T("shelf.shared_title"), Text: said,
				Files: []string{path}}), nil
		}},
		{ID: "extra.same", Verb: w.T("shelf.same"), Do: func() (string, stage.Scene, error) {
			next, err := h.same(m.ID())
			return "", next, err
		}},
	}
}

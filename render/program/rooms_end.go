package program

import (
	"image"
	"strings"

	"posterestante/assets/wording"
	"posterestante/game/deal"
	figures "posterestante/game/stats"
	"posterestante/game/store"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/journal"
	"posterestante/render/packs"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
	"posterestante/render/table/chart"
)

// keepWhole puts a match that was played elsewhere on the shelf once it is over, so that it can be looked back at,
// shared and analysed like any other. One that doesn't fit what was seen isn't kept.
func (h *home) keepWhole(m *away.Match) {
	t := m.Truth()
	if t == nil || t.Fault != nil {
		return
	}
	s := t.Session
	meta := store.Meta{Setup: s.Setup(), ID: m.ID(), Deal: t.Deal, Name: strings.Join(m.Names(), ", ")}
	for i, name := range m.Names() {
		meta.Seats = append(meta.Seats, store.Seat{Name: name, Colour: m.Tints()[i]})
	}
	var actions []string
	for n := range s.Len() {
		actions = append(actions, s.Game().Notation(s.Step(n).Action))
	}
	_, _ = h.shelf.Keep(meta, actions) // without room for it the host still has it
	h.news()
}

// afterwards gives the table of a match elsewhere what there is to see and to do once it is over.
func (h *home) afterwards(t *table.Deps, m *away.Match) {
	t.Fair = func() (string, bool) {
		m.Next() // the truth may have come behind the last action
		truth := m.Truth()
		if truth == nil {
			return "", false
		}
		return wording.DealLine(h.deps.Words, truth.Deal, truth.Fault), truth.Fault == nil && truth.Deal != nil
	}
	t.Chart = func(f *stage.Frame, r stage.Rect) {
		if truth := m.Truth(); truth != nil {
			(chart.Curves{Course: figures.Course(truth.Session), Final: figures.Finals(truth.Session), Names: t.Names,
				Colours: t.Colours, Words: h.deps.Words}).Add(f, r)
		}
	}
	name := m.Session().Game().Name()
	if pack := packs.Of(name); pack != nil && pack.Journal != nil {
		t.Page = h.journalPage(m.ID(), t.Faces)
	}
	t.Extras = h.awayExtras(m, keepsJournal(name))
}

// journalPage paints the page of a match of the shelf, which is read from disk; another goroutine calls it.
func (h *home) journalPage(id string, faces []int) func(done func(*image.RGBA)) {
	w := h.deps.Words
	return func(done func(*image.RGBA)) {
		r, err := h.shelf.Look(id)
		if err != nil {
			return
		}
		told := journal.Of(r, w)
		told.Faces = faces
		im, err := packs.Of(r.Header.Game).Journal(told)
		if err != nil {
			return
		}
		done(im)
		if h.wake != nil {
			h.wake()
		}
	}
}

// awayExtras are what the result of a match elsewhere offers more: its file, its journal, how it was dealt.
func (h *home) awayExtras(m *away.Match, journal bool) []table.Extra {
	w := h.deps.Words
	out := []table.Extra{{ID: "extra.share", Verb: w.T("shelf.share"), Do: func() (string, stage.Scene, error) {
		path, err := h.share(m.ID())
		if err != nil {
			return "", nil, err
		}
		said := menus.Shared(w, path, true, h.deps.Handed)
		return "", menus.NewSaved(h.deps, menus.Saving{Title: w.T("shelf.shared_title"), Text: said,
			Files: []string{path}}), nil
	}}}
	if journal {
		out = append(out, table.Extra{ID: "extra.journal", Verb: w.T("extra.journal"),
			Do: func() (string, stage.Scene, error) {
				next, err := h.journal(m.ID())
				return "", next, err
			}})
	}
	return append(out, h.dealExtra(func() (*deal.Deal, error, bool) {
		t := m.Truth()
		if t == nil {
			return nil, nil, false
		}
		return t.Deal, t.Fault, true
	}))
}

// dealExtra tells all of a deal, as far as it is open.
func (h *home) dealExtra(of func() (d *deal.Deal, fault error, open bool)) table.Extra {
	w := h.deps.Words
	return table.Extra{ID: "extra.deal", Verb: w.T("deal.verb"), Do: func() (string, stage.Scene, error) {
		d, fault, open := of()
		if !open {
			return w.T("deal.none"), nil, nil
		}
		return wording.DealText(w, d, fault), nil, nil
	}}
}

// dealtHere gives the table of a match of the shelf that was dealt by several programs what there is to say of that.
func (h *home) dealtHere(t *table.Deps, head store.Header) {
	d := head.Deal
	if d == nil {
		return
	}
	fault := d.Check(head.ID, head.Setup.Seed)
	t.Fair = func() (string, bool) { return wording.DealLine(h.deps.Words, d, fault), fault == nil }
	t.Extras = append(t.Extras, h.dealExtra(func() (*deal.Deal, error, bool) { return d, fault, true }))
}

package postcards

import (
	"slices"

	"posterestante/game"
)

// Preview says what an action would bring, what it would make possible, and what
// it costs; the rules say it of the position that it leads to.
func (Game) Preview(p *game.Preview) {
	seat := p.Before.Seat
	t := &telling{seat, FromView(&p.Before), FromView(&p.After), seat, p.Events}
	if p.Action.Verb == VAutoma {
		return
	}
	tell := func(l phrase) {
		if l.Kind != game.Nothing {
			p.Lines = append(p.Lines, l)
		}
	}
	for _, l := range t.long() {
		if l.Key != "long.played" {
			tell(l)
		}
	}
	switch a := p.Action; a.Verb {
	case VMove:
		tell(t.after.wanted(a.B))
	case VCamp:
		tell(t.writing())
		if _, ok := game.FirstEvent(p.Events, func(e game.Event) bool {
			return e.Kind == game.Count && e.Rule == "P6.4"
		}); !ok {
			tell(t.after.trackBrings(int(t.after.p[seat].camps)))
		}
	case VTake:
		tell(worth(a.B))
	case VStamp:
		if t.after.maySend(game.Action{Verb: VSend, A: a.B}) == yes {
			tell(sayN("preview.full", Postcards[a.B].Points))
		}
	case VSend:
		if n := t.after.itineraryMet(&t.after.p[seat]) - t.before.itineraryMet(&t.before.p[seat]); n > 0 {
			met := t.after.itineraryMet(&t.after.p[seat])
			tell(sayN("preview.itinerary", itineraryPoints[met]-itineraryPoints[met-n]).By("P9.2"))
		}
		if t.after.top().Kind == StepGift {
			tell(say("preview.gift").By("P7.2"))
		}
	}
	tell(t.cost())
}

// wanted are the kinds of free sites of a region that a postcard of the seat to
// act still has a memory of.
func (s *State) wanted(region uint8) phrase {
	var kinds []Kind
	var out []phrase
	for i, site := range Regions[region].Sites {
		if s.sites[region][i] == 0 && !slices.Contains(kinds, site) && s.lacks(site) {
			kinds = append(kinds, site)
			out = append(out, kindWords(site))
		}
	}
	if len(out) == 0 {
		return phrase{}
	}
	return say("preview.wanted", args{"List": game.SayAll(game.Commas, out...)})
}

// lacks says whether an unsent postcard of the seat to act has a free memory
// space of a kind.
func (s *State) lacks(k Kind) bool {
	for _, c := range s.me().cards.All() {
		for i, m := range Postcards[c].Memories {
			if m.Site == k && s.memories[c]&(1<<i) == 0 {
				return true
			}
		}
	}
	return false
}

// writing are the effects of the memories that may be written next.
func (t *telling) writing() phrase {
	var out []phrase
	var had []Effect
	if t.after.top().Kind != StepMemory {
		return phrase{}
	}
	for _, a := range t.after.Legal(nil) {
		if a.Verb != VWrite {
			continue
		}
		if e := Postcards[a.B].Memories[a.C].Effect; !slices.Contains(had, e) {
			had = append(had, e)
			out = append(out, effectWords(e))
		}
	}
	if len(out) == 0 {
		return phrase{}
	}
	return say("preview.memory", args{"List": game.SayAll(game.Commas, out...)}).By("P4.3")
}

// worth is what a postcard scores when it is sent, and its stamps.
func worth(c uint8) phrase {
	return sayN("preview.worth", Postcards[c].Points, args{"Stamps": game.SayNumber(len(Postcards[c].Stamps))})
}

// cost is what is played, and how many cards may be played then.
func (t *telling) cost() phrase {
	var cards []phrase
	for _, e := range t.events {
		if e.Kind == game.Move && e.From.Zone == Hand && e.To.Zone == Played {
			cards = append(cards, Teller{}.Thing(e.Piece))
		}
	}
	if len(cards) == 0 {
		return phrase{}
	}
	return sayN("preview.cost", t.after.PlaysLeft(), args{"List": game.SayAll(game.Commas, cards...)})
}

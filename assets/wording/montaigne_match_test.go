package wording

import (
	"encoding/json"
	"slices"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	mt "posterestante/game/montaigne"
)

func travelTellers() map[string]Teller {
	out := map[string]Teller{}
	for _, l := range words.Languages() {
		out[l] = For("montaigne", words.In(l), seatNames)
	}
	return out
}

// leave is a match of one number of seats and one choice of options, by n; some
// with the King's Call come and the reserve near its end, some with all sorts of
// characters in the voyages, as few journeys get so far.
func leave(t testing.TB, n uint64) *game.Session {
	t.Helper()
	yes := map[bool]string{true: "yes", false: "no"}
	setup := game.Setup{
		Game: "montaigne", Seats: []string{"person", "person", "person", "person"}[:2+n%3],
		Options: map[string]string{"winds": yes[n%4 != 1], "encounters": yes[n%4 != 2]}, Seed: game.Numbered(n + 1),
	}
	s, err := game.NewSession(mt.Game{}, setup)
	if err != nil {
		t.Fatal(err)
	}
	var p position
	data, _ := json.Marshal(s.State())
	if err := json.Unmarshal(data, &p); err != nil {
		t.Fatal(err)
	}
	switch n % 3 {
	case 1:
		p.gather(t, "noble", "pope", "maid", "theologian", "montaigne-rome", "courtesan", "scholar", "coachman", "spa6")
	case 2:
		p.take("call")
		p["called"], p["reserve"], p["discard"] = true, p.cards("reserve")[:5], p.cards("reserve")[5:]
	}
	data, _ = json.Marshal(p)
	st, err := mt.Game{}.Load(data)
	if err != nil {
		t.Fatal(err)
	}
	return game.From(mt.Game{}, setup, st)
}

// position is a position as it is written.
type position map[string]any

func (p position) cards(pile string) []any { return p[pile].([]any) }

// take takes a card out of the reserve, if it lies there.
func (p position) take(card string) bool {
	reserve := p.cards("reserve")
	i := slices.Index(reserve, any(card))
	if i >= 0 {
		p["reserve"] = slices.Delete(reserve, i, i+1)
	}
	return i >= 0
}

// gather puts cards of the reserve into the voyages, in turns.
func (p position) gather(t testing.TB, cards ...string) {
	t.Helper()
	seats := p["seats"].([]any)
	for i, name := range cards {
		a, err := mt.Game{}.Parse("move " + name)
		if err != nil {
			t.Fatal(err)
		}
		seat := seats[i%len(seats)].(map[string]any)
		if city := mt.Cards[a.A].City.String(); p.take(name) {
			seat["voyage"] = append(seat["voyage"].([]any), name)
			if been := seat["visited"].([]any); !slices.Contains(been, any(city)) {
				seat["visited"] = append(been, city)
			}
		}
	}
	p.take("call") // back to where it may lie (M2.1)
	p["reserve"] = slices.Insert(p.cards("reserve"), (mt.NumCards-1)/len(seats), any("call"))
}

// roam stays on the road for long, and calls on characters where it can.
func roam(s *game.Session, r *game.Rand) game.Action {
	var on, calls []game.Action
	v := s.View(s.Turn())
	for _, a := range s.Legal() {
		lays := a.Verb == mt.VMove || a.Verb == mt.VLay
		home := lays && mt.Cards[a.A].City == mt.Bordeaux && lastCity(&v) != mt.Bordeaux
		if !home || r.Intn(12) == 0 {
			on = append(on, a)
		}
		if a.Verb == mt.VPower || a.Verb == mt.VSail || a.Verb == mt.VSkip {
			calls = append(calls, a)
		}
	}
	switch {
	case len(calls) > 0 && r.Intn(3) > 0:
		return calls[r.Intn(len(calls))]
	case len(on) == 0:
		on = s.Legal()
	}
	verbs := map[game.Verb]bool{}
	for _, a := range on {
		verbs[a.Verb] = true
	}
	for a := on[r.Intn(len(on))]; ; a = on[r.Intn(len(on))] { // each verb about alike: there are many ways to fetch
		if a.Verb != mt.VFetch || len(verbs) == 1 || r.Intn(20) == 0 {
			return a
		}
	}
}

// lastCity is where the voyage of the seat to act ends.
func lastCity(v *game.View) mt.City {
	if cards := v.Pile(mt.Voyage, v.Turn).Pieces; len(cards) > 0 {
		return mt.City(cards[len(cards)-1].Back)
	}
	return mt.Bordeaux
}

// roamed plays matches to their ends, and calls f after every action.
func roamed(t *testing.T, matches uint64, f func(s *game.Session, step game.Step)) {
	t.Helper()
	for n := range matches {
		s, r := leave(t, n), game.NewRand(n+7)
		for !s.Over() && s.Len() < 500 {
			if _, err := s.Do(roam(s, &r)); err != nil {
				t.Fatal(err)
			}
			f(s, s.Step(s.Len()-1))
		}
	}
}

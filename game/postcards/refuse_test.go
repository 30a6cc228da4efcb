package postcards

import (
	"strings"
	"testing"

	"posterestante/game"
)

// citations are the rules that each refusal may cite: the paragraphs that whoever is
// refused should read, in the situations where it is given (by step, by phase, by
// what pays).
var citations = map[string]string{
	"refuse.over": "P9.1 P9.5", "refuse.automa.turn": "P10.2", "refuse.automa.person": "P10.2",
	"refuse.full": "P3.8", "refuse.ended": "P3.7", "refuse.end.cards": "P3.1",
	"refuse.pass.early": "P3.8", "refuse.pass.draw": "P3.8", "refuse.draw.early": "P3.8", "refuse.draw.empty": "P3.8", "refuse.draw.row": "P3.8",
	"refuse.first.wild": "P3.2", "refuse.first.take": "P4.2", "refuse.first.memory": "P4.3", "refuse.first.star": "P6.4", "refuse.first.stamp": "P6.1",
	"refuse.first.gift": "P7.2", "refuse.first.roadmove": "P8.1", "refuse.first.roadcamp": "P8.1", "refuse.first.guide": "P8.5",
	"refuse.card.hand": "P3.1", "refuse.card.left": "P3.3", "refuse.card.action": "P3.1", "refuse.pair.left": "P3.2", "refuse.pair.order": "P3.2",
	"refuse.waste.free": "P3.4", "refuse.waste.effect": "P3.4",
	"refuse.move.card": "P3.1", "refuse.move.there": "P4.1", "refuse.move.border": "P4.1",
	"refuse.take.card": "P3.1", "refuse.take.row": "P4.2", "refuse.take.none": "P4.6 P8.5", "refuse.sweep.twice": "P4.2", "refuse.sweep.deck": "P4.2",
	"refuse.camp.card": "P3.1", "refuse.camp.none": "P4.6", "refuse.camp.full": "P4.6", "refuse.camp.region": "P4.3", "refuse.camp.taken": "P4.3",
	"refuse.stamp.card": "P3.1", "refuse.stamp.colour": "P5.1", "refuse.stamp.nospace": "P5.1 P8.3", "refuse.stamp.postcard": "P5.1", "refuse.stamp.taken": "P5.1",
	"refuse.write.now": "P4.3", "refuse.write.card": "P4.3", "refuse.write.kind": "P4.3", "refuse.write.taken": "P4.3",
	"refuse.skip": "P3.6", "refuse.star": "P6.4", "refuse.send.card": "P7.1", "refuse.send.stamps": "P7.1", "refuse.send.region": "P7.1",
	"refuse.gift.now": "P7.2", "refuse.gift.row": "P7.2", "refuse.use.held": "P8", "refuse.use.bell": "P8", "refuse.keep": "P8.5", "refuse.keep.now": "P8.5",
}

// TestCitations asks about every action in positions of all kinds: each refusal is
// one of the table and cites a rule of it.
func TestCitations(t *testing.T) {
	all, met := everyAction(), map[string]bool{}
	ask := func(s *State, r *game.Rand) {
		for i := range all {
			if r.Intn(8) > 0 && all[i].Verb == VStamp { // by far the most
				continue
			}
			no := s.Refuse(all[i])
			if no == nil {
				continue
			}
			if rules, ok := citations[no.Code]; !ok || !strings.Contains(" "+rules+" ", " "+string(no.Rule)+" ") {
				t.Fatalf("%q is refused by %s (%s)", Game{}.Notation(all[i]), no.Rule, no.Code)
			}
			met[no.Code+" "+string(no.Rule)] = true
		}
	}
	asked(t, 24, 40, ask)
	r := game.NewRand(1)
	for _, odd := range oddPositions(t) {
		st, err := Game{}.Load(odd.Position)
		if err != nil {
			t.Fatal(err)
		}
		s := st.(*State)
		for ; !s.Over(); s.Apply(eager(s.Legal(nil), &r), nil) {
			if r.Intn(20) == 0 || s.top().Kind == StepStamp && r.Intn(4) == 0 {
				ask(s, &r)
			}
		}
		ask(s, &r)
	}
	if len(met) < 55 { // rows of the scenarios have the others
		t.Errorf("%d refusals were met: %v", len(met), met)
	}
}

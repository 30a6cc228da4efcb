package montaigne

import (
	"strings"
	"testing"

	"posterestante/game"
)

// citations are the rules that each refusal may cite: the paragraphs that whoever is
// refused should read, in the situations where it is given.
var citations = map[string]string{
	"refuse.over": "M6.3 M6.6", "refuse.actions": "M3", "refuse.hand": "M3.1 M3.2 M3.4 M7.2", "refuse.seat": "M7.2",
	"refuse.stay.city": "M3.2", "refuse.stay.called": "M6.1", "refuse.supply.empty": "M3.6",
	"refuse.move.city": "M3.1", "refuse.move.back": "M3.5", "refuse.move.called": "M6.1", "refuse.move.toll": "M3.1",
	"refuse.end.acted": "M3", "refuse.pass.acted": "M3.6", "refuse.pass.supply": "M3.6", "refuse.pass.lay": "M3.6",
	"refuse.take.now": "M3.3 M7.1", "refuse.take.empty": "M3.4 M7.2", "refuse.take.cost": "M3.4", "refuse.pay.now": "M3.4", "refuse.lay.now": "M7.2",
	"refuse.look.now": "M7.2", "refuse.look.own": "M7.2", "refuse.look.empty": "M7.2", "refuse.look.seen": "M7.2",
	"refuse.pick.now": "M7.2", "refuse.pick.hand": "M7.2", "refuse.pick.kind": "M7.2", "refuse.skip.now": "M3", "refuse.skip.last": "M7.2", "refuse.skip.quotation": "M7.2",
	"refuse.unseen.now": "M7.2", "refuse.unseen.hand": "M7.2", "refuse.unseen.zone": "M7.2", "refuse.unseen.twice": "M7.2",
	"refuse.rob.now": "M7.2", "refuse.rob.voyage": "M7.2", "refuse.rob.home": "M6.3", "refuse.rob.person": "M7.2", "refuse.rob.find": "M7.2",
	"refuse.person.voyage": "M4.1", "refuse.person.kind": "M4.1", "refuse.person.between": "M4.1", "refuse.fetch.itself": "M4.1", "refuse.fetch.discard": "M4.1",
	"refuse.power.option": "M7.2", "refuse.power.quotation": "M7.2", "refuse.power.hand": "M7.2", "refuse.power.hands": "M7.2", "refuse.power.zone": "M7.2",
	"refuse.pope.voyage": "M7.2", "refuse.pope.own": "M7.2", "refuse.pope.home": "M6.3", "refuse.pope.now": "M7.2", "refuse.power.board": "M7.2", "refuse.power.rob": "M7.2",
	"refuse.sail.option": "M7.1", "refuse.sail.city": "M7.1", "refuse.sail.zone": "M7.1", "refuse.quote.covered": "M7.2", "refuse.quote.kind": "M7.2",
	"refuse.home.books": "M6.2", "refuse.join.back": "M3.5", "refuse.join.called": "M6.1",
	"refuse.first.take": "M3.4", "refuse.first.buy": "M3.4", "refuse.first.toll": "M3.1", "refuse.first.noble": "M7.2", "refuse.first.quote": "M7.2",
	"refuse.first.read": "M7.2", "refuse.first.coach": "M7.2", "refuse.first.rob": "M7.2", "refuse.first.search": "M7.2", "refuse.first.choose": "M7.2",
	"refuse.first.unseen": "M7.2", "refuse.first.pope": "M7.2",
}

// TestRefuseAgrees holds Refuse against Legal on every action of the grammar, in
// positions of all kinds: each sort of step is met, and each refusal is one of
// the table and cites a rule of it.
func TestRefuseAgrees(t *testing.T) {
	all := everyAction()
	met := [StepPope + 1]int{}
	codes := map[string]bool{}
	for seed := range uint64(160) {
		setup := setupOf([]string{"p p", "p p p", "p p p p"}[seed%3], optionSets[seed/3%4])
		setup.Seed = game.Numbered(seed)
		s := newState(t, setup)
		bot := &roamer{rand: game.NewRand(seed)}
		r := game.NewRand(seed)
		for !s.Over() {
			legal := s.Legal(nil)
			kind := s.top().Kind
			if met[kind] < 20 || r.Intn(60) == 0 {
				met[kind]++
				agrees(t, s, legal, all, codes)
			}
			s.Apply(bot.Choose(game.View{}, legal, func() game.State { return s }), nil)
		}
		agrees(t, s, nil, all, codes)
		if t.Failed() {
			return
		}
	}
	for kind, n := range met {
		if n == 0 && uint8(kind) != StepHome { // that one settles by itself
			t.Errorf("%s was never met", stepNames[kind])
		}
	}
	if len(codes) < 55 { // rows of the scenarios have the others
		t.Errorf("%d refusals were met: %v", len(codes), codes)
	}
	if r := newState(t, setupOf("p p", "")).Refuse(game.Action{Verb: 99}); r == nil {
		t.Error("an unknown verb is not refused")
	}
}

func agrees(t *testing.T, s *State, legal, all []game.Action, codes map[string]bool) {
	t.Helper()
	set := map[game.Action]bool{}
	for _, a := range legal {
		set[a] = true
	}
	for seat := range game.Seat(s.seats) {
		for _, a := range game.RequestsOf(s, seat) {
			set[a] = true
		}
	}
	for _, a := range all {
		r := s.Refuse(a)
		if (r == nil) != set[a] {
			t.Fatalf("%q with step %s is legal: %v, refused: %v", Game{}.Notation(a), stepNames[s.top().Kind], set[a], r)
		}
		if r != nil {
			codes[r.Code+" "+string(r.Rule)] = true
			if rules, ok := citations[r.Code]; !ok || !strings.Contains(" "+rules+" ", " "+string(r.Rule)+" ") {
				t.Fatalf("%q with step %s is refused by %q: %s", Game{}.Notation(a), stepNames[s.top().Kind], r.Rule, r.Code)
			}
		}
	}
}

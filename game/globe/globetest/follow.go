package globetest

import (
	"slices"
	"strings"

	"posterestante/game"
	"posterestante/game/globe"
)

// What the words of a refusal name as a way out must be one: whoever does that and then
// tries again is not told the same.

// remedy is what the words of a refusal tell to do before one tries again.
type remedy struct {
	verbs []string
	// often: it may take some of them, such as sales; else one must do.
	often bool
	// turns: what was refused waits for a later turn.
	turns bool
	// only are those among them that are meant; nil: all.
	only func(s *globe.State, a game.Action) bool
}

func once(verbs ...string) remedy  { return remedy{verbs: verbs} }
func often(verbs ...string) remedy { return remedy{verbs: verbs, often: true} }
func later(verbs ...string) remedy { return remedy{verbs: verbs, often: true, turns: true} }

// fromBag are sales of what lies in the bag.
func fromBag(s *globe.State, a game.Action) bool { return int(a.A) < len(s.R.Items) }

// toFly gets a ticket somehow, and flies.
var toFly = remedy{verbs: []string{"sell", "lot", "buy", "fly"}, often: true, only: aTicket}

// aTicket is what is bought, where something is.
func aTicket(s *globe.State, a game.Action) bool {
	return s.R.Moves.Rows[a.Verb].Name != "buy" || a.A == globe.GoodTicket
}

// remedies are those of the refusals that name what comes first; of several each must
// do. Refusals that say "choose another" have none.
var remedies = with(barterRemedies, map[string][]remedy{
	"first.aim": {once("aim")}, "first.choose": {once("choose")}, "first.pick": {once("pick")},
	"first.debt":   {once("pay"), often("sell", "lot", "pay")},
	"first.price":  {once("pay", "skip"), often("sell", "lot", "pay", "skip")},
	"first.cry":    {often("bid", "nobid")},
	"first.bundle": {once("skip"), often("sell", "lot", "putup", "skip")},
	"bundle.full":  {once("putup", "skip")}, "bundle.lot": {once("putup", "skip")},
	"putup":       {once("sell", "lot"), once("skip")},
	"first.stall": {once("skip")},
	"first.bid":   {once("bid", "nobid")}, "first.depart": {once("fill"), once("try"), once("leave")},
	"first.go": {once("move")}, "first.stuck": {once("fill")}, "first.meet": {once("take"), once("play")},
	"first.keep": {once("keep")}, "first.win": {once("draw"), once("skip")},
	"first.draw": {once("draw"), once("skip")}, "first.last": {once("skip")},
	"first.shop": {once("skip"), once("try"), often("buy", "sell", "skip")},
	"first.pack": {often("line"), once("leave")}, "first.express": {once("leave")},
	"first.dear":    {once("help"), often("sell", "lot")},
	"first.cheques": {once("cheques"), once("skip")}, "first.night": {once("night"), often("cheques", "sell", "night")},
	"first.road": {once("move"), once("roll"), once("obey"), once("fly"), once("fill"), once("help")},
	"first.end":  {once("fly"), once("fill"), once("help")},
	"move.end":   {once("fly"), once("fill"), once("help"), toFly},
	"roll.end":   {once("fly"), once("help")}, "help.last": {toFly},
	"move.fare": {often("sell", "lot")}, "money": {often("sell", "lot"), once("skip")},
	"move.roll": {once("roll")}, "fly.roll": {once("roll")}, "move.order": {later("obey")},
	"move.papers": {often("sell", "lot"), once("help")},
	"line.first":  {later("line")}, "line.express": {once("leave")},
	"line.full": {once("leave")}, "buy.full": {{verbs: []string{"sell"}, only: fromBag}},
	"leave.pass": {later("fill", "keep")}, "leave.ticket": {later("try")}, "passport.wait": {later("fill")},
	"fly.ticket": {{verbs: []string{"buy"}, only: aTicket}},
	"try.ticket": {once("leave")}, "fly.left": {once("move")},
	"cheques.poor": {often("sell", "lot"), once("night")}, "cheques.few": {once("cheques")}, "night": {once("cheques")},
})

// follow does what a refusal advises, each way of it, and tries again.
func (r *refusals) follow(s *globe.State, a game.Action, no *game.Refusal) {
	code := strings.TrimPrefix(no.Code, "refuse.")
	for _, way := range remedies[code] {
		key := code + " " + strings.Join(way.verbs, " ")
		if r.followed[key] >= followedMost {
			continue
		}
		if c := s.Clone().(*globe.State); r.advised(c, way) != nil {
			r.followed[key]++
			if !r.leads(c, a, no, way) {
				r.Errorf("%q in step %s is refused by %s: after %v it still is",
					r.g.Notation(a), r.g.R.Steps[s.Top().Kind].Name, no.Code, way.verbs)
			}
		}
	}
}

// missed are the ways that are advised in this game and were never followed.
func (r *refusals) missed() (out []string) {
	for key := range r.met {
		code := strings.TrimPrefix(strings.Fields(key)[0], "refuse.")
		for _, way := range remedies[code] {
			has := func(v string) bool {
				return slices.ContainsFunc(r.g.R.Moves.Rows, func(row globe.Row) bool { return row.Name == v })
			}
			key := code + " " + strings.Join(way.verbs, " ")
			if r.followed[key] == 0 && slices.ContainsFunc(way.verbs, has) {
				out = append(out, key)
			}
		}
	}
	return out
}

// followedMost is how often each advice is followed.
const followedMost = 40

// advised are the actions that a refusal advises.
func (r *refusals) advised(s *globe.State, way remedy) (out []game.Action) {
	for _, a := range s.Legal(nil) {
		if slices.Contains(way.verbs, r.g.R.Moves.Rows[a.Verb].Name) && (way.only == nil || way.only(s, a)) {
			out = append(out, a)
		}
	}
	return out
}

// leads says whether a way leads out of a refusal: to another answer, or to the end of
// the turn, or so far that nothing more of it can be done.
func (r *refusals) leads(s *globe.State, a game.Action, no *game.Refusal, way remedy) bool {
	seat, active, round := s.Turn(), s.Active(), s.N[globe.Round]
	for range 60 {
		all := r.advised(s, way)
		if len(all) == 0 {
			return way.often
		}
		s.Apply(all[r.rand.Intn(len(all))], nil)
		if seat != active { // a bid was asked of it: another auction is another matter
			return true
		}
		for !s.Over() && s.Turn() != seat && (way.turns || s.Active() == active && s.N[globe.Round] == round) {
			r.any(s)
		}
		if s.Over() || !way.turns && (s.Active() != active || s.N[globe.Round] != round) {
			return true
		}
		if again := s.Refuse(a); again == nil || again.Code != no.Code {
			return true
		}
		if !way.often {
			return false
		}
		for way.turns && r.advised(s, way) == nil && !s.Over() { // until it is advised again
			r.any(s)
		}
	}
	return false
}

// any does what somebody may do.
func (r *refusals) any(s *globe.State) {
	legal := s.Legal(nil)
	s.Apply(legal[r.rand.Intn(len(legal))], nil)
}

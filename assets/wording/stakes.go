package wording

import "posterestante/game"

// Question is what a person is asked before something is given up for good.
type Question struct {
	Title, Text string
	No, Yes     string // the verbs of the two answers
}

// Question asks about an action of the view's seat, in words and figures. It
// tells nothing that the seat doesn't know.
func (t Teller) Question(v *game.View, a game.Action, s *game.Stakes) Question {
	key := "end.do"
	if t.voice != nil {
		if deed := t.voice.deed(a); deed != "" {
			key = t.say.area + deed
		}
	}
	w := t.say.w
	q := Question{Title: w.T(key + ".title"), No: w.T(key + ".no"), Yes: w.T(key + ".yes")}
	var text []string
	for _, f := range s.Lost {
		text = append(text, t.say.cited(t.fact(v, f), f.Rule))
	}
	if s.Ends {
		q.Title = w.T("end.ask")
		text = append(text, t.sure(s.Why))
		if s.Scores == nil {
			text = append(text, w.T("end.open"))
		} else {
			text = append(text, w.T("end.told", with{"List": t.points(s.Scores)}))
		}
	}
	q.Text = lines(text...)
	return q
}

// sure is a fact with its rule; nothing of the zero Fact.
func (t Teller) sure(f game.Fact) string {
	if f.Key == "" {
		return ""
	}
	return t.say.cited(t.fact(nil, f), f.Rule)
}

// fact says a fact about what is given up, about an end or a tie.
func (t Teller) fact(v *game.View, f game.Fact) string {
	places := with{"Who": "", "Thing": ""}
	if len(f.Spots) > 0 {
		places["Who"] = t.say.who(f.Spots[0].Seat)
		if v != nil && t.voice != nil {
			places["Thing"] = t.voice.thing(v.At(f.Spots[0]))
		}
	}
	var counts []string
	for _, c := range f.Counts {
		counts = append(counts, t.say.w.T("end.points", with{"Name": t.say.who(game.Seat(c.What)), "N": c.N}))
	}
	places["List"] = list(counts)
	if f.N == 0 {
		return t.say.t(f.Key, places)
	}
	return t.say.n(f.Key, f.N, places)
}

// points are the totals of all seats, by name.
func (t Teller) points(scores []game.Score) string {
	var out []string
	for i, s := range scores {
		out = append(out, t.say.w.T("end.points", with{"Name": t.say.who(game.Seat(i)), "N": s.Total}))
	}
	return list(out)
}

// Why says why a match ended and what parted equal points, see game.Ender; each
// a sentence with its rule.
func (t Teller) Why(ending []game.Fact) (out []string) {
	for _, f := range ending {
		out = append(out, t.sure(f))
	}
	return out
}

// Verdict says who won a match with these scores, or that it is a tie.
func (t Teller) Verdict(scores []game.Score) string {
	first := game.Winners(scores)
	key := "end.wins"
	if len(first) > 1 {
		key = "end.tie"
	}
	var who []string
	for _, seat := range first {
		who = append(who, t.say.who(seat))
	}
	return t.say.w.T(key, with{"Who": t.say.w.List(who), "List": t.points(scores)})
}

// Told tells the n-th action of a match to a seat; the one that ended it with
// its End.
func (t Teller) Told(s *game.Session, n int, seat game.Seat) Line {
	step := s.Step(n)
	before, after := s.ViewAt(n, seat), s.ViewAt(n+1, seat)
	line := t.Step(&before, &after, step.Seat, step.Action, game.EventsFor(step.Events, seat))
	if n == s.Len()-1 && s.Over() {
		line.End = append(t.Why(s.Ending()), t.Verdict(s.Scores()))
	}
	return line
}

package wording

import "posterestante/game"

// Question is what a person is asked before something is given up for good.
type Question struct {
	Title, Text string
	No, Yes     string // the verbs of the two answers
}

// Question asks about an action of the view's seat, in words and figures. It
// tells nothing that the seat doesn't know.
func (t Teller) Question(v *game.View, a game.Action, s *game.Stakes) (q Question) {
	defer t.survive()
	q = t.ask("end.do")
	if deed := t.game.Deed(a); deed != "" {
		q = t.ask(t.say.area + deed)
	}
	var text []game.Phrase
	for _, f := range s.Lost {
		text = append(text, game.SayFact(t.game, v, f))
	}
	if s.Ends {
		q.Title = t.say.w.T("end.ask")
		then := game.SayShared("end.open")
		if s.Scores != nil {
			then = game.SayShared("end.told", game.Args{"List": game.SayScores(s.Scores)})
		}
		text = append(text, game.SayFact(t.game, nil, s.Why), then)
	}
	q.Text = t.say.phrase(game.SayAll(game.Lines, text...))
	return q
}

// ask is a question without its text.
func (t Teller) ask(key string) Question {
	w := t.say.w
	return Question{Title: w.T(key + ".title"), No: w.T(key + ".no"), Yes: w.T(key + ".yes")}
}

// Why says why a match ended and what parted equal points, see game.Ender; each
// a sentence with its rule.
func (t Teller) Why(ending []game.Fact) (out []string) {
	defer t.survive()
	for _, f := range ending {
		out = append(out, t.say.phrase(game.SayFact(t.game, nil, f)))
	}
	return out
}

// Ranking says who came where in a match that is over, and by what; "" where the game
// doesn't, or the end says it all.
func (t Teller) Ranking(v *game.View, scores []game.Score) string {
	defer t.survive()
	if g, ok := t.game.(game.Ranker); ok {
		return t.say.phrase(g.Ranking(v, scores))
	}
	return ""
}

// Verdict says who won a match with these scores, or that it is a tie.
func (t Teller) Verdict(scores []game.Score) string {
	defer t.survive()
	return t.say.phrase(game.SayVerdict(scores))
}

// Told tells the n-th action of a match to a seat; the one that ended it with
// its End.
func (t Teller) Told(s *game.Session, n int, seat game.Seat) (line Line) {
	defer t.survive()
	step := s.Step(n)
	line.Seat = step.Seat
	before, after := s.ViewAt(n, seat), s.ViewAt(n+1, seat)
	line = t.Step(&before, &after, step.Seat, step.Action, game.EventsFor(step.Events, seat))
	if n == s.Len()-1 && s.Over() {
		line.End = append(t.Why(s.Ending()), t.Verdict(s.Scores()))
	}
	return line
}

package globe

import "posterestante/game"

// Opening tells what happened as a match was set up: what each seat got, the dice
// for tickets, and for who begins (S2, R1.4).
func (t *Teller) Opening(events []game.Event) (out []phrase) {
	var rolls []game.Event
	for _, e := range events {
		if e.Kind == game.Roll {
			rolls = append(rolls, e)
		}
		if e.Kind != game.Note {
			continue
		}
		with := args{"Who": game.SaySeat(e.Seat), "Price": SayMoney(int(e.Value))}
		switch e.Key {
		case NoteBegins, NoteBeginsTied:
			var dice []phrase
			for _, r := range rolls {
				dice = append(dice, say("open.die", args{"Who": game.SaySeat(r.Seat),
					"N": game.SayNumber(int(r.Value))}))
			}
			with["List"] = game.SayAll(game.Commas, dice...)
		case NoteTicket, NoteTicketDear:
			with["N"] = game.SayNumber(int(rolls[len(rolls)-1].Value))
		}
		if e.Key != NoteJobs && e.Key != NoteJobsTicket {
			rolls = nil
		}
		out = append(out, say("open."+e.Key.String(), with).By(e.Rule))
	}
	return out
}

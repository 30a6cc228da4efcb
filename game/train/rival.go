package train

import (
	"cmp"

	"posterestante/game"
	"posterestante/game/search"
)

// Face has the training look for what beats a model: in each game one seat plays by what is trained, and it alone is
// learned from; all others play by that model, as long as others do, and draw nothing by chance.
func (t *Teacher) Face(m *search.Model) { t.frozen, t.Against = m, cmp.Or(m.ID, "untrained") }

// face has the frozen model play all seats but one.
func (t *Teacher) face(players []game.Bot, thinks []bool, r *game.Rand) {
	learner := r.Intn(len(players))
	for i := range players {
		if i != learner {
			players[i], thinks[i] = &rival{teacher: t, bot: search.Bot{Player: search.NewPlayer(t.frozen),
				Rand: game.NewRand(r.Next())}}, false
		}
	}
}

// rival is a game.Bot that plays by the frozen model.
type rival struct {
	teacher *Teacher
	bot     search.Bot
}

// Choose is game.Bot.
func (f *rival) Choose(v game.View, legal []game.Action, deal func() game.State) game.Action {
	f.bot.Iterations, _ = f.teacher.looks(&f.bot.Rand)
	return f.bot.Choose(v, legal, deal)
}

// looks is how often a seat looks ahead at a decision, and whether it is one of those that are searched wholly.
func (t *Teacher) looks(r *game.Rand) (iterations int, wholly bool) {
	if r.Intn(whole) == 0 {
		return t.Iterations, true
	}
	return max(1, t.Iterations/brief), false
}

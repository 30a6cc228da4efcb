package wording

import (
	"strings"
	"testing"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/routard"
	"posterestante/game/sakodo"
)

// TestGlobeCardsAreTold checks that all of each card of the games round the world
// can be said in every language: its title, its sentence, its place, its price
// and what it does, by the data alone.
func TestGlobeCardsAreTold(t *testing.T) {
	for _, lang := range words.Languages() {
		for _, g := range []globe.Game{sakodo.Game, routard.Game} {
			s := speaker{w: words.In(lang), area: g.R.Name + "."}
			say := func(what string, p game.Phrase) {
				if told := s.phrase(p); told == "" || strings.ContainsAny(told, "[]{}<>") {
					t.Errorf("%s, %s: %s is told as %q", lang, g.R.Name, what, told)
				}
			}
			for k, deck := range g.R.Decks {
				for _, c := range deck {
					k, what := globe.Kind(k), globe.Kind(k).String()+" "+c.Key
					say(what, game.SayAll(game.Lines, c.SayTitle(k), c.SayWords(k), c.SayPlace(), c.SayPrice(k), g.R.SayEffects(c.Effects)))
					for _, o := range append(append([]globe.Outcome{}, c.Roll...), c.Choose...) {
						say(what+" "+o.Key, game.SayAll(game.Lines, c.SayOutcome(o), g.R.SayEffects(o.Effects)))
					}
				}
			}
			for _, item := range g.R.Items[1:] {
				say(item, game.Say("item."+item+".name"))
			}
			for _, q := range g.R.Road {
				say(q.Key, game.Say("kind."+q.Kind.String()))
			}
		}
	}
}

// TestEffectsAreTold says some effects in full.
func TestEffectsAreTold(t *testing.T) {
	for _, c := range []struct {
		g      globe.Game
		e      globe.Effect
		en, fr string
	}{
		{sakodo.Game, globe.Gain.Of(150), "Receive €150.", "Recevez 150\u00a0€."},
		{sakodo.Game, globe.Go.Of(-3), "Move 3 squares back.", "Reculez de 3 cases."},
		{sakodo.Game, globe.Get.An(sakodo.Compass), "Receive a compass.", "Recevez une boussole."},
		{sakodo.Game, globe.Lose.An(sakodo.Passport), "Lose your passport.", "Perdez votre passeport."},
		{sakodo.Game, globe.Miss.Of(1), "Miss a turn.", "Passez un tour."},
		{routard.Game, globe.Cheques.Of(-3), "Hand in 3 hotel cheques, or all if you have fewer.", "Rendez 3 chèques hôtel, ou tous si vous en avez moins."},
		{routard.Game, globe.Order.Of(1), "Your next turn: exactly 1 square on, free.", "Votre prochain tour\u00a0: 1 case exactement, gratis."},
		{routard.Game, globe.Lose.An(0), "Lose a thing of your choice from your bag, not papers.", "Perdez un objet de votre sac, à votre choix, sauf les papiers."},
	} {
		for lang, want := range map[string]string{"en": c.en, "fr": c.fr} {
			s := speaker{w: words.In(lang), area: c.g.R.Name + "."}
			if got := s.phrase(c.g.R.SayEffect(c.e)); got != want {
				t.Errorf("%s: %+v is told as %q, want %q", lang, c.e, got, want)
			}
		}
	}
}

package sakodo

import "posterestante/game/globe"

// The rules of today are the second (docs/sakodo.md): by the first, chance took
// as much as it gave, and a seat without it won as often. Since then it pays more,
// and one of the two passports that it took costs money instead (S7.2).

// chancesBefore is what those chances do by the first rules that are changed.
var chancesBefore = map[string]globe.Effect{
	"wallet": globe.Gain.Of(150), "lottery": globe.Gain.Of(300), "contest": globe.Gain.Of(200),
	"exchange": globe.Gain.Of(80), "delay": globe.Gain.Of(120), "wedding": globe.Gain.Of(100),
	"lorry": globe.Go.Of(3), "sidecar": globe.Go.Of(2), "express": globe.Go.Of(4),
	"laundry": globe.Lose.An(Passport), "dentist": globe.Pay.Of(200),
}

// decksBefore are the cards of the first rules.
func decksBefore() *globe.Decks { return Decks.Before(globe.Chance, chancesBefore) }

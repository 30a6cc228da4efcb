package routard

import "posterestante/game/globe"

// The rules of today are the second (docs/routard.md): by the first, chance took
// as much as it gave, and a seat without it won as often. Since then it pays more,
// and three of the six things that it took cost money instead (R5.4).

// chancesBefore is what those chances do by the first rules that are changed.
var chancesBefore = map[string]globe.Effect{
	"old_jacket": globe.Gain.Of(200), "tombola": globe.Gain.Of(300), "cover_photo": globe.Gain.Of(250),
	"dominoes": globe.Gain.Of(150), "happy_hour": globe.Gain.Of(120),
	"vouchers": globe.Cheques.Of(4), "innkeeper": globe.Cheques.Of(5), "empty_season": globe.Cheques.Of(3),
	"banana_truck": globe.Go.Of(3), "stopover": globe.Order.Of(1), "ferry": globe.Order.Of(3),
	"goat": globe.Lose.An(Papers), "left_luggage": globe.Lose.An(Equipment), "hole": globe.Lose.An(0),
}

// decksBefore are the cards of the first rules.
func decksBefore() *globe.Decks { return Decks.Before(globe.Chance, chancesBefore) }

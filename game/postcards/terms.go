package postcards

import "posterestante/game"

// Terms are what statistics of Postcards are made of.
var Terms = game.Terms{
	Sources: []string{"sent", "traveller", "memory", "track", "automa", "itinerary", "unsent", "gifts", "bonus", game.SourceRest},
	Seldom:  []string{"automa", game.SourceRest}, Sent: "sent", Options: []string{"side"},
	Of: map[string]string{
		"P7.2": "sent", "P4.5": "traveller", "P6.3": "memory", "P6.4": "track", "P10.9": "automa",
		"itinerary": "itinerary", "unsent": "unsent", "bonus": "bonus",
		"globes": "gifts", "caravan": "gifts", "lightning": "gifts", "key": "gifts", // a key ring names its kind of site
	},
}

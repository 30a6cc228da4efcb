package globe

import "posterestante/game"

// Terms are what the statistics of either game are made of: the cards that each
// brought of those that must be brought, and the arrival with all of them.
func (g Game) Terms(options ...string) *game.Terms {
	return &game.Terms{
		Sources: []string{"souvenir", "report", "adventure", "arrived", game.SourceRest},
		Seldom:  []string{game.SourceRest}, Options: options,
		Of: map[string]string{"need.souvenir": "souvenir", "need.report": "report", "need.adventure": "adventure",
			"arrived": "arrived"},
	}
}

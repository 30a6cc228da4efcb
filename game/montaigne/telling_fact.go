package montaigne

import (
	"strconv"

	"posterestante/game"
)

// fact says a fact of Facts.
func (s *State) fact(f game.Fact) phrase {
	with := args{}
	var list []phrase
	for _, c := range f.Counts {
		switch f.Key {
		case "home.books":
			list = append(list, say("book."+strconv.Itoa(c.What)))
		case "road.free", "road.toll", "road.stay":
			with["City"], with["Cards"] = cityName(City(c.What)), sayN("facts.cards", c.N)
		case "tile.book":
			list = append(list, say("theme."+Theme(c.What).String()+".name"))
		case "tile.find":
			with["Find"] = say("kind." + Find(c.What).String() + ".name")
		case "tile.zones":
			list = append(list, say("zone."+strconv.Itoa(c.What)))
		}
	}
	if len(f.Spots) > 0 && f.Spots[0].Zone == TileRow {
		with["Tile"] = tileWords(f.Spots[0].Index)
	}
	with["List"] = game.SayAll(game.And, list...)
	return sayN("facts."+f.Key, f.N, with)
}

package montaigne

import (
	"strconv"

	rules "posterestante/game/montaigne"
	"posterestante/render/engine/stage"
	"posterestante/render/table/board"
)

// Legend lists the signs of the table: books and themes, discoveries,
// characters, cities and zones, seats.
func (Board) Legend(c *board.Context) []board.Sign {
	w := c.Words
	var out []board.Sign
	head := func(key string) { out = append(out, board.Sign{Head: true, Words: w.T(key)}) }
	add := func(group, n int, words string) {
		out = append(out, board.Sign{Pic: stage.Pic{Kind: "mo.sign", ID: group*16 + n}, W: 42, H: 42, Words: words})
	}
	for b := 1; b <= 3; b++ {
		head("montaigne.book." + strconv.Itoa(b))
		for t := rules.Friendship; t <= rules.Travel; t++ {
			if t.Book() == b {
				add(signTheme, int(t), w.T("montaigne.theme."+t.String()+".name"))
			}
		}
	}
	head("montaigne.kind.discovery.name")
	for f := rules.Gastronomy; f <= rules.Landscape; f++ {
		add(signFind, int(f), w.T("montaigne.kind."+f.String()+".name"))
	}
	head("montaigne.kind.character.name")
	for p := rules.Montaigne; p <= rules.Courtesan; p++ {
		add(signPerson, int(p), w.T("montaigne.traveller."+p.String()+".name"))
	}
	head("montaigne.table.legend.cities")
	for city := rules.Bordeaux; city <= rules.Florence; city++ {
		add(signCity, int(city), cityName(c, city)+" · "+w.T("montaigne.zone."+strconv.Itoa(city.Zone())))
	}
	head("table.legend.seats")
	for i, name := range c.Names {
		out = append(out, board.Sign{Pic: stage.Pic{Kind: "mo.pawn", ID: c.Colours[i]}, W: 31, H: 42, Words: name})
	}
	for i, key := range []string{"points", "hand", "actions"} {
		out = append(out, board.Sign{Pic: stage.Pic{Kind: "mo.chip", ID: i, Text: "0"}, W: 60, H: 34, Words: w.T("montaigne.table.legend." + key)})
	}
	return out
}

// Command webmatch writes a match of the first game of the box that is over, played at random
// against its usual opponent, for the test in
// a browser: webmatch FOLDER says where the file is.
package main

import (
	"fmt"
	"os"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
)

func main() {
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "webmatch:", err)
		os.Exit(1)
	}
}

func write(folder string) error {
	shelf, err := store.Open(folder)
	if err != nil {
		return err
	}
	first := box.Games[0].Game
	m, err := shelf.New(store.Meta{Name: "Zoé, Émile", Seats: []store.Seat{{Name: "Zoé"}, {Name: "Émile", Colour: 1}},
		Setup: game.Setup{Game: first.Name(), Seed: "7", Seats: []string{"person", first.Kinds()[1]}}})
	if err != nil {
		return err
	}
	for chance := game.NewRand(7); !m.Session().Over(); {
		a, _ := m.Session().Reply()
		if legal := m.Session().Legal(); m.Session().Turn() == 0 {
			a = legal[chance.Next()%uint64(len(legal))]
		}
		if _, err := m.Do(a); err != nil {
			return err
		}
	}
	if err := m.Close(); err != nil {
		return err
	}
	path, err := shelf.Export(m.ID(), folder)
	fmt.Println(path)
	return err
}

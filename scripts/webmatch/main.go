// Command webmatch writes what the test in a browser opens. webmatch FOLDER writes a match of the first game of the box
// that is over, played at random against its usual opponent, and says where the file is. Beside it lie a letter of a
// match by post, letter.txt, and the invitation to its other seat, invitation.txt. webmatch FOLDER LETTER takes the
// letter that comes back, and says how many actions it brings.
package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/post"
	"posterestante/game/store"
)

func main() {
	do := write
	if len(os.Args) > 2 {
		do = answered
	}
	if err := do(os.Args[1]); err != nil {
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
	return errors.Join(err, posted(shelf, folder))
}

// posted begins a match by post, plays the first seat's turn, and writes the letter.
func posted(shelf *store.Shelf, folder string) error {
	m, err := shelf.New(store.Meta{Name: "Zoé, Marc", Seats: []store.Seat{{Name: "Zoé"}, {Name: "Marc", Colour: 1}},
		Setup: game.Setup{Game: box.Games[1].Game.Name(), Seed: "7", Seats: []string{"person", "person"}}})
	if err != nil {
		return err
	}
	b := post.OpenBox(shelf)
	if _, err := b.Begin(m.ID(), []game.Seat{0}, nil); err != nil {
		return err
	}
	for m.Session().Turn() == 0 {
		if _, err := m.Do(m.Session().Legal()[0]); err != nil {
			return err
		}
	}
	if err := m.Close(); err != nil {
		return err
	}
	letter, err := b.Write(m.ID())
	if err != nil {
		return err
	}
	return errors.Join(os.WriteFile(filepath.Join(folder, "letter.txt"), letter, 0o600),
		os.WriteFile(filepath.Join(folder, "invitation.txt"), []byte(b.Invitation(m.ID(), 1)), 0o600))
}

// answered takes a letter that came back.
func answered(folder string) error {
	shelf, err := store.Open(folder)
	if err != nil {
		return err
	}
	data, err := os.ReadFile(os.Args[2])
	if err != nil {
		return err
	}
	t, err := post.OpenBox(shelf).Take(data, nil)
	if err != nil {
		return err
	}
	if t.What != post.Longer {
		return errors.New("the letter brings nothing")
	}
	r, err := shelf.Look(t.ID)
	if err == nil {
		fmt.Println(r.Session.Len()-t.From, "actions")
	}
	return err
}

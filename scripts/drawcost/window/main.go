// Window draws the worst table of Postcards, whole, again and again, in a real
// window, and writes what that costs as a line of JSON; scripts/drawcost holds it.
//
//	go run ./scripts/drawcost/window POSITION.json
package main

import (
	"encoding/json"
	"fmt"
	"os"

	"posterestante/assets/words"
	"posterestante/game"
	rules "posterestante/game/postcards"
	"posterestante/game/store"
	"posterestante/render/engine/app"
	"posterestante/render/engine/app/settings"
	"posterestante/render/games/postcards"
	"posterestante/render/packs"
	"posterestante/render/table"
)

// The window that the goals are for, and how often it is drawn.
const (
	width, height = 1280, 720
	frames        = 40
)

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, "window:", err)
		os.Exit(2)
	}
}

func run() error {
	if len(os.Args) != 2 {
		return fmt.Errorf("give the file of one position")
	}
	data, err := os.ReadFile(os.Args[1])
	if err != nil {
		return err
	}
	st, err := rules.Game{}.Load(data)
	if err != nil {
		return err
	}
	seats, err := store.Kinds(data)
	if err != nil {
		return err
	}
	s := game.From(rules.Game{}, game.Setup{Game: "postcards", Seats: seats, Seed: "1"}, st)
	t := table.New(&table.Deps{Words: words.In("fr"), Board: postcards.Board{}, Still: true,
		Names: []string{"Lise", "Anaïs", "Théo", "Jules"}[:len(seats)], Colours: []int{0, 1, 2, 3}[:len(seats)]},
		table.Unkept{On: s})
	t.Ready()
	cost, err := app.Measure(app.Config{Title: "Poste Restante", Painters: packs.Painters(),
		Settings: settings.Default()}, width, height, frames, t)
	if err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(cost)
}

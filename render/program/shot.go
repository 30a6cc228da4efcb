package program

import (
	"fmt"
	"image/png"
	"os"
	"strings"

	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
	"posterestante/render/cli"
	"posterestante/render/engine/app"
	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/paint"
	"posterestante/render/packs"
	"posterestante/render/screens/rulebook"
	"posterestante/render/table"
)

// Take takes a picture of a table in a real window.
func Take(s cli.Shot) error {
	g, err := box.Named(s.Game)
	if err != nil {
		return err
	}
	session, err := begun(s, g)
	if err != nil {
		return err
	}
	r := s.Seed.Rand()
	bot := &game.RandomBot{Rand: (s.Seed + " bot").Rand()}
	for i := 0; i < s.Play && !session.Over(); i++ {
		if _, err := session.Do(session.Ask(bot, &r)); err != nil {
			return err
		}
	}
	d := &table.Deps{Words: words.In(s.Lang), Board: packs.Of(s.Game).Board, Speed: 0, Still: true,
		Papers: table.Papers{Log: table.Log{Signs: true}}}
	for i, kind := range session.Setup().Seats {
		d.Names, d.Colours = append(d.Names, sitter(d.Words, s.Game, kind, i)), append(d.Colours, i)
	}
	t := table.New(d, table.Unkept{On: session})
	t.Ready()
	return app.Shot(app.Config{Title: "Poste Restante", Painters: packs.Painters(), Settings: settings.Default()},
		s.Width, s.Height, app.Picture{Scene: t, File: s.File})
}

// sitters are the persons of a picture.
var sitters = [game.MaxSeats]string{"Lise", "Anaïs", "Théo", "Jules", "Zoé", "Malo"}

// sitter is the name of a seat of a picture: a person's, or that of who plays it.
func sitter(w *words.Words, name, kind string, seat int) string {
	if kind == "person" {
		return sitters[seat]
	}
	if level, ok := game.LevelOf(kind); ok {
		return w.T(fmt.Sprint("think.name.", level+1))
	}
	how := strings.ToLower(w.T("kind." + strings.ReplaceAll(kind, ":", ".")))
	if n, ok := game.Thinks(kind); ok {
		how = fmt.Sprint(n)
	}
	return fmt.Sprintf("%s (%s)", w.T(name+".opponent"), how)
}

// begun is the match that the picture is of, before the random actions.
func begun(s cli.Shot, g game.Game) (*game.Session, error) {
	setup := game.Setup{Game: s.Game, Seats: s.Seats, Options: s.Options, Seed: s.Seed}
	if s.Position == "" {
		return game.NewSession(g, setup)
	}
	data, err := store.ReadFile(s.Position)
	if err != nil {
		return nil, err
	}
	st, err := g.Load(data)
	if err != nil {
		return nil, err
	}
	if setup.Seats, err = store.Kinds(data); err != nil {
		return nil, err
	}
	return game.From(g, setup, st), nil
}

// Sheet writes a contact sheet of every picture of every game, with its name.
func Sheet(file string) error {
	all := rulebook.Samples()
	for _, p := range packs.Games {
		all = append(all, p.Board.Samples()...)
	}
	f, err := os.Create(file)
	if err != nil {
		return err
	}
	if err := png.Encode(f, paint.Sheet(packs.Painters(), all, 1, "")); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}

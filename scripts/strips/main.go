// Command strips films a great moment in the real window: a match that is played by
// itself up to just before it, and then shown.
//
//	strips [-lang en] [-calm] GAME MOMENT FOLDER
package main

import (
	"cmp"
	"flag"
	"fmt"
	"os"
	"time"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/render/engine/app"
	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

// at are how far the moment is in each frame that is kept.
var at = []float64{0.06, 0.27, 0.44, 0.58, 0.74, 0.90}

var (
	lang = flag.String("lang", "fr", "the language")
	calm = flag.Bool("calm", false, "with reduced motion")
)

// before is a match just before a moment of a name.
func before(name, moment string, d *table.Deps) (*game.Session, error) {
	g, err := box.Named(name)
	if err != nil {
		return nil, err
	}
	usual := box.Of(name).Opponent
	seats := []string{usual, usual, usual}
	c := board.Context{Names: d.Names, Colours: d.Colours, Words: d.Words, Tell: wording.For(name, d.Words, d.Names),
		Open: game.Nobody}
	begins := func(e game.Event, _ *game.Session, v *game.View, c *board.Context) bool {
		m := d.Board.(board.Festive).Moment(e, v, c)
		return m.Kind != board.NoCeremony && m.Name == moment
	}
	if sp, ok := spans[moment]; ok {
		begins = func(e game.Event, s *game.Session, _ *game.View, _ *board.Context) bool { return sp.begins(e, s) }
	}
	for seed := uint64(1); seed < 60; seed++ {
		setup := game.Setup{Game: name, Seats: seats, Seed: game.Numbered(seed)}
		s, err := game.NewSession(g, setup)
		if err != nil {
			return nil, err
		}
		var done []game.Action
		for !s.Over() && len(done) < 4000 {
			a, ok := s.Reply()
			if !ok {
				break
			}
			v := s.View(game.Nobody)
			events, err := s.Do(a)
			if err != nil {
				return nil, err
			}
			for _, e := range game.EventsFor(events, game.Nobody) {
				if begins(e, s, &v, &c) {
					return again(g, setup, done)
				}
				_ = v.Apply(e)
			}
			done = append(done, a)
		}
	}
	return nil, fmt.Errorf("%s: no match leads to %q", name, moment)
}

// again is a match in which some actions were done.
func again(g game.Game, setup game.Setup, done []game.Action) (*game.Session, error) {
	s, err := game.NewSession(g, setup)
	for i := 0; err == nil && i < len(done); i++ {
		_, err = s.Do(done[i])
	}
	return s, err
}

func shoot(name, moment, dir string) error {
	d := &table.Deps{Words: words.In(*lang), Board: packs.Of(name).Board, Speed: table.Normal, Calm: *calm,
		Names: []string{"Lise", "Anaïs", "Théo"}, Colours: []int{2, 0, 1}}
	s, err := before(name, moment, d)
	if err != nil {
		return err
	}
	t := table.New(d, table.Unkept{On: s})
	next := moments(t, name, moment, dir)
	shown := stage.Scene(t)
	if sp, ok := spans[moment]; ok {
		since := new(time.Duration)
		shown, next = &timed{t, since}, sp.frames(name, moment, dir, since)
	}
	return app.Film(app.Config{Title: "Poste Restante", Painters: packs.Painters().Smooth(),
		Settings: settings.Default()}, 1280, 720, shown, next)
}

func main() {
	flag.Parse()
	if flag.NArg() != 3 {
		fmt.Fprintln(os.Stderr, "strips [-lang en] [-calm] GAME MOMENT FOLDER; use scripts/strips.sh")
		os.Exit(2)
	}
	if err := cmp.Or(os.MkdirAll(flag.Arg(2), 0o755), shoot(flag.Arg(0), flag.Arg(1), flag.Arg(2))); err != nil {
		fmt.Fprintln(os.Stderr, "strips:", err)
		os.Exit(1)
	}
}

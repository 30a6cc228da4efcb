package headless

import (
	"encoding/json"

	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/store"
)

// standing is what most answers end with.
func (s *server) standing() object {
	return object{{"turn", s.match.Turn()}, {"over", s.match.Over()}}
}

// header tells of a match that begins.
func (s *server) header() object {
	setup := s.match.Setup()
	options := setup.Options
	if options == nil {
		options = map[string]string{}
	}
	return append(object{{"game", setup.Game}, {"rules", s.match.Game().Version()}, {"seats", setup.Seats}, {"options", options},
		{"seed", setup.Seed}, {"actions", s.match.Len()}}, s.standing()...)
}

func (s *server) begin(r *request) (object, *failure) {
	g, err := box.Named(r.Game)
	if err != nil {
		return nil, wrong("game", "%v", err)
	}
	setup := game.Setup{Game: r.Game, Seats: r.Seats, Options: r.Options}
	if r.Seed != nil {
		setup.Seed = *r.Seed
	} else {
		setup.Seed = game.NewSeed()
	}
	match, err := game.NewSession(g, setup)
	if err != nil {
		return nil, wrong("setup", "%v", err)
	}
	s.match = match
	return s.header(), nil
}

// load begins from a position or a match file. The file is only read: what is
// then done is not written to it.
func (s *server) load(r *request) (object, *failure) {
	given := 0
	for _, has := range []bool{r.Position != nil, r.Text != nil, r.Path != nil} {
		if has {
			given++
		}
	}
	if given != 1 {
		return nil, wrong("field", "load takes one of position, text, path")
	}
	if r.Position != nil {
		return s.loadPosition(r.Position)
	}
	var data []byte
	if r.Text != nil {
		data = []byte(*r.Text)
	} else {
		var err error
		if data, err = readMatch(*r.Path, ""); err != nil {
			return nil, wrong("load", "%v", err)
		}
	}
	read, err := store.Read(data)
	if err != nil {
		return nil, wrong("load", "%v", err)
	}
	s.match = read.Session
	out := s.header()
	if read.Damage != nil {
		out = append(out, field{"damage", object{{"code", read.Damage.Key}, {"line", read.Damage.Line}, {"message", read.Damage.Error()}}})
	}
	return out, nil
}

func (s *server) loadPosition(position json.RawMessage) (object, *failure) {
	var of struct {
		Game string `json:"game"`
	}
	if json.Unmarshal(position, &of) != nil { // the game says what else is wrong
		return nil, wrong("load", "this is no position")
	}
	g, err := box.Named(of.Game)
	if err != nil {
		return nil, wrong("game", "%v", err)
	}
	st, err := g.Load(position)
	if err != nil {
		return nil, wrong("load", "%v", err)
	}
	kinds, err := store.Kinds(position)
	if err != nil {
		return nil, wrong("load", "%v", err)
	}
	s.match = game.From(g, game.Setup{Game: of.Game, Seats: kinds}, st)
	return s.header(), nil
}

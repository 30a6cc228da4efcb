// Package rulebook shows the rules of a game as an open notebook: chapters and
// search left, the rules right, before them memo and tips. It knows no window.
//
// The words: a sheet is one page of rules, laid out so that every paragraph and
// every figure on it is whole; a block is a paragraph as laid out; the lit
// paragraph is the one that was jumped to.
package rulebook

import (
	"strings"
	"time"
	"unicode"

	"posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Config is what a rulebook is opened with.
type Config struct {
	Words *words.Words
	Book  *rules.Book // see rules.For
	At    game.Rule   // it opens at this rule or chapter, and lights it; "" at the first page
	Calm  bool        // a turned page only fades in
	Still bool        // a turned page is there at once

	Games []string                   // what the games of the box are called
	Game  int                        // which of them it is
	Other func(game int) stage.Scene // the rules of another of them
}

const (
	turning = 170 * time.Millisecond // how long a page takes to come
	mostHit = 40                     // letters of a search
)

// Scene is the rulebook. Back leaves it, or first the search.
type Scene struct {
	cfg    Config
	sheets []sheet
	set    setting
	plan   *plan
	text   int // the size of words that the sheets are laid out for
	at     int // the sheet that is shown
	lit    game.Rule
	came   []place // where citations were followed from, the last at the end
	field  ui.Field
	hits   []rules.Hit
	list   ui.Scroll
	wheel  float64 // notches turned and not yet used
	games  ui.Select
	arrival
	focus string // the keyboard's hot when it was last built
}

// arrival is how a page comes that was turned to.
type arrival struct {
	coming time.Duration // until it has come
	from   float64       // from the right (1) or the left (-1)
}

// place is where one was in the book.
type place struct {
	sheet int
	lit   game.Rule
	rule  game.Rule // whose words cited the next
}

// New opens the book.
func New(cfg Config) stage.Scene {
	cfg.Book = cfg.Book.WithMemo()
	s := &Scene{cfg: cfg, field: ui.Field{Max: mostHit}}
	s.lay(0, false)
	s.jump(cfg.At)
	s.coming = 0
	return s
}

// jump goes to a rule and lights it; a rule that isn't there leaves all as it is.
func (s *Scene) jump(r game.Rule) {
	if i := s.page(r); i >= 0 {
		s.turn(i)
		s.lit = r
	}
}

// turn shows a sheet, within the book.
func (s *Scene) turn(to int) bool {
	to = min(max(to, 0), len(s.sheets)-1)
	if to == s.at {
		return false
	}
	s.from = 1
	if to < s.at {
		s.from = -1
	}
	s.at, s.lit = to, ""
	if !s.cfg.Still {
		s.coming = turning
	}
	return true
}

// Update implements stage.Scene.
func (s *Scene) Update(in *stage.Input, dt time.Duration) stage.Answer {
	if i, a, took := s.games.Update(in, "rulebook.game"); took {
		if i >= 0 && i != s.cfg.Game {
			return stage.Answer{Go: stage.Replace, Next: s.cfg.Other(i)}
		}
		return a
	}
	was := *s
	if s.coming > 0 {
		s.coming = max(0, s.coming-dt)
	}
	changed := s.search(in)
	switch {
	case in.Did == ui.Back || in.Back && s.field.Text == "":
		return stage.Answer{Go: stage.Pop}
	case in.Back || in.Did == clearSearch:
		s.ask("")
		changed = true
	default:
		s.follow(in.Did)
		s.keys(in)
	}
	changed = s.scroll(in) || changed
	changed = changed || s.at != was.at || s.lit != was.lit || was.coming > 0
	return stage.Answer{Busy: s.coming > 0, Dirty: changed}
}

// search lets letters into the field, whether it is open or not, and looks up
// what stands there. Enter goes to the best hit.
func (s *Scene) search(in *stage.Input) bool {
	const id = "rulebook.search"
	open := s.field.Open
	if !open && !in.Ctrl && !in.Alt && strings.IndexFunc(string(in.Runes), letter) >= 0 {
		s.field.Edit()
		open = true
	}
	if open && in.ByKey { // Enter is the field's, wherever the keyboard is
		in.Took()
	}
	text := s.field.Text
	changed := s.field.Update(in, id)
	if s.field.Text != text {
		s.ask(s.field.Text)
	}
	if open && in.Has(stage.KeyEnter) && len(s.hits) > 0 {
		s.jump(s.hits[0].Number)
	}
	return changed
}

func letter(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) }

// ask looks something up; "" ends the search.
func (s *Scene) ask(typed string) {
	if typed == "" {
		s.field.Open = false
	}
	s.field.Text = typed
	s.hits, s.list = s.cfg.Book.Find(typed), ui.Scroll{}
}

// searching says whether the left page shows hits.
func (s *Scene) searching() bool { return !rules.Ask(s.field.Text).Empty() }

// What is chosen in the book.
type (
	chapter  game.Rule
	found    game.Rule
	citation struct{ citing, cited game.Rule }
	sheetAt  int // a sheet, by its number
	picture  int // which only says what it shows
	bookDo   int
)

const (
	clearSearch bookDo = iota
	goReturn           // to where a citation was followed from
)

// follow does what was chosen.
func (s *Scene) follow(do any) {
	switch do := do.(type) {
	case chapter:
		s.came = nil
		s.jump(game.Rule(do))
		s.lit = ""
	case found:
		s.came = nil
		s.jump(game.Rule(do))
	case citation:
		s.came = append(s.came, place{s.at, s.lit, do.citing})
		s.jump(do.cited)
	case sheetAt:
		s.turn(int(do))
	case bookDo: // goReturn
		n := len(s.came) - 1
		p := s.came[n]
		s.came = s.came[:n]
		s.turn(p.sheet)
		s.lit = p.rule
	}
}

// keys turns pages: by their own keys, and by an arrow with nothing more to
// walk to in its direction.
func (s *Scene) keys(in *stage.Input) {
	stuck := in.Focus == s.focus
	for _, k := range in.Keys {
		switch {
		case k == stage.KeyPageUp && !s.overList(in):
			s.turn(s.at - 1)
		case k == stage.KeyPageDown && !s.overList(in):
			s.turn(s.at + 1)
		case s.field.Open:
		case stuck && (k == stage.KeyLeft || k == stage.KeyUp):
			s.turn(s.at - 1)
		case stuck && (k == stage.KeyRight || k == stage.KeyDown):
			s.turn(s.at + 1)
		}
	}
}

// overList says whether the pointer is on the hits, whose the wheel is then.
func (s *Scene) overList(in *stage.Input) bool {
	return s.searching() && (in.Walks || s.plan.hits.Has(in.X, in.Y))
}

// scroll gives the wheel to the hits or the pages; a page comes whole before
// the next is turned.
func (s *Scene) scroll(in *stage.Input) bool {
	if s.searching() && s.list.Update(in, "rulebook.hits") {
		return true
	}
	if s.overList(in) || s.coming > 0 {
		s.wheel = 0
		return false
	}
	s.wheel -= in.Wheel
	if s.wheel >= 1 || s.wheel <= -1 {
		d := 1
		if s.wheel < 0 {
			d = -1
		}
		s.wheel = 0
		return s.turn(s.at + d)
	}
	return false
}

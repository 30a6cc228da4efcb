// Package menus holds the screens round the table: menu, setup, matches,
// about. They know neither disk nor engine: what they show and what they set
// going comes by their Deps.
//
// The words: a traveller is a seat in a Setup; a match is a line of the list.
package menus

import (
	"slices"
	"time"

	"posterestante/assets/palette"
	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/shelf"
)

// Person is the kind of a seat that a person plays, in every game.
const Person = "person"

// Boxed is a game of the box, as it is set up. Its words are found by its name:
// "postcards.name", "postcards.opponent" (what an opponent is called),
// "postcards.option.side", "postcards.option.side.A"; those of a kind of seat
// are "kind.automa.easy".
type Boxed struct {
	Name    string
	Kinds   []string // of seats, as they are offered; the first is Person
	Usual   string   // the kind of an opponent, until another is chosen
	Options []game.Option
	Least   int              // how many may play
	Most    int              //
	Lid     func() stage.Pic // the picture on its box, 4 by 3; may be nil
	Lesson  Taught           // nothing where it has none
}

// Taught is how long a lesson is.
type Taught struct{ Steps, Minutes int }

// BoxOf is a game as it is set up, with the kind that its opponents usually have.
func BoxOf(g game.Game, usual string) Boxed {
	least, most := g.Seats()
	return Boxed{Name: g.Name(), Kinds: g.Kinds(), Usual: usual, Options: g.Options(), Least: least, Most: most}
}

// colours is how many seat colours are offered to its travellers.
func (g Boxed) colours() int { return max(palette.Few, g.Most) }

// plain says whether an option is a yes or no.
func plain(o game.Option) bool {
	return slices.Contains(o.Values, "yes") && slices.Contains(o.Values, "no")
}

// Seat is one traveller of a Setup.
type Seat struct {
	Name   string
	Kind   string // Person, or another of the game's
	Colour int    // see palette.Seat, each once, below Boxed.colours
	Face   int    // 1 to ui.Faces, that was chosen for it; 0 for none: see Faced
}

// Setup is what a new match is started with.
type Setup struct {
	Game    string
	Seats   []Seat            // as many as the game allows, in the order of play
	Options map[string]string // of the game, each with its value
	Seed    game.Seed
	Typed   bool // the seed was written by hand
}

// Match is a match on the shelf.
type Match struct {
	ID      string // what the program knows it by
	Name    string
	Game    string    // whose words it has, see Boxed
	When    time.Time // last played
	Seats   []Player
	Actions int       // played so far
	Over    bool      // it has ended
	Seed    game.Seed // what it was dealt from
	Lesson  bool      // it teaches
	Branch  bool      // it branched off another
	Lifted  bool      // the barriers of undo were lifted
	Problem string    // why it can't be played whole; "" if it can
	Away    bool      // it lies at another program, where this one has a seat; When is when that was last heard of

	scored bool // its seats have points, though it goes on
}

// Progress is how far a match has come that goes on.
type Progress struct {
	Round  int   // from 1, 0 where that isn't known yet
	Points []int // by seat
	Turn   Turn
}

// Turn is whose turn it is in a match that goes on, as far as that is known.
type Turn struct {
	Known bool
	Seat  game.Seat // who decides
	Only  bool      // that is the only person at this screen
	Calls bool      // that is somebody at this screen, for whom others wait elsewhere
}

// Player is a traveller of a Match.
type Player = shelf.Player

// told is what game a match is of, in words; "" for one of no game of the box.
func (d *Deps) told(x *Match) string {
	if !slices.ContainsFunc(d.Box, func(g Boxed) bool { return g.Name == x.Game }) {
		return ""
	}
	return d.t(x.Game + ".name")
}

// tie says whether several travellers share the first place.
func (m *Match) tie() bool {
	n := 0
	for _, s := range m.Seats {
		if s.Place == 1 {
			n++
		}
	}
	return n > 1
}

// MatchAction is something more that can be done with a match of the shelf.
type MatchAction struct {
	ID   string                 // its hot is "matches."+ID
	Key  string                 // of its verb
	Over bool                   // only when the match is over
	Has  func(game string) bool // which games have it; nil for all

	Going bool // only while the match goes on, whole, and teaches nothing
	// Do does it; what it says is shown in a dialog. A next scene is pushed.
	Do func(id string) (say string, next stage.Scene, err error)
}

// offered says whether it can be done with the match.
func (e *MatchAction) offered(m *Match) bool {
	if e.Going && (m.Over || m.Away || m.Lesson || m.Lifted || m.Problem != "") {
		return false
	}
	return (m.Over || !e.Over) && (m.Problem == "" || !e.Over) && (e.Has == nil || e.Has(m.Game))
}

// Deps are what the scenes get from the program. Every func must be set but
// those that say otherwise.
type Deps struct {
	Words      *words.Words
	Version    string
	Matches    func() []Match                   // the last played first
	OnStart    func(Setup) (stage.Scene, error) // the table, or why not
	Hosts      bool                             // rooms can be opened here
	OnInvite   func(Setup) (stage.Scene, error) // opens a room for persons elsewhere; nil where none can be opened
	OnPost     func(Setup) (stage.Scene, error) // begins a match that goes by post; may be nil
	Folder     func() stage.Scene               // sets the folder that is watched for letters; nil where there are none
	OnResume   func(id string) (stage.Scene, error)
	OnRename   func(id, name string) error
	OnDelete   func(id string) error
	OnLanguage func(lang string)    // remembers it; may be nil
	NewSeed    func() game.Seed     //
	LastSetup  func() (Setup, bool) // what was started last; may be nil
	Prefs      func() Prefs         // what is set
	OnPrefs    func(Prefs)          // sets it
	SoundNote  func() string        // how the sound is, in words; may be nil

	Thumb   func(id string) stage.Pic                // a match's map, small; may be nil, its Kind may be ""
	OnShare func(id string) (path string, err error) // writes the match as one file; may be nil
	OnSame  func(id string) (stage.Scene, error)     // another match with the same seats and seed; may be nil
	// asks for files of matches, which come as if they were dropped; nil where the system has no way but dropping
	OnAsk        func()
	Handed       bool          // what is written for the person is handed over as a download, in no folder that we know
	Unfull       bool          // there is no whole screen to fill
	MatchActions []MatchAction // what the shelf offers more

	Box       []Boxed    // the games, in the order in which they are offered
	Links     []Link     // what the menu offers more
	GameLinks []GameLink // what the page of a game offers more

	Learn    func() (stage.Scene, error) // what a first start offers to learn; may be nil
	Progress func(id string) Progress    // of a match; may be nil
	Reveal   func(path string) error     // shows a file in its folder; nil where there is no folder to be shown
	FaceOf   func(name string) int       // the face that was chosen for a name, 0 for none; may be nil

	Fresh func() int // counts what Matches gives anew because more was read meanwhile; may be nil
	Rest  func() int // how many matches were not read yet when Matches was last asked; may be nil
	Wake  func()     // has the window tick once more, from any goroutine; may be nil

	Patience time.Duration // how long the window stands still for work before it says so; 0 is the usual

	rev int // counts what came to the shelf while other scenes wait
}

// news counts what came to the shelf, and what was read of it, meanwhile.
func (d *Deps) news() int {
	if d.Fresh == nil {
		return d.rev
	}
	return d.rev + d.Fresh()
}

// unread is how many matches of the shelf are still being read.
func (d *Deps) unread() int {
	if d.Rest == nil {
		return 0
	}
	return d.Rest()
}

// Link is a page that the menu leads to and that is none of this package's.
type Link struct {
	ID   string // its hot is "menu."+ID, which is also the key of its words
	Open func() (stage.Scene, error)
}

// GameLink is a page of one game that its box leads to, and that is none of this package's.
type GameLink struct {
	ID   string                 // its hot is "page."+ID, which is also the key of its words
	Icon string                 // of assets/icons
	Has  func(game string) bool // whether the game has it; nil: all have
	Open func(game string) (stage.Scene, error)
	// Lesson: it is the game's lesson, and its words say how long that takes
	Lesson bool
}

// language is the choice of a language, by its place among them.
type language int

// speak changes the language.
func (d *Deps) speak(l language) {
	lang := words.Languages()[l]
	d.Words = words.In(lang)
	if d.OnLanguage != nil {
		d.OnLanguage(lang)
	}
}

func (d *Deps) t(key string, data ...map[string]any) string { return d.Words.T(key, data...) }

// with is the data for one place.
func with(k string, v any) map[string]any { return map[string]any{k: v} }

// oops is a dialog that says what went wrong.
func (d *Deps) oops(err error) *ui.Dialog {
	return d.said(d.t("error.title"), usererr.Words(err, d.Words))
}

// lead goes to a scene, if there is one, or says in a dialog why not.
func (d *Deps) lead(how stage.Go, s stage.Scene, err error, dialog **ui.Dialog) stage.Answer {
	if err != nil {
		*dialog = d.oops(err)
	}
	if err != nil || s == nil {
		return stage.Answer{Dirty: true}
	}
	return stage.Answer{Go: how, Next: s}
}

// said is a dialog that only says something.
func (d *Deps) said(title, text string) *ui.Dialog {
	return &ui.Dialog{Title: title, Text: text, Answers: []ui.Answer{{ID: "dialog.ok", Verb: d.t("error.ok")}}}
}

func backdrop(f *stage.Frame) { f.Add(stage.Pic{Kind: "backdrop"}, f.Canvas()) }

// either is the first on the wide canvas, the second on the tall one.
func either(f *stage.Frame, wide, tall stage.Rect) stage.Rect {
	if f.Tall {
		return tall
	}
	return wide
}

// Package menus holds the screens round the table: menu, setup, matches,
// about. They know neither disk nor engine: what they show and what they set
// going comes by their Deps.
//
// The words: a traveller is a seat in a Setup; a match is a line of the list.
package menus

import (
	"time"

	"posterestante/assets/usererr"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
)

// Deps are what the scenes get from the program. Every func must be set but those that say otherwise.
type Deps struct {
	Words   *words.Words
	Version string
	Box     []Boxed // the games, in the order in which they are offered
	Starts
	Shelf
	Ways
	Choices

	Wake     func()        // has the window tick once more, from any goroutine; may be nil
	Patience time.Duration // how long the window stands still for work before it says so; 0 is the usual

	rev int // counts what came to the shelf while other scenes wait
}

// Starts are how a match begins.
type Starts struct {
	OnStart   func(Setup) (stage.Scene, error) // the table, or why not
	Hosts     bool                             // rooms can be opened here
	OnInvite  func(Setup) (stage.Scene, error) // opens a room for persons elsewhere; nil where none can be opened
	OnPost    func(Setup) (stage.Scene, error) // begins a match that goes by post; may be nil
	NewSeed   func() game.Seed
	LastSetup func() (Setup, bool)  // what was started last; may be nil
	FaceOf    func(name string) int // the face that was chosen for a name, 0 for none; may be nil
}

// Shelf is what is known of the matches that are kept, and what can be done with one.
type Shelf struct {
	Matches  func() []Match            // the last played first
	Fresh    func() int                // counts what Matches gives anew because more was read meanwhile; may be nil
	Rest     func() int                // how many were not read yet when Matches was last asked; may be nil
	Thumb    func(id string) stage.Pic // a match's map, small; may be nil, its Kind may be ""
	Progress func(id string) Progress  // of a match; may be nil

	OnResume     func(id string) (stage.Scene, error)
	OnRename     func(id, name string) error
	OnDelete     func(id string) error
	OnSame       func(id string) (stage.Scene, error) // another match with the same seats and seed; may be nil
	MatchActions []MatchAction                        // what the shelf offers more

	OnShare func(id string) (path string, err error) // writes the match as one file; may be nil
	Handed  bool                                     // what is written is a download, in no folder that we know
	Reveal  func(path string) error                  // shows a file in its folder; nil where none is to be shown
	// asks for files of matches, which come as if they were dropped; nil where the system has no way but dropping
	OnAsk func()
}

// Ways are what the scenes lead to besides each other.
type Ways struct {
	Links     []Link                      // what the menu offers more
	GameLinks []GameLink                  // what the page of a game offers more
	Learn     func() (stage.Scene, error) // what a first start offers to learn; may be nil
	Folder    func() stage.Scene          // sets the folder that is watched for letters; nil where there are none
}

// Choices are what was chosen for all of the program.
type Choices struct {
	Prefs      func() Prefs
	OnPrefs    func(Prefs)       // sets them
	OnLanguage func(lang string) // remembers it; may be nil
	SoundNote  func() string     // how the sound is, in words; may be nil
	Unfull     bool              // there is no whole screen to fill
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

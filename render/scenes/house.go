// Package scenes holds the screens round the table: menu, setup, matches,
// about. They know neither disk nor engine: what they show and what they set
// going they get from a House.
//
// The words: a traveller is a seat in a Setup; a match is a line of the list.
package scenes

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// Kinds of who plays a seat.
const (
	Person       = "person"
	AutomaEasy   = "automa:easy"
	AutomaNormal = "automa:normal"
	AutomaExpert = "automa:expert"
)

// Kinds in the order in which they are offered.
var kinds = []string{Person, AutomaEasy, AutomaNormal, AutomaExpert}

// Seat is one traveller of a Setup.
type Seat struct {
	Name   string
	Kind   string // Person, AutomaEasy ...
	Colour int    // 0 to 3, each once
}

// Setup is what a new match is started with.
type Setup struct {
	Seats     []Seat // two to four, in the order of play
	Side      string // of the board, "A" or "B"
	OpenFaces bool   // the written side of postcards on offer may be read (P11.2)
	Seed      uint64
}

// Match is a match that can be gone on with.
type Match struct {
	ID      string // what the House knows it by
	Name    string
	When    time.Time // last played
	Seats   []string  // names
	Actions int       // played so far
	Over    bool
}

// House is what the scenes get from the program. Every func must be set but
// those that say otherwise.
type House struct {
	Words      *words.Words
	Version    string
	Matches    func() []Match                   // the last played first
	OnStart    func(Setup) (stage.Scene, error) // the table, or why not
	OnResume   func(id string) (stage.Scene, error)
	OnRename   func(id, name string) error
	OnDelete   func(id string) error
	OnLanguage func(lang string)    // remembers it; may be nil
	NewSeed    func() uint64        //
	LastSetup  func() (Setup, bool) // what was started last; may be nil
	Prefs      func() Prefs         // what is set
	OnPrefs    func(Prefs)          // sets it
	SoundNote  func() string        // how the sound is, in words; may be nil
}

// speak changes the language.
func (h *House) speak(lang string) {
	h.Words = words.In(lang)
	if h.OnLanguage != nil {
		h.OnLanguage(lang)
	}
}

func (h *House) t(key string, data ...map[string]any) string { return h.Words.T(key, data...) }

// with is the data for one place.
func with(k string, v any) map[string]any { return map[string]any{k: v} }

// oops is a dialog that says what went wrong.
func (h *House) oops(err error) *ui.Dialog {
	return &ui.Dialog{Title: h.t("error.title"), Text: err.Error(), Answers: []ui.Answer{{ID: "dialog.ok", Verb: h.t("error.ok")}}}
}

var canvas = stage.Rect{W: stage.Width, H: stage.Height}

func backdrop(f *stage.Frame) { f.Add(stage.Pic{Kind: "backdrop"}, canvas) }

// title heads a page; its room is high enough for an accent on a capital.
func title(f *stage.Frame, words string) {
	ui.Text(f, stage.Rect{X: 186, Y: 66, W: 1200, H: 148}, paint.TextTitle, 0, words)
}

// when says a time as the list shows it.
func when(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return t.Format("2006-01-02 15:04")
}

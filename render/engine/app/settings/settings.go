// Package settings keeps what the player chose about the window, in one JSON
// file in the user's configuration folder.
package settings

import (
	"encoding/json"
	"errors"
	"io/fs"
	"maps"
	"path/filepath"
	"strings"
	"time"

	"posterestante/game/foreign"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
)

// Settings is what is remembered between starts.
type Settings struct {
	Width      int     `json:"width"`  // of the window, in its own pixels
	Height     int     `json:"height"` //
	FullScreen bool    `json:"full_screen"`
	Language   string  `json:"language,omitempty"`  // "" follows the system
	Speed      int     `json:"speed"`               // of motion: 0 off, 1 slow, 2 usual, 3 fast
	Calm       bool    `json:"calm"`                // reduce motion to fades
	Still      bool    `json:"still,omitempty"`     // the table stands still while nobody does anything
	LogWords   bool    `json:"log_words,omitempty"` // a match is told in words beside the table, not in signs
	NoPace     bool    `json:"no_pace,omitempty"`   // what only informs waits until one goes on
	NoTales    bool    `json:"no_tales,omitempty"`  // nothing to read comes with what is laid
	Sounds     float64 `json:"sounds"`              // volume, 0 to 1
	Music      float64 `json:"music"`               // volume, 0 to 1
	Text       int     `json:"text"`                // size of words: 0 usual, 1 large, 2 largest
	Strong     bool    `json:"strong_patterns"`     // patterns of seats and travel colours with more contrast

	Met bool `json:"met,omitempty"` // the first start's page was left

	Name string `json:"name,omitempty"` // of who plays here, in rooms of several programs

	Club   string `json:"club,omitempty"`        // the link of the club where rooms are opened, "" for none
	Passes bool   `json:"club_passes,omitempty"` // rooms are opened at home, and that club passes guests on

	Hidden bool `json:"hidden,omitempty"` // rooms are not announced, and no router is asked for a port

	Watch string `json:"watch,omitempty"` // the folder that is watched for letters of matches by post, "" for none

	Judge bool `json:"judge,omitempty"` // the coach says after each turn what it cost
	Aloud bool `json:"aloud,omitempty"` // opponents think aloud where one person plays alone

	Alone string `json:"alone,omitempty"` // the lesson's match that is played on without the lesson, by its id

	Faces *Faces `json:"faces,omitempty"` // the faces that were chosen; nil for none

	Keys *stage.Keymap `json:"keys,omitempty"` // the keys that commands have; nil for the usual ones
}

// Faces are the portraits that were chosen for names, by the name in lower case. It
// is never changed, only replaced, so that Settings can be compared.
type Faces map[string]int

// facesMost is for how many names faces are kept.
const facesMost = 60

// Face is the face that was chosen for a name, 0 for none.
func (s *Settings) Face(name string) int {
	if s.Faces == nil {
		return 0
	}
	return (*s.Faces)[strings.ToLower(name)]
}

// SetFace keeps the face of a name. When there are too many, others are forgotten.
func (s *Settings) SetFace(name string, face int) {
	if s.Face(name) == face || name == "" {
		return
	}
	all := Faces{}
	if s.Faces != nil {
		maps.Copy(all, *s.Faces)
	}
	all[strings.ToLower(name)] = face
	for n := range all {
		if len(all) > facesMost && n != strings.ToLower(name) {
			delete(all, n)
		}
	}
	s.Faces = &all
}

// textMost is the largest size of words; a test checks that it is the stage's.
const textMost = 2

// Default is what a first start takes.
func Default() Settings {
	return Settings{Width: 1280, Height: 720, Speed: 2, Sounds: 0.75, Music: 0.25}
}

// longest is how many bytes the file has at most; with all that can be chosen it has a tenth.
const longest = 256 << 10

// Load reads the file, to the letter. A missing one gives the defaults; a damaged one, or one with
// something in it that these settings don't have, is set aside under a name of its own, gives the
// defaults, and the error, an *store.Excuse, says so.
func Load(path string) (Settings, error) {
	data, err := store.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil
	}
	sorry := func(key string, err error) (Settings, error) {
		return Default(), &store.Excuse{Key: key, Args: map[string]any{"File": path}, Err: err}
	}
	if err != nil {
		return sorry("settings.error.read", err)
	}
	s := Default()
	if len(data) > longest {
		err = &foreign.Error{Fault: foreign.Large, Field: filepath.Base(path)}
	} else {
		err = foreign.Read(data, &s)
	}
	if err != nil {
		base := strings.TrimSuffix(filepath.Base(path), ".json") + ".damaged-" + time.Now().Format("20060102-150405")
		aside, failed := store.SetAside(path, base, ".json")
		if failed != nil {
			return sorry("settings.error.read", failed)
		}
		_, e := sorry("settings.error.damaged", err)
		e.(*store.Excuse).Args["Copy"] = aside
		return Default(), e
	}
	return s.sane(), nil
}

// sane brings every value into its range.
func (s Settings) sane() Settings {
	d := Default()
	if s.Width < 320 || s.Height < 180 || s.Width > 16000 || s.Height > 16000 {
		s.Width, s.Height = d.Width, d.Height
	}
	if s.Speed < 0 || s.Speed > 3 {
		s.Speed = d.Speed
	}
	if s.Text < 0 || s.Text > textMost {
		s.Text = d.Text
	}
	s.Sounds, s.Music = min(max(s.Sounds, 0), 1), min(max(s.Music, 0), 1)
	return s
}

// Save writes the file whole or not at all, and to the disk before it takes the old one's place.
func Save(path string, s Settings) error {
	data, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	if err := store.MakeFolder(filepath.Dir(path)); err != nil {
		return err
	}
	return store.Replace(path, append(data, '\n'))
}

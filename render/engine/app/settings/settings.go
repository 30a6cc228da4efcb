// Package settings keeps what the player chose about the window, in one JSON
// file in the user's configuration folder.
package settings

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"

	"posterestante/render/engine/stage"
)

// Settings is what is remembered between starts.
type Settings struct {
	Width      int     `json:"width"`  // of the window, in its own pixels
	Height     int     `json:"height"` //
	FullScreen bool    `json:"full_screen"`
	Language   string  `json:"language,omitempty"` // "" follows the system
	Speed      int     `json:"speed"`              // of motion: 0 off, 1 slow, 2 usual, 3 fast
	Calm       bool    `json:"calm"`               // reduce motion to fades
	Sounds     float64 `json:"sounds"`             // volume, 0 to 1
	Music      float64 `json:"music"`              // volume, 0 to 1
	Text       int     `json:"text"`               // size of words: 0 usual, 1 large, 2 largest
	Strong     bool    `json:"strong_patterns"`    // patterns of seats and travel colours with more contrast

	Met bool `json:"met,omitempty"` // the first start's page was left

	Judge bool `json:"judge,omitempty"` // the coach says after each turn what it cost

	Alone string `json:"alone,omitempty"` // the lesson's match that is played on without the lesson, by its id

	Keys *stage.Keymap `json:"keys,omitempty"` // the keys that commands have; nil for the usual ones
}

// textMost is the largest size of words; a test holds that it is the stage's.
const textMost = 2

// Default is what a first start takes.
func Default() Settings {
	return Settings{Width: 1280, Height: 720, Speed: 2, Sounds: 0.75, Music: 0.25}
}

// Load reads the file. A missing one gives the defaults; a damaged one is set
// aside under another name, gives the defaults, and the error says so.
func Load(path string) (Settings, error) {
	data, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return Default(), nil
	}
	if err != nil {
		return Default(), fmt.Errorf("the settings can't be read, so the usual ones are taken: %w", err)
	}
	s := Default()
	if err := json.Unmarshal(data, &s); err != nil {
		aside := path + ".damaged"
		if os.Rename(path, aside) != nil {
			aside = path
		}
		return Default(), fmt.Errorf("the settings were damaged (%v), so the usual ones are taken; the old file is %s", err, aside)
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

// Save writes the file whole or not at all.
func Save(path string, s Settings) error {
	data, err := json.MarshalIndent(s, "", "\t")
	if err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	tmp := path + ".new"
	if err := os.WriteFile(tmp, append(data, '\n'), 0o644); err != nil {
		return err
	}
	return os.Rename(tmp, path)
}

package menus

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/engine/ui/shortcut"
	"posterestante/render/screens/keys"
)

// Prefs is what can be set.
type Prefs struct {
	Speed      int  // of motion, 0 to 3: off, slow, normal, fast
	Calm       bool // motion is reduced to fades
	Still      bool // nothing drifts while nobody does anything
	NoTales    bool // nothing to read comes with what is laid
	NoPace     bool // what only informs waits until one goes on
	Hidden     bool // rooms are not announced, and no router is asked for a port
	Sounds     int  // volume, 0 to VolumeMost
	Music      int  // volume, 0 to VolumeMost
	FullScreen bool
	Text       int  // size of words, 0 to stage.TextMost
	Strong     bool // patterns of seats and travel colours have more contrast

	Keys *stage.Keymap // the keys that commands have; nil for the usual ones
}

// VolumeMost is the loudest step of a volume.
const VolumeMost = 4

// Settings is the page of what can be set. Every change holds at once.
type Settings struct{ deps *Deps }

// NewSettings returns the scene.
func NewSettings(d *Deps) *Settings { return &Settings{d} }

// What is chosen on the page.
type (
	textSize int
	patterns int // 1 for strong ones
	speed    int
	sounds   int
	music    int
	calm     struct{}
	still    struct{}
	noTales  struct{}
	noPace   struct{}
	full     struct{}
	hidden   struct{}
	keysPage struct{}
	postPage struct{}
)

// Update implements stage.Scene.
func (s *Settings) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if ui.Leaves(in) {
		return stage.Answer{Go: stage.Pop}
	}
	p := s.deps.Prefs()
	was := p
	switch do := in.Did.(type) {
	case language:
		s.deps.speak(do)
		return stage.Answer{Dirty: true}
	case textSize:
		p.Text = int(do)
	case patterns:
		p.Strong = do == 1
	case speed:
		p.Speed = int(do)
	case sounds:
		p.Sounds = int(do)
	case music:
		p.Music = int(do)
	case calm:
		p.Calm = !p.Calm
	case still:
		p.Still = !p.Still
	case noTales:
		p.NoTales = !p.NoTales
	case noPace:
		p.NoPace = !p.NoPace
	case hidden:
		p.Hidden = !p.Hidden
	case full:
		p.FullScreen = !p.FullScreen
	case keysPage:
		return stage.Answer{Go: stage.Push, Next: s.keys()}
	case postPage:
		return stage.Answer{Go: stage.Push, Next: s.deps.Folder()}
	}
	if p == was {
		return stage.Answer{}
	}
	s.deps.OnPrefs(p)
	return stage.Answer{Dirty: true}
}

// Portrait implements stage.Portrait.
func (s *Settings) Portrait() bool { return true }

// settingsPlan is where what can be set stands, on either canvas: six choices with their
// names above, boxes to tick, how the sound is, the sample.
type settingsPlan struct {
	language, text, patterns, speed, sounds, music stage.Rect
	calm, full, still, tales, pace, rooms          stage.Rect
	note, sample                                   stage.Rect
}

var (
	settingsWide = settingsPlan{
		language: stage.Rect{X: 190, Y: 244, W: 730, H: 104},
		text:     stage.Rect{X: 190, Y: 380, W: 730, H: 104},
		patterns: stage.Rect{X: 190, Y: 516, W: 730, H: 104},
		speed:    stage.Rect{X: 1030, Y: 244, W: 730, H: 104},
		sounds:   stage.Rect{X: 1030, Y: 380, W: 730, H: 104},
		music:    stage.Rect{X: 1030, Y: 516, W: 730, H: 104},
		calm:     stage.Rect{X: 190, Y: 630, W: 730, H: 43},
		full:     stage.Rect{X: 190, Y: 673, W: 730, H: 43},
		still:    stage.Rect{X: 190, Y: 716, W: 730, H: 43},
		tales:    stage.Rect{X: 190, Y: 759, W: 730, H: 43},
		pace:     stage.Rect{X: 190, Y: 802, W: 730, H: 43},
		rooms:    stage.Rect{X: 190, Y: 845, W: 730, H: 43},
		note:     stage.Rect{X: 1030, Y: 634, W: 730, H: 36},
		sample:   stage.Rect{X: 1030, Y: 694, W: 730, H: 286},
	}
	// One below the other: what is read, with the sample of it, what moves, what is heard.
	settingsTall = settingsPlan{
		language: stage.Rect{X: 70, Y: 246, W: 940, H: 116},
		text:     stage.Rect{X: 70, Y: 396, W: 940, H: 116},
		patterns: stage.Rect{X: 70, Y: 546, W: 940, H: 116},
		sample:   stage.Rect{X: 70, Y: 700, W: 940, H: 320},
		speed:    stage.Rect{X: 70, Y: 1064, W: 940, H: 116},
		calm:     stage.Rect{X: 70, Y: 1196, W: 940, H: 72},
		still:    stage.Rect{X: 70, Y: 1268, W: 940, H: 72},
		sounds:   stage.Rect{X: 70, Y: 1384, W: 458, H: 116},
		music:    stage.Rect{X: 552, Y: 1384, W: 458, H: 116},
		note:     stage.Rect{X: 70, Y: 1512, W: 940, H: 36},
		full:     stage.Rect{X: 70, Y: 1550, W: 940, H: 67},
		tales:    stage.Rect{X: 70, Y: 1617, W: 940, H: 67},
		pace:     stage.Rect{X: 70, Y: 1684, W: 940, H: 67},
		rooms:    stage.Rect{X: 70, Y: 1751, W: 940, H: 56},
	}
)

// Build implements stage.Scene.
func (s *Settings) Build(f *stage.Frame) {
	d, p := s.deps, s.deps.Prefs()
	in := ui.Page(f, 2, d.t("settings.title"))
	plan := settingsWide
	if f.Tall {
		plan = settingsTall
	}
	strong := 0
	if p.Strong {
		strong = 1
	}
	languages, on := d.languages()
	volumes := []string{d.t("settings.off"), "1", "2", "3", "4"}
	for _, c := range []struct {
		id      string
		at      stage.Rect
		options []string
		on      int
		does    func(i int) any
	}{
		{"settings.language", plan.language, languages, on, ui.As[language]},
		{"settings.text", plan.text, d.all("settings.text_0", "settings.text_1", "settings.text_2"), p.Text,
			ui.As[textSize]},
		{"settings.patterns", plan.patterns, d.all("settings.patterns_0", "settings.patterns_1"), strong,
			ui.As[patterns]},
		{"settings.speed", plan.speed, d.all("speed.off", "speed.slow", "speed.normal", "speed.fast"), p.Speed,
			ui.As[speed]},
		{"settings.sounds", plan.sounds, volumes, p.Sounds, ui.As[sounds]},
		{"settings.music", plan.music, volumes, p.Music, ui.As[music]},
	} {
		words := d.t(c.id)
		if c.id == "settings.text" {
			words = shortcut.With(d.Words, f.Keymap, words, stage.CmdLarger, stage.CmdSmaller)
		}
		ui.Text(f, stage.Rect{X: c.at.X, Y: c.at.Y, W: c.at.W, H: 40}, paint.TextCaption, 0, words)
		ui.Choice(f, c.id, stage.Rect{X: c.at.X, Y: c.at.Y + 44, W: c.at.W, H: c.at.H - 44}, c.options, c.on, c.does)
	}
	s.toggles(f, &plan, p)
	if d.SoundNote != nil {
		ui.Text(f, plan.note, paint.TextSmall, paint.Ink(paint.InkSoft), d.SoundNote())
	}
	s.sample(f, plan.sample)
	s.foot(f, ui.Foot(in))
}

// toggles are what is either so or not.
func (s *Settings) toggles(f *stage.Frame, plan *settingsPlan, p Prefs) {
	d := s.deps
	ui.Toggle(f, "settings.calm", plan.calm, d.t("settings.calm"), p.Calm).Does = calm{}
	if !d.Unfull {
		ui.Toggle(f, "settings.full", plan.full, shortcut.With(d.Words, f.Keymap, d.t("settings.full"), stage.CmdFull),
			p.FullScreen).Does = full{}
	}
	ui.Toggle(f, "settings.still", plan.still, d.t("settings.still"), p.Still).Does = still{}
	ui.Toggle(f, "settings.tales", plan.tales, d.t("settings.tales"), !p.NoTales).Does = noTales{}
	ui.Toggle(f, "settings.pace", plan.pace, d.t("settings.pace"), !p.NoPace).Does = noPace{}
	if d.Hosts {
		ui.Toggle(f, "settings.rooms", plan.rooms, d.t("settings.rooms"), !p.Hidden).Does = hidden{}
	}
}

// foot is the row of buttons below.
func (s *Settings) foot(f *stage.Frame, at stage.Rect) {
	d := s.deps
	ui.Button(f, "settings.back", stage.Rect{X: at.X, Y: at.Y, W: 200, H: at.H}, d.t("about.back"), 0).Does = ui.Back
	keys := 420.0
	if d.Folder != nil && !f.Tall { // the sample stands beside them
		keys = 236
	}
	ui.Button(f, "settings.keys", stage.Rect{X: at.X + 216, Y: at.Y, W: keys, H: at.H},
		d.t("keys.open"), 0).Does = keysPage{}
	if d.Folder != nil {
		ui.Button(f, "settings.post", stage.Rect{X: at.X + 216 + keys + 16, Y: at.Y, W: 262, H: at.H},
			d.t("post.folder"), 0).Does = postPage{}
	}
	f.First = "settings.back"
}

// keys is the page of keys and pad buttons.
func (s *Settings) keys() stage.Scene {
	d := s.deps
	return keys.New(keys.Config{Words: d.Words, Keys: func() *stage.Keymap {
		return d.Prefs().Keys
	}, Set: func(k *stage.Keymap) {
		p := d.Prefs()
		p.Keys = k
		d.OnPrefs(p)
	}})
}

// sample is a postcard written at the size of words that is set, with a snippet
// of every cloth at its foot.
func (s *Settings) sample(f *stage.Frame, r stage.Rect) {
	ui.Panel(f, r, 1)
	const side, step = 78.0, 82.0
	y := r.Y + r.H - 90
	ui.Text(f, stage.Rect{X: r.X + 32, Y: r.Y + 16, W: r.W - 264, H: r.H - 110}, paint.TextBody, paint.LookWrap,
		s.deps.t("settings.sample"))
	f.Add(stage.Pic{Kind: "stampframe"}, stage.Rect{X: r.X + r.W - 158, Y: r.Y + 20, W: 134, H: 160})
	// clear of the words
	f.Add(stage.Pic{Kind: "postmark", Text: "52"}, stage.Rect{X: r.X + r.W - 226, Y: r.Y + 100, W: 204, H: 76})
	cloth := r.W - 378 // from a colour to its cloth
	for i := range 4 {
		x := r.X + 26 + float64(i)*step
		f.Add(stage.Pic{Kind: "swatch", ID: i}, stage.Rect{X: x, Y: y, W: side, H: side})
		f.Add(stage.Pic{Kind: "cloth", ID: i}, stage.Rect{X: x + cloth, Y: y, W: side, H: side})
	}
}

// all are the words of the keys.
func (d *Deps) all(keys ...string) []string {
	var out []string
	for _, k := range keys {
		out = append(out, d.t(k))
	}
	return out
}

// languages are the languages by name, and which one is spoken.
func (d *Deps) languages() (names []string, on int) {
	for i, l := range words.Languages() {
		names = append(names, d.t("language."+l))
		if l == d.Words.Lang() {
			on = i
		}
	}
	return names, on
}

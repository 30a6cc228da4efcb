package menus

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui"
	"posterestante/render/screens/keys"
)

// Prefs is what can be set.
type Prefs struct {
	Speed      int  // of motion, 0 to 3: off, slow, normal, fast
	Calm       bool // motion is reduced to fades
	Still      bool // nothing drifts while nobody does anything
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

// Update implements stage.Scene.
func (s *Settings) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if in.Back || in.Hit == "settings.back" {
		return stage.Answer{Go: stage.Pop}
	}
	if in.Hit == "settings.keys" {
		return stage.Answer{Go: stage.Push, Next: s.keys()}
	}
	if i, ok := ui.Part(in.Hit, "settings.language"); ok {
		s.deps.speak(words.Languages()[i])
		return stage.Answer{Dirty: true}
	}
	p := s.deps.Prefs()
	was := p
	for id, n := range map[string]*int{"settings.speed": &p.Speed, "settings.sounds": &p.Sounds, "settings.music": &p.Music, "settings.text": &p.Text} {
		if i, ok := ui.Part(in.Hit, id); ok {
			*n = i
		}
	}
	if i, ok := ui.Part(in.Hit, "settings.patterns"); ok {
		p.Strong = i == 1
	}
	switch in.Hit {
	case "settings.calm":
		p.Calm = !p.Calm
	case "settings.still":
		p.Still = !p.Still
	case "settings.full":
		p.FullScreen = !p.FullScreen
	}
	if p == was {
		return stage.Answer{}
	}
	s.deps.OnPrefs(p)
	return stage.Answer{Dirty: true}
}

// Build implements stage.Scene.
func (s *Settings) Build(f *stage.Frame) {
	d, p := s.deps, s.deps.Prefs()
	backdrop(f)
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	title(f, d.t("settings.title"))
	const left, right, w = 190.0, 1030.0, 730.0
	ui.Rule(f, stage.Rect{X: left, Y: 216, W: 1570, H: 4})
	strong := 0
	if p.Strong {
		strong = 1
	}
	languages, on := d.languages()
	volumes := []string{d.t("settings.off"), "1", "2", "3", "4"}
	for _, c := range []struct {
		id      string
		x, y    float64
		options []string
		on      int
	}{
		{"settings.language", left, 244, languages, on},
		{"settings.text", left, 380, d.all("settings.text_0", "settings.text_1", "settings.text_2"), p.Text},
		{"settings.patterns", left, 516, d.all("settings.patterns_0", "settings.patterns_1"), strong},
		{"settings.speed", right, 244, d.all("speed.off", "speed.slow", "speed.normal", "speed.fast"), p.Speed},
		{"settings.sounds", right, 380, volumes, p.Sounds},
		{"settings.music", right, 516, volumes, p.Music},
	} {
		words := d.t(c.id)
		if c.id == "settings.text" {
			words = keys.With(d.Words, f.Keymap, words, stage.CmdLarger, stage.CmdSmaller)
		}
		ui.Text(f, stage.Rect{X: c.x, Y: c.y, W: w, H: 40}, paint.TextCaption, 0, words)
		ui.Choice(f, c.id, stage.Rect{X: c.x, Y: c.y + 44, W: w, H: 60}, c.options, c.on)
	}
	ui.Toggle(f, "settings.calm", stage.Rect{X: left, Y: 662, W: w, H: 50}, d.t("settings.calm"), p.Calm)
	if !d.Unfull {
		ui.Toggle(f, "settings.full", stage.Rect{X: left, Y: 732, W: w, H: 50}, keys.With(d.Words, f.Keymap, d.t("settings.full"), stage.CmdFull), p.FullScreen)
	}
	ui.Toggle(f, "settings.still", stage.Rect{X: left, Y: 802, W: w, H: 50}, d.t("settings.still"), p.Still)
	if d.SoundNote != nil {
		ui.Text(f, stage.Rect{X: right, Y: 634, W: w, H: 36}, paint.TextSmall, paint.Ink(paint.InkSoft), d.SoundNote())
	}
	s.sample(f, stage.Rect{X: right, Y: 694, W: w, H: 286})
	ui.Button(f, "settings.back", stage.Rect{X: left, Y: 892, W: 200, H: 76}, d.t("about.back"), 0)
	ui.Button(f, "settings.keys", stage.Rect{X: left + 216, Y: 892, W: 420, H: 76}, d.t("keys.open"), 0)
	f.First = "settings.back"
}

// keys is the page of keys and pad buttons.
func (s *Settings) keys() stage.Scene {
	d := s.deps
	return keys.New(keys.Config{Words: d.Words, Keys: func() *stage.Keymap { return d.Prefs().Keys }, Set: func(k *stage.Keymap) {
		p := d.Prefs()
		p.Keys = k
		d.OnPrefs(p)
	}})
}

// sample is a postcard written at the size of words that is set, with a snippet
// of every cloth.
func (s *Settings) sample(f *stage.Frame, r stage.Rect) {
	ui.Panel(f, r, 1)
	ui.Text(f, stage.Rect{X: r.X + 32, Y: r.Y + 16, W: 466, H: 176}, paint.TextBody, paint.LookWrap, s.deps.t("settings.sample"))
	f.Add(stage.Pic{Kind: "stampframe"}, stage.Rect{X: r.X + r.W - 158, Y: r.Y + 20, W: 134, H: 160})
	f.Add(stage.Pic{Kind: "postmark", Text: "52"}, stage.Rect{X: r.X + r.W - 226, Y: r.Y + 100, W: 204, H: 76}) // clear of the words
	for i := range 4 {
		x, y := r.X+26+float64(i)*82, r.Y+196
		f.Add(stage.Pic{Kind: "swatch", ID: i}, stage.Rect{X: x, Y: y, W: 78, H: 78})
		f.Add(stage.Pic{Kind: "cloth", ID: i}, stage.Rect{X: x + 352, Y: y, W: 78, H: 78})
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

package scenes

import (
	"time"

	"posterestante/assets/words"
	"posterestante/render/paint"
	"posterestante/render/stage"
	"posterestante/render/ui"
)

// Prefs is what can be set.
type Prefs struct {
	Speed      int  // of motion, 0 to 3: off, slow, normal, fast
	Calm       bool // motion is reduced to fades
	Sounds     int  // volume, 0 to VolumeMost
	Music      int  // volume, 0 to VolumeMost
	FullScreen bool
}

// VolumeMost is the loudest step of a volume.
const VolumeMost = 4

// Settings is the page of what can be set. Every change holds at once.
type Settings struct{ house *House }

// NewSettings returns the scene.
func NewSettings(h *House) *Settings { return &Settings{h} }

// Update implements stage.Scene.
func (s *Settings) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if in.Back || in.Hit == "settings.back" {
		return stage.Answer{Go: stage.Pop}
	}
	if i, ok := ui.Part(in.Hit, "settings.language"); ok {
		s.house.speak(words.Languages()[i])
		return stage.Answer{Dirty: true}
	}
	p := s.house.Prefs()
	was := p
	for id, n := range map[string]*int{"settings.speed": &p.Speed, "settings.sounds": &p.Sounds, "settings.music": &p.Music} {
		if i, ok := ui.Part(in.Hit, id); ok {
			*n = i
		}
	}
	switch in.Hit {
	case "settings.calm":
		p.Calm = !p.Calm
	case "settings.full":
		p.FullScreen = !p.FullScreen
	}
	if p == was {
		return stage.Answer{}
	}
	s.house.OnPrefs(p)
	return stage.Answer{Dirty: true}
}

// Build implements stage.Scene.
func (s *Settings) Build(f *stage.Frame) {
	h, p := s.house, s.house.Prefs()
	backdrop(f)
	ui.Panel(f, stage.Rect{X: 96, Y: 64, W: 1728, H: 952}, 2)
	title(f, h.t("settings.title"))
	const x, w, right = 190.0, 720.0, 1030.0
	ui.Rule(f, stage.Rect{X: x, Y: 216, W: 1570, H: 4})
	var names []string
	on := 0
	for i, l := range words.Languages() {
		names = append(names, h.t("language."+l))
		if l == h.Words.Lang() {
			on = i
		}
	}
	choice := func(x, y float64, id string, options []string, on int) {
		ui.Text(f, stage.Rect{X: x, Y: y, W: w, H: 40}, paint.TextCaption, 0, h.t(id))
		ui.Choice(f, id, stage.Rect{X: x, Y: y + 46, W: w, H: 60}, options, on)
	}
	var speeds []string
	for _, k := range []string{"speed.off", "speed.slow", "speed.normal", "speed.fast"} {
		speeds = append(speeds, h.t(k))
	}
	volumes := []string{h.t("settings.off"), "1", "2", "3", "4"}
	choice(x, 262, "settings.language", names, on)
	choice(x, 422, "settings.speed", speeds, p.Speed)
	ui.Toggle(f, "settings.calm", stage.Rect{X: x, Y: 562, W: w, H: 48}, h.t("settings.calm"), p.Calm)
	ui.Toggle(f, "settings.full", stage.Rect{X: x, Y: 632, W: w, H: 48}, h.t("settings.full"), p.FullScreen)
	choice(right, 262, "settings.sounds", volumes, p.Sounds)
	choice(right, 422, "settings.music", volumes, p.Music)
	if h.SoundNote != nil {
		note := h.SoundNote()
		ui.Text(f, stage.Rect{X: right, Y: 562, W: w, H: 110}, paint.TextSmall, paint.LookWrap|paint.Ink(paint.InkSoft), note)
	}
	f.Add(stage.Pic{Kind: "stampframe", Text: "52"}, stage.Rect{X: 1540, Y: 700, W: 220, H: 264})
	f.Add(stage.Pic{Kind: "postmark", Text: "52"}, stage.Rect{X: 1280, Y: 740, W: 420, H: 150})
	ui.Button(f, "settings.back", stage.Rect{X: x, Y: 892, W: 200, H: 76}, h.t("about.back"), 0)
	f.First = "settings.back"
}

package golden

import (
	"encoding/json"
	"errors"
	"flag"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	book "posterestante/assets/rules"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	rules "posterestante/game/postcards"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	"posterestante/render/packs"
	"posterestante/render/screens/companion"
	"posterestante/render/screens/keys"
	"posterestante/render/screens/menus"
	"posterestante/render/screens/rulebook"
	"posterestante/render/table"
	"posterestante/render/table/board"
)

var (
	solo = []string{"person", "automa:expert"}
	four = []string{"person", "automa:easy", "automa:expert", "person"}
)

// deps are what the scenes round the table get.
func deps(lang string) *menus.Deps {
	prefs := menus.Prefs{Speed: 2, Sounds: 3, Music: 1}
	day := time.Date(2026, 11, 21, 18, 30, 0, 0, time.UTC)
	zoe, emile := menus.Player{Name: names[0], Face: 8, Points: 61, Place: 2}, menus.Player{Name: names[1], Colour: 1, Face: 10, Points: 74, Place: 1}
	thumbs := map[string]stage.Pic{"a": postcardsThumb(), "b": montaigneThumb()}
	return &menus.Deps{
		Words: words.In(lang), Version: "1", Box: packs.Shelf(),
		Shelf: menus.Shelf{
			Matches: func() []menus.Match {
				return []menus.Match{
					{ID: "a", Name: names[0] + ", " + names[2], Game: "postcards", When: day, Seats: []menus.Player{zoe, {Name: names[2], Colour: 2, Face: 6}}, Actions: 214, Seed: "9007199254740991"},
					{ID: "b", Name: "Par Lyon et Florence", Game: "montaigne", When: day.Add(-26 * time.Hour), Seats: []menus.Player{zoe, emile}, Actions: 530, Over: true, Seed: "8806172234104557"},
				}
			},
			Thumb:    func(id string) stage.Pic { return thumbs[id] },
			Progress: func(string) menus.Progress { return menus.Progress{Round: 7, Points: []int{31, 24}} },
			OnShare:  func(id string) (string, error) { return "/home/zoe/Downloads/" + id + ".poste", nil },
			OnSame:   func(string) (stage.Scene, error) { return nil, nil },
		},
		Starts: menus.Starts{NewSeed: func() game.Seed { return "c4mnk8u3x9ap5tqhzr2e6wdyj7gvbsf4i8c4mnk8u3x9ap5tqhzr" }},
		Choices: menus.Choices{Prefs: func() menus.Prefs { return prefs }, OnPrefs: func(menus.Prefs) {},
			SoundNote: func() string { return words.In(lang).T("sound.ready") }},
		Ways: menus.Ways{
			Links:     []menus.Link{{ID: "stats"}},
			GameLinks: []menus.GameLink{{ID: "learn", Icon: "hint", Lesson: true, Has: taughtOf}, {ID: "rules", Icon: "book"}, {ID: "companion", Icon: "hand"}, {ID: "stats", Icon: "points2"}},
		},
	}
}

func rulesAt(lang string, r game.Rule) stage.Scene { return rulesOf("postcards", lang, r) }

func rulesOf(name, lang string, r game.Rule) stage.Scene {
	b, err := book.For(name, lang)
	if err != nil {
		panic(err)
	}
	return rulebook.New(rulebook.Config{Words: words.In(lang), Book: b, At: r, Still: true})
}

// companionDeps are those of a game's companion.
func companionDeps(name, lang string) companion.Deps {
	d := companion.Deps{Words: words.In(lang), Game: box.Of(name).Game, Board: packs.Of(name).Board, Calm: true,
		Save:       func(k companion.Kept) (string, error) { return k.ID, nil },
		OnPosition: func(json.RawMessage, []string, []int) (stage.Scene, error) { return nil, errors.New("no") }}
	for _, p := range packs.Games {
		if _, ok := box.Of(p.Name).Game.(game.Drafter); !ok {
			continue
		}
		if p.Name == name {
			d.This = len(d.Games)
		}
		d.Games = append(d.Games, d.Words.T(p.Name+".name"))
	}
	return d
}

// held is a screen that is held: how it begins, and what is clicked (a hot's
// name) or pressed ("key:" and the key) until it is there; "over:" points at a
// hot for a while.
type held struct {
	name  string
	begin func(t *testing.T, lang string) stage.Scene
	then  []string
}

// All screens that are held.
var all = append([]held{
	{"menu", func(_ *testing.T, l string) stage.Scene { return menus.NewMenu(deps(l)) }, nil},
	{"welcome", func(_ *testing.T, l string) stage.Scene { return menus.NewWelcome(deps(l), false, func() {}) }, nil},
	{"welcome-language", func(_ *testing.T, l string) stage.Scene { return menus.NewWelcome(deps(l), true, func() {}) }, nil},
	{"lessons", func(_ *testing.T, l string) stage.Scene {
		return menus.NewLessons(deps(l), []string{"postcards", "montaigne", "sakodo", "routard"}, nil)
	}, nil},
	{"page", func(_ *testing.T, l string) stage.Scene { return menus.NewMenu(deps(l)) }, []string{"menu.lid.0"}},
	{"page-none", func(_ *testing.T, l string) stage.Scene { return menus.NewMenu(deps(l)) }, []string{"menu.lid.3"}},
	{"setup", func(_ *testing.T, l string) stage.Scene { return menus.NewJourney(deps(l)) }, nil},
	{"setup-six", func(_ *testing.T, l string) stage.Scene { return menus.NewJourney(deps(l)) },
		[]string{"setup.game", "setup.game.2", "setup.add", "setup.add", "setup.add", "setup.add", "setup.kind.5", "setup.kind.5.6"}},
	{"setup-who", func(_ *testing.T, l string) stage.Scene { return menus.NewJourney(deps(l)) }, []string{"setup.kind.1"}},
	{"setup-fill", func(_ *testing.T, l string) stage.Scene { return menus.NewJourney(deps(l)) }, []string{"setup.fill"}},
	{"setup-faces", func(_ *testing.T, l string) stage.Scene { return menus.NewJourney(deps(l)) }, []string{"setup.face.0"}},
	{"setup-more", func(_ *testing.T, l string) stage.Scene { return menus.NewJourney(deps(l)) }, []string{"setup.game", "setup.game.1", "setup.more"}},
	{"matches", shelf, nil},
	{"matches-over", shelf, []string{"matches.tab.1"}},
	{"matches-rename", shelf, []string{"matches.rename"}},
	{"matches-delete", shelf, []string{"matches.delete"}},
	{"parcel", func(_ *testing.T, l string) stage.Scene {
		return menus.NewParcel(deps(l), []menus.Arrival{{File: "bretagne.poste", ID: "b"}, {File: "photo.jpg", Said: (&store.Trouble{Key: "store.import.foreign", Args: map[string]any{"File": "photo.jpg", "Name": "photo.jpg"}}).Say(l)}})
	}, nil},
	{"about", func(_ *testing.T, l string) stage.Scene { return menus.NewAbout(deps(l)) }, nil},
	{"settings", func(_ *testing.T, l string) stage.Scene { return menus.NewSettings(deps(l)) }, nil},
	{"keys", func(_ *testing.T, l string) stage.Scene {
		return keys.New(keys.Config{Words: words.In(l), Keys: func() *stage.Keymap { return nil }, Set: func(*stage.Keymap) {}})
	}, nil},
	{"table-early", random(12, solo...), nil},
	{"table-late", random(200, four...), nil},
	{"legend", random(30, solo...), []string{"key:l"}},
	{"pause", random(30, solo...), []string{"key:escape"}},
	{"hints", random(24, solo...), []string{"key:h"}},
	{"opened", random(200, four...), []string{"open.0"}},
	{"refused", random(24, solo...), []string{board.SpotID(game.Spot{Zone: rules.CardRow, Seat: game.Nobody, Index: 1})}},
	{"large", random(24, solo...), []string{"over:" + board.SpotID(game.Spot{Zone: rules.GiftRow, Seat: game.Nobody, Index: 1})}},
	{"past", random(60, solo...), []string{"key:t", "key:left", "key:left", "key:left", "key:left", "key:left"}},
	{"lift", random(60, solo...), []string{"key:t", "key:home", "past.lift"}},
	{"lost", position(lost), []string{"key:space"}},
	{"guide", position(guide), nil},
	{"trouble", trouble, nil},
	{"lesson", func(t *testing.T, l string) stage.Scene { return tableOf(l, taught(t, l, 2)) }, nil},
	{"montaigne-early", riding(6, "person", "bot:steady"), nil},
	{"montaigne-late", riding(70, "person", "bot:steady", "person", "bot:keen"), nil},
	{"montaigne-past", riding(40, "person", "bot:steady"), []string{"key:t", "key:left", "key:left", "key:left", "key:left"}},
	{"montaigne-legend", riding(6, "person", "bot:steady"), []string{"key:l"}},
	{"montaigne-result", riding(1<<20, "person", "bot:steady", "bot:keen"), []string{"past.now"}},
	{"montaigne-rules", func(_ *testing.T, l string) stage.Scene { return rulesOf("montaigne", l, "M3.1") }, nil},
	{"montaigne-setup", func(_ *testing.T, l string) stage.Scene { return menus.NewJourney(deps(l)) }, []string{"setup.game", "setup.game.1"}},
	{"handover", func(_ *testing.T, l string) stage.Scene {
		s := session(40, "person", "person")
		h := &table.Deps{Words: words.In(l), Board: postcards.Board{}, Names: names[:2], Colours: []int{0, 1}}
		return table.New(h, table.Unkept{On: s})
	}, nil},
	{"replay", random(1<<20, four...), nil},
	{"result", random(1<<20, four...), []string{"past.now"}},
	{"result-course", random(1<<20, four...), []string{"past.now", "result.course"}},
	{"whatif", branched(200, four...), nil},
	{"whatif-result", branched(1<<20, four...), []string{"past.now"}},
	{"rules", func(_ *testing.T, l string) stage.Scene { return rulesAt(l, "P4.3") }, nil},
	{"stats", counted, nil},
	{"stats-errors", counted, []string{"stats.chart.1"}},
	{"companion", func(_ *testing.T, l string) stage.Scene { return companion.New(companionDeps("postcards", l)) }, nil},
	{"montaigne-companion", func(_ *testing.T, l string) stage.Scene { return companion.New(companionDeps("montaigne", l)) }, []string{"companion.lay", "tray.lay"}},
	{"editor", func(t *testing.T, l string) stage.Scene { return edited(t, session(120, solo...), l) }, nil},
	{"montaigne-editor", func(t *testing.T, l string) stage.Scene { return edited(t, ride(40, "person", "bot:steady"), l) }, []string{"desk.numbers"}},
}, slices.Concat(abroad, gathering, parted, lookedBack)...)

func shelf(_ *testing.T, l string) stage.Scene { return menus.NewMatches(deps(l)) }

func random(actions int, seats ...string) func(*testing.T, string) stage.Scene {
	return func(t *testing.T, l string) stage.Scene { return at(t, l, actions, seats...) }
}

func riding(actions int, seats ...string) func(*testing.T, string) stage.Scene {
	return func(_ *testing.T, l string) stage.Scene { return tableOf(l, ride(actions, seats...)) }
}

// branched is a table whose match branched off another.
func branched(actions int, seats ...string) func(*testing.T, string) stage.Scene {
	return func(_ *testing.T, l string) stage.Scene {
		return tableWith(l, session(actions, seats...), func(d *table.Deps) {
			d.Branch = &table.Branch{Of: "Zoé, Émile, Automa, Anaïs", Round: 5}
		})
	}
}

func position(find func(*testing.T, string) *game.Session) func(*testing.T, string) stage.Scene {
	return func(t *testing.T, l string) stage.Scene { return tableOf(l, find(t, l)) }
}

func trouble(t *testing.T, l string) stage.Scene {
	tb := at(t, l, 24, solo...)
	w := words.In(l)
	e := store.Trouble{Key: "store.write", Args: map[string]any{"Name": "Zoé, Automa"}, Err: syscall.ENOSPC}
	tb.Say(w.T("error.title"), e.Say(l))
	return tb
}

var only = flag.String("only", "", "look only at the screens whose names begin so")

// screens are all screens that are held, in a language, some on the tall canvas too.
func screens(t *testing.T, lang string) map[string]*stage.Show {
	t.Helper()
	shows := map[string]*stage.Show{}
	for _, h := range all {
		if strings.HasPrefix(h.name, *only) {
			shows[h.name] = h.show(t, lang)
		}
	}
	for _, name := range upright {
		if strings.HasPrefix("tall "+name, *only) {
			shows["tall "+name] = standing(t, name, lang)
		}
	}
	for _, name := range classic {
		if strings.HasPrefix("classic "+name, *only) {
			shows["classic "+name] = onClassic(t, name, lang)
		}
	}
	return shows
}

// show brings a screen to where it is held.
func (h held) show(t *testing.T, lang string) *stage.Show {
	t.Helper()
	return h.on(t, lang, stage.Width, stage.Height)
}

// on is show in a window of that size.
func (h held) on(t *testing.T, lang string, wide, high float64) *stage.Show {
	t.Helper()
	s := stage.NewShow(h.begin(t, lang))
	s.SetWindow(wide, high)
	settle(s)
	for _, do := range h.then {
		if k, ok := strings.CutPrefix(do, "key:"); ok {
			press(s, stage.Key(k))
		} else if id, ok := strings.CutPrefix(do, "over:"); ok {
			point(t, h.name, s, id, false)
			return s // the pointer stays
		} else {
			point(t, h.name, s, do, true)
		}
		settle(s)
	}
	return s
}

func press(s *stage.Show, k stage.Key) {
	s.Step(stage.Raw{X: -1, Y: -1, Keys: []stage.Key{k}}, stage.Tick)
}

// point points at a hot for two seconds, or clicks it.
func point(t *testing.T, screen string, s *stage.Show, id string, click bool) {
	t.Helper()
	h := s.Frame().Hot(id)
	if h == nil {
		t.Fatalf("%s: there is no %s", screen, id)
	}
	x, y := where(s.Frame(), h)
	for i := range 120 {
		s.Step(stage.Raw{X: x, Y: y, Left: click && i == 1}, stage.Tick)
		if click && i > 2 {
			return
		}
	}
}

// where is a point of a hot that no other hot lies on.
func where(f *stage.Frame, h *stage.Hot) (x, y float64) {
	for i := range 41 * 41 {
		x = h.Rect.X + h.Rect.W*(float64((i+20)%41)+0.5)/41
		y = h.Rect.Y + h.Rect.H*(float64((i/41+20)%41)+0.5)/41
		if top := f.At(x, y); top != nil && top.ID == h.ID {
			return x, y
		}
	}
	return h.Rect.Mid()
}

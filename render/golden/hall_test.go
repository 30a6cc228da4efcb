package golden

import (
	"context"
	"encoding/json"
	"errors"
	"image"
	"strings"
	"testing"
	"time"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/box"
	"posterestante/game/deal"
	"posterestante/game/room"
	"posterestante/game/sakodo"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/packs"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// told is the end of a wire to a room that says once how it stands.
type told struct {
	say  chan []byte
	gone chan struct{}
}

func (w told) Send([]byte) error { return nil }

func (w told) Receive() ([]byte, error) {
	select {
	case msg := <-w.say:
		return msg, nil
	case <-w.gone:
		return nil, errors.New("gone")
	}
}

func (w told) Close() error { return nil }

// gathered is a room of six of Sakodo, as its host or a guest sees it.
func gathered(t *testing.T, host bool) *away.Link {
	r := &room.Hall{Game: "sakodo", Host: host, Watch: 1, Clock: 24, Late: true, Seats: []room.Chair{
		{Kind: "person", Name: names[0], Here: true, Mine: host, Agrees: true, Shows: true},
		{Kind: "person", Name: names[1], Colour: 1, Here: true, Mine: !host},
		{Kind: "person", Name: "Bartholomée-Maximilienne", Colour: 2}, {Kind: "think:25", Colour: 3},
		{Kind: "bot:steady", Colour: 4}, {Kind: room.Open, Colour: 5}}}
	msg, err := json.Marshal(room.Tell{Room: r})
	if err != nil {
		t.Fatal(err)
	}
	w := told{say: make(chan []byte, 1), gone: make(chan struct{})}
	w.say <- msg
	l := away.Open(away.Config{Dial: func(context.Context, []string) (room.Wire, error) { return w, nil }})
	t.Cleanup(func() { l.Close(); close(w.gone) })
	for end := time.Now().Add(3 * time.Minute); len(l.Hall().Seats) == 0; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the room never came")
		}
	}
	return l
}

func hallDeps(lang string) *hall.Deps {
	w := words.In(lang)
	return &hall.Deps{Words: w, Name: names[0], Kinds: func(string) []string { return []string{"think:25", "bot:steady"} },
		Said: func(kind string) string {
			if kind == "think:25" {
				return w.T("think.level.2")
			}
			return w.T("kind.bot.steady")
		},
		Copy: func(string) error { return nil },
		Club: func() *hall.Club { return &hall.Club{Host: "https://posterestante.example.org", Pass: func(bool) {}} },
		Join: func(string, []string) (*away.Link, error) { return nil, errors.New("nowhere") },
		Back: func() []hall.Known {
			return []hall.Known{{Host: "192.168.1.20:40123", Game: "postcards", With: names[0] + ", Bartholomée"}}
		}}
}

// inked says whether a module of that picture is black: three corners as a code has them, the rest by chance.
func inked(x, y int) bool {
	const side, corner = 29, 7
	for _, at := range [][2]int{{0, 0}, {side - corner, 0}, {0, side - corner}} {
		dx, dy := x-at[0]-corner/2, y-at[1]-corner/2
		if ring := max(dx, -dx, dy, -dy); ring <= corner/2+1 {
			return ring < 2 || ring == corner/2
		}
	}
	r := game.NewRand(uint64(y*side + x))
	return r.Intn(2) == 0
}

// invitation is one as it may be, with a picture that is no code.
func invitation(lang string) *hall.Invitation {
	w, code := words.In(lang), image.NewRGBA(image.Rect(0, 0, 232, 232))
	for i := range code.Pix {
		if i%4 == 3 || !inked(i/4%232/8, i/4/232/8) {
			code.Pix[i] = 255
		}
	}
	return &hall.Invitation{Link: "http://192.168.178.123:40123/#rcl-c9M-W6kVQkhf2cn1_A", Host: "192.168.178.123:40123",
		Phrase: "plutre seno plegi nimu getri mobo", QR: code, Notes: []string{w.T("hall.closed"), w.T("hall.trust")}}
}

// gathering are the pages of a match that is played from several places.
var gathering = []held{
	{"hall-host", func(t *testing.T, l string) stage.Scene {
		return hall.New(hallDeps(l), gathered(t, true), invitation(l))
	}, nil},
	{"hall-guest", func(t *testing.T, l string) stage.Scene { return hall.New(hallDeps(l), gathered(t, false), nil) }, nil},
	{"result-dealt", dealtTogether, []string{"past.now"}},
	{"matches-turns", turns, nil},
	{"watching-late", watchingLate, nil},
	{"watching-offer", watchingLive, nil},
	{"watching-asks", watchingLive, []string{"away.watch"}},
	{"join", func(_ *testing.T, l string) stage.Scene { return hall.NewJoin(hallDeps(l), "") }, nil},
	{"letters", mail, nil},
	{"letters-table", awaiting, nil},
	{"setup-ways", func(_ *testing.T, l string) stage.Scene {
		d := deps(l)
		d.OnInvite = func(menus.Setup) (stage.Scene, error) { return nil, nil }
		d.OnPost = d.OnInvite
		return menus.NewJourney(d)
	}, nil},
	{"settings-all", func(_ *testing.T, l string) stage.Scene {
		d := deps(l)
		d.Hosts, d.Folder = true, func() stage.Scene { return nil }
		return menus.NewSettings(d)
	}, nil},
	{"letters-locked", func(_ *testing.T, l string) stage.Scene {
		return hall.NewUnlock(words.In(l), func(string) (stage.Scene, error) { return nil, nil })
	}, nil},
	{"letters-folder", func(_ *testing.T, l string) stage.Scene {
		return hall.NewFolder(words.In(l), "/home/bartholomee/Nextcloud/Parties de Sakodo", func(string) error { return nil })
	}, nil},
}

// awaiting is the table of a match by post whose turn is elsewhere.
func awaiting(t *testing.T, l string) stage.Scene {
	s := ride(60, "person", "person")
	here := 1 - s.Turn()
	key := strings.Repeat("ab", 40)
	ledger := room.Ledger{Match: "m", Seats: []room.Owner{{Chair: room.Chair{Kind: "person", Name: names[0]}},
		{Chair: room.Chair{Kind: "person", Name: names[1], Colour: 1}}}}
	ledger.Seats[here].Key, ledger.Seats[here].Host = key, true
	r := room.New(room.Config{Game: s.Game(), Options: s.Setup().Options, Kinds: []string{"person", "person"},
		Random: func([]byte) {}, Sent: func() int { return 0 }})
	r.Resume(ledger, table.Unkept{On: s}, nil)
	link := away.Open(away.Config{Named: box.Named, Keys: []string{key}, Words: error.Error,
		Post: func() int { return 0 },
		Dial: func(context.Context, []string) (room.Wire, error) { return away.Local(r), nil }})
	t.Cleanup(link.Close)
	for end := time.Now().Add(3 * time.Minute); link.Match() == nil; time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("the match never came")
		}
	}
	m := link.Match()
	d := &table.Deps{Words: words.In(l), Board: packs.Of("montaigne").Board, Names: m.Names(), Colours: m.Tints(),
		Ways:   table.Ways{Letter: func(bool) stage.Scene { return nil }},
		Papers: table.Papers{Log: table.Log{Signs: true}}}
	d.Faces = menus.Faced(s.Setup().Seats, d.Names, nil)
	return table.New(d, m)
}

// mail is the page of a match of six that goes by post.
func mail(t *testing.T, l string) stage.Scene {
	w := words.In(l)
	m := hall.Mail{Game: "montaigne", Send: true, Rooms: true,
		Said: w.T("post.send_to", map[string]any{"Name": "Bartholomée-Maximilienne"})}
	for i, name := range []string{names[0], names[1], "Bartholomée-Maximilienne", "Automa", "Automa", names[2]} {
		s := hall.Correspondent{Name: name, Colour: i, Note: w.T("post.elsewhere"), Invite: "poste:abc", Turn: i == 2}
		switch i {
		case 0:
			s.Note, s.Invite = w.T("post.here"), ""
		case 3, 4:
			s.Note, s.Invite = w.T("think.level.2"), ""
		}
		m.Seats = append(m.Seats, s)
	}
	page, err := hall.NewLetters(&hall.MailDeps{Words: w, Look: func() (hall.Mail, error) { return m, nil },
		Room: func() (stage.Scene, error) { return nil, nil }, Copy: func(string) error { return nil }})
	if err != nil {
		t.Fatal(err)
	}
	return page
}

// dealtTogether is the end of a match that was dealt by several programs.
func dealtTogether(_ *testing.T, l string) stage.Scene {
	return tableWith(l, session(1<<20, four...), func(d *table.Deps) {
		how := &deal.Deal{Turn: 1, Parts: []deal.Share{{Name: names[1]}}}
		d.Fair = func() (string, bool) { return wording.DealLine(d.Words, how, nil), true }
		d.Extras = append(d.Extras[:1:1], d.Extras[2], table.Extra{ID: "extra.deal", Verb: d.Words.T("deal.verb")})
	})
}

// turns is the shelf with matches at one screen, in a room that is open here, and at friends'.
func turns(_ *testing.T, l string) stage.Scene { return menus.NewMatches(turning(l)) }

// turning are the deps of such a shelf.
func turning(l string) *menus.Deps {
	d := deps(l)
	day := time.Date(2026, 11, 21, 18, 30, 0, 0, time.UTC)
	how := map[string]menus.Turn{}
	d.Matches = func() (out []menus.Match) {
		for i, t := range []menus.Turn{{Seat: 1, Only: true, Calls: true}, {Seat: 2}, {Seat: 1, Calls: true},
			{Seat: 0, Only: true}, {Seat: 1}} {
			m := menus.Match{ID: string(rune('a' + i)), Name: "Zoé, Émile, Bartholomée", Game: packs.Games[i%4].Name,
				When: day.Add(-5 * time.Hour * time.Duration(i)), Actions: 214 - i, Away: i < 2}
			if !m.Away { // else nobody knows it before the end
				m.Seed = "k7"
			}
			for n := range 2 + 2*(i%3) {
				m.Seats = append(m.Seats, menus.Player{Name: names[n], Colour: n, Face: n + 1})
			}
			t.Known = true
			how[m.ID], out = t, append(out, m)
		}
		return out
	}
	d.Progress = func(id string) menus.Progress { return menus.Progress{Round: 7, Turn: how[id]} }
	d.Thumb = func(string) stage.Pic { return postcardsThumb() }
	return d
}

// gallery is a match elsewhere as who looks on sees it.
type gallery struct {
	table.Unkept
	now table.Company
}

func (gallery) Look(game.Seat)           {}
func (gallery) Here(game.Seat) bool      { return false }
func (gallery) Next() (game.Seat, bool)  { return game.Nobody, false }
func (gallery) News() table.News         { return table.News{} }
func (g gallery) Company() table.Company { return g.now }
func (gallery) Answer(bool)              {}
func (gallery) Sign(string)              {}
func (gallery) Watch()                   {}

var _ table.Distant = gallery{}

// watching is the table of who looks on at a match of six.
func watching(t *testing.T, l string, now table.Company) stage.Scene {
	s := played(func() *game.Session { return journeyOf(t, sakodo.Game, "road", 150, "bot:steady", six) }, "watching")
	now.Asks, now.Gone = game.Nobody, []bool{false, false, true}
	d := &table.Deps{Words: words.In(l), Board: packs.Of("sakodo").Board, Names: names[:s.Seats()],
		Colours: []int{0, 1, 2, 3, 4, 5}[:s.Seats()]}
	return table.New(d, gallery{table.Unkept{On: s}, now})
}

func watchingLate(t *testing.T, l string) stage.Scene {
	return watching(t, l, table.Company{Late: true})
}

func watchingLive(t *testing.T, l string) stage.Scene {
	return watching(t, l, table.Company{Offers: true})
}

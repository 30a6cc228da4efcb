package program

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/game"
	"posterestante/game/room"
	"posterestante/render/away"
	"posterestante/render/engine/stage"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// two are two persons of Montaigne.
var two = menus.Setup{Game: "montaigne", Options: map[string]string{}, Seed: "by post", Seats: []menus.Seat{
	{Name: "Zoé", Kind: menus.Person, Colour: 3}, {Name: "Émile", Kind: menus.Person, Colour: 0}}}

// postHome is a program with a folder for what it writes.
func postHome(t *testing.T) *home {
	t.Helper()
	data := t.TempDir()
	h := newHome(t, data)
	h.data, h.post = data, []string{t.TempDir()}
	return h
}

// letterOf is the letter that a program writes now, from where the player is told to look for it.
func letterOf(t *testing.T, h *home, id string) []byte {
	t.Helper()
	if _, err := h.send(id); err != nil {
		t.Fatal(err)
	}
	var newest []byte
	var when time.Time
	files, _ := filepath.Glob(filepath.Join(h.post[0], "*.poste"))
	for _, f := range files {
		info, err := os.Stat(f)
		if err != nil {
			t.Fatal(err)
		}
		if !info.ModTime().Before(when) {
			when = info.ModTime()
			if newest, err = os.ReadFile(f); err != nil {
				t.Fatal(err)
			}
		}
		if err := os.Remove(f); err != nil {
			t.Fatal(err)
		}
	}
	return newest
}

// betweenTwo is a match by post of two programs; the second has its invitation, and no letter yet.
func betweenTwo(t *testing.T) (a, b *home, id string) {
	t.Helper()
	a, b = postHome(t), postHome(t)
	page, err := a.posting(two)
	if err != nil {
		t.Fatal(err)
	}
	if _, ok := page.(*hall.Letters); !ok {
		t.Fatalf("it leads to %T", page)
	}
	id = a.matches()[0].ID
	invitation := ""
	mail, err := a.mailOf(id)
	if err != nil {
		t.Fatal(err)
	}
	for _, s := range mail.Seats {
		invitation += s.Invite
	}
	if _, err := b.joined("Salut ! "+invitation, nil); err != nil {
		t.Fatal(err)
	}
	return a, b, id
}

// linkOf opens the table of a match as its page does, and gives the way into its room.
func linkOf(t *testing.T, h *home, id string) *away.Link {
	t.Helper()
	l, err := h.openPosted(id, func(int, int) bool { return true })
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(l.Close)
	return l
}

// does has somebody at a table take the first action that is legal for them, and waits until the room took it.
func does(t *testing.T, h *home, id string, m *away.Match) {
	t.Helper()
	p, before := h.mail.at(id), m.Session().Len()
	a := m.Session().Legal()[0]
	if _, err := m.Do(a); err != table.ErrSent {
		t.Fatal(err)
	}
	await(t, func() bool { return drain(m) && m.Session().Len() > before || p == nil })
}

func await(t *testing.T, holds func() bool) {
	t.Helper()
	for end := time.Now().Add(3 * time.Minute); !holds(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("it never came")
		}
	}
}

// drain has a table take in all that came.
func drain(m *away.Match) bool {
	for {
		if _, ok := m.Next(); !ok {
			return true
		}
		m.News()
	}
}

// TestPosted plays a match of two programs by post at their tables: who isn't to act may do nothing and sees nothing of
// the other; what a letter told stays; a letter that comes while the table is open is seen there; both end with the same.
func TestPosted(t *testing.T) {
	a, b, id := betweenTwo(t)
	la := linkOf(t, a, id)
	ma := la.Match()
	if ma.Here(1) || !ma.Here(0) || !ma.Company().Post || len(ma.Company().Gone) > 0 {
		t.Fatal("seats are at the wrong screen")
	}
	for ma.Session().Turn() == 0 {
		does(t, a, id, ma)
	}
	refused := func(m *away.Match, why string) {
		t.Helper()
		await(t, func() bool {
			_, ok := m.Next()
			return ok
		})
		if n := m.News(); n.No == nil || n.No.Code != why {
			t.Fatalf("%+v instead of %s", n.No, why)
		}
	}
	n := ma.Session().Len()
	if _, err := a.send(id); err != nil {
		t.Fatal(err)
	}
	if ma.Undo(1) != table.ErrSent {
		t.Fatal("undo isn't asked for")
	}
	refused(ma, "room.sent")
	if ma.Session().Len() != n {
		t.Fatal("something was taken back")
	}
	if next, err := b.opened(letterOf(t, a, id)); err != nil {
		t.Fatal(err)
	} else if _, ok := next.(*hall.Letters); !ok {
		t.Fatalf("a letter leads to %T", next)
	}
	if x := b.matches(); len(x) != 1 || x[0].Seed != "" {
		t.Fatalf("%+v", x)
	}
	lb := linkOf(t, b, id)
	mb := lb.Match()
	if mb.Here(0) || !mb.Here(1) {
		t.Fatal("seats are at the wrong screen")
	}
	for mb.Session().Turn() == 1 {
		does(t, b, id, mb)
	}
	back := letterOf(t, b, id)
	if next, err := a.opened(back); err != nil || next != nil { // it is seen on the table
		t.Fatal(next, err)
	}
	await(t, func() bool { return drain(ma) && ma.Session().Len() == mb.Session().Len() })
	for turn := 0; turn < 200 && !ma.Session().Over(); turn++ {
		at, from, to := a, ma, b
		if ma.Session().Turn() == 1 {
			at, from, to = b, mb, a
		}
		for who := from.Session().Turn(); from.Session().Turn() == who; {
			does(t, at, id, from)
		}
		if _, err := to.opened(letterOf(t, at, id)); err != nil {
			t.Fatal(err)
		}
		await(t, func() bool { return drain(ma) && drain(mb) && ma.Session().Len() == mb.Session().Len() })
	}
	if !ma.Session().Over() || !mb.Session().Over() {
		t.Fatal("it isn't over")
	}
	la.Close()
	lb.Close()
	x, y := a.shelf.Info(id), b.shelf.Info(id)
	if !x.Over || !y.Over || x.Actions != y.Actions || !slices.EqualFunc(x.Scores, y.Scores, func(a, b game.Score) bool {
		return a.Total == b.Total
	}) {
		t.Fatalf("%+v\n%+v", x, y)
	}
}

// TestPostedRefused: at a match by post that waits for a letter nothing can be done here, nor is its file handed on, nor
// its deal dealt again; a letter without its key asks for it.
func TestPostedRefused(t *testing.T) {
	a, b, id := betweenTwo(t)
	ma := linkOf(t, a, id).Match()
	for ma.Session().Turn() == 0 {
		does(t, a, id, ma)
	}
	p := a.mail.at(id)
	s, err := a.shelf.Look(id)
	if err != nil {
		t.Fatal(err)
	}
	told := make(chan []byte, 4096)
	g := p.room.Enter(func(m []byte) bool { told <- m; return true }, true)
	g.Hear(room.Say{T: room.SayHello, V: room.Version}.Text())
	n := s.Session.Len()
	g.Hear(room.Say{T: room.SayDo, Seat: 1, N: n, A: s.Session.Game().Notation(s.Session.Legal()[0])}.Text())
	if again, _ := a.shelf.Look(id); again.Session.Len() != n {
		t.Fatal("somebody acted for the seat elsewhere")
	}
	if _, err := a.share(id); err == nil {
		t.Error("its file is handed on")
	}
	if _, err := a.same(id); err == nil {
		t.Error("its deal is dealt again")
	}
	letter := letterOf(t, a, id)
	stranger := postHome(t)
	page, err := stranger.opened(letter)
	if _, ok := page.(*hall.Unlock); err != nil || !ok {
		t.Fatalf("it leads to %T, %v", page, err)
	}
	if err := stranger.invitedByPost("poste:abc"); err == nil {
		t.Error("that was no invitation")
	}
	if _, err := b.opened([]byte(strings.Replace(string(letter), "A", "B", 1))); err == nil {
		t.Error("a spoilt letter was taken")
	}
	if next := b.dropped([]stage.Dropped{{Name: "x.poste", Data: letter}, {Name: "y.poste", Data: []byte("{")}}); next == nil {
		t.Error("letters among other files lead nowhere")
	}
	if x := b.matches(); len(x) != 1 {
		t.Errorf("%d matches", len(x))
	}
}

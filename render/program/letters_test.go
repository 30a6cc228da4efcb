package program

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"posterestante/game"
	"posterestante/render/engine/stage"
	"posterestante/render/engine/ui/uitest"
	"posterestante/render/screens/hall"
	"posterestante/render/screens/menus"
	"posterestante/render/table"
)

// TestFolder: letters go through a folder that both programs watch; what is no letter there is left alone, and each
// program has one file of a match there.
func TestFolder(t *testing.T) {
	a, b, id := betweenTwo(t)
	dir := t.TempDir()
	for _, h := range []*home{a, b} {
		h.settings.Watch = dir
	}
	for name, text := range map[string]string{"a.poste": "{}", "b.poste": `{"letter":1}`, "c.txt": "x", "d.poste": ""} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	seen := map[string]glimpse{}
	b.lookInto(dir, seen)
	if len(b.matches()) > 0 {
		t.Fatal("a match came from nothing")
	}
	ma := linkOf(t, a, id).Match()
	for turn := range 2 {
		for ma.Session().Turn() == 0 {
			does(t, a, id, ma)
		}
		if _, err := a.send(id); err != nil {
			t.Fatal(err)
		}
		b.lookInto(dir, seen)
		if b.shelf.Info(id).Actions != ma.Session().Len() {
			t.Fatal("the letter wasn't taken")
		}
		lb := linkOf(t, b, id)
		for mb := lb.Match(); mb.Session().Turn() == 1; {
			does(t, b, id, mb)
		}
		lb.Close()
		if _, err := b.send(id); err != nil {
			t.Fatal(err)
		}
		a.lookInto(dir, map[string]glimpse{})
		await(t, func() bool { return drain(ma) && ma.Session().Len() == b.shelf.Info(id).Actions })
		if files, _ := filepath.Glob(filepath.Join(dir, "poste-*.poste")); len(files) != 2 {
			t.Fatalf("turn %d: %v", turn, files)
		}
	}
	if a.watchFolder() == nil {
		t.Fatal("there is no page for it")
	}
}

// TestRoomAndPost has one match move: begun at one screen it goes by post, is opened as a room, and goes by post again,
// with the same key; the friend's copy is continued.
func TestRoomAndPost(t *testing.T) {
	a, b := postHome(t), postHome(t)
	m, err := a.shelf.New(metaOf(two))
	if err != nil {
		t.Fatal(err)
	}
	id := m.ID()
	if err := m.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := a.byPost(id); err != nil {
		t.Fatal(err)
	}
	c, _ := a.mail.box.Of(id)
	if _, err := b.joined(a.mail.box.Invitation(id, 1), nil); err != nil {
		t.Fatal(err)
	}
	l := linkOf(t, a, id)
	for m := l.Match(); m.Session().Turn() == 0; {
		does(t, a, id, m)
	}
	l.Close()
	if _, err := b.opened(letterOf(t, a, id)); err != nil {
		t.Fatal(err)
	}
	page, err := a.roomOf(id)
	if err != nil {
		t.Fatal(err)
	}
	room, ok := page.(*hall.Hall)
	if !ok {
		t.Fatalf("it leads to %T", page)
	}
	if kinds, mine := roomKinds(a.shelf.Dir(), id); len(kinds) != 2 || len(mine) != 1 || mine[0] != 0 {
		t.Fatalf("the room has the seats %v, here are %v", kinds, mine)
	}
	room.Leave()
	await(t, func() bool { // it is closed in the background
		m, err := a.shelf.Resume(id)
		if err != nil {
			return false
		}
		legal := m.Session().Legal()
		if _, err := m.Do(legal[0]); err != nil { // as if the friend had played there
			t.Fatal(err)
		}
		for m.Session().Turn() != 1 {
			if _, err := m.Do(m.Session().Legal()[0]); err != nil {
				t.Fatal(err)
			}
		}
		return m.Close() == nil
	})
	if _, err := a.byPost(id); err != nil {
		t.Fatal(err)
	}
	if again, _ := a.mail.box.Of(id); again.Key != c.Key {
		t.Fatal("it has another key now")
	}
	if _, err := b.opened(letterOf(t, a, id)); err != nil {
		t.Fatal(err)
	}
	if x, y := a.shelf.Info(id), b.shelf.Info(id); x.Actions != y.Actions || len(b.matches()) != 1 {
		t.Fatalf("%d actions and %d", x.Actions, y.Actions)
	}
}

// TestPostedByHand goes by clicks alone: from the page of a match by post to its table, a turn there, the letter, and
// back; the friend's program asks for the key where it has none.
func TestPostedByHand(t *testing.T) {
	a, b := postHome(t), postHome(t)
	page, err := a.posting(two)
	if err != nil {
		t.Fatal(err)
	}
	show := stage.NewShow(&over{menus.NewMenu(a.deps), page})
	step := func(raw stage.Raw) { show.Step(raw, stage.Tick) }
	idle := stage.Raw{X: -1, Y: -1}
	step(idle)
	id := a.matches()[0].ID
	press := func(id string) {
		t.Helper()
		uitest.Seen(show)
		hot := show.Frame().Hot(id)
		if hot == nil {
			t.Fatalf("there is no %s", id)
		}
		x, y := hot.Rect.Mid()
		for _, down := range []bool{false, true, false} {
			step(stage.Raw{X: x, Y: y, Left: down})
		}
	}
	atTable := func() bool {
		step(idle)
		_, ok := show.Scene().(*table.Table)
		return ok
	}
	press("post.table")
	await(t, atTable)
	r := game.NewRand(4)
	await(t, func() bool { // a turn, by whatever is lit
		step(idle)
		f := show.Frame()
		if f.Hot("table.letter") != nil {
			return true
		}
		var lit []string
		for _, hot := range f.Hots {
			if hot.Lit && (strings.HasPrefix(hot.ID, "spot:") || strings.HasPrefix(hot.ID, "dialog.")) &&
				hot.ID != "dialog.menu" {
				lit = append(lit, hot.ID)
			}
		}
		if len(lit) > 0 {
			press(lit[r.Intn(len(lit))])
		}
		return false
	})
	await(t, func() bool { // a quick press where something else lay just now counts for nothing
		for range 90 {
			step(idle)
		}
		if show.Frame().Hot("table.letter") != nil {
			press("table.letter")
		}
		_, ok := show.Scene().(*hall.Letters)
		return ok
	})
	files, _ := filepath.Glob(filepath.Join(a.post[0], "*.poste"))
	if len(files) != 1 { // written by the one press
		t.Fatalf("the letters are %v", files)
	}
	letter, err := os.ReadFile(files[0])
	if err != nil {
		t.Fatal(err)
	}
	press("post.table")
	if !atTable() {
		t.Fatalf("it leads back to %T", show.Scene())
	}
	asks, ok := b.dropped([]stage.Dropped{{Name: "x.poste", Data: letter}}).(*hall.Unlock)
	if !ok {
		t.Fatal("the key isn't asked for")
	}
	show = stage.NewShow(&over{menus.NewMenu(b.deps), asks})
	step(idle)
	step(stage.Raw{X: -1, Y: -1, Runes: []rune(a.mail.box.Invitation(id, 1))})
	press("post.unlock")
	if _, ok := show.Scene().(*hall.Letters); !ok {
		t.Fatalf("an opened letter leads to %T", show.Scene())
	}
	press("post.table")
	await(t, atTable)
}

// TestInvitationFile: where nothing can be copied the invitation comes as a file, which is opened like a letter.
func TestInvitationFile(t *testing.T) {
	a, b := postHome(t), postHome(t)
	if _, err := a.posting(two); err != nil {
		t.Fatal(err)
	}
	id := a.matches()[0].ID
	said, err := a.saveInvitation(a.mail.box.Invitation(id, 1))
	files, _ := filepath.Glob(filepath.Join(a.post[0], "*.poste"))
	if err != nil || len(files) != 1 || !strings.Contains(said, filepath.Base(files[0])) {
		t.Fatal(said, files, err)
	}
	first, ok := b.opening(files[0], b.data).(*over) // as the command line opens it
	if _, said := first.next.(*menus.Parcel); !ok || !said {
		t.Fatalf("it is opened as %T", first.next)
	}
	data, ok := letterFile(files[0])
	if !ok || b.dropped([]stage.Dropped{{Name: "i.poste", Data: data}}) == nil {
		t.Fatal("it isn't taken")
	}
	if err := os.Remove(files[0]); err != nil {
		t.Fatal(err)
	}
	l := linkOf(t, a, id)
	for m := l.Match(); m.Session().Turn() == 0; {
		does(t, a, id, m)
	}
	if next, err := b.opened(letterOf(t, a, id)); err != nil {
		t.Fatal(err)
	} else if _, ok := next.(*hall.Letters); !ok {
		t.Fatalf("the letter leads to %T", next)
	}
}

package windowtest

import (
	"bytes"
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"posterestante/assets/wording"
	"posterestante/assets/words"
	"posterestante/game"
	"posterestante/game/globe"
	"posterestante/game/store"
	"posterestante/render/engine/stage"
	"posterestante/render/games/postcards"
	"posterestante/render/table"
	"posterestante/render/table/board"
	"posterestante/render/table/pick"
	"posterestante/windowtest/drive"
)

const width, height = 1280, 720

// program is the built program, "" where the tests don't run.
var program string

func TestMain(m *testing.M) { os.Exit(run(m)) }

func run(m *testing.M) int {
	if os.Getenv("POSTE_WINDOW_TESTS") == "" {
		return m.Run()
	}
	dir, err := os.MkdirTemp("", "windowtest")
	if err != nil {
		fmt.Println(err)
		return 1
	}
	defer os.RemoveAll(dir)
	program = filepath.Join(dir, "posterestante")
	if web, err := filepath.Abs(page); err == nil { // what a room serves to browsers
		_ = os.Setenv("POSTE_WEB", web)
	}
	if out, err := exec.Command("go", "build", "-o", program, "..").CombinedOutput(); err != nil {
		fmt.Printf("the program can't be built: %v\n%s", err, out)
		return 1
	}
	return m.Run()
}

// player is somebody before the window.
type player struct {
	*testing.T
	*drive.Window
	folder, lang string
	from         string          // where the match is kept; "" for the program's own data
	covered      map[string]bool // legal, but not to be clicked
	session      *game.Session   // as the match file last told
	picked       []game.Spot
	last         []byte // the match file as last read
	reading      *store.Reading
	coach        table.Coach // who teaches; nil for nobody
}

// screen opens a screen, or says why the test is skipped.
func screen(t *testing.T) *drive.Display { return screenOf(t, width, height) }

// screenOf is one of another size, in pixels. The test goes on beside others: each has a screen of its own.
func screenOf(t *testing.T, width, height int) *drive.Display {
	t.Helper()
	needs(t)
	t.Parallel()
	return another(t, width, height)
}

// needs skips the test where windows aren't asked for, and fails it where something is missing.
func needs(t *testing.T) {
	t.Helper()
	if os.Getenv("POSTE_WINDOW_TESTS") == "" {
		t.Skip("window tests run with POSTE_WINDOW_TESTS=1, as make test does; they need Xvfb and xdotool")
	}
	if not := drive.Missing(); not != "" {
		t.Fatalf("%s must be installed: apt-get install xvfb xdotool", not)
	}
}

// another opens one more screen.
func another(t *testing.T, width, height int) *drive.Display {
	t.Helper()
	d, err := drive.Open(width, height)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(d.Close)
	return d
}

// sit starts the program; speed is that of motion.
func sit(t *testing.T, d *drive.Display, folder, lang string, speed int) *player {
	t.Helper()
	return sitWith(t, d, folder, lang, fmt.Sprintf(`{"speed": %d}`, speed))
}

// sitWith starts the program with settings as they are kept.
func sitWith(t *testing.T, d *drive.Display, folder, lang, settings string) *player {
	t.Helper()
	config := filepath.Join(folder, "config")
	if err := os.MkdirAll(config, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(config, "settings.json"), []byte(settings), 0o644); err != nil {
		t.Fatal(err)
	}
	w, err := d.Start(program, folder, "-lang", lang)
	if err != nil {
		t.Fatal(err)
	}
	p := &player{T: t, Window: w, folder: folder, lang: lang, covered: map[string]bool{}}
	t.Cleanup(func() {
		if t.Failed() {
			_ = d.Save(proof("failed-" + strings.ReplaceAll(t.Name(), "/", "-")))
			t.Log("the program said: " + w.Said())
		}
		w.Kill()
		if crashed, _ := filepath.Glob(filepath.Join(w.Data, "crash*")); len(crashed) > 0 {
			text, _ := os.ReadFile(crashed[0])
			t.Errorf("it crashed:\n%s", text)
		}
	})
	return p
}

func proof(name string) string { return filepath.Join("..", "proof", name+".png") }

func (p *player) must(err error) {
	p.Helper()
	if err != nil {
		p.Fatal(err)
	}
}

// click clicks one hot after the other, each when it is lit.
func (p *player) click(ids ...string) {
	p.Helper()
	for _, id := range ids {
		p.must(p.Click(id))
	}
}

// shoot keeps a picture of the screen, the pointer lying where nothing is.
func (p *player) shoot(name string) {
	p.Helper()
	p.must(p.Do("mousemove", 2, height-2))
	time.Sleep(250 * time.Millisecond)
	p.must(p.Save(proof(name)))
}

// write replaces what a text field holds.
func (p *player) write(id, text string) {
	p.Helper()
	p.click(id)
	if id != "setup.seed" { // there all is marked, and goes by the first letter
		p.must(p.Key("End"))
		for range 16 {
			p.must(p.Key("BackSpace"))
		}
	}
	for _, r := range text {
		p.must(p.Key(string(r)))
	}
	p.must(p.Key("Return"))
}

// seed writes the seed on the sheet of rarer options, after options were clicked there, and closes it.
func (p *player) seed(text string, options ...string) {
	p.Helper()
	p.click("setup.more")
	p.click(options...)
	p.write("setup.seed", text)
	p.click("setup.more.close")
}

// files are the match files.
func (p *player) files() []string {
	files, _ := filepath.Glob(filepath.Join(cmp.Or(p.from, p.Data), "matches", "*.jsonl"))
	slices.Sort(files)
	return files
}

// file is the last match file as it stands.
func (p *player) file() []byte {
	p.Helper()
	files := p.files()
	if len(files) == 0 {
		p.Fatal("there is no match file")
	}
	data, err := os.ReadFile(files[len(files)-1])
	p.must(err)
	return data
}

// read reads the match from its file.
func (p *player) read() *store.Reading {
	p.Helper()
	for end := time.Now().Add(2 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		data := p.file()
		if p.reading != nil && bytes.Equal(data, p.last) {
			return p.reading
		}
		r, err := store.Read(data)
		if err == nil && r.Damage == nil {
			p.session, p.last, p.reading = r.Session, data, r
			return r
		}
		if time.Now().After(end) {
			p.Fatal("the match file can't be read: ", err, r)
		}
	}
}

// choices are the legal actions with the spots to click for them.
func (p *player) choices() []pick.Choice {
	var out []pick.Choice
	legal := p.session.Legal()
	if p.coach != nil { // a lesson lights only what it asks for
		if l := p.coach.Lesson(p.session); l != nil && len(l.Wants) > 0 {
			legal = l.Wants
		}
	}
	for _, a := range legal {
		out = append(out, pick.Choice{Action: a, Parts: p.session.Parts(a)})
	}
	return out
}

// wanted are the spots that must be lit by the rules, with the picked ones.
func (p *player) wanted() []string {
	var k pick.Picker
	k.Reset(p.choices())
	k.Picked = p.picked
	var ids []string
	for _, s := range k.Lit() {
		if !p.numbers(s) {
			ids = append(ids, board.SpotID(s))
		}
	}
	slices.Sort(ids)
	return ids
}

func spots(s drive.Screen) []string {
	var ids []string
	for _, id := range s.IDs() {
		if strings.HasPrefix(id, "spot:") {
			ids = append(ids, id)
		}
	}
	slices.Sort(ids)
	return ids
}

// settle waits until exactly what the rules allow is lit. What is legal and
// can't be clicked is remembered as covered; what is lit and not legal fails.
func (p *player) settle() drive.Screen {
	p.Helper()
	want := p.wanted()
	began := time.Now()
	s, err := p.Wait("what the rules allow to be lit", func(s drive.Screen) bool {
		got := spots(s)
		return slices.Equal(got, want) || p.from == "" && time.Since(began) > 2*time.Second && len(got) > 0 &&
			!slices.ContainsFunc(got, func(id string) bool { return !slices.Contains(want, id) })
	})
	if err != nil {
		p.Fatalf("%v\nlegal is %v, picked %v\nlast action %d", err, want, p.picked, p.session.Len())
	}
	for _, id := range want {
		if s.Hot(id) == nil && !p.covered[id] {
			p.covered[id] = true
			name := strings.NewReplacer(":", "-", ".", "-").Replace(id)
			p.Errorf("%s is legal and can't be clicked (after action %d), see proof/covered-%s.png", id, p.session.Len(), name)
			p.shoot("covered-" + name)
		}
	}
	return s
}

// numbers says whether a spot tells a number, which is named at a stepper and has no place.
func (p *player) numbers(s game.Spot) bool {
	g := p.session.Game().Name()
	return s.Zone == globe.Amount && (g == "sakodo" || g == "routard")
}

// pickUp clicks a spot and waits for what it lights.
func (p *player) pickUp(s game.Spot) {
	p.Helper()
	p.click(board.SpotID(s))
	p.picked = append(p.picked, s)
}

// act clicks the spots of an action and waits until the match file has it.
func (p *player) act(a game.Action) {
	p.Helper()
	n := p.session.Len()
	p.points(a)
	p.written(a, n)
}

// points clicks the spots of an action.
func (p *player) points(a game.Action) {
	p.Helper()
	p.picked = nil
	p.settle()
	parts := p.session.Parts(a)
	for i, s := range parts {
		if i > 0 {
			p.settle()
		}
		if p.numbers(s) {
			p.name(a)
			break
		}
		p.pickUp(s)
	}
	p.picked = nil
}

// written waits until the match file has an action as its n-th.
func (p *player) written(a game.Action, n int) {
	p.Helper()
	name := p.session.Game().Notation(a)
	asked := false
	for end := time.Now().Add(drive.Patience); p.read().Session.Len() == n; time.Sleep(4 * time.Millisecond) {
		s, err := p.Now()
		p.must(err)
		if !asked && !s.Busy && s.Hot("dialog.end") != nil {
			asked = true
			p.click("dialog.end")
		}
		if time.Now().After(end) {
			p.Fatalf("%q was clicked and is not in the match file", name)
		}
	}
	if got := p.session.Step(n).Action; got != a {
		p.Fatalf("%q was clicked, %q is in the match file", name, p.session.Game().Notation(got))
	}
}

// mine waits until a person is to act, or the match is over.
func (p *player) mine() bool {
	p.Helper()
	for end := time.Now().Add(90 * time.Second); ; time.Sleep(5 * time.Millisecond) {
		s := p.read().Session
		if s.Over() {
			return false
		}
		if s.Setup().Seats[s.Turn()] == "person" {
			return true
		}
		if _, err := p.Now(); err != nil || time.Now().After(end) {
			p.Fatal("the Automa's turn doesn't end: ", err)
		}
	}
}

// deps are the words and the layout that the window must agree with.
func (p *player) deps() (*words.Words, wording.Teller, []string) {
	r := p.read()
	var names []string
	for _, s := range r.Header.Seats {
		names = append(names, s.Name)
	}
	w := words.In(p.lang)
	return w, wording.For(r.Header.Game, w, names), names
}

// layout is where things lie for the seat to act.
func (p *player) layout() *board.Layout {
	w, teller, names := p.deps()
	v := p.session.View(p.session.Turn())
	colours := make([]int, len(names))
	return postcards.Board{}.Layout(&v, &board.Context{Page: v.Seat, Names: names, Colours: colours, Words: w, Tell: teller, Open: game.Nobody})
}

// pixel is the middle of a logical rectangle in the window.
func pixel(r stage.Rect) (x, y int) {
	mx, my := r.Mid()
	return int(mx * width / stage.Width), int(my * height / stage.Height)
}

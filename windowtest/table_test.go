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
	"posterestante/game/store"
	"posterestante/render/table"
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

// Command measure measures the window beside an empty one, on screens of their
// own, in one run; scripts/measure.sh builds both. It prints a table of medians.
//
// The words: a peer is one of the windows measured; a row one thing measured.
package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"posterestante/windowtest/drive"
)

const (
	width, height = 1280, 720
	clicks        = 40
	shortClicks   = 20
	rest          = 10 * time.Second
)

// open are the screens that must be closed when something fails.
var open []*drive.Display

func must(err error) {
	if err == nil {
		return
	}
	fmt.Fprintln(os.Stderr, "measure:", err)
	for _, d := range open {
		d.Close()
	}
	os.Exit(1)
}

// table collects what was measured: peer, row, values.
type table struct {
	rows   []string
	values map[string]map[string][]float64
}

func (t *table) add(row, peer string, v float64) {
	if t.values[row] == nil {
		t.rows = append(t.rows, row)
		t.values[row] = map[string][]float64{}
	}
	t.values[row][peer] = append(t.values[row][peer], v)
	fmt.Fprintf(os.Stderr, "%s, %s: %.2f\n", row, peer, v)
}

// repeats is how often all is measured.
var repeats = 3

func main() {
	if n, err := strconv.Atoi(os.Getenv("REPEATS")); err == nil {
		repeats = n
	}
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "measure PROGRAM DEBUGPROGRAM EMPTYWINDOW; use scripts/measure.sh")
		os.Exit(2)
	}
	ours, debug, empty := os.Args[1], os.Args[2], os.Args[3]
	t := &table{values: map[string]map[string][]float64{}}
	if os.Getenv("ONLY") == "first" { // the first frame alone, in turns
		for range repeats {
			t.first(ours, empty)
		}
	} else if os.Getenv("ONLY") == "think" { // clicks while a seat thinks
		for range repeats {
			t.thinking(ours)
		}
	} else if os.Getenv("ONLY") == "apart" { // a click that plays, at one screen and in two windows of one match
		for range repeats {
			t.apart(ours)
		}
	} else if os.Getenv("ONLY") == "breath" { // the table while it breathes, and an empty window drawn as often
		for range repeats {
			t.breath(ours, empty)
		}
	} else {
		for range repeats {
			t.breath(ours, empty)
			t.empty(empty)
			t.bare(empty)
			t.ours(ours)
		}
		t.commands(debug)
	}
	peers := []string{"ours", "empty window", "bare policy", "while it thinks", peerOne, peerOwn, peerOther}
	peers = slices.DeleteFunc(peers, func(p string) bool { // those that weren't asked for
		return !slices.ContainsFunc(t.rows, func(row string) bool { return len(t.values[row][p]) > 0 })
	})
	fmt.Printf("| measured, median of %d | %s |\n%s|\n", repeats, strings.Join(peers, " | "),
		strings.Repeat("|---", len(peers)+1))
	for _, row := range t.rows {
		fmt.Printf("| %s |", row)
		for _, p := range peers {
			if v := t.values[row][p]; len(v) > 0 {
				fmt.Printf(" %.2f |", middle(v, 0.5))
			} else {
				fmt.Print(" |")
			}
		}
		fmt.Println()
	}
}

func middle(v []float64, at float64) float64 {
	v = slices.Sorted(slices.Values(v))
	return v[min(int(at*float64(len(v))), len(v)-1)]
}

const (
	rowPaint  = "start to first painted frame, ms"
	rowMemory = "memory after 10 s (PSS), MiB"
	rowIdle   = "idle CPU over 10 s, %"
	rowBreath = "CPU over 10 s while it breathes, 8 frames a second, %"
	rowSleeps = "CPU over 10 s after a minute without input, %"
	rowClick  = "release to changed pixel, median, ms"
	rowClick2 = "release to changed pixel, p95, ms"
	rowPlay   = "release that plays to the log's changed pixel, median, ms"
	rowPlay2  = "release that plays to the log's changed pixel, p95, ms"
	rowLost   = "presses of 20 ms lost, of 20"
)

// first measures the first frame of both windows, one after the other.
func (t *table) first(ours, empty string) {
	d := screen()
	cmd, painted := start(d, empty)
	stop(cmd)
	d.Close()
	t.add(rowPaint, "empty window", painted)
	d = screen()
	defer d.Close()
	w, painted := sit(d, ours)
	w.Kill()
	t.add(rowPaint, "ours", painted)
}

func (t *table) empty(bin string) {
	d := screen()
	defer d.Close()
	cmd, painted := start(d, bin)
	defer stop(cmd)
	t.add(rowPaint, "empty window", painted)
	time.Sleep(rest)
	t.add(rowMemory, "empty window", pss(cmd.Process.Pid))
	t.add(rowIdle, "empty window", idle(cmd.Process.Pid))
}

func (t *table) bare(bin string) {
	d := screen()
	defer d.Close()
	cmd, painted := start(d, bin, "-wait")
	defer stop(cmd)
	t.add(rowPaint, "bare policy", painted)
	time.Sleep(rest)
	t.add(rowMemory, "bare policy", pss(cmd.Process.Pid))
	t.add(rowIdle, "bare policy", idle(cmd.Process.Pid))
	t.clicks(d, "bare policy", [2]int{300, 300}, [4]int{296, 296, 8, 8})
}

func (t *table) ours(bin string) {
	d := screen()
	defer d.Close()
	w, painted := sit(d, bin)
	defer w.Kill()
	t.add(rowPaint, "ours", painted)
	card := begin(w)
	must(d.Do("mousemove", 2, height-2))
	time.Sleep(rest)
	t.add(rowMemory, "ours", pss(w.Cmd.Process.Pid))
	t.add(rowIdle, "ours", idle(w.Cmd.Process.Pid))
	// The frame about a card of the hand changes when it is picked and put back.
	t.clicks(d, "ours", card.At, [4]int{card.Rect[0] - 4, card.Rect[1], 10, 40})
}

// breath measures the table while it breathes, and after a minute without input, and
// an empty window that is drawn as often.
func (t *table) breath(ours, empty string) {
	d := screen()
	cmd, _ := start(d, empty, "-often", "8")
	time.Sleep(rest / 2)
	t.add(rowBreath, "empty window", idle(cmd.Process.Pid))
	stop(cmd)
	d.Close()
	d = screen()
	defer d.Close()
	must(os.Setenv("POSTE_TEST_ALIVE", "1"))
	defer os.Unsetenv("POSTE_TEST_ALIVE")
	w, _ := sitAt(d, ours, 3)
	defer w.Kill()
	begin(w)
	must(d.Do("mousemove", 2, height-2))
	time.Sleep(rest)
	t.add(rowBreath, "ours", idle(w.Cmd.Process.Pid))
	time.Sleep(time.Minute)
	t.add(rowSleeps, "ours", idle(w.Cmd.Process.Pid))
}

// sit starts the program in fresh folders.
func sit(d *drive.Display, bin string) (*drive.Window, float64) { return sitAt(d, bin, 0) }

// sitAt is sit with motion at a speed; without any an Automa that begins is soon done.
func sitAt(d *drive.Display, bin string, speed int) (*drive.Window, float64) {
	folder, err := os.MkdirTemp("", "measure")
	must(err)
	config := filepath.Join(folder, "config")
	must(os.MkdirAll(config, 0o755))
	must(os.WriteFile(filepath.Join(config, "settings.json"), fmt.Appendf(nil, `{"speed": %d}`, speed), 0o644))
	w, err := d.Start(bin, folder, "-lang", "fr")
	must(err)
	painted := paints(d, w.Began)
	return w, painted
}

// begin goes from the menu to the table; it gives the first card of the hand.
func begin(w *drive.Window) *drive.Hot {
	for _, id := range []string{"menu.new", "setup.start"} {
		_, err := w.WaitFor(id)
		must(err)
		time.Sleep(time.Second)
		must(w.Click(id))
	}
	s, err := w.Wait("a card of the hand", func(s drive.Screen) bool { return firstCard(s) != nil })
	must(err)
	return firstCard(s)
}

// firstCard is the leftmost card of the hand: what is lit lowest on the left.
func firstCard(s drive.Screen) *drive.Hot {
	for i := range s.Lit {
		if h := &s.Lit[i]; strings.HasPrefix(h.ID, "spot:") && h.Rect[1] > 2*height/3 && h.Rect[0] < width/8 {
			return h
		}
	}
	return nil
}

// commands counts the graphics commands of frames of the full table.
func (t *table) commands(bin string) {
	d := screen()
	defer d.Close()
	w, _ := sit(d, bin)
	defer w.Kill()
	card := begin(w)
	time.Sleep(2 * time.Second)
	from := len(w.Said())
	for range 3 {
		must(w.ClickAt(card.At[0], card.At[1]))
		time.Sleep(time.Second)
	}
	w.Kill()
	for _, frame := range strings.Split(w.Said()[from:], "Graphics commands:")[1:] {
		draws := strings.Count(frame, "draw-triangles")
		if draws > 2 { // two only show again what was drawn
			t.add("draw commands of a frame that changed", "ours", float64(draws))
		}
	}
}

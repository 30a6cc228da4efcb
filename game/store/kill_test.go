package store

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"posterestante/game"
)

// envChild makes the test binary another process that does as it says.
const envChild = "POSTE_RESTANTE_TEST_CHILD"

func TestMain(m *testing.M) {
	words := strings.Split(os.Getenv(envChild), "|")
	child, ok := children[words[0]]
	if !ok {
		os.Exit(m.Run())
	}
	if err := child(words[1:]); err != nil {
		fmt.Println("child:", err)
		os.Exit(1)
	}
	os.Exit(0)
}

// children are what other processes do, by name.
var children = map[string]func(args []string) error{
	"append": childAppend,
	"hold":   childHold,
	"half":   childHalf,
}

// another starts another process; it must be waited for.
func another(t *testing.T, words ...string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), envChild+"="+strings.Join(words, "|"))
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err == nil {
		err = cmd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	return cmd, bufio.NewScanner(out)
}

// print of a match: its state and how much is undone.
func printOf(s *game.Session) string {
	h := fnv.New64a()
	data, err := json.Marshal(s.State())
	if err != nil {
		return err.Error()
	}
	_, _ = h.Write(data)
	return fmt.Sprintf("%d-%d-%x", s.Len(), s.Undone(), h.Sum64())
}

// childAppend goes on with a match (or begins one) until it is killed; what is
// printed was done for certain.
func childAppend(args []string) error {
	s, err := Open(args[0])
	if err != nil {
		return err
	}
	m, err := s.Resume(args[1])
	if err != nil {
		return err
	}
	r := game.NewRand(uint64(m.Session().Len()))
	for !m.Session().Over() {
		fmt.Println(printOf(m.Session()))
		if r.Intn(5) == 0 && m.Undo(1) == nil {
			continue
		}
		legal := m.Session().Legal()
		if _, err := m.Do(legal[r.Intn(len(legal))]); err != nil {
			return err
		}
	}
	fmt.Println(printOf(m.Session()))
	return nil
}

// TestKilled kills a process at random moments while it appends: at most the
// action in flight is lost.
func TestKilled(t *testing.T) {
	s := shelf(t)
	data := filepath.Dir(s.Dir())
	r := game.NewRand(8)
	kills, survived := 0, 0
	var id string
	for kills < 30 {
		if id == "" {
			m := begin(t, s, meta(r.Next()))
			id = m.ID()
			closed(t, m)
		}
		cmd, lines := another(t, "append", data, id)
		timer := time.AfterFunc(time.Duration(3000+r.Intn(60000))*time.Microsecond, func() { _ = cmd.Process.Kill() })
		last := ""
		for lines.Scan() {
			last = lines.Text()
		}
		timer.Stop()
		if err := cmd.Wait(); err == nil {
			survived++ // the game was over before the kill
			id = ""
			continue
		} else if strings.HasPrefix(last, "child:") {
			t.Fatal(last)
		}
		kills++
		checkKilled(t, s, id, last)
	}
	t.Logf("%d kills, %d games ended first", kills, survived)
}

// checkKilled checks that the match is as the last print says, or one record on.
func checkKilled(t *testing.T, s *Shelf, id, last string) {
	t.Helper()
	raw, err := os.ReadFile(s.path(id))
	if err != nil {
		t.Fatal(err)
	}
	m, err := s.Resume(id)
	if err != nil {
		t.Fatal(err)
	}
	defer closed(t, m)
	if d := m.Damage(); d != nil && d.Key != "store.damage.torn" {
		t.Fatal(d)
	}
	if last == "" || printOf(m.Session()) == last {
		return
	}
	good := bytes.TrimSuffix(raw, []byte("\n"))
	if at := bytes.LastIndexByte(good, '\n'); bytes.HasPrefix(good[at+1:], []byte(`{"end"`)) {
		good = good[:at] // the end is written with the last action, at once
	}
	before, err := Read(good[:bytes.LastIndexByte(good, '\n')+1])
	if err != nil || printOf(before.Session) != last {
		t.Fatalf("%s was done for certain; the file holds %s (%v)", last, printOf(m.Session()), err)
	}
}

// childHold holds a match until its input ends.
func childHold(args []string) error {
	s, err := Open(args[0])
	if err != nil {
		return err
	}
	if _, err := s.Resume(args[1]); err != nil {
		return err
	}
	fmt.Println("held")
	_, err = io.Copy(io.Discard, os.Stdin)
	return err
}

// TestHeld: one process at a time has a match.
func TestHeld(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(1))
	data := filepath.Dir(s.Dir())
	cmd, lines := another(t, "hold", data, m.ID())
	lines.Scan()
	if err := cmd.Wait(); err == nil || !strings.Contains(lines.Text(), "“Été à la mer” is open in another window") {
		t.Fatalf("another process took it too: %q %v", lines.Text(), err)
	}
	other, err := Open(data)
	if err != nil {
		t.Fatal(err)
	}
	for _, err := range []error{second(other.Resume(m.ID())), other.Delete(m.ID()), other.Rename(m.ID(), "x")} {
		if key(err) != "store.held" {
			t.Error(err)
		}
	}
	if _, err := s.Resume(m.ID()); key(err) != "store.here" { // the same window
		t.Error(err)
	}
	if n := len(other.List()); n != 1 {
		t.Error("the list shows", n)
	}
	closed(t, m)
	// held by another process, until it dies
	cmd = exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), envChild+"="+strings.Join([]string{"hold", data, m.ID()}, "|"))
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	lines = bufio.NewScanner(out)
	if lines.Scan(); lines.Text() != "held" {
		t.Fatal(lines.Text())
	}
	if _, err := s.Resume(m.ID()); key(err) != "store.held" {
		t.Error(err)
	}
	if err := cmd.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	_ = in.Close()
	_ = cmd.Wait()
	closed(t, resume(t, s, m.ID()))
}

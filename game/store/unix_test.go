//go:build unix

package store

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"posterestante/game/box"
)

// hold stops a process where it is.
func hold(p *os.Process) { _ = p.Signal(syscall.SIGSTOP) }

func init() {
	children["limit"], children["noright"] = childLimit, childNoRight
}

// childLimit goes on with a match under a limit to the size of files, which the
// system enforces as it would a full disk.
func childLimit(args []string) error {
	s, err := Open(args[0])
	if err != nil {
		return err
	}
	m, err := s.Resume(args[1])
	if err != nil {
		return err
	}
	most := &syscall.Rlimit{Cur: 700, Max: 700}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, most); err != nil {
		return err
	}
	for {
		was := printOf(m.Session())
		if _, err := m.Do(m.Session().Legal()[0]); err != nil {
			if printOf(m.Session()) != was {
				return errors.New("an action that was not saved was done")
			}
			large := meta(2) // its first lines are beyond the limit
			large.Setup.Seats = []string{"person", "person"}
			g, _ := box.Named("postcards")
			st, err2 := g.New(large.Setup)
			if err2 == nil {
				large.Start, err2 = json.Marshal(st)
			}
			if _, e := s.New(large); e != nil {
				err2 = errors.Join(err2, e)
			}
			return errors.Join(err, err2, m.Close())
		}
		fmt.Println(printOf(m.Session()))
	}
}

func TestSystemRefusesToWrite(t *testing.T) {
	s := shelf(t)
	m := begin(t, s, meta(10))
	closed(t, m)
	cmd, lines := another(t, "limit", filepath.Dir(s.Dir()), m.ID())
	last, said := "", ""
	for lines.Scan() {
		if said += lines.Text() + "\n"; !strings.HasPrefix(lines.Text(), "child:") && strings.Count(lines.Text(), "-") == 2 {
			last = lines.Text()
		}
	}
	if err := cmd.Wait(); err == nil || !strings.Contains(said, "not done: the disk is full.") || !strings.Contains(said, "can't be kept on disk: the disk is full.") {
		t.Fatal(err, said)
	}
	again := resume(t, s, m.ID())
	if again.Damage() != nil || printOf(again.Session()) != last || last == "" {
		t.Error(again.Damage(), printOf(again.Session()), last)
	}
	entries, err := os.ReadDir(s.Dir())
	if err != nil || len(entries) != 2 {
		t.Error("something was left behind:", entries, err)
	}
}

// childNoRight meets a folder that it may only read, then one that it may not
// even read, and prints what it is told.
func childNoRight(args []string) error {
	if os.Geteuid() == 0 { // who may do all can't test this
		if err := syscall.Setuid(65534); err != nil {
			return err
		}
	}
	s, err := Open(args[0])
	if err != nil {
		return err
	}
	fmt.Println("list:", len(s.List()), s.List()[0].Problem)
	fmt.Println("new:", second(s.New(meta(2))))
	fmt.Println("resume:", second(s.Resume(args[1])))
	fmt.Println("rename:", s.Rename(args[1], "x"))
	fmt.Println("delete:", s.Delete(args[1]))
	_, err = Open(args[2])
	fmt.Println("locked:", err)
	_, err = Open(filepath.Join(args[0], "matches", args[1]+ext))
	fmt.Println("file:", err)
	return nil
}

func TestNoRight(t *testing.T) {
	root, err := os.MkdirTemp("", "poste-restante-test")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = os.RemoveAll(root) })
	s, err := Open(root)
	if err != nil {
		t.Fatal(err)
	}
	m := begin(t, s, meta(1))
	play(t, m, 5, 1)
	closed(t, m)
	before, _ := os.ReadFile(s.path(m.ID()))
	locked := filepath.Join(root, "locked")
	if err := os.Mkdir(locked, 0o700); err != nil {
		t.Fatal(err)
	}
	for path, mode := range map[string]os.FileMode{root: 0o755, s.Dir(): 0o555, locked: 0, s.path(m.ID()): 0o444, s.lockPath(m.ID()): 0o444} {
		if err := os.Chmod(path, mode); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { _ = os.Chmod(s.Dir(), 0o755) })
	cmd, lines := another(t, "noright", root, m.ID(), locked)
	said := map[string]string{}
	for lines.Scan() {
		k, v, _ := strings.Cut(lines.Text(), ": ")
		said[k] = v
	}
	if err := cmd.Wait(); err != nil {
		t.Fatal(err, said)
	}
	for _, k := range []string{"new", "resume", "rename", "delete", "locked"} {
		if !strings.HasSuffix(said[k], "writing or reading there is not allowed.") {
			t.Errorf("%s: %q", k, said[k])
		}
	}
	if said["list"] != "1 <nil>" || !strings.HasSuffix(said["file"], "not a directory.") {
		t.Error(said["list"], said["file"])
	}
	if after, _ := os.ReadFile(s.path(m.ID())); !bytes.Equal(before, after) {
		t.Error("the file was touched")
	}
}

//go:build unix

package store

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

func init() {
	children["sharefull"], children["sharenoright"] = childShareFull, childShareNoRight
}

// childShareFull shares, imports and branches where the disk takes 700 bytes.
func childShareFull(args []string) error {
	s, err := Open(args[0])
	if err != nil {
		return err
	}
	m, err := s.Resume(args[1])
	if err != nil {
		return err
	}
	data, err := os.ReadFile(args[3])
	if err != nil {
		return err
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &syscall.Rlimit{Cur: 700, Max: 700}); err != nil {
		return err
	}
	return shareAll(s, m, args[2], data)
}

// childShareNoRight does the same where it may only read.
func childShareNoRight(args []string) error {
	if os.Geteuid() == 0 { // who may do all can't test this
		if err := syscall.Setuid(65534); err != nil {
			return err
		}
	}
	s, err := Open(args[0])
	if err != nil {
		return err
	}
	data, err := os.ReadFile(args[3])
	if err != nil {
		return err
	}
	r, err := s.Look(args[1])
	if err != nil {
		return err
	}
	_, err = s.ImportFile(args[4])
	fmt.Println("locked:", err)
	return shareAll(s, &Match{sess: r.Session, header: r.Header, id: args[1], name: r.Name}, args[2], data)
}

// shareAll prints what each is told.
func shareAll(s *Shelf, m *Match, folder string, data []byte) error {
	_, err := s.Export(m.ID(), folder)
	fmt.Println("share:", err)
	_, err = s.Import("x.poste", data)
	fmt.Println("import:", err)
	_, err = s.Branch(m, m.Session().Len()-1, "x")
	fmt.Println("branch:", err)
	_, err = s.Again(m.ID())
	fmt.Println("again:", err)
	if m.f == nil {
		return nil
	}
	return m.Close()
}

// TestSharingRefusedByTheSystem: one sentence each, nothing left behind, and
// what was there is as it was.
func TestSharingRefusedByTheSystem(t *testing.T) {
	full := map[string]string{"share": "the disk is full.", "import": "the disk is full.", "branch": "the disk is full."}
	const no = "writing or reading there is not allowed."
	for how, want := range map[string]map[string]string{
		"sharefull":    full,
		"sharenoright": {"share": no, "import": no, "branch": no, "again": no, "locked": no},
	} {
		root, err := os.MkdirTemp("", "poste-restante-test")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { _ = os.RemoveAll(root) })
		s, err := Open(root)
		if err != nil {
			t.Fatal(err)
		}
		m := finished(t, s, meta(10))
		closed(t, m)
		folder, file, locked := filepath.Join(root, "post"), filepath.Join(root, "x.poste"), filepath.Join(root, "locked.poste")
		write(t, file, parcel(t, 77, 60))
		write(t, locked, nil)
		if err := os.Mkdir(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		modes := map[string]os.FileMode{root: 0o755, folder: 0o755}
		if how == "sharenoright" {
			modes = map[string]os.FileMode{root: 0o755, folder: 0o555, s.Dir(): 0o555, s.path(m.ID()): 0o444, locked: 0}
		}
		for path, mode := range modes {
			if err := os.Chmod(path, mode); err != nil {
				t.Fatal(err)
			}
		}
		t.Cleanup(func() { _ = errors.Join(os.Chmod(s.Dir(), 0o755), os.Chmod(folder, 0o755)) })
		before, _ := os.ReadFile(s.path(m.ID()))
		there, _ := os.ReadDir(s.Dir())
		cmd, lines := another(t, how, root, m.ID(), folder, file, locked)
		said := map[string]string{}
		for lines.Scan() {
			k, v, _ := strings.Cut(lines.Text(), ": ")
			said[k] = v
		}
		if err := cmd.Wait(); err != nil {
			t.Fatal(how, err, said)
		}
		for k, end := range want {
			if !strings.HasSuffix(said[k], end) || strings.Count(said[k], ". ") > 0 {
				t.Errorf("%s, %s: %q", how, k, said[k])
			}
		}
		if now, _ := os.ReadFile(s.path(m.ID())); !bytes.Equal(before, now) {
			t.Errorf("%s: the match was touched", how)
		}
		posted, _ := os.ReadDir(folder)
		left, _ := os.ReadDir(s.Dir())
		extra := 0
		if how == "sharefull" {
			extra = 2 // the match begun again is small enough, with its lock
		}
		if len(posted) != 0 || len(left) != len(there)+extra {
			t.Errorf("%s: %v and %v are left", how, posted, left)
		}
	}
}

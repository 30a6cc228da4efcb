package keeptest

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"testing"
)

// childEnv has a process of the test be one that appends until it is killed.
const childEnv = "POSTE_KEEP_CHILD"

// Main is a test's TestMain: the same program is the one that is killed.
func Main(m *testing.M, k Kind) {
	if where := os.Getenv(childEnv); where != "" {
		fmt.Println(k.child(where))
		return
	}
	os.Exit(m.Run())
}

// child appends and says what was acknowledged, until it is killed.
func (k Kind) child(where string) error {
	rooms, err := k.Open(where)
	if err != nil {
		return err
	}
	l, err := rooms.Lease("room")
	if err != nil {
		return err
	}
	had, err := rooms.Read("room", 0)
	if err != nil {
		return err
	}
	fmt.Println("fence", l.Fence())
	for n := len(had); ; n++ {
		if err := l.Append(n, entry(n)); err != nil {
			return err
		}
		fmt.Println("kept", n)
	}
}

// kill kills the process that appends, again and again at another entry: what it said was kept is read back.
func kill(t *testing.T, kind Kind) {
	where := kind.Where(t)
	fence, kept := uint64(0), -1
	for round := range 8 {
		cmd := exec.Command(os.Args[0])
		cmd.Env = append(os.Environ(), childEnv+"="+where)
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines, goal := bufio.NewScanner(out), kept+1+round*3
		for lines.Scan() {
			var f uint64
			if _, err := fmt.Sscanf(lines.Text(), "fence %d", &f); err == nil {
				if f <= fence {
					t.Errorf("fence %d after %d", f, fence)
				}
				fence = f
			} else if _, err := fmt.Sscanf(lines.Text(), "kept %d", &kept); err != nil {
				t.Errorf("the process says %q", lines.Text())
			}
			if kept >= goal {
				_ = cmd.Process.Kill()
			}
		}
		_ = cmd.Wait()
		k, err := kind.Open(where)
		if err != nil {
			t.Fatal(err)
		}
		got, err := k.Read("room", 0)
		if err != nil || len(got) < kept+1 {
			t.Fatalf("%d entries were acknowledged, %d are there: %v", kept+1, len(got), err)
		}
		for n, e := range got {
			if e != entry(n) {
				t.Fatalf("entry %d is %q", n, e)
			}
		}
		kept = len(got) - 1
	}
}

package natskeep_test

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"posterestante/cluster/natskeep"
	"posterestante/cluster/natstest"
)

// tracedEnv has a process of the test be one that appends, and says after each what is acknowledged.
const tracedEnv = "POSTE_TRACED"

const tracedEntries = 20

func tracedEntry(n int) string { return fmt.Sprintf(`{"traced":"entry %03d"}`, n) }

func runTraced(where string) error {
	url, dir, _ := strings.Cut(where, " ")
	k, err := natskeep.Open(natskeep.Config{URL: url, Dir: dir})
	if err != nil {
		return err
	}
	l, err := k.Lease("traced")
	if err != nil {
		return err
	}
	for n := range tracedEntries {
		if err := l.Append(n, tracedEntry(n)); err != nil {
			return err
		}
		fmt.Printf("acknowledged %03d\n", n)
	}
	return k.Close()
}

// call is a system call that ended.
type call struct {
	name, file, text string
	began, ended     float64
}

var callLine = regexp.MustCompile(`^(\d+)\s+([\d.]+) (\w+)\(\d+<([^>]*)>(.*)$`)
var resumedLine = regexp.MustCompile(`^(\d+)\s+([\d.]+) <\.\.\. (\w+) resumed>`)

// calls reads what strace wrote, in the order in which calls ended.
func calls(t *testing.T, path string) (out []call) {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	open := map[string]call{}
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for lines.Scan() {
		if m := callLine.FindStringSubmatch(lines.Text()); m != nil {
			at, _ := strconv.ParseFloat(m[2], 64)
			c := call{m[3], m[4], m[5], at, at}
			if strings.HasSuffix(m[5], "<unfinished ...>") {
				open[m[1]] = c
			} else {
				out = append(out, c)
			}
		} else if m := resumedLine.FindStringSubmatch(lines.Text()); m != nil {
			if c, ok := open[m[1]]; ok && c.name == m[3] {
				c.ended, _ = strconv.ParseFloat(m[2], 64)
				out = append(out, c)
				delete(open, m[1])
			}
		}
	}
	return out
}

// synced is when a text that was written to a file of a kind was synced there, 0 where it never was.
func synced(all []call, text, ext string) (at float64) {
	file := ""
	for _, c := range all {
		switch {
		case file == "" && strings.Contains(c.name, "write") && strings.HasSuffix(c.file, ext) &&
			strings.Contains(c.text, text):
			file = c.file
		case file != "" && strings.HasSuffix(c.name, "sync") && c.file == file:
			return c.ended
		}
	}
	return 0
}

func strace(t *testing.T, out string, args ...string) *exec.Cmd {
	t.Helper()
	bin, err := exec.LookPath("strace")
	if err != nil {
		t.Fatal("strace is missing; scripts/need.sh cluster installs it")
	}
	cmd := exec.Command(bin, append([]string{"-f", "-y", "-ttt", "-s", "400", "-o", out,
		"-e", "trace=write,writev,pwrite64,fsync,fdatasync"}, args...)...)
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL}
	return cmd
}

// TestSynced shows by system calls what kill -9 can't: before an entry goes to the stream it is synced in the process's
// own file, and before it is acknowledged it is synced by most servers.
func TestSynced(t *testing.T) {
	c := natstest.Run(t, 3)
	dir := t.TempDir()
	var tracers []*exec.Cmd
	for _, s := range c.Servers {
		cmd := strace(t, filepath.Join(dir, s.Name), "-p", fmt.Sprint(s.Pid()))
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		tracers = append(tracers, cmd)
	}
	for _, s := range c.Servers { // until strace holds them
		for end := time.Now().Add(time.Minute); ; time.Sleep(20 * time.Millisecond) {
			text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.Pid()))
			if err == nil && !strings.Contains(string(text), "TracerPid:\t0\n") {
				break
			}
			if time.Now().After(end) {
				t.Fatalf("strace doesn't hold %s: %v", s.Name, err)
			}
		}
	}
	own := strace(t, filepath.Join(dir, "own"), os.Args[0])
	own.Env = append(os.Environ(), tracedEnv+"="+c.URL()+" "+filepath.Join(dir, "held"))
	if out, err := own.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	for _, cmd := range tracers {
		_ = cmd.Process.Signal(syscall.SIGINT) // it lets go of the server
		_ = cmd.Wait()
	}
	mine := calls(t, filepath.Join(dir, "own"))
	var servers [][]call
	for _, s := range c.Servers {
		servers = append(servers, calls(t, filepath.Join(dir, s.Name)))
	}
	by := [4]int{}
	for n := range tracedEntries {
		sent, told := 0.0, 0.0
		for _, c := range mine {
			switch {
			case sent == 0 && strings.HasPrefix(c.file, "socket:") && strings.Contains(c.text, fmt.Sprintf("entry %03d", n)),
				sent == 0 && strings.HasPrefix(c.file, "TCP:") && strings.Contains(c.text, fmt.Sprintf("entry %03d", n)):
				sent = c.began
			case strings.Contains(c.text, fmt.Sprintf("acknowledged %03d", n)):
				told = c.began
			}
		}
		at := synced(mine, fmt.Sprintf("entry %03d", n), ".room")
		if at == 0 || sent == 0 || told == 0 || at > sent || sent > told {
			t.Errorf("entry %d: synced at %f, sent at %f, acknowledged at %f", n, at, sent, told)
		}
		many := 0
		for _, all := range servers {
			if at := synced(all, fmt.Sprintf("entry %03d", n), ".blk"); at > 0 && at < told {
				many++
			}
		}
		if many < 2 {
			t.Errorf("entry %d was synced by %d servers only when it was acknowledged", n, many)
		}
		by[many]++
	}
	t.Logf("of %d entries: synced by 0, 1, 2, 3 servers before the acknowledgement: %v", tracedEntries, by)
}

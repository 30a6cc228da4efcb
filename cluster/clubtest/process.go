// Package clubtest runs processes of posterestante-rooms for tests, and opens rooms there.
package clubtest

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"posterestante/hosting/hostingtest"
	"posterestante/link"
)

// Process is posterestante-rooms as a process.
type Process struct {
	Dir     string
	Address string // where it listens, the same again when it is started again
	Link    string // of the club

	bin  string
	nats string
	args []string
	mu   sync.Mutex
	cmd  *exec.Cmd
	wait chan struct{}
}

// build builds the program into a folder.
func build(dir string) (bin string, err error) {
	bin = filepath.Join(dir, "posterestante-rooms")
	out, err := exec.Command("go", "build", "-o", bin, "posterestante/cluster/cmd/posterestante-rooms").CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, out)
	}
	return bin, err
}

// New is a process that doesn't run yet.
func New(bin, dir, nats string, args ...string) *Process {
	return &Process{Dir: dir, Address: "127.0.0.1:0", bin: bin, nats: nats, args: args}
}

// Start starts it and waits until it says where it listens.
func (p *Process) Start() error {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cmd != nil {
		return nil
	}
	cmd := exec.Command(p.bin, append([]string{"-nats", p.nats, "-dir", p.Dir, "-listen", p.Address}, p.args...)...)
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} // none outlives the test
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	line, err := bufio.NewReader(out).ReadBytes('\n')
	var said struct{ Link, Address string }
	if err == nil {
		err = json.Unmarshal(line, &said)
	}
	if err != nil {
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		return fmt.Errorf("the process says %q (%w)", line, err)
	}
	p.Address, p.Link = said.Address, said.Link
	wait := make(chan struct{})
	p.cmd, p.wait = cmd, wait
	go func() { _ = cmd.Wait(); close(wait) }()
	return nil
}

// End ends it by a signal and waits until it has ended.
func (p *Process) End(sig os.Signal) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cmd != nil {
		_ = p.cmd.Process.Signal(sig)
		<-p.wait
		p.cmd = nil
	}
}

// Signal stops it or lets it go on.
func (p *Process) Signal(sig os.Signal) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cmd != nil {
		_ = p.cmd.Process.Signal(sig)
	}
}

// Pid is its process, 0 for none.
func (p *Process) Pid() int {
	p.mu.Lock()
	defer p.mu.Unlock()
	if p.cmd == nil {
		return 0
	}
	return p.cmd.Process.Pid
}

// Open opens a room for two and gives the ways of guests and of its owner.
func Open(ctx context.Context, clubLink, game string) (guests, owner link.Way, err error) {
	at, err := link.ParseWay(clubLink)
	if err != nil {
		return guests, owner, err
	}
	guests, key, err := hostingtest.Opens(ctx, at, game, 2)
	return guests, link.Way{Host: at.Host, Key: key}, err
}

// metricTime bounds how long a process may take to tell how it stands.
const metricTime = 2 * time.Second

// Metric is one of the process's metrics.
func (p *Process) Metric(name string) (v float64, err error) {
	client := http.Client{Timeout: metricTime}
	r, err := client.Get("http://" + p.Address + "/metrics")
	if err != nil {
		return 0, err
	}
	defer r.Body.Close()
	text, err := io.ReadAll(r.Body)
	if err != nil {
		return 0, err
	}
	for line := range strings.Lines(string(text)) {
		if rest, ok := strings.CutPrefix(line, name+" "); ok {
			_, err := fmt.Sscan(rest, &v)
			return v, err
		}
	}
	return 0, fmt.Errorf("%s tells no %s", p.Address, name)
}

// Package clubtest runs processes of posterestante-rooms for tests, and opens rooms there.
package clubtest

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"

	"posterestante/game/room"
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

// Build builds the program into a folder.
func Build(dir string) (bin string, err error) {
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

// Open opens a room of a club and gives the ways of guests and of its owner.
func Open(ctx context.Context, clubLink, game string, kinds ...string) (guests, owner link.Way, err error) {
	at, err := link.ParseWay(clubLink)
	if err != nil {
		return guests, owner, err
	}
	desk, err := link.Dial(ctx, at)
	if err != nil {
		return guests, owner, err
	}
	defer desk.Close()
	if len(kinds) == 0 {
		kinds = []string{room.Open, room.Open}
	}
	if err := desk.Say(link.Ask{T: link.AskRoom, Game: game, Kinds: kinds}); err != nil {
		return guests, owner, err
	}
	msg, err := desk.Receive()
	if err != nil {
		return guests, owner, err
	}
	answer, err := link.ReadAnswer(msg)
	i, ok := link.Reopen(answer.Invite)
	key, is := link.SeatKey(answer.Owner)
	if err != nil || !ok || !is {
		return guests, owner, errors.Join(err, fmt.Errorf("the club says %s", msg))
	}
	guests, err = link.ParseWay(i.LinkBy(at))
	return guests, link.Way{Host: at.Host, Key: key}, err
}

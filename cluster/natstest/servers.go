// Package natstest runs NATS clusters for tests: servers as processes, built from their module.
package natstest

import (
	"context"
	"errors"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/nats-io/nats.go"
	"github.com/nats-io/nats.go/jetstream"
)

// Server is a NATS server as a process.
type Server struct {
	Name string
	Port int
	Dir  string // its store; a test may limit it

	conf string
	bin  string
	mu   sync.Mutex
	cmd  *exec.Cmd // nil while it doesn't run
	wait chan struct{}
}

// Cluster is some servers.
type Cluster struct{ Servers []*Server }

var built struct {
	sync.Once
	path string
	err  error
}

// binary is the server's program, built once a process; the go command keeps what it compiled.
func binary() (string, error) {
	built.Do(func() {
		dir := filepath.Join(os.TempDir(), fmt.Sprintf("poste-nats-%d", os.Getuid()))
		built.path = filepath.Join(dir, "nats-server")
		if built.err = os.MkdirAll(dir, 0o700); built.err != nil {
			return
		}
		made := fmt.Sprintf("%s.%d", built.path, os.Getpid())
		out, err := exec.Command("go", "build", "-o", made, "github.com/nats-io/nats-server/v2").CombinedOutput()
		if err != nil {
			built.err = fmt.Errorf("nats-server can't be built: %w: %s", err, out)
			return
		}
		built.err = os.Rename(made, built.path)
	})
	return built.path, built.err
}

// ports are some that nobody listens on.
func ports(n int) (out []int, err error) {
	var all []net.Listener
	for range n {
		l, e := net.Listen("tcp", "127.0.0.1:0")
		if e != nil {
			err = e
			break
		}
		all = append(all, l)
		out = append(out, l.Addr().(*net.TCPAddr).Port)
	}
	for _, l := range all {
		err = errors.Join(err, l.Close())
	}
	return out, err
}

// Start starts a cluster in a folder and waits until it stores. Stores are given where the test made them, else they
// lie in the folder.
func Start(dir string, n int, stores ...string) (*Cluster, error) {
	bin, err := binary()
	if err != nil {
		return nil, err
	}
	all, err := ports(2 * n)
	if err != nil {
		return nil, err
	}
	var routes []string
	for i := range n {
		routes = append(routes, fmt.Sprintf("nats://127.0.0.1:%d", all[n+i]))
	}
	c := &Cluster{}
	for i := range n {
		name := fmt.Sprintf("n%d", i)
		s := &Server{Name: name, Port: all[i], bin: bin, Dir: filepath.Join(dir, name),
			conf: filepath.Join(dir, fmt.Sprintf("n%d.conf", i))}
		if i < len(stores) {
			s.Dir = stores[i]
		}
		text := fmt.Sprintf("server_name: %s\nlisten: 127.0.0.1:%d\nmax_payload: 8388608\n"+
			"jetstream { store_dir: %q, sync_interval: always, max_file_store: 1073741824 }\n", s.Name, s.Port, s.Dir)
		if n > 1 {
			text += fmt.Sprintf("cluster { name: club, listen: 127.0.0.1:%d, routes: [%s] }\n", all[n+i],
				strings.Join(routes, ", "))
		}
		if err := os.WriteFile(s.conf, []byte(text), 0o600); err != nil {
			return nil, err
		}
		c.Servers = append(c.Servers, s)
	}
	for _, s := range c.Servers {
		if err := s.Start(); err != nil {
			c.Stop()
			return nil, err
		}
	}
	if err := c.Ready(); err != nil {
		c.Stop()
		return nil, err
	}
	return c, nil
}

// Alone starts a server with settings of its own, after where it listens, and waits until it takes connections.
func Alone(dir, settings string) (*Server, error) {
	bin, err := binary()
	if err != nil {
		return nil, err
	}
	port, err := ports(1)
	if err != nil {
		return nil, err
	}
	s := &Server{Name: "alone", Port: port[0], bin: bin, Dir: dir, conf: filepath.Join(dir, "alone.conf")}
	text := fmt.Sprintf("listen: 127.0.0.1:%d\n%s\n", s.Port, settings)
	if err := os.WriteFile(s.conf, []byte(text), 0o600); err != nil {
		return nil, err
	}
	if err := s.Start(); err != nil {
		return nil, err
	}
	for end := time.Now().Add(readyTime); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if nc, err := nats.Connect(s.URL(), nats.Timeout(time.Second)); err == nil {
			nc.Close()
			return s, nil
		}
	}
	s.Kill()
	return nil, errors.New("a NATS server of its own settings doesn't start")
}

// URL is how programs find the server.
func (s *Server) URL() string { return fmt.Sprintf("nats://127.0.0.1:%d", s.Port) }

// Run is a cluster that ends with the test.
func Run(t *testing.T, n int) *Cluster {
	t.Helper()
	c, err := Start(t.TempDir(), n)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(c.Stop)
	return c
}

// URL is how programs find the cluster.
func (c *Cluster) URL() string {
	var out []string
	for _, s := range c.Servers {
		out = append(out, s.URL())
	}
	return strings.Join(out, ",")
}

// readyTime bounds how long a cluster may take to store.
const readyTime = 60 * time.Second

// Ready waits until the cluster has a leader that answers.
func (c *Cluster) Ready() (err error) {
	for end := time.Now().Add(readyTime); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		if err = c.answers(); err == nil {
			return nil
		}
	}
	return fmt.Errorf("the cluster isn't ready: %w", err)
}

func (c *Cluster) answers() error {
	nc, err := nats.Connect(c.URL(), nats.Timeout(time.Second))
	if err != nil {
		return err
	}
	defer nc.Close()
	js, err := jetstream.New(nc)
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	_, err = js.AccountInfo(ctx)
	return err
}

// Stop ends all servers.
func (c *Cluster) Stop() {
	for _, s := range c.Servers {
		s.Kill()
	}
}

// Start starts a server that doesn't run.
func (s *Server) Start() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cmd != nil {
		return nil
	}
	out, err := os.OpenFile(s.conf+".log", os.O_APPEND|os.O_CREATE|os.O_WRONLY, 0o600)
	if err != nil {
		return err
	}
	cmd := exec.Command(s.bin, "-c", s.conf)
	cmd.Stdout, cmd.Stderr = out, out
	cmd.SysProcAttr = &syscall.SysProcAttr{Pdeathsig: syscall.SIGKILL} // none outlives the test
	if err := cmd.Start(); err != nil {
		return errors.Join(err, out.Close())
	}
	wait := make(chan struct{})
	s.cmd, s.wait = cmd, wait
	go func() {
		_ = cmd.Wait()
		_ = out.Close()
		close(wait)
	}()
	return nil
}

// Kill ends a server as kill -9 does.
func (s *Server) Kill() {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cmd == nil {
		return
	}
	_ = s.cmd.Process.Kill()
	<-s.wait
	s.cmd = nil
}

// Pid is its process, 0 for none.
func (s *Server) Pid() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cmd == nil {
		return 0
	}
	return s.cmd.Process.Pid
}

// Signal stops it or lets it go on.
func (s *Server) Signal(sig os.Signal) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.cmd != nil {
		_ = s.cmd.Process.Signal(sig)
	}
}

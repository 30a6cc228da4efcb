package drive

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/coder/websocket"
)

// browsers are the names of programs that can show the page.
var browsers = []string{"chromium", "chromium-browser", "google-chrome"}

// Browser is the browser of this machine, "" where there is none.
func Browser() string {
	for _, name := range browsers {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// Browse opens a page in a browser that fills the display; its folder keeps what the page keeps. What the page says is
// lit is read from its console.
func (d *Display) Browse(page, folder string) (*Window, error) {
	w := &Window{Display: d, done: make(chan error, 1)}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return nil, err
	}
	told := filepath.Join(folder, "DevToolsActivePort")
	_ = os.Remove(told)
	w.Cmd = exec.Command(Browser(), "--no-sandbox", "--kiosk", "--user-data-dir="+folder, "--remote-debugging-port=0",
		"--remote-allow-origins=*", "--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader",
		"--no-first-run", "--no-default-browser-check", "--disable-sync", "--disable-background-networking",
		"--disable-component-update", "--disable-features=Translate", "--password-store=basic", "--window-position=0,0",
		fmt.Sprintf("--window-size=%d,%d", d.Width, d.Height), "about:blank")
	w.Cmd.Env = append(os.Environ(), "DISPLAY="+d.Name)
	w.Cmd.Stdout, w.Cmd.Stderr = &w.said, &w.said
	w.Began = time.Now()
	if err := w.Cmd.Start(); err != nil {
		return nil, err
	}
	go func() { w.done <- w.Cmd.Wait() }()
	port, err := w.port(told)
	if err == nil {
		err = w.listen(port, page, filepath.Join(folder, "lit.jsonl"))
	}
	if err != nil {
		w.Kill()
		return nil, fmt.Errorf("the browser: %w", err)
	}
	return w, nil
}

// port is where the browser can be asked.
func (w *Window) port(told string) (string, error) {
	for end := time.Now().Add(30 * time.Second); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if text, err := os.ReadFile(told); err == nil && strings.Count(string(text), "\n") > 0 {
			return strings.SplitN(string(text), "\n", 2)[0], nil
		}
		if err := w.alive(); err != nil {
			return "", err
		}
	}
	return "", errors.New("it never opened")
}

// listen leads the browser to a page and writes what it says is lit to a file, as the program does.
func (w *Window) listen(port, page, path string) error {
	reply, err := http.Get("http://127.0.0.1:" + port + "/json/list")
	if err != nil {
		return err
	}
	defer reply.Body.Close()
	var tabs []struct {
		Type, WebSocketDebuggerURL string
	}
	if err := json.NewDecoder(reply.Body).Decode(&tabs); err != nil {
		return err
	}
	ctx := context.Background()
	for _, tab := range tabs {
		if tab.Type != "page" {
			continue
		}
		c, _, err := websocket.Dial(ctx, tab.WebSocketDebuggerURL, nil)
		if err != nil {
			return err
		}
		c.SetReadLimit(16 << 20)
		out, err := os.Create(path)
		if err != nil {
			return err
		}
		if w.lit, err = os.Open(path); err != nil {
			return err
		}
		go console(ctx, c, out)
		for n, ask := range []string{`"Runtime.enable"`, `"Page.navigate","params":{"url":` + quoted(page) + `}`} {
			text := fmt.Sprintf(`{"id":%d,"method":%s}`, n+1, ask)
			if err := c.Write(ctx, websocket.MessageText, []byte(text)); err != nil {
				return err
			}
		}
		return nil
	}
	return errors.New("it shows no page")
}

func quoted(s string) string {
	text, _ := json.Marshal(s)
	return string(text)
}

// console writes those lines of the page's console that say what is lit.
func console(ctx context.Context, c *websocket.Conn, out *os.File) {
	defer out.Close()
	lines := bufio.NewWriter(out)
	for {
		_, msg, err := c.Read(ctx)
		if err != nil {
			return
		}
		var said struct {
			Method string
			Params struct {
				Args []struct{ Value any }
			}
		}
		if json.Unmarshal(msg, &said) != nil || said.Method != "Runtime.consoleAPICalled" {
			continue
		}
		for _, arg := range said.Params.Args {
			if text, ok := arg.Value.(string); ok && strings.HasPrefix(text, "{") {
				_, _ = lines.WriteString(text + "\n")
				_ = lines.Flush() // a test that sees nothing says so
			}
		}
	}
}

// Watched is the address of a page, with the program in it saying what is lit.
func Watched(page string, args ...string) (string, error) {
	u, err := url.Parse(page)
	if err != nil {
		return "", err
	}
	q := url.Values{}
	for _, a := range append([]string{"-test-lit", "-"}, args...) {
		q.Add("arg", a)
	}
	u.RawQuery = q.Encode()
	return u.String(), nil
}

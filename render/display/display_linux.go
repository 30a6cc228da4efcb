// Package display checks, before Ebitengine starts, that there is a display.
//
// Ebitengine opens X11 while its packages are initialised and panics when it
// can't, whatever the program's arguments. Go initialises packages as soon as
// their imports are ready, so this one, which imports only syscall, comes
// before anything that needs os, time or fmt. Nothing else may be imported here.
package display

import "syscall"

const help = "Start it in a graphical session (X11 or XWayland), or build the headless commands with: CGO_ENABLED=0 go build -tags headless\n"

func init() {
	name, _ := syscall.Getenv("DISPLAY")
	if why := check(name); why != "" {
		_, _ = syscall.Write(2, []byte("posterestante: "+why+" "+help))
		syscall.Exit(2)
	}
}

// check returns why no display can be opened, or "".
func check(name string) string {
	if name == "" {
		if w, _ := syscall.Getenv("WAYLAND_DISPLAY"); w != "" {
			return "there is a Wayland display but no X11 one (DISPLAY is not set), and the window needs XWayland."
		}
		return "there is no display to open a window on (DISPLAY is not set)."
	}
	host, number, ok := split(name)
	if !ok {
		return "the display \"" + name + "\" is not one (host:number is expected)."
	}
	dead := "the display \"" + name + "\" does not answer."
	switch host {
	case "", "unix":
		path := "/tmp/.X11-unix/X" + digits(number)
		if !dial(&syscall.SockaddrUnix{Name: "@" + path}) && !dial(&syscall.SockaddrUnix{Name: path}) {
			return dead
		}
	case "localhost":
		if !dial(&syscall.SockaddrInet4{Port: 6000 + number, Addr: [4]byte{127, 0, 0, 1}}) {
			return dead
		}
	}
	return "" // another machine's display: asking for its address takes more than syscall
}

// split takes "host:number.screen" apart.
func split(name string) (host string, number int, ok bool) {
	colon := -1
	for i := range len(name) {
		if name[i] == ':' {
			colon = i
		}
	}
	if colon < 0 || colon+1 == len(name) {
		return "", 0, false
	}
	for i := colon + 1; i < len(name) && name[i] != '.'; i++ {
		if name[i] < '0' || name[i] > '9' || number > 50000 {
			return "", 0, false
		}
		number, ok = 10*number+int(name[i]-'0'), true
	}
	return name[:colon], number, ok
}

func dial(to syscall.Sockaddr) bool {
	family := syscall.AF_UNIX
	if _, tcp := to.(*syscall.SockaddrInet4); tcp {
		family = syscall.AF_INET
	}
	fd, err := syscall.Socket(family, syscall.SOCK_STREAM|syscall.SOCK_CLOEXEC, 0)
	if err != nil {
		return true // no sockets here: let Ebitengine say what it finds
	}
	defer func() { _ = syscall.Close(fd) }()
	return syscall.Connect(fd, to) == nil
}

func digits(n int) string {
	s := ""
	for {
		s = string(rune('0'+n%10)) + s
		if n /= 10; n == 0 {
			return s
		}
	}
}

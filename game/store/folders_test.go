package store

import (
	"errors"
	"os"
	"os/user"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/adrg/xdg"
)

// homeless takes home and the user's folders out of the environment.
func homeless(t *testing.T, home string) {
	t.Helper()
	if runtime.GOOS == "windows" {
		t.Skip("the system itself knows the user's folders")
	}
	t.Cleanup(xdg.Reload) // after the variables are as they were
	for _, v := range []string{EnvData, "XDG_DATA_HOME", "XDG_CONFIG_HOME"} {
		t.Setenv(v, "")
	}
	t.Setenv("HOME", home)
	xdg.Reload()
}

// TestNoHome: where the environment names no home, the system's entry of the
// user is taken; where there is none either, one sentence says what to do.
func TestNoHome(t *testing.T) {
	entry := t.TempDir()
	known := func() (*user.User, error) { return &user.User{HomeDir: entry}, nil }
	for _, home := range []string{"", "/", "not/absolute"} {
		homeless(t, home)
		for why, current := range map[string]func() (*user.User, error){
			"no entry":        func() (*user.User, error) { return nil, user.UnknownUserIdError(7) },
			"none there":      func() (*user.User, error) { return &user.User{HomeDir: "/nonexistent"}, nil },
			"the root folder": func() (*user.User, error) { return &user.User{HomeDir: "/"}, nil },
		} {
			if findHome(current) == nil {
				t.Errorf("HOME %q: %s is taken for a home", home, why)
			}
		}
		if err := findHome(known); err != nil {
			t.Errorf("HOME %q: %v", home, err)
		}
		if dir, err := DataDir(""); err != nil || !strings.HasPrefix(dir, entry+string(filepath.Separator)) {
			t.Errorf("HOME %q: the data lie in %q %v", home, dir, err)
		}
		if dir, err := ConfigDir(""); err != nil || !strings.HasPrefix(dir, entry+string(filepath.Separator)) {
			t.Errorf("HOME %q: the settings lie in %q %v", home, dir, err)
		}
	}
}

// TestNamedFolders need no home.
func TestNamedFolders(t *testing.T) {
	homeless(t, "")
	if dir, err := DataDir("here"); dir != "here" || err != nil {
		t.Error(dir, err)
	}
	t.Setenv(EnvData, "there")
	if dir, err := DataDir(""); dir != "there" || err != nil {
		t.Error(dir, err)
	}
	if os.Getenv("HOME") != "" {
		t.Error("a home was looked for")
	}
}

// TestHomeSaid: the sentences say what to do, in both languages.
func TestHomeSaid(t *testing.T) {
	for key, flag := range map[string]string{"store.home.data": "-data", "store.home.config": "-config"} {
		e := &Trouble{Key: key, Err: errors.New("x")}
		for _, lang := range []string{"en", "fr"} {
			if said := e.Say(lang); !strings.Contains(said, "HOME") || !strings.Contains(said, flag) {
				t.Errorf("%s: %s", lang, said)
			}
		}
	}
}

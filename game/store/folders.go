package store

import (
	"os"
	"os/user"
	"path/filepath"
	"runtime"

	"github.com/adrg/xdg"
)

// EnvData is the environment variable that names the data folder.
const EnvData = "POSTE_RESTANTE_DATA"

// folder is the program's own folder in each of the user's.
const folder = "poste-restante"

// DataDir is the program's data folder: dir if it is not empty, else what the
// environment says, else the user's data folder by the rules of the system. The
// error is a *Trouble: nobody knows where the user's folders are.
func DataDir(dir string) (string, error) {
	if dir == "" {
		dir = os.Getenv(EnvData)
	}
	return userDir(dir, "XDG_DATA_HOME", &xdg.DataHome, "store.home.data")
}

// ConfigDir is the folder of the settings, likewise: dir if it is not empty,
// else by the rules of the system.
func ConfigDir(dir string) (string, error) {
	return userDir(dir, "XDG_CONFIG_HOME", &xdg.ConfigHome, "store.home.config")
}

// userDir is dir if it is not empty, else the program's folder in one of the
// user's, which the environment may name itself.
func userDir(dir, env string, of *string, key string) (string, error) {
	if dir != "" {
		return dir, nil
	}
	if !filepath.IsAbs(os.Getenv(env)) {
		if err := findHome(user.Current); err != nil {
			return "", &Trouble{Key: key, Err: err}
		}
	}
	return filepath.Join(*of, folder), nil
}

// findHome has the user's folders lie in the home that the system knows of,
// where the environment names none: without one xdg takes the root folder.
func findHome(current func() (*user.User, error)) error {
	if runtime.GOOS == "windows" || runtime.GOOS == "js" || isHome(os.Getenv("HOME")) {
		return nil
	}
	u, err := current()
	if err != nil {
		return err
	}
	if info, err := os.Stat(u.HomeDir); err != nil || !info.IsDir() || !isHome(u.HomeDir) {
		return os.ErrNotExist
	}
	if err := os.Setenv("HOME", u.HomeDir); err != nil {
		return err
	}
	xdg.Reload()
	return nil
}

// isHome says whether a folder may be somebody's home; services are often
// started with the root folder as theirs.
func isHome(dir string) bool { return filepath.IsAbs(dir) && filepath.Clean(dir) != "/" }

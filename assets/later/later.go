// Package later gives files that nobody needs to begin with: pictures of cards. On
// the desktop they are in the program. In the browser they lie beside it, each is
// fetched when it is wanted, and the page keeps it for when there is no network.
package later

import "io/fs"

// Files are the files of one folder.
type Files struct {
	embedded fs.FS  // nil where they are beside the page
	dir      string // in embedded, or from the page
}

// In gives files that are in the program.
func In(embedded fs.FS, dir string) Files { return Files{embedded, dir} }

// At gives files that lie in a folder beside the page; elsewhere than in a browser
// there is none of them.
func At(dir string) Files { return Files{nil, dir} }

// Read gives a file's content. It may wait for the network, so it is for goroutines
// that may wait.
func (f Files) Read(name string) ([]byte, error) {
	if f.embedded == nil {
		return fetched(f.dir + "/" + name)
	}
	return fs.ReadFile(f.embedded, f.dir+"/"+name)
}

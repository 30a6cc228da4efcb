// Package filelock holds files, so that two programs, or two windows of one, never
// write the same: by the system's locks, or in a browser by the page's own, which
// is the only one that runs.
package filelock

// Lock holds a file as long as it isn't closed.
type Lock struct {
	path string
	how
}

// New makes a lock of a file's path; it holds nothing yet.
func New(path string) *Lock { return &Lock{path: path, how: begin(path)} }

// Path is the path of the file.
func (l *Lock) Path() string { return l.path }

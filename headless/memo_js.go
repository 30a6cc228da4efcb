package headless

import "errors"

// memoPDF prints nothing: the page has no command line, and needn't carry what prints.
func memoPDF(_, _ string) ([]byte, error) {
	return nil, errors.New("the page in a browser prints no memo")
}

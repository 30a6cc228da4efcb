package game

import (
	"errors"
	"fmt"
	"strings"
)

// LongestAction is how many bytes the text of an action has at most; those of
// the games have far fewer.
const LongestAction = 200

// Words are the words of an action's text, at least one: the verb comes first.
func Words(text string) ([]string, error) {
	if len(text) > LongestAction {
		return nil, fmt.Errorf("an action has at most %d letters", LongestAction)
	}
	words := strings.Fields(text)
	if len(words) == 0 {
		return nil, errors.New("an empty line is no action")
	}
	return words, nil
}

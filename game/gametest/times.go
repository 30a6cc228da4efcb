package gametest

import (
	"fmt"
	"os"
	"strconv"
)

// Times is how many times as much as usually is played by tests that play matches by
// chance: the number that the environment names as POSTE_LAWS, else once.
func Times() int {
	text, named := os.LookupEnv("POSTE_LAWS")
	if !named {
		return 1
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		panic(fmt.Sprintf("POSTE_LAWS is %q, not a number from 1 on", text)) // lest less is tested than was asked for
	}
	return n
}

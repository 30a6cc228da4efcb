//go:build headless

// Poste Restante without its window: the commands only, for machines that have
// no screen. Build it with: CGO_ENABLED=0 go build -tags headless .
package main

import (
	"os"

	"posterestante/headless"
)

func main() { os.Exit(headless.Run(os.Args[1:])) }

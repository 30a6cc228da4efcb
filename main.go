//go:build !headless

// Poste Restante is a box of French travel board games on one screen.
package main

import (
	"os"

	"posterestante/render/cli"
	"posterestante/render/program"
)

// Commands that need no window are done before this, see render/early.
func main() {
	os.Exit(cli.Run(os.Args[1:], os.Stdout, os.Stderr, program.Run, program.Take, program.Sheet))
}

//go:build !headless

// Poste Restante is a box of French travel board games on one screen.
package main

import (
	"os"

	"posterestante/render/cli"
)

func main() { os.Exit(cli.Run(os.Args[1:], os.Stdout, os.Stderr)) }

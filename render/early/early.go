// Package hideconsole is where the program starts: before Ebitengine does.
//
// Ebitengine 2.8 opens the display in the init of its package internal/ui, and
// panics there when it can't, before main and whatever the arguments are: on a
// server not even -h would be answered. Go initialises a package after all that
// it imports, and internal/ui imports, for its init alone, a package of this
// name that hides the console of a program on Windows. The go.mod of Poste
// Restante replaces that one by this: so what cli.Early does, with all that it
// needs, comes first, as the language promises. (To be imported by main, under
// an early path, would not do: of what is ready Go takes the lower path first,
// and Ebitengine's is lower than those that the commands need.)
//
// This is the one init of the program. It is in a module of its own only to be
// able to stand in; hiding the console is done here too.
package hideconsole

import (
	"os"

	"posterestante/render/cli"
)

func init() {
	if status, done := cli.Early(os.Args[1:], os.Stdout, os.Stderr); done {
		os.Exit(status)
	}
	hide()
}

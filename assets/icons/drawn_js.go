package icons

import (
	"embed"

	"posterestante/assets/later"
)

// The signs are in the program, the emblems are not: no sign's name begins with
// "em" (TestSigns).
//
//go:embed drawn/[^e]*.png drawn/e[^m]*.png
var embedded embed.FS

var (
	drawn        = later.In(embedded, "drawn")
	drawnEmblems = later.At("icons")
)

//go:build !js

package icons

import (
	"embed"

	"posterestante/assets/later"
)

//go:embed drawn/*.png
var embedded embed.FS

var drawn, drawnEmblems = later.In(embedded, "drawn"), later.In(embedded, "drawn")

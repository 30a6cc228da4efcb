//go:build !js

package art

import (
	"embed"
	"slices"
	"strings"

	"posterestante/assets/later"
)

//go:embed postcards/*.png
var embedded embed.FS

var files = later.In(embedded, "postcards")

// Names lists the pictures there are, as "region-stamps", sorted as text.
func Names() []string {
	entries, err := embedded.ReadDir("postcards")
	if err != nil {
		return nil
	}
	var names []string
	for _, e := range entries {
		names = append(names, strings.TrimSuffix(e.Name(), ".png"))
	}
	slices.Sort(names)
	return names
}

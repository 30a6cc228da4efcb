package table

import (
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"posterestante/render/engine/paint"
	"posterestante/render/games/montaigne"
	"posterestante/render/games/postcards"
)

// TestKnowsNoGame holds that what all tables share neither stands on a game nor
// names a picture that only one game paints.
func TestKnowsNoGame(t *testing.T) {
	kinds := []paint.Table{postcards.Kinds(), montaigne.Kinds()}
	seen := 0
	err := filepath.WalkDir(".", func(path string, _ os.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		seen++
		source, err := os.ReadFile(path)
		for _, games := range []string{"posterestante/game/", "posterestante/render/games/"} {
			if strings.Contains(string(source), `"`+games) {
				t.Errorf("%s imports a package of %s", path, games)
			}
		}
		for _, own := range kinds {
			for kind := range own {
				if strings.Contains(string(source), strconv.Quote(kind)) {
					t.Errorf("%s names %s, which one game paints", path, kind)
				}
			}
		}
		return err
	})
	if err != nil || seen < 20 {
		t.Fatalf("%d files read: %v", seen, err)
	}
}

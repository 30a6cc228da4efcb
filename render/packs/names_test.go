package packs

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"posterestante/game/box"
)

// root is the repository, seen from here.
const root = "../.."

// lists are the files that list the games, each what it may know of them.
var lists = []string{"game/box/box.go", "assets/geo/trail/roads.go", "render/packs/packs.go", "render/packs/optional.go"}

// others are files and folders that know one game for another reason; a name
// ends in a slash where all of a folder is meant.
var others = map[string]string{
	"render/engine/app/demo/":         "a program for trying out the engine's window",
	"scripts/drawcost/window/main.go": "measures what a table of Postcards costs",
	"assets/art/art_other.go":         "postcards is the folder of their pictures",
	"assets/geo/gen/":                 "makes the data of the maps, a file a game",
}

// own says whether a file belongs to a game: to its rules and what it says, its table.
func own(file, game string) bool {
	return strings.HasPrefix(file, "game/"+game+"/") || strings.HasPrefix(file, "render/games/"+game+"/")
}

// TestGamesAreNamedInTheLists: outside the games' own files and the lists no code
// holds a game's name or imports a game's package.
func TestGamesAreNamedInTheLists(t *testing.T) {
	used := map[string]bool{}
	seen := 0
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if d.IsDir() && (d.Name() == ".git" || d.Name() == "build" || d.Name() == "proof") {
			return fs.SkipDir
		}
		if filepath.Ext(path) != ".go" || strings.HasSuffix(path, "_test.go") {
			return nil
		}
		seen++
		rel, err := filepath.Rel(root, path)
		if err != nil {
			return err
		}
		file := filepath.ToSlash(rel)
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		for _, game := range named(f) {
			if own(file, game) || slices.Contains(lists, file) {
				used[file] = true
				continue
			}
			if why := excepted(file); why != "" {
				used[why] = true
				continue
			}
			t.Errorf("%s names %s; what it needs of a game stands in a list: %s", file, game, strings.Join(lists, ", "))
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if seen < 300 {
		t.Errorf("only %d files were read", seen)
	}
	for _, file := range lists {
		if !used[file] {
			t.Errorf("%s lists no game any more", file)
		}
	}
	for file, why := range others {
		if !used[file] {
			t.Errorf("%s (%s) names no game any more: it needs no exception", file, why)
		}
	}
}

// excepted is the line of others that a file falls under, "" for none.
func excepted(file string) string {
	for other := range others {
		if file == other || strings.HasSuffix(other, "/") && strings.HasPrefix(file, other) {
			return other
		}
	}
	return ""
}

// named are the games that a file names or imports.
func named(f *ast.File) (games []string) {
	ast.Inspect(f, func(n ast.Node) bool {
		lit, ok := n.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return true
		}
		text, err := strconv.Unquote(lit.Value)
		for _, g := range box.Games {
			name := g.Game.Name()
			if err == nil && (text == name || text == "posterestante/game/"+name || strings.HasPrefix(text+"/", "posterestante/render/games/"+name+"/")) {
				games = append(games, name)
			}
		}
		return true
	})
	return games
}

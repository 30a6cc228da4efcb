// Command licences writes what a release must bring along: the licence of the
// program and of every module that is in it, Go itself included, one file each,
// and MODULES.txt, which lists them with version and kind. Its argument is the
// folder. A module without a licence is an error. Another module's program is
// named by -C and -package.
package main

import (
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"unicode/utf8"
)

// systems are those that releases are made for: each links other modules.
const systems = "linux,windows,darwin,js"

// kinds are the licences we know, by words that stand in no other.
var kinds = []struct{ name, words string }{
	{"Apache-2.0", "Apache License"},
	{"SIL OFL 1.1", "SIL Open Font License"},
	{"GUST Font License", "GUST Font License"},
	{"MIT", "Permission is hereby granted, free of charge"},
	{"ISC", "copy, modify, and distribute this software for any purpose"},
	{"BSD-3-Clause", "endorse or promote products"},
	{"BSD-2-Clause", "Redistribution and use in source and binary forms"},
	{"FreeType License", "FreeType Project LICENSE"},
	{"zlib", "altered from any source distribution"},
}

// module is one as "go list" tells it.
type module struct {
	Path, Version, Dir string
	Main               bool
	Replace            *module
}

// program is what the licences are of.
type program struct{ dir, path, systems string }

func main() {
	var p program
	flag.StringVar(&p.dir, "C", ".", "the folder of the program's module")
	flag.StringVar(&p.path, "package", ".", "the program's package in it")
	flag.StringVar(&p.systems, "systems", systems, "those that it is made for")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "licences: one argument is needed: the folder to write to")
		os.Exit(2)
	}
	if err := p.write(flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "licences:", err)
		os.Exit(1)
	}
}

// write writes all files into a folder.
func (p *program) write(folder string) error {
	modules, err := p.linked()
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	window := slices.ContainsFunc(modules, func(m module) bool { return strings.HasSuffix(m.Path, "/ebiten/v2") })
	modules = append(modules, module{Path: "go", Version: runtime.Version(), Dir: strings.TrimSpace(string(root))})
	if window {
		modules = append(modules, module{Path: "GLFW, SDL_GameControllerDB", Version: "in Ebitengine",
			Dir: filepath.Join("packaging", "zlib")})
	}
	var list strings.Builder
	for _, m := range modules {
		text, kind, err := licence(m)
		if err != nil {
			return err
		}
		name := strings.NewReplacer("/", "_", "~", "", ",", "", " ", "_").Replace(m.Path) + ".txt"
		if err := os.WriteFile(filepath.Join(folder, name), text, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&list, "%-45s %-40s %s\n", m.Path, m.Version, kind)
	}
	return os.WriteFile(filepath.Join(folder, "MODULES.txt"), []byte(list.String()), 0o644)
}

// linked are the modules of the program on any of its systems, by path.
func (p *program) linked() (out []module, err error) {
	seen := map[string]bool{}
	for _, target := range strings.Split(p.systems, ",") {
		cmd := exec.Command("go", "list", "-deps", "-json=Module", p.path)
		cmd.Dir = p.dir
		arch := "amd64"
		if target == "js" {
			arch = "wasm"
		}
		cmd.Env, cmd.Stderr = append(os.Environ(), "GOOS="+target, "GOARCH="+arch, "CGO_ENABLED=1"), os.Stderr
		data, err := cmd.Output()
		if err != nil {
			return nil, fmt.Errorf("go list for %s: %w", target, err)
		}
		for d := json.NewDecoder(strings.NewReader(string(data))); ; {
			var one struct{ Module *module }
			if err := d.Decode(&one); errors.Is(err, io.EOF) {
				break
			} else if err != nil {
				return nil, err
			}
			if m := one.Module; m != nil && !seen[m.Path] &&
				(m.Replace == nil || !strings.HasPrefix(m.Replace.Path, ".")) {
				seen[m.Path] = true
				if m.Main { // the repository's licence is that of each of its modules
					m.Dir = "."
				}
				out = append(out, *m)
			}
		}
	}
	slices.SortFunc(out, func(a, b module) int { return strings.Compare(a.Path, b.Path) })
	return out, nil
}

// licence is the text of a module's licence, all its files in one, and its kind.
func licence(m module) (text []byte, kind string, err error) {
	var files []string
	for _, folder := range []string{m.Dir, filepath.Join(m.Dir, "licenses")} {
		entries, _ := os.ReadDir(folder) // few have the second
		for _, e := range entries {
			up := strings.ToUpper(e.Name())
			named := strings.HasPrefix(up, "LICEN") || strings.HasPrefix(up, "COPYING") ||
				strings.HasPrefix(up, "NOTICE")
			if !e.IsDir() && (named || folder != m.Dir) {
				files = append(files, filepath.Join(folder, e.Name()))
			}
		}
	}
	for _, file := range files {
		data, err := os.ReadFile(file)
		if err != nil {
			return nil, "", err
		}
		if !utf8.Valid(data) { // an old one is written in Latin-1
			wide := make([]rune, len(data))
			for i, b := range data {
				wide[i] = rune(b)
			}
			data = []byte(string(wide))
		}
		text = append(append(text, data...), '\n')
	}
	var found []string
	for _, k := range kinds {
		if strings.Contains(strings.Join(strings.Fields(string(text)), " "), k.words) {
			if k.name != "BSD-2-Clause" || !slices.Contains(found, "BSD-3-Clause") {
				found = append(found, k.name)
			}
		}
	}
	if len(found) == 0 {
		return nil, "", fmt.Errorf("%s has no licence that is known here", m.Path)
	}
	return text, strings.Join(found, ", "), nil
}

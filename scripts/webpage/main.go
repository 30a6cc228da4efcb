//go:build js

// Command webpage is a page for a browser test: all of it is one button that
// counts how often it was clicked, and Enter how often it was pressed. Each
// count is a line on the console.
package main

import (
	"fmt"
	"os"
	"time"

	"posterestante/render/engine/app"
	"posterestante/render/engine/app/settings"
	"posterestante/render/engine/paint"
	"posterestante/render/engine/stage"
)

type page struct {
	clicks, keys int
	ready        bool
}

func (p *page) Update(in *stage.Input, _ time.Duration) stage.Answer {
	if !p.ready {
		p.ready = true
		fmt.Println("ready")
	}
	if in.Hit == "all" && !in.ByKey {
		p.clicks++
		fmt.Println("clicks", p.clicks)
	}
	for _, k := range in.Keys {
		if k == "j" {
			p.keys++
			fmt.Println("keys", p.keys)
		}
	}
	return stage.Answer{Busy: true}
}

func (p *page) Build(f *stage.Frame) {
	all := stage.Rect{W: stage.Width, H: stage.Height}
	f.Add(stage.Pic{Kind: "backdrop"}, all)
	f.Hots = append(f.Hots, stage.Hot{ID: "all", Rect: all, Lit: true})
}

func main() {
	if err := app.Run(app.Config{Title: "test", Painters: paint.Kinds(), First: &page{},
		Settings: settings.Default()}); err != nil {
		fmt.Println("failed", err)
		os.Exit(1)
	}
}

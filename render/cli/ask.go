package cli

import "posterestante/game"

// Options are what the command line says of the window.
type Options struct {
	Width, Height int    // of the window, 0 takes the settings'
	Lang          string // "" takes the settings', or the system's
	Data          string // folder of the matches, "" the user's
	Config        string // folder of the settings, "" the user's
	TestLit       string // see app.Config
	FullScreen    bool
	Open          string // a match file to put on the shelf and open at once, "" for none
}

// Shot is what a picture of the table is taken of.
type Shot struct {
	Game          string
	Seats         []string // kinds of seat
	Options       map[string]string
	Seed          game.Seed
	Position      string // a file with a position to start from, "" the game's own setup
	Play          int    // random actions before the picture
	Width, Height int
	Lang          string
	File          string // a PNG
}

// Ask is what the arguments ask for that needs Ebitengine: one of these.
type Ask struct {
	Window *Options
	Shot   *Shot
	Sheet  string // the file of a picture of every picture
}

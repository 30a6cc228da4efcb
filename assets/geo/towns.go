package geo

// Town is where a town lies, in degrees, WGS 84.
type Town struct{ Lon, Lat float64 }

// Towns are the towns of the road from Bordeaux to Rome of 1580, by name.
var Towns = map[string]Town{
	"bordeaux": {-0.58, 44.84}, "limoges": {1.26, 45.83}, "lyon": {4.84, 45.76},
	"plombieres": {6.46, 47.96}, "basel": {7.59, 47.56}, "augsburg": {10.90, 48.37},
	"rome": {12.48, 41.89}, "venice": {12.34, 45.44}, "florence": {11.26, 43.77},
}

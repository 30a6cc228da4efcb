// Stands in for Ebitengine's package of this name, see early.go.
module github.com/ebitengine/hideconsole

go 1.26.0

//go:build hello && !js

package main

import (
	"fmt"
	"os"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
)

func export() {
	icon := "/web/icon.png" // go-app's own are fetched from elsewhere
	if err := app.GenerateStaticWebsite(os.Args[1], &app.Handler{Name: "Hello", Icon: app.Icon{Default: icon, Large: icon, SVG: icon, Maskable: icon}}); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

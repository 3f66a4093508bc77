module tabard

go 1.26.8

require (
	github.com/andybalholm/brotli v1.2.1
	github.com/bluekeyes/go-gitdiff v0.9.0
	github.com/maxence-charriere/go-app/v10 v10.1.11
	github.com/tinylib/msgp v1.6.5
	golang.org/x/crypto v0.59.0
	rsc.io/qr v0.2.0
)

require (
	github.com/BurntSushi/toml v1.4.1-0.20240526193622-a339e1f7089c // indirect
	github.com/google/uuid v1.6.0 // indirect
	github.com/philhofer/fwd v1.2.0 // indirect
	golang.org/x/exp/typeparams v0.0.0-20231108232855-2478ac86f678 // indirect
	golang.org/x/mod v0.41.0 // indirect
	golang.org/x/sync v0.23.0 // indirect
	golang.org/x/sys v0.50.0 // indirect
	golang.org/x/tools v0.51.0 // indirect
	honnef.co/go/tools v0.8.2 // indirect
)

tool (
	github.com/tinylib/msgp
	honnef.co/go/tools/cmd/staticcheck
)

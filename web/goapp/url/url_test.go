package url

import (
	neturl "net/url"
	"testing"
)

// On addresses as browsers give them, parts and whole are those of net/url.
func TestAddressesAreTakenApartAndPutTogether(t *testing.T) {
	for _, raw := range []string{
		"http://localhost:8080/", "https://tabard.example/repo/index.html#play/abc", "https://tabard.example/?wasm=1&x=a/b:c#g=AB-C_d",
		"https://tabard.example/?#start", "https://[::1]:80/a/b", "https://[::1]/", "http://127.0.0.1/#rules/emara", "https://tabard.example",
		"file:///home/ann/tabard/index.html#saves", "mailto:ann@example.org?subject=Hello", "/repo/#new/coincrown", "repo/a:b", "#saves", "",
		"blob:https://tabard.example/1-2",
	} {
		want, err := neturl.Parse(raw)
		if err != nil {
			t.Fatal(err)
		}
		got, err := Parse(raw)
		if err != nil {
			t.Fatal(err)
		}
		if got.Scheme != want.Scheme || got.Opaque != want.Opaque || got.Host != want.Host || got.Path != want.Path ||
			got.RawQuery != want.RawQuery || got.Fragment != want.Fragment || got.Hostname() != want.Hostname() {
			t.Errorf("%s: %+v, want %+v", raw, got, want)
		}
		if got.String() != raw {
			t.Errorf("%s comes back as %s", raw, got)
		}
		// As go-app does with an address without its own host.
		got.Scheme, want.Scheme, got.Host, want.Host = "https", "https", "h.example", "h.example"
		got.Fragment, want.Fragment = "play/x", "play/x"
		if got.String() != want.String() {
			t.Errorf("%s elsewhere: %s, want %s", raw, got, want)
		}
	}
}

// What net/url refuses stays as it is: the page says what is wrong with it.
func TestDamagedAddressesStay(t *testing.T) {
	for _, raw := range []string{"https://tabard.example/#g=%zz", "https://tabard.example/%#%", "https://tabard.example/a%2?%#a%2"} {
		if got, err := Parse(raw); err != nil || got.String() != raw {
			t.Errorf("%s: %s, %v", raw, got, err)
		}
	}
}

package errors

import (
	"errors"
	"io"
	"testing"
)

func TestErrorsSayAllInALine(t *testing.T) {
	err := Newf("loading %s failed", "it").WithTag("b", 2).WithTag("a", "x").Wrap(New("inner").Wrap(io.EOF))
	if got, want := err.Error(), "loading it failed (a=x, b=2): inner: EOF"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if !errors.Is(err, io.EOF) {
		t.Error("the cause is lost")
	}
}

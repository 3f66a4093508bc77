// Package errors stands for go-app's in its patched copy: errors with values and a cause, which say in a line what they know.
package errors

import (
	"fmt"
	"sort"
	"strings"
)

// Error is a message with named values and a cause.
type Error struct {
	Message    string
	Tags       map[string]any
	WrappedErr error
}

// New makes an error.
func New(message string) Error { return Error{Message: message} }

// Newf makes an error from a format.
func Newf(format string, v ...any) Error { return New(fmt.Sprintf(format, v...)) }

// WithTag adds a named value.
func (e Error) WithTag(name string, v any) Error {
	if e.Tags == nil {
		e.Tags = map[string]any{}
	}
	e.Tags[name] = v
	return e
}

// Wrap sets the cause.
func (e Error) Wrap(err error) Error {
	e.WrappedErr = err
	return e
}

// Unwrap returns the cause.
func (e Error) Unwrap() error { return e.WrappedErr }

// Error says message, values and cause.
func (e Error) Error() string {
	var tags []string
	for name, v := range e.Tags {
		tags = append(tags, fmt.Sprint(name, "=", v))
	}
	sort.Strings(tags)
	text := e.Message
	if len(tags) > 0 {
		text += " (" + strings.Join(tags, ", ") + ")"
	}
	if e.WrappedErr != nil {
		text += ": " + e.WrappedErr.Error()
	}
	return text
}

package main

import "testing"

func TestErrorsArePassedOnAsTheyAre(t *testing.T) {
	const made = `	z.Rev, bts, err = msgp.ReadUint32Bytes(bts)
	if err != nil {
		err = msgp.WrapError(err, "Seats", za0001, "Rev")
		return
	}
	err = msgp.ArrayError{Wanted: 2, Got: n}
`
	const want = `	z.Rev, bts, err = msgp.ReadUint32Bytes(bts)
	if err != nil {
		return
	}
	err = msgp.ArrayError{Wanted: 2, Got: n}
`
	if got := string(plain([]byte(made))); got != want {
		t.Error(got)
	}
}

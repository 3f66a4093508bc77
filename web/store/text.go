package store

import "encoding/base64"

// toText is a record as a browser keeps it: base64url inside a JSON string. JSON, because go-app parses every key of the
// origin when it starts, and would take an object with certain fields for one of its own and delete it.
func toText(record []byte) string {
	n := base64.RawURLEncoding.EncodedLen(len(record))
	b := make([]byte, n+2)
	b[0], b[n+1] = '"', '"'
	base64.RawURLEncoding.Encode(b[1:], record)
	return string(b)
}

// fromText reads what toText wrote. Text that was changed comes back as it is: the record inside has a checksum that
// says so, and whatever it was can still be exported.
func fromText(text string) []byte {
	if n := len(text); n >= 2 && text[0] == '"' && text[n-1] == '"' {
		if record, err := base64.RawURLEncoding.DecodeString(text[1 : n-1]); err == nil {
			return record
		}
	}
	return []byte(text)
}

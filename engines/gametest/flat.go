package gametest

import (
	"fmt"
	"reflect"

	"tabard/engines/game"
)

// same says whether two states of one game are the same position: == on the structs behind the interfaces.
func same(a, b game.State) bool {
	return reflect.ValueOf(a).Elem().Interface() == reflect.ValueOf(b).Elem().Interface()
}

// encode returns the snapshot of a state the suite made itself.
func encode(s game.State) []byte {
	b, err := s.MarshalMsg(nil)
	if err != nil {
		panic(fmt.Sprintf("snapshot: %v", err))
	}
	return b
}

// flat says what in a state's type keeps it from being one comparable value that is the same on every machine.
func flat(s game.State) error {
	t := reflect.TypeOf(s)
	if t.Kind() != reflect.Pointer || t.Elem().Kind() != reflect.Struct {
		return fmt.Errorf("a State is %s, want a pointer to a struct", t)
	}
	pointers := 0
	var walk func(t reflect.Type, path string) error
	walk = func(t reflect.Type, path string) error {
		switch t.Kind() {
		case reflect.Struct:
			for f := range t.Fields() {
				if err := walk(f.Type, path+"."+f.Name); err != nil {
					return err
				}
			}
		case reflect.Array:
			return walk(t.Elem(), path+"[]")
		case reflect.Pointer:
			if pointers++; pointers > 2 {
				return fmt.Errorf("%s is a third pointer; only two, to shared values (the box, the board), are allowed", path)
			}
		case reflect.Bool, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
			reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		default:
			return fmt.Errorf("%s is a %s, which a flat state cannot hold", path, t.Kind())
		}
		return nil
	}
	return walk(t.Elem(), t.Elem().Name())
}

var randType = reflect.TypeFor[game.Rand]()

// streams calls f with every random stream inside the state and where it is.
func streams(s game.State, f func(path string, r game.Rand)) {
	eachStream(s, func(path string, v reflect.Value) {
		f(path, game.Rand{State: v.Field(0).Uint(), Inc: v.Field(1).Uint()})
	})
}

// eachStream is streams with the streams themselves.
func eachStream(s game.State, f func(path string, v reflect.Value)) {
	var walk func(v reflect.Value, path string)
	walk = func(v reflect.Value, path string) {
		switch {
		case v.Type() == randType:
			f(path, v)
		case v.Kind() == reflect.Struct:
			for i := range v.NumField() {
				walk(v.Field(i), path+"."+v.Type().Field(i).Name)
			}
		case v.Kind() == reflect.Array && holdsRand(v.Type().Elem()):
			for i := range v.Len() {
				walk(v.Index(i), fmt.Sprintf("%s[%d]", path, i))
			}
		}
	}
	v := reflect.ValueOf(s).Elem()
	walk(v, v.Type().Name())
}

// holdsRand says whether a value of type t can contain a stream, so that boards are not walked cell by cell.
func holdsRand(t reflect.Type) bool {
	switch {
	case t == randType:
		return true
	case t.Kind() == reflect.Array:
		return holdsRand(t.Elem())
	case t.Kind() == reflect.Struct:
		for f := range t.Fields() {
			if holdsRand(f.Type) {
				return true
			}
		}
	}
	return false
}

// forgotten returns an error naming a stream that can still be drawn from.
func forgotten(s game.State) error {
	var err error
	streams(s, func(path string, r game.Rand) {
		if r != (game.Rand{}) && err == nil {
			err = fmt.Errorf("stream %s is still there", path)
		}
	})
	return err
}

// seeded returns an error if the streams known in s are not those known in like, or two of them are the same stream.
func seeded(s, like game.State) error {
	var want []bool
	streams(like, func(_ string, r game.Rand) { want = append(want, r.Known()) })
	var err error
	seen := map[game.Rand]string{}
	i := 0
	streams(s, func(path string, r game.Rand) {
		if r.Known() != want[i] && err == nil {
			err = fmt.Errorf("stream %s: known %v, want %v", path, r.Known(), want[i])
		}
		if first, twice := seen[r]; twice && r.Known() && err == nil {
			err = fmt.Errorf("streams %s and %s are the same", first, path)
		}
		seen[r] = path
		i++
	})
	return err
}

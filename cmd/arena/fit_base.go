package main

// levelRounds is how often the levelling goes over all columns: each depends on its two neighbours alone.
const levelRounds = 400

// level sets the weights of the base so that time alone makes nobody richer or poorer: at every part of the game the mean
// worth of a seat is the mean score that tables of so many seats end with. A base that jumped from one column to the next
// would let a bot wait, or hurry, for nothing: what all seats have alike, nobody has more of. Every game counts alike in a
// column, however long it stayed there. Columns that are fixed stay.
func (d *fitted) level(w weights) {
	if d.base == 0 {
		return
	}
	base := d.base - 1
	type stay struct{ table, column int }
	times, ends, games := map[stay]float64{}, map[int]float64{}, map[int]float64{}
	for i := range d.whole {
		s := &d.whole[i]
		times[stay{s.base, s.column}]++
		if i > 0 && d.whole[i-1].base == s.base {
			continue
		}
		games[s.seats]++
		for _, final := range d.final[s.base : s.base+s.seats] {
			ends[s.seats] += final / float64(s.seats)
		}
	}
	n := len(d.columns)
	own, next, rest := make([]float64, n), make([]float64, n), make([]float64, n) // of the equations that the columns' weights solve
	for i := range d.whole {
		s := &d.whole[i]
		weight, unit := 1/times[stay{s.base, s.column}], float64(s.features[base])
		here, there := (1-s.part)*unit, s.part*unit
		miss := ends[s.seats]/games[s.seats] - value(w, s) + here*float64(w[base][s.column])
		if s.part > 0 {
			miss += there * float64(w[base][s.column+1])
			own[s.column+1] += weight * there * there
			next[s.column] += weight * here * there
			rest[s.column+1] += weight * there * miss
		}
		own[s.column] += weight * here * here
		rest[s.column] += weight * here * miss
	}
	x := make([]float64, n)
	for c := range x {
		x[c] = float64(w[base][c])
	}
	low, high := d.bounds(base)
	for range levelRounds {
		for c := range x {
			if own[c] == 0 || d.fixed != nil && d.fixed(base, c) {
				continue
			}
			r := rest[c]
			if c > 0 {
				r -= next[c-1] * x[c-1]
			}
			if c+1 < n {
				r -= next[c] * x[c+1]
			}
			x[c] = max(float64(low), min(float64(high), r/own[c]))
		}
	}
	for c := range x {
		w[base][c] = int16(x[c])
	}
}

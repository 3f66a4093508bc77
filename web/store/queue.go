package store

// queue gives numbers out in an order of theirs: the one that comes before all others first. To put one in or to take one out costs work that
// grows with the logarithm of how many there are, so that thousands come into order a little at a time.
type queue struct {
	heap   []int // none comes before heap[(i-1)/2]
	before func(i, j int) bool
}

func (q *queue) any() bool { return len(q.heap) > 0 }

func (q *queue) clear() { q.heap = nil }

func (q *queue) put(x int) {
	h := append(q.heap, x)
	for i := len(h) - 1; i > 0 && q.before(h[i], h[(i-1)/2]); i = (i - 1) / 2 {
		h[i], h[(i-1)/2] = h[(i-1)/2], h[i]
	}
	q.heap = h
}

// take takes the first out. There must be one.
func (q *queue) take() int {
	h := q.heap
	first, last := h[0], len(h)-1
	h[0] = h[last]
	h = h[:last]
	for i := 0; 2*i+1 < last; {
		least := 2*i + 1
		if least+1 < last && q.before(h[least+1], h[least]) {
			least++
		}
		if !q.before(h[least], h[i]) {
			break
		}
		h[i], h[least] = h[least], h[i]
		i = least
	}
	q.heap = h
	return first
}

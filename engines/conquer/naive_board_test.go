package conquer

import (
	"sync"

	"tabard/engines/game"
)

// The board as the second generator of legal actions sees it (naive_test.go): coordinates, terrain, borders and kingdoms
// are read off the first one's board, everything that follows from them is found again, in the plainest way.

// atlas are the neighbours by coordinate and the steps between all spaces of a layout.
type atlas struct {
	*Grid
	next [][]Cell
	dist [][]int
}

var atlases sync.Map // by *Grid

func atlasOf(b *Grid) *atlas {
	if m, ok := atlases.Load(b); ok {
		return m.(*atlas)
	}
	n := b.Cells()
	m := &atlas{Grid: b, next: make([][]Cell, n), dist: make([][]int, n)}
	at := map[[2]int]Cell{}
	for c := range Cell(n) {
		q, r := b.Coord(c)
		at[[2]int{q, r}] = c
	}
	for c := range Cell(n) {
		q, r := b.Coord(c)
		for _, d := range [6][2]int{{1, 0}, {0, 1}, {-1, 1}, {-1, 0}, {0, -1}, {1, -1}} {
			o, ok := at[[2]int{q + d[0], r + d[1]}]
			if !ok {
				o = NoCell
			}
			m.next[c] = append(m.next[c], o)
		}
	}
	for c := range Cell(n) {
		m.dist[c] = make([]int, n)
		for i := range m.dist[c] {
			m.dist[c][i] = 99
		}
		m.dist[c][c] = 0
		for queue := []Cell{c}; len(queue) > 0; queue = queue[1:] {
			for _, o := range m.next[queue[0]] {
				if o != NoCell && m.dist[c][o] == 99 {
					m.dist[c][o] = m.dist[c][queue[0]] + 1
					queue = append(queue, o)
				}
			}
		}
	}
	atlases.Store(b, m)
	return m
}

// plain is the distance by coordinates.
func (m *atlas) plain(x, y Cell) int {
	q1, r1 := m.Coord(x)
	q2, r2 := m.Coord(y)
	abs := func(n int) int { return max(n, -n) }
	return (abs(q1-q2) + abs(r1-r2) + abs(q1+r1-q2-r2)) / 2
}

// token are the spaces of a site: the space, then those east and south-east of it, or south-east and south-west.
func (m *atlas) token(site Site) []Cell {
	c := site / 2
	if int(c) >= len(m.next) {
		return nil
	}
	x, y := m.next[c][site%2], m.next[c][site%2+1]
	if x == NoCell || y == NoCell {
		return nil
	}
	return []Cell{c, x, y}
}

// town and man are a settlement and a soldier with their seats.
type town struct {
	owner game.Player
	*Town
	cells []Cell
}

type man struct {
	owner game.Player
	*Soldier
	in *town // the settlement that it occupies
}

// scene is what stands where.
type scene struct {
	*atlas
	b     *Board
	s     *State
	towns []*town
	men   []*man
	cover []*town // by space
	stand []*man  // by space; an occupier on all of its settlement
}

func sceneOf(s *State) *scene {
	x := &scene{atlas: atlasOf(s.board.Grid), b: s.board, s: s}
	x.cover, x.stand = make([]*town, len(x.next)), make([]*man, len(x.next))
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		for i := range q.NTowns {
			t := &town{p, &q.Towns[i], x.token(q.Towns[i].Site)}
			if t.Tier == 3 {
				t.cells = append(t.cells, t.Fourth)
			}
			for _, c := range t.cells {
				x.cover[c] = t
			}
			x.towns = append(x.towns, t)
		}
	}
	for p := range game.Player(s.N) {
		q := &s.Seats[p]
		for i := range q.NArmy {
			y := &man{p, &q.Army[i], x.cover[q.Army[i].Cell]}
			for _, c := range x.spaces(y) {
				x.stand[c] = y
			}
			x.men = append(x.men, y)
		}
	}
	return x
}

// neighbours calls for each neighbour with what lies on the border.
func (x *scene) neighbours(c Cell, do func(o Cell, border EdgeKind)) {
	for d, o := range x.next[c] {
		if o != NoCell {
			do(o, x.b.Edge(c, d))
		}
	}
}

// foes says that two seats are against each other.
func (x *scene) foes(a, b game.Player) bool {
	if x.s.Opt&OptTeams != 0 {
		return a%2 != b%2
	}
	return a != b
}

func (x *scene) spaces(y *man) []Cell {
	if y.in != nil {
		return y.in.cells
	}
	return []Cell{y.Cell}
}

func (x *scene) occupier(t *town) *man { return x.stand[t.cells[0]] }

// beside says whether a soldier as asked stands beside a settlement.
func (x *scene) beside(t *town, is func(*man) bool) (yes bool) {
	for _, c := range t.cells {
		x.neighbours(c, func(o Cell, _ EdgeKind) {
			if y := x.stand[o]; x.cover[o] != t && y != nil && y.in == nil && is(y) {
				yes = true
			}
		})
	}
	return yes
}

func (x *scene) siege(t *town) bool {
	return x.occupier(t) == nil && x.beside(t, func(y *man) bool { return x.foes(y.owner, t.owner) })
}

func (x *scene) defended(t *town) bool {
	return x.beside(t, func(y *man) bool { return !x.foes(y.owner, t.owner) })
}

// stands says whether a soldier may end on a terrain.
func stands(t Terrain) bool { return t == Grass || t == Forest || t == Bridge }

func (x *scene) empty(c Cell) bool { return x.stand[c] == nil && x.cover[c] == nil }

func (x *scene) mine(p game.Player, c Cell) bool { return x.b.Kingdom(c)&(1<<p) != 0 }

// deploy are the spaces beside a settlement to deploy on, without the question of a siege.
func (x *scene) deploy(t *town) map[Cell]bool {
	set := map[Cell]bool{}
	if x.occupier(t) != nil || t.Flags&DeployUsed != 0 {
		return set
	}
	for _, c := range t.cells {
		x.neighbours(c, func(o Cell, border EdgeKind) {
			if border != EdgeRiver && stands(x.b.Terrain(o)) && x.empty(o) && x.mine(t.owner, o) {
				set[o] = true
			}
		})
	}
	return set
}

// ground says that a settlement may cover a space.
func (x *scene) ground(p game.Player, c Cell) bool {
	t := x.b.Terrain(c)
	return (t == Grass || t == Forest) && x.mine(p, c) && x.empty(c)
}

// apart says that two free spaces lie between a space and every settlement but one.
func (x *scene) apart(c Cell, but *town) bool {
	for _, t := range x.towns {
		for _, o := range t.cells {
			if t != but && x.plain(c, o) < 3 {
				return false
			}
		}
	}
	return true
}

// settle are the sites for a settlement.
func (x *scene) settle(p game.Player) (all []Site) {
	for site := range Site(2 * len(x.next)) {
		cells := x.token(site)
		ok := cells != nil
		for _, c := range cells {
			ok = ok && x.ground(p, c) && x.apart(c, nil)
			x.neighbours(c, func(o Cell, border EdgeKind) {
				for _, other := range cells {
					ok = ok && (o != other || border == EdgeOpen)
				}
			})
		}
		if ok {
			all = append(all, site)
		}
	}
	return all
}

// going is what changes a march.
type going struct {
	points                           int
	mountain, water, outside, forest bool // forest: woodcraft
}

// march is a move: the spaces on which a soldier may end and the settlements that it may enter. Costs sink until nothing
// changes any more.
func (x *scene) march(y *man, w going) (to map[Cell]bool, enter map[*town]bool) {
	to, enter = map[Cell]bool{}, map[*town]bool{}
	cost := map[Cell]int{}
	own := map[Cell]bool{}
	var changed []Cell
	for _, c := range x.spaces(y) {
		cost[c], own[c] = 0, true
		changed = append(changed, c)
	}
	for len(changed) > 0 {
		u := changed[0]
		changed = changed[1:]
		x.neighbours(u, func(v Cell, border EdgeKind) {
			if border == EdgeRiver && !w.water || own[v] {
				return
			}
			if o := x.stand[v]; o != nil && x.foes(o.owner, y.owner) {
				return
			}
			price := 0
			if t := x.cover[v]; t != nil {
				if x.foes(t.owner, y.owner) {
					if x.occupier(t) == nil && !x.defended(t) && cost[u] < w.points && !w.outside && !w.mountain && !w.water {
						enter[t] = true
					}
					return
				}
				if x.occupier(t) != nil {
					return
				}
				price = 1
			} else {
				switch x.b.Terrain(v) {
				case Grass, Bridge:
					price = 1
				case Forest:
					price = 2
					if w.forest {
						price = 1
					}
				case Mountain:
					if !w.mountain {
						return
					}
					price = 1
				case Lake, River:
					if !w.water {
						return
					}
					price = 1
				default:
					return
				}
			}
			if was, seen := cost[v]; cost[u]+price <= w.points && (!seen || cost[u]+price < was) {
				cost[v] = cost[u] + price
				changed = append(changed, v)
				if x.empty(v) && stands(x.b.Terrain(v)) {
					to[v] = true
				}
			}
		})
	}
	return to, enter
}

// far is the distance from a space to a soldier.
func (x *scene) far(from Cell, y *man) int {
	best := 99
	for _, c := range x.spaces(y) {
		best = min(best, x.dist[from][c])
	}
	return best
}

// sees says whether there is a shortest way to a space without a mountain, and without a forest too if that is asked.
func (x *scene) sees(from, to Cell, clear bool) (yes bool) {
	if x.dist[from][to] <= 1 {
		return true
	}
	x.neighbours(from, func(o Cell, _ EdgeKind) {
		if yes || x.dist[o][to] >= x.dist[from][to] {
			return
		}
		t := x.b.Terrain(o)
		if x.cover[o] == nil && (t == Mountain || clear && t == Forest) {
			return
		}
		yes = x.sees(o, to, clear)
	})
	return yes
}

// shoots says whether a soldier has another in range and sight.
func (x *scene) shoots(y, target *man) bool {
	d := x.far(y.Cell, target)
	stats := &x.s.Box().Soldiers[y.Type]
	if d < int(stats.Near) || d > int(stats.Far) {
		return false
	}
	if y.Type == Warrior || y.Type == Knight || y.Type == Champion {
		return true
	}
	for _, c := range x.spaces(target) {
		if x.dist[y.Cell][c] == d && x.sees(y.Cell, c, y.Type != Catapult) {
			return true
		}
	}
	return false
}

// withdraw is the Strategic Retreat: where a target may go from attackers with that reach.
func (x *scene) withdraw(y *man, from []Cell, reach int) map[Cell]bool {
	away := func(c Cell) int {
		best := 99
		for _, a := range from {
			best = min(best, x.dist[a][c])
		}
		return best
	}
	to, seen := map[Cell]bool{}, map[Cell]bool{}
	var step func(c Cell)
	step = func(c Cell) {
		x.neighbours(c, func(o Cell, border EdgeKind) {
			if seen[o] || border == EdgeRiver || away(o) <= away(c) || away(o) > reach+1 || !stands(x.b.Terrain(o)) {
				return
			}
			if m := x.stand[o]; m != nil && x.foes(m.owner, y.owner) {
				return
			}
			if t := x.cover[o]; t != nil && (x.foes(t.owner, y.owner) || x.occupier(t) != nil) {
				return
			}
			seen[o] = true
			alone := x.empty(o)
			x.neighbours(o, func(n Cell, _ EdgeKind) {
				if m := x.stand[n]; m != nil && x.foes(m.owner, y.owner) {
					alone = false
				}
			})
			if away(o) == reach+1 && alone {
				to[o] = true
			}
			step(o)
		})
	}
	for _, c := range x.spaces(y) {
		step(c)
	}
	return to
}

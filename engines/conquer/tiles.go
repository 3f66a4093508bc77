package conquer

// Side is a face of a tile.
type Side = uint8

// The sides.
const (
	SideA Side = iota
	SideB
	Sides = 2
)

// face is one side of a tile as it is printed: its rows from the top, one letter per space (Grass, Forest, Mountain,
// Lake, River, Bridge), and its small rivers as pairs of places, "-" without and "=" with a bridge.
type face struct{ spaces, rivers string }

// faces are the 14 game tiles. All are ours: at most one of the four spaces along each edge is closed to
// soldiers, and what is open hangs together, so any arrangement of tiles is one country.
var faces = [Tiles][Sides]face{
	{ // 1
		{"GGFG/GGGFG/GGGGGG/GGGLGGG/GGFGGG/GGFFG/GGGG", ""},
		{"GGGG/GGGFF/GMGGGG/GGGGGGG/MGGGGG/GGFFG/GFFG", ""},
	},
	{ // 2
		{"GGGG/FFGGG/GFFGGG/GGGFGGG/GMMGGG/GGGGG/GGGG", ""},
		{"GGGG/GGGFG/GGGGFG/GGGLLGL/GGGGGG/GGLGG/GFFG", ""},
	},
	{ // 3
		{"GGGG/FGGGG/FGGGGG/GGFMGGG/GFFGGG/GGFFG/GGFG", ""},
		{"GGGG/GGGGG/GGGGGL/GGGFGGG/GGLFFG/GGLFG/GGGG", ""},
	},
	{ // 4
		{"GGGG/FFMMG/GGGGGG/GGGGGGG/GFFFGG/GGGMM/GGGG", ""},
		{"GGLG/GGGGG/GGFGGG/GGFFFFG/GGGGGF/GGGGG/GGGG", "9-15 9=16 10-16 10-17 11-17 11-18 12-18 12-19 13-19 13-20 14-20 14=21"},
	},
	{ // 5
		{"GGGG/GGGGG/GGGGGG/GGGGGGG/GGGFFF/GGFFF/GGGG", "2-3 2-7 6-7 6=12 11-12 11-18 17-18 17-24 23-24 23-29 28=29 28-33"},
		{"LFGG/FFGGG/FLGGGG/GGGGGGG/GGMGFG/GGMGG/GGGG", ""},
	},
	{ // 6
		{"FFGG/GFGLG/GLGLGG/FFGGGGG/FGGGGG/GGGGG/GFGG", ""},
		{"GMGG/FGMGG/FFGMGG/FLGGGGG/GGGGGG/GGMGG/GGGG", ""},
	},
	{ // 7
		{"GGGF/GGGGF/GMGGGG/GGGGGGG/GGGGGG/GGGGG/GGFF", "15-22 16-22 16-23 17-23 17-24 18-24 24-25 25=30 30-31 31-35 35-36"},
		{"GGGG/GGGGG/GFLGGG/GFFGGFF/GGGGGG/FFGFF/FGGG", ""},
	},
	{ // 8
		{"GGGG/MGGGG/GMLGGG/GGGGGGG/GGGGFG/FGGFG/GGGF", ""},
		{"GGGG/GGGGG/GGGGGG/GGGGFGG/GGGFFG/GGFFG/GGFM", "15-22 16-22 16-23 17-23 17=24 18-24 18-25 19-25 19-26 20-26 20=27 21-27"},
	},
	{ // 9
		{"GGGG/GGGGG/GFGGGG/FFGGGGG/FLGGGG/LLGGG/GGGG", ""},
		{"FGGG/FGGMG/GGGFMG/MMGGFGG/GGGFGG/GGMGG/GGGG", ""},
	},
	{ // 10
		{"GGGG/GGGGG/GGGGGG/GGGFGGG/GFFGGG/GFFFG/GFGF", "7-13 8-13 8-14 12=13 12-19 18-19 19-25 25-26 26-31 31-32 32-36"},
		{"GGGG/LLGGG/GGGGGG/GGGLLGG/FGFGGG/GFFGG/GGFG", ""},
	},
	{ // 11
		{"GGGG/MGLGG/GMGGGG/GGFFFGG/GFGGGG/GGGFG/GGGG", ""},
		{"GGGG/GFGFF/RRRGFG/GGGBGGG/GGGRRR/FFGFG/GGGG", ""},
	},
	{ // 12
		{"GGGG/GGGGG/GGGGGG/GGFGGGG/GFFLGG/MFGGG/GGFF", ""},
		{"GGGG/GGFFG/RRGFGG/GGRBRGG/GFMGRR/GGFGG/GGGG", ""},
	},
	{ // 13
		{"GGGG/GLGFG/GGLGGG/GGGGGGF/FFGGGF/GFGGF/GGGG", ""},
		{"GGGG/GMFGG/GGFFGG/GGGGGFG/GGRBRR/RRGGG/GFGG", ""},
	},
	{ // 14
		{"GGGG/GGGGF/GGGGFF/GGMGGGG/GMMFGG/GGGGG/GGGG", ""},
		{"GGGG/GGLLG/GGGGGG/GFFGGGG/GFGGRR/GFGBG/GGRG", ""},
	},
}

// homeFace is the player tile. All four are alike, and a third of a turn changes nothing.
var homeFace = face{"GGGF/GGGFG/GGGGGG/FFGGGGG/GGGGGG/GGGFG/GGGF", ""}

// NoTerrain is what a space of a slot without a tile is made of.
const NoTerrain Terrain = Terrains

// rows are how many spaces the rows of a tile have.
var rows = [7]int{4, 5, 6, 7, 6, 5, 4}

// placeAt are the coordinates of a tile's places about its centre, row by row.
var placeAt = func() (at [TileCells]coord) {
	i := 0
	for r := -3; r <= 3; r++ {
		for q := max(-3, -3-r); q <= min(3, 3-r); q++ {
			at[i] = coord{int8(q), int8(r)}
			i++
		}
	}
	return
}()

// placeTurned is where a place comes to lie when its tile is turned by so many sixths.
var placeTurned = func() (to [Directions][TileCells]uint8) {
	for t := range to {
		for i, c := range placeAt {
			for j, o := range placeAt {
				if o == c.turned(uint8(t)) {
					to[t][i] = uint8(j)
				}
			}
		}
	}
	return
}()

// TileCode is a tile as it lies in a slot: 1 to 14, its upper side, and how many sixths it is turned clockwise.
func TileCode(tile int, side Side, turn int) uint8 {
	return uint8(1 + (tile-1)*12 + int(side)*6 + turn)
}

// tileCodes is how many codes there are; 0 is an empty slot.
const tileCodes = Tiles * Sides * Directions

// TileOf is the tile of a code, 1 to 14.
func TileOf(code uint8) int { return int(code-1)/12 + 1 }

// SideOf is the upper side of a code.
func SideOf(code uint8) Side { return (code - 1) / 6 % Sides }

// TurnOf is how many sixths the tile of a code is turned clockwise.
func TurnOf(code uint8) int { return int(code-1) % 6 }

// printed is the terrain of a place of a face.
func (f *face) printed(place int) Terrain {
	i := place
	for _, n := range rows {
		if place < n {
			break
		}
		place -= n
		i++ // the stroke between two rows
	}
	switch f.spaces[i] {
	case 'G':
		return Grass
	case 'F':
		return Forest
	case 'M':
		return Mountain
	case 'L':
		return Lake
	case 'R':
		return River
	default:
		return Bridge
	}
}

// borders calls do for every small river border of a face: two places, and whether a bridge crosses it.
func (f *face) borders(do func(a, b uint8, bridge bool)) {
	var a, n uint8
	var bridge bool
	for i := range len(f.rivers) {
		switch c := f.rivers[i]; c {
		case '-', '=':
			a, n, bridge = n, 0, c == '='
		case ' ':
			do(a, n, bridge)
			n = 0
		default:
			n = n*10 + c - '0'
		}
	}
	if f.rivers != "" {
		do(a, n, bridge)
	}
}

// TileTerrain is the terrain of a place of a slot in which that tile lies, NoTerrain if none does: what a board that is
// being laid shows.
func TileTerrain(code uint8, place int) Terrain {
	if code == 0 {
		return NoTerrain
	}
	back := placeTurned[(Directions-TurnOf(code))%Directions][place]
	return faces[TileOf(code)-1][SideOf(code)].printed(int(back))
}

// arrowPlace is the place at which a large river leaves a tile, by edge.
var arrowPlace = [Directions]int{27, 35, 28, 9, 1, 8}

// Arrows are the edges, as bits by direction, at which a large river leaves a tile that lies so.
func Arrows(code uint8) uint8 {
	var edges uint8
	for d, place := range arrowPlace {
		if TileTerrain(code, place) == River {
			edges |= 1 << d
		}
	}
	return edges
}

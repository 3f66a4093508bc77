// Package conquer is Craft & Conquer: Medieval: two to four lords raise settlements and armies on a board of hexes and
// fulfil objectives; who has made the most of them when the last round ends rules the realm. Published by Savage Gamez.
// The rulings cited as R-nn stand in RULES.md.
package conquer

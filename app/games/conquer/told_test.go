package conquer

import (
	"testing"

	"tabard/app/face/facetest"
)

// What is told at a table and in its rules are the numbers of its box.
func TestTheBoxIsTold(t *testing.T) {
	facetest.TellsTheBox(t, Face(), facetest.Telling{Sheets: everyPiece})
}

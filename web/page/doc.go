// Package page is the page as the browser has it: the one place that touches its elements, its address, its clipboard and its
// clocks. It tells a Program what happens as plain data (msg.go), carries out what the program asks for (effect.go), draws
// what it shows, and afterwards does by hand what drawing alone does not do: dialogs, focus, marks (settle.go).
//
// Nothing here knows a screen or a game. What a control does stands in the attributes of its element: data-do names a verb,
// data-arg what it is about, data-action an action, data-ref a piece, and data-rev, on an element around it, the revision
// that it was drawn for. There is one handler per kind of event, on the root, which reads them at the moment of the press, so that no
// control can act on what it showed before.
package page

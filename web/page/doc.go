// Package page runs a Program on the browser's page: no other package of the interface touches the page's elements, its address, its
// clipboard and its clocks. It tells the program of events as plain data (msg.go), carries out the effects that the program returns
// (effect.go), draws the program's view, and after each drawing brings dialogs, focus and marks in line with the program's stage (settle.go).
//
// In comments of the packages in folder web "the page" is always the browser's page; this package is "package page", and the weakest
// level of bots is "level page".
//
// The code that decides (settle.go, keys.go, chart.go, chart_place.go, travel.go, most of hands.go and perform.go) reaches the browser
// through the interfaces of dom.go only, so native tests run all of it on a fake document. browser.go carries these interfaces out; host.go
// and the rest of page.go use the browser directly.
//
// Nothing here knows a screen or a game. What a control does stands in the attributes of its element: data-do names a verb,
// data-arg what it is about, data-action an action, data-ref a piece, and data-rev, on an element around it, the revision
// that it was drawn for. There is one handler per kind of event, on the root, which reads them at the moment of the press, so that no
// control can act on what it showed before.
package page

package house

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"tabard/app/ui"
	"tabard/app/words"
	say "tabard/app/words/shell"
)

// URL is the address of a screen.
func (h *House) URL(r Route) string { return h.Facts.Base + "#" + r.Hash() }

// ShareBody is the body of a dialog whose Text is a link: what the link holds, the ways to send it, the button for a file instead, and what
// else the dialog offers.
func (h *House) ShareBody(d Dialog, holds words.Text, file app.UI, more ...app.UI) app.UI {
	n := len(d.Text)
	return ui.Box("share", append(append([]app.UI{
		ui.Say(holds.String()),
		app.Textarea().ID("link").Name("link").ReadOnly(true).Rows(4).Aria("label", say.ShareLink.String()).Text(d.Text),
		app.P().Class("hint").ID("link-size").Text(say.ShareSize(n) + " " + shareFits(n)),
	}, more...),
		ui.Box("row",
			ui.WordButton("copylink", "", "btn-wax", "copy", say.ShareCopy),
			ui.WordButton("sendlink", "", "", "share", say.ShareSend).Hidden(!h.Facts.CanShare),
			file),
		QR(d.Text))...)
}

// shareFits says where a link of that many characters can be sent in one message.
func shareFits(n int) string {
	switch {
	case n <= 1000:
		return say.ShareFits.String()
	case n <= 4000:
		return say.ShareFitsmost.String()
	}
	return say.ShareFitsfile.String()
}

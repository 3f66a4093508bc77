package coincrown

import "tabard/app/face"

// means is the income of the viewer: what there is to spend this year.
func (c *teller) means() []face.Chip {
	if c.my() == nil {
		return nil
	}
	return coinChips(c.my().Income, false)
}

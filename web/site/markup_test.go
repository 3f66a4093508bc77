package site

import "testing"

func TestMarkupIsThatOfTheElements(t *testing.T) {
	drawing := `<div id="a" class="b">
  <p title="say \"so\" & <go>" hidden>one &amp; two</p>
  <p hidden="false" aria-hidden>
     three blanks before, one after 
    <b>x</b>
  </p>
  <img src="x" alt>
  <ul></ul>
</div>`
	want := `<div class="b" id="a"><p hidden title="say &#34;so&#34; &amp; &lt;go&gt;">one &amp; two</p>` +
		`<p aria-hidden="true"> three blanks before, one after <b>x</b></p><img alt="" src="x"><ul></ul></div>`
	if got, err := markup(drawing); err != nil || got != want {
		t.Errorf("%v\n%s\n%s", err, got, want)
	}
}

func TestMarkupOfSomethingElseIsRefused(t *testing.T) {
	for _, drawing := range []string{"", "text", "<p", "<p a=b></p>", "<p>x</q>", "<p></p><p></p>", "<p>\n  <b></b><b></b>\n</p>", "<p>\n\n  <b></b>\n</p>", "<p>\n  one\n  two\n</p>", "<p>\n  <b></b>\n"} {
		if got, err := markup(drawing); err == nil {
			t.Errorf("%q became %q", drawing, got)
		}
	}
}

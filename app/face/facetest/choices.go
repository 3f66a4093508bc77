package facetest

import (
	"tabard/app/face"
	"tabard/app/session"
	"tabard/engines/game"
)

// choices proves what a person is told who must decide: the question, every answer, what is locked, what belongs to the turn.
func (s *suite) choices(pos game.State, people int) {
	v := View(s.def, pos, pos.Turn(), people)
	s.note(s.def.Frames, int(v.Prompt.Kind))
	p := s.f.Prompt(v)
	s.whole("question", p.Text)
	s.maybe("question", p.Why)
	s.maybe("question", p.Left)
	s.checklist(v)
	texts, amounts := map[string]bool{}, map[int]bool{}
	for _, a := range v.Legal {
		s.note(s.def.Kinds, int(a.Kind))
		of, l := s.def.ActionText(a), s.f.Action(v, a)
		s.label(of, l)
		if len(l.Short) > s.own.Short {
			s.bad("%s: %q is too long for a button", of, l.Short)
		}
		if texts[l.Text] {
			s.bad("two choices say %q", l.Text)
		}
		if p.Slide && amounts[l.Amount] {
			s.bad("%q is not the only one with the amount %d", l.Text, l.Amount)
		}
		if len(l.Refs) == 0 && a.Kind >= game.FirstKind && !s.own.Bare(a.Kind) {
			s.bad("%q lights no piece", l.Text)
		}
		texts[l.Text], amounts[l.Amount] = true, true
	}
	if a := v.Legal[len(texts)*7%len(v.Legal)]; !contains(s.offered, a) {
		s.offered = append(s.offered, a)
	}
	if s.asked[v.Prompt.Kind]%3 == 0 && s.f.Locked != nil {
		s.locked(pos, v, texts)
	}
}

// label proves an action in words.
func (s *suite) label(of string, l face.Label) {
	s.whole(of, l.Text)
	s.whole(of, l.Short)
	s.whole(of, l.Group)
	s.maybe(of, l.Note)
	s.maybe(of, l.Warn)
	s.chips(l.Text, l.Chips, false)
}

// locked proves that what cannot be done is told apart from what can, and says why. texts are the choices.
func (s *suite) locked(pos game.State, v session.View, texts map[string]bool) {
	why, _ := pos.(game.Explainer)
	for _, l := range s.f.Locked(v) {
		s.seen["locked"] = true
		s.whole("locked", l.Label.Text)
		s.whole(l.Label.Text, l.Label.Group)
		s.whole(l.Label.Text, l.Reason)
		s.chips(l.Label.Text, l.Label.Chips, false)
		if texts[l.Label.Text] {
			s.bad("%q is locked and possible, or locked twice", l.Label.Text)
		}
		texts[l.Label.Text] = true
		if why != nil && why.Why(l.Action).ID == 0 || game.Index(v.Legal, l.Action) >= 0 {
			s.bad("%q is locked although it is possible", l.Label.Text)
		}
	}
}

// checklist proves the parts of a turn, beside the question and on its card.
func (s *suite) checklist(v session.View) {
	if s.f.Turn != nil {
		for _, x := range s.f.Turn(v) {
			s.item(x)
		}
	}
	if s.f.Checklist == nil {
		return
	}
	for _, x := range s.f.Checklist(v) {
		s.item(x)
	}
}

func (s *suite) item(x face.Item) {
	s.whole("checklist", x.Text)
	s.maybe("checklist", x.Locked)
	s.paragraph("part of the turn "+x.Text, x.Rule)
}

// refused asks of choices that came up before why they are not possible now, and wants the answer in words.
func (s *suite) refused(pos game.State, v session.View) {
	why, ok := pos.(game.Explainer)
	if !ok || s.f.Reason == nil {
		return
	}
	for _, a := range s.offered {
		if r := why.Why(a); r.ID != 0 {
			s.whole("why not "+s.def.ActionText(a), s.f.Reason(v, r))
		}
	}
}

// note marks a verb, a question or an event as having come up.
func (s *suite) note(names []string, i int) {
	if i < len(names) {
		s.seen[names[i]] = true
	}
}

// missing are the verbs, questions and events that have not come up and should.
func (s *suite) missing() (all []string) {
	for _, names := range [][]string{s.def.Kinds, s.def.Frames, s.def.Events} {
		for _, name := range names {
			if name != "" && !s.seen[name] && !contains(s.own.Seldom, name) {
				all = append(all, name)
			}
		}
	}
	return all
}

// complete finds what never came up, and proves the reasons that play was never refused for.
func (s *suite) complete() {
	for _, name := range s.missing() {
		s.bad("%s never came up: look why, or name it in Seldom and test it by itself", name)
	}
	for _, name := range s.own.Seldom {
		if !contains(s.def.Kinds, name) && !contains(s.def.Frames, name) && !contains(s.def.Events, name) {
			s.bad("Seldom has %s, which is no verb, question or event", name)
		}
	}
	s.travelled()
	if s.f.Locked != nil && !s.seen["locked"] {
		s.bad("nothing was ever locked")
	}
	for _, name := range s.own.Drawn {
		s.must[name] = true
	}
	for name := range s.must {
		if !s.seen[":"+name] {
			s.bad("no %s was drawn", name)
		}
	}
	if s.def.Private && s.hidden == 0 {
		s.bad("no secret was ever changed")
	}
}

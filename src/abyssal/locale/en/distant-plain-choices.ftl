### How the choices of the frame read. Those of Operations and Events have files of their own.

choice-pass = Pass
choice-event = Event
choice-unshaded = Event, unshaded
choice-shaded = Event, shaded
choice-propaganda = Propaganda!
choice-card = { $card }
choice-find-fix-finish-done = Activate nobody
choice-suicide-target-done = Remove nothing
choice-rally-sharia-done = No Sharia

## By hand

choice-hand-returnees = Place a +1 Pop marker
choice-hand-unreturnees = Remove a +1 Pop marker
choice-hand-track-patronage = Patronage
choice-hand-track-islamabad = Islamabad
choice-hand-track-hard = Islamabad: Hard or not
choice-hand-value-hostility = Hostility
choice-hand-value-pressure = Pressure
choice-hand-value-tolerance = Tolerance
choice-hand-value-backing = Backing
choice-hand-value-sponsorship = Sponsorship
journal-returnees-gone = +1 Pop marker removed { $from }
journal-card-told = { $card }: printed details entered
choice-hand-box-casualties = Casualties
choice-hand-box-from-casualties = Casualties

## What bots ask about a printed Event

prompt-would = { $card } · { $faction }: { $reason }?
choice-yes = Yes
choice-no = No

companion-returnee = { $space }: { $there ->
    [1] +1 Pop marker
   *[0] remove the +1 Pop marker
}
companion-patronage = { track-patronage } { $before } → { $after }
companion-islamabad = { track-islamabad }: { $after ->
    [4] { islamabad-sponsorship }
    [3] { islamabad-backing }
    [2] { islamabad-tolerance }
    [1] { islamabad-pressure }
   *[0] { islamabad-hostility }
}
companion-hard = { track-islamabad }: { $after ->
    [1] turn the marker to Hard
   *[0] turn the marker back from Hard
}
compare-returnee = +1 Pop

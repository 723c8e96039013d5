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

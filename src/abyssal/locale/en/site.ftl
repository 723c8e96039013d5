### The edition without a server.

page-site-python = Loading Python…
page-site-rules = Loading the rules…
page-site-ready = Ready
page-site-failed = The games cannot start in this browser. Try again, or use a current version of Chrome, Edge, Firefox or Safari.
page-site-title = Played in this browser
page-site-text = This edition needs no server and works offline. Your games are stored in this browser. To play with friends on other devices, someone has to run a server.
page-site-export = Export all games
page-site-import = Import games
page-site-imported = Games imported: { $count }
page-site-install = Install as an app
page-site-licences = Licences
page-site-update = A new version is ready.
page-site-update-now = Update
page-site-others = Close the other tabs with this site first.
page-site-not-stored = This browser stores nothing for this site. Your games are lost when you close the tab, unless you export them.
page-site-bad-link = This link is broken. It does not describe a game.
page-site-friends-text = Everyone plays on this screen. Choose who plays each Faction.
page-site-shared = Shared game

problem-storage-full = The browser has no space left for this site. Nothing was changed. Export your games and remove some of them.
problem-storage-failed = The browser could not store this. Nothing was changed. Try again.
problem-newer-site = A newer version of this site saved this game. Reload the page to update.
problem-bad-export = This file does not contain exported games.

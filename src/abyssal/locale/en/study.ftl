### What a study says: its page and its plots.

study-title = { $game }: a study of { $count ->
    [one] one game
   *[other] { $count } games
}
study-options = Options: { $list }
study-done = { $games ->
    [one] One game
   *[other] { $games } games
}, { $cards } cards: { $list }
study-winners = Who wins
study-winners-about = Share of { $count } games, with its 95 % interval
study-all-lost = All players lose
study-player-random = random
study-player-bot = Non-player
study-player-chart = chart
study-player-search = search
study-margins = Margins over time
study-margins-about = Card by card: median, middle half of the games, and four fifths of them
study-events = Which Events are taken
study-events-about = Share of the games in which a card’s Event was executed when it came up / how often it came up
study-unshaded = unshaded, or the only side
study-shaded = shaded
study-worth = What a turn is worth
study-worth-about = Mean change of the Faction’s own margin in its turn, with its 95 % interval (number of turns)
study-event = Event
study-coverage = Never seen in { $games ->
    [one] one game
   *[other] { $games } games
}:
study-coverage-sides = Events ({ $count }): { $list }
study-coverage-questions = Questions ({ $count }): { $list }
study-coverage-lines = Log lines ({ $count }): { $list }
study-coverage-boxes = Flow chart boxes ({ $count }): { $list }
study-coverage-reasons = Reasons of Non-players ({ $count }): { $list }

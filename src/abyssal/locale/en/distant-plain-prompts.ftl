### The questions of the frame of the game: set-up, cards, turns and Propaganda Rounds. Those of Operations and Events
### have files of their own.

prompt-turn-limited = What do you do with this card? Operations are Limited.
prompt-turn = What do you do with this card?
prompt-sharia = Sharia: choose a space
prompt-desertion = Desertion { $at }: how many { $pieces } go? The rest are Police.
prompt-redeploy-origin = Redeploy { $pieces }: from where?
prompt-redeploy-destination = Redeploy { $pieces } from { $origin }: to where?
prompt-deploy = Open Deployment: place { $pieces } where ({ $number } left)?
prompt-deploy-count = Open Deployment { $at }: how many { $pieces }?

### What the page says of this game alone.
page-control-crown = Crown
page-board-kind-city = City
page-board-kind-province = Province
page-board-level-s = Support
page-board-level-n = Neutral
page-board-level-o = Opposition

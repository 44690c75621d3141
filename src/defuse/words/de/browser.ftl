### What only the browser says: the table there, its dialogs and its settings.
### $who and $other are names of players; $card is a title, $cards a list of titles.


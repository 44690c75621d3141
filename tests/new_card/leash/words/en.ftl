card-leash = Leash
    .several = Leashes
    .text = Lay it in front of somebody, who draws the bottom card next.
    .exactly = The card lies in front of another player. The next card that this player draws comes from the bottom of the draw pile; then the Leash is discarded (LSH-1).
rule-lsh-1 = Leash: it lies in front of another player, whose next card comes from the bottom of the pile.

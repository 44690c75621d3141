"""Headgear of the avatars, around a head of standard size centred at the origin."""

from defuse.art.palette import (
    AMBER,
    BLUE,
    BROWN,
    COAL,
    CRIMSON,
    GREEN,
    INK,
    MAGENTA,
    PAPER,
    PINK,
    RED,
    ROSE,
    SKY,
    SLATE,
    STEEL,
    TAN,
    TEAL,
    VIOLET,
    WHITE,
    YELLOW,
)
from defuse.art.shapes import (
    Drawing,
    at,
    both,
    detail,
    dot,
    gleam,
    line,
    oval,
    patch,
    ring,
    shape,
    star,
    together,
    tube,
)


def spectacles() -> Drawing:
    return together(both(ring(-26, 0, 24, 24, "none", 6, CRIMSON)), line("-4,-3 0,-6 4,-3", 6, CRIMSON))


def sunglasses() -> Drawing:
    return together(
        line("-60,-12 60,-12", 6),
        both(detail("-52,-15! -6,-13! -10,14 -30,20 -48,12", INK) + line("-42,-6 -34,4", 4, WHITE)),
    )


def eyepatch() -> Drawing:
    return together(line("-58,-26 58,10", 6), detail("6,-20! 46,-8! 42,18 24,24 8,12", INK))


def monocle() -> Drawing:
    return together(ring(25, 0, 24, 24, "none", 6, AMBER), line("44,16 52,38 46,60", 4, AMBER), top_hat())


def top_hat() -> Drawing:
    return together(
        shape("-34,-52! -38,-116! 38,-116! 34,-52!", COAL),
        patch("-35,-72! 35,-72! 34,-56! -34,-56!", CRIMSON),
        shape("-58,-56! 58,-56! 58,-42! -58,-42!", COAL),
    )


def party_hat() -> Drawing:
    return together(
        shape("-32,-44! 0,-124! 32,-44! 0,-38", MAGENTA),
        *(dot(x, y, 6, 6, YELLOW) for x, y in ((-10, -58), (12, -66), (-2, -88))),
        star(0, -122, 20, 9, 7, YELLOW),
    )


def pirate_hat() -> Drawing:
    return together(
        shape("-76,-40! -60,-62 -40,-92 0,-100 40,-92 60,-62 76,-40! 0,-54", COAL),
        line("-66,-48 0,-64 66,-48", 5, AMBER),
        dot(0, -80, 11, 10, PAPER),
        both(dot(-4, -81, 2.6, 3.2, INK)),
    )


def cowboy_hat() -> Drawing:
    return together(
        shape("-36,-50! -34,-94 -12,-104 0,-94 12,-104 34,-94 36,-50!", TAN),
        shape("-84,-66! -56,-46 0,-58 56,-46 84,-66! 66,-34 0,-42 -66,-34", TAN),
        line("-34,-62 0,-70 34,-62", 6, BROWN),
    )


def viking_helmet() -> Drawing:
    return together(
        both(shape("-46,-50! -74,-56 -88,-90! -62,-104! -62,-84 -36,-72!", PAPER)),
        shape("-56,-34! -48,-74 0,-94 48,-74 56,-34! 0,-48", STEEL),
        line("0,-92! 0,-48!", 5),
    )


def cap() -> Drawing:
    return together(
        shape("-56,-30! -50,-72 0,-88 50,-72 56,-30! 0,-42", RED),
        shape("-4,-42! 54,-38! 94,-26 90,-12 40,-22 -2,-26!", CRIMSON),
        oval(0, -86, 9, 7, CRIMSON),
    )


def propeller_cap() -> Drawing:
    return together(
        shape("-54,-34! -46,-70 0,-86 46,-70 54,-34! 0,-46", YELLOW),
        patch("-12,-44! -14,-82! 14,-82! 12,-44!", BLUE),
        both(shape("0,-98! -30,-112 -54,-100 -30,-90", RED)),
        shape("-5,-84! 5,-84! 5,-100! -5,-100!", SLATE),
    )


def headphones() -> Drawing:
    return together(
        tube("-68,-8 -62,-62 0,-86 62,-62 68,-8", 14, SLATE),
        both(shape("-78,-22! -56,-24! -54,30! -78,26!", TEAL)),
    )


def flower() -> Drawing:
    petals = ((0, -20), (19, -6), (12, 16), (-12, 16), (-19, -6))
    return at(together(*(oval(x, y, 13, 13, MAGENTA) for x, y in petals), oval(0, 0, 11, 11, YELLOW)), 42, -56)


def mohawk() -> Drawing:
    return shape("-20,-46! -34,-94! -16,-86! -12,-122! 4,-98! 18,-124! 20,-88! 38,-92! 20,-46!", GREEN)


def ninja_band() -> Drawing:
    return together(
        shape("56,-30! 92,-52! 84,-32! 98,-14! 58,-18!", RED),
        shape("-60,-40! 0,-50 60,-40! 60,-18! 0,-28 -60,-18!", RED),
        gleam(0, -38, 11, 4, 4, WHITE),
    )


def sleep_cap() -> Drawing:
    return together(
        shape("-56,-38! -44,-84 0,-104 52,-92 92,-40! 56,-58 50,-38! 0,-50", VIOLET),
        oval(92, -34, 14, 14, WHITE),
        shape("-60,-46! 0,-58 60,-46! 60,-28! 0,-40 -60,-28!", WHITE),
    )


def moustache() -> Drawing:
    return both(shape("0,24! -14,18 -34,26 -56,14! -52,40 -26,46 0,36", BROWN))


def space_helmet() -> Drawing:
    return together(
        ring(0, -12, 78, 82, "none", 8, STEEL),
        line("-58,-44 -42,-64", 8, WHITE),
        shape("-62,54! 62,54! 76,84! -76,84!", STEEL),
    )


def bubble() -> Drawing:
    return together(oval(4, 38, 34, 32, ROSE), patch("-14,32 -6,20 6,18 -4,28", WHITE))


def scarf() -> Drawing:
    return together(
        shape("22,52! 50,52! 58,96! 26,96!", RED),
        shape("-54,42 0,54 54,42 56,64 0,78 -56,64", RED),
        line("-28,52 -32,70", 6, YELLOW),
        line("0,56 0,76", 6, YELLOW),
        line("28,52 32,70", 6, YELLOW),
    )


def ribbon() -> Drawing:
    return at(together(both(shape("-4,0! -34,-24 -36,20!", MAGENTA)), oval(0, 0, 10, 10, PINK)), 34, -62, turn=18)


def antennae() -> Drawing:
    return both(together(line("-16,-48 -22,-84 -32,-96", 6), oval(-34, -102, 13, 13, YELLOW)))


def snorkel() -> Drawing:
    return together(
        tube("84,-74 84,20 54,40 24,36", 12, AMBER),
        (detail("-58,-22 0,-26 58,-22 54,18 12,20 0,10 -12,20 -54,18", "none", 8, BLUE)),
        line("-44,-12 -34,-2", 5, SKY),
    )


def plaster() -> Drawing:
    return at(
        together(detail("-30,-10 30,-10 30,10 -30,10", ROSE), *(dot(x, 0, 2, 2, INK) for x in (-6, 0, 6))),
        30,
        -40,
        turn=-24,
    )

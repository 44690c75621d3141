"""The fur patterns of a head: stripes, patches, a mask."""

from defuse.art.palette import INK
from defuse.art.shapes import Drawing, both, dot, patch, together


def bare(dark: str, light: str) -> Drawing:
    """Fur of one colour."""
    return ()


def plain(dark: str, light: str) -> Drawing:
    """Nothing but a lighter muzzle."""
    return both(dot(-13, 29, 19, 15, light))


def tabby(dark: str, light: str) -> Drawing:
    """Stripes on forehead and cheeks."""
    forehead = together(patch("-5,-49! 5,-49! 0,-22!", dark), both(patch("-24,-46! -13,-48! -15,-27!", dark)))
    cheeks = both(together(patch("-58,-8! -37,-3! -59,3!", dark), patch("-59,10! -42,14! -57,21!", dark)))
    return together(forehead, cheeks, plain(dark, light))


def mask(dark: str, light: str) -> Drawing:
    """A dark face."""
    return patch("0,-26 40,-22 47,5 28,42 0,46 -28,42 -47,5 -40,-22", dark)


def bandit(dark: str, light: str) -> Drawing:
    """A dark band across the eyes."""
    return together(patch("-56,-16 0,-10 56,-16 54,14 0,12 -54,14", dark), plain(dark, light))


def patched(dark: str, light: str) -> Drawing:
    """A patch around one eye."""
    return together(patch("4,-50 30,-47 56,-16 52,14 26,24 4,4 -2,-24", dark), plain(dark, light))


def calico(dark: str, light: str) -> Drawing:
    """Patches of two colours."""
    return together(patched(dark, light), patch("-57,-24 -38,-44 -18,-44 -20,-22 -44,-8", INK))


def blaze(dark: str, light: str) -> Drawing:
    """Light from the forehead to the chin."""
    return patch("0,-50! 15,-22 34,20 34,44 0,49 -34,44 -34,20 -15,-22", light)


def spotted(dark: str, light: str) -> Drawing:
    """Spots."""
    places = ((-16, -36), (0, -28), (17, -38), (-48, 8), (49, 6), (-46, -24), (45, -22))
    return together(*(dot(x, y, 6, 5, dark) for x, y in places), plain(dark, light))


def halved(dark: str, light: str) -> Drawing:
    """One half light, one half dark."""
    return patch("0,-50 30,-47 56,-20 59,10 50,34 30,46 0,50", dark)

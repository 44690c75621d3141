"""The cats that appear in the deck."""

from typing import Final

from defuse.art.cat import Cat
from defuse.art.coats import bandit, bare, blaze, calico, halved, mask, patched, plain, spotted, tabby
from defuse.art.palette import PAPER, SAND, WHITE, YELLOW

GINGER: Final = Cat("#f7a043", "#d96f1c", PAPER, coat=tabby)
GREY: Final = Cat("#a9b4c6", "#7c879c", "#dfe6ef", jaw="wide", coat=tabby, ears="short")
COALY: Final = Cat("#54475f", "#3a2f44", "#7b6c88", coat=plain, white=YELLOW, ears="tall", jaw="narrow")
SNOW: Final = Cat("#fffdf6", "#e3d9cc", "#fff1e2", jaw="tufted")
SIAM: Final = Cat("#f3dfbb", "#7a5645", PAPER, coat=mask, white="#bfe6ff", jaw="narrow", ears="tall", inner="#7a5645")
CALICO: Final = Cat("#fff4e2", "#f0963c", WHITE, coat=calico, jaw="wide")
BLUE_GREY: Final = Cat("#8494b8", "#64749a", "#b9c5de", jaw="square", ears="round", white=YELLOW)
BROWNIE: Final = Cat("#b57a4a", "#8a5636", SAND, coat=tabby, jaw="tufted", ears="wide")
TUXEDO: Final = Cat("#4a4157", "#352c40", WHITE, coat=blaze, white="#e6f7b0")
CREAM: Final = Cat("#f8dca6", "#e4b872", PAPER, coat=patched, jaw="round", ears="round")
BANDIT: Final = Cat("#b9c3d3", "#463a52", "#eef2f7", coat=bandit, jaw="wide")
SPOTTED: Final = Cat("#f3c45e", "#8a5636", PAPER, coat=spotted, jaw="round", ears="wide")

# Cats of one card each.
BOMB_CAT: Final = Cat("#54475f", "#3a2f44", "#6b5c78", jaw="round", coat=bare, white=WHITE)
VOID_CAT: Final = Cat("#b79bf0", "#7d59c9", "#d9c8fb", jaw="narrow", ears="tall", coat=plain)
IMP: Final = Cat("#f0803a", "#c95a1c", "#ffc27a", jaw="narrow", ears="wide", white=YELLOW, inner="#8a2b1c")
DEVIL: Final = Cat(
    "#d8332f", "#8f1a22", "#f06a52", jaw="tufted", ears="wide", coat=plain, white=YELLOW, inner="#6e1420"
)
ANGEL: Final = Cat("#fffdf6", "#efe3cf", "#fff1dc", jaw="wide", coat=plain)
SPLIT: Final = Cat("#fffdf6", "#b3202f", PAPER, jaw="wide", coat=halved)
FERAL: Final = Cat("#c9803f", "#6e3f22", SAND, jaw="tufted", ears="torn", right_ear="pointed", coat=tabby, white=YELLOW)
MELON: Final = Cat("#8fce5a", "#3d7f3f", "#8fce5a", coat=bare, ears="short")
POTATO: Final = Cat("#c99558", "#8f6233", "#dfb57e")
ZOMBIE: Final = Cat(
    "#9fc77a", "#6b9a55", "#c3dfa3", jaw="square", ears="torn", right_ear="pointed", coat=patched, white="#fdf3b0"
)
HORSE: Final = Cat("#b87442", "#84502b", SAND, jaw="narrow", ears="tall", coat=blaze)
MER: Final = Cat("#f7c79b", "#e08f56", PAPER, jaw="wide", coat=tabby)
TROLL: Final = Cat("#e2b08a", "#c98a63", "#f1cfb2", jaw="wide", ears="wide", coat=plain)

# Cats of Zombie Kittens.
GHOUL: Final = Cat("#a7b58b", "#71815a", "#cdd8b4", jaw="narrow", ears="torn", coat=plain, white="#fdf3b0")
PUMPKIN: Final = Cat("#5a4a66", "#3a2f44", "#7b6c88", coat=plain, ears="tall", white=YELLOW)
SHOCKED_CAT: Final = Cat("#f6e27a", "#d9a52b", PAPER, jaw="tufted", ears="wide", coat=plain)
VAMPIRE: Final = Cat("#d8d2e6", "#8d82ab", WHITE, jaw="narrow", ears="tall", coat=blaze, white="#ffd9d2")

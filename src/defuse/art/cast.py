"""The cats that appear in the deck."""

from typing import Final

from defuse.art.cat import Cat
from defuse.art.palette import PAPER, SAND, WHITE, YELLOW

GINGER: Final = Cat("#f7a043", "#d96f1c", PAPER, coat="tabby")
GREY: Final = Cat("#a9b4c6", "#7c879c", "#dfe6ef", jaw="wide", coat="tabby", ears="short")
COALY: Final = Cat("#54475f", "#3a2f44", "#7b6c88", coat="plain", white=YELLOW, ears="tall", jaw="narrow")
SNOW: Final = Cat("#fffdf6", "#e3d9cc", "#fff1e2", jaw="tufted")
SIAM: Final = Cat("#f3dfbb", "#7a5645", PAPER, coat="mask", white="#bfe6ff", jaw="narrow", ears="tall", inner="#7a5645")
CALICO: Final = Cat("#fff4e2", "#f0963c", WHITE, coat="calico", jaw="wide")
BLUE_GREY: Final = Cat("#8494b8", "#64749a", "#b9c5de", jaw="square", ears="round", white=YELLOW)
BROWNIE: Final = Cat("#b57a4a", "#8a5636", SAND, coat="tabby", jaw="tufted", ears="wide")
TUXEDO: Final = Cat("#4a4157", "#352c40", WHITE, coat="blaze", white="#e6f7b0")
CREAM: Final = Cat("#f8dca6", "#e4b872", PAPER, coat="patch", jaw="round", ears="round")
BANDIT: Final = Cat("#b9c3d3", "#463a52", "#eef2f7", coat="bandit", jaw="wide")
SPOTTED: Final = Cat("#f3c45e", "#8a5636", PAPER, coat="spots", jaw="round", ears="wide")

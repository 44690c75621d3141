"""A page that is told recorded games: its connection leads to the test instead of a server."""

import json
from dataclasses import dataclass

from playwright.async_api import Page, WebSocketRoute

from tests.browser.recorded import Moment

_FRAME = "() => new Promise(requestAnimationFrame)"
# Sizes follow one another over several frames: the hand measures itself, then the felt, then the piles.
_STILL = f"""async () => {{
  const frame = {_FRAME};
  const places = () =>
    [...document.querySelectorAll("main *")]
      .map((each) => each.getBoundingClientRect())
      .map(({{ x, y, width, height }}) => `${{x}} ${{y}} ${{width}} ${{height}}`)
      .join();
  await document.fonts.ready;
  let same = 0;
  for (let before = "", tries = 0; same < 3 && tries < 600; tries += 1) {{
    await frame();
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => undefined)));
    const now = places();
    same = now === before ? same + 1 : 0;
    before = now;
  }}
  return same === 3;
}}"""
_DRAWN = f"""async ([cards, seats]) => {{
  const frame = {_FRAME};
  const isThere = () =>
    document.querySelectorAll("main .seat").length === seats &&
    document.querySelectorAll("main [role=toolbar] button").length === cards;
  for (let tries = 0; tries < 600 && !isThere(); tries += 1) await frame();
  return isThere();
}}"""


@dataclass
class Replaying:
    """Tells a page one moment after the other, each as a game of its own."""

    page: Page
    games: int = 0
    _line: WebSocketRoute | None = None

    async def open(self, moment: Moment) -> None:
        """Open the page of a room at this moment."""
        await self.page.route_web_socket("**/ws", lambda line: self._connect(line, moment))
        answer = await self.page.request.post("/api/rooms", data={})
        await self.page.goto(f"/r/{(await answer.json())['room']}")
        await self._until_drawn(moment)

    async def show(self, moment: Moment) -> None:
        assert self._line is not None
        await self._tell(self._line, moment)
        await self._until_drawn(moment)

    async def _connect(self, line: WebSocketRoute, moment: Moment) -> None:
        self._line = line
        line.on_message(lambda written: self._answer(line, json.loads(written), moment))

    def _answer(self, line: WebSocketRoute, command: dict[str, object], moment: Moment) -> None:
        """Greet, and take what else the page says without a consequence."""
        if command["do"] == "hello":
            for frame in moment.as_game(self._next()):
                line.send(frame)
        else:
            line.send(json.dumps({"is": "done", "n": command["n"]}))

    async def _tell(self, line: WebSocketRoute, moment: Moment) -> None:
        for frame in moment.as_game(self._next()):
            line.send(frame)

    def _next(self) -> int:
        self.games += 1
        return self.games

    async def _until_drawn(self, moment: Moment) -> None:
        view = moment.view
        is_seated = view["seat"] < view["seats"]
        seats = view["seats"] - 1 if is_seated else view["seats"]
        plays = is_seated and (view["alive"][view["seat"]] or view["dead"][view["seat"]])
        cards = len(view["hand"]) if plays else 0
        if not await self.page.evaluate(_DRAWN, [cards, seats]):
            raise AssertionError(f"{moment.about}: the page does not show {cards} cards and {seats} players")
        await self.settle()

    async def settle(self) -> None:
        """Wait until nothing moves any more."""
        if not await self.page.evaluate(_STILL):
            raise AssertionError("the page does not come to rest")

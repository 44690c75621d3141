"""A connection to the server whose incoming messages can be delayed."""

from playwright.async_api import Page, WebSocketRoute


class SlowLine:
    """Delays what a page hears; must be installed before the page is opened."""

    def __init__(self) -> None:
        self.held = False
        self._waiting: list[str | bytes] = []
        self._page: WebSocketRoute | None = None

    async def lay(self, page: Page) -> None:
        await page.route_web_socket("**/ws", self._connect)

    def release(self) -> None:
        """Deliver the delayed messages in order."""
        self.held = False
        for message in self._waiting:
            self._pass_on(message)
        self._waiting.clear()

    def _connect(self, page: WebSocketRoute) -> None:
        self._page = page
        page.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self.held:
            self._waiting.append(message)
        else:
            self._pass_on(message)

    def _pass_on(self, message: str | bytes) -> None:
        assert self._page is not None
        self._page.send(message)

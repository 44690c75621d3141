"""A page that is older than the server."""

import pytest
from playwright.async_api import WebSocketRoute, expect

from defuse.server.wire.protocol import VERSION
from tests.browser.guests import Guests

pytestmark = pytest.mark.alternating


async def test_an_old_page_loads_itself_again_and_then_says_what_is_wrong(guests: Guests) -> None:
    ada = await guests.arrive("Ada")
    hellos: list[str] = []
    is_old = True

    def speak(line: WebSocketRoute) -> None:
        """The page says hello as one of the version before would."""
        server = line.connect_to_server()

        def say(frame: str | bytes) -> None:
            assert isinstance(frame, str)
            if '"do":"hello"' in frame:
                hellos.append(frame)
            server.send(frame.replace(f'"version":{VERSION}', f'"version":{VERSION - 1}') if is_old else frame)

        line.on_message(say)

    room = await guests.open_room(ada)
    await ada.page.route_web_socket("**/ws", speak)
    await ada.page.goto(room)
    await expect(ada.page.get_by_role("heading", name="do not understand each other")).to_be_visible()
    await expect(ada.page.get_by_text("Reload it.")).to_be_visible()
    assert len(hellos) == 2, "it loads itself again once"
    is_old = False
    await ada.button("Try again").click()
    await expect(ada.page.get_by_role("heading", name="do not understand each other")).to_be_hidden()
    await expect(ada.button("Begin")).to_be_visible()

"""After a game at the drawn table: the review to read, then the dearest decisions to be tried again."""

from textual.content import Content
from textual.screen import Screen

from defuse.coach.points import percent
from defuse.coach.review import Takeaway
from defuse.coach.telling import lesson as told_lesson
from defuse.terminal.app.dialogs import Choose, Reader
from defuse.terminal.shared.coaching import coach_lines, own_review
from defuse.terminal.shared.local_game import LocalGame
from defuse.words import Words


async def coach(screen: Screen[str], local_game: LocalGame, words: Words) -> None:
    """Show the review of the person at this table; each dear decision is chosen again before the answer is told."""
    found = own_review(local_game)
    title = words("coach-title")
    if found is None:
        game = words.game(local_game.record.start.edition, local_game.title)
        silent = words("coach-silent", game=game, players=len(local_game.players))
        await screen.app.push_screen_wait(Reader(title, Content(silent), words))
        return
    lines = coach_lines(local_game, found, words, drawn=True)
    await screen.app.push_screen_wait(Reader(title, Content("\n".join(lines)), words))
    for number, each in enumerate(found.dearest, 1):
        heading = words("coach-decision", number=number, all=len(found.dearest))
        if not await _try_again(screen, each, heading, words):
            return


async def _try_again(screen: Screen[str], found: Takeaway, heading: str, words: Words) -> bool:
    """Whether the player wants to go on."""
    moves = sorted(found.moves, key=lambda move: words.tell(move.text))  # the order must not tell which is best
    labels = [words.tell(move.text) for move in moves]
    place = await screen.app.push_screen_wait(Choose(f"{heading}. {words('coach-choose')}", labels, words))
    if place is None:
        return False
    chosen = moves[place]
    if chosen.equal:
        verdict = words("coach-found", percent=percent(chosen.chance))
    else:
        best = words.tell(found.best.text)
        chance, instead = percent(chosen.chance), percent(found.best.chance)
        verdict = words("coach-not-found", percent=chance, best=best, instead=instead)
    then = words("coach-then", made=words.tell(found.made.text), percent=percent(found.made.chance))
    text = "\n".join([verdict, then, *list(told_lesson(found, words))[1:]])
    await screen.app.push_screen_wait(Reader(heading, Content(text), words))
    return True

"""All lessons in order, and the learner's place among them."""

from defuse.lessons.lesson import LESSONS, Lesson


class Course:
    """A lesson and its place; shared by the drawn and the plain table."""

    def __init__(self, you: str) -> None:
        self._you = you
        self.over = False  # whether the learner has passed the last lesson
        self._go(0)

    @property
    def number(self) -> int:
        """The number of this lesson, counted from 1."""
        return self._place + 1

    @property
    def length(self) -> int:
        return len(LESSONS)

    def next(self) -> None:
        """Go to the next lesson; after the last one the course is over."""
        if self.number == self.length:
            self.over = True
        else:
            self._go(self._place + 1)

    def back(self) -> None:
        """Go to the previous lesson, or restart the first one."""
        self._go(max(self._place - 1, 0))

    def again(self) -> None:
        self._go(self._place)

    def _go(self, place: int) -> None:
        self._place = place
        self.lesson = Lesson(LESSONS[place], self._you)

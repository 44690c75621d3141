"""The guided game of `defuse learn`: scenario files with a guide's remarks, and the code that plays them."""

from defuse.terminal.lessons.course import Course
from defuse.terminal.lessons.lesson import LESSONS, YOU, Guide, Hint, Lesson, guide_ids

__all__ = ["LESSONS", "YOU", "Course", "Guide", "Hint", "Lesson", "guide_ids"]

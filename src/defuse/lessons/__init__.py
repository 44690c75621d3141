"""The guided game of terminal and browser: scenario files with a guide's remarks, and the code that plays them."""

from defuse.lessons.course import Course
from defuse.lessons.lesson import LESSONS, YOU, Guide, Hint, Lesson, LessonScene, guide_ids

__all__ = ["LESSONS", "YOU", "Course", "Guide", "Hint", "Lesson", "LessonScene", "guide_ids"]

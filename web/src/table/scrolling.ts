// Lists that grow at their end.

const NEAR = 2; // pixels

/** `{@attach keepsToEnd}`, on a list whose lines are in one element: it shows its end, also when there are more lines or
 * they break anew, unless somebody has scrolled up to read. */
export function keepsToEnd(list: HTMLElement) {
  let follows = true;
  let before = 0;

  const isAtEnd = () => list.scrollTop + list.clientHeight >= list.scrollHeight - NEAR;

  function follow(): void {
    if (follows) list.scrollTop = list.scrollHeight;
    before = list.scrollTop;
  }

  /** A person scrolls up; a new size only leaves the list where it is, or puts it to its end. */
  function scrolled(): void {
    if (list.scrollTop < before || isAtEnd()) follows = isAtEnd();
    before = list.scrollTop;
  }

  const observer = new ResizeObserver(follow);
  observer.observe(list); // calls at once, and again when a dialog that was shut shows the list
  for (const lines of list.children) observer.observe(lines);
  list.addEventListener("scroll", scrolled);
  return () => {
    observer.disconnect();
    list.removeEventListener("scroll", scrolled);
  };
}

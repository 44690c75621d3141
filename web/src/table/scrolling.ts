// Lists that grow at their end.

/** `{@attach showsEnd(lines)}`: the list is scrolled to its end, and again whenever there are other lines. */
export function showsEnd(_lines: readonly unknown[]) {
  return (list: Element) => {
    const observer = new ResizeObserver(() => {
      list.scrollTop = list.scrollHeight;
    });
    observer.observe(list); // calls at once, and again when a dialog that was shut shows the list
    return () => observer.disconnect();
  };
}

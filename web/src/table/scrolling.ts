// Lists that grow at their end.

/** `{@attach showsEnd(lines)}`: the list is scrolled to its end, and again whenever there are other lines. */
export function showsEnd(_lines: readonly unknown[]) {
  return (list: Element) => {
    list.scrollTop = list.scrollHeight;
  };
}

// Where things are on the page: cards fly from one of these places to another.

const places = new Map<string, Element>();

/** `{@attach anchor("seat 2")}` on an element makes it the place of that name. */
export function anchor(name: string) {
  return (element: Element) => {
    places.set(name, element);
    return () => {
      if (places.get(name) === element) places.delete(name);
    };
  };
}

export function placeOf(name: string): DOMRect | null {
  return places.get(name)?.getBoundingClientRect() ?? null;
}

// What is wrong with the table as it is shown: measuring.py runs this in the page. Cards that lie on cards cover one another
// on purpose; everything else must be seen as it is.
async ({ smallest, strip, reachable }) => {
  await rest();

  // Sizes follow one another over several frames: the hand measures itself, then the felt, then the piles.
  async function rest() {
    const TRIES = 600;
    const areSame = (some, others) =>
      some.length === others.length && some.every((each, place) => each === others[place]);
    await document.fonts.ready;
    let before = [];
    for (let same = 0, tries = 0; same < 3; tries += 1) {
      if (tries === TRIES) throw new Error("the page does not come to rest");
      await new Promise(requestAnimationFrame);
      for (const each of document.getAnimations()) each.finish();
      const now = [...document.querySelectorAll("main *")].flatMap((each) => {
        const { x, y, width, height } = each.getBoundingClientRect();
        return [x, y, width, height];
      });
      same = areSame(before, now) ? same + 1 : 0;
      before = now;
    }
  }

  const faults = [];
  const wide = document.documentElement.clientWidth;
  const high = document.documentElement.clientHeight;
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const main = document.querySelector("main");
  const isSeen = (each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const isLeftOut = (each) =>
    each.closest(".unseen, .sky, .moment, .bubble, option, select, textarea") ||
    getComputedStyle(each).clipPath !== "none";
  const named = (each) => {
    const text = (each.getAttribute("aria-label") ?? each.textContent).trim().replace(/\s+/g, " ").slice(0, 60);
    return `${each.tagName.toLowerCase()}.${[...each.classList].filter((name) => !name.startsWith("svelte-")).join(".")} “${text}”`;
  };
  const note = (what, each, more = "") => faults.push(`${what}: ${named(each)}${more && ` ${more}`}`);
  const meet = (one, other) => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const isEmpty = ({ left, right, top, bottom }) => right - left < 1 || bottom - top < 1;

  // What an element can be seen through: the window and every box around it that cuts off what is beyond its edge.
  const frames = new Map([[document.body, { seen: { left: 0, top: 0, right: wide, bottom: high }, scrolls: false }]]);
  function within(box) {
    const known = frames.get(box);
    if (known) return known;
    const { overflowX, overflowY, position } = getComputedStyle(box);
    let { seen, scrolls } = position === "fixed" ? frames.get(document.body) : within(box.parentElement);
    if (overflowX !== "visible" || overflowY !== "visible") {
      const canScroll = /auto|scroll/.test(overflowX + overflowY);
      scrolls ||= canScroll && (box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1);
      seen = meet(seen, box.getBoundingClientRect());
    }
    const found = { seen, scrolls };
    frames.set(box, found);
    return found;
  }
  const frame = (each) => within(each.parentElement);

  const hasText = (each) =>
    [...each.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
  function paints(each) {
    if (each.matches("img, svg, input, textarea, select")) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(each);
    return backgroundImage !== "none" || !/, 0\)$|\/ 0\)$|^transparent$/.test(backgroundColor) || hasText(each);
  }
  /** What is drawn over an element at this point. */
  function covering(each, x, y) {
    const isPartOf = (found) => found === each || each.contains(found) || found.contains(each);
    const topmost = document.elementFromPoint(x, y);
    if (topmost && isPartOf(topmost)) return null;
    const card = each.closest(".card");
    for (const found of document.elementsFromPoint(x, y)) {
      if (isPartOf(found)) return null;
      const other = found.closest(".card");
      if (card && other && other !== card) return null; // a card on a card
      if (paints(found)) return found;
    }
    return null;
  }

  // Controls: a press in their middle reaches them.
  for (const each of top.querySelectorAll("button, a[href], input, select, textarea, summary")) {
    if (!isSeen(each) || each.closest(".unseen, .sky")) continue;
    const rect = each.getBoundingClientRect();
    const { seen, scrolls } = frame(each);
    const part = meet(rect, seen);
    if (isEmpty(part)) {
      if (!scrolls) note("control out of sight", each);
      continue;
    }
    const inHand = each.closest("[role=toolbar]") !== null;
    if (
      !scrolls &&
      !inHand &&
      (rect.left < seen.left - 1 ||
        rect.right > seen.right + 1 ||
        rect.top < seen.top - 1 ||
        rect.bottom > seen.bottom + 1)
    )
      note("control clipped", each);
    const y = (part.top + part.bottom) / 2;
    const x = inHand ? part.left + Math.min(strip, part.right - part.left) / 2 : (part.left + part.right) / 2;
    const found = document.elementFromPoint(x, y);
    if (!scrolls && found && found !== each && !each.contains(found) && !found.contains(each))
      note("control covered", each, `by ${named(found)}`);
  }

  // What can be done is read in lines, not in a column of words.
  for (const each of reachable ? [] : top.querySelectorAll(".panel .buttons .button")) {
    const { width, height } = each.getBoundingClientRect();
    if (isSeen(each) && height > 60 && height > 1.4 * width) note("control squeezed", each, `${width} × ${height}`);
  }

  // From here on nothing is transparent to presses, so that what is drawn over a text is found.
  const transparent = [...document.querySelectorAll("body, body *")].filter(
    (each) => getComputedStyle(each).pointerEvents === "none",
  );
  for (const each of transparent) each.style.pointerEvents = "auto";

  // Texts: whole, uncovered, and large enough.
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  const texts = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const each = node.parentElement;
    if (!node.data.trim() || isLeftOut(each) || !isSeen(each)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    texts.push({ each, rects: [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5) });
  }
  for (const { each, rects } of texts) {
    const { seen, scrolls } = frame(each);
    const inTicker = each.closest(".ticker") !== null; // older lines are beyond its edge
    const size = parseFloat(getComputedStyle(each).fontSize);
    if (size < smallest && !each.closest(".card")) note("text too small", each, `${size}`);
    if (each.matches(".name, .me small")) continue; // a name may end in an ellipsis, see below
    const inSight = rects.filter((rect) => !isEmpty(meet(rect, seen)));
    if (inSight.length === 0) {
      if (!scrolls && !inTicker) note("text out of sight", each);
      continue;
    }
    if (inSight.length < rects.length && !scrolls && !inTicker) note("text cut off", each);
    for (const rect of inSight) {
      const part = meet(rect, seen);
      const cut = Math.max(rect.width - (part.right - part.left), 0);
      const cutHigh = Math.max(rect.height - (part.bottom - part.top), 0);
      if ((cut > 1.5 || cutHigh > rect.height * 0.3) && !scrolls && !inTicker)
        note("text clipped", each, `by ${Math.round(cut)}, ${Math.round(cutHigh)}`);
    }
    const rect = inSight[0];
    for (const share of scrolls ? [] : [0.1, 0.5, 0.9]) {
      const x = rect.left + rect.width * share;
      const y = rect.top + rect.height / 2;
      if (x <= seen.left || x >= seen.right || y <= seen.top || y >= seen.bottom) continue;
      const found = covering(each, x, y);
      if (found) {
        note("text covered", each, `by ${named(found)}`);
        break;
      }
    }
  }
  // An ellipsis says that something is missing.
  for (const { each } of texts) {
    const { textOverflow, webkitLineClamp } = getComputedStyle(each);
    const isLongName = each.matches(".name, .me small") && each.textContent.trim().length > (reachable ? 8 : 12);
    if (textOverflow === "ellipsis" && !isLongName && each.scrollWidth > each.clientWidth + 1)
      note("text shortened", each, `${each.scrollWidth} in ${each.clientWidth}`);
    const isLongLine = each.closest(".ticker") && (reachable || each.textContent.length > 130); // the log has all of it
    if (webkitLineClamp !== "none" && !isLongLine && each.scrollHeight > each.clientHeight + 2)
      note("text shortened", each);
  }
  // What is known of a player's cards stays beside them.
  for (const each of top.querySelectorAll(".seat .mini, .seat b.more")) {
    const seat = each.closest(".seat").getBoundingClientRect();
    const { left, right } = each.getBoundingClientRect();
    if (isSeen(each) && (left < seat.left - 2 || right > seat.right + 2)) note("beyond its seat", each);
  }
  // Titles of cards stay on their cards.
  for (const each of top.querySelectorAll(".card > .title")) {
    if (!isSeen(each)) continue;
    if (
      each.scrollWidth > each.clientWidth + 1 ||
      each.scrollHeight > each.clientHeight + parseFloat(getComputedStyle(each).fontSize) / 3
    )
      note("title beyond its card", each);
  }

  if (main && top === document.body && !reachable) {
    // The table itself never scrolls, and what a choice needs is in sight.
    const felt = main.querySelector(".felt");
    if (felt.scrollHeight > felt.clientHeight + 1 && getComputedStyle(felt).overflowY !== "visible")
      note("felt scrolls", felt, `${felt.scrollHeight} in ${felt.clientHeight}`);
    for (const each of main.querySelectorAll(".risk, .outlook .row, .piles .stack, .seat, .panel, .outlook")) {
      const { seen } = frame(each);
      const { left, right, top, bottom } = each.getBoundingClientRect();
      if (left < seen.left - 1 || right > seen.right + 1 || top < seen.top - 1 || bottom > seen.bottom + 1)
        note("not wholly in sight", each);
    }
    const seats = [...main.querySelectorAll(".seat")];
    const blocks = [...seats, ...main.querySelectorAll(".piles .stack, .outlook, .panel, .ticker, .hand")].filter(
      isSeen,
    );
    blocks.forEach((one, place) =>
      blocks.slice(place + 1).forEach((other) => {
        const { left, right, top, bottom } = meet(one.getBoundingClientRect(), other.getBoundingClientRect());
        if (right - left > 3 && bottom - top > 3)
          note("overlap", one, `with ${named(other)} ${Math.round(right - left)} × ${Math.round(bottom - top)}`);
      }),
    );
  }
  const hand = main?.querySelector("[role=toolbar]");
  if (hand && top === document.body && !reachable) {
    const cards = [...hand.querySelectorAll("button")];
    if (cards.length <= 11 && hand.scrollWidth > hand.clientWidth + 1)
      note("hand scrolls", hand, `${hand.scrollWidth} in ${hand.clientWidth}`);
  }
  if (document.documentElement.scrollWidth > wide) note("page wider than the window", document.documentElement);

  for (const each of transparent) each.style.pointerEvents = "";
  return [...new Set(faults)];
};

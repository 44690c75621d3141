// The time that is left.

import { render, screen } from "@testing-library/svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ShownClock } from "../../src/room.svelte";
import ClockRing from "../../src/table/ClockRing.svelte";
import { TestRoom } from "./rooms";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const left = () => screen.getByRole("timer").getAttribute("aria-label");
const clock = (kind: string) => ({ kind, seat: 0, left: 5_000, whole: 5_000, bank: 20_000 });

test("a clock counts down to nothing", async () => {
  render(ClockRing, { shown: { clock: clock("window"), since: performance.now() } });
  expect(left()).toBe("5 s");
  await vi.advanceTimersByTimeAsync(3_100);
  expect(left()).toBe("2 s");
  await vi.advanceTimersByTimeAsync(10_000);
  expect(left()).toBe("0 s");
});

test("the clock of a turn goes on with what was saved", async () => {
  render(ClockRing, { shown: { clock: clock("turn"), since: performance.now() } });
  await vi.advanceTimersByTimeAsync(7_100);
  expect(left()).toBe("18 s");
});

test("a clock stands still in a pause", async () => {
  const room = new TestRoom();
  room.deal({}, [], { clock: clock("turn") });
  const { rerender } = render(ClockRing, { shown: room.clock as ShownClock });
  room.show({ paused: true });
  await rerender({ shown: room.clock as ShownClock });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(left()).toBe("5 s");
  room.show({ paused: false });
  room.deal({}, [], { clock: { ...clock("turn"), left: 4_000 } });
  await rerender({ shown: room.clock as ShownClock });
  await vi.advanceTimersByTimeAsync(1_100);
  expect(left()).toBe("3 s");
});

test("a clock that is gone costs no time", async () => {
  const { unmount } = render(ClockRing, { shown: { clock: clock("window"), since: performance.now() } });
  unmount();
  await vi.advanceTimersByTimeAsync(0);
  expect(vi.getTimerCount()).toBe(0);
});

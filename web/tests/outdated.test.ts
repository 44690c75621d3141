// A page that is older than the server loads itself again, once.

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "../src/connection";
import type { Frame } from "../src/protocol";

class FakeSocket {
  static readonly OPEN = 1;
  static latest: FakeSocket;
  readyState = 1;
  onmessage: (message: { data: string }) => void = () => undefined;
  close = () => undefined;
  send = () => undefined;

  constructor() {
    FakeSocket.latest = this;
  }

  hear(frame: Frame): void {
    this.onmessage({ data: JSON.stringify(frame) });
  }
}

const reload = vi.fn();

beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("location", { protocol: "http:", host: "here", reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
  reload.mockClear();
});

function turnedAway(why: string): string[] {
  const seen: string[] = [];
  const status = (now: string) => void seen.push(now);
  const connection = new Connection("room", { frame: () => undefined, status, heard: () => ({ game: 0, heard: 0 }) });
  FakeSocket.latest.hear({ is: "no", n: 1, why, rule: "", told: ["online-other-version", {}] });
  FakeSocket.latest.hear({ is: "bye", why: "malformed", again: false });
  connection.close();
  return seen;
}

test("it loads itself again when the server has another version", () => {
  turnedAway("outdated");
  expect(reload).toHaveBeenCalledOnce();
});

test("it does not load for ever: the second time it says what is wrong", () => {
  turnedAway("outdated");
  expect(turnedAway("outdated")).toContain("closed");
  expect(reload).toHaveBeenCalledOnce();
});

test("it stays when something else is refused", () => {
  turnedAway("full");
  expect(reload).not.toHaveBeenCalled();
});

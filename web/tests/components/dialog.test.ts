// Where the focus is before, in and after a dialog.

import { render, screen } from "@testing-library/svelte";
import { userEvent } from "@testing-library/user-event";
import { createRawSnippet } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import Dialog from "../../src/table/Dialog.svelte";

const user = userEvent.setup();
const children = createRawSnippet(() => ({ render: () => `<p><button data-first>first</button></p>` }));
const close = vi.fn();

beforeEach(() => {
  document.body.innerHTML = "<button>before</button><button>elsewhere</button>";
  close.mockReset();
});

function open() {
  screen.getByText("before").focus();
  return render(Dialog, { title: "A dialog", close, children });
}

test("a dialog takes the focus and gives it back", () => {
  const { unmount } = open();
  expect(document.activeElement).toBe(screen.getByText("first"));
  unmount();
  expect(document.activeElement).toBe(screen.getByText("before"));
});

test("a dialog takes no focus from those who have gone on", () => {
  const { unmount } = open();
  screen.getByText("elsewhere").focus();
  unmount();
  expect(document.activeElement).toBe(screen.getByText("elsewhere"));
});

test("a dialog is closed by its button, and by no other", async () => {
  open();
  await user.click(screen.getByText("first"));
  expect(close).not.toHaveBeenCalled();
  await user.click(screen.getByRole("button", { name: "Close" }));
  expect(close).toHaveBeenCalledTimes(1);
});

test("a press beside a dialog closes it", async () => {
  open();
  await user.click(screen.getByRole("dialog"));
  expect(close).toHaveBeenCalledTimes(1);
});

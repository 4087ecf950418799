import { expect, test, vi } from "vitest";
import { focusFirst } from "#lib/client/focus-first.ts";

/** Controls of a document, in their order. */
function page(...names: string[]) {
  const controls = names.map((name, place) => ({
    name,
    place,
    focus: vi.fn<() => void>(),
    compareDocumentPosition: (other: Node) => (placeOf(other) < place ? 2 : 4),
  }));
  const placeOf = (node: Node) => controls.findIndex((control) => Object.is(control, node));
  return controls;
}

test("SITE-13 the first wrong field of the document gets the focus, in whatever order the errors arrive", () => {
  const [amount, password, again] = page("amount", "password", "again");
  if (!amount || !password || !again) throw new Error("no page");
  focusFirst([again, password]);
  expect([amount, password, again].map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1, 0]);
  focusFirst([password, again, amount]);
  expect([amount, password, again].map(({ focus }) => focus.mock.calls.length)).toEqual([1, 1, 0]);
});

test("SITE-13 without a wrong field the focus stays", () => {
  const controls = page("amount");
  focusFirst([]);
  expect(controls[0]?.focus).not.toHaveBeenCalled();
});

import { expect, it } from "vitest";
import { ask } from "#tests/support/calls/ask.ts";

it.each([
  ["/login", "Log in"],
  ["/register", "Create an account"],
  ["/fil/login", "Mag-log in"],
])("SITE-02 %s comes with the popup in the document, before any script", async (path, title) => {
  const { html } = await ask(path);
  expect(html).toMatch(new RegExp(`role="dialog"[\\s\\S]*${title}`));
  expect(html).toContain('rel="canonical"');
});

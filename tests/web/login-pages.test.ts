import { expect, it } from "vitest";
import { ask } from "#tests/support/calls/ask.ts";

it.each([
  ["/login", "Log in"],
  ["/register", "Create an account"],
  ["/fil/login", "Mag-log in"],
])("SITE-02 the document of %s contains the popup before any script runs", async (path, title) => {
  const { html } = await ask(path);
  expect(html).toMatch(new RegExp(`role="dialog"[\\s\\S]*${title}`));
  expect(html).toContain('rel="canonical"');
});

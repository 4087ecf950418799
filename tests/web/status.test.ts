import { afterEach, expect, it, vi } from "vitest";
import { ask } from "#tests/support/calls/ask.ts";
import { ops } from "#tests/support/processes/commands.ts";
import { startWithoutMiddleware } from "#tests/support/processes/without-middleware.ts";

afterEach(() => vi.restoreAllMocks());

it("SITE-06 without the middleware pages show the status themselves, not indexed and without their content", async () => {
  const bare = await startWithoutMiddleware();
  const askBare = (path: string) => ask(path, { origin: bare.origin });
  await ops("maintenance", "on", "--message", "Back at noon");
  try {
    await expect.poll(async () => (await askBare("/en")).status).toBe(503);
    const { html } = await askBare("/en/login");
    expect(html).toContain("Back at noon");
    expect(html).toContain("noindex");
    expect(html).not.toContain("<form");
  } finally {
    await ops("maintenance", "off");
    bare.stop();
  }
});

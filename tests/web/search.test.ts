import { expect, it } from "vitest";
import { ask } from "#tests/support/calls/ask.ts";
import { elementsOf, mainOf } from "#tests/support/calls/document.ts";

const keywords = [
  ...["manila ".repeat(1500), "%".repeat(4_000), " ".repeat(4_000), "     ", "%", "_", "🎰💥", "\ud83c", "النرد"],
  ...["qwxzqwxz", " مانغو ".repeat(200), "🎰".repeat(1_000)],
].map((keyword) => keyword.slice(0, 10_000).toWellFormed());

it.each(keywords.map((keyword) => [keyword.slice(0, 20), keyword] as const))(
  "LOBBY-16 a search for any text shows content with links as a page and succeeds as a call: %s",
  async (_, keyword) => {
    const { status, html } = await ask(`/search?keyword=${encodeURIComponent(keyword)}`);
    expect(status).toBe(200);
    const main = mainOf(html);
    expect(elementsOf(main, "li").length).toBeGreaterThan(0);
    const call = await ask(`/api/portal/games/search?keyword=${encodeURIComponent(keyword)}`);
    expect(call.status).toBe(200);
  },
);

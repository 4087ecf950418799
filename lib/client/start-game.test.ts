import { expect, test, vi } from "vitest";
import { startGame } from "#lib/client/start-game.ts";

const answer = vi.hoisted(() => ({ launchUrl: "" }));
vi.mock("#lib/client/call-portal.ts", () => ({ callPortal: async () => answer }));

test("VEND-01 a launch returns a path on our site", async () => {
  answer.launchUrl = "/fil/play/dice?demo=1";
  expect(await startGame("dice", "demo")).toBe("/fil/play/dice?demo=1");
});

test.each([
  "https://games.example/dice",
  "//games.example/dice",
  "/\\games.example",
  "javascript:alert(1)",
  "dice",
  "",
])("VEND-01 a launch URL of %j is not followed", async (launchUrl) => {
  answer.launchUrl = launchUrl;
  await expect(startGame("dice", "money")).rejects.toMatchObject({ code: "game-unavailable" });
});

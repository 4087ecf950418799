import { describe, expect, it } from "vitest";
import { maskName } from "#lib/modules/games/winners/mask-name.ts";

describe("maskName", () => {
  it.each([
    ["maria88", "ma***8"],
    ["juan", "j***"],
    ["a", "a***"],
    ["🌞🌞🌞🌞🌞🌞", "🌞🌞***🌞"],
  ])("LOBBY-03 masks %s", (name, masked) => {
    expect(maskName(name)).toBe(masked);
  });
});

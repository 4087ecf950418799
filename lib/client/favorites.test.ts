import { describe, expect, test, vi } from "vitest";
import { favorites } from "#lib/client/favorites.ts";

const setUp = (initial: string[]) => {
  const clock = { ms: 10_000 };
  const calls = { add: vi.fn(async () => {}), remove: vi.fn(async () => {}) };
  return { clock, calls, hearts: favorites(initial, calls, () => clock.ms) };
};

describe("LOBBY-14 favourites", () => {
  test("LOBBY-14 a heart is on before the server has answered, and everyone who shows it hears", async () => {
    const { hearts, calls } = setUp([]);
    const heard = vi.fn();
    hearts.subscribe(heard);
    const sent = hearts.toggle("dice");
    expect(hearts.has("dice")).toBe(true);
    expect(heard).toHaveBeenCalledOnce();
    await sent;
    expect(calls.add).toHaveBeenCalledExactlyOnceWith("dice");
    expect(hearts.has("dice")).toBe(true);
  });

  test("LOBBY-14 a favourite that the server will not remove comes back", async () => {
    const { hearts, calls } = setUp(["dice"]);
    const refusal = Promise.withResolvers<void>();
    calls.remove.mockReturnValue(refusal.promise);
    const sent = hearts.toggle("dice");
    expect(hearts.has("dice")).toBe(false);
    refusal.reject(new Error("refused"));
    await expect(sent).rejects.toThrow("refused");
    expect(hearts.has("dice")).toBe(true);
  });

  test("LOBBY-14 one game toggles at most once a second, another is free to", async () => {
    const { hearts, calls, clock } = setUp([]);
    await hearts.toggle("dice");
    clock.ms += 999;
    await hearts.toggle("dice");
    await hearts.toggle("mango-riches");
    expect(hearts.has("dice")).toBe(true);
    expect(calls.add).toHaveBeenCalledTimes(2);
    expect(calls.remove).not.toHaveBeenCalled();
    clock.ms += 1;
    await hearts.toggle("dice");
    expect(hearts.has("dice")).toBe(false);
  });
});

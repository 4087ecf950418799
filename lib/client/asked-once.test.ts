import { expect, test } from "vitest";
import { askedOnce } from "#lib/client/asked-once.ts";

test("LOBBY-13 what was asked for is kept for its language", async () => {
  let asked = 0;
  const ask = askedOnce(async () => ++asked);
  expect(await Promise.all([ask("en"), ask("en")])).toEqual([1, 1]);
  expect(await ask("fil")).toBe(2);
  expect(await ask("fil")).toBe(2);
});

test("LOBBY-13 a failure is asked again", async () => {
  let asked = 0;
  const ask = askedOnce(async () => {
    asked += 1;
    if (asked === 1) throw new Error("away");
    return asked;
  });
  await expect(ask("en")).rejects.toThrow("away");
  expect(await ask("en")).toBe(2);
});

test("LOBBY-13 on a long visit it is asked anew", async () => {
  let [asked, minutes] = [0, 0];
  const ask = askedOnce(
    async () => ++asked,
    () => minutes * 60_000,
  );
  expect(await ask("en")).toBe(1);
  minutes = 4;
  expect(await ask("en")).toBe(1);
  minutes = 5;
  expect(await Promise.all([ask("en"), ask("en")])).toEqual([2, 2]);
  minutes = 9;
  expect(await ask("en")).toBe(2);
});

import { expect, it } from "vitest";
import * as z from "zod/mini";
import { inCode } from "#lib/contracts/code-names.ts";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { vendorCard } from "#lib/contracts/games/game-view.ts";
import { wireCategory } from "#lib/contracts/games/wire-category.ts";
import { money } from "#lib/contracts/wire.ts";

it("HOUSE-NAMES legacy names stay on the wire, and code has its own", () => {
  const tile = inCode(z.strictObject({ nodeId: z.string(), gameType: wireCategory, minBet: money }));
  const wire = { nodeId: "dice", gameType: "RNG", minBet: "1.50" } as const;
  const code = { gameId: "dice", category: "slots", minBet: 150n } as const;
  expect(z.decode(tile, wire)).toEqual(code);
  expect(z.encode(tile, code)).toEqual(wire);
  expect(tile.safeParse({ ...wire, gameId: "dice" }).error?.issues[0]?.code).toBe("unrecognized_keys");
});

it("HOUSE-NAMES a shape may have names of its own", () => {
  const shape = inCode(z.object({ gameClassify: z.array(z.string()), nodeId: z.string() }), {
    gameClassify: "classes",
  });
  expect(z.decode(shape, { gameClassify: ["arcade"], nodeId: "dice" })).toEqual({
    classes: ["arcade"],
    gameId: "dice",
  });
  expect(z.encode(shape, { classes: ["arcade"], gameId: "dice" })).toEqual({
    gameClassify: ["arcade"],
    nodeId: "dice",
  });
});

it("HOUSE-NAMES a field keeps a name on the wire that another field has in code", () => {
  const row = inCode(z.object({ gameName: z.string(), vassalage: z.string() }));
  expect(z.encode(row, { gameName: "Dice", vendorCode: "BGS" })).toEqual({ gameName: "Dice", vassalage: "BGS" });
});

it.each(wireCategories)("HOUSE-NAMES category %s survives the way to code and back", (wire) => {
  expect(z.encode(wireCategory, z.decode(wireCategory, wire))).toBe(wire);
});

it("HOUSE-NAMES the kind of a tile has its legacy word on the wire", () => {
  const card = {
    vassalage: "PG",
    displayName: "PG",
    isGame: "VASSALAGE",
    gameType: "RNG",
    nodeId: null,
    games: 3,
    large: false,
    state: "ready",
    iconUrl: "/a",
    lagerIcon: "/b",
  } as const;
  expect(z.encode(vendorCard, z.decode(vendorCard, card))).toEqual(card);
  expect(() => z.decode(vendorCard, { ...card, isGame: "GAME" as never })).toThrow();
});

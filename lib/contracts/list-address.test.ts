import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wireCategories } from "#lib/contracts/games/categories.ts";
import { betStatuses, readBetsCall as call } from "#lib/contracts/games/read-bets.ts";
import { listAddress, parseListAddress } from "#lib/contracts/list-address.ts";
import { cursorAt } from "#lib/kernel/list-cursor.ts";

const id = "019ac2f0-0000-7000-8000-000000000001";

describe("list address", () => {
  it("HOUSE-31 filters and cursor survive writing and parsing an address", () => {
    const filters = fc.record(
      {
        vassalage: fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/),
        gameType: fc.constantFrom(...wireCategories),
        status: fc.constantFrom(...betStatuses),
      },
      { requiredKeys: [] },
    );
    const cursor = fc.option(
      fc
        .tuple(fc.integer({ min: 0, max: 2_000_000_000_000 }), fc.boolean())
        .map(([ms, backward]) => cursorAt(call.sort, { placedAt: new Date(ms), id }, backward)),
      { nil: undefined },
    );
    fc.assert(
      fc.property(filters, cursor, (given, at) => {
        const url = new URL(listAddress("/bets", { ...given, cursor: at }), "http://localhost");
        const query = Object.fromEntries(url.searchParams);
        expect(parseListAddress(call, query)).toEqual({ filters: given, cursor: at, ignored: false });
      }),
    );
  });

  it("HOUSE-31 an address omits empty parameters", () => {
    expect(listAddress("/bets", { status: undefined, vassalage: "" })).toBe("/bets");
    expect(parseListAddress(call, { status: "", cursor: "" })).toEqual({
      filters: {},
      cursor: undefined,
      ignored: false,
    });
  });

  it.each([
    { status: "open'" },
    { status: ["won", "lost"] },
    { gameType: "slots" },
    { vassalage: "'; drop table bet" },
    { cursor: "1_2" },
    { cursor: `p.${id}` },
    { cursor: ["1", "2"] },
  ])("HOUSE-31 parsing omits the invalid %j and sets `ignored`", (given) => {
    expect(parseListAddress(call, given)).toEqual({ filters: {}, cursor: undefined, ignored: true });
  });

  it("HOUSE-31 parsing skips unknown parameters, and days, which need a time zone", () => {
    const given = { from: "2026-11-01", range: "today", playerId: id, status: "won" };
    expect(parseListAddress(call, given)).toEqual({ filters: { status: "won" }, cursor: undefined, ignored: false });
  });
});

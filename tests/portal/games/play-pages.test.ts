import type { ReactElement } from "react";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import PlayPage from "#app/[locale]/(play)/play/[game]/page.tsx";
import { GET as recentRoute } from "#app/api/portal/games/recent/route.ts";
import { recentGame } from "#db/schema/games.ts";
import { seedCatalogue } from "#db/seed/catalogue.ts";
import { listRecentGamesCall } from "#lib/contracts/games/list-recent-games.ts";
import type { Role } from "#lib/kernel/actor.ts";
import { setGameMaintenance } from "#lib/modules/games/index.ts";
import { gameCodes } from "#lib/originals/registry.ts";
import { callPortal, sessionFor } from "#tests/support/calls/portal.ts";
import { system } from "#tests/support/fixtures/catalogue.ts";
import { offerEveryLanguage } from "#tests/support/fixtures/languages.ts";

const asked = vi.hoisted(() => ({ headers: new Headers(), status: 200 }));
vi.mock("next/headers", () => ({ headers: async () => asked.headers }));
vi.mock("next/navigation", () => ({
  redirect: (address: string) => {
    throw new Error(`to ${address}`);
  },
  notFound: () => {
    throw new Error("to nowhere");
  },
  unstable_rethrow: (error: Error) => {
    if (error.message.startsWith("to ")) throw error;
  },
}));
// The client component cannot render here; the test only checks the props that the page passes.
vi.mock("#components/ui/client-messages.tsx", () => ({ ClientMessages: null }));
vi.mock("#components/layout/own-part.tsx", () => ({ OwnPage: null }));
vi.mock("#app/_pages/logged-out.tsx", () => ({ LoggedOut: null }));
vi.mock("#app/_pages/failed-page.tsx", () => ({ FailedPage: null }));
vi.mock("#components/layout/status-page.tsx", () => ({ StatusPage: null }));
vi.mock("#components/play/game-table.tsx", () => ({ GameTable: null }));
vi.mock("#lib/web/response-status.ts", () => ({ setResponseStatus: (status: number) => (asked.status = status) }));

beforeAll(seedCatalogue);
beforeAll(offerEveryLanguage);
beforeEach(() => {
  asked.status = 200;
});
afterEach(async () => {
  await setGameMaintenance(system, { vendorCode: "BGS" }, false);
});

interface Opening {
  cookie?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  locale?: string;
}

type Around<Inner> = ReactElement<{ children: Inner }>;

/** Opens a game's page. Returns mode and access, the redirect target, or null when nothing is rendered. */
async function open(game: string, { cookie = "", query = {}, headers = {}, locale = "en" }: Opening = {}) {
  asked.headers = new Headers({ "x-client-ip": "203.0.113.7", ...(cookie && { cookie }), ...headers });
  const page = PlayPage({ params: Promise.resolve({ locale, game }), searchParams: Promise.resolve(query) });
  const shown = await page.catch((error: Error) => error.message);
  if (typeof shown === "string") return shown;
  const { children: own } = (
    shown as Around<Around<ReactElement<{ game: string; mode: string; access: string }>> | null>
  ).props;
  if (own === null) return null;
  const table = own.props.children.props;
  expect(table.game).toBe(game);
  return `${table.mode}, ${table.access}`;
}

async function recentsOf(cookie: string) {
  const { envelope } = await callPortal(recentRoute, listRecentGamesCall, {}, { cookies: [cookie] });
  const { list } = listRecentGamesCall.output.parse(envelope.value);
  return list.map(({ vo }) => vo.gameId);
}

describe("play pages", () => {
  it.each(["player", "agent"] as const)(
    "LOBBY-15 opening a game as a %s counts as a launch, once per visit",
    async (role) => {
      const cookie = await sessionFor(role);
      expect(await open("dice", { cookie })).toBe("money, open");
      expect(await recentsOf(cookie)).toEqual(["dice"]);
      expect(await open("parol-nights", { cookie })).toBe("money, open");
      await open("parol-nights", { cookie });
      expect(await recentsOf(cookie)).toEqual(["parol-nights", "dice"]);
    },
  );

  it("LOBBY-15 opening the demo is not a launch, for members and visitors", async () => {
    const cookie = await sessionFor("player");
    expect(await open("dice", { cookie, query: { demo: "1" } })).toBe("demo, open");
    const rows = () => system.db.orm.$count(recentGame);
    const before = await rows();
    expect(await open("dice")).toBe("demo, after-login");
    expect([await recentsOf(cookie), await rows()]).toEqual([[], before]);
  });

  it("LOBBY-17 a trial account gets the demo, and opening it counts as a launch", async () => {
    const cookie = await sessionFor("trial");
    expect(await open("dice", { cookie })).toBe("demo, none");
    expect(await recentsOf(cookie)).toEqual(["dice"]);
  });

  it.each(["sec-purpose", "purpose"])("LOBBY-15 a play page is not prefetched for a member (%s)", async (name) => {
    const cookie = await sessionFor("player");
    expect(await open("dice", { cookie, headers: { [name]: "prefetch;prerender" } })).toBeNull();
    expect([asked.status, await recentsOf(cookie)]).toEqual([503, []]);
  });

  it.each<Role>(["visitor", "trial", "player"])(
    "LOBBY-18 the page of a game in maintenance redirects a %s to its details, which suggest others",
    async (role) => {
      const cookie = role === "visitor" ? "" : await sessionFor(role as "player");
      for (const game of gameCodes) {
        await setGameMaintenance(system, { gameCode: game }, true);
        expect(await open(game, { cookie })).toBe(`to /game/${game}`);
        expect(await open(game, { cookie, query: { demo: "1" }, locale: "ar" })).toBe(`to /ar/game/${game}`);
        if (cookie) expect(await recentsOf(cookie)).toEqual([]);
      }
    },
  );

  it.each(["rocket-rush", "constructor", "Dice"])(
    "LOBBY-17 the page of the unknown code %s is not found",
    async (code) => {
      expect(await open(code)).toBe("to nowhere");
      expect(await open(code, { cookie: await sessionFor("player"), headers: { purpose: "prefetch" } })).toBe(
        "to nowhere",
      );
    },
  );
});

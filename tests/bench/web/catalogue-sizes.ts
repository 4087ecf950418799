import { Agent, get } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { z } from "zod";
import { alternate, median, ratio } from "#tests/bench/support/alternate.ts";
import type { OverlaidProduct } from "#tests/bench/support/overlaid-product.ts";
import { atMost, type BenchRow, reported } from "#tests/bench/support/report.ts";
import { runOnce, serverCondition } from "../../../scripts/product/run-once.mjs";
import { freshDatabase } from "../../../scripts/services/fresh-database.mjs";
import { freePort } from "../../../scripts/services/process.mjs";

const sizes = ["small", "large"] as const;
const kinds = ["call", "page", "search"] as const;
type Size = (typeof sizes)[number];
type Kind = (typeof kinds)[number];

const [requests, connections] = [200, 2];

/** Typical list requests: categories, vendors, classes and other filters, orders, late pages. */
const filters = [
  "",
  ...["sort=new", "sort=name", "sort=rtp", "sort=min-bet", "sort=name&page=12", "page=5", "selectType=HOT"],
  ...["gameClassify=arcade", "features=free-spins", "features=free-spins,wilds&sort=rtp", "volatility=4", "lines=25"],
  ...["minBet=1.00", "hasDemo=1", "hasJackpot=1", "lines=25&volatility=3&sort=new", "selectType=NEW"],
];
/** Typical searches: single letters, frequent and rare words, several words, one edit, other scripts, no matches. */
const words = [
  ...["d", "dr", "dra", "drag", "dragon", "g", "go", "gold", "fiesta", "lucky", "parol", "night", "the", "a", "s"],
  ...["golden dragon", "mega", "fortune gold", "zzzzz", "bingo", "baccarat", "لعبة", "龍", "%", "p"],
  ...["parool", "karabao", "maskara", "golden draogn", "fiesat maks", "msaska"],
];
const addresses: Record<Kind, readonly string[]> = {
  call: filters.map((filter) => `/api/portal/games?gameType=RNG&${filter.replace("page=", "pageNo=")}`),
  page: filters.map((filter) => `/rng?${filter}`),
  search: words.map((word) => `/api/portal/games/search?keyword=${encodeURIComponent(word)}`),
};

type SizeFigures = Record<`${Kind}-${Size}`, number[]>;

const named: Record<Kind, string> = { call: "games list, the call", page: "games list, the page", search: "search" };

export const sizeRows = (figures: SizeFigures): BenchRow[] =>
  kinds.flatMap((kind) => [
    reported(`${named[kind]}, 1,000 games, p95 ms`, median(figures[`${kind}-small`])),
    atMost(
      `${named[kind]}, p95 with 10,000 games / 1,000`,
      ratio(figures[`${kind}-large`], figures[`${kind}-small`]),
      1.2,
    ),
  ]);

/**
 * Measures the 95th percentile of the response time in ms, window by window, over a catalogue of 1,000 games and one of
 * 10,000. Each has its own database and web process.
 */
export async function catalogueSizes(product: OverlaidProduct, windows: number): Promise<SizeFigures> {
  const shops = await Promise.all(sizes.map((size) => open(product, size)));
  try {
    const agent = new Agent({ keepAlive: true, maxSockets: connections });
    const asked = { ...addresses, search: await alike(shops.map(({ origin }) => origin)) };
    const variants = Object.fromEntries(
      kinds.flatMap((kind) =>
        shops.map(({ size, origin }) => [`${kind}-${size}`, () => slowest(agent, origin, asked[kind])]),
      ),
    ) as Record<keyof SizeFigures, () => Promise<number>>;
    await alternate(variants, 1); // Warm-up.
    return await alternate(variants, windows);
  } finally {
    for (const { stop } of shops) await stop();
  }
}

/**
 * Returns the searches that find games in both catalogues, or in neither: a search without matches reads other games
 * instead.
 */
async function alike(origins: readonly string[]): Promise<string[]> {
  const finds = async (origin: string, path: string) => {
    const answer = z
      .object({ value: z.object({ games: z.array(z.unknown()) }) })
      .parse(await (await fetch(origin + path)).json());
    return answer.value.games.length > 0;
  };
  const kept: string[] = [];
  for (const path of addresses.search) {
    const found = await Promise.all(origins.map((origin) => finds(origin, path)));
    if (new Set(found).size === 1) kept.push(path);
  }
  return kept;
}

async function open(product: OverlaidProduct, size: Size) {
  const database = await freshDatabase(product.environment.DATABASE_URL ?? "");
  const port = await freePort();
  const environment = {
    ...product.environment,
    DATABASE_URL: database.url,
    PORT: String(port),
    REDIS_PREFIX: `bench-${size}:`,
  };
  await runOnce([serverCondition, "db/migrate.ts"], environment);
  await runOnce([serverCondition, "db/seed/main.ts", size, "content"], environment);
  const log = join(product.environment.DATA_FOLDER ?? "", `web-${size}.log`);
  // The copy's own program, which runs the copy's build.
  const program = pathToFileURL(join(product.folder, "scripts/product/supervise.mjs")).href;
  const { supervise }: typeof import("../../../scripts/product/supervise.mjs") = await import(program);
  const web = await supervise({ name: `web-${size}`, args: ["lib/web/server.ts"], environment, log, report });
  const stop = async () => {
    await web.stop();
    await database.stop();
  };
  return { size, origin: `http://127.0.0.1:${port}`, stop };
}

const report = (what: string) => console.error(what);

/**
 * Returns the 95th percentile of the response time in ms.
 * @throws Error: when a request is rejected
 */
async function slowest(agent: Agent, origin: string, paths: readonly string[]): Promise<number> {
  const tookMs: number[] = [];
  const work = Array.from({ length: requests }, (_, index) => paths[index % paths.length] ?? "");
  const send = async () => {
    for (let path = work.pop(); path !== undefined; path = work.pop()) tookMs.push(await answer(agent, origin + path));
  };
  await Promise.all(Array.from({ length: connections }, send));
  return tookMs.toSorted((a, b) => a - b)[Math.floor(requests * 0.95)] ?? Number.NaN;
}

let visitors = 0;

function answer(agent: Agent, url: string): Promise<number> {
  const startedAtMs = performance.now();
  const visitor = ++visitors;
  // The driver chooses its addresses, so it hits no rate limit per address.
  const forwarded = `10.${(visitor >> 16) % 256}.${(visitor >> 8) % 256}.${visitor % 256}`;
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-language": "en", "x-forwarded-for": forwarded } }, (response) => {
      response.resume().once("end", () => {
        if (response.statusCode === 200) resolve(performance.now() - startedAtMs);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once("error", reject);
  });
}

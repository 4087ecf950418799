import { join } from "node:path";
import { alternate, median, ratio } from "#tests/bench/support/alternate.ts";
import { requestsPerSecond } from "#tests/bench/support/drive.ts";
import { benchPages, startOverlaidProduct } from "#tests/bench/support/overlaid-product.ts";
import { atLeast, atMost, report, reported } from "#tests/bench/support/report.ts";
import { buildBareProject } from "#tests/bench/web/bare-project.ts";
import { catalogueSizes, sizeRows } from "#tests/bench/web/catalogue-sizes.ts";
import { frontRates } from "#tests/bench/web/front-rates.ts";
import { type PageScores, scorePage } from "#tests/bench/web/lighthouse.ts";
import { firstLoadBytes } from "../../scripts/check/first-load-bytes.mjs";

const windows = Number(process.env.BENCH_WINDOWS ?? 5);
const [lighthouseRuns, pageRequests] = [5, 400];

const bare = buildBareProject();
const product = await startOverlaidProduct();
try {
  const [bareBytes, homeBytes] = [
    firstLoadBytes(bare, "/"),
    firstLoadBytes(join(product.folder, benchPages), "/[locale]"),
  ];

  const pages =
    (path: string, more: Record<string, string> = {}) =>
    () =>
      requestsPerSecond(
        product.origin,
        Array.from({ length: pageRequests }, () => ({ path, headers: { "accept-language": "en", ...more } })),
      );
  // A visitor's home page is cached for two seconds; a request with a cookie renders it.
  const variants = { bare: pages("/bench"), home: pages("/"), anew: pages("/", { cookie: "bench=1" }) };
  await alternate(variants, 1); // Warm-up.
  const rates = await alternate(variants, windows);

  const front = await frontRates(Number(new URL(product.origin).port), windows);

  const lists = await catalogueSizes(product, windows);

  const scores: PageScores[] = [];
  const bareScores: PageScores[] = [];
  for (let run = 0; run < lighthouseRuns; run++) {
    scores.push(await scorePage(product.origin));
    bareScores.push(await scorePage(`${product.origin}/bench`));
  }
  const middle = (pick: (score: PageScores) => number) => median(scores.map(pick));

  for (const complaint of new Set(scores.flatMap(({ complaints }) => complaints)))
    console.log(`Lighthouse: ${complaint}`);
  report("web", [
    reported("bare page, first-load JavaScript, kB gzip", bareBytes / 1000),
    atMost("home, first-load JavaScript / bare page", homeBytes / bareBytes, 1.3),
    reported("bare page behind middleware and root layout, requests/s", median(rates.bare)),
    atLeast("home, requests/s / that bare page", ratio(rates.home, rates.bare), 0.6),
    reported("home made anew, requests/s / that bare page", ratio(rates.anew, rates.bare)),
    reported("home as a file of nginx, gzip 1, requests/s", median(front.file)),
    atLeast("home at the front, gzip 1, requests/s / that file", ratio(front.home, front.file), 0.5),
    ...sizeRows(lists),
    atLeast(
      "Lighthouse mobile, performance",
      middle(({ performance }) => performance),
      90,
    ),
    reported(
      "Lighthouse mobile, performance of the bare page",
      median(bareScores.map(({ performance }) => performance)),
    ),
    reported(
      "Lighthouse's index of this machine, which it expects to be 1500 to 2000",
      middle(({ machineIndex }) => machineIndex),
    ),
    atLeast(
      "Lighthouse mobile, accessibility",
      middle(({ accessibility }) => accessibility),
      100,
    ),
    atLeast(
      "Lighthouse mobile, best practices",
      middle(({ bestPractices }) => bestPractices),
      100,
    ),
    atLeast(
      "Lighthouse mobile, SEO",
      middle(({ seo }) => seo),
      100,
    ),
    // A shift in one run of five means that one visitor in five sees it.
    atMost(
      "cumulative layout shift",
      middle(({ layoutShift }) => layoutShift),
      0,
    ),
    reported("cumulative layout shift, the worst run", Math.max(...scores.map(({ layoutShift }) => layoutShift))),
    reported(
      "largest contentful paint, ms",
      middle(({ largestPaintMs }) => largestPaintMs),
    ),
    reported(
      "total blocking time, ms",
      middle(({ blockingMs }) => blockingMs),
    ),
  ]);
} finally {
  await product.stop();
}

import { openCallBench } from "#tests/bench/call/requests.ts";
import { alternate, median, ratio } from "#tests/bench/support/alternate.ts";
import { requestsPerSecond } from "#tests/bench/support/drive.ts";
import { startOverlaidProduct } from "#tests/bench/support/overlaid-product.ts";
import { atLeast, report, reported } from "#tests/bench/support/report.ts";

const windows = Number(process.env.BENCH_WINDOWS ?? 5);
const [emptyCalls, logins] = [3_000, 150];

const product = await startOverlaidProduct();
try {
  // The sealing code reads the same environment as the product.
  Object.assign(process.env, product.environment);
  const bench = await openCallBench(product.origin);
  const rate = (make: (count: number) => Promise<Parameters<typeof requestsPerSecond>[1]>, count: number) => async () =>
    requestsPerSecond(product.origin, await make(count));

  const variants = {
    plain: rate(bench.plain, emptyCalls),
    x25519: rate(bench.sealed("X25519"), emptyCalls),
    p256: rate(bench.sealed("P-256"), emptyCalls),
    loginPlain: rate(bench.loginPlain, logins),
    loginSealed: rate(bench.loginSealed, logins),
  };
  await alternate(variants, 1); // Warm-up.
  const rates = await alternate(variants, windows);
  await bench.close();

  report("call", [
    reported("empty call, plain, requests/s", median(rates.plain)),
    atLeast("encrypted call with X25519 / plain", ratio(rates.x25519, rates.plain), 0.6),
    reported("encrypted call with P-256 / plain", ratio(rates.p256, rates.plain)),
    reported("login, plain, requests/s", median(rates.loginPlain)),
    atLeast("encrypted login / plain", ratio(rates.loginSealed, rates.loginPlain), 0.9),
  ]);
} finally {
  await product.stop();
}

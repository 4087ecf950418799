import autocannon, { type Request } from "autocannon";

const connections = 16;

/**
 * Sends every one of `requests` once, over keep-alive connections, as fast as they are answered. Throws when an answer
 * is not a success: a refusal is cheaper than the work.
 */
export async function requestsPerSecond(url: string, requests: readonly Request[]): Promise<number> {
  let next = 0;
  const result = await autocannon({
    url,
    connections,
    amount: requests.length,
    requests: [{ setupRequest: (request) => ({ ...request, ...requests[next++ % requests.length] }) }],
  });
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0)
    throw new Error(
      `${bad} of ${requests.length} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`,
    );
  return (requests.length * 1000) / (result.finish.getTime() - result.start.getTime());
}

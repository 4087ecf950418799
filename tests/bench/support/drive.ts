import autocannon, { type Request, type Result } from "autocannon";

const connections = 16;

/**
 * Sends each of `requests` once over keep-alive connections, at full speed.
 * @throws Error: when a response is not a success, because rejecting is cheaper than the work
 */
export async function requestsPerSecond(url: string, requests: readonly Request[]): Promise<number> {
  const startedAtMs = performance.now();
  const { result, answeredAtMs } = await send(url, requests);
  const bad = result.non2xx + result.errors + result.timeouts;
  if (bad > 0) {
    throw new Error(
      `${bad} of ${requests.length} requests to ${url} failed: ${JSON.stringify(result.statusCodeStats)}`,
    );
  }
  return (requests.length * 1000) / (answeredAtMs - startedAtMs);
}

function send(url: string, requests: readonly Request[]): Promise<{ result: Result; answeredAtMs: number }> {
  let next = 0;
  // A run ends with the whole second of its last response.
  let answeredAtMs = Number.NaN;
  const setupRequest = (request: Request) => ({ ...request, ...requests[next++ % requests.length] });
  return new Promise((resolve, reject) => {
    const options = { url, connections, amount: requests.length, requests: [{ setupRequest }] };
    autocannon(options, (error, result) => (error ? reject(error) : resolve({ result, answeredAtMs }))).on(
      "response",
      () => {
        answeredAtMs = performance.now();
      },
    );
  });
}

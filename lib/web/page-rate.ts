import type { IncomingMessage, ServerResponse } from "node:http";
import { isLoopback, networkOf } from "#lib/platform/client-network.ts";
import { tooLongHeaders, tooManyPage } from "#lib/web/too-long-page.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<unknown>;

/** Every page costs 1 when it is asked for, and 9 more when it must be rendered. */
export const pageCosts = { asked: 1, rendered: 9 };

/**
 * What one address may spend per minute: 20 rendered or 200 cached pages a second. A whole village behind one address
 * stays below it, a crawler obeys Retry-After, and a flood from one address leaves half a processor to others.
 */
const budget = 12_000;
const windowMs = 60_000;
/** Beyond so many addresses in one minute, counting starts again: it must not fill the memory. */
const rememberedNetworks = 50_000;

/** Calls have their own limits (`lib/portal/http`); the others are files, which browsers and fronts keep. */
const free = /^\/(?:api|art|fonts|_next\/static)\//;

/**
 * Limits pages per client address, in this process. Returns a wrapper for handlers, which counts a cost per request and
 * responds 429 when the address has spent its budget. Loopback is free: probes, and a proxy that was not declared
 * (`TRUSTED_PROXIES`), which would otherwise be one address for everybody.
 */
export function openPageRate(nowMs: () => number = Date.now) {
  let window = 0;
  let spent = new Map<string, number>();

  /** Returns how many seconds the client must wait; 0 when it need not. */
  function spend(network: string, cost: number): number {
    const now = nowMs();
    const current = Math.floor(now / windowMs);
    if (current !== window || spent.size >= rememberedNetworks) spent = new Map();
    window = current;
    const total = (spent.get(network) ?? 0) + cost;
    spent.set(network, total);
    return total > budget ? Math.ceil(((current + 1) * windowMs - now) / 1000) : 0;
  }

  return function limitRate(handle: Handle, cost: number): Handle {
    return async (request, response) => {
      const address = String(request.headers["x-client-ip"] ?? "");
      if (address === "" || isLoopback(address) || free.test(request.url ?? "")) return handle(request, response);
      const seconds = spend(networkOf(address), cost);
      if (seconds === 0) return handle(request, response);
      response.statusCode = 429;
      for (const [name, value] of Object.entries(tooLongHeaders)) response.setHeader(name, value);
      response.setHeader("retry-after", seconds);
      return response.end(tooManyPage());
    };
  };
}

import type { ServerOptions } from "node:http";

/**
 * How long a client may take. Node's own limits leave a connection that sends its headers slowly open for up to 90 s, and
 * one that sends its body slowly for five minutes.
 */
export const connectionLimits = {
  /** For the request line and all headers, also of a connection that sends nothing at all. */
  headersTimeout: 20_000,
  /** For the whole request, with a picture over a slow network. */
  requestTimeout: 120_000,
  /** How often both are checked. */
  connectionsCheckingInterval: 5_000,
  /** Longer than a proxy keeps idle connections, so that the proxy closes them first. */
  keepAliveTimeout: 65_000,
} as const satisfies ServerOptions;

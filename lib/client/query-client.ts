import { QueryClient } from "@tanstack/react-query";
import { accountAtom } from "#lib/client/member-state.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { store } from "#lib/client/store.ts";

/** Waits before a query is sent again while the service is unavailable. */
const retryAfterMs = [400, 1_200];

const keptMs = 30 * 60_000;

/**
 * First part of every key. What the portal answers is the player's own unless its key says that it is the site's: then
 * everyone gets the same answer, and it outlives the player.
 */
export const ofTheSite = "site";
export const ofThePlayer = "player";

let shared: QueryClient | undefined;

/** The one cache of a browser tab for what the portal answered. On the server each caller gets an empty one of its own. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  shared ??= openQueryClient();
  return shared;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Offline, a call fails at once and the page says so; by default it would wait without a word.
        networkMode: "always",
        retry: (failures, error) =>
          failures < retryAfterMs.length && error instanceof PortalError && error.code === "service-unavailable",
        retryDelay: (attempt) => retryAfterMs[attempt] ?? 0,
        gcTime: keptMs,
      },
      mutations: { networkMode: "always" },
    },
  });
}

function openQueryClient(): QueryClient {
  const client = createQueryClient();
  client.mount();
  let account = store.get(accountAtom);
  store.sub(accountAtom, () => {
    const before = account;
    account = store.get(accountAtom);
    if (before === undefined || account === before) return;
    // Requests on their way are dropped with their queries.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ofTheSite });
    client.getMutationCache().clear();
  });
  return client;
}

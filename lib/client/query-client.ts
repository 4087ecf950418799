import { QueryClient } from "@tanstack/react-query";
import { pageOwnerAtom } from "#lib/client/member-state.ts";
import { PortalError } from "#lib/client/portal-error.ts";
import { store } from "#lib/client/store.ts";

/** Delays before the retries of a query while the service is unavailable. */
const retryAfterMs = [400, 1_200];

const keptMs = 30 * 60_000;

/**
 * First part of every query key. Responses belong to the player unless the key marks them as the site's: these are the
 * same for everyone and outlive the player.
 */
export const ofTheSite = "site";
export const ofThePlayer = "player";

let shared: QueryClient | undefined;

/** Returns the tab's query cache. On the server each caller gets its own, empty cache. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  shared ??= openQueryClient();
  return shared;
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // A call fails at once while offline, so that the page can say so; the default would wait silently.
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
  let owner = store.get(pageOwnerAtom);
  store.sub(pageOwnerAtom, () => {
    const before = owner;
    owner = store.get(pageOwnerAtom);
    if (before === undefined || owner === before) return;
    // Removing queries also drops their pending requests.
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== ofTheSite });
    client.getMutationCache().clear();
  });
  return client;
}

import "server-only";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import type { Log } from "#lib/platform/log.ts";

/** Ids of players about whom something changed, by commas. No more than that: whoever hears it reads what it may. */
export const playerNews = "player-news";

/** A message stays far below what NOTIFY takes. */
const idsPerMessage = 100;

interface Announcer {
  readonly kv: KeyValueStore;
  readonly log: Log;
  /** Below `transact`: who is to hear of it once it is committed. */
  readonly news?: Set<string>;
}

const underway = new Set<Promise<void>>();

/** Says that a player's money, rewards or sessions changed: at once, or after the commit of the transaction that is open. */
export function announce(context: Announcer, playerId: string): void {
  if (context.news) context.news.add(playerId);
  else publishNews(context, [playerId]);
}

/** Never awaited by what it tells of, and never its failure: open pages look again by themselves from time to time. */
export function publishNews({ kv, log }: Announcer, playerIds: Iterable<string>): void {
  const ids = [...playerIds];
  for (let at = 0; at < ids.length; at += idsPerMessage) {
    const message = ids.slice(at, at + idsPerMessage).join(",");
    const sending = Promise.resolve()
      .then(() => kv.publish(playerNews, message))
      .catch((error) => log.warn({ err: error }, "news was not published"))
      .finally(() => underway.delete(sending));
    underway.add(sending);
  }
}

/** What was announced so far is out, or has failed. For processes that end. */
export async function newsSent(): Promise<void> {
  await Promise.all(underway);
}

import "server-only";
import type { KeyValueStore } from "#lib/platform/kv/key-value-store.ts";
import type { Log } from "#lib/platform/log.ts";

/**
 * Channel of player ids, separated by commas, whose data changed. It carries no data: subscribers read what they may
 * see.
 */
export const playerUpdates = "player-updates";

/** Keeps a message far below the size limit of NOTIFY. */
const idsPerMessage = 100;

interface Announcer {
  readonly kv: KeyValueStore;
  readonly log: Log;
  /** Set inside `transact`: ids to publish after the commit. */
  readonly updatedPlayers?: Set<string>;
}

const underway = new Set<Promise<void>>();

/**
 * Announces that a player's money, rewards or sessions changed: at once, or after the commit of the open transaction.
 */
export function announce(context: Announcer, playerId: string): void {
  if (context.updatedPlayers) context.updatedPlayers.add(playerId);
  else publishUpdates(context, [playerId]);
}

/** Publishes player ids. The caller neither waits for it nor fails with it: open pages also update periodically. */
export function publishUpdates({ kv, log }: Announcer, playerIds: Iterable<string>): void {
  const ids = [...playerIds];
  for (let at = 0; at < ids.length; at += idsPerMessage) {
    const message = ids.slice(at, at + idsPerMessage).join(",");
    const sending = Promise.resolve()
      .then(() => kv.publish(playerUpdates, message))
      .catch((error) => log.warn({ err: error }, "the update was not published"))
      .finally(() => underway.delete(sending));
    underway.add(sending);
  }
}

/** Waits until all announcements are sent or have failed. For processes that end. */
export async function updatesSent(): Promise<void> {
  await Promise.all(underway);
}

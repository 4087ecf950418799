import "server-only";
import type { FindLiveHolds } from "#lib/modules/ledger/index.ts";

/** I7: a hold is live while a withdrawal in progress still needs exactly its remaining amount. */
export const findLiveHolds: FindLiveHolds = async (holds, { sql }) => {
  const names = holds.map(({ externalId }) => externalId);
  const rows = await sql<{ holdId: string; remaining: bigint }[]>`
    select hold_id as "holdId", remaining from withdrawal where hold_id = any(${names}) and ended_at is null`;
  const needed = new Map(rows.map(({ holdId, remaining }) => [holdId, remaining]));
  const alive = holds.filter(({ externalId, remaining }) => needed.get(externalId) === remaining);
  return new Set(alive.map(({ externalId }) => externalId));
};

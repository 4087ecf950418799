import type { Verb } from "#lib/operator/define-verb.ts";

/** All groups of operator verbs, loaded on demand. */
const groups: Readonly<Record<string, () => Promise<{ verbs: readonly Verb[] }>>> = {
  agents: () => import("#lib/operator/verbs/agents.ts"),
  audit: () => import("#lib/operator/verbs/audit.ts"),
  backup: () => import("#lib/operator/verbs/backup.ts"),
  banners: () => import("#lib/operator/verbs/banners.ts"),
  deposits: () => import("#lib/operator/verbs/deposits.ts"),
  games: () => import("#lib/operator/verbs/games.ts"),
  jobs: () => import("#lib/operator/verbs/jobs.ts"),
  keys: () => import("#lib/operator/verbs/keys.ts"),
  ledger: () => import("#lib/operator/verbs/ledger.ts"),
  maintenance: () => import("#lib/operator/verbs/maintenance.ts"),
  notices: () => import("#lib/operator/verbs/notices.ts"),
  players: () => import("#lib/operator/verbs/players.ts"),
  region: () => import("#lib/operator/verbs/region.ts"),
  restore: () => import("#lib/operator/verbs/restore.ts"),
  rewards: () => import("#lib/operator/verbs/rewards.ts"),
  site: () => import("#lib/operator/verbs/site.ts"),
  status: () => import("#lib/operator/verbs/status.ts"),
  withdrawals: () => import("#lib/operator/verbs/withdrawals.ts"),
};

export const verbGroups: readonly string[] = Object.keys(groups);

/** Returns the verbs of a group in the order of the help; none for an unknown group. */
export async function loadVerbs(group: string): Promise<readonly Verb[]> {
  const load = verbGroups.includes(group) ? groups[group] : undefined;
  return load ? (await load()).verbs : [];
}

export async function loadAllVerbs(): Promise<Verb[]> {
  return (await Promise.all(verbGroups.map(loadVerbs))).flat();
}

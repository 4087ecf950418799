import type { Command } from "#lib/cli/command.ts";

type Commands = Readonly<Record<string, Command>>;

/** Every group of operator commands, loaded when it is called. */
export const groups: Readonly<Record<string, () => Promise<{ commands: Commands }>>> = {
  agents: () => import("#lib/cli/agents.ts"),
  banners: () => import("#lib/cli/banners.ts"),
  deposits: () => import("#lib/cli/deposits.ts"),
  games: () => import("#lib/cli/games.ts"),
  jobs: () => import("#lib/cli/jobs.ts"),
  ledger: () => import("#lib/cli/ledger.ts"),
  maintenance: () => import("#lib/cli/maintenance.ts"),
  notices: () => import("#lib/cli/notices.ts"),
  region: () => import("#lib/cli/region.ts"),
  rewards: () => import("#lib/cli/rewards.ts"),
  site: () => import("#lib/cli/site.ts"),
  status: () => import("#lib/cli/status.ts"),
  withdrawals: () => import("#lib/cli/withdrawals.ts"),
};

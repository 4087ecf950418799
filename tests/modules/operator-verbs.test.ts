import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { makeBackup } from "#lib/backup/make-backup.ts";
import { restoreBackup } from "#lib/backup/restore-backup.ts";
import { thisSite } from "#lib/backup/this-site.ts";
import { listJobs } from "#lib/jobs/list-jobs.ts";
import { retryJobs } from "#lib/jobs/retry-jobs.ts";
import { runJobByHand } from "#lib/jobs/run-job-by-hand.ts";
import type { Actor } from "#lib/kernel/actor.ts";
import * as agents from "#lib/modules/agents/index.ts";
import * as audit from "#lib/modules/audit/index.ts";
import * as cashier from "#lib/modules/cashier/index.ts";
import * as content from "#lib/modules/content/index.ts";
import * as games from "#lib/modules/games/index.ts";
import * as identity from "#lib/modules/identity/index.ts";
import * as ledger from "#lib/modules/ledger/index.ts";
import * as originals from "#lib/modules/originals/index.ts";
import * as players from "#lib/modules/players/index.ts";
import * as promotions from "#lib/modules/promotions/index.ts";
import * as system from "#lib/modules/system/index.ts";
import { VerbInputError } from "#lib/operator/define-verb.ts";
import { permissions } from "#lib/operator/permissions.ts";
import { loadAllVerbs } from "#lib/operator/registry.ts";
import type { Context } from "#lib/platform/context.ts";
import { resealData } from "#lib/sealing/reseal-data.ts";
import { listKeys, retireKey, rotateKeys } from "#lib/sealing/sealing-keys.ts";
import { contextOf } from "#tests/support/fixtures/cashier.ts";

const id = crypto.randomUUID();
const reason = "mine";
const page = { pageSize: 20 };
const definition = { code: "mine", texts: { en: { title: "Mine", content: "<p>Mine</p>" } } };
const banner: content.BannerDefinition = {
  code: "mine",
  groupName: "w_home",
  texts: { en: { title: "Mine", text: "Mine" } },
  art: { backdrop: "dusk", covers: [] },
  link: { kind: "none" },
};
const callback = { headers: { "webhook-id": "", "webhook-timestamp": "", "webhook-signature": "" }, body: "" };

/** Every use case, of modules and of backups, that only operators and the system may run. */
const useCases: Record<string, (context: Context) => unknown> = {
  addBanner: (context) => content.addBanner(context, banner),
  addNotice: (context) => content.addNotice(context, definition),
  addRegionRule: (context) => system.addRegionRule(context, { effect: "allow", kind: "country", value: "PH" }),
  autoReceive: cashier.autoReceive,
  changeSettings: (context) => system.changeSettings(context, [system.siteSettings], { name: "Mine" }),
  checkLedger: ledger.checkLedger,
  disburseWithdrawal: (context) => cashier.disburseWithdrawal(context, { id }),
  disablePlayer: (context) => players.disablePlayer(context, { account: "mine", reason }),
  enablePlayer: (context) => players.enablePlayer(context, { account: "mine", reason }),
  expireDeposits: cashier.expireDeposits,
  foldJackpots: originals.foldJackpots,
  foldTransfers: ledger.foldTransfers,
  forgetEndedSessions: (context) => identity.forgetEndedSessions(context, id),
  forceReceipt: (context) => cashier.forceReceipt(context, { id, reason }),
  grantReward: (context) =>
    promotions.grantReward(context, { account: "mine", amount: 1n, titles: { en: "Mine" }, days: 1 }),
  listAccounts: (context) => identity.listAccounts(context, identity.agentTypes, page),
  listAgents: (context) => agents.listAgents(context, page),
  listAllNotices: (context) => content.listAllNotices(context, page),
  listBanners: (context) => content.listBanners(context, page),
  listDepositsForReview: (context) => cashier.listDepositsForReview(context, page),
  listGrantedRewards: (context) => promotions.listGrantedRewards(context, page),
  listWithdrawalsForReview: (context) => cashier.listWithdrawalsForReview(context, page),
  listAudit: (context) => audit.listAudit(context, page),
  listJobs,
  listKeys,
  makeBackup: (context) => makeBackup(context, thisSite()),
  openAgentAccount: (context) => agents.openAgentAccount(context, { username: "mine" }),
  openCase: (context) => cashier.openCase(context, { id, reason }),
  payAgain: (context) => cashier.payAgain(context, { id, reason }),
  readHouseBalances: ledger.readHouseBalances,
  readProof: (context) => cashier.readProof(context, id),
  readRegionRules: system.readRegionRules,
  receiveSandboxCallback: (context) => cashier.receiveSandboxCallback(context, callback),
  removeNotice: (context) => content.removeNotice(context, id),
  removeRegionRules: (context) => system.removeRegionRules(context),
  renewPassword: (context) => identity.renewPassword(context, "mine", "agent"),
  renewAgentPassword: (context) => agents.renewAgentPassword(context, "mine"),
  resealData,
  resolveDeposit: (context) => cashier.resolveDeposit(context, { id, decision: "credit", reason }),
  retireKey: (context) => retireKey(context, { id }),
  restoreBackup: (context) => restoreBackup(context, thisSite(), { file: "mine.tar" }),
  retryJobs: (context) => retryJobs(context, { id }),
  runJobByHand: (context) => runJobByHand(context, "fold-jackpots"),
  returnWithdrawal: (context) => cashier.returnWithdrawal(context, { id, reason }),
  reviewWithdrawal: (context) => cashier.reviewWithdrawal(context, { id, decision: "approve" }),
  revokeReward: (context) => promotions.revokeReward(context, { id, reason }),
  rotateKeys,
  rotatePortalKeys: system.rotatePortalKeys,
  saveCatalogue: (context) => games.saveCatalogue(context, new Map(), { vendors: [], games: [] }),
  setBannerEnabled: (context) => content.setBannerEnabled(context, "home", false),
  setGameMaintenance: (context) => games.setGameMaintenance(context, { gameCode: "dice" }, true),
  setMaintenance: (context) => system.setMaintenance(context, { maintenance: true }),
  setSiteLogo: (context) => system.setSiteLogo(context, new Uint8Array()),
  showWithdrawal: (context) => cashier.showWithdrawal(context, id),
};

/** Functions that commands and jobs share with everyone: page data, pure helpers, and events. */
const anyones = [
  "findLiveHolds",
  "inLanguage",
  "loggedIn",
  "listIgnoredSettings",
  "listSettings",
  "readAllSettings",
  "readSettings",
  "readSystemStatus",
  "siteSettings",
];

const member = { playerId: id, account: "juan", sessionId: "s" };
const others: readonly Actor[] = [
  { role: "visitor" },
  { role: "trial", ...member },
  { role: "player", ...member },
  { role: "agent", ...member },
];

const allowed: readonly Actor[] = [
  { role: "operator", operator: "Ana" },
  { role: "system", process: "worker" },
];

it.each(Object.entries(useCases))(
  "SEC-HOUSE %s is rejected for everyone but operators and the system",
  async (_, act) => {
    for (const actor of others) {
      const outcome = Promise.resolve(contextOf(actor)).then(act);
      await expect(outcome, actor.role).rejects.toMatchObject({ code: "not-allowed" });
    }
  },
);

it("SEC-HOUSE operators and the system are not rejected", async () => {
  const { reviewWithdrawal, listBanners } = useCases;
  for (const actor of allowed) {
    await expect(Promise.resolve(contextOf(actor)).then(reviewWithdrawal)).rejects.toMatchObject({ code: "not-found" });
    await expect(Promise.resolve(contextOf(actor)).then(listBanners)).resolves.toMatchObject({ rows: [] });
  }
});

it("SEC-HOUSE the table contains every module function that verbs and jobs call", () => {
  const used = ["lib/operator/verbs", "lib/jobs"].flatMap((folder) =>
    readdirSync(folder).flatMap((file) => importsOfModules(readFileSync(`${folder}/${file}`, "utf8"))),
  );
  expect(used.length).toBeGreaterThan(30);
  expect([...new Set(used)].filter((name) => !(name in useCases) && !anyones.includes(name))).toEqual(["recordAudit"]);
});

const verbs = await loadAllVerbs();

it.each(verbs.map((verb) => [`${verb.group} ${verb.name}`, verb] as const))(
  "SEC-HOUSE the verb %s checks its permission before its input",
  async (_, verb) => {
    expect(permissions).toContain(verb.permission);
    for (const actor of others) {
      const outcome = Promise.resolve(contextOf(actor)).then((context) => verb.prepare(context, { no: "such field" }));
      await expect(outcome, actor.role).rejects.toMatchObject({ code: "not-allowed" });
    }
    for (const actor of allowed) {
      const outcome = Promise.resolve(contextOf(actor)).then((context) => verb.prepare(context, { no: "such field" }));
      await expect(outcome, actor.role).rejects.toBeInstanceOf(VerbInputError);
    }
  },
);

it("SEC-HOUSE every permission is used by a verb, and no two verbs have the same name", () => {
  expect([...new Set(verbs.map(({ permission }) => permission))].sort()).toEqual([...permissions].sort());
  const names = verbs.map(({ group, name }) => `${group} ${name}`);
  expect(new Set(names).size).toBe(names.length);
});

/** Returns the names of functions, not of types, that a file imports from modules. */
function importsOfModules(source: string): string[] {
  const imports = source.matchAll(/import \{([^}]*)\} from "#lib\/modules\/[^"]+"/g);
  return [...imports].flatMap(([, names = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => name !== "" && !name.startsWith("type ")),
  );
}

import * as z from "zod/mini";
import { rewardStates } from "#lib/contracts/promotions/reward-view.ts";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { moneyToWire } from "#lib/kernel/money.ts";
import { grantReward, listGrantedRewards, revokeReward } from "#lib/modules/promotions/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { choice, money, optional, reason, recordId, text, translations, wholeNumber } from "#lib/operator/fields.ts";
import { pageEnd } from "#lib/operator/lines.ts";
import { pageFields, pageOf } from "#lib/operator/page-fields.ts";

const usualDays = 30;

const grant = defineVerb({
  group: "rewards",
  name: "grant",
  summary: `Grants a player or agent a reward to claim in the reward centre, by default within ${usualDays} days.`,
  input: z.strictObject({
    account: text("The account that may claim it.", "ACCOUNT"),
    amount: money("The amount, in the site's currency."),
    title: translations("The title in the reward centre."),
    days: optional(wholeNumber(`How many days it can be claimed; ${usualDays} by default.`)),
  }),
  positionals: ["account", "amount"],
  permission: "rewards.manage",
  run: (context, { account, amount, title, days = usualDays }) =>
    grantReward(context, { account, amount, titles: title, days }),
  audit: { actions: ["reward-granted"], subject: (_, id) => `reward:${id}` },
  print: (id) => [`Granted as ${id}.`],
});

const list = defineVerb({
  group: "rewards",
  name: "list",
  summary: `Lists the newest rewards of one account or all; states are ${rewardStates.join(", ")}.`,
  input: z.strictObject({
    account: optional(text("Only rewards of this account.", "ACCOUNT")),
    state: optional(choice("Only rewards in this state.", rewardStates)),
    ...pageFields,
  }),
  permission: "rewards.read",
  run: (context, { account, state, ...page }) => listGrantedRewards(context, { account, state, ...pageOf(page) }),
  audit: "nothing",
  print: (page) => [
    ...page.rows.map(({ id, grantedAt, expiresAt, state, playerId, amount, currency, titles, revokeReason }) => {
      const period = `${grantedAt.toISOString()} to ${expiresAt.toISOString()}`;
      const sum = `${moneyToWire(amount)} ${currency}`;
      const why = revokeReason === null ? [] : [`"${revokeReason}"`];
      return [id, period, state.padEnd(9), playerId, sum, titles[defaultLocale], ...why].join("  ");
    }),
    ...pageEnd(page, "reward"),
  ],
});

const revoke = defineVerb({
  group: "rewards",
  name: "revoke",
  summary: "Revokes a reward that is not yet claimed.",
  input: z.strictObject({ id: recordId("The reward."), reason: reason("The reason, stored with the reward.") }),
  positionals: ["id"],
  permission: "rewards.manage",
  confirm: true,
  run: revokeReward,
  audit: { actions: ["reward-revoked"], subject: ({ id }) => `reward:${id}` },
  print: () => ["Taken back. It can no longer be claimed."],
});

export const verbs = [grant, list, revoke];

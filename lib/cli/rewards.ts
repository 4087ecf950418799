import { idOf, pageOf, printEnd, reasonOf, wordOf } from "#lib/cli/arguments.ts";
import { type Command, type CommandInput, UsageError } from "#lib/cli/command.ts";
import { rewardStates } from "#lib/contracts/promotions/reward-view.ts";
import { defaultLocale, locales } from "#lib/i18n/locales.ts";
import { moneyToWire, parseMoney } from "#lib/kernel/money.ts";
import { grantReward, listGrantedRewards, revokeReward } from "#lib/modules/promotions/index.ts";

const usualDays = "30";

/** `--title` is the default language's, `--title-ar` another's. */
const titleOptions = locales.map((locale) => [locale, locale === defaultLocale ? "title" : `title-${locale}`] as const);

const grant: Command = {
  usage: `ACCOUNT AMOUNT --title TEXT ${titleOptions
    .slice(1)
    .map(([, option]) => `[--${option} TEXT]`)
    .join(" ")} [--days N]`,
  summary: `Lets a player or agent claim an amount in the reward centre, within ${usualDays} days unless told otherwise.`,
  options: {
    ...Object.fromEntries(titleOptions.map(([, option]) => [option, { type: "string" }])),
    days: { type: "string" },
  },
  async run(context, input) {
    const [account, amount, ...more] = input.positionals;
    if (account === undefined || amount === undefined || more.length > 0)
      throw new UsageError("Give an account and an amount.");
    const units = parseMoney(amount);
    if (units === null) throw new UsageError("AMOUNT is one such as 88 or 88.50.");
    const id = await grantReward(context, { account, amount: units, titles: titlesOf(input), days: daysOf(input) });
    console.log(`Granted as ${id}.`);
    return 0;
  },
};

function titlesOf({ text }: CommandInput) {
  if (text("title") === undefined) throw new UsageError("Give a title in English with --title TEXT.");
  return Object.fromEntries(
    titleOptions.flatMap(([locale, option]) => {
      const title = text(option);
      return title === undefined ? [] : [[locale, title]];
    }),
  );
}

function daysOf({ text }: CommandInput): number {
  const given = text("days") ?? usualDays;
  if (!/^\d{1,4}$/.test(given)) throw new UsageError("--days takes a whole number.");
  return Number(given);
}

const list: Command = {
  usage: "[--account ACCOUNT] [--state STATE] [--cursor CURSOR]",
  summary: `The newest rewards, of an account or of all; states are ${rewardStates.join(", ")}.`,
  options: { account: { type: "string" }, state: { type: "string" }, cursor: { type: "string" } },
  async run(context, input) {
    const state = wordOf(input, "state", rewardStates);
    const page = await listGrantedRewards(context, { ...pageOf(input), account: input.text("account"), state });
    for (const {
      id,
      grantedAt,
      expiresAt,
      state: now,
      playerId,
      amount,
      currency,
      titles,
      revokeReason,
    } of page.rows) {
      const window = `${grantedAt.toISOString()} to ${expiresAt.toISOString()}`;
      const sum = `${moneyToWire(amount)} ${currency}`;
      const why = revokeReason === null ? [] : [`"${revokeReason}"`];
      console.log([id, window, now.padEnd(9), playerId, sum, titles[defaultLocale], ...why].join("  "));
    }
    printEnd(page, "reward");
    return 0;
  },
};

const revoke: Command = {
  usage: "ID --reason TEXT",
  summary: "Takes back a reward that was not claimed yet.",
  options: { reason: { type: "string" } },
  async run(context, input) {
    await revokeReward(context, { id: idOf(input), reason: reasonOf(input) });
    console.log("Taken back. It can no longer be claimed.");
    return 0;
  },
};

export const commands: Readonly<Record<string, Command>> = { grant, list, revoke };

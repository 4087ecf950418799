import { idOf, pageOf, printEnd, wordOf } from "#lib/cli/arguments.ts";
import { type Command, type CommandInput, UsageError } from "#lib/cli/command.ts";
import { type NoticeText, noticeTypes } from "#lib/contracts/content/notice-view.ts";
import { defaultLocale, locales } from "#lib/i18n/locales.ts";
import { addNotice, inLanguage, listAllNotices, removeNotice } from "#lib/modules/content/index.ts";

const list: Command = {
  usage: "[--cursor CURSOR]",
  summary: "Notices that stand, in the order they show; those with * run in the ticker.",
  options: { cursor: { type: "string" } },
  async run(context, input) {
    const page = await listAllNotices(context, pageOf(input));
    for (const { id, type, ticker, activeFrom, activeUntil, texts } of page.rows) {
      const window = [activeFrom, activeUntil].map((moment) => moment?.toISOString() ?? "always").join(" to ");
      const title = inLanguage(texts, defaultLocale)?.title;
      console.log([id, type, ticker ? "*" : " ", window, Object.keys(texts).join(), title].join("  "));
    }
    printEnd(page, "notice");
    return 0;
  },
};

/** `--title` and `--content` are the default language's; "--title-ar" another's. */
const suffixes = locales.map((locale) => [locale, locale === defaultLocale ? "" : `-${locale}`] as const);

const add: Command = {
  usage: `--title TEXT --content HTML [--title-fil … --content-fil …] [--ticker] [--type PL|PR] [--position N] [--from ISO] [--until ISO]`,
  summary: `Publishes a notice, in English and with -${locales.slice(1).join(" or -")} in other languages; lower positions come first.`,
  options: {
    ...Object.fromEntries(
      suffixes.flatMap(([, suffix]) => [
        [`title${suffix}`, { type: "string" }],
        [`content${suffix}`, { type: "string" }],
      ]),
    ),
    ticker: { type: "boolean" },
    type: { type: "string" },
    position: { type: "string" },
    from: { type: "string" },
    until: { type: "string" },
  },
  async run(context, input) {
    const id = await addNotice(context, {
      type: wordOf(input, "type", noticeTypes) ?? "PL",
      texts: textsOf(input),
      ticker: input.flag("ticker"),
      position: positionOf(input),
      activeFrom: momentOf(input, "from"),
      activeUntil: momentOf(input, "until"),
    });
    console.log(`Published as ${id}; pages follow within 5 s.`);
    return 0;
  },
};

const remove: Command = {
  usage: "ID",
  summary: "Takes a notice away for good.",
  async run(context, input) {
    await removeNotice(context, idOf(input));
    console.log("Removed; pages follow within 5 s.");
    return 0;
  },
};

function textsOf({ text }: CommandInput): Record<string, NoticeText> {
  const texts: Record<string, NoticeText> = {};
  for (const [locale, suffix] of suffixes) {
    const [title, content] = [text(`title${suffix}`), text(`content${suffix}`)];
    if (title === undefined && content === undefined) continue;
    if (title === undefined || content === undefined)
      throw new UsageError(`Give both --title${suffix} and --content${suffix}.`);
    texts[locale] = { title, content };
  }
  if (Object.keys(texts).length === 0) throw new UsageError("Give --title and --content.");
  return texts;
}

function positionOf({ text }: CommandInput): number {
  const given = text("position") ?? "0";
  if (!/^-?\d{1,4}$/.test(given)) throw new UsageError("--position takes a whole number.");
  return Number(given);
}

function momentOf({ text }: CommandInput, option: string): Date | null {
  const given = text(option);
  if (given === undefined) return null;
  const moment = new Date(given);
  if (Number.isNaN(moment.getTime())) throw new UsageError(`--${option} takes a moment such as 2026-12-01T08:00Z.`);
  return moment;
}

export const commands = { list, add, remove, "": list };

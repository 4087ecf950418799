import * as z from "zod/mini";
import { type NoticeText, noticeTypes } from "#lib/contracts/content/notice-view.ts";
import { defaultLocale, type Locale, locales } from "#lib/i18n/locales.ts";
import { addNotice, inLanguage, listAllNotices, removeNotice } from "#lib/modules/content/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import {
  choice,
  flag,
  moment,
  optional,
  recordId,
  type Translations,
  translations,
  wholeNumber,
} from "#lib/operator/fields.ts";
import { pageEnd, periodText } from "#lib/operator/lines.ts";
import { pageFields, pageOf } from "#lib/operator/page-fields.ts";

const list = defineVerb({
  group: "notices",
  name: "list",
  isDefault: true,
  summary: "Lists published notices in display order; those with * are in the ticker.",
  input: z.strictObject(pageFields),
  permission: "content.read",
  run: (context, input) => listAllNotices(context, pageOf(input)),
  audit: "nothing",
  print: (page) => [
    ...page.rows.map(({ id, type, ticker, activeFrom, activeUntil, texts }) => {
      const title = inLanguage(texts, defaultLocale)?.title;
      const facts = [id, type, ticker ? "*" : " ", periodText(activeFrom, activeUntil)];
      return [...facts, Object.keys(texts).join(), title].join("  ");
    }),
    ...pageEnd(page, "notice"),
  ],
});

interface Words {
  title: Translations;
  content: Translations;
}

/** A language must have both a title and a content, or neither. */
const inPairs = (has: keyof Words, lacks: keyof Words) =>
  locales.map((locale) =>
    z.refine<Words>((given) => given[has][locale] === undefined || given[lacks][locale] !== undefined, {
      error: "required",
      path: [lacks, locale],
    }),
  );

const add = defineVerb({
  group: "notices",
  name: "add",
  summary: "Publishes a notice in English and other languages; lower positions come first.",
  input: z
    .strictObject({
      title: translations("The title."),
      content: translations("The content in HTML; elements that are not allowed are removed.", "HTML"),
      ticker: flag("Also shows it in the ticker."),
      type: optional(choice("For players (PL, the default) or about a promotion.", noticeTypes)),
      position: optional(wholeNumber("Lower positions come first; 0 by default.")),
      from: optional(moment("Shown from this moment on; at once by default.")),
      until: optional(moment("Shown until this moment; always by default.")),
    })
    .check(...inPairs("title", "content"), ...inPairs("content", "title")),
  permission: "content.manage",
  run: (context, { title, content, ticker, type, position, from, until }) =>
    addNotice(context, {
      texts: textsOf({ title, content }),
      ticker,
      type,
      position,
      activeFrom: from,
      activeUntil: until,
    }),
  audit: { actions: ["notice-added"], subject: (_, id) => `notice:${id}` },
  print: (id) => [`Published as ${id}; pages follow within 5 s.`],
});

function textsOf({ title, content }: Words): Partial<Record<Locale, NoticeText>> {
  const texts: Partial<Record<Locale, NoticeText>> = {};
  for (const locale of locales) {
    const [ofTitle, ofContent] = [title[locale], content[locale]];
    if (ofTitle !== undefined && ofContent !== undefined) texts[locale] = { title: ofTitle, content: ofContent };
  }
  return texts;
}

const remove = defineVerb({
  group: "notices",
  name: "remove",
  summary: "Takes a notice away for good.",
  input: z.strictObject({ id: recordId("The notice.") }),
  positionals: ["id"],
  permission: "content.manage",
  confirm: true,
  run: (context, { id }) => removeNotice(context, id),
  audit: { actions: ["notice-removed"], subject: ({ id }) => `notice:${id}` },
  print: () => ["Removed; pages follow within 5 s."],
});

export const verbs = [list, add, remove];

import "server-only";
import * as z from "zod/mini";
import { bannerArt, bannerGroups, bannerLink, bannerText } from "#lib/contracts/content/banner-view.ts";
import { noticeText, noticeTypes } from "#lib/contracts/content/notice-view.ts";
import { locales } from "#lib/i18n/locales.ts";

const code = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/));

/** A text per language, in at least one. The fallbacks are English, then the first language. */
const perLanguage = <Text extends z.core.$ZodType>(text: Text) =>
  z
    .partialRecord(z.enum(locales), text)
    .check(z.refine((texts) => Object.keys(texts).length > 0, { error: "required" }));

/** `activeFrom`, `activeUntil`: null means unlimited. Lower positions come first. */
const shown = {
  activeFrom: z._default(z.nullable(z.date()), null),
  activeUntil: z._default(z.nullable(z.date()), null),
  position: z._default(z.int().check(z.minimum(-10_000), z.maximum(10_000)), 0),
};

const window = z.refine<{ activeFrom: Date | null; activeUntil: Date | null }>(
  ({ activeFrom, activeUntil }) => !activeFrom || !activeUntil || activeUntil > activeFrom,
  { error: "date-order", path: ["activeUntil"] },
);

export const bannerDefinition = z
  .strictObject({
    code,
    groupName: z.enum(bannerGroups),
    texts: perLanguage(bannerText),
    art: bannerArt,
    link: bannerLink,
    enabled: z._default(z.boolean(), true),
    ...shown,
  })
  .check(window);
export type BannerDefinition = z.input<typeof bannerDefinition>;

export const noticeDefinition = z
  .strictObject({
    /** Set for seeded notices, so that a seed publishes each once. */
    code: z.optional(code),
    type: z._default(z.enum(noticeTypes), "PL"),
    texts: perLanguage(noticeText),
    ticker: z._default(z.boolean(), false),
    ...shown,
  })
  .check(window);
export type NoticeDefinition = z.input<typeof noticeDefinition>;

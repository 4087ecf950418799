import * as z from "zod/mini";
import { defaultLocale } from "#lib/i18n/locales.ts";
import { inLanguage, listBanners, setBannerEnabled } from "#lib/modules/content/index.ts";
import { defineVerb } from "#lib/operator/define-verb.ts";
import { text } from "#lib/operator/fields.ts";
import { pageEnd, periodText } from "#lib/operator/lines.ts";
import { pageFields, pageOf } from "#lib/operator/page-fields.ts";

const list = defineVerb({
  group: "banners",
  name: "list",
  isDefault: true,
  summary: "Lists all banners by group, in display order.",
  input: z.strictObject(pageFields),
  permission: "content.read",
  run: (context, input) => listBanners(context, pageOf(input)),
  audit: "nothing",
  print: (page) => [
    ...page.rows.map(({ code, groupName, position, enabled, activeFrom, activeUntil, texts }) => {
      const title = inLanguage(texts, defaultLocale)?.title;
      const place = [groupName, String(position).padStart(4), enabled ? "on " : "off", code];
      return [...place, periodText(activeFrom, activeUntil), title].join("  ");
    }),
    ...pageEnd(page, "banner"),
  ],
});

const turn = (name: "enable" | "disable", summary: string) =>
  defineVerb({
    group: "banners",
    name,
    summary,
    input: z.strictObject({ code: text("The banner's code, as `list` prints it.", "CODE") }),
    positionals: ["code"],
    permission: "content.manage",
    run: (context, { code }) => setBannerEnabled(context, code, name === "enable"),
    audit: { actions: [`banner-${name}d`], subject: ({ code }) => `banner:${code}` },
    print: (changed) => [
      `${changed ? "Now" : "Already"} ${name === "enable" ? "on" : "off"}; pages follow within 5 s.`,
    ],
  });

export const verbs = [
  list,
  turn("enable", "Shows a banner again."),
  turn("disable", "Hides a banner without deleting it."),
];

import "server-only";
import { z } from "zod";
import { isPlainLine } from "#lib/contracts/plain-text.ts";
import type { SiteLogo } from "#lib/contracts/system/site-logo.ts";
import { languageIssues } from "#lib/modules/system/check-languages.ts";
import { colorIssues, logoIssues } from "#lib/modules/system/check-site-look.ts";
import { defineSettings, type SettingsOf } from "#lib/modules/system/define-settings.ts";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const plainLine = (longest: number) => z.string().min(1).max(longest).refine(isPlainLine, "has hidden characters");
const installPage = z.url({ protocol: /^https$/ }).max(300);

const serviceEntry = z.strictObject({
  position: z.enum(["LIVECHAT", "TELEGRAM-1", "TELEGRAM-2", "TELEGRAM 1-4", "FACEBOOK-1"]),
  title: plainLine(60),
  url: z.url({ protocol: /^https$/ }).or(z.string().startsWith("/")),
});

const logo = z.strictObject({
  image: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
}) satisfies z.ZodType<SiteLogo>;

/** SITE-07: the settings of the whole site, which every module and page may read. */
export const siteSettings = defineSettings(
  z.object({
    name: plainLine(40).default("Sinag").describe("Name of the site in pages, titles and previews."),
    colors: z
      .strictObject({ brand: color.optional(), onBrand: color.optional() })
      .prefault({})
      .describe(
        "`brand`: background of buttons and of what is chosen; `onBrand`: text on it, black or white when left out.",
      ),
    logo: logo.optional().describe("Picture that `ops site logo FILE` uploads; the drawn mark when left out."),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/)
      .default("PHP")
      .describe("ISO 4217 code of the money that members play with."),
    timeZone: z
      .string()
      .refine(isTimeZone)
      .default("Asia/Manila")
      .describe("IANA time zone of dates, days of records and service hours."),
    minimumAge: z
      .union([z.literal(18), z.literal(21)])
      .default(18)
      .describe("Age that registration asks to confirm: 18 or 21."),
    languages: z
      .array(z.string())
      .min(1)
      .default(["EN", "TY"])
      .describe("Codes of the languages offered; those without a catalogue are left out."),
    defaultLanguage: z
      .string()
      .default("EN")
      .describe("Code of the language for visitors with no offered language; addresses without a prefix are in it."),
    domains: z.array(z.string()).default([]).describe("Further domains of the site, as the bootstrap call lists them."),
    customerService: z
      .array(serviceEntry)
      .default([{ position: "LIVECHAT", title: "Help", url: "/help" }])
      .describe("Links to customer service: position, title, address."),
    apps: z
      .strictObject({ ios: installPage.optional(), android: installPage.optional() })
      .prefault({})
      .describe("NAV-06: pages that install the apps, `ios` and `android`."),
  }),
  // Checks only changed settings: values stored before a rule existed must not block other changes.
  async (context, site, change) => [
    ...("colors" in change ? colorIssues(site.colors) : []),
    ...("languages" in change || "defaultLanguage" in change ? languageIssues(site) : []),
    ...("logo" in change ? await logoIssues(context, site.logo) : []),
  ],
);

export type SiteSettings = SettingsOf<typeof siteSettings>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import { z } from "zod";
import { fieldRule, registrationFieldNames } from "#lib/contracts/system/registration-rules.ts";
import type { SiteLogo } from "#lib/contracts/system/site-logo.ts";
import { isPattern } from "#lib/modules/system/accepted-pattern.ts";

const color = z.string().regex(/^#[0-9a-f]{6}$/i);
const moneyText = z.string().regex(/^\d{1,13}(\.\d{1,2})?$/);

const installPage = z.url({ protocol: /^https$/ }).max(300);

const serviceEntry = z.strictObject({
  position: z.enum(["LIVECHAT", "TELEGRAM-1", "TELEGRAM-2", "TELEGRAM 1-4", "FACEBOOK-1"]),
  title: z.string().min(1).max(60),
  url: z.url({ protocol: /^https$/ }).or(z.string().startsWith("/")),
});

/** An operator brings it: `npm run ops -- site logo FILE`. */
const logo = z.strictObject({
  image: z.string().regex(/^[0-9a-f]{32}$/),
  width: z.number().int().positive(),
  height: z.number().int().positive(),
}) satisfies z.ZodType<SiteLogo>;

const moduleFlags = z.strictObject({
  MOBILENUMREG3: z.boolean().default(false),
  REGMOBVERF3: z.boolean().default(false),
  MOBILENUMPASSREG3: z.boolean().default(true),
  FREEPLAY3: z.boolean().default(true),
  PWDEXPFORCECHANGE3: z.boolean().default(false),
  MOBILEVERCODELOGIN3: z.boolean().default(false),
});

const siteFieldRule = z
  .strictObject(fieldRule.shape)
  .refine(({ acceptedPattern }) => acceptedPattern === "*" || isPattern(acceptedPattern), "not an RE2 pattern")
  .refine(({ minLength, maxLength }) => minLength <= maxLength, "minLength is above maxLength");

const cashierSettings = z.strictObject({
  minimumDeposit: moneyText.default("50.00"),
  maximumDeposit: moneyText.default("50000.00"),
  depositPresets: z
    .array(moneyText)
    .min(1)
    .max(8)
    .default(["200.00", "500.00", "1000.00", "2000.00", "5000.00", "10000.00"]),
  depositExpiryMinutes: z.number().int().min(1).max(1440).default(30),
  minimumWithdrawal: moneyText.default("100.00"),
  maximumWithdrawal: moneyText.default("500000.00"),
  /** Stake required before a withdrawal, as a multiple of deposits. */
  turnoverMultiple: z.number().int().min(0).max(50).default(1),
  /** The same, as a multiple of rewards that were claimed and of other money that promotions pay to the balance. */
  promotionTurnoverMultiple: z.number().int().min(0).max(50).default(1),
  withdrawalFee: moneyText.default("0.00"),
  receiptMinutes: z.number().int().min(1).max(10_080).default(30),
});

const vendorCodes = z.array(z.string().regex(/^[A-Z0-9_-]{1,20}$/));

/** LOBBY-10: vendors that are shown elsewhere than where they are delivered. */
const lobbySettings = z.strictObject({
  esportVendors: vendorCodes.default(["IMES"]),
  cockfightVendors: vendorCodes.default(["DS88"]),
  /** Slot vendors that count as in-house. */
  excludedSlotVendors: vendorCodes.default(["BGS"]),
  /** LOBBY-06: games without a jackpot pool show a growing figure, marked as decoration. */
  decorativeReward: z.boolean().default(true),
});

/** What in-house games may offer beside playing round by round. */
const playSettings = z.strictObject({
  autoplay: z.boolean().default(true),
  /** Quick spins, and ending a spin at once. */
  turbo: z.boolean().default(true),
});

/**
 * SITE-07: everything a site changes without a deploy, with the defaults of the product. Stored as the difference;
 * what is read is always the whole.
 */
export const siteConfiguration = z.strictObject({
  name: z.string().min(1).max(40).default("Sinag"),
  /** `onBrand` is what stands on `brand`; black or white when left out. */
  colors: z.strictObject({ brand: color.optional(), onBrand: color.optional() }).prefault({}),
  logo: logo.optional(),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/)
    .default("PHP"),
  timeZone: z.string().refine(isTimeZone).default("Asia/Manila"),
  minimumAge: z.union([z.literal(18), z.literal(21)]).default(18),
  languages: z.array(z.string()).min(1).default(["EN", "TY", "AR"]),
  defaultLanguage: z.string().default("EN"),
  domains: z.array(z.string()).default([]),
  flags: moduleFlags.prefault({}),
  features: z
    .strictObject({
      referral: z.boolean().default(false),
      points: z.boolean().default(false),
      manualRebate: z.boolean().default(false),
    })
    .prefault({}),
  customerService: z.array(serviceEntry).default([{ position: "LIVECHAT", title: "Help", url: "/help" }]),
  /** NAV-06: pages from which the apps are installed. */
  apps: z.strictObject({ ios: installPage.optional(), android: installPage.optional() }).prefault({}),
  registration: z.partialRecord(z.enum(registrationFieldNames), siteFieldRule).prefault({}),
  moneyPageIdleMinutes: z.number().int().min(1).max(1440).default(30),
  cashier: cashierSettings.prefault({}),
  play: playSettings.prefault({}),
  lobby: lobbySettings.prefault({}),
});

export type SiteConfiguration = z.output<typeof siteConfiguration>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

import "server-only";
import { getCountries, getCountryCallingCode, Metadata } from "libphonenumber-js/mobile";
import type { InputOf, OutputOf } from "#lib/contracts/define-call.ts";
import type { readCountriesCall } from "#lib/contracts/system/read-countries.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { callLanguage } from "#lib/platform/call-language.ts";
import type { Context } from "#lib/platform/context.ts";

type Countries = OutputOf<typeof readCountriesCall>;

/** Cached for the life of the process: countries do not change while the product runs. */
const known = new Map<Locale, Countries>();

/** Returns every country that has mobile numbers, ordered by its name in the visitor's language. */
export async function readCountries(context: Context, input: InputOf<typeof readCountriesCall>): Promise<Countries> {
  const locale = callLanguage(context, input);
  const countries = known.get(locale) ?? countriesIn(locale);
  known.set(locale, countries);
  return countries;
}

function countriesIn(locale: Locale): Countries {
  const names = new Intl.DisplayNames(locale, { type: "region" });
  const metadata = new Metadata();
  const countries = getCountries().flatMap((countryCode) => {
    metadata.selectNumberingPlan(countryCode);
    const digits = mobileLengths(metadata.numberingPlan);
    const countryName = names.of(countryCode) ?? countryCode;
    const countryDialingCode = getCountryCallingCode(countryCode);
    return digits.length > 0 ? [{ countryCode, countryName, countryDialingCode, digits }] : [];
  });
  const { compare } = new Intl.Collator(locale);
  return { countries: countries.toSorted((a, b) => compare(a.countryName, b.countryName)) };
}

/** The package has lengths per kind of number, but its types omit them. */
interface PlanByKind {
  type(kind: "MOBILE"): { possibleLengths(): number[] } | undefined;
}

function mobileLengths(plan: object | undefined): number[] {
  return plan && knowsKinds(plan) ? (plan.type("MOBILE")?.possibleLengths() ?? []) : [];
}

function knowsKinds(plan: object): plan is PlanByKind {
  return "type" in plan && typeof plan.type === "function";
}

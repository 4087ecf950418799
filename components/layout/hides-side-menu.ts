import { isLocale } from "#lib/i18n/locales.ts";

const whole = ["seamless", "lottery", "lottert", "vnlottery", "sealottery"];

/** NAV-07: true for pages that need the whole width and for their subpages, in any language and letter case. */
export function hidesSideMenu(pathname: string): boolean {
  const [, first = "", second = ""] = pathname.toLowerCase().split("/");
  return whole.includes(isLocale(first) ? second : first);
}

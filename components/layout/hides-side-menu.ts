import { isLocale } from "#lib/i18n/locales.ts";

const whole = ["seamless", "lottery", "lottert", "vnlottery", "sealottery"];

/** NAV-07: pages that need the whole width, and what lies below them; in any language and any case. */
export function hidesSideMenu(pathname: string): boolean {
  const [, first = "", second = ""] = pathname.toLowerCase().split("/");
  return whole.includes(isLocale(first) ? second : first);
}

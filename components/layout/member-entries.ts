import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesColumn,
  HandCoins,
  LockKeyhole,
  type LucideIcon,
  ReceiptText,
  ScrollText,
} from "lucide-react";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

interface MemberEntry {
  path: `/member/${string}`;
  icon: LucideIcon;
  /** Key in the area `shell`; its description is `{key}-text`, its name with a number `{key}-waiting`. */
  key: string;
}

const rewardCentre = "reward-centre";

/** MEMBER-01: existing pages of the member centre, in list order. */
const memberEntries: readonly MemberEntry[] = [
  { path: "/member/depositv2", icon: ArrowDownToLine, key: "deposit" },
  { path: "/member/withdraw", icon: ArrowUpFromLine, key: "withdraw" },
  { path: "/member/personalHistoryCopy", icon: ReceiptText, key: "betting-record" },
  { path: "/member/transactionHistory", icon: ScrollText, key: "account-record" },
  { path: "/member/personalProfit", icon: ChartNoAxesColumn, key: "personal-profit" },
  { path: "/member/rewardCenter", icon: HandCoins, key: rewardCentre },
  { path: "/member/securityCenter", icon: LockKeyhole, key: "security" },
];

/** MEMBER-02: number of waiting items per entry key; a missing key means none. */
export type Waiting = Readonly<Partial<Record<string, number>>>;

export interface ShownEntry extends MemberEntry {
  /** Includes the language. */
  href: string;
  name: string;
  waiting: number;
  /** Name and number for screen readers; undefined when nothing waits. */
  label: string | undefined;
}

/** Returns the entries with names, links and waiting counts. */
export async function shownEntries(locale: Locale, waiting: Waiting): Promise<ShownEntry[]> {
  const [shell, nameOf] = await Promise.all([translatorFor(locale, "shell"), memberEntryName(locale)]);
  return memberEntries.map((entry) => {
    const [name, count] = [nameOf(entry.key), waiting[entry.key] ?? 0];
    const label = count > 0 ? shell(`${entry.key}-waiting`, { name, count }) : undefined;
    return { ...entry, href: localePath(locale, entry.path), name, waiting: count, label };
  });
}

/** PROMO-08: returns the number of rewards shown in the entry's badge. */
export function rewardsWaiting(entries: readonly Pick<ShownEntry, "key" | "waiting">[]): number {
  return entries.find(({ key }) => key === rewardCentre)?.waiting ?? 0;
}

/** Returns the function that names an entry. Deposit and withdraw are in the area `common`, the rest in `shell`. */
export async function memberEntryName(locale: Locale): Promise<(key: string) => string> {
  const [shell, common] = await Promise.all([translatorFor(locale, "shell"), translatorFor(locale, "common")]);
  return (key) => (shell.has(key) ? shell(key) : common(key));
}

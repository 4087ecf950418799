import { ArrowDownToLine, ArrowUpFromLine, LockKeyhole, type LucideIcon, ReceiptText, ScrollText } from "lucide-react";
import type { Locale } from "#lib/i18n/locales.ts";
import { translatorFor } from "#lib/i18n/translator.ts";

export interface MemberEntry {
  path: `/member/${string}`;
  icon: LucideIcon;
  /** Key in the area `shell`; its sentence is `{key}-text`. */
  key: string;
}

/** MEMBER-01: pages of the member centre that exist, in the order they are listed in. */
export const memberEntries: readonly MemberEntry[] = [
  { path: "/member/depositv2", icon: ArrowDownToLine, key: "deposit" },
  { path: "/member/withdraw", icon: ArrowUpFromLine, key: "withdraw" },
  { path: "/member/personalHistoryCopy", icon: ReceiptText, key: "betting-record" },
  { path: "/member/transactionHistory", icon: ScrollText, key: "account-record" },
  { path: "/member/securityCenter", icon: LockKeyhole, key: "security" },
];

/** Deposit and withdraw are common words; the rest are the shell's own. */
export async function memberEntryName(locale: Locale): Promise<(key: string) => string> {
  const [shell, common] = await Promise.all([translatorFor(locale, "shell"), translatorFor(locale, "common")]);
  return (key) => (shell.has(key) ? shell(key) : common(key));
}

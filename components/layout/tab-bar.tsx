import { Gift, House, type LucideIcon, Plus, Search, UserPlus, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { accountMenuId } from "#components/layout/account-menu.tsx";
import { AuthLink } from "#components/layout/auth-link.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { SearchLink } from "#components/lobby/search/search-link.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";

/**
 * NAV-10: renders the bottom tab bar of phones. The golden middle tab is the next step, register or deposit, and turns
 * soft where the page itself asks in gold.
 */
export function TabBar({ facts }: { facts: ShellFacts }) {
  const { locale, member, t, common } = facts;
  const home = homePath(locale);
  return (
    <nav
      aria-label={t("quick-navigation")}
      className="fixed inset-x-0 bottom-0 z-30 grid grid-cols-[1fr_1fr_1.2fr_1fr_1fr] border-t border-line-1 bg-surface-1 px-1.5 pt-2 pb-[max(12px,env(safe-area-inset-bottom))] sm:hidden"
    >
      <PageLink href={home} className={tabClass}>
        <Face icon={House}>{t("lobby")}</Face>
      </PageLink>
      <SearchLink className={tabClass}>
        <Face icon={Search}>{t("search")}</Face>
      </SearchLink>
      {member ? (
        <PageLink href={localePath(locale, "/member/depositv2")} className={middleClass}>
          <Golden icon={Plus}>{common("deposit")}</Golden>
        </PageLink>
      ) : (
        <AuthLink popup="register" locale={locale} className={middleClass}>
          <Golden icon={UserPlus}>{common("register")}</Golden>
        </AuthLink>
      )}
      <PageLink href={localePath(locale, "/promotions")} className={tabClass}>
        <Face icon={Gift}>{t("promotions")}</Face>
      </PageLink>
      <button type="button" popoverTarget={accountMenuId} className={tabClass}>
        <Face icon={UserRound}>{member ? t("account") : t("more")}</Face>
      </button>
    </nav>
  );
}

/** Scales with the user's text size, up to the width that a fifth of the screen allows for a word. */
const faceClass =
  "grid min-h-12 content-center justify-items-center gap-[3px] text-[length:min(var(--type-2xs),3.4vw)] font-semibold";
const tabClass = `${faceClass} text-3 aria-[current=page]:text-brand-text`;
const middleClass = `${faceClass} text-1`;

function Face({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <Icon aria-hidden size={24} />
      <span className="max-w-full truncate-line">{children}</span>
    </>
  );
}

function Golden({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <>
      <span className="-mt-[26px] grid size-[52px] place-items-center rounded-full bg-(image:--sun) text-on-brand shadow-[0_0_0_5px_var(--surface-1),0_8px_20px_-4px_color-mix(in_srgb,var(--site-brand,#f6aa28)_55%,transparent)] asked:soft-sun">
        <Icon aria-hidden size={24} />
      </span>
      <span className="max-w-full truncate-line">{children}</span>
    </>
  );
}

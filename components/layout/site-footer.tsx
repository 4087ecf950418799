import { CircleHelp, ShieldCheck } from "lucide-react";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { ToTop } from "#components/layout/to-top.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { cx } from "#components/ui/cx.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { vendorListPath } from "#lib/contracts/games/list-paths.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

const columns = [
  { title: "help", links: ["help-centre", "deposits", "withdrawals"] },
  { title: "games", links: ["winners", "fair-play", "playing-safely"] },
  { title: "legal", links: ["terms", "privacy", "contact"] },
] as const;

const anchors: Record<string, string> = {
  "help-centre": "",
  deposits: "#deposits",
  withdrawals: "#withdrawals",
  "fair-play": "#fair",
  "playing-safely": "#safe",
  terms: "#term",
  privacy: "#privacy",
  contact: "#contact",
};

/** NAV-09: vendor names in our own lettering, because their logos are not ours to use. */
const wordMarks: readonly { code: string; category: GameCategory; look: string }[] = [
  { code: "PG", category: "slots", look: "font-extrabold [font-stretch:76%]" },
  { code: "EG2", category: "slots", look: "font-bold tracking-[.02em]" },
  { code: "PT", category: "slots", look: "font-light tracking-[.18em]" },
  { code: "JDB", category: "slots", look: "font-extrabold [font-stretch:84%]" },
  { code: "CQ9", category: "slots", look: "font-semibold text-positive" },
  { code: "FC", category: "slots", look: "font-extrabold tracking-[.06em]" },
  { code: "JL", category: "slots", look: "font-extrabold text-hot" },
  { code: "BGS", category: "in-house", look: "font-extrabold tracking-[.02em] text-brand-text" },
];

/** SITE-10, NAV-09: renders the footer. */
export function SiteFooter({ facts: { locale, siteName, minimumAge, t } }: { facts: ShellFacts }) {
  const help = localePath(locale, "/help");
  return (
    <footer className="below-fold grid gap-7 [--rough:40rem] border-t border-line-1 bg-surface-1 px-7 pt-[34px] pb-10 max-lg:px-3.5 max-lg:pt-[26px] max-sm:pb-[120px]">
      <nav
        aria-label={t("games-by")}
        className="grid grid-cols-8 gap-3.5 max-lg:grid-cols-[repeat(auto-fit,minmax(max(4rem,20%),1fr))] max-lg:gap-2"
      >
        {wordMarks.map(({ code, category, look }) => (
          <PageLink
            key={code}
            href={localePath(locale, vendorListPath(category, code))}
            className={cx(
              "grid h-[52px] place-items-center rounded-[14px] bg-surface-2 font-display text-[1.3125rem] leading-none text-1 shadow-edge hover:bg-surface-3",
              look,
            )}
          >
            {code}
          </PageLink>
        ))}
      </nav>
      <div className="grid grid-cols-2 gap-[22px] lg:grid-cols-[1.5fr_repeat(3,1fr)] lg:gap-8">
        <div className="grid content-start gap-3.5 max-lg:col-span-2">
          <div className="flex items-center gap-3">
            <span className="grid size-[2.875rem] shrink-0 place-items-center rounded-full border-[2.5px] border-hot font-display text-[1rem] font-extrabold text-1">
              {t("age-label", { age: minimumAge })}
            </span>
            <p className="max-w-[33em]">
              <b className="font-semibold text-1">{t("age-statement", { name: siteName, age: minimumAge })}</b>{" "}
              {t("disclaimer")}
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <PageLink href={`${help}#safe`} className={buttonClass({ size: "sm" })}>
              <ShieldCheck aria-hidden size={16} />
              {t("playing-safely")}
            </PageLink>
            <PageLink href={`${help}#contact`} className={buttonClass({ size: "sm" })}>
              <CircleHelp aria-hidden size={16} />
              {t("contact")}
            </PageLink>
          </div>
        </div>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <h2 className="mb-2.5 font-text text-sm font-[650] tracking-normal">{t(title)}</h2>
            <ul>
              {links.map((key) => (
                <li key={key}>
                  <PageLink
                    href={key === "winners" ? localePath(locale, "/winners") : `${help}${anchors[key]}`}
                    className="flex min-h-8 items-center text-2 hover:text-1 max-lg:min-h-tap"
                  >
                    {t(key)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <ToTop label={t("to-top")} />
    </footer>
  );
}

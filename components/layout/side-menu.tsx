import {
  ChevronDown,
  CircleHelp,
  Dices,
  Gift,
  House,
  Languages,
  PanelLeftClose,
  Scale,
  ShieldCheck,
  Trophy,
} from "lucide-react";
import type { ReactNode } from "react";
import { AppMenu } from "#components/layout/app-menu.tsx";
import { LanguageSelect } from "#components/layout/language-select.tsx";
import { OwnPart } from "#components/layout/own-part.tsx";
import { SealedServiceLink } from "#components/layout/sealed-service-link.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { ShellToggle } from "#components/layout/shell-toggle.tsx";
import { SideRow, sideRowClass } from "#components/layout/side-row.tsx";
import { categoryIcon } from "#components/lobby/category-icon.ts";
import { BannerCarousel } from "#components/lobby/home/banner-carousel.tsx";
import { SmallSlide } from "#components/lobby/home/small-slide.tsx";
import { listIcon } from "#components/lobby/navigation.ts";
import { Logo } from "#components/ui/logo.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ThemeSwitch } from "#components/ui/theme/theme-switch.tsx";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";

/**
 * NAV-06: renders the side menu with the entries that exist; its rewards entry leads to the promotions. While narrow it
 * shows only icons; names remain for screen readers and as tooltips.
 */
export function SideMenu({ facts }: { facts: ShellFacts }) {
  const { locale, siteName, logo, languages, t, common } = facts;
  return (
    <aside
      aria-label={t("side-menu")}
      className="sticky top-0 flex h-dvh w-[244px] shrink-0 flex-col border-e border-line-1 bg-surface-1 narrow:w-[72px] max-sm:hidden"
    >
      <div className="flex h-[60px] shrink-0 items-center justify-between ps-5 pe-2.5 narrow:h-[104px] narrow:flex-col narrow:justify-start narrow:gap-0.5 narrow:px-0 narrow:pt-2">
        <PageLink
          href={homePath(locale)}
          aria-label={siteName}
          title={siteName}
          className="narrow:[&_img]:max-w-14 narrow:[&_span_span]:sr-only"
        >
          <Logo name={siteName} logo={logo} />
        </PageLink>
        <SideToggle narrow={t("narrow-menu")} wide={t("widen-menu")} />
      </div>
      <div className="flex flex-1 flex-col gap-3 overflow-y-auto px-3 pt-1 pb-3.5 no-scrollbar narrow:gap-2.5 narrow:pt-0">
        <GameMenu facts={facts} />
        <OwnEntries facts={facts} />
        <GoodToKnow facts={facts} />
        <BannerCarousel
          slides={facts.banners.slides}
          text={{ ...facts.banners.text, label: t("promotions") }}
          Slide={SmallSlide}
          className="mt-auto shrink-0 rounded-[14px]! shadow-none! narrow:hidden"
        />
        <AppMenu facts={facts} className={sideRowClass} />
      </div>
      <div className="flex shrink-0 items-center gap-1 border-t border-line-1 px-3 py-1.5 narrow:flex-col">
        <LanguageSelect
          locale={locale}
          label={common("language")}
          languages={languages}
          icon={<Languages aria-hidden size={19} />}
          narrowing
        />
        <ThemeSwitch />
      </div>
    </aside>
  );
}

/** NAV-06: the game menu begins folded, because the header shows the categories, too. */
function GameMenu({ facts: { locale, categories, lists, allGames, t } }: { facts: ShellFacts }) {
  return (
    <nav aria-label={t("games")} className="grid gap-px">
      <SideRow href={homePath(locale)} icon={House}>
        {t("home")}
      </SideRow>
      <details className="group/games">
        <summary title={t("games")} className={`${sideRowClass} list-none`}>
          <Dices aria-hidden size={19} />
          <span className="flex-1 narrow:sr-only">{t("games")}</span>
          <span translate="no" className="money text-xs font-normal text-3 narrow:hidden">
            {allGames}
          </span>
          <ChevronDown aria-hidden size={16} className="group-open/games:rotate-180 narrow:hidden" />
        </summary>
        <div className="grid gap-px ps-2.5 narrow:ps-0">
          {categories.map(({ category, title, games, href }) => (
            <SideRow key={category} category={category} href={href} icon={categoryIcon[category]} count={games}>
              {title}
            </SideRow>
          ))}
          {lists.map(({ list, title, href }) => (
            <SideRow key={list} href={href} icon={listIcon[list]}>
              {title}
            </SideRow>
          ))}
        </div>
      </details>
    </nav>
  );
}

/** The header has deposit and withdraw. */
const inHeader = new Set(["deposit", "withdraw"]);

function OwnEntries({ facts: { member, entries, ownLists, t } }: { facts: ShellFacts }) {
  if (!member) return null;
  return (
    <OwnPart owner={member.id}>
      <Group label={t("my-account")}>
        {ownLists.map(({ list, title, href }) => (
          <SideRow key={list} href={href} icon={listIcon[list]}>
            {title}
          </SideRow>
        ))}
        {entries
          .filter(({ key }) => !inHeader.has(key))
          .map(({ href, icon, name, waiting, label }) => (
            <SideRow key={href} href={href} icon={icon} waiting={waiting} label={label}>
              {name}
            </SideRow>
          ))}
      </Group>
    </OwnPart>
  );
}

function GoodToKnow({ facts: { locale, service, t } }: { facts: ShellFacts }) {
  const help = localePath(locale, "/help");
  return (
    <Group label={t("information")}>
      <SideRow href={localePath(locale, "/promotions")} icon={Gift}>
        {t("promotions")}
      </SideRow>
      <SideRow href={localePath(locale, "/winners")} icon={Trophy}>
        {t("winners")}
      </SideRow>
      <SideRow href={`${help}#fair`} icon={Scale}>
        {t("fair-play")}
      </SideRow>
      <SideRow href={`${help}#safe`} icon={ShieldCheck}>
        {t("playing-safely")}
      </SideRow>
      <SideRow href={help} icon={CircleHelp}>
        {t("help-centre")}
      </SideRow>
      {service.map((entry) => (
        <SealedServiceLink
          key={entry.csPosition + entry.title}
          entry={entry}
          locale={locale}
          className={sideRowClass}
          narrowing
        />
      ))}
    </Group>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className="grid gap-px narrow:border-t narrow:border-line-1 narrow:pt-2.5">
      <p aria-hidden className="px-2.5 pt-1 pb-1.5 text-xs font-semibold text-3 narrow:hidden">
        {label}
      </p>
      {children}
    </nav>
  );
}

/** Where the screen is wide enough for a choice. CSS shows the name of what a press does. */
function SideToggle({ narrow, wide }: { narrow: string; wide: string }) {
  return (
    <ShellToggle
      state="side"
      className="grid size-tap shrink-0 place-items-center rounded-md text-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1 max-xl:hidden"
    >
      <PanelLeftClose aria-hidden size={20} className="flip narrow:rotate-180" />
      <span className="sr-only narrow:hidden">{narrow}</span>
      <span className="hidden sr-only narrow:inline">{wide}</span>
    </ShellToggle>
  );
}

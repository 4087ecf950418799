import {
  ChevronDown,
  CircleHelp,
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
import { EntryText } from "#components/layout/entry-text.tsx";
import { LanguageSelect } from "#components/layout/language-select.tsx";
import { OwnPart } from "#components/layout/own-part.tsx";
import { ServiceLink } from "#components/layout/service-link.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { ShellToggle } from "#components/layout/shell-toggle.tsx";
import { categoryIcon } from "#components/lobby/category-icon.ts";
import { CategoryLink } from "#components/lobby/category-link.tsx";
import { BannerCarousel } from "#components/lobby/home/banner-carousel.tsx";
import { SmallSlide } from "#components/lobby/home/small-slide.tsx";
import { listIcon } from "#components/lobby/navigation.ts";
import { cx } from "#components/ui/cx.ts";
import { Logo } from "#components/ui/logo.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ThemeSwitch } from "#components/ui/theme/theme-switch.tsx";
import type { GameCategory } from "#lib/contracts/games/categories.ts";
import { localePath } from "#lib/i18n/locale-path.ts";

const rowLinkClass = "row-link narrow:min-h-tap narrow:justify-center narrow:px-0";

/**
 * NAV-06: renders the side menu with the entries that exist; its rewards entry leads to the promotions. While narrow it
 * shows only icons; names remain for screen readers and as tooltips.
 */
export function SideMenu({ facts }: { facts: ShellFacts }) {
  const { locale, siteName, logo, languages, service, member, entries, t, common } = facts;
  const home = localePath(locale, "/");
  const help = localePath(locale, "/help");
  return (
    <aside
      aria-label={t("side-menu")}
      className="sticky top-0 flex h-dvh w-[244px] shrink-0 flex-col border-e border-line-1 bg-surface-1 narrow:w-[72px] max-lg:hidden"
    >
      <div className="flex h-16 shrink-0 items-center justify-between ps-5 pe-2.5 narrow:justify-center narrow:p-0">
        <PageLink href={home} aria-label={siteName} className="narrow:[&_img]:max-w-14 narrow:[&_span_span]:sr-only">
          <Logo name={siteName} logo={logo} />
        </PageLink>
        <SideToggle label={t("narrow-menu")} className="narrow:hidden" />
      </div>
      <div className="flex flex-1 flex-col gap-2.5 overflow-y-auto px-3 pt-1 pb-3.5 no-scrollbar">
        <Group label={t("games")} collapsible>
          <Row href={home} icon={<House aria-hidden size={19} />}>
            {t("home")}
          </Row>
          {facts.categories.map(({ category, title, games, href }) => {
            const Icon = categoryIcon[category];
            return (
              <Row key={category} category={category} href={href} icon={<Icon aria-hidden size={19} />} count={games}>
                {title}
              </Row>
            );
          })}
          {[...facts.lists, ...facts.ownLists].map(({ list, title, href }) => {
            const Icon = listIcon[list];
            return (
              <Row key={list} href={href} icon={<Icon aria-hidden size={19} />}>
                {title}
              </Row>
            );
          })}
        </Group>
        {member && (
          <OwnPart owner={member.id}>
            <Group label={t("my-account")}>
              {entries.map(({ href, icon: Icon, name, waiting, label }) => (
                <Row key={href} href={href} icon={<Icon aria-hidden size={19} />} waiting={waiting} label={label}>
                  {name}
                </Row>
              ))}
            </Group>
          </OwnPart>
        )}
        <Group label={t("information")}>
          <Row href={localePath(locale, "/promotions")} icon={<Gift aria-hidden size={19} />}>
            {t("promotions")}
          </Row>
          <Row href={localePath(locale, "/winners")} icon={<Trophy aria-hidden size={19} />}>
            {t("winners")}
          </Row>
          <Row href={`${help}#fair`} icon={<Scale aria-hidden size={19} />}>
            {t("fair-play")}
          </Row>
          <Row href={`${help}#safe`} icon={<ShieldCheck aria-hidden size={19} />}>
            {t("playing-safely")}
          </Row>
          <Row href={help} icon={<CircleHelp aria-hidden size={19} />}>
            {t("help-centre")}
          </Row>
          {service.map((channel) => (
            <ServiceLink key={channel.url} channel={channel} locale={locale} className={rowLinkClass} narrowing />
          ))}
          <AppMenu facts={facts} className={rowLinkClass} />
        </Group>
        <BannerCarousel
          slides={facts.banners.slides}
          text={{ ...facts.banners.text, label: t("promotions") }}
          Slide={SmallSlide}
          className="shrink-0 rounded-[14px]! shadow-none! narrow:hidden"
        />
      </div>
      <div className="shrink-0 px-3 pb-3.5">
        <div className="flex flex-col gap-1.5">
          <SideToggle label={t("widen-menu")} className="hidden xl:narrow:grid" turned />
          <div className="flex items-center gap-1.5 narrow:flex-col">
            <LanguageSelect
              locale={locale}
              label={common("language")}
              languages={languages}
              icon={<Languages aria-hidden size={19} />}
              narrowing
            />
            <ThemeSwitch />
          </div>
        </div>
      </div>
    </aside>
  );
}

function Group({ label, collapsible, children }: { label: string; collapsible?: boolean; children: ReactNode }) {
  if (collapsible) {
    return (
      <nav aria-label={label}>
        <details open className="group/games">
          <summary className="flex min-h-8 list-none items-center justify-between rounded-[10px] px-2.5 text-xs font-semibold text-3 hover:text-1 narrow:min-h-tap narrow:justify-center">
            <span className="narrow:sr-only">{label}</span>
            <ChevronDown aria-hidden size={14} className="transition-[rotate] group-open/games:rotate-180" />
          </summary>
          {children}
        </details>
      </nav>
    );
  }
  return (
    <nav aria-label={label}>
      <p aria-hidden className="px-2.5 pt-1 pb-1.5 text-xs font-semibold text-3 narrow:hidden">
        {label}
      </p>
      {children}
    </nav>
  );
}

interface RowProps {
  href: string;
  icon: ReactNode;
  children: string;
  /** Category that the entry leads to, and its number of games. */
  category?: GameCategory;
  count?: string;
  /** Badge number; it stands beside the icon while the menu is narrow. `label` is the name with the number. */
  waiting?: number;
  label?: string | undefined;
}

function Row({ href, icon, category, count, waiting = 0, label, children }: RowProps) {
  const link = { href, title: children, className: rowLinkClass };
  const content = (
    <>
      {icon}
      <EntryText
        entry={{ name: children, waiting, label }}
        className="flex-1 truncate-line narrow:sr-only"
        badgeClass="narrow:absolute narrow:end-0 narrow:top-0"
      />
      {count && (
        <span translate="no" className="money text-xs font-normal text-3 narrow:hidden">
          {count}
        </span>
      )}
    </>
  );
  if (!category) return <PageLink {...link}>{content}</PageLink>;
  return (
    <CategoryLink {...link} category={category}>
      {content}
    </CategoryLink>
  );
}

function SideToggle({ label, className, turned }: { label: string; className: string; turned?: boolean }) {
  return (
    <ShellToggle
      state="side"
      aria-label={label}
      title={label}
      className={cx(
        "size-tap place-items-center rounded-md text-2 transition-colors duration-fast hover:bg-surface-2 hover:text-1",
        !turned && "grid",
        className,
      )}
    >
      <PanelLeftClose aria-hidden size={20} className={turned ? "ltr:-scale-x-100" : "flip"} />
    </ShellToggle>
  );
}

import { House, type LucideIcon } from "lucide-react";
import { CategoryMenu } from "#components/layout/category-menu.tsx";
import type { ShellFacts } from "#components/layout/shell-facts.ts";
import { categoryIcon } from "#components/lobby/category-icon.ts";
import { listIcon } from "#components/lobby/navigation.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { ScrollRow } from "#components/ui/scroll-row.tsx";
import { homePath, localePath } from "#lib/i18n/locale-path.ts";

/**
 * NAV-04: renders the header's navigation. On a phone it is a row with icons, which pages of numbers and long text leave
 * out; there the tab bar has the promotions, and the row has the lists that stand in the side menu of wider screens.
 */
export function MainNavigation({ facts: { locale, member, categories, lists, ownLists, t } }: { facts: ShellFacts }) {
  return (
    // Wraps only for enlarged text, because the limit scales with it. Not positioned: its scrolling must not clip the
    // panels of the categories.
    <div className="@container max-sm:reading:hidden">
      <ScrollRow
        label={t("main-navigation")}
        className="px-[18px] *:h-[43px] *:shrink-0 max-sm:*:h-11 max-xl:px-2.5 max-sm:px-1.5 lg:@max-3xl:flex-wrap"
      >
        <PageLink href={homePath(locale)} className="tab-link">
          <Sign icon={House} />
          {t("home")}
        </PageLink>
        {categories.map(({ category, title, href }, index) => (
          <CategoryMenu
            key={category}
            locale={locale}
            category={category}
            title={title}
            href={href}
            ahead={!member && index === 0}
            icon={<Sign icon={categoryIcon[category]} />}
            text={{
              vendors: t("vendors-of", { kind: title }),
              all: t("all-of", { kind: title }),
              failed: t("vendors-failed"),
            }}
          />
        ))}
        {[...lists, ...ownLists].map(({ list, href, title }) => (
          <PageLink key={list} href={href} className="tab-link sm:hidden">
            <Sign icon={listIcon[list]} />
            {title}
          </PageLink>
        ))}
        <PageLink href={localePath(locale, "/promotions")} className="tab-link max-sm:hidden">
          {t("promotions")}
        </PageLink>
      </ScrollRow>
    </div>
  );
}

const Sign = ({ icon: Icon }: { icon: LucideIcon }) => <Icon aria-hidden size={16} className="sm:hidden" />;

import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { definePage } from "#app/_pages/define-page.tsx";
import { listFacts, pageMetadata } from "#app/_pages/page-metadata.ts";
import { StructuredData } from "#components/layout/structured-data.tsx";
import { gridClass } from "#components/lobby/list/game-grid-class.ts";
import { ListPageHead, listPageClass } from "#components/lobby/list/list-page-head.tsx";
import { VendorCard } from "#components/lobby/tiles/vendor-card.tsx";
import { buttonClass } from "#components/ui/button.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { type GameCentreName, gameCentres } from "#lib/contracts/games/game-lists.ts";
import { playQuery } from "#lib/contracts/games/list-paths.ts";
import { type PageGuard, pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import { translatorFor } from "#lib/i18n/translator.ts";
import { readVendors } from "#lib/modules/games/index.ts";
import { pageLocale } from "#lib/portal/pages/admit-page.ts";

/** Covers visible at first on most screens, loaded eagerly. */
const eagerCards = 4;

export function centreMetadata(name: GameCentreName) {
  return async ({ params }: { params: Promise<{ locale: string }> }): Promise<Metadata> => {
    const locale = pageLocale((await params).locale);
    const t = await translatorFor(locale, "lobby");
    const title = t(`lists.${name}`);
    return pageMetadata(locale, `/${name}`, { title, description: t("centre.description", { kind: title }) });
  };
}

/**
 * LOBBY-07: shows the vendors of a category as cards; each card launches the vendor's own lobby. An address with a
 * vendor launches it directly, for links from home, menus and search (LOBBY-05).
 */
export function defineCentrePage(name: GameCentreName, guard: PageGuard = pages[name]) {
  return definePage(guard, async (page) => {
    const { context, locale, searchParams } = page;
    const [t, { data }] = await Promise.all([translatorFor(locale, "lobby"), readVendors(context)]);
    const category = gameCentres[name];
    const vendors = Object.values(data.lanes.find((entry) => entry.category === category)?.cards ?? {});
    const named = vendors.find(({ vendorCode }) => vendorCode === searchParams.vassalage);
    if (named?.gameId) {
      const play = named.state === "ready" ? `?${playQuery}=1` : "";
      redirect(localePath(locale, `/game/${named.gameId}${play}`));
    }
    return (
      <div className={listPageClass}>
        <StructuredData facts={await listFacts(page, { name: t(`lists.${name}`), path: `/${name}` })} />
        <ListPageHead title={t(`lists.${name}`)} note={t("centre.providers", { count: vendors.length })} />
        {vendors.length > 0 ? (
          <ul className={gridClass}>
            {vendors.map((vendor, index) => (
              <li key={vendor.vendorCode}>
                <VendorCard
                  vendor={vendor}
                  artClass={category}
                  note={t("centre.games", { count: vendor.games })}
                  eager={index < eagerCards}
                />
              </li>
            ))}
          </ul>
        ) : (
          <State
            drawing="games"
            title={t("centre.empty-title")}
            text={t("centre.empty-text")}
            action={
              <PageLink href={localePath(locale, "/rng")} className={buttonClass({ tone: "gold" })}>
                {t("centre.all-games")}
              </PageLink>
            }
          />
        )}
      </div>
    );
  });
}

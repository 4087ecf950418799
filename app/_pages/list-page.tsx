import type { Metadata } from "next";
import type { ReactNode } from "react";
import { definePage } from "#app/_pages/define-page.tsx";
import { filterGroups, sortGroup } from "#app/_pages/list-options.ts";
import { listFacts, pageMetadata } from "#app/_pages/page-metadata.ts";
import { countListed, readListPages } from "#app/_pages/read-list-pages.ts";
import { StructuredData } from "#components/layout/structured-data.tsx";
import { GameGrid } from "#components/lobby/list/game-grid.tsx";
import { ListFilters } from "#components/lobby/list/list-filters.tsx";
import { ListKinds } from "#components/lobby/list/list-kinds.tsx";
import { ListPageHead, listPageClass } from "#components/lobby/list/list-page-head.tsx";
import { type ListWire, listAddress, listQueryOf } from "#components/lobby/list/list-query.ts";
import { buttonClass } from "#components/ui/button.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { State } from "#components/ui/state.tsx";
import { wireOfCategory } from "#lib/contracts/games/categories.ts";
import { type GameListName, type GameListScope, gameLists, wireOfScope } from "#lib/contracts/games/game-lists.ts";
import { pages } from "#lib/contracts/pages.ts";
import { localePath } from "#lib/i18n/locale-path.ts";
import type { Locale } from "#lib/i18n/locales.ts";
import { type Translate, translatorFor } from "#lib/i18n/translator.ts";
import { nearly } from "#lib/kernel/nearly.ts";
import { readVendors } from "#lib/modules/games/index.ts";
import { pageLocale, pageVisitor } from "#lib/portal/pages/admit-page.ts";
import { serviceUnavailable } from "#lib/portal/pages/service-unavailable.ts";

/** NAV-04: in-house games are a vendor of the slots. */
const inHouse = "INHOUSE";

interface ListProps {
  params: Promise<{ locale: string }>;
  searchParams: Promise<SearchParams>;
}

export function listMetadata(name: GameListName) {
  return async ({ params, searchParams }: ListProps): Promise<Metadata> => {
    const locale = pageLocale((await params).locale);
    const asked = viewOfList(name, await searchParams);
    const { vassalage, ...filters } = asked.wire;
    const [t, vendor] = await Promise.all([
      translatorFor(locale, "lobby"),
      vassalage && vendorName(locale, vassalage).catch(serviceUnavailable),
    ]);
    const kind = t(`lists.${asked.list}`);
    const title = vendor ? t("list.of-vendor", { kind, vendor }) : kind;
    return pageMetadata(locale, listAddress(`/${asked.list}`, asked.wire, { page: asked.page }), {
      title,
      description: t("list.description", { kind: title }),
      // Search engines list the lists of one vendor by its name; other filters are views of the same games.
      listed: Object.keys(filters).length === 0 && Boolean(vassalage) === Boolean(vendor),
    });
  };
}

async function vendorName(locale: string, code: string): Promise<string | null> {
  const { context } = await pageVisitor(locale);
  const { data } = await readVendors(context);
  return data.lanes.flatMap(({ cards }) => cards[code]?.displayName ?? [])[0] ?? null;
}

type SearchParams = Record<string, string | string[] | undefined>;

/** Returns the list that a URL shows: the in-house games have their own list, under both of their addresses. */
function viewOfList(name: GameListName, given: SearchParams) {
  const { vassalage, ...rest } = given;
  const asInHouse = name === "rng" && vassalage === inHouse;
  const list: GameListName = asInHouse ? "bgs" : name;
  return { list, ...listQueryOf(asInHouse ? rest : given) };
}

/** LOBBY-08: the games of one category. Filters, order and page are in the URL. */
export function defineListPage(name: GameListName) {
  return definePage(pages[name], async (page) => {
    const { context, locale, site, searchParams } = page;
    const { list, wire, page: pageNo, shown, ignored } = viewOfList(name, searchParams);
    const scope: GameListScope = gameLists[list];
    const ofList = wireOfScope(scope);
    const { sort: _, ...filters } = wire;
    const filtered = Object.keys(filters).length > 0;
    const [t, { data }, found, all] = await Promise.all([
      translatorFor(locale),
      readVendors(context),
      readListPages(context, { ...wire, ...ofList }, pageNo, shown),
      filtered ? countListed(context, ofList) : undefined,
    ]);
    const path = localePath(locale, `/${list}`);
    const number = (count: number) => count.toLocaleString(`${locale}-u-nu-latn`);
    const title = t(`lobby.lists.${list}`);
    const total = all ?? found.total;
    const here = listAddress(path, wire, { page: pageNo });
    return (
      <div className={listPageClass}>
        <StructuredData facts={await listFacts(page, { name: title, path: `/${list}` })} />
        <ListPageHead title={title} note={gamesNote(t, total, number)}>
          <ListKinds label={t("lobby.list.show")} links={kindLinks({ path, wire, locale, t, scope })} />
        </ListPageHead>
        <ListFilters
          {...{ path, wire, t, number }}
          scope={ofList}
          groups={filterGroups({ categories: data.lanes, scope, wire, t, locale, currency: site.currency })}
          sort={sortGroup(t)}
          count={t(`lobby.list.${filtered ? "count-of" : "count-all"}`, { shown: number(found.total), count: total })}
        />
        {ignored && <Notice>{t("lobby.list.ignored")}</Notice>}
        {pageNo > 1 && (
          <PageLink href={listAddress(path, wire)} className={`${buttonClass({ size: "sm" })} justify-self-start`}>
            {t("lobby.list.first-page")}
          </PageLink>
        )}
        {found.games.length > 0 ? (
          <GameGrid
            key={here}
            first={{ games: found.games, next: found.next }}
            source={{ list: "games", wire: { ...wire, ...ofList } }}
            address={here}
            shown={shown}
            moreHref={found.next && listAddress(path, wire, { page: pageNo + shown })}
            label={title}
            total={found.total}
          />
        ) : (
          <NothingFound {...{ t, path, locale, wire }} beyond={found.total > 0} />
        )}
      </div>
    );
  });
}

/** LOBBY-22: "Nearly 10,000 games" for a list that is just short of it; the result line has the exact number. */
function gamesNote(t: Translate, count: number, number: (count: number) => string): string {
  const round = nearly(count);
  return round === null ? t("lobby.list.count", { count }) : t("lobby.list.count-nearly", { count: number(round) });
}

interface KindFacts {
  path: string;
  wire: ListWire;
  locale: Locale;
  t: Translate;
  scope: GameListScope;
}

/** Returns the views of a list: all, hot and new games, and the member's own of the category. */
function kindLinks({ path, wire, locale, t, scope }: KindFacts) {
  const views = [
    ["all", undefined],
    ["hot", "HOT"],
    ["new", "NEW"],
  ] as const;
  const own = (name: "favorite" | "recent") => ({
    href: `${localePath(locale, `/${name}`)}${scope.category ? `?gameType=${wireOfCategory(scope.category)}` : ""}`,
    label: t(`lobby.list.own-${name}`),
  });
  return [
    ...("selectType" in scope ? [] : views).map(([key, selectType]) => ({
      href: listAddress(path, wire, { selectType }),
      label: t(`lobby.list.${key}`),
      on: wire.selectType === selectType,
    })),
    own("favorite"),
    own("recent"),
  ];
}

interface NothingFoundProps {
  t: Translate;
  path: string;
  locale: Locale;
  wire: ListWire;
  /** True when the URL asks for a page past the last one. */
  beyond: boolean;
}

function NothingFound({ t, path, locale, wire: { keyword }, beyond }: NothingFoundProps): ReactNode {
  const key = beyond ? "beyond" : keyword ? "not-found" : "empty";
  return (
    <State
      drawing={key === "not-found" ? "search" : "games"}
      title={<bdi>{t(`lobby.list.${key}-title`, { keyword: keyword ?? "" })}</bdi>}
      text={t(`lobby.list.${key}-text`)}
      action={
        <span className="flex flex-wrap justify-center gap-2.5">
          {key === "not-found" && (
            <PageLink
              href={`${localePath(locale, "/search")}?${new URLSearchParams({ keyword: keyword ?? "" })}`}
              className={buttonClass()}
            >
              {t("lobby.list.search-all")}
            </PageLink>
          )}
          <PageLink href={path} className={buttonClass({ tone: "gold" })}>
            {t("lobby.list.clear")}
          </PageLink>
        </span>
      }
    />
  );
}
